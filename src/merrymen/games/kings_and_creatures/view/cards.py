"""Kings & Creatures: the cards, drawn and in words."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from merrymen.editions import Edition
from merrymen.games.kings_and_creatures.edition import Card
from merrymen.games.kings_and_creatures.view.shapes import Face, Offer
from merrymen.messages import Message, say

Lacks = tuple[tuple[str, int], ...]
"""The cards that a king lacks on each side, or a legend of each type."""


@functools.lru_cache(maxsize=8)
def faces(edition: Edition) -> Mapping[int, Face]:
    """The figures on every card, under the name of its element; made once for an edition."""
    return {card.number: _face(card) for card in edition.tables.cards}


def _face(card: Card) -> Face:
    face: Face = {
        "element": f"card-{card.number}",
        "number": card.number,
        "type": card.type,
        "mark": card.mark,
    }
    if card.type in ("treasure", "legend"):
        face["glory"] = card.glory
    if card.type == "hero":
        face["heroes"] = card.heroes
    if card.type == "creature" and card.kind:
        face["kind"] = card.kind
    if card.type == "king" and card.rules:
        face["rules"] = card.rules
        face["crowns"] = {"left": card.crowns[0], "right": card.crowns[1]}
    if card.type == "legend":
        face["needs"] = dict(card.needs.items())
    return face


@functools.lru_cache(maxsize=8)
def names(edition: Edition) -> Mapping[int, Message]:
    """Every card in words, with its figures; made once for an edition."""
    return {card.number: _name(card) for card in edition.tables.cards}


def in_front(edition: Edition, number: int, short: Lacks | None = None) -> Face:
    """A card in front of its owner: its figures and its name.

    A king and a legend with what they are short of (KC-E3, KC-E4), and what they are worth so.
    """
    face: Face = {**faces(edition)[number], "summary": names(edition)[number]}
    if short is None:
        return face
    face["short"] = lacks = dict(short)
    if face["type"] == "legend":
        face["worth"] = 0 if lacks else face["glory"]
    else:
        face["worth"] = sum(won for side, won in face["crowns"].items() if side not in lacks)
    return face


def offered(
    edition: Edition,
    number: int,
    leaves: bool | None,
    then: int | None,
    adds: int,
    short: Lacks,
    after_round: int | None,
) -> Offer:
    """A face-up card, with what it means to the one who looks."""
    offer: Offer = {
        **faces(edition)[number],
        "leaves": leaves,
        "then": then,
        "adds": adds,
        "short": dict(short),
    }
    if after_round is not None:
        offer["adds_after_round"] = after_round
    return offer


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
