"""Chickwood Forest: the advice on reflection."""

from __future__ import annotations

import itertools

import pytest

from advised import advice_about
from chickwood_forest.forest import GAME, cleared, lay_cubes, lay_row, lay_villages, own, scouting
from merrymen.bots.greedy import Greedy
from merrymen.games.chickwood_forest.rules.counsel import FORTUNES, counsel, left_over, raid_odds
from merrymen.games.chickwood_forest.rules.dealing import castle_count
from merrymen.games.chickwood_forest.state import DO_ALMS, DO_PLACE, DO_RAID, PHASES, SPACES
from merrymen.match import Match

OWN, THEIRS = 1, 0  # whose the last cube is


def likely(to_come: int, lead: int, last: int, players: int = 2) -> float:
    return float(FORTUNES[players - 2, to_come, lead + SPACES, last])


def test_who_ends_before_whom_in_a_village() -> None:
    """CF-F8: the most cubes, of equals the last; every cube to come is anybody's."""
    assert likely(0, 1, THEIRS) == likely(0, 0, OWN) == 1.0
    assert likely(0, 0, THEIRS) == likely(0, -1, OWN) == 0.0
    assert likely(1, 1, THEIRS) == likely(1, 0, OWN) == likely(1, -1, OWN) == 0.5
    assert likely(2, 1, OWN) == 0.75, "only two of theirs are enough"
    assert likely(1, 1, OWN, players=3) == pytest.approx(2 / 3), (
        "a third seat's cube changes nothing"
    )
    for to_come, lead in itertools.product(range(SPACES + 1), range(-SPACES, SPACES + 1)):
        for players in (2, 3, 4, 5):
            both = likely(to_come, lead, OWN, players) + likely(to_come, -lead, THEIRS, players)
            assert both == pytest.approx(1.0)


def giving_one(grid: str) -> tuple[Match, list[int]]:
    """The first of two raiders is about to give one cube; no loot card is left to bring more."""
    match = cleared(2, [1, 2])
    cells = list(lay_villages(match, grid).values())
    lay_row(match, 3, [("benefactor-1", 1, "up")])
    return match, cells


def test_a_cube_goes_where_it_decides() -> None:
    """CF-F8: the last cube among equals takes the village; where one leads anyway it is wasted."""
    match, (won, open_to_both, *_) = giving_one("VVV/FFV/VVV")
    lay_cubes(match, won, [0, 0, 0])
    lay_cubes(match, open_to_both, [0, 1])
    match.apply(DO_RAID + 3)
    about = advice_about(match.hidden(0))
    assert about[DO_ALMS + open_to_both] > about[DO_ALMS + won]


def test_a_village_is_not_decided_before_it_is_full() -> None:
    """CF-D1, CF-F8: behind by two cubes one only gains by those that are still to come."""
    match, (behind, *_) = giving_one("VVV/FFV/VVV")
    lay_cubes(match, behind, [1, 1, 1])
    match.apply(DO_RAID + 3)
    promises = []
    for cards_left in (0, 12, 24):
        match.plain.deck_left = cards_left
        promises.append(counsel(match.position, match.edition.cards, DO_ALMS + behind))
    assert promises[0] == 0.0
    assert min(promises[1:]) > 0.0


def test_the_raiders_share_the_castles() -> None:
    """CF-B1: each takes one that is still there, and likelier the one that it likes best."""
    match = cleared(3, [1, 2, 3])
    lay_row(match, 4, [("chest-gold", 1, "up"), ("chest-gold", 1, "up")])
    there = (1.0, 1.0, 1.0, 1.0, 1.0, 1.0)
    castles = castle_count(3)
    for raider in range(3):
        odds = raid_odds(match.position, raider, there)
        assert sum(odds) == pytest.approx(1.0)
        assert min(odds) >= 0.0
        assert sum(odds[castles:]) == 0.0, "castles that are not in the game"
        assert raider > 0 or max(odds) == odds[4 - 1]
        assert raider == 0 or odds[4 - 1] < 0.5, "it was raided before"
        there = left_over(there, odds)
    assert sum(there[:castles]) == pytest.approx(castles - 3, abs=0.1)


def test_a_treasure_is_not_laid_where_the_first_raider_goes_anyway() -> None:
    """CF-A1, CF-B1: whoever raids last lays it where it may still lie when the turn comes."""
    match = scouting(2, [1, 2], [["key"], ["ring"]])
    own(match, 1, ring=1)
    lay_row(match, 3, [("chest-gold", 0, "up"), ("chest-gold", 0, "up")])
    while match.plain.phase != PHASES.index("place") or match.to_move != 1:
        match.apply(match.legal()[0])
    about = advice_about(match.hidden(1))
    assert set(about) == {DO_PLACE + castle for castle in (1, 2, 3)}
    assert about[DO_PLACE + 3] == min(about.values())


def test_reflection_wins() -> None:
    """Two seats, sixty games: who takes what looks best on reflection beats who does not."""
    won = 0.0
    for seed in range(30):
        for thinker in (0, 1):
            match, greedy = GAME.new(2, seed=seed), Greedy(seed=seed)
            while (seat := match.to_move) is not None:
                hidden = match.hidden(seat)
                about = advice_about(hidden) if seat == thinker else {}
                choice = max(about, key=lambda action: about[action]) if about else None
                match.apply(greedy.choose(hidden, seat) if choice is None else choice)
            won += (thinker in match.winners()) / len(match.winners())
    assert won >= 0.65 * 60
