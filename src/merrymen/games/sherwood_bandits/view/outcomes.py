"""Sherwood Bandits: what a choice leads to, so that the board can say it before the click.

Everything is told from a hidden record: dice, defences and columns lie open; of tiles only what
the seat sees is counted.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from merrymen.editions import Edition
from merrymen.games.sherwood_bandits import state as g
from merrymen.games.sherwood_bandits.rules.john import next_partner
from merrymen.games.sherwood_bandits.view.shapes import Odds, RaidEnd, StandingRaid
from merrymen.games.sherwood_bandits.view.tiles import as_record, set_points, sets_with
from merrymen.messages import Message, say, who

Dice = list[list[int]]  # by attack space: the owner's die, and that of the one squeezed in
AVERAGE = 3.5


def gangs_of(s: Any) -> range:
    """All gangs, Will Scarlet's included."""
    return range(3 if s.players == 2 else s.players)


def gang_name(s: Any, gang: int) -> Any:
    """A gang as an argument of a message."""
    return say("sb-will") if s.players == 2 and gang == g.WILL else who(gang)


def column(s: Any, gang: int) -> list[int]:
    """The dice in a gang's column, the lowest first."""
    return [value + 1 for value in range(6) for _ in range(s.drawbridge[gang, value])]


def coming(s: Any, gang: int) -> list[int]:
    """Counting dice of earlier raids that will go to the drawbridge."""
    if s.phase >= g.TUCK_STEP:
        return []
    return [
        die
        for section in range(g.SECTIONS)
        for owner, die in _counted(s, section, dice_of(s, section), s.counting[section])
        if owner == gang
    ]


def dice_of(s: Any, section: int) -> Dice:
    """What the dice at a wagon show."""
    return [[s.die[section, space, guest] for guest in range(2)] for space in range(g.SPACES)]


def _counted(s: Any, section: int, dice: Dice, counting: int) -> list[tuple[int, int]]:
    """Owner and value of every die on the counting spaces."""
    return [
        (s.bandit[section, space, guest], dice[space][guest])
        for space in range(counting)
        for guest in range(2)
        if dice[space][guest]
    ]


@dataclass(frozen=True)
class Raid:
    """How a raid ends with certain dice, SB-R4 to SB-R6."""

    section: int
    dice: Dice
    defence: int
    total: int  # of the counting dice; of all where they are too few
    counting: int  # spaces whose dice count; 0: the wagon escapes
    points: dict[int, int]  # by gang
    looters: list[int]  # who takes a share of the tiles, from the right to the left
    each: int  # tiles per share


def raid_with(s: Any, edition: Edition, section: int, dice: Dice) -> Raid:
    """The end of the raid if the dice show this."""
    defence, total = s.defence[section], 0
    each = 2 if _kind(edition, s.wagon[section]) == "kings" else 1
    for space in range(g.SPACES):
        total += sum(dice[space])
        if any(dice[space]) and total >= defence:
            points, looters = _shares(s, section, dice, space)
            return Raid(section, dice, defence, total, space + 1, points, looters, each)
    return Raid(section, dice, defence, total, 0, {}, [], each)


def _kind(edition: Edition, card: int) -> str:
    return str(next(w.kind for w in edition.tables.wagons if w.number == card + 1))


def _shares(s: Any, section: int, dice: Dice, last: int) -> tuple[dict[int, int], list[int]]:
    """SB-R5, SB-R6, SB-J3: points by gang, and who loots from the right to the left."""
    points: dict[int, int] = {}
    looters = []
    for space in range(last, -1, -1):
        if any(dice[space]):
            owner, guest = s.bandit[section, space, 0], s.bandit[section, space, 1]
            points[owner] = points.get(owner, 0) + 1
            looters.append(owner if guest < 0 else guest)
    points[s.bandit[section, last, 0]] += 1 + s.lies[section, last]
    return points, looters


def raid_data(raid: Raid) -> RaidEnd:
    """A raid's end as plain data."""
    return {
        "sum": raid.total,
        "succeeds": raid.counting > 0,
        "counting": raid.counting,
        "points": [{"gang": gang, "points": points} for gang, points in raid.points.items()],
    }


