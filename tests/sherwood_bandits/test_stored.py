"""Sherwood Bandits: what the stored games are there to show."""

from __future__ import annotations

import pathlib
from collections import Counter

from merrymen import chronicle
from merrymen.games.sherwood_bandits import state as g
from merrymen.games.sherwood_bandits.rules import scoring
from merrymen.match import Match

STORED = pathlib.Path(__file__).parents[1] / "fixtures" / "sherwood_bandits"


def last_of(name: str) -> Match:
    *_, last = chronicle.load(STORED / f"{name}.json").replay()
    return last


def tiles(match: Match) -> list[int]:
    return [int(scoring.tile_count(match.position, seat)) for seat in range(match.players)]


def test_every_number_of_players() -> None:
    """SB-V1, SB-S1: whole games of four rounds."""
    for players in (2, 3, 4):
        last = last_of(f"{players}-players")
        assert last.players == players
        assert last.plain.round_number == g.ROUNDS
        assert len(last.winners()) == 1


def test_options_are_stored() -> None:
    """SB-H6: a game with open loot, and one with closed chests as well."""
    assert last_of("3-players-open-loot").options == {"open_loot": True, "own_chest": True}
    assert last_of("4-players-open-loot").options == {"open_loot": True, "own_chest": False}


def test_a_tie_decided_by_tiles() -> None:
    """SB-F3: as many points, fewer tiles."""
    last = last_of("tie-by-tiles")
    best = max(last.scores())
    tied = [seat for seat, score in enumerate(last.scores()) if score == best]
    assert len(tied) > 1
    fewest = min(tiles(last)[seat] for seat in tied)
    assert [seat for seat in tied if tiles(last)[seat] == fewest] == last.winners()
    assert last.plain.lot == -1


def test_a_tie_decided_by_a_roll() -> None:
    """SB-F3: points and tiles are alike; one of the two wins."""
    last = last_of("tie-by-roll")
    best = max(last.scores())
    tied = [seat for seat, score in enumerate(last.scores()) if score == best]
    assert len({tiles(last)[seat] for seat in tied}) < len(tied)
    assert last.winners() == [last.plain.lot]
    assert last.plain.lot in tied


def test_will_scarlet_wins() -> None:
    """SB-V7: more than each player, so nobody has won."""
    last = last_of("will-scarlet-wins")
    assert scoring.final_points(last.position, g.WILL) > max(last.scores())
    assert last.winners() == []


def test_the_stored_games_show_most_of_the_game() -> None:
    """SB-A3, SB-A6, SB-R3, SB-H2: every companion is called somewhere in the stored games."""
    places: Counter[int] = Counter()
    for path in STORED.glob("*.json"):
        for match in chronicle.load(path).replay():
            places.update(set(match.plain.leader.tolist()))
    assert all(places[1 + companion] for companion in range(4))
    assert places[g.JAIL]
