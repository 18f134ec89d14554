"""Castle Combo: what people see and read."""

from __future__ import annotations

from typing import Any

import numpy as np

from merrymen.editions import Edition
from merrymen.engine.compiling import INTERPRETED
from merrymen.engine.plain import Plain, unwrap
from merrymen.game import Choice
from merrymen.games.castle_combo import words
from merrymen.games.castle_combo.edition import Card
from merrymen.games.castle_combo.rules.abilities import gain_of, left_of, right_of
from merrymen.games.castle_combo.rules.counting import discount, of_colour, price, shields_in
from merrymen.games.castle_combo.rules.purses import room
from merrymen.games.castle_combo.rules.scoring import score
from merrymen.games.castle_combo.rules.tableau import (
    always_in,
    filled_cells,
    height,
    lay,
    next_space,
    perhaps_in,
    width,
)
from merrymen.games.castle_combo.state import (
    ASK_LEFT,
    BUY,
    CELLS,
    CHOOSE_OPTION,
    COLOURS,
    DECK,
    DISCARD,
    DISCARDS,
    FILL,
    GAIN,
    GOODS,
    HEADINGS,
    IF_POSITION,
    IN_DECK,
    LOCATIONS,
    MOVE_MESSENGER,
    OPTION,
    PHASES,
    PLACE,
    PLACING,
    REACH,
    RENEW_ROW,
    SIDE,
    SLOTS,
    TABLEAU,
    TAKE_FACE_DOWN,
    TAKING,
)
from merrymen.messages import Message, say, who


def _record(s: Any) -> Any:
    """A position as the rules take it."""
    return s if INTERPRETED else unwrap(s)


def _copy(s: Any) -> Any:
    """A copy of a position, as the rules take it."""
    record = unwrap(s).copy()
    return Plain(record) if INTERPRETED else record


def _sheet(record: Any, edition: Edition, players: int) -> list[list[int]]:
    sheet = np.zeros((players, len(HEADINGS)), np.int32)
    score(record, edition.cards, sheet)
    return [[int(points) for points in row] for row in sheet]


# The board


def board(s: Any, edition: Edition, seat: int | None) -> dict[str, Any]:
    """Everything on the table; it lies open to all."""
    sheets = _sheet(_record(s), edition, s.players)
    return {
        "round": _round(s),
        "rounds": CELLS,
        "starter": s.starter,
        "messenger": {
            "element": "messenger",
            "at": LOCATIONS[s.messenger],
            "stays": any(s.closed.tolist()),
        },
        "locations": [_location(s, edition, number) for number in range(len(LOCATIONS))],
        "turn": _turn(s, edition, sheets) if s.seat >= 0 else None,
        "seats": [_seat(s, edition, number, sheets[number]) for number in range(s.players)],
    }


def _round(s: Any) -> int:
    """A seat takes its first card in round 1; a card just placed is still of this round."""
    if s.seat < 0:
        return CELLS
    return int(s.taken[s.seat] + (0 if s.new_cell >= 0 else 1))


def _location(s: Any, edition: Edition, location: int) -> dict[str, Any]:
    """A row with its deck and discards."""
    name = LOCATIONS[location]
    places = list(enumerate(s.place.tolist()))[IN_DECK * location : IN_DECK * (location + 1)]
    discards = [card for card, place in places if place == DISCARDS]
    return {
        "element": f"location-{name}",
        "name": name,
        "closed": bool(s.closed[location]),
        "messenger": s.messenger == location,
        "deck": {
            "element": f"deck-{name}",
            "left": sum(place == DECK for _, place in places),
        },
        "discards": {
            "element": f"discards-{name}",
            "cards": [_card(edition, card) for card in discards],
        },
        "row": [_slot(s, edition, location, slot) for slot in range(SLOTS)],
    }


