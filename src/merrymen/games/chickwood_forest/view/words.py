"""Chickwood Forest: what to decide, in words."""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.game import Choice
from merrymen.games.chickwood_forest.rules.dealing import hand_size
from merrymen.games.chickwood_forest.state import (
    ALMS,
    BEARD,
    DO_ALMS,
    DO_BEARD,
    DO_CUBE,
    DO_GIVE,
    DO_LOCK,
    DO_PICK,
    DO_PLACE,
    DO_RAID,
    DO_SPY,
    DO_TAKE,
    EVERYBODY,
    FIRST_CUBE,
    GIVE,
    KINDS,
    LOCK,
    OVER,
    PASS,
    PICK,
    PLACE,
    RAID,
    SECOND_CUBE,
    SPACES,
    SPY,
    SPY_GLASS,
    TAKE,
    TREASURES,
)
from merrymen.games.chickwood_forest.view.board import banner
from merrymen.messages import Message, say, who

# The clause that matters now, by what is decided.
CLAUSES = ("CF-A1", "CF-A1", "CF-L2", "CF-B1", "CF-L3", "CF-D1", *("CF-L4",) * 5, "CF-F9")


def _next_face(s: Any, edition: Edition) -> str:
    """How the card about to be played will lie."""
    return banner(edition, s.players, s.castle[s.turn])[_played(s)]


def _played(s: Any) -> int:
    return int(hand_size(s.players)) - int(s.hand_count[s.turn])


def _name(kind: int) -> Message:
    return say(f"cf-kind-{KINDS[kind]}", element=f"kind-{KINDS[kind]}")


def _village_name(s: Any, edition: Edition, cell: int) -> str:
    return str(edition.tables.villages[s.village[cell]].name)


def prompt(s: Any, edition: Edition) -> Message:
    """What the one who decides should do, and the clause that says so."""
    return _question(s, edition) | {"rule": CLAUSES[s.phase]}


def _question(s: Any, edition: Edition) -> Message:
    phase = s.phase
    if phase == PICK:
        face, of = _next_face(s, edition), int(hand_size(s.players))
        figures = {"round": s.round_number, "number": _played(s) + 1, "of": of, "face": face}
        return say("cf-prompt-pick", **figures, **_spies(s))
    if phase == PLACE:
        face = _next_face(s, edition)
        return say("cf-prompt-place", card=_name(s.picked), face=face, **_spies(s))
    if phase == RAID and s.named:
        return say("cf-prompt-raid-again", castle=s.named)
    if phase == RAID:
        return say("cf-prompt-raid", round=s.round_number)
    if phase == LOCK:
        return say("cf-prompt-lock", seat=who(s.turn), castle=s.named)
    if phase == ALMS and s.line_end < 0:
        return say("cf-prompt-alms-start", alms=s.alms)
    if phase == ALMS:
        village = _village_name(s, edition, s.line_end)
        return say("cf-prompt-alms-next", alms=s.alms, village=village)
    if phase == TAKE:
        return say("cf-prompt-take", card=_name(s.offered))
    return say({SPY: "cf-prompt-spy", FIRST_CUBE: "cf-prompt-first-cube",
                SECOND_CUBE: "cf-prompt-second-cube", GIVE: "cf-prompt-give",
                BEARD: "cf-prompt-beard", OVER: "cf-over"}[phase])  # fmt: skip


def _spies(s: Any) -> dict[str, Any]:
    """CF-A3, CF-L2: whether an opponent may come to see a face-down card after all."""
    others = [seat for seat in range(s.players) if seat != s.turn]
    owner = next((seat for seat in others if s.collection[seat, SPY_GLASS]), None)
    return {
        "glass": "no" if owner is None else "yes",
        "spy": who(s.turn if owner is None else owner),
    }


