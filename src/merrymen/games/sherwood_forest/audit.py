"""Sherwood Forest: is everything in exactly one place?"""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.state import (
    FACE_DOWN,
    GOLD_PIECES,
    HAND_LIMIT,
    HIDEOUTS,
    KINDS,
    NO_CARD,
    PLAIN_KINDS,
    ROBBERS_EACH,
    SLOTS,
)


def audit(s: Any, edition: Edition) -> list[str]:
    """Robbers, gold, equipment and travel cards, each counted wherever it may be."""
    problems = []
    for seat in range(s.players):
        problems += _robber_problems(s, seat)
        problems += _hand_problems(s, seat)
    problems += _gold_problems(s)
    problems += _equipment_problems(s, edition)
    problems += _travel_card_problems(s)
    problems += _hideout_problems(s)
    return problems


def _robber_problems(s: Any, seat: int) -> list[str]:
    """SF-C2: eight robbers each."""
    robbers = s.camp[seat] + s.oak[seat]
    robbers += sum(s.places[place][seat] for place in range(4))
    for hideout in range(HIDEOUTS):
        robbers += s.group[hideout, seat] + s.promised_companions[hideout, seat]
    return [] if robbers == ROBBERS_EACH else [f"seat {seat} has {robbers} robbers"]


def _hand_problems(s: Any, seat: int) -> list[str]:
    """A hand is as large as it is said to be and holds what was shown; SF-P3, SF-R4."""
    problems = []
    hand, shown = s.hand[seat].tolist(), s.shown[seat].tolist()
    if sum(hand) != s.hand_size[seat]:
        problems.append(f"seat {seat}: the hand is miscounted")
    if any(known > there for known, there in zip(shown, hand, strict=True)):
        problems.append(f"seat {seat}: a shown card is not in the hand")
    laid = sum(sum(s.pledged[h, seat].tolist()) for h in range(HIDEOUTS))
    if s.hand_size[seat] + laid + sum(s.played[seat].tolist()) > HAND_LIMIT:
        problems.append(f"seat {seat} has more than three equipment cards")
    return problems


def _gold_problems(s: Any) -> list[str]:
    """SF-C2: 42 pieces of gold, all of them somewhere."""
    gold = s.quarry + sum(s.gold.tolist())
    gold += sum(sum(s.promised_gold[h].tolist()) for h in range(HIDEOUTS))
    return [] if gold == GOLD_PIECES else [f"there are {gold} pieces of gold"]


def _equipment_problems(s: Any, edition: Edition) -> list[str]:
    """SF-C3: every equipment card in the deck, a hand, a pledge, a fight or the discards."""
    problems = []
    if sum(s.deck.tolist()) != s.deck_left:
        problems.append("the equipment deck is miscounted")
    for kind, row in enumerate(edition.tables.equipment):
        count = s.deck[kind] + s.discards[kind]
        count += sum(s.hand[seat, kind] for seat in range(s.players))
        if kind < PLAIN_KINDS:
            count += sum(s.played[seat, kind] for seat in range(s.players))
            for hideout in range(HIDEOUTS):
                count += sum(s.pledged[hideout, seat, kind] for seat in range(s.players))
        in_game = row.count if s.advanced or kind < PLAIN_KINDS else 0
        if count != in_game:
            problems.append(f"there are {count} equipment cards of kind {KINDS[kind]}")
    return problems


def _travel_card_problems(s: Any) -> list[str]:
    """A card is decided exactly where somebody has seen it, and is in one place."""
    problems = []
    cards = [card for card in s.laid.tolist() if card != NONE]
    if len(set(cards)) != len(cards) or any(s.unseen >> card & 1 for card in cards):
        problems.append("a travel card is in two places")
    for slot in range(SLOTS):
        decided = s.laid[slot] != NONE
        known = s.slot_state[slot] != FACE_DOWN or s.seen_by[slot] != 0
        if s.slot_state[slot] == NO_CARD and (decided or s.seen_by[slot]):
            problems.append(f"slot {slot} is empty and not empty")
        if s.slot_state[slot] != NO_CARD and decided != known:
            problems.append(f"slot {slot}: the card is decided, or not, against what was seen")
    return problems


def _hideout_problems(s: Any) -> list[str]:
    """SF-P4: a hideout has a leader exactly if robbers lie there, and the leader is one of them."""
    problems = []
    for hideout in range(HIDEOUTS):
        leader = s.leader[hideout]
        occupied = sum(s.group[hideout].tolist()) > 0
        if occupied != (leader != NONE) or (occupied and s.group[hideout, leader] == 0):
            problems.append(f"hideout {hideout} is led by nobody who lies there")
    return problems
