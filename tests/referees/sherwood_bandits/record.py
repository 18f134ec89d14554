"""The referee's own state, written as the record of Sherwood Bandits names it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from merrymen.games.sherwood_bandits.state import KINDS, SEATS, SECTIONS, SPACES, TILE_KINDS
from referees.sherwood_bandits.ambush import number_of
from referees.sherwood_bandits.table import Section, Space

if TYPE_CHECKING:
    from referees.sherwood_bandits.referee import Referee


def filled(values: list[Any], length: int, empty: Any) -> list[Any]:
    return values + [empty] * (length - len(values))


def bits(members: set[int]) -> int:
    return sum(1 << member for member in members)


def counts(tiles: Counter[int], kinds: int = KINDS) -> list[int]:
    return [tiles[kind] for kind in range(kinds)]


def face_down(tiles: Counter[int]) -> int:
    return sum(counts(tiles, TILE_KINDS))


def written(r: Referee) -> dict[str, Any]:
    own = {**_of_the_game(r), **_of_gangs(r), **_of_wagons(r), **_on_spaces(r), **_of_loot(r)}
    if not r.revealed:
        own["peeked"] = filled([bits(wagons) for wagons in r.peeked], SEATS, 0)
    return own


def _of_the_game(r: Referee) -> dict[str, Any]:
    over = r.asks == "over"
    return {
        "players": r.players,
        "open_loot": int(r.options["open_loot"]),
        "own_chest": int(r.options["own_chest"]),
        "round_number": r.round,
        "start": r.start,
        "phase": r.asks,
        "seat": -1 if over else r.seat,
        "face_up": [companion.face_up for companion in r.companions],
        "companion_deck": [bits(companion.deck) for companion in r.companions],
        "deck": bits(r.deck),
        "top_back": r.top_back,
        "revealed": int(r.revealed),
        "target": -1 if r.target is None else r.target,
        "second_bandit": int(r.second_bandit),
        "chosen": -1 if r.chosen is None else number_of(r.chosen),
        # Whose turn it is to be served, counted clockwise.
        "served": (r.to_serve[0] - r.seat) % len(r.gangs) if r.to_serve else 0,
        "lot": r.lot,
    }


def _of_gangs(r: Referee) -> dict[str, Any]:
    columns = [[gang.column[value] for value in range(1, 7)] for gang in r.gangs]
    return {
        "victory_points": filled([gang.points for gang in r.gangs], SEATS, 0),
        "leader": filled([gang.leader for gang in r.gangs], SEATS, "free"),
        "bandits_left": filled([gang.bandits for gang in r.gangs], SEATS, 0),
        "drawbridge": filled(columns, SEATS, [0] * 6),
        "pickpocket": filled(list(r.pickpockets), 3, -1),
    }


def _of_wagons(r: Referee) -> dict[str, Any]:
    s = r.sections
    defences = [r.defence(n) if r.revealed else 0 for n in range(len(s))]
    return {
        "wagon": filled([section.wagon for section in s], SECTIONS, -1),
        "back": filled([r.wagons[section.wagon].back for section in s], SECTIONS, "none"),
        "token": filled([section.token for section in s], SECTIONS, 0),
        "token_by": filled([section.token_by for section in s], SECTIONS, -1),
        "scouted": filled([int(section.scouted) for section in s], SECTIONS, 0),
        "outcome": filled([section.outcome for section in s], SECTIONS, "waiting"),
        "counting": filled([section.counting for section in s], SECTIONS, 0),
        "defence": filled(defences, SECTIONS, 0),
    }


def _pair(values: list[int], empty: int) -> list[int]:
    return filled(values, 2, empty)


def _gangs_on(space: Space) -> list[int]:
    """A weasel's die stands for its gang."""
    if space.weasel:
        return [space.dice[0].gang]
    return [bandit.gang for bandit in space.bandits]


def _on_spaces(r: Referee) -> dict[str, Any]:
    empty = Section(-1)
    rows = [section.spaces for section in filled(list(r.sections), SECTIONS, empty)]
    assert all(len(row) == SPACES for row in rows)
    return {
        "bandit": [[_pair(_gangs_on(space), -1) for space in row] for row in rows],
        "lies": [[int(any(b.lies for b in space.bandits[:1])) for space in row] for row in rows],
        "weasel": [[int(space.weasel) for space in row] for row in rows],
        "die": [[_pair([die.value for die in space.dice], 0) for space in row] for row in rows],
        "crossed": [
            [_pair([int(die.crossed) for die in space.dice], 0) for space in row] for row in rows
        ],
    }


def _of_loot(r: Referee) -> dict[str, Any]:
    place, count = r.keepers[0] if r.keepers else (0, 0)
    return {
        "supply": counts(r.supply),
        "supply_size": r.tiles_left(),
        "loot": filled([counts(gang.loot) for gang in r.gangs], SEATS, [0] * KINDS),
        "loot_size": filled([face_down(gang.loot) for gang in r.gangs], SEATS, 0),
        "chest": filled([counts(gang.chest) for gang in r.gangs], SEATS, [0] * KINDS),
        "chest_size": filled([face_down(gang.chest) for gang in r.gangs], SEATS, 0),
        "pile": counts(r.pile, TILE_KINDS),
        "pile_size": r.pile.total(),
        "pile_seen": bits(r.pile_seen),
        "keeping_space": place,
        "to_keep": count,
        "to_pay": r.to_pay,
        "drawn": r.drawn,
    }
