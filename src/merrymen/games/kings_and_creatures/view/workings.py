"""Kings & Creatures: how glory comes about, card by card and round by round."""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.engine.plain import for_rules
from merrymen.games.kings_and_creatures.rules.turns import take
from merrymen.games.kings_and_creatures.view.board import Table
from merrymen.games.kings_and_creatures.view.cards import names
from merrymen.games.kings_and_creatures.view.shapes import Face
from merrymen.messages import Message, say, who
from merrymen.seen import Seen
from merrymen.shapes import Working, numbered, scored


def workings(s: Any, edition: Edition, seat: int | None, topic: str) -> list[Working]:
    """A seat's glory, a card that somebody has, or what a card on offer would add."""
    table: Table = s.once(Table, edition)
    player = scored(topic)
    if player is not None and player < s.players:
        return list(_lines(table, edition, player).values())
    card = numbered(topic, "card")
    if card in table.display:
        looking = table.mover if seat is None else seat
        may_take = table.mover >= 0 and len(table.owned[looking]) < len(s.row[looking])
        return _added(s, table, edition, looking, card) if card and may_take else []
    owner = next((each for each in range(s.players) if card in table.owned[each]), None)
    if owner is None or card is None:
        return []
    lines = _lines(table, edition, owner)
    return [lines[key] for key in (str(card), "creatures") if key in lines][:1]


def _lines(table: Table, edition: Edition, seat: int) -> dict[str, Working]:
    """KC-H1, KC-E1 to KC-E4: everything that brings glory or could, by a name of its own."""
    found = _rounds(table, seat)
    cards = table.seats[seat]["cards"]
    for face in cards:
        line = _line(table, edition, seat, face)
        if line is not None:
            found[str(face["number"])] = line
    creatures, kinds = table.seats[seat]["types"]["creature"], table.seats[seat]["kinds"]
    if creatures:
        found["creatures"] = {
            "thing": say("kc-needs-creature", count=creatures),
            "points": table.seats[seat]["glory"]["creatures"],
            "how": say("kc-how-creatures", cards=creatures, kinds=len(kinds)),
            "heading": "creatures",
        }
    return found


def _rounds(table: Table, seat: int) -> dict[str, Working]:
    """KC-H1: the heroes' glory of every round that is over."""
    return {
        f"round {number}": {
            "thing": say("kc-how-round", round=number),
            "points": glory,
            "how": say("kc-how-heroes", round=number, times=glory // number),
            "heading": "heroes",
        }
        for number, glory in enumerate(table.seats[seat]["heroes"]["by_round"], 1)
    }


def _line(table: Table, edition: Edition, seat: int, face: Face) -> Working | None:
    """A treasure, a king or a legend; creatures count together, heroes by the round."""
    thing: Message = names(edition)[face["number"]]
    if face["type"] == "treasure":
        how = say("kc-how-treasure")
        return {"thing": thing, "points": face["glory"], "how": how, "heading": "treasures"}
    if face["type"] == "legend":
        met = "no" if face["short"] else "yes"
        how = say("kc-how-legend", met=met, glory=face["glory"])
        return {"thing": thing, "points": face["worth"], "how": how, "heading": "legends"}
    if face["type"] == "king":
        how = _king(table, seat, face)
        return {"thing": thing, "points": face["worth"], "how": how, "heading": "kings"}
    return None


def _king(table: Table, seat: int, face: Face) -> Message:
    """KC-E3: how many of the ruled type the owner and the neighbours have."""
    ruled = face["rules"]
    count = [each["types"][ruled] for each in table.seats]
    beside = table.beside[seat]
    figures: dict[str, Any] = {}
    for side in ("left", "right"):
        figures[f"{side}_seat"] = who(beside[side])
        figures[side] = count[beside[side]]
        won = side not in face["short"]
        figures[f"{side}_glory"] = face["crowns"][side] if won else 0
    return say("kc-how-king", rules=say(f"kc-ruled-{ruled}"), own=count[seat], **figures)


def _added(s: Any, table: Table, edition: Edition, seat: int, card: int) -> list[Working]:
    """KC-E1 to KC-E4: what a card would change at once, as if the game ended then."""
    array = s.array.copy()
    after = for_rules(array)[0]
    after.seat = seat
    take(after, edition.cards, card)
    before = _lines(table, edition, seat)
    taken = Table(Seen(array), edition)
    found: list[Working] = []
    for key, line in _lines(taken, edition, seat).items():
        points = (line["points"] or 0) - ((before[key]["points"] or 0) if key in before else 0)
        if points or key == str(card):
            found.append({**line, "points": points})
    return found
