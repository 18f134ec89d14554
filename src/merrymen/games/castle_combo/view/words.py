"""Castle Combo: what to decide, in words."""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.engine.neighbours import left_of, right_of
from merrymen.game import Choice
from merrymen.games.castle_combo.edition import Card
from merrymen.games.castle_combo.rules.abilities import gain_of
from merrymen.games.castle_combo.rules.counting import price
from merrymen.games.castle_combo.rules.purses import room
from merrymen.games.castle_combo.rules.tableau import filled_cells, height, width
from merrymen.games.castle_combo.state import (
    ASK_LEFT,
    BUY,
    CHOOSE_OPTION,
    COLOURS,
    DISCARD,
    FILL,
    GOODS,
    LOCATIONS,
    PHASES,
    PLACE,
    PLACING,
    REACH,
    RENEW_ROW,
    SIDE,
    SLOTS,
    TAKE_FACE_DOWN,
    TAKING,
)
from merrymen.games.castle_combo.view import characters
from merrymen.games.castle_combo.view.board import (
    as_record,
    points_with,
    round_of,
    sheet_of,
    space_element,
)
from merrymen.messages import Message, say, who

# The clause that matters, by what is decided.
CLAUSES = ("CC-T2", "CC-T3", "CC-T4", "CC-T4", "CC-T6", "CC-T5")


def prompt(s: Any, edition: Edition) -> Message:
    return _asking(s, edition, "cc-prompt")


def waiting(s: Any, edition: Edition) -> Message:
    return _asking(s, edition, "cc-waiting")


def _asking(s: Any, edition: Edition, message: str) -> Message:
    """What the mover decides, said to the mover or to the others."""
    figures: dict[str, Any] = {"round": round_of(s), "seat": who(s.seat), "rule": CLAUSES[s.phase]}
    if s.phase == TAKING:
        figures["location"] = characters.location(LOCATIONS[s.messenger])
        figures["may_spend"] = "no" if s.key_spent or s.keys[s.seat] == 0 else "yes"
    else:
        card = s.held if s.phase == PLACING else s.tableau[s.seat, s.new_cell]
        figures |= {"card": characters.name_of(edition, card), "left": s.fills_left}
    return say(f"{message}-{PHASES[s.phase]}", **figures)


def choice(s: Any, edition: Edition, action: int) -> Choice:
    """A legal action's label and element."""
    if action < BUY:
        return _key_choice(s, action)
    if action < PLACE:
        return _card_choice(s, edition, action)
    if action < CHOOSE_OPTION:
        return _space_choice(s, edition, action)
    return ability_choice(s, edition, action)


def opening(s: Any, edition: Edition, action: int) -> Message | None:
    """The first card that somebody takes; keys that are spent before it do not count."""
    label = choice(s, edition, action).label if BUY <= action < PLACE else {"id": ""}
    if label["id"] == "cc-face-down":
        return say("cc-opening-face-down")
    return say("cc-opening", card=label["card"]) if label["id"] == "cc-buy" else None


def strategy(s: Any, edition: Edition, seat: int) -> Message:
    """The family whose cards brought most points (CC-C1): the score sheet knows only spaces."""
    points, shown = sheet_of(as_record(s), edition, s.players)[seat], edition.tables.cards
    brought = dict.fromkeys(COLOURS, 0.0)
    for cell, number in enumerate(s.tableau[seat]):
        if number >= 0 and not s.face_down[seat, cell]:
            shields = shown[number].shields
            for colour in shields:
                brought[colour] += points[cell] / len(shields)
    return say(
        "cc-strategy", family=say("cc-family", colour=max(brought, key=lambda c: brought[c]))
    )


def _key_choice(s: Any, action: int) -> Choice:
    if action == RENEW_ROW:
        name = LOCATIONS[s.messenger]
        return Choice(say("cc-renew", location=characters.location(name)), f"deck-{name}")
    return Choice(
        say("cc-move", location=characters.location(LOCATIONS[1 - s.messenger])), "messenger"
    )


