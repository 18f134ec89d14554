"""Kings & Creatures: what people see and read.

Everything on the table lies open, so all seats see the same cards. Only the offer differs: what a
card would add, or is short of, is told from the side of the one who looks.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

import numpy as np

from merrymen.editions import Edition
from merrymen.engine.plain import Reading, for_rules
from merrymen.game import Choice
from merrymen.games.kings_and_creatures.edition import Card
from merrymen.games.kings_and_creatures.rules import rounds
from merrymen.games.kings_and_creatures.rules.outlook import outlook
from merrymen.games.kings_and_creatures.state import (
    CARDS,
    CARDS_PER_ROUND,
    DISPLAY,
    GONE,
    HEADINGS,
    KINDS,
    POSITION,
    ROUNDS,
    TYPES,
)
from merrymen.messages import Message, say, who

Face = dict[str, Any]
"""A card as the browser draws it."""


@functools.lru_cache(maxsize=8)
def faces(edition: Edition) -> Mapping[int, Face]:
    """The figures on every card, under the name of its element; made once for an edition."""
    return {card.number: _face(card) for card in edition.tables.cards}


def _face(card: Card) -> Face:
    face: Face = {"element": f"card-{card.number}", "number": card.number}
    face |= {"type": card.type, "mark": card.mark}
    if card.type in ("treasure", "legend"):
        face["glory"] = card.glory
    if card.type == "hero":
        face["heroes"] = card.heroes
    if card.type == "creature":
        face["kind"] = card.kind
    if card.type == "king":
        face |= {"rules": card.rules, "crowns": {"left": card.crowns[0], "right": card.crowns[1]}}
    if card.type == "legend":
        face["needs"] = dict(card.needs)
    return face


@functools.lru_cache(maxsize=8)
def names(edition: Edition) -> Mapping[int, Message]:
    """Every card in words, with its figures; made once for an edition."""
    return {card.number: _name(card) for card in edition.tables.cards}


@functools.lru_cache(maxsize=8)
def objects(edition: Edition) -> Mapping[int, Message]:
    """Every card as what somebody takes: some languages have another case for it."""
    return {card.number: _object(card) for card in edition.tables.cards}


def _object(card: Card) -> Message:
    kind = say(f"kc-taken-{card.kind}") if card.kind else ""
    return _name(card) | {"id": "kc-taken", "kind": kind}


def _name(card: Card) -> Message:
    figures: dict[str, Any] = {"type": card.type, "number": card.number, "glory": card.glory}
    figures |= {"heroes": card.heroes, "left": card.crowns[0], "right": card.crowns[1]}
    figures["kind"] = say(f"kc-kind-{card.kind}") if card.kind else ""
    figures["rules"] = say(f"kc-ruled-{card.rules}") if card.rules else ""
    figures["needs"] = _needs(list(card.needs.items())) if card.needs else ""
    return say("kc-card", element=f"card-{card.number}", **figures)


def _needs(needs: list[tuple[Any, int]]) -> Message:
    (kind, count), rest = needs[0], needs[1:]
    first = say(f"kc-needs-{kind}", count=count)
    return say("kc-needs-and", first=first, rest=_needs(rest)) if rest else first


class Table:
    """A position read once for all who look: lists instead of fields, and what cards bring."""

    def __init__(self, s: Reading, edition: Edition) -> None:
        self.faces, self.names = faces(edition), names(edition)
        self.players: int = s.players
        self.round_number: int = s.round_number
        self.mover: int = s.seat
        self.is_over: bool = s.seat < 0
        self.display: list[int] = [n for n in s.display if n]
        self.visible: list[int] = s.visible_card
        self.taken: list[int] = s.taken
        self.has_left: list[int] = s.has_left
        self.heroes: list[int] = s.heroes
        self.hero_glory: list[int] = s.hero_glory
        self.creature_kinds: list[int] = s.creature_kinds
        self.counts: list[list[int]] = s.cards_of_type.tolist()
        self.owned: list[list[int]] = [[] for _ in range(self.players)]
        for number, place in enumerate(s.place):
            if place < self.players:
                self.owned[place].append(number)
        for seat, row in enumerate(s.row.tolist()[: self.players]):
            told = [n for n in row if n in self.owned[seat]]
            self.owned[seat] = [n for n in self.owned[seat] if n not in row] + told
        self.glory_of_round: list[list[int]] = s.glory_of_round.tolist()
        self.sheet, self.adds = _worth(s, edition)

    @functools.cached_property
    def line(self) -> dict[str, Any]:
        return _line(self)

    @functools.cached_property
    def seats(self) -> list[dict[str, Any]]:
        return [_seat(self, number) for number in range(self.players)]

    def neighbours(self, seat: int) -> dict[str, int]:
        """KC-H1: left is the next seat clockwise."""
        return {"left": (seat + 1) % self.players, "right": (seat - 1) % self.players}

    def leaves(self, seat: int, card: int) -> bool | None:
        """KC-R4: whether taking a card ends the round for a seat; None if it has left."""
        if self.has_left[seat]:
            return None
        return card < self.visible[seat] or self.taken[seat] == CARDS_PER_ROUND - 1

    def next_mover(self, seat: int, card: int) -> int | None:
        """KC-R2: who moves after that card is taken; None: nobody, or the seat cannot take it."""
        if self.has_left[seat]:
            return None
        staying = [
            (card if other == seat else self.visible[other], other)
            for other in range(self.players)
            if not (self.leaves(seat, card) if other == seat else self.has_left[other])
        ]
        return min(staying)[1] if staying else None


def _worth(s: Reading, edition: Edition) -> tuple[list[list[int]], list[list[int]]]:
    """The score sheet if the game ended now, and what each face-up card adds for each seat."""
    sheet, sheet_after = np.zeros((2, s.players, len(HEADINGS)), np.int32)
    adds = np.zeros((s.players, DISPLAY), np.int32)
    state, cards = for_rules(s.array), for_rules(edition.record)
    outlook(state, for_rules(POSITION.zeros()), cards, sheet, sheet_after, adds)
    return sheet.tolist(), adds.tolist()


def board(s: Any, edition: Edition, seat: int | None) -> dict[str, Any]:
    """Everything on the table, and what each face-up card means to the one who looks."""
    table = s.once(Table, edition)
    looking = table.mover if seat is None else seat  # a spectator looks over the mover's shoulder
    return {
        "round": s.round_number,
        "rounds": ROUNDS,
        "stack": {
            "element": "stack",
            "left": s.stack_left,
            "size": rounds.stack_size(table.players),
        },
        "display": {
            "size": rounds.display_size(table.players),
            "looking": looking if table.mover >= 0 else None,
            "cards": [_offer(table, looking, slot) for slot in range(len(table.display))],
        },
        "line": table.line,
        "seats": table.seats,
    }


def _line(table: Table) -> dict[str, Any]:
    """The order of turns as places on a line of numbers; the gate is the mover's own number."""
    marks = [
        {"seat": seat, "number": table.visible[seat], "in_round": not table.has_left[seat]}
        for seat in range(table.players)
    ]
    return {
        "first": 1,
        "last": CARDS - 1,
        "gate": table.visible[table.mover] if table.mover >= 0 else None,
        "seats": sorted(marks, key=lambda mark: mark["number"]),
    }


