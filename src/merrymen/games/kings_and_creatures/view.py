"""Kings & Creatures: what people see and read."""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.game import Choice
from merrymen.games.kings_and_creatures.edition import Card
from merrymen.games.kings_and_creatures.rules.rounds import display_size, stack_size
from merrymen.games.kings_and_creatures.state import CARDS_PER_ROUND
from merrymen.messages import Message, say, who


def board(s: Any, edition: Edition, seat: int | None) -> dict[str, Any]:
    """Everything on the table; it lies open to all."""
    cards = {card.number: card for card in edition.tables.cards}
    return {
        "round": s.round_number,
        "stack": {"left": s.stack_left, "size": stack_size(s.players)},
        "display": {
            "size": display_size(s.players),
            "cards": [_card(cards[n]) for n in s.display.tolist() if n],
        },
        "seats": [_seat(s, cards, number) for number in range(s.players)],
    }


def _card(card: Card) -> dict[str, Any]:
    """The figures on a card, under the name of its element."""
    shown: dict[str, Any] = {"element": f"card-{card.number}", "number": card.number}
    shown |= {"type": card.type, "mark": card.mark}
    if card.type in ("treasure", "legend"):
        shown["glory"] = card.glory
    if card.type == "hero":
        shown["heroes"] = card.heroes
    if card.type == "creature":
        shown["kind"] = card.kind
    if card.type == "king":
        shown |= {"rules": card.rules, "crowns": list(card.crowns)}
    if card.type == "legend":
        shown["needs"] = dict(card.needs)
    return shown


def _seat(s: Any, cards: dict[int, Card], seat: int) -> dict[str, Any]:
    taken = [_card(card) for number, card in sorted(cards.items()) if s.place[number] == seat]
    return {
        "element": f"seat-{seat}",
        "seat": seat,
        "visible": s.visible_card[seat],
        "taken_this_round": s.taken[seat],
        "in_round": not s.has_left[seat],
        "heroes": s.heroes[seat],
        "hero_glory": s.hero_glory[seat],
        "cards": taken,
    }


def name(card: Card) -> Message:
    """A card in words, with its figures."""
    figures: dict[str, Any] = {"type": card.type, "number": card.number, "glory": card.glory}
    figures |= {"heroes": card.heroes, "left": card.crowns[0], "right": card.crowns[1]}
    figures["kind"] = say(f"kc-kind-{card.kind}") if card.kind else ""
    figures["rules"] = say(f"kc-types-{card.rules}") if card.rules else ""
    figures["needs"] = _needs(list(card.needs.items())) if card.needs else ""
    return say("kc-card", **figures)


def _needs(needs: list[tuple[Any, int]]) -> Message:
    (kind, count), rest = needs[0], needs[1:]
    first = say("kc-needs-one", count=count, type=say(f"kc-types-{kind}"))
    return say("kc-needs-and", first=first, rest=_needs(rest)) if rest else first


def _named(edition: Edition, number: int) -> Message:
    return name(next(card for card in edition.tables.cards if card.number == number))


def prompt(s: Any, edition: Edition) -> Message:
    return say("kc-prompt", round=s.round_number, visible=s.visible_card[s.seat])


def waiting(s: Any, edition: Edition) -> Message:
    visible = s.visible_card[s.seat]
    return say("kc-waiting", round=s.round_number, seat=who(s.seat), visible=visible)


def choice(s: Any, edition: Edition, action: int) -> Choice:
    leaves = action < s.visible_card[s.seat] or s.taken[s.seat] == CARDS_PER_ROUND - 1
    label = say("kc-take-and-leave" if leaves else "kc-take", card=_named(edition, action))
    return Choice(label, f"card-{action}")


def refusal(s: Any, edition: Edition, action: int) -> Message:
    shown = ", ".join(str(n) for n in s.display.tolist() if n)
    return say("kc-refused-unseen", card=action, shown=shown)


def story(
    before: Any, action: int | None, after: Any, edition: Edition, seat: int | None
) -> list[Message]:
    """KC-R3 to KC-R5, KC-H1: who took what, who left, what the heroes brought."""
    assert action is not None, "every take is seen by everybody"
    mover = before.seat
    told = [say("kc-took", seat=who(mover), card=_named(edition, action))]
    if action < before.visible_card[mover] or before.taken[mover] == CARDS_PER_ROUND - 1:
        told.append(say("kc-left", seat=who(mover)))
    if after.seat < 0 or after.round_number > before.round_number:
        told.append(say("kc-round-ends", round=before.round_number))
        for other in range(before.players):
            glory = after.hero_glory[other] - before.hero_glory[other]
            if glory:
                told.append(say("kc-hero-glory", seat=who(other), glory=glory))
    return told


def secret(s: Any, edition: Edition, action: int, seat: int | None) -> bool:
    """Nothing that is done is hidden from anybody."""
    return False
