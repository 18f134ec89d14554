"""Castle Combo: the board as plain data, with every figure a person needs."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from merrymen.editions import Edition
from merrymen.engine.compiling import INTERPRETED
from merrymen.engine.plain import Plain, unwrap
from merrymen.games.castle_combo.edition import Card
from merrymen.games.castle_combo.rules.abilities import gain_of, use_ability
from merrymen.games.castle_combo.rules.counting import discount, of_colour, price, shields_in
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
from merrymen.games.castle_combo.rules.turns import FACE_DOWN_GOLD, FACE_DOWN_KEYS
from merrymen.games.castle_combo.state import (
    CELLS,
    COLOURS,
    DECK,
    DISCARDS,
    GAIN,
    GOODS,
    HEADINGS,
    IF_POSITION,
    IN_DECK,
    LOCATIONS,
    OPTION,
    PHASES,
    PLACE,
    PLACING,
    REACH,
    SIDE,
    SLOTS,
    TABLEAU,
    TAKING,
)
from merrymen.games.castle_combo.view import characters
from merrymen.games.castle_combo.view.shapes import (
    CastleBoard,
    Cell,
    Face,
    Held,
    Location,
    Seat,
    Slot,
    Space,
    Turn,
)
from merrymen.messages import say


def as_record(s: Any) -> Any:
    """A position as the rules take it."""
    return s if INTERPRETED else unwrap(s)


def _copy(s: Any) -> Any:
    """A copy of a position, as the rules take it."""
    record = unwrap(s).copy()
    return Plain(record) if INTERPRETED else record


def sheet_of(record: Any, edition: Edition, players: int) -> list[list[int]]:
    sheet = np.zeros((players, len(HEADINGS)), np.int32)
    score(record, edition.cards, sheet)
    return [[int(points) for points in row] for row in sheet]


def board(s: Any, edition: Edition, seat: int | None) -> CastleBoard:
    """Everything on the table; it lies open to all, so it is made once for all."""
    return s.shared(_board, edition)  # type: ignore[no-any-return]


def _board(s: Any, edition: Edition) -> CastleBoard:
    sheets = sheet_of(as_record(s), edition, s.players)
    return {
        "round": round_of(s),
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


def round_of(s: Any) -> int:
    """A seat takes its first card in round 1; a card just placed is still of this round."""
    if s.seat < 0:
        return CELLS
    return int(s.taken[s.seat] + (0 if s.new_cell >= 0 else 1))


def _location(s: Any, edition: Edition, location: int) -> Location:
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
            "cards": [faces(edition)[card] for card in discards],
        },
        "row": [_slot(s, edition, location, slot) for slot in range(SLOTS)],
    }


def _slot(s: Any, edition: Edition, location: int, slot: int) -> Slot:
    """A face-up card and what it costs everybody; None in a gap."""
    number, element = s.row[location, slot], f"slot-{LOCATIONS[location]}-{slot}"
    if number < 0:
        return {"element": element, "card": None, "summary": say("cc-empty")}
    prices = [int(price(as_record(s), edition.cards, n, number)) for n in range(s.players)]
    card: Card = edition.tables.cards[number]
    return {
        "element": element,
        "card": faces(edition)[number],
        "prices": prices,
        "back": {"element": f"back-{number}", "gold": FACE_DOWN_GOLD, "keys": FACE_DOWN_KEYS},
        "summary": characters.summary(card),
    }


@functools.lru_cache(maxsize=8)
def faces(edition: Edition) -> list[Face]:
    """Every card as the browser draws it; made once for an edition."""
    return [_face(card, number) for number, card in enumerate(edition.tables.cards)]


def _face(card: Card, number: int) -> Face:
    """The figures on a card, under the name of its element, and its rules in words."""
    effects = [card.ability, card.otherwise] if card.otherwise else [card.ability]
    return {
        "element": f"card-{number}",
        "card": number,
        "name": characters.name(card),
        "summary": characters.name_only(card),
        "deck": card.deck,
        "cost": card.cost,
        "shields": list(card.shields),
        "messenger_to": _other(card.deck) if card.messenger else None,
        "purse": card.purse,
        "discount": list(card.discount),
        "ability": [[characters.effect_data(effect) for effect in option] for option in effects],
        "scores": {"points": card.points, "per": characters.counter_data(card.per)},
        "also": characters.also(card),
        "ability_words": characters.ability(card),
        "points_words": characters.points(card),
    }


def _other(deck: str) -> str:
    return LOCATIONS[1 - LOCATIONS.index(deck)]


def _seat(s: Any, edition: Edition, seat: int, sheet: list[int]) -> Seat:
    """A tableau, what its owner has, and the points if the game ended now."""
    record, cards = as_record(s), edition.cards
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


def _cell(s: Any, edition: Edition, seat: int, cell: int, points: int) -> Cell:
    """One space of a tableau; rows and columns count from its top left corner."""
    number = s.tableau[seat, cell]
    row, column = divmod(cell, SIDE)
    if number < 0:
        return {"row": row, "column": column, "card": None, "summary": say("cc-empty")}
    face_down = bool(s.face_down[seat, cell])
    side = "down" if face_down else "up"
    return {
        "row": row,
        "column": column,
        "summary": say(
            "cc-cell", card=characters.name_of(edition, number), points=points, side=side
        ),
        "card": faces(edition)[number],
        "face_down": face_down,
        "stored": s.stored[seat, cell],
        "points": points,
        "position_open": not face_down and _position_open(s, edition, seat, cell, number),
    }


def _position_open(s: Any, edition: Edition, seat: int, cell: int, number: int) -> bool:
    """Whether a card's position may still come true, but is not certain yet."""
    cards, record = edition.cards, as_record(s)
    if cards.points_counter[number] != IF_POSITION:
        return False
    wanted = int(cards.points_detail[number])
    sure = always_in(record, seat, cell, wanted)
    return bool(perhaps_in(record, seat, cell, wanted) and not sure)


