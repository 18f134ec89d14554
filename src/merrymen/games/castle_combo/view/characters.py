"""Castle Combo: cards, abilities and points as messages and as plain data."""

from __future__ import annotations

import msgspec

from merrymen.editions import Edition
from merrymen.games.castle_combo.edition import Card, Counter, Effect
from merrymen.games.castle_combo.view import shapes
from merrymen.messages import Message, Names, say


def name(card: Card) -> Names:
    """A card's name in every language."""
    return {"en": card.en, "de": card.de, "fr": card.fr, "it": card.it}


def name_of(edition: Edition, number: int) -> Message:
    """A card's name in a sentence; it knows its element."""
    return say("cc-name", card=name(edition.tables.cards[number]), element=f"card-{number}")


def name_only(card: Card) -> Message:
    return say("cc-name", card=name(card))


def summary(card: Card) -> Message:
    """A card in one sentence."""
    return say(
        "cc-card",
        card=name(card),
        cost=goods("gold", card.cost),
        shields=_set(list(card.shields)),
        ability=ability(card),
        points=points(card),
        **also(card),
    )


def also(card: Card) -> shapes.Also:
    """What a card has besides its ability and its points: how much its purse holds (0: none),
    and where it sends the messenger ("stays": nowhere)."""
    other = "village" if card.deck == "castle" else "castle"
    return {"purse": card.purse, "sends": other if card.messenger else "stays"}


def location(deck: str) -> Message:
    return say("cc-location", deck=deck)


def goods(what: str, count: int) -> Message:
    """An amount of gold or keys."""
    return say(f"cc-{what}", count=count)


def effect_data(effect: Effect) -> shapes.Effect:
    """What an effect does, as plain data."""
    return {
        "do": effect.do,
        "what": effect.what,
        "amount": effect.amount,
        "row": effect.row,
        "per": counter_data(effect.per) if effect.per else None,
    }


def counter_data(counter: Counter) -> shapes.Counter:
    """What is counted, as plain data."""
    data: shapes.Counter = msgspec.to_builtins(counter)
    return {"where": counter.where, "whose": counter.whose, **data}


def ability(card: Card) -> Message:
    """What a card does when it is bought, in words."""
    if card.discount:
        deck = "any" if len(card.discount) > 1 else card.discount[0]
        return say("cc-does-discount", deck=deck)
    if card.otherwise:
        one, other = options(card)
        return say("cc-does-either", one=one, other=other)
    return _all(card.ability)


def options(card: Card) -> list[Message]:
    """The sides of an either-or, in words."""
    return [_all(effects) for effects in (card.ability, card.otherwise) if effects]


def _all(effects: list[Effect]) -> Message:
    """One thing, or two in one sentence: `second` is said without a capital."""
    first, *rest = effects
    if not rest:
        return _effect(first)
    return say("cc-does-both", one=_effect(first), other=_effect(rest[0], "second"))


def _effect(effect: Effect, place: str = "first") -> Message:
    gain = goods(effect.what, effect.amount)
    if effect.do == "gain" and effect.per:
        return say("cc-does-gain-per", gain=gain, thing=thing(effect.per), place=place)
    if effect.do == "fill_purses":
        return say("cc-does-fill-purses", count=effect.amount, place=place)
    if effect.do == "discard_from_row":
        return say("cc-does-discard", deck=effect.row or "", what=effect.what, place=place)
    return say(f"cc-does-{effect.do.replace('_', '-')}", gain=gain, place=place)


def points(card: Card) -> Message:
    """What a card scores, in words."""
    counter = card.per
    if counter.count == "position":
        where = say("cc-position", position=(counter.position or "").replace(" ", "-"))
        return say("cc-scores-if", points=card.points, condition=where)
    if counter.count in ("colour_missing", "face_down"):
        return say("cc-scores-if", points=card.points, condition=thing(counter))
    return say("cc-scores-per", points=card.points, thing=thing(counter))


def thing(counter: Counter) -> Message:
    """What is counted, in words."""
    return say(
        "cc-thing",
        count=counter.count,
        colour=say("cc-colour", colour=counter.colour) if counter.colour else "",
        deck=counter.deck or "",
        number=counter.number or 0,
        set=_set(counter.set) if counter.set else "",
        where=say("cc-where", where=_where(counter)),
    )


def _where(counter: Counter) -> str:
    """Where it is counted, as the texts name it."""
    return "neighbour" if counter.whose == "neighbour" else counter.where.replace("+", "-")


def _set(names: list[str]) -> Message:
    """The parts of a set, one after the other."""
    first = say("cc-part", part=names[0])
    return say("cc-parts", first=first, rest=_set(names[1:])) if names[1:] else first