def _offer(table: Table, seat: int, slot: int) -> Face:
    """A face-up card: what it adds to a seat now, what it is short of, and who would move next."""
    number = table.display[slot]
    face, counts = table.faces[number], list(table.counts[seat])
    counts[TYPES.index(face["type"])] += 1
    offer = face | {
        "leaves": table.leaves(seat, number),
        "then": table.next_mover(seat, number),
        "adds": table.adds[seat][slot],
        "short": _short(table, seat, face, counts),
    }
    if face["type"] == "hero":
        with_it = _hero_glory(table, seat, table.heroes[seat] + face["heroes"])
        offer["adds_after_round"] = with_it - _hero_glory(table, seat, table.heroes[seat])
    return offer


def _short(table: Table, seat: int, face: Face, counts: list[int]) -> dict[str, int]:
    """KC-E3, KC-E4: the cards that a king lacks on each side, or a legend of each type."""
    if face["type"] == "king":
        ruled = TYPES.index(face["rules"])
        lacking = {
            side: table.counts[other][ruled] + 1 - counts[ruled]
            for side, other in table.neighbours(seat).items()
            if face["crowns"][side]
        }
    elif face["type"] == "legend":
        lacking = {kind: n - counts[TYPES.index(kind)] for kind, n in face["needs"].items()}
    else:
        lacking = {}
    return {what: count for what, count in lacking.items() if count > 0}