def _slot(s: Any, edition: Edition, location: int, slot: int) -> dict[str, Any]:
    """A face-up card and what it costs everybody; None in a gap."""
    number, shown = s.row[location, slot], {"element": f"slot-{LOCATIONS[location]}-{slot}"}
    if number < 0:
        return shown | {"card": None, "summary": say("cc-empty")}
    prices = [int(price(_record(s), edition.cards, n, number)) for n in range(s.players)]
    card: Card = edition.tables.cards[number]
    return shown | {
        "card": _card(edition, number),
        "prices": prices,
        "back": {"element": f"back-{number}"},
        "summary": words.summary(card),
    }


def _card(edition: Edition, number: int) -> dict[str, Any]:
    """The figures on a card, under the name of its element, and its rules in words."""
    card: Card = edition.tables.cards[number]
    effects = [card.ability, card.otherwise] if card.otherwise else [card.ability]
    return {
        "element": f"card-{number}",
        "card": number,
        "name": words.name(card),
        "summary": words.name_only(card),
        "deck": card.deck,
        "cost": card.cost,
        "shields": list(card.shields),
        "messenger_to": _other(card.deck) if card.messenger else None,
        "purse": card.purse,
        "discount": list(card.discount),
        "ability": [[words.effect_data(effect) for effect in option] for option in effects],
        "scores": {"points": card.points, "per": words.counter_data(card.per)},
        "ability_words": words.ability(card),
        "points_words": words.points(card),
    }


def _other(deck: str) -> str:
    return LOCATIONS[1 - LOCATIONS.index(deck)]


def _seat(s: Any, edition: Edition, seat: int, sheet: list[int]) -> dict[str, Any]:
    """A tableau, what its owner has, and the points if the game ended now."""
    record, cards = _record(s), edition.cards
    mask = filled_cells(record, seat)
    shields = shields_in(record, cards, seat, 0, TABLEAU)
    return {
        "element": f"seat-{seat}",
        "seat": seat,
        "gold": s.gold[seat],
        "keys": s.keys[seat],
        "stored": sum(s.stored[seat].tolist()),
        "cards": s.taken[seat],
        "discounts": {
            name: int(discount(record, cards, seat, location))
            for location, name in enumerate(LOCATIONS)
        },
        "shields": {
            colour: int(of_colour(cards, shields, number)) for number, colour in enumerate(COLOURS)
        },
        "height": int(height(mask)) if mask else 0,
        "width": int(width(mask)) if mask else 0,
        "tableau": [_cell(s, edition, seat, cell, sheet[cell]) for cell in range(CELLS)],
        "points": sum(sheet),
        "points_of_cards": sum(sheet[:CELLS]),
    }


def _cell(s: Any, edition: Edition, seat: int, cell: int, points: int) -> dict[str, Any]:
    """One space of a tableau; rows and columns count from its top left corner."""
    number = s.tableau[seat, cell]
    shown: dict[str, Any] = {
        "element": f"cell-{seat}-{cell}",
        "row": cell // SIDE,
        "column": cell % SIDE,
    }
    if number < 0:
        return shown | {"card": None, "summary": say("cc-empty")}
    face_down = bool(s.face_down[seat, cell])
    side = "down" if face_down else "up"
    return shown | {
        "summary": say("cc-cell", card=_name(edition, number), points=points, side=side),
        "card": _card(edition, number),
        "face_down": face_down,
        "stored": s.stored[seat, cell],
        "points": points,
        "position_open": not face_down and _position_open(s, edition, seat, cell, number),
    }


def _position_open(s: Any, edition: Edition, seat: int, cell: int, number: int) -> bool:
    """Whether a card's position may still come true, but is not certain yet."""
    cards, record = edition.cards, _record(s)
    if cards.points_counter[number] != IF_POSITION:
        return False
    wanted = int(cards.points_detail[number])
    sure = always_in(record, seat, cell, wanted)
    return bool(perhaps_in(record, seat, cell, wanted) and not sure)


