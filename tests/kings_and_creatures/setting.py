"""Positions of Kings & Creatures, laid out card by card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import merrymen
from merrymen.games.kings_and_creatures.edition import Card
from merrymen.games.kings_and_creatures.rules.turns import display_size, stack_size
from merrymen.games.kings_and_creatures.state import GONE, KINDS, SHOWN, TYPES, UNSEEN
from merrymen.match import Match

GAME = merrymen.game("kings_and_creatures")
CARDS: dict[int, Card] = {card.number: card for card in GAME.edition.tables.cards}

Hands = Mapping[int, Sequence[int]]

NO_CARDS: Hands = {}
NOTHING: Mapping[int, int] = {}


def of_type(kind: str, players: int = 6) -> list[int]:
    """The cards of a type that are in a game for so many, in ascending order."""
    return [n for n, card in sorted(CARDS.items()) if card.type == kind and card.mark <= players]


def arrange(
    players: int,
    hands: Hands = NO_CARDS,
    display: Sequence[int] = (),
    *,
    round_number: int = 1,
    visible: Mapping[int, int] = NOTHING,
    taken: Mapping[int, int] = NOTHING,
    has_left: Sequence[int] = (),
) -> Match:
    """Seat i has castle i + 1 and its hand; the last card of a hand is visible unless told."""
    match = GAME.new(players, seed=1)
    s = match.plain
    owner = {seat + 1: seat for seat in range(players)}
    owner |= {card: seat for seat, hand in hands.items() for card in hand}
    shown = sorted(display)
    for card in CARDS.values():
        used = card.type == "legend" or (card.type != "castle" and card.mark <= players)
        s.place[card.number] = owner.get(card.number, UNSEEN if used else GONE)
    for slot in range(len(s.display)):
        s.display[slot] = shown[slot] if slot < len(shown) else 0
    for card_number in shown:
        s.place[card_number] = SHOWN
    s.display_count = len(shown)
    s.round_number = round_number
    s.stack_left = stack_size(players) - display_size(players)
    for seat in range(players):
        hand = [CARDS[n] for n in hands.get(seat, ())]
        s.visible_card[seat] = visible.get(seat, hand[-1].number if hand else seat + 1)
        s.taken[seat] = taken.get(seat, 0)
        s.has_left[seat] = int(seat in has_left)
        s.heroes[seat] = sum(card.heroes for card in hand)
        s.creature_kinds[seat] = sum(1 << KINDS.index(k) for k in {c.kind for c in hand if c.kind})
        for kind, name in enumerate(TYPES):
            s.cards_of_type[seat, kind] = sum(c.type == name for c in hand) + (kind == 0)
        row = [seat + 1, *(card.number for card in hand)]
        for at in range(len(s.row[seat])):
            s.row[seat, at] = row[at] if at < len(row) else 0
        s.row_count[seat] = len(row)
    _fill_bags(match)
    staying = [seat for seat in range(players) if not s.has_left[seat]]
    s.seat = min(staying, key=lambda seat: int(s.visible_card[seat]))
    return match


def _fill_bags(match: Match) -> None:
    s = match.plain
    unseen = [n for n in sorted(CARDS) if s.place[n] == UNSEEN]
    legends = [n for n in unseen if CARDS[n].type == "legend"]
    others = [n for n in unseen if CARDS[n].type != "legend"]
    for bag, cards in ((s.legends, legends), (s.others, others)):
        for at in range(len(bag)):
            bag[at] = cards[at] if at < len(cards) else 0
    s.legends_unseen, s.others_unseen = len(legends), len(others)
    s.legends_in_stacks = 3 * match.players - (19 - len(legends))


def take(match: Match, *cards: int) -> None:
    """Take cards one after another, whoever is to move."""
    for card in cards:
        match.apply(card)


def finish_round(match: Match) -> None:
    """Take the lowest card until the round is over."""
    number = match.plain.round_number
    while match.to_move is not None and match.plain.round_number == number:
        match.apply(min(match.legal()))
