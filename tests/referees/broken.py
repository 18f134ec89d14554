"""Rules broken on purpose, one clause each: a referee who plays so must be found out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from merrymen.games.chickwood_forest.state import DO_LOCK, DO_RAID, PASS
from referees.chickwood_forest import referee as forest_referee
from referees.chickwood_forest import rounds, setup
from referees.chickwood_forest import table as forest
from referees.chickwood_forest.referee import Referee as Forest
from referees.sherwood_bandits import scoring
from referees.sherwood_bandits import table as road
from referees.sherwood_bandits.referee import Referee as Bandits

Break = Callable[[pytest.MonkeyPatch], None]


def put(owner: Any, name: str, value: Any) -> Break:
    return lambda patch: patch.setattr(owner, name, value)


def then(owner: Any, name: str, change: Callable[..., Any]) -> Break:
    """What the function gives back, changed; `change` gets it and the arguments."""
    whole = getattr(owner, name)
    return put(owner, name, lambda *words, **more: change(whole(*words, **more), *words))


def before(owner: Any, name: str, change: Callable[..., None]) -> Break:
    """Something else is done first; `change` gets the arguments."""
    whole = getattr(owner, name)

    def both(*words: Any) -> Any:
        change(*words)
        return whole(*words)

    return put(owner, name, both)


# Chickwood Forest


def _diagonal(place: forest.Place) -> list[forest.Place]:
    row, column = place
    steps = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if (a, b) != (0, 0)]
    return [(row + a, column + b) for a, b in steps]


def _busts_of_the_first_kind(loot: Counter[str]) -> Counter[str]:
    left = Counter(loot)
    most = max(forest.CHESTS, key=lambda kind: left[kind])
    left[most] = max(0, left[most] - loot["bust"])
    return left


def _earlier_first(village: forest.Village) -> list[int]:
    present = sorted(set(village.cubes))
    return sorted(present, key=lambda s: (-village.cubes.count(s), village.cubes.index(s)))


def _turned_up(referee: Forest) -> None:
    for cards in referee.front.values():
        for card in cards:
            card.face_up = True


def _more_cubes(referee: Forest, castle: int) -> None:
    player = referee.players[referee.turn]
    player.cubes = max(player.cubes, 1)


def _maids(points: dict[str, int], player: forest.Player, *_: Any) -> dict[str, int]:
    return {**points, "maid": points["maid"] * player.loot["maid"]}


def _pairs_too(points: dict[str, int], player: forest.Player, *_: Any) -> dict[str, int]:
    return {**points, "garments": 5 * sum(1 for k in forest.GARMENTS if player.loot[k])}


def _all_rows(village: forest.Village) -> list[int]:
    return sorted((glory for _, glory in village.rows), reverse=True)


def _another_key(referee: Forest, action: int) -> None:
    if action == DO_LOCK:
        referee.players[referee.seat].loot["key"] += 1


def _another_henchman(referee: Forest, action: int) -> None:
    if action != PASS:
        referee.players[referee.seat].loot["henchman"] += 1


CHICKWOOD: dict[str, Break] = {
    "CF-A1 the banner is read from the right": then(setup, "banner", lambda b, *_: b[::-1]),
    "CF-A2 castle 2 has no limit": put(rounds, "MOST", {1: 2}),
    "CF-B1 a castle without loot is spared": then(
        Forest,
        "castles_to_raid",
        lambda found, r: {a for a in found if r.front[a - DO_RAID]} or found,
    ),
    "CF-D1 lines go diagonally": put(rounds, "beside", _diagonal),
    "CF-D2 a village is entered twice": before(Forest, "put_cube", lambda r, place: r.line.clear()),
    "CF-D3 there is always one more cube": before(Forest, "raid", _more_cubes),
    "CF-E1 what is left is shown": before(Forest, "end_round", _turned_up),
    "CF-F1 busts do not look again": put(forest, "after_busts", _busts_of_the_first_kind),
    "CF-F3 pairs of garments count": then(forest_referee, "score", _pairs_too),
    "CF-F5 every maid counts": then(forest_referee, "score", _maids),
    "CF-F8 the earlier cube wins": put(forest.Village, "ranking", _earlier_first),
    "CF-F8 all rows are unlocked": put(forest.Village, "unlocked", _all_rows),
    "CF-L1 no henchman goes out": then(
        setup,
        "loot_of",
        lambda cards, tables, players, legend: cards + Counter({"henchman": int(legend)}),
    ),
    "CF-L2 the owner looks every time": then(
        Forest, "unknown_castles", lambda found, r, seat: [c for c in r.front if r.front[c]]
    ),
    "CF-L3 the key stays": before(Forest, "answer", _another_key),
    "CF-L4 who gives a henchman keeps one": before(Forest, "give_henchman", _another_henchman),
}


# Sherwood Bandits


def _old_partners(found: list[road.Spot] | None, r: Bandits, *_: Any) -> list[road.Spot] | None:
    if not found:
        return found
    return [spot for spot in found if not r.space(spot).bandits[0].lies] or None


def _uncrossed(r: Bandits, *_: Any) -> None:
    for die in r.dice().values():
        die.crossed = False


def _gap_at_the_left(r: Bandits) -> None:
    """Only gaps between bandits close."""
    for section in r.sections:
        taken = [n for n, space in enumerate(section.spaces) if space.bandits]
        lead = section.spaces[: taken[0]] if taken else []
        rest = sorted(section.spaces[len(lead) :], key=lambda space: not space.bandits)
        section.spaces = lead + rest


def _on_cards_too(r: Bandits, gang: int) -> None:
    r.gangs[gang].leader = "jail"


def _highest(gang: road.Gang, count: int) -> list[int]:
    return sorted(gang.column.elements(), reverse=True)[:count]


def _a_point(r: Bandits, gang: int) -> None:
    r.gangs[gang].points = max(0, r.gangs[gang].points - 1)


def _stronger_beer(r: Bandits, value: int) -> None:
    column = r.gangs[r.to_serve.pop(0)].column
    column[value] -= 1
    column[value + 2] += 1


def _in_jail_for_long(r: Bandits) -> None:
    for gang in r.gangs:
        if gang.leader == "jail":
            gang.leader = "jailed"


def _twice(sheet: dict[str, int], chest: Counter[int]) -> dict[str, int]:
    trios = [min(chest[c], chest[4 + c], chest[8 + c]) for c in range(4)]
    return {**sheet, "trios": 4 * sum(trios)}


BANDITS: dict[str, Break] = {
    "SB-A4 a leading gap stays": put(Bandits, "close_gaps", _gap_at_the_left),
    "SB-A5 an empty deck stays empty": put(
        road.Companion, "_replaced", staticmethod(lambda up, deck: [(c, deck - {c}) for c in deck])
    ),
    "SB-F2 tiles are used twice": then(scoring, "best_sets", _twice),
    "SB-G1 leaders are used again": put(Bandits, "use_leader", lambda r, companion: None),
    "SB-H3 jailed leaders stay": before(Bandits, "begin_bribes", _in_jail_for_long),
    "SB-H4 a bribe takes the highest die": put(road.Gang, "lowest", _highest),
    "SB-H5 ten is too much": then(
        road.Gang, "column_total", lambda total, gang: 11 if total == 10 else total
    ),
    "SB-H5 jail costs a point in every round": put(Bandits, "punish", _a_point),
    "SB-J1 who lies is no partner": then(Bandits, "partners", _old_partners),
    "SB-J3 who was there gets the tile": put(
        road.Space, "looter", lambda space: space.dice[0].gang
    ),
    "SB-J3 who moved in gets the points": put(
        road.Space, "owner", lambda space: space.dice[-1].gang
    ),
    "SB-R-5 dice are turned again": before(Bandits, "turned_by", _uncrossed),
    "SB-R4 all dice count": put(
        Bandits,
        "counting_spaces",
        lambda r, section: [n for n in (3, 2, 1, 0) if section.spaces[n].dice],
    ),
    "SB-R5 who lies gets no more": put(road.Space, "bonus", lambda space: 1),
    "SB-R6 the left keeps first": then(
        Bandits, "counting_spaces", lambda found, r, section: found[::-1]
    ),
    "SB-T4 beer has no limit": put(Bandits, "serve_die", _stronger_beer),
    "SB-V2 Will begins at the right": before(
        Bandits, "place_for_will", lambda r: r.lows.update(light=12, heavy=4)
    ),
    "SB-V7 Will never wins": put(scoring, "will_wins", lambda table: False),
    "SB-W1 escaped wagons still count": put(
        Bandits,
        "printed_elsewhere",
        lambda r, number: [
            r.defence(n)
            for n in range(len(r.sections))
            if n != number and r.kind(n) not in ("beer", "wayfarers", "feast")
        ],
    ),
    "SB-W5 leaders on cards are jailed": put(Bandits, "jail", _on_cards_too),
}