def _turn(s: Any, edition: Edition, sheets: list[list[int]]) -> dict[str, Any]:
    """Where the mover's turn stands."""
    turn: dict[str, Any] = {
        "seat": s.seat,
        "phase": PHASES[s.phase],
        "key_spent": bool(s.key_spent),
        "held": None,
        "spaces": [],
        "new_card": None,
        "options": [],
    }
    if s.phase == PLACING:
        before = sum(sheets[s.seat])
        turn["held"] = _card(edition, s.held) | {"face_down": bool(s.held_face_down)}
        turn["gains"] = None if s.held_face_down else _gains(s, edition)
        turn["spaces"] = [_space(s, edition, action, before) for action in _spaces(s)]
    elif s.phase != TAKING:
        card = s.tableau[s.seat, s.new_cell]
        turn["new_card"] = {"element": f"card-{card}", "card": card}
        if s.phase == OPTION:
            described = words.options(edition.tables.cards[card])
            turn["options"] = [
                {"element": f"option-{n}", "words": text} for n, text in enumerate(described)
            ]
    return turn


def _spaces(s: Any) -> list[int]:
    """The placing actions that are possible."""
    found, record = [], _record(s)
    action = int(next_space(record, s.seat, PLACE))
    while action >= 0:
        found.append(action)
        action = int(next_space(record, s.seat, action + 1))
    return found


def _space(s: Any, edition: Edition, action: int, before: int) -> dict[str, Any]:
    """A possible space, and how the points would change with the card there."""
    row, column = divmod(action - PLACE, REACH)
    return {
        "element": _space_element(action),
        "row": row - 1,
        "column": column - 1,
        "adds": _points_with(s, edition, action) - before,
    }


def _space_element(action: int) -> str:
    row, column = divmod(action - PLACE, REACH)
    return f"space-{row}-{column}"


def _points_with(s: Any, edition: Edition, action: int) -> int:
    """The mover's points with the held card in a space."""
    record = _copy(s)
    lay(record, s.seat, action, s.held, s.held_face_down)
    return sum(_sheet(record, edition, s.players)[s.seat])


def _gains(s: Any, edition: Edition) -> dict[str, int] | None:
    """What the held card brings wherever it goes; None if that depends on a choice."""
    record, cards, card = _copy(s), edition.cards, s.held
    effects = edition.tables.cards[card].ability
    if cards.options[card] > 1 or any(e.per and e.per.whose == "neighbour" for e in effects):
        return None
    cell = lay(record, s.seat, _spaces(s)[0], card, 0)
    gains = dict.fromkeys(GOODS, 0)
    for number, effect in enumerate(effects):
        if cards.verb[card, 0, number] == GAIN:
            gains[effect.what] += int(gain_of(record, cards, card, 0, number, cell, s.seat))
    return gains


# What to do


def prompt(s: Any, edition: Edition) -> Message:
    return _asking(s, edition, "cc-prompt")


def waiting(s: Any, edition: Edition) -> Message:
    return _asking(s, edition, "cc-waiting")


def _asking(s: Any, edition: Edition, message: str) -> Message:
    """What the mover decides, said to the mover or to the others."""
    figures: dict[str, Any] = {"round": _round(s), "seat": who(s.seat)}
    if s.phase == TAKING:
        figures["location"] = words.location(LOCATIONS[s.messenger])
        figures["may_spend"] = "no" if s.key_spent or s.keys[s.seat] == 0 else "yes"
    else:
        card = s.held if s.phase == PLACING else s.tableau[s.seat, s.new_cell]
        figures |= {"card": _name(edition, card), "left": s.fills_left}
    return say(f"{message}-{PHASES[s.phase]}", **figures)


def _name(edition: Edition, number: int) -> dict[str, str]:
    return words.name(edition.tables.cards[number])


def choice(s: Any, edition: Edition, action: int) -> Choice:
    """A legal action's label and element."""
    if action < BUY:
        return _key_choice(s, action)
    if action < PLACE:
        return _card_choice(s, edition, action)
    if action < CHOOSE_OPTION:
        return _space_choice(s, edition, action)
    return _ability_choice(s, edition, action)


