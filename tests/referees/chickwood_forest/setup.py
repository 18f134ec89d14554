"""The setup of Chickwood Forest, checked: CF-S1 to CF-S5 and CF-L1."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from merrymen.games.chickwood_forest.state import KINDS
from referees.chickwood_forest.table import JEWELS, LEGENDS, Place, Player, Village
from referees.lockstep import Impossible


def loot_of(tables: Any, players: int, legendary: bool) -> Counter[str]:
    """CF-S1: the cards at this number of players; CF-L1: with the legendary ones."""
    cards: Counter[str] = Counter()
    for entry in tables.loot:
        if entry.kind in LEGENDS:
            cards[entry.kind] = entry.count if legendary else 0
            continue
        cards[entry.kind] = entry.count
        if players != 5:
            cards[entry.kind] -= entry.five_only
        if players == 2:
            cards[entry.kind] -= entry.not_two
    if legendary:
        cards.subtract([*JEWELS, "henchman"])
    return cards


def hand_size(players: int) -> int:
    """CF-S2."""
    return 4 if players == 2 else 3


def cards_in(names: list[str]) -> Counter[str]:
    """A list of cards as the record writes it, without its empty places."""
    return Counter(kind for kind in names if kind != "nothing")


def dealt_hands(
    position: Mapping[str, Any], deck: Counter[str], players: int
) -> list[Counter[str]]:
    """CF-S2, CF-E1: full hands for all, out of the deck."""
    hands = [cards_in(position["hand"][seat]) for seat in range(players)]
    if any(hand.total() != hand_size(players) for hand in hands):
        raise Impossible(f"hands are not full: {hands}")
    if not sum(hands, Counter()) <= deck:
        raise Impossible(f"cards were dealt that are not in the deck: {hands}")
    return hands


def seated(position: Mapping[str, Any], deck: Counter[str], players: int) -> list[Player]:
    """CF-S5: a different castle each, of those with one more than there are players (CF-S4)."""
    castles = position["castle"][:players]
    if len(set(castles)) != players or not set(castles) <= set(range(1, players + 2)):
        raise Impossible(f"these castles cannot be dealt to {players} players: {castles}")
    hands = dealt_hands(position, deck, players)
    return [Player(hand, [castle]) for hand, castle in zip(hands, castles, strict=True)]


def laid_out(position: Mapping[str, Any], tables: Any, players: int) -> dict[Place, Village]:
    """CF-S3: three rows of three, or two of the six cards that two players use."""
    used = {n for n, card in enumerate(tables.villages) if players > 2 or not card.not_two}
    lying = [number for number in position["village"] if number >= 0]
    if sorted(lying) != sorted(used) or lying != position["village"][: len(lying)]:
        raise Impossible(f"the village cards do not lie as they should: {lying}")
    grid = {}
    for cell, number in enumerate(lying):
        card = tables.villages[number]
        grid[divmod(cell, 3)] = Village(number, list(zip(card.spaces, card.glory, strict=True)))
    return grid


def banner(tables: Any, castle: int, players: int) -> str:
    """CF-C3, CF-S4: U for a card played face up, D for one face down; by night for two."""
    card = next(entry for entry in tables.castles if entry.value == castle)
    return str(card.night if players == 2 else card.day)


def counts(cards: Counter[str]) -> list[int]:
    """How many of each kind, as the record writes it."""
    return [cards[kind] for kind in KINDS]


def cards_of(numbers: list[int]) -> Counter[str]:
    """The other way round."""
    return Counter({kind: count for kind, count in zip(KINDS, numbers, strict=True) if count})
