"""Kings & Creatures: what to decide, in words."""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.game import Choice
from merrymen.games.kings_and_creatures.state import CARDS_PER_ROUND, GONE
from merrymen.games.kings_and_creatures.view.board import Table
from merrymen.games.kings_and_creatures.view.cards import objects
from merrymen.messages import Message, say, who


def prompt(s: Any, edition: Edition) -> Message:
    """What to do, and what the numbers on offer mean for staying in the round."""
    table = s.once(Table, edition)
    seat, take = table.mover, table.taken[table.mover] + 1
    lower = sum(number < table.visible[seat] for number in table.display)
    message = "kc-prompt"
    if take == CARDS_PER_ROUND:
        message = "kc-prompt-last"
    elif lower == 0:
        message = "kc-prompt-all-stay"
    elif lower == len(table.display):
        message = "kc-prompt-all-leave"
    figures = {"round": table.round_number, "take": take, "visible": table.visible[seat]}
    return say(message, rule="KC-R4", **figures)


def waiting(s: Any, edition: Edition) -> Message:
    """Whom the table waits for, and why."""
    table = s.once(Table, edition)
    mover, visible = who(table.mover), table.visible[table.mover]
    return say("kc-waiting", round=table.round_number, seat=mover, visible=visible)


def choice(s: Any, edition: Edition, action: int) -> Choice:
    """A card on offer, with a warning where it ends the round for the taker."""
    table = s.once(Table, edition)
    label: Message = s.piece(_taking, edition, action, table.leaves(table.mover, action))
    return Choice(label, f"card-{action}")


def _taking(edition: Edition, card: int, leaves: bool) -> Message:
    return say("kc-take-and-leave" if leaves else "kc-take", card=objects(edition)[card])


def opening(s: Any, edition: Edition, action: int) -> Message:
    """The kind of the first card: which number it has matters less."""
    return say("kc-opening", type=objects(edition)[action]["type"])


def leaves(s: Any, card: int) -> bool:
    """KC-R4: whether taking a card ends the round for the mover."""
    lower: bool = card < s.visible_card[s.seat]
    return lower or s.taken[s.seat] == CARDS_PER_ROUND - 1


def refusal(s: Any, edition: Edition, action: int) -> Message:
    """Why a card cannot be taken."""
    shown = ", ".join(str(n) for n in s.display.tolist() if n)
    if action == 0:
        return say("kc-refused-none", shown=shown)
    place = s.place[action]
    if place < s.players:
        return say("kc-refused-owned", card=action, seat=who(place), shown=shown)
    if place == GONE:
        return say("kc-refused-gone", card=action, shown=shown)
    return say("kc-refused-unseen", card=action, shown=shown)