def _hero_glory(table: Table, seat: int, own: int) -> int:
    """KC-H1, KC-H2: the glory for so many heroes, if the round ended now."""
    left, right = (table.heroes[other] for other in table.neighbours(seat).values())
    glory: int = rounds.glory_for_heroes(table.players, table.round_number, own, left, right)
    return glory


def _seat(table: Table, seat: int) -> dict[str, Any]:
    counts = table.counts[seat]
    glory = dict(zip(HEADINGS, table.sheet[seat], strict=True))
    return {
        "element": f"seat-{seat}",
        "seat": seat,
        **table.neighbours(seat),
        "visible": table.visible[seat],
        "taken_this_round": table.taken[seat],
        "takes_per_round": CARDS_PER_ROUND,
        "in_round": table.mover >= 0 and not table.has_left[seat],
        "heroes": _heroes(table, seat),
        "kinds": [kind for k, kind in enumerate(KINDS) if table.creature_kinds[seat] >> k & 1],
        "types": dict(zip(TYPES[1:], counts[1:], strict=True)),
        "glory": glory,
        "total": sum(glory.values()),
        "cards": [_owned(table, seat, number) for number in table.owned[seat]],
        "raised": 0 if table.has_left[seat] or table.is_over else table.taken[seat],
    }


def _heroes(table: Table, seat: int) -> dict[str, Any]:
    """KC-H1, KC-H2: heroes, their glory by round, and what this round would bring or lacks.

    After the last round there is nothing more to gain.
    """
    own = table.heroes[seat]
    left, right = (table.heroes[other] for other in table.neighbours(seat).values())
    rounds_over = ROUNDS if table.is_over else table.round_number - 1
    standing: dict[str, Any] = {"glory_now": None, "short": None, "short_of_double": None}
    if not table.is_over:
        standing["glory_now"] = _hero_glory(table, seat, own)
        standing["short"] = max(0, min(left, right) + 1 - own)
        if table.players > 2:
            standing["short_of_double"] = max(0, left + right + 1 - own)
    return {
        "count": own,
        "glory": table.hero_glory[seat],
        "by_round": table.glory_of_round[seat][:rounds_over],
        **standing,
    }


def _owned(table: Table, seat: int, number: int) -> Face:
    """A card in front of its owner, with what it is worth now and what it is short of."""
    face = table.faces[number] | {"summary": table.names[number]}
    if face["type"] not in ("king", "legend"):
        return face
    short = _short(table, seat, face, table.counts[seat])
    if face["type"] == "legend":
        return face | {"short": short, "worth": 0 if short else face["glory"]}
    won = sum(crowns for side, crowns in face["crowns"].items() if side not in short)
    return face | {"short": short, "worth": won}


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
    figures = {"round": s.round_number, "take": take, "visible": table.visible[seat]}
    return say(message, rule="KC-R4", **figures)


def waiting(s: Any, edition: Edition) -> Message:
    """Whom the table waits for, and why."""
    visible = s.visible_card[s.seat]
    return say("kc-waiting", round=s.round_number, seat=who(s.seat), visible=visible)


def choice(s: Any, edition: Edition, action: int) -> Choice:
    """A card on offer, with a warning where it ends the round for the taker."""
    label = "kc-take-and-leave" if leaves(s, action) else "kc-take"
    return Choice(say(label, card=objects(edition)[action]), f"card-{action}")


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


def story(
    before: Any, action: int | None, after: Any, edition: Edition, seat: int | None
) -> list[Message]:
    """KC-R3 to KC-R5, KC-H1: who took what, who left, what the heroes brought."""
    assert action is not None, "every take is seen by everybody"
    mover = before.seat
    told = [say("kc-took", seat=who(mover), card=objects(edition)[action])]
    if leaves(before, action):
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
