"""Sherwood Bandits: what happened, told from what a seat saw before and after."""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.games.sherwood_bandits import state as g
from merrymen.games.sherwood_bandits.view.outcomes import (
    column,
    defence_stands,
    gang_name,
    gangs_of,
)
from merrymen.games.sherwood_bandits.view.road import wagon_name
from merrymen.games.sherwood_bandits.view.tiles import tile_name
from merrymen.games.sherwood_bandits.view.words import (
    COMPANION_OF_STEP,
    card_title,
    companion_name,
    nth_wagon,
)
from merrymen.messages import Message, say, who


def secret(s: Any, edition: Edition, action: int, seat: int | None) -> bool:
    """SB-R6, SB-H4: which tile is kept or put back unseen."""
    if seat == s.seat:
        return False
    tile = g.PUT_BACK <= action < g.PUT_BACK + g.TOKEN or g.KEEP <= action < g.REWARD_TILE
    return tile and not s.open_loot


def story(
    before: Any, action: int | None, after: Any, edition: Edition, seat: int | None
) -> list[Message]:
    """The action itself, then everything that came of it."""
    told = [_deed(before, action, after, edition)]
    told += _looks(before, after, edition, seat)
    told += _reveals(before, after, edition)
    told += _raids(before, after, edition)
    told += _tiles(before, action, after, seat)
    told += _sheriff(before, after)
    told += _points(before, after)
    told += _rounds(before, after)
    return told