def _key_choice(s: Any, action: int) -> Choice:
    if action == RENEW_ROW:
        name = LOCATIONS[s.messenger]
        return Choice(say("cc-renew", location=words.location(name)), f"deck-{name}")
    return Choice(say("cc-move", location=words.location(LOCATIONS[1 - s.messenger])), "messenger")


def _card_choice(s: Any, edition: Edition, action: int) -> Choice:
    number = s.row[s.messenger, (action - BUY) % SLOTS]
    card = _name(edition, number)
    if action >= TAKE_FACE_DOWN:
        return Choice(say("cc-face-down", card=card), f"back-{number}")
    cost = int(price(_record(s), edition.cards, s.seat, number))
    return Choice(say("cc-buy", card=card, price=cost), f"card-{number}")


def _space_choice(s: Any, edition: Edition, action: int) -> Choice:
    """Rows and columns by number, new ones by their side."""
    row, column = divmod(action - PLACE, REACH)
    mask = filled_cells(_record(s), s.seat)
    before = sum(_sheet(_record(s), edition, s.players)[s.seat])
    label = say(
        "cc-place",
        card=_name(edition, s.held),
        row=_line("row", row - 1, int(height(mask))),
        column=_line("column", column - 1, int(width(mask))),
        adds=f"{_points_with(s, edition, action) - before:+d}",
    )
    return Choice(label, _space_element(action))


def _line(kind: str, number: int, size: int) -> Message:
    """A row or column: named once all three are there, else by number or as a new one."""
    side = "first" if number < 0 else "last" if number >= size else "old"
    if size == SIDE:
        side = ("top", "middle", "bottom")[number]
    return say(f"cc-{kind}", side=side, number=number + 1)


def _ability_choice(s: Any, edition: Edition, action: int) -> Choice:
    card: Card = edition.tables.cards[s.tableau[s.seat, s.new_cell]]
    if action < ASK_LEFT:
        option = action - CHOOSE_OPTION
        label = say("cc-option", ability=words.options(card)[option])
        return Choice(label, f"option-{option}")
    if action < DISCARD:
        return _neighbour_choice(s, edition, action)
    if action < FILL:
        effect = (card.ability, card.otherwise)[s.option][s.effect]
        assert effect.row, "a discard is from a row"
        number = s.row[LOCATIONS.index(effect.row), action - DISCARD]
        thrown: Card = edition.tables.cards[number]
        gain = words.goods(effect.what, thrown.cost)
        return Choice(say("cc-discard", card=words.name(thrown), gain=gain), f"card-{number}")
    cell = action - FILL
    number = s.tableau[s.seat, cell]
    gold = int(room(_record(s), edition.cards, s.seat, cell))
    label = say("cc-fill", card=_name(edition, number), gain=words.goods("gold", gold))
    return Choice(label, f"card-{number}")


def _neighbour_choice(s: Any, edition: Edition, action: int) -> Choice:
    """Whose cards to count, and what that brings."""
    number = s.tableau[s.seat, s.new_cell]
    counted = int((left_of if action == ASK_LEFT else right_of)(_record(s), s.seat))
    amount = gain_of(_record(s), edition.cards, number, s.option, s.effect, s.new_cell, counted)
    gain = words.goods(GOODS[edition.cards.goods[number, s.option, s.effect]], int(amount))
    side = "left" if action == ASK_LEFT else "right"
    return Choice(say("cc-ask", side=side, seat=who(counted), gain=gain), f"seat-{counted}")


def refusal(s: Any, edition: Edition, action: int) -> Message:
    """Why an action is not possible now."""
    if s.phase == TAKING and action < BUY:
        return _key_refusal(s, action)
    if s.phase == TAKING and action < TAKE_FACE_DOWN:
        number = s.row[s.messenger, action - BUY]
        cost = int(price(_record(s), edition.cards, s.seat, number))
        return say("cc-refused-dear", card=_name(edition, number), price=cost, gold=s.gold[s.seat])
    if s.phase == PLACING and PLACE <= action < CHOOSE_OPTION:
        return say("cc-refused-space")
    return say("cc-refused-phase", prompt=prompt(s, edition))