def waiting(s: Any, edition: Edition) -> Message:
    """Whom the others wait for, and why; nothing here depends on what is hidden."""
    phase, seat = s.phase, who(s.seat)
    if phase <= PLACE:
        face = _next_face(s, edition)
        return say("cf-waiting-scout", round=s.round_number, seat=seat, face=face)
    if phase == SPY:
        return say("cf-waiting-spy", seat=seat)
    if phase == RAID and s.named:
        return say("cf-waiting-raid-again", castle=s.named, seat=seat)
    if phase == RAID:
        return say("cf-waiting-raid", round=s.round_number, seat=seat)
    if phase == LOCK:
        return say("cf-waiting-lock", seat=seat, castle=s.named, raider=who(s.turn))
    if phase == ALMS:
        return say("cf-waiting-alms", seat=seat, alms=s.alms)
    if phase <= SECOND_CUBE:
        return say("cf-waiting-cubes", seat=seat)
    return say("cf-waiting-beard" if phase == BEARD else "cf-waiting-arrow", seat=seat)


def choice(s: Any, edition: Edition, action: int) -> Choice:
    """A legal action in words, and where it is clicked."""
    if s.phase == LOCK or action == PASS:
        return _yes_or_no(s, action)
    if s.phase == PICK:
        kind = action - DO_PICK
        label = say("cf-pick", card=_name(kind), face=_next_face(s, edition))
        return Choice(label, f"hand-{KINDS[kind]}")
    if s.phase == PLACE:
        castle = action - DO_PLACE
        return Choice(say("cf-place", castle=castle), f"castle-{castle}")
    if s.phase == SPY:
        castle = action - DO_SPY
        down = sum(not known & EVERYBODY for known in s.row_known[castle].tolist() if known)
        return Choice(say("cf-spy", castle=castle, count=down), f"castle-{castle}")
    if s.phase == RAID:
        castle = action - DO_RAID
        label = say("cf-raid", castle=castle, count=s.row_count[castle])
        return Choice(label, f"castle-{castle}")
    if s.phase == ALMS:
        cell = action - DO_ALMS
        label = say("cf-alms", village=_village_name(s, edition, cell))
        return Choice(label, f"village-{cell}")
    return _choice_at_the_end(s, edition, action)


def _yes_or_no(s: Any, action: int) -> Choice:
    """To use a legendary card or not."""
    if action == DO_LOCK:
        label = say("cf-lock", castle=s.named, seat=who(s.turn))
        return Choice(label, f"collection-{s.seat}-key")
    refused = {SPY: "cf-no-spy", LOCK: "cf-no-lock", FIRST_CUBE: "cf-no-cubes",
               GIVE: "cf-no-give", BEARD: "cf-no-beard"}[s.phase]  # fmt: skip
    return Choice(say(refused), "pass")


def _choice_at_the_end(s: Any, edition: Edition, action: int) -> Choice:
    """CF-L4"""
    if s.phase in (FIRST_CUBE, SECOND_CUBE):
        cell, space = divmod(action - DO_CUBE, SPACES)
        label = say(
            "cf-cube" if s.phase == FIRST_CUBE else "cf-cube-with",
            seat=who(s.cube[cell, space]),
            space=space + 1,
            village=_village_name(s, edition, cell),
        )
        return Choice(label, f"village-{cell}-space-{space}")
    if s.phase == GIVE:
        kind = action - DO_GIVE
        return Choice(say("cf-give", card=_name(kind)), f"collection-{s.seat}-{KINDS[kind]}")
    if s.phase == TAKE:
        other, kind = divmod(action - DO_TAKE, TREASURES + 1)
        label = say("cf-take", card=_name(kind), seat=who(other))
        return Choice(label, f"collection-{other}-{KINDS[kind]}")
    other = action - DO_BEARD
    return Choice(say("cf-beard", seat=who(other)), f"seat-{other}")


def refusal(s: Any, edition: Edition, action: int) -> Message:
    """Why an action is not possible: what is asked for now."""
    if s.phase == RAID and s.named:
        return say("cf-refused-raid-again", castle=s.named)
    if s.phase == ALMS and s.line_end >= 0:
        return say("cf-refused-alms-next", village=_village_name(s, edition, s.line_end))
    return say({PICK: "cf-refused-pick", PLACE: "cf-refused-place", SPY: "cf-refused-spy",
                RAID: "cf-refused-raid", LOCK: "cf-refused-lock", ALMS: "cf-refused-alms-start",
                FIRST_CUBE: "cf-refused-first-cube", SECOND_CUBE: "cf-refused-second-cube",
                GIVE: "cf-refused-give", TAKE: "cf-refused-take", BEARD: "cf-refused-beard",
                OVER: "cf-over"}[s.phase])  # fmt: skip