def _deed(s: Any, action: int | None, after: Any, edition: Edition) -> Message:
    """The action in words; where it is hidden, as much of it as everybody sees."""
    mover = {"seat": who(s.seat)}
    if action is None:
        return _hidden_deed(s, mover)
    if action < g.PICKPOCKET:
        place = {"wagon": nth_wagon(action // g.SPACES), "position": action % g.SPACES + 1}
        return say("sb-placed", **mover, **place)
    if action < g.OWN_BANDIT:
        return _ambush_deed(s, action, after, edition, mover)
    if action < g.TAKE_OFF:
        return _companion_deed(s, action, after, mover)
    return _sheriff_deed(s, action, mover)


def _hidden_deed(s: Any, mover: dict[str, Any]) -> Message:
    if s.phase == g.LOOTING:
        return say("sb-kept-one", **mover)
    return say("sb-sold-one" if s.phase == g.TUCK_STEP else "sb-put-one-back", **mover)


def _ambush_deed(s: Any, action: int, after: Any, edition: Edition, mover: Any) -> Message:
    if action == g.PICKPOCKET:
        return say("sb-picked-pocket", **mover)
    if action == g.PASS:
        if s.phase == g.BRIBING:
            return say("sb-paid-no-bribe", **mover)
        name = companion_name(COMPANION_OF_STEP[s.phase])
        return say("sb-passed", **mover, companion=name)
    if action == g.CALL:
        companion = COMPANION_OF_STEP[s.phase]
        name = companion_name(companion)
        return say("sb-called", **mover, companion=name, card=card_title(s, companion))
    if action >= g.ATTACK and action < g.RAISE_DEFENCE:
        return say("sb-attacked", **mover, wagon=nth_wagon(action - g.ATTACK))
    if action >= g.SCOUT and action < g.ATTACK:
        return _scout_deed(s, action - g.SCOUT, after, edition, mover)
    if action < g.SCOUT:
        return say("sb-looked-at", **mover, wagon=nth_wagon(action - g.LOOK))
    if action in (g.RAISE_DEFENCE, g.LOWER_DEFENCE):
        marked = next(i for i in range(g.SECTIONS) if after.token[i] != s.token[i])
        sign = "plus" if action == g.RAISE_DEFENCE else "minus"
        return say(f"sb-marked-{sign}", **mover, wagon=nth_wagon(marked))
    return say("sb-looked-enough" if action == g.ENOUGH else "sb-marked-nothing", **mover)


def _scout_deed(s: Any, section: int, after: Any, edition: Edition, mover: Any) -> Message:
    """SB-M3: the discarded wagon is the one that is no longer among the unseen."""
    gone = s.deck & ~after.deck
    name = wagon_name(edition, gone.bit_length() - 1) if gone else say("sb-a-wagon")
    return say("sb-scouted", **mover, wagon=nth_wagon(section), front=name)


def _companion_deed(s: Any, action: int, after: Any, mover: Any) -> Message:
    """SB-J1 to SB-J4, SB-R-1 to SB-R-4: a bandit or a die, and the card."""
    if action < g.PLUS_TWO:
        spot = action - (g.OWN_BANDIT if action < g.PARTNER else g.PARTNER)
        name = "sb-johned" if action < g.PARTNER else "sb-swapped-bandit"
        where = {"wagon": nth_wagon(spot // g.SPACES), "position": spot % g.SPACES + 1}
        return say(name, **mover, card=card_title(s, g.JOHN), **where)
    first = g.PLUS_TWO + (action - g.PLUS_TWO) // 8 * 8
    space, guest = (action - first) // 2, (action - first) % 2
    if first == g.MODEL:
        return _turned(s, space, guest, mover)
    new = after.die[s.target, space, guest] if after.outcome[s.target] > 0 else 0
    return say(
        "sb-robined",
        **mover,
        card=card_title(s, g.ROBIN),
        wagon=nth_wagon(s.target),
        position=space + 1,
        value=s.die[s.target, space, guest],
        new=new,
        known="yes" if new else "no",
    )


def _turned(s: Any, space: int, guest: int, mover: Any) -> Message:
    """SB-R-3, SB-R-4: which dice are turned to what the model shows."""
    front = s.face_up[g.ROBIN] == g.FRONT
    spaces = range(space) if front else range(space + 1, g.SPACES)
    turned = [
        (other, s.die[s.target, other, i])
        for other in spaces
        for i in range(2)
        if s.die[s.target, other, i] and not s.crossed[s.target, other, i]
    ]
    return say(
        "sb-turned",
        **mover,
        card=card_title(s, g.ROBIN),
        wagon=nth_wagon(s.target),
        position=space + 1,
        value=s.die[s.target, space, guest],
        count=len(turned),
        dice=", ".join(f"{value} ({other + 1})" for other, value in turned),
    )


def _sheriff_deed(s: Any, action: int, mover: Any) -> Message:
    if action < g.SERVE:
        return say("sb-took-off", **mover, value=action - g.TAKE_OFF + 1)
    if action < g.BRIBE_ONE:
        gang, value = (action - g.SERVE) // 6, (action - g.SERVE) % 6 + 1
        new = min(6, value + 2)
        return say("sb-served", **mover, gang=gang_name(s, gang), value=value, new=new)
    if action <= g.BRIBE_TWO:
        return say("sb-bribed", **mover, dice=action - g.BRIBE_ONE + 1)
    if action < g.KEEP:
        name = "sb-sold" if s.phase == g.TUCK_STEP else "sb-put-back-tile"
        return say(name, **mover, tile=tile_name(action - g.PUT_BACK))
    if action < g.REWARD_TILE:
        return say("sb-kept", **mover, tile=tile_name(action - g.KEEP))
    return say("sb-took-tile" if action == g.REWARD_TILE else "sb-took-point", **mover)


def _looks(before: Any, after: Any, edition: Edition, seat: int | None) -> list[Message]:
    """SB-M1, SB-M4: what the seat itself has just seen."""
    if seat is None:
        return []
    new = after.peeked[seat] & ~before.peeked[seat]
    return [
        say("sb-saw", wagon=nth_wagon(i), front=wagon_name(edition, after.wagon[i]))
        for i in range(g.SECTIONS)
        if new >> i & 1
    ]


def _same_round(before: Any, after: Any) -> bool:
    return bool(before.round_number == after.round_number)


def _reveals(before: Any, after: Any, edition: Edition) -> list[Message]:
    """SB-V2, SB-A5, SB-W5: Will's bandits, the fronts, new companion cards, leaders caught."""
    told = []
    if after.revealed and not (before.revealed and _same_round(before, after)):
        if before.players == 2:
            told.append(say("sb-will-placed"))
        for i in range(g.SECTIONS):
            if after.wagon[i] >= 0:
                front = wagon_name(edition, after.wagon[i])
                known = "yes" if defence_stands(after, edition, i) else "no"
                figures = {"defence": after.defence[i], "known": known}
                told.append(say("sb-revealed", wagon=nth_wagon(i), front=front, **figures))
    for index in range(len(g.COMPANIONS)):
        if before.face_up[index] != after.face_up[index]:
            name = companion_name(index)
            told.append(say("sb-new-card", companion=name, card=card_title(after, index)))
    for gang in gangs_of(after):
        if after.leader[gang] == g.JAIL != before.leader[gang]:
            told.append(say("sb-jailed", gang=gang_name(after, gang)))
    return told


def _raids(before: Any, after: Any, edition: Edition) -> list[Message]:
    """SB-R2, SB-R4: dice that were rolled, and how raids ended."""
    if not _same_round(before, after):
        return []
    told = []
    for i in range(g.SECTIONS):
        if before.outcome[i] == after.outcome[i]:
            continue
        dice = [
            (after.die[i, space, 0] + after.die[i, space, 1], space) for space in range(g.SPACES)
        ]
        total = sum(value for value, _ in dice)
        figures = {"wagon": nth_wagon(i), "defence": after.defence[i]}
        if before.outcome[i] == g.WAITING and total:
            told.append(say("sb-rolled", **figures, dice=_dice(after, i), **_reached(after, i)))
        if after.outcome[i] == g.ROBBED:
            counted = sum(value for value, space in dice if space < after.counting[i])
            late = sum(value > 0 and space >= after.counting[i] for value, space in dice)
            told.append(say("sb-robbed", **figures, sum=counted, late=late))
        elif after.outcome[i] == g.ESCAPED:
            name = "sb-escaped" if total else "sb-escaped-alone"
            told.append(say(name, **figures, sum=total))
    return told


def _reached(s: Any, section: int) -> dict[str, int]:
    """SB-R4: how many dice from the left are enough as they lie (0: all are needed), and their sum.

    What all of them make would mislead where some come too late.
    """
    dice = [s.die[section, space, i] for space in range(g.SPACES) for i in range(2)]
    rolled, total = [value for value in dice if value], 0
    for count, value in enumerate(rolled, 1):
        total += value
        if total >= s.defence[section] and count < len(rolled):
            return {"enough": count, "sum": total}
    return {"enough": 0, "sum": total}


def _dice(s: Any, section: int) -> str:
    """The dice from the left; two on one space are joined by a plus sign."""
    spaces = []
    for space in range(g.SPACES):
        here = [str(s.die[section, space, i]) for i in range(2) if s.die[section, space, i]]
        if here:
            spaces.append("+".join(here))
    return ", ".join(spaces)


def _tiles(before: Any, action: int | None, after: Any, seat: int | None) -> list[Message]:
    """SB-R6, SB-V4: tiles gained this round beyond the one just told of; one's own by name."""
    told = []
    same = _same_round(before, after) and after.phase != g.OVER
    for gang in gangs_of(after) if same else ():
        chosen = gang == before.seat and before.phase in (g.LOOTING, g.REWARDING)
        gained = after.loot_size[gang] - before.loot_size[gang]
        if gained > chosen:
            told.append(say("sb-tiles", gang=gang_name(after, gang), count=gained - chosen))
        if gained <= 0 or not (gang == seat or after.open_loot):
            continue
        for kind in range(g.TILE_KINDS):
            kept = action is not None and action == g.KEEP + kind
            for _ in range(after.loot[gang, kind] - before.loot[gang, kind] - kept):
                name = gang_name(after, gang)
                told.append(say("sb-tile-is", gang=name, tile=tile_name(kind)))
    new_holder = after.phase == g.LOOTING and (
        before.phase != g.LOOTING or before.seat != after.seat
    )
    if new_holder:
        told.append(say("sb-pile", seat=who(after.seat), size=after.pile_size))
    return told


def _sheriff(before: Any, after: Any) -> list[Message]:
    """SB-H1, SB-H4: the columns on the drawbridge when they change."""
    if not _same_round(before, after):
        return []
    begins = before.phase < g.TUCK_STEP <= after.phase
    return [
        say("sb-column", gang=gang_name(after, gang), sum=sum(column(after, gang)))
        for gang in gangs_of(after)
        if begins or column(before, gang) != column(after, gang)
    ]


def _points(before: Any, after: Any) -> list[Message]:
    """SB-R5, SB-H5: victory points gained and lost."""
    told = []
    for gang in gangs_of(after):
        points = after.victory_points[gang] - before.victory_points[gang]
        if points:
            name = "sb-gained" if points > 0 else "sb-lost"
            told.append(say(name, gang=gang_name(after, gang), points=abs(points)))
    return told


def _rounds(before: Any, after: Any) -> list[Message]:
    """SB-H7, SB-F3: the end of a round or of the game."""
    if after.phase == g.OVER:
        told = [say("sb-round-ends", round=before.round_number), say("sb-chests-open")]
        if after.lot >= 0:
            told.append(say("sb-lot", seat=who(after.lot)))
        return told
    if _same_round(before, after):
        return []
    return [
        say("sb-round-ends", round=before.round_number),
        say("sb-round-begins", round=after.round_number, seat=who(after.start)),
    ]
