"""What the stored games are there to show."""

from __future__ import annotations

import itertools
import pathlib
from collections.abc import Iterator

from castle_combo.laying import DECK, DISCARDS
from merrymen import chronicle
from merrymen.match import Match

STORED = pathlib.Path(__file__).parent.parent / "fixtures" / "castle_combo"


def positions(name: str) -> Iterator[Match]:
    for match in chronicle.load(STORED / f"{name}.json").replay():
        yield match.copy()


def test_one_game_of_each_size() -> None:
    sizes = {chronicle.load(path).players for path in STORED.glob("*.json")}
    assert sizes == {2, 3, 4, 5}


def test_a_tie_decided_by_gold() -> None:
    """CC-E3: two have the most points, and one of them more gold that is not stored."""
    *_, last = positions("3-players-tie-decided-by-gold")
    best = [seat for seat in range(3) if last.scores()[seat] == max(last.scores())]
    gold = {seat: last.plain.gold[seat] for seat in best}
    assert len(best) == 2
    assert last.winners() == [max(best, key=lambda seat: gold[seat])]
    assert len(set(gold.values())) == 2


def test_a_shared_victory() -> None:
    """CC-E3: equal points and equal unstored gold."""
    *_, last = positions("2-players-shared-victory")
    assert last.winners() == [0, 1]
    assert len(set(last.scores())) == 1
    assert last.plain.gold[0] == last.plain.gold[1]


def test_the_castle_closes() -> None:
    """CC-T8: 37 castle cards are taken, two leave the game, the village goes on alone."""
    game = list(positions("5-players-castle-closes"))
    first = next(match for match in game if match.plain.closed[0])
    assert first.to_move is not None
    lying = [card for seat in first.plain.tableau.tolist() for card in seat if card >= 0]
    assert sum(card < 39 for card in lying) == 37
    assert first.plain.row[0].tolist() == [-1, -1, -1]
    later = [match for match in game if match.plain.closed[0]]
    assert {match.plain.messenger for match in later} == {1}
    assert not any(0 in match.legal() for match in later)


def test_discards_are_shuffled() -> None:
    """CC-T8: the discards of a deck that ran out come back into it."""
    game = list(positions("5-players-discards-shuffled"))
    back = [
        (before, after) for before, after in itertools.pairwise(game) if came_back(before, after)
    ]
    assert back
    for before, after in back:
        location = came_back(before, after)[0] // 39
        discards = after.plain.place.tolist()[39 * location : 39 * location + 39].count(DISCARDS)
        assert discards == 0


def came_back(before: Match, after: Match) -> list[int]:
    old, new = before.plain.place.tolist(), after.plain.place.tolist()
    return [card for card in range(78) if old[card] == DISCARDS and new[card] == DECK]