def _card_choice(s: Any, edition: Edition, action: int) -> Choice:
    number = s.row[s.messenger, (action - BUY) % SLOTS]
    card = characters.name_of(edition, number)
    if action >= TAKE_FACE_DOWN:
        return Choice(say("cc-face-down", card=card), f"back-{number}")
    cost = int(price(as_record(s), edition.cards, s.seat, number))
    return Choice(say("cc-buy", card=card, price=cost), f"card-{number}")


def _space_choice(s: Any, edition: Edition, action: int) -> Choice:
    """Rows and columns by number, new ones by their side."""
    row, column = divmod(action - PLACE, REACH)
    mask = filled_cells(as_record(s), s.seat)
    before = sum(sheet_of(as_record(s), edition, s.players)[s.seat])
    label = say(
        "cc-place",
        card=characters.name_of(edition, s.held),
        row=_line("row", row - 1, int(height(mask))),
        column=_line("column", column - 1, int(width(mask))),
        adds=f"{points_with(s, edition, action) - before:+d}",
    )
    return Choice(label, space_element(action))


def _line(kind: str, number: int, size: int) -> Message:
    """A row or column: named once all three are there, else by number or as a new one."""
    side = "first" if number < 0 else "last" if number >= size else "old"
    if size == SIDE:
        side = ("top", "middle", "bottom")[number]
    return say(f"cc-{kind}", side=side, number=number + 1)


def ability_choice(s: Any, edition: Edition, action: int) -> Choice:
    card: Card = edition.tables.cards[s.tableau[s.seat, s.new_cell]]
    if action < ASK_LEFT:
        option = action - CHOOSE_OPTION
        label = say("cc-option", ability=characters.options(card)[option])
        return Choice(label, f"option-{option}")
    if action < DISCARD:
        return _neighbour_choice(s, edition, action)
    if action < FILL:
        effect = (card.ability, card.otherwise)[s.option][s.effect]
        assert effect.row, "a discard is from a row"
        number = s.row[LOCATIONS.index(effect.row), action - DISCARD]
        thrown: Card = edition.tables.cards[number]
        gain = characters.goods(effect.what, thrown.cost)
        label = say("cc-discard", card=characters.name_of(edition, number), gain=gain)
        return Choice(label, f"card-{number}")
    cell = action - FILL
    number = s.tableau[s.seat, cell]
    gold = int(room(as_record(s), edition.cards, s.seat, cell))
    label = say(
        "cc-fill", card=characters.name_of(edition, number), gain=characters.goods("gold", gold)
    )
    return Choice(label, f"card-{number}")


def _neighbour_choice(s: Any, edition: Edition, action: int) -> Choice:
    """Whose cards to count, and what that brings."""
    number = s.tableau[s.seat, s.new_cell]
    counted = int((left_of if action == ASK_LEFT else right_of)(as_record(s), s.seat))
    amount = gain_of(as_record(s), edition.cards, number, s.option, s.effect, s.new_cell, counted)
    gain = characters.goods(GOODS[edition.cards.goods[number, s.option, s.effect]], int(amount))
    side = "left" if action == ASK_LEFT else "right"
    return Choice(say("cc-ask", side=side, seat=who(counted), gain=gain), f"seat-{counted}")


def refusal(s: Any, edition: Edition, action: int) -> Message:
    """Why an action is not possible now."""
    if s.phase == TAKING and action < BUY:
        return _key_refusal(s, action)
    if s.phase == TAKING and action < TAKE_FACE_DOWN:
        number = s.row[s.messenger, action - BUY]
        cost = int(price(as_record(s), edition.cards, s.seat, number))
        return say(
            "cc-refused-dear",
            card=characters.name_of(edition, number),
            price=cost,
            gold=s.gold[s.seat],
        )
    if s.phase == PLACING and PLACE <= action < CHOOSE_OPTION:
        return say("cc-refused-space")
    return say("cc-refused-phase", prompt=prompt(s, edition))


def _key_refusal(s: Any, action: int) -> Message:
    if s.key_spent:
        return say("cc-refused-key-spent")
    if s.keys[s.seat] == 0:
        return say("cc-refused-no-key")
    return say("cc-refused-messenger", location=characters.location(LOCATIONS[s.messenger]))