def _turn(s: Any, edition: Edition, sheets: list[list[int]]) -> Turn:
    """Where the mover's turn stands."""
    turn: Turn = {
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
        face: Face = faces(edition)[s.held]
        held: Held = {**face, "face_down": bool(s.held_face_down)}
        turn["held"] = held
        turn["gains"] = None if s.held_face_down else _gains(s, edition)
        turn["spaces"] = [_space(s, edition, action, before) for action in placing_actions(s)]
    elif s.phase != TAKING:
        card = s.tableau[s.seat, s.new_cell]
        turn["new_card"] = {"element": f"card-{card}", "card": card}
        if s.phase == OPTION:
            described = characters.options(edition.tables.cards[card])
            turn["options"] = [
                {"element": f"option-{n}", "words": text} for n, text in enumerate(described)
            ]
    return turn


def placing_actions(s: Any) -> list[int]:
    """The placing actions that are possible."""
    found, record = [], as_record(s)
    action = int(next_space(record, s.seat, PLACE))
    while action >= 0:
        found.append(action)
        action = int(next_space(record, s.seat, action + 1))
    return found


def _space(s: Any, edition: Edition, action: int, before: int) -> Space:
    """A possible space, and how the points would change with the card there."""
    row, column = divmod(action - PLACE, REACH)
    return {
        "element": space_element(action),
        "row": row - 1,
        "column": column - 1,
        "adds": points_with(s, edition, action) - before,
    }


def space_element(action: int) -> str:
    row, column = divmod(action - PLACE, REACH)
    return f"space-{row}-{column}"


def points_with(s: Any, edition: Edition, action: int) -> int:
    """The mover's points with the held card in a space, and with what it surely brings at once.

    What depends on a choice is left out: it is asked after the card lies.
    """
    record, cards = _copy(s), edition.cards
    record.new_cell = lay(record, s.seat, action, s.held, s.held_face_down)
    if not s.held_face_down and cards.options[s.held] == 1:
        use_ability(record, cards)
    return sum(sheet_of(record, edition, s.players)[s.seat])


def _gains(s: Any, edition: Edition) -> dict[str, int] | None:
    """What the held card brings wherever it goes; None if that depends on a choice."""
    record, cards, card = _copy(s), edition.cards, s.held
    effects = edition.tables.cards[card].ability
    if cards.options[card] > 1 or any(e.per and e.per.whose == "neighbour" for e in effects):
        return None
    cell = lay(record, s.seat, placing_actions(s)[0], card, 0)
    gains = dict.fromkeys(GOODS, 0)
    for number, effect in enumerate(effects):
        if cards.verb[card, 0, number] == GAIN:
            gains[effect.what] += int(gain_of(record, cards, card, 0, number, cell, s.seat))
    return gains