def standing_raid(s: Any, edition: Edition) -> StandingRaid | None:
    """The raid as it stands while Robin Hood may be called, and who may still call him."""
    if s.phase != g.ROBIN_STEP:
        return None
    raid = raid_with(s, edition, s.target, dice_of(s, s.target))
    counted = _counted(s, s.target, raid.dice, raid.counting)
    dice = [[die for owner, die in counted if owner == gang] for gang in gangs_of(s)]
    return {"section": s.target + 1, "still": _still(s), "dice": dice, **raid_data(raid)}


def _still(s: Any) -> list[int]:
    """SB-R3: the seats after the one who decides whose leader is free."""
    later = [(s.start + place) % s.players for place in range(s.asked + 1, s.players)]
    return [seat for seat in later if s.leader[seat] == g.FREE]


def defence_stands(s: Any, edition: Edition, section: int) -> bool:
    """SB-A5, SB-W6: revealed, and the Feast wagon's rolled; it may well be 0."""
    if not s.revealed or s.wagon[section] < 0:
        return False
    feast = _kind(edition, s.wagon[section]) == g.WAGON_KINDS[g.FEAST]
    return not feast or s.outcome[section] > g.WAITING


def odds(s: Any, edition: Edition, section: int) -> Odds:
    """SB-R4: how likely a wagon falls to the bandits that wait there, without any help."""
    spaces = range(g.SPACES)
    fixed = sum(2 for space in spaces if s.weasel[section, space])
    rolled = sum(
        s.bandit[section, space, guest] >= 0 and not s.weasel[section, space]
        for space in spaces
        for guest in range(2)
    )
    found: Odds = {"dice": rolled + fixed // 2, "average": AVERAGE * rolled + fixed}
    if defence_stands(s, edition, section):
        needed = max(0, s.defence[section] - fixed)
        ways = 6**rolled
        fits = ways - int(edition.record[0]["below"][rolled, needed])
        sure_or_hopeless = fits in (0, ways)
        percent = round(100 * fits / ways)
        found["percent"] = percent if sure_or_hopeless else max(1, min(99, percent))
    return found


# Outcomes of choices: `outcome` in a few words, `detail` in one more sentence.


def place_outcome(s: Any, edition: Edition, section: int, space: int) -> dict[str, Message]:
    """SB-A2, SB-A4: the position after closing ranks, and the dice that would be there."""
    taken = [s.bandit[section, other, 0] >= 0 for other in range(g.SPACES)]
    dice, back = 1 + sum(taken), edition.tables.backs[s.back[section]]
    average = AVERAGE * dice
    return {
        "outcome": say("sb-then-position", position=1 + sum(taken[:space])),
        "detail": say("sb-then-dice", dice=dice, average=average, low=back.low, high=back.high),
    }


def token_outcome(s: Any, edition: Edition, section: int, change: int) -> dict[str, Message]:
    """SB-M4: the defence with the token."""
    wagon = next(w for w in edition.tables.wagons if w.number == s.wagon[section] + 1)
    if wagon.defence:
        return {"outcome": say("sb-then-needs", defence=wagon.defence + change)}
    return {"outcome": say("sb-then-shift", shift=f"{change:+d}" if change else "0")}


def attack_outcome(s: Any, edition: Edition, section: int) -> dict[str, Message]:
    """SB-R1: how likely the raid succeeds."""
    return {"outcome": say("sb-then-odds", **odds(s, edition, section))}


def robin_outcome(s: Any, edition: Edition, dice: Dice) -> dict[str, Message]:
    """SB-R4 to SB-R6: the end of the raid with these dice, for the one who decides."""
    raid, seat = raid_with(s, edition, s.target, dice), s.seat
    figures = {"sum": raid.total, "defence": raid.defence}
    if raid.counting == 0:
        return {"outcome": say("sb-then-escapes", **figures), "detail": say("sb-then-nobody")}
    mine = raid.looters.count(seat) * raid.each
    pick = "none" if not mine else "later"
    if s.players == 2 and mine:
        pick = "unseen"
    elif raid.looters[0] == seat and len(raid.looters) > 1:
        pick = "first"
    own = [die for owner, die in _counted(s, s.target, dice, raid.counting) if owner == seat]
    share = say(
        "sb-then-share",
        points=raid.points.get(seat, 0),
        pick=pick,
        tiles=mine,
        pile=len(raid.looters) * raid.each,
        column=sum(coming(s, seat)) + sum(own),
    )
    return {"outcome": say("sb-then-succeeds", **figures), "detail": share}


def reroll_outcome(s: Any, space: int, guest: int) -> dict[str, Message]:
    """SB-R-2: the faces with which the raid would succeed."""
    dice = dice_of(s, s.target)
    rest = sum(map(sum, dice)) - dice[space][guest]
    least = s.defence[s.target] - rest
    chance = "none" if least > 6 else "sure" if least <= 1 else "some"
    figures = {"least": least, "faces": max(0, min(6, 7 - least))}
    now = say("sb-then-now", sum=rest + dice[space][guest], defence=s.defence[s.target])
    return {"outcome": say("sb-then-reroll", chance=chance, **figures), "detail": now}


def pass_robin_outcome(s: Any, edition: Edition) -> dict[str, Message]:
    """SB-R3: how it stands, and whether somebody may still change it."""
    told = robin_outcome(s, edition, dice_of(s, s.target))
    still = _still(s)
    if still:
        told["detail"] = say("sb-then-still", count=len(still), seat=who(still[0]))
    return told


def john_outcome(s: Any, section: int, space: int) -> dict[str, Message]:
    """SB-J1 to SB-J4: whom an own bandit swaps with, or where it goes."""
    effect, spot = s.face_up[g.JOHN], section * g.SPACES + space
    if effect == g.WEASEL:
        return {"outcome": say("sb-then-weasel")}
    if effect == g.SQUEEZE:
        host = s.bandit[section, space - 1, 0]
        figures = {"gang": gang_name(s, host), "own": "yes" if host == s.seat else "no"}
        return {"outcome": say("sb-then-squeeze", position=space, **figures)}
    record = as_record(s)
    partner = int(next_partner(record, s.seat, spot, 0))
    if int(next_partner(record, s.seat, spot, partner + 1)) < g.SPOTS:
        return {"outcome": say("sb-then-choose")}
    return {"outcome": partner_outcome(s, partner)}


def partner_outcome(s: Any, partner: int) -> Message:
    """SB-J1, SB-J2: where the own bandit comes to lie."""
    section, space = partner // g.SPACES, partner % g.SPACES
    gang = gang_name(s, s.bandit[section, space, 0])
    return say("sb-then-swap", gang=gang, wagon=section + 1, position=space + 1)


def too_much(s: Any, gang: int) -> str:
    """SB-H5: what a column over 10 means: jail, a point in the last round, or nothing to lose."""
    if s.round_number < g.ROUNDS:
        return "jail"
    return "fine" if s.victory_points[gang] else "nothing"


def column_outcome(s: Any, gang: int, dice: list[int]) -> dict[str, Message]:
    """SB-H5: what the sheriff does about a column."""
    total = sum(dice)
    state = "reward" if total < g.LOW_COLUMN else "safe"
    if total > g.HIGH_COLUMN:
        state = too_much(s, gang)
    return {"outcome": say("sb-then-column", sum=total, state=state)}


def tile_outcome(s: Any, kind: int, change: int) -> dict[str, Message]:
    """SB-F2: what a tile more or less does to the own sets, as far as the seat sees them."""
    if not s.own_chest:
        return {}
    points = sets_with(s, s.seat, kind, change) - set_points(s, s.seat)
    return {"outcome": say("sb-then-sets", points=abs(points), sign=_sign(points))}


def _sign(points: int) -> str:
    return "more" if points > 0 else "less" if points < 0 else "same"
