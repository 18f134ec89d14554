"""Castle Combo: what happened, in words."""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.games.castle_combo.rules.counting import price
from merrymen.games.castle_combo.state import (
    BUY,
    CHOOSE_OPTION,
    DECK,
    DISCARD,
    FILL,
    IN_DECK,
    LOCATIONS,
    MOVE_MESSENGER,
    PLACE,
    RENEW_ROW,
    SIDE,
    SLOTS,
    TAKE_FACE_DOWN,
)
from merrymen.games.castle_combo.view import characters
from merrymen.games.castle_combo.view.board import as_record
from merrymen.games.castle_combo.view.words import ability_choice
from merrymen.messages import Message, say, who


def story(
    before: Any, action: int | None, after: Any, edition: Edition, seat: int | None
) -> list[Message]:
    """CC-T1 to CC-T8: who did what, what it brought, and what came after it."""
    assert action is not None, "every action is seen by everybody"
    told = [_deed(before, action, after, edition)]
    told += _gains_told(before, action, after, edition)
    if after.messenger != before.messenger and action != MOVE_MESSENGER:
        told.append(say("cc-messenger", location=characters.location(LOCATIONS[after.messenger])))
    for location in range(len(LOCATIONS)):
        told += _market_told(before, action, after, edition, location)
    if after.seat < 0:
        told += _stored_told(before, after)
    return told


def _deed(before: Any, action: int, after: Any, edition: Edition) -> Message:
    """The action itself."""
    mover = who(before.seat)
    if action == MOVE_MESSENGER:
        return say("cc-moved", seat=mover, location=characters.location(LOCATIONS[after.messenger]))
    if action == RENEW_ROW:
        return say(
            "cc-renewed", seat=mover, location=characters.location(LOCATIONS[before.messenger])
        )
    if action < PLACE:
        card = characters.name_of(edition, before.row[before.messenger, (action - BUY) % SLOTS])
        if action >= TAKE_FACE_DOWN:
            return say("cc-took-face-down", seat=mover, card=card)
        return say("cc-bought", seat=mover, card=card, price=_spent(before, action, edition))
    if action < CHOOSE_OPTION:
        cell = after.tableau[before.seat].tolist().index(before.held)
        row, column = cell // SIDE + 1, cell % SIDE + 1
        card = characters.name_of(edition, before.held)
        return say("cc-placed", seat=mover, card=card, row=row, column=column)
    label = ability_choice(before, edition, action).label
    return say("cc-chose", seat=mover, choice=label)


def _spent(before: Any, action: int, edition: Edition) -> int:
    """Gold that an action costs."""
    if not BUY <= action < TAKE_FACE_DOWN:
        return 0
    card = before.row[before.messenger, action - BUY]
    return int(price(as_record(before), edition.cards, before.seat, card))


def _gains_told(before: Any, action: int, after: Any, edition: Edition) -> list[Message]:
    """Gold and keys for everybody, beyond what was paid."""
    told, over = [], after.seat < 0
    for seat in range(before.players):
        own = seat == before.seat
        stored = sum(after.stored[seat].tolist()) - sum(before.stored[seat].tolist())
        gold = after.gold[seat] - before.gold[seat] + (stored if over else 0)
        keys = after.keys[seat] - before.keys[seat]
        if own:
            gold += _spent(before, action, edition)
            keys += 1 if action < BUY else 0
        for what, amount in (("gold", gold), ("keys", keys)):
            if amount:
                told.append(say("cc-gains", seat=who(seat), gain=characters.goods(what, amount)))
        if stored and not over:
            told.append(say("cc-on-purses", seat=who(seat), gain=characters.goods("gold", stored)))
    return told


def _market_told(
    before: Any, action: int, after: Any, edition: Edition, location: int
) -> list[Message]:
    """CC-T1, CC-T7, CC-T8: new cards in a row, a shuffle before them, the end of a location."""
    name = characters.location(LOCATIONS[location])
    if after.closed[location] and not before.closed[location]:
        return [say("cc-closed", location=name)]
    row = after.row[location].tolist()
    revealed = [row[slot] for slot in _gaps(before, action, edition, location) if row[slot] >= 0]
    first = IN_DECK * location
    in_deck = before.place.tolist()[first : first + IN_DECK].count(DECK)
    told = [say("cc-shuffled", location=name)] if len(revealed) > in_deck else []
    return told + [
        say("cc-revealed", location=name, card=characters.name_of(edition, card))
        for card in revealed
    ]


def _gaps(before: Any, action: int, edition: Edition, location: int) -> list[int]:
    """The slots of a row that were empty or that the action has emptied.

    A card may come back to the slot that it was discarded from, so the row alone does not tell.
    """
    gaps = {slot for slot, card in enumerate(before.row[location].tolist()) if card < 0}
    if action == RENEW_ROW and before.messenger == location:
        gaps |= set(range(SLOTS))
    elif BUY <= action < PLACE and before.messenger == location:
        gaps.add((action - BUY) % SLOTS)
    elif DISCARD <= action < FILL and _discards_from(before, edition) == location:
        gaps.add(action - DISCARD)
    return sorted(gaps)


def _discards_from(before: Any, edition: Edition) -> int:
    """The row that the ability in use discards from."""
    card = before.tableau[before.seat, before.new_cell]
    return int(edition.cards.discard_row[card, before.option, before.effect])


def _stored_told(before: Any, after: Any) -> list[Message]:
    """CC-E1: the gold that went on purses at the end."""
    told = []
    for seat in range(before.players):
        stored = sum(after.stored[seat].tolist()) - sum(before.stored[seat].tolist())
        if stored:
            told.append(say("cc-stored", seat=who(seat), gain=characters.goods("gold", stored)))
    return told


def secret(s: Any, edition: Edition, action: int, seat: int | None) -> bool:
    """Nothing that is done is hidden from anybody."""
    return False
