"""Chickwood Forest: what happened between two positions, as somebody saw it."""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.games.chickwood_forest.rules.alms import are_adjacent
from merrymen.games.chickwood_forest.rules.dealing import castle_count
from merrymen.games.chickwood_forest.state import (
    ALMS,
    BEARD,
    BENEFACTOR,
    BENEFACTOR_KINDS,
    CELLS,
    DO_ALMS,
    DO_BEARD,
    DO_LOCK,
    DO_RAID,
    DO_SPY,
    EVERYBODY,
    FIRST_CUBE,
    GIVE,
    KIND_COUNT,
    KINDS,
    LOCK,
    PASS,
    PICK,
    PLACE,
    RAID,
    SECOND_CUBE,
    SPACES,
    SPY,
    TAKE,
    TREASURES,
)
from merrymen.messages import Message, say, who


def story(
    before: Any, action: int | None, after: Any, edition: Edition, seat: int | None
) -> list[Message]:
    """One choice and all that followed from it without another one."""
    if before.phase <= PLACE:
        return _plays(before, after)
    assert action is not None, "only the picking of a card is secret"
    if before.phase == SPY:
        return [_look(before, action)]
    if before.phase < FIRST_CUBE:
        return [*_naming(before, action, after), *_raid(before, action, after, edition)]
    return _legend(before, action, after, edition)


def _named(kind: int) -> Message:
    return say(f"cf-kind-{KINDS[kind]}", element=f"kind-{KINDS[kind]}")


def _all(parts: list[Any]) -> Any:
    """Several things as one: this, that."""
    if not parts:
        return say("cf-nothing")
    return parts[0] if len(parts) == 1 else say("cf-and", first=parts[0], rest=_all(parts[1:]))


def _plays(before: Any, after: Any) -> list[Message]:
    """CF-A1: the cards that came to lie in front of castles."""
    told = []
    for castle in range(1, castle_count(before.players) + 1):
        for slot in range(before.row_count[castle], after.row_count[castle]):
            kind, known = after.row[castle, slot], after.row_known[castle, slot]
            facts: dict[str, Any] = {"seat": who(after.row_by[castle, slot]), "castle": castle}
            if known & EVERYBODY:
                told.append(say("cf-played-up", card=_named(kind), **facts))
            elif kind:
                told.append(say("cf-played-down", card=_named(kind), **facts))
            else:
                told.append(say("cf-played-unknown", **facts))
    return told


def _look(before: Any, action: int) -> Message:
    """CF-L2"""
    if action == PASS:
        return say("cf-not-spied", seat=who(before.seat))
    return say("cf-spied", seat=who(before.seat), castle=action - DO_SPY)


def _naming(before: Any, action: int, after: Any) -> list[Message]:
    """CF-L3: a castle named before the key, and the answer."""
    if before.phase == RAID and after.phase == LOCK:
        return [say("cf-named", seat=who(before.turn), castle=action - DO_RAID)]
    if before.phase != LOCK:
        return []
    if action == DO_LOCK:
        figures = {"castle": before.named, "raider": who(before.turn)}
        return [say("cf-locked", seat=who(before.seat), **figures)]
    return [say("cf-not-locked", seat=who(before.seat))]


def _raid(before: Any, action: int, after: Any, edition: Edition) -> list[Message]:
    """CF-B1 to CF-E1: the raid, its alms, and the end of the round."""
    turn, told = before.turn, []
    ended = after.round_number > before.round_number or after.phase >= FIRST_CUBE
    castle = after.castle[turn] if ended else after.raided[turn]
    alms = before.alms
    if castle and not before.raided[turn]:
        loot = _loot(before, after, castle, ended)
        cards = [say("cf-some", count=loot[k], card=_named(k)) for k in loot if loot[k]]
        told.append(say("cf-raided", seat=who(turn), castle=castle, loot=_all(cards)))
        alms = sum(n * loot[BENEFACTOR + n - 1] for n in range(1, BENEFACTOR_KINDS + 1))
        if alms > before.supply[turn]:
            left = before.supply[turn]
            told.append(say("cf-few-cubes", seat=who(turn), alms=alms, left=left))
    elif before.phase != ALMS:
        return told
    told += _alms(before, action, after, edition, alms)
    if ended:
        told += _leftovers(before, after, castle)
    return told