def _key_refusal(s: Any, action: int) -> Message:
    if s.key_spent:
        return say("cc-refused-key-spent")
    if s.keys[s.seat] == 0:
        return say("cc-refused-no-key")
    return say("cc-refused-messenger", location=words.location(LOCATIONS[s.messenger]))


# What happened


def story(
    before: Any, action: int | None, after: Any, edition: Edition, seat: int | None
) -> list[Message]:
    """CC-T1 to CC-T8: who did what, what it brought, and what came after it."""
    assert action is not None, "every action is seen by everybody"
    told = [_deed(before, action, after, edition)]
    told += _gains_told(before, action, after, edition)
    if after.messenger != before.messenger and action != MOVE_MESSENGER:
        told.append(say("cc-messenger", location=words.location(LOCATIONS[after.messenger])))
    for location in range(len(LOCATIONS)):
        told += _market_told(before, after, edition, location)
    if after.seat < 0:
        told += _stored_told(before, after)
    return told


def _deed(before: Any, action: int, after: Any, edition: Edition) -> Message:
    """The action itself."""
    mover = who(before.seat)
    if action == MOVE_MESSENGER:
        return say("cc-moved", seat=mover, location=words.location(LOCATIONS[after.messenger]))
    if action == RENEW_ROW:
        return say("cc-renewed", seat=mover, location=words.location(LOCATIONS[before.messenger]))
    if action < PLACE:
        card = _name(edition, before.row[before.messenger, (action - BUY) % SLOTS])
        if action >= TAKE_FACE_DOWN:
            return say("cc-took-face-down", seat=mover, card=card)
        return say("cc-bought", seat=mover, card=card, price=_spent(before, action, edition))
    if action < CHOOSE_OPTION:
        cell = after.tableau[before.seat].tolist().index(before.held)
        row, column = cell // SIDE + 1, cell % SIDE + 1
        card = _name(edition, before.held)
        return say("cc-placed", seat=mover, card=card, row=row, column=column)
    label = _ability_choice(before, edition, action).label
    return say("cc-chose", seat=mover, choice=label)


def _spent(before: Any, action: int, edition: Edition) -> int:
    """Gold that an action costs."""
    if not BUY <= action < TAKE_FACE_DOWN:
        return 0
    card = before.row[before.messenger, action - BUY]
    return int(price(_record(before), edition.cards, before.seat, card))


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
                told.append(say("cc-gains", seat=who(seat), gain=words.goods(what, amount)))
        if stored and not over:
            told.append(say("cc-on-purses", seat=who(seat), gain=words.goods("gold", stored)))
    return told


def _market_told(before: Any, after: Any, edition: Edition, location: int) -> list[Message]:
    """New cards in a row, a shuffle, the end of a location."""
    name = words.location(LOCATIONS[location])
    if after.closed[location] and not before.closed[location]:
        return [say("cc-closed", location=name)]
    told = []
    start = IN_DECK * location
    old, new = before.place.tolist(), after.place.tolist()
    if any(old[n] == DISCARDS != new[n] for n in range(start, start + IN_DECK)):
        told.append(say("cc-shuffled", location=name))
    for slot in range(SLOTS):
        card = after.row[location, slot]
        if card >= 0 and card != before.row[location, slot]:
            told.append(say("cc-revealed", location=name, card=_name(edition, card)))
    return told


def _stored_told(before: Any, after: Any) -> list[Message]:
    """CC-E1: the gold that went on purses at the end."""
    told = []
    for seat in range(before.players):
        stored = sum(after.stored[seat].tolist()) - sum(before.stored[seat].tolist())
        if stored:
            told.append(say("cc-stored", seat=who(seat), gain=words.goods("gold", stored)))
    return told


def secret(s: Any, edition: Edition, action: int, seat: int | None) -> bool:
    """Nothing that is done is hidden from anybody."""
    return False
