"""Lockstep from rounds that are laid out by hand: what whole games seldom or never reach."""

from __future__ import annotations

import random
from typing import Any

import pytest

import merrymen
from merrymen.chronicle import Chronicle
from merrymen.games.sherwood_bandits.state import TILE_KINDS
from merrymen.match import Match
from referees import lockstep

BANDITS = merrymen.game("sherwood_bandits")
FOREST = merrymen.game("chickwood_forest")
SPECIAL = ("beer", "wayfarers", "war", "kings", "sheriffs", "feast")


def changed(match: Match, **fields: Any) -> Match:
    """The same position with other fields."""
    described = match.describe()
    described["position"].update(fields)
    return match.game.position(described)


def agree(match: Match, seed: int) -> None:
    module = lockstep.referee_of(match.game)
    way = lockstep.WAYS[seed % len(lockstep.WAYS)]
    chronicle = Chronicle.begin(match, seed)
    wrong = lockstep.play(match, chronicle, module, lockstep.chooser(way, module, seed))
    assert not wrong, (seed, way, [step.action for step in chronicle.steps], wrong)


def few_tiles(match: Match, left: int, chance: random.Random) -> Match:
    """The last round with so many tiles in the supply; the others lie in chests."""
    position = match.describe()["position"]
    supply, chest = position["supply"], position["chest"]
    gangs = max(3, match.players)
    while sum(supply[:TILE_KINDS]) > left:
        kind = chance.choice([k for k in range(TILE_KINDS) if supply[k]])
        supply[kind] -= 1
        chest[chance.randrange(gangs)][kind] += 1
    sizes = [sum(tiles[:TILE_KINDS]) for tiles in chest]
    return changed(
        match, round_number=4, supply=supply, supply_size=left, chest=chest, chest_size=sizes
    )


def road_of(match: Match, kinds: list[str]) -> Match:
    """These special wagons on the road, from the left."""
    position, wagons = match.describe()["position"], match.edition.tables.wagons
    on_road = [int(next(w.number for w in wagons if w.kind == kind)) - 1 for kind in kinds]
    on_road += [n for n in position["wagon"] if n >= 0 and n not in on_road]
    on_road = on_road[: max(3, match.players)]
    road = on_road + [-1] * (4 - len(on_road))
    deck = [n for n in range(len(wagons)) if n not in on_road]
    return changed(
        match,
        wagon=road,
        back=["none" if n < 0 else wagons[n].back for n in road],
        deck=sum(1 << n for n in deck),
        top_back=wagons[deck[0]].back,
    )


@pytest.mark.parametrize("players", BANDITS.players)
@pytest.mark.parametrize("left", [0, 1, 2, 3, 5, 8])
def test_few_tiles_are_left(players: int, left: int) -> None:
    """SB-R6, SB-H5, SB-T2, SB-V4: as many as there are, the right first; then points only."""
    for seed in range(3):
        kings = road_of(BANDITS.new(players, seed=seed), ["kings"])
        agree(few_tiles(kings, left, random.Random(seed)), seed)


@pytest.mark.parametrize("players", BANDITS.players)
@pytest.mark.parametrize("kind", SPECIAL)
def test_special_wagons_beside_each_other(players: int, kind: str) -> None:
    """SB-W1 to SB-W6: each with each."""
    others = [other for other in SPECIAL if other != kind]
    for seed, other in enumerate(others):
        third = [others[(seed + 1) % len(others)]] if seed % 2 else []
        agree(road_of(BANDITS.new(players, seed=seed), [kind, other, *third]), seed)


@pytest.mark.parametrize("players", FOREST.players)
@pytest.mark.parametrize("free", [0, 1, 2, 4])
def test_few_spaces_and_few_cubes_are_left(players: int, free: int) -> None:
    """CF-D1 to CF-D3, CF-F8: villages fill up, cubes run out, nothing can be placed."""
    for seed in range(3):
        chance = random.Random(seed)
        match = FOREST.new(players, seed=seed, legendary=bool(seed % 2))
        position, cards = match.describe()["position"], match.edition.tables.villages
        supply, cube = position["supply"], position["cube"]
        spaces = [
            c for c, n in enumerate(position["village"]) if n >= 0 for _ in range(cards[n].size)
        ]
        chance.shuffle(spaces)
        for cell in spaces[free:]:
            owners = [seat for seat in range(players) if supply[seat]]
            if owners:
                owner = chance.choice(owners)
                supply[owner] -= 1
                cube[cell][cube[cell].index(-1)] = owner
        cubes_in = [sum(1 for owner in row if owner >= 0) for row in cube]
        again = position["castles_taken"]  # everybody has raided the castle held
        for seat in range(players):
            again[seat][position["castle"][seat]] += 1
        late = changed(
            match,
            round_number=2,
            castles_taken=again,
            supply=supply,
            cube=cube,
            cubes_in=cubes_in,
        )
        agree(late, seed)
