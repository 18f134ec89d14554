"""Games that random play hardly reaches: the deck runs out, a location closes."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from castle_combo.laying import DECK, DISCARDS, GAME
from merrymen import properties
from merrymen.match import Match

MOVE, RENEW, BUY, FACE_DOWN = 0, 1, 2, 5


def stubborn(match: Match, location: int, seed: int) -> Iterator[tuple[Match, int]]:
    """Random play in which everybody wants cards of one location."""
    chance = random.Random(seed)
    while match.to_move is not None:
        legal, s = match.legal(), match.plain
        wanted = legal
        if s.phase == 0 and s.messenger == location:
            wanted = [action for action in legal if action >= FACE_DOWN or action == RENEW]
        elif s.phase == 0 and MOVE in legal:
            wanted = [MOVE]
        action = chance.choice(wanted)
        yield match, action
        match.apply(action)


@pytest.mark.parametrize("location", [0, 1])
@pytest.mark.parametrize("seed", range(4))
def test_a_location_closes_in_play(location: int, seed: int) -> None:
    """CC-T8: with five players 37 cards of one location are taken; all properties hold on."""
    match = GAME.new(5, seed=seed)
    closed_at = None
    for number, (position, action) in enumerate(stubborn(match, location, seed)):
        assert properties.stuck(position) == []
        assert properties.misplaced(position) == []
        assert properties.leaks(position, number) == []
        assert properties.silent_reveals(position, action, number) == []
        if number % 6 == 0:
            assert properties.views_leak(position, number) == []
            assert properties.lost_in_writing(position) == []
            assert properties.unspoken(position, action) == []
        if position.plain.closed[location] and closed_at is None:
            closed_at = sum(card // 39 == location for card in taken(position))
    assert closed_at == 37
    assert match.plain.closed[1 - location] == 0
    assert match.plain.taken.tolist() == [9] * 5
    assert properties.misplaced(match) == []


def taken(match: Match) -> list[int]:
    return [card for seat in match.plain.tableau.tolist() for card in seat if card >= 0]


def test_a_location_never_closes_with_fewer_players() -> None:
    """CC-T8: four players take 36 cards at most."""
    match = GAME.new(4, seed=3)
    for position, _ in stubborn(match, 0, 3):
        assert position.plain.closed.tolist() == [0, 0]
    assert sum(card < 39 for card in taken(match)) == 36


def test_random_play_shuffles_discards() -> None:
    """CC-T8: random games of five players empty a deck and go on with its discards."""
    shuffles = 0
    for seed in range(30):
        match, chance = GAME.new(5, seed=seed), random.Random(seed)
        while match.to_move is not None:
            before = match.plain.place.tolist()
            match.apply(chance.choice(match.legal()))
            after = match.plain.place.tolist()
            shuffles += any(
                old == DISCARDS and new == DECK for old, new in zip(before, after, strict=True)
            )
    assert shuffles > 10