def _loot(before: Any, after: Any, castle: int, ended: bool) -> dict[int, int]:
    """What came from the castle, face-down cards included: it lies open now."""
    turn = before.turn
    loot = {k: after.collection[turn, k] - before.collection[turn, k] for k in range(1, KIND_COUNT)}
    for kind in range(BENEFACTOR, BENEFACTOR + BENEFACTOR_KINDS):
        loot[kind] = after.aside[kind] - before.aside[kind]
        if ended:
            for other in range(1, castle_count(before.players) + 1):
                if other != castle:
                    loot[kind] -= _face_up(before, other, kind)
    return loot


def _face_up(s: Any, castle: int, kind: int) -> int:
    row, known = s.row[castle].tolist(), s.row_known[castle].tolist()
    return sum(k == kind and bool(m & EVERYBODY) for k, m in zip(row, known, strict=True))


def _alms(before: Any, action: int, after: Any, edition: Edition, alms: int) -> list[Message]:
    """CF-D1 to CF-D3: the villages in the order of the line, and what could not be placed."""
    changed = [cell for cell in range(CELLS) if after.cubes_in[cell] > before.cubes_in[cell]]
    path = [action - DO_ALMS] if before.phase == ALMS else changed[:1]
    while len(path) < len(changed):
        path.append(next(c for c in changed if c not in path and are_adjacent(path[-1], c)))
    told, mover = [], who(before.turn)
    if path:
        names = [edition.tables.villages[before.village[cell]].name for cell in path]
        told.append(say("cf-gave", seat=mover, villages=_all(names)))
    kept = min(alms, before.supply[before.turn]) - len(path)
    if after.phase != ALMS and kept > 0:
        told.append(say("cf-kept", seat=mover, count=kept))
    return told


def _leftovers(before: Any, after: Any, last: int) -> list[Message]:
    """CF-E1: what is set aside, and the end of the round."""
    told = []
    for castle in range(1, castle_count(before.players) + 1):
        count = before.row_count[castle]
        if castle != last and count:
            told.append(say("cf-set-aside", castle=castle, count=count))
    return [*told, say("cf-round-ends", round=before.round_number)]


def _legend(before: Any, action: int, after: Any, edition: Edition) -> list[Message]:
    """CF-L4: the end of the game."""
    mover = who(before.seat)
    if action == PASS:
        unused = {FIRST_CUBE: "swapped", GIVE: "exchanged"}.get(before.phase)
        return [say(f"cf-not-{unused}" if unused else "cf-beard-unused", seat=mover)]
    if before.phase == BEARD:
        return [say("cf-beard-used", seat=mover, other=who(action - DO_BEARD))]
    if before.phase in (FIRST_CUBE, SECOND_CUBE):
        return _swap(before, after, edition) if after.phase != SECOND_CUBE else []
    return _exchange(before, after) if after.phase != TAKE else []


def _swap(before: Any, after: Any, edition: Edition) -> list[Message]:
    """The two spaces on which another cube lies now."""
    (cell, space), (other, place) = [
        (cell, space)
        for cell in range(CELLS)
        for space in range(SPACES)
        if before.cube[cell, space] != after.cube[cell, space]
    ]
    villages = edition.tables.villages
    return [
        say(
            "cf-swapped",
            seat=who(before.seat),
            first=who(before.cube[cell, space]),
            village=villages[before.village[cell]].name,
            second=who(before.cube[other, place]),
            other=villages[before.village[other]].name,
        )
    ]


def _exchange(before: Any, after: Any) -> list[Message]:
    """The treasure that went and the one that came."""
    mover, moved = before.seat, {}
    for seat in range(before.players):
        for kind in range(1, TREASURES + 1):
            change = after.collection[seat, kind] - before.collection[seat, kind]
            if change:
                moved[seat, change] = kind
    other = next(seat for seat, _ in moved if seat != mover)
    given, taken = _named(moved[mover, -1]), _named(moved[mover, 1])
    return [say("cf-exchanged", seat=who(mover), given=given, other=who(other), taken=taken)]


def secret(s: Any, edition: Edition, action: int, seat: int | None) -> bool:
    """CF-A3: which card is picked is for its player alone; where it goes is for all to see."""
    return bool(s.phase == PICK and seat != s.turn)
