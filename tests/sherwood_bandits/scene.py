"""Positions of Sherwood Bandits, laid out by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import merrymen
from merrymen.games.sherwood_bandits import state as g
from merrymen.games.sherwood_bandits.edition import kind_index
from merrymen.games.sherwood_bandits.rules import turns
from merrymen.match import Match

GAME = merrymen.game("sherwood_bandits")
COMPANIONS = (g.GOSSIP, g.INSIDER, g.SECOND_CHANCE, g.COME_ALONG)


def card(kind: str = "plain", defence: int = 0, companion: str | None = None) -> int:
    """A wagon of the edition by what its front shows."""
    for wagon in GAME.edition.tables.wagons:
        same_number = kind != "plain" or wagon.defence == defence
        if wagon.kind == kind and wagon.companion == companion and same_number:
            return int(wagon.number) - 1
    raise LookupError((kind, defence, companion))


def plain(defence: int) -> int:
    """Any plain wagon with that defence."""
    wagons = GAME.edition.tables.wagons
    return int(next(w.number for w in wagons if w.kind == "plain" and w.defence == defence)) - 1


def tile(name: str) -> int:
    """A kind of loot: "red ring", "coin" or "token"."""
    colour, _, item = name.rpartition(" ")
    return kind_index(item, colour or None)


def put_wagons(s: Any, wagons: Sequence[int]) -> None:
    """Wagons on the road, from the left; the rest is the deck."""
    record = GAME.edition.record[0]
    s.deck = (1 << g.WAGONS) - 1
    for section in range(g.SECTIONS):
        there = section < len(wagons)
        s.wagon[section] = wagons[section] if there else -1
        s.back[section] = int(record["back"][wagons[section]]) if there else -1
        if there:
            s.deck = s.deck & ~(1 << wagons[section])
    s.top_back = g.LIGHT


def put_bandits(s: Any, rows: Sequence[str]) -> None:
    """Bandits by section: "01.2" is gangs 0 and 1, an empty hideout, gang 2."""
    for section in range(g.SECTIONS):
        row = rows[section] if section < len(rows) else ""
        for space in range(g.SPACES):
            owner = row[space] if space < len(row) else "."
            s.bandit[section, space, 0] = -1 if owner == "." else int(owner)


def new(
    players: int = 3,
    wagons: Sequence[int] = (),
    companions: Sequence[int] = COMPANIONS,
    *,
    seed: int = 1,
    start: int = 0,
    **options: Any,
) -> Match:
    """The first decision of a game: who begins, with these wagons and companion cards."""
    match = GAME.new(players, seed=seed, **options)
    s = match.plain
    s.start, s.seat = start, start
    if wagons:
        put_wagons(s, wagons)
    for index, effect in enumerate(companions):
        s.face_up[index] = effect
        s.companion_deck[index] = 15 ^ 1 << effect
    return match


def go(match: Match) -> Match:
    """Let the game go on to the next decision."""
    turns.carry_on(match.position, match.edition.cards)
    return match


def placed(
    rows: Sequence[str],
    wagons: Sequence[int],
    companions: Sequence[int] = COMPANIONS,
    players: int = 3,
    **options: Any,
) -> Match:
    """All bandits are placed; the wagons have just been revealed."""
    match = new(players, wagons, companions, **options)
    put_bandits(match.plain, rows)
    for seat in range(players):
        match.plain.bandits_left[seat] = 0
    return go(match)


def raid(
    rows: Sequence[str],
    defences: Sequence[int],
    companions: Sequence[int] = COMPANIONS,
    players: int = 3,
    wagons: Sequence[int] = (),
    **options: Any,
) -> Match:
    """After Little John: the next raid is to be chosen, or has begun if there is one wagon."""
    count = 3 if players == 2 else players
    some = [plain(4), plain(5), plain(6), plain(7)][:count]
    match = new(players, wagons or some, companions, **options)
    s = match.plain
    put_bandits(s, rows)
    s.revealed, s.phase, s.asked = 1, g.ATTACKING, 0
    for gang in range(count):
        s.bandits_left[gang] = 0
    for section, defence in enumerate(defences):
        s.defence[section] = defence
    return go(match)


def set_dice(match: Match, dice: Sequence[int], guests: Sequence[int] = (0, 0, 0, 0)) -> None:
    """What the dice of the raid show."""
    s = match.plain
    for space in range(g.SPACES):
        s.die[s.target, space, 0] = dice[space] if space < len(dice) else 0
        s.die[s.target, space, 1] = guests[space] if space < len(guests) else 0


def pass_on(match: Match, phase: int) -> Match:
    """Nobody calls anybody in this step."""
    while match.plain.phase == phase and match.to_move is not None:
        match.apply(g.PASS)
    return match


def finish_raid(match: Match, dice: Sequence[int], guests: Sequence[int] = ()) -> Match:
    """The raid with these dice, and nobody calls Robin Hood."""
    assert match.plain.phase == g.ROBIN_STEP
    set_dice(match, dice, guests)
    target = match.plain.target
    while match.plain.phase == g.ROBIN_STEP and match.plain.target == target:
        match.apply(g.PASS)
    return match


def sheriff(
    columns: Sequence[Sequence[int]],
    tuck: int = g.COME_ALONG,
    players: int = 3,
    loot: Sequence[Sequence[str]] = (),
    round_number: int = 1,
    **options: Any,
) -> Match:
    """The dice have just gone to the drawbridge; `columns` and `loot` by gang."""
    count = 3 if players == 2 else players
    wagons = [plain(4), plain(5), plain(6), plain(7)][:count]
    companions = (*COMPANIONS[:3], tuck)
    match = new(players, wagons, companions, **options)
    s = match.plain
    for gang in range(count):
        s.bandits_left[gang] = 0
    s.revealed, s.phase, s.asked, s.round_number = 1, g.TUCK_STEP, 0, round_number
    for gang, dice in enumerate(columns):
        for die in dice:
            s.drawbridge[gang, die - 1] += 1
    for gang, tiles in enumerate(loot):
        for name in tiles:
            give(match, gang, name)
    return go(match)


def give(match: Match, gang: int, name: str, *, chest: bool = False) -> None:
    """A tile or token from the supply for a gang, as loot or into the chest."""
    s, kind = match.plain, tile(name)
    assert s.supply[kind] > 0, name
    s.supply[kind] -= 1
    (s.chest if chest else s.loot)[gang][kind] += 1
    if kind != g.TOKEN:
        s.supply_size -= 1
        (s.chest_size if chest else s.loot_size)[gang] += 1


def only_supply(match: Match, *names: str) -> None:
    """The supply holds these tiles and no others; the rest is out of the game."""
    s = match.plain
    for kind in range(g.TILE_KINDS):
        s.supply[kind] = 0
    for name in names:
        s.supply[tile(name)] += 1
    s.supply_size = len(names)


def row(match: Match, section: int) -> str:
    """The bandits of a section as `put_bandits` writes them."""
    owners = [match.plain.bandit[section, space, 0] for space in range(g.SPACES)]
    return "".join("." if owner < 0 else str(owner) for owner in owners)


def points(match: Match) -> list[int]:
    """Victory points of all gangs."""
    count = 3 if match.players == 2 else match.players
    return [int(p) for p in match.plain.victory_points.tolist()[:count]]


def column(match: Match, gang: int) -> list[int]:
    """The dice of a gang on the drawbridge, the lowest first."""
    counts = match.plain.drawbridge[gang].tolist()
    return [value + 1 for value in range(6) for _ in range(counts[value])]


def loot(match: Match, gang: int) -> list[int]:
    """Kinds of this round's loot."""
    counts = match.plain.loot[gang].tolist()
    return [kind for kind in range(g.KINDS) for _ in range(counts[kind])]
