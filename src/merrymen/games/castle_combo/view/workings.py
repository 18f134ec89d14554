"""Castle Combo: how points come about, card by card."""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.engine.compiling import INTERPRETED
from merrymen.engine.plain import Plain, unwrap
from merrymen.games.castle_combo.rules.abilities import use_ability
from merrymen.games.castle_combo.rules.tableau import always_in, lay, perhaps_in
from merrymen.games.castle_combo.state import CELLS, HEADINGS, IF_POSITION, KEYS_SCORE, PLACING
from merrymen.games.castle_combo.view import characters
from merrymen.games.castle_combo.view.board import (
    as_record,
    placing_actions,
    sheet_of,
    space_element,
)
from merrymen.messages import Message, say
from merrymen.shapes import Working, numbered, scored

CONDITIONS = ("position", "colour_missing", "face_down")


def workings(s: Any, edition: Edition, seat: int | None, topic: str) -> list[Working]:
    """A seat's points, a card in a tableau, or what a space would add."""
    player = scored(topic)
    if player is not None and player < s.players:
        return list(_lines(as_record(s), edition, player, s.players).values())
    card = numbered(topic, "card")
    if card is not None:
        return _of_card(s, edition, card)
    if s.phase == PLACING and topic.startswith("space-"):
        actions = {space_element(action): action for action in placing_actions(s)}
        return _added(s, edition, actions[topic]) if topic in actions else []
    return []


def _lines(record: Any, edition: Edition, seat: int, players: int) -> dict[int, Working]:
    """CC-E2: what every card of a tableau brings, by its number, and the keys under -1."""
    sheet = sheet_of(record, edition, players)[seat]
    found: dict[int, Working] = {}
    for cell in range(CELLS):
        card = int(record.tableau[seat, cell])
        if card >= 0:
            how = _how(record, edition, seat, cell, card, sheet[cell])
            found[card] = {
                "thing": characters.name_of(edition, card),
                "points": sheet[cell],
                "how": how,
                "heading": HEADINGS[cell],
            }
    keys = int(record.keys[seat])
    found[-1] = {
        "thing": say("cc-keys", count=keys),
        "points": sheet[KEYS_SCORE],
        "how": say("cc-how-keys"),
        "heading": HEADINGS[KEYS_SCORE],
    }
    return found


def _how(record: Any, edition: Edition, seat: int, cell: int, number: int, points: int) -> Message:
    """CC-E2: a card's rule, and how often it is so; or whether, or whether it still may be."""
    card = edition.tables.cards[number]
    if record.face_down[seat, cell]:
        return say("cc-how-down")
    rule = characters.points(card)
    if card.per.count in CONDITIONS:
        met = "yes" if points else "no"
        if _is_open(record, edition, seat, cell, number):
            met = "open"
        return say("cc-how-if", rule=rule, met=met, points=card.points)
    count = points // card.points if card.points else 0
    return say("cc-how-per", rule=rule, count=count, each=card.points)


def _is_open(record: Any, edition: Edition, seat: int, cell: int, number: int) -> bool:
    """Whether a card's position may still come true, but is not certain yet."""
    if edition.cards.points_counter[number] != IF_POSITION:
        return False
    wanted = int(edition.cards.points_detail[number])
    sure = always_in(record, seat, cell, wanted)
    return bool(perhaps_in(record, seat, cell, wanted) and not sure)


def _of_card(s: Any, edition: Edition, card: int) -> list[Working]:
    """A card that lies in somebody's tableau."""
    for seat in range(s.players):
        if card in s.tableau[seat].tolist():
            return [_lines(as_record(s), edition, seat, s.players)[card]]
    return []


def _added(s: Any, edition: Edition, action: int) -> list[Working]:
    """What would change with the held card in a space, as far as that is sure."""
    cards = edition.cards
    copy = unwrap(s).copy()
    record = Plain(copy) if INTERPRETED else copy
    before = _lines(as_record(s), edition, s.seat, s.players)
    record.new_cell = lay(record, s.seat, action, s.held, s.held_face_down)
    if not s.held_face_down and cards.options[s.held] == 1:
        use_ability(record, cards)
    found: list[Working] = []
    for card, line in _lines(record, edition, s.seat, s.players).items():
        points = (line["points"] or 0) - ((before[card]["points"] or 0) if card in before else 0)
        if points or card == s.held:
            found.append({**line, "points": points})
    return sorted(found, key=lambda line: line["thing"].get("element") != f"card-{s.held}")
