"""Sherwood Forest: is everything in exactly one place, and no more of it than the box has?"""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.edition import Sheriff, travel_cards
from merrymen.games.sherwood_forest.state import (
    A_ROUNDS,
    BACKS,
    FACE_DOWN,
    FEWEST_ROBBERS,
    GOLD_PIECES,
    HAND_LIMIT,
    HIDEOUTS,
    KINDS,
    MARKERS,
    NO_CARD,
    PLAIN_KINDS,
    ROBBERS_EACH,
    SEATS,
    SLOTS,
    TOKEN_PAIRS,
)


def audit(s: Any, edition: Edition) -> list[str]:
    """Robbers, gold, tokens, markers, equipment and travel cards, wherever they may be."""
    problems = []
    for seat in range(s.players):
        problems += _robber_problems(s, seat)
        problems += _hand_problems(s, seat)
        problems += _marker_problems(s, seat)
    for seat in range(s.players, SEATS):
        problems += _empty_seat_problems(s, seat)
    problems += _gold_problems(s)
    problems += _equipment_problems(s, edition)
    problems += _travel_card_problems(s, edition)
    problems += _hideout_problems(s)
    return problems


def _robber_problems(s: Any, seat: int) -> list[str]:
    """SF-C2, SF-V7: eight robbers each, four to eight of them in camp and on the board."""
    problems = []
    waiting = s.oak[seat] + sum(s.promised_companions[h, seat] for h in range(HIDEOUTS))
    counts = [s.camp[seat], s.oak[seat]]
    counts += [s.places[place, seat] for place in range(len(s.places.tolist()))]
    for hideout in range(HIDEOUTS):
        counts += [s.group[hideout, seat], s.promised_companions[hideout, seat]]
    if sum(counts) != ROBBERS_EACH:
        problems.append(f"seat {seat} has {sum(counts)} robbers, not {ROBBERS_EACH}")
    if min(counts) < 0:
        problems.append(f"seat {seat} has fewer than no robbers somewhere")
    if not 0 <= waiting <= ROBBERS_EACH - FEWEST_ROBBERS:
        problems.append(f"seat {seat} has {waiting} robbers under the oak or promised")
    return problems


def _hand_problems(s: Any, seat: int) -> list[str]:
    """A hand is as large as it is said to be and holds what was shown; SF-P3, SF-R4, SF-V4."""
    problems = []
    hand, shown = s.hand[seat].tolist(), s.shown[seat].tolist()
    if sum(hand) != s.hand_size[seat]:
        problems.append(f"seat {seat}: the hand is miscounted")
    if any(known > there for known, there in zip(shown, hand, strict=True)):
        problems.append(f"seat {seat}: a shown card is not in the hand")
    for kind, told in enumerate(s.told[seat].tolist()):
        known = max(told >> 2 * viewer & 3 for viewer in range(SEATS))
        if known and shown[kind] + known > hand[kind]:
            problems.append(f"seat {seat}: a card shown to one player is not in the hand")
    if s.advanced and s.hand_size[seat] + sum(s.played[seat].tolist()) > HAND_LIMIT:
        problems.append(f"seat {seat} has more than {HAND_LIMIT} equipment cards")
    return problems


def _marker_problems(s: Any, seat: int) -> list[str]:
    """SF-C2, SF-P3: two markers for travel cards, on cards that their owner has seen."""
    marked = [slot for slot in range(SLOTS) if s.marked[slot] >> seat & 1]
    problems = []
    if len(marked) > MARKERS:
        problems.append(f"seat {seat} has {len(marked)} markers on travel cards")
    if any(not s.seen_by[slot] >> seat & 1 for slot in marked):
        problems.append(f"seat {seat} has marked a travel card without looking")
    return problems


def _empty_seat_problems(s: Any, seat: int) -> list[str]:
    """Nobody sits there: nothing belongs to them."""
    owned = s.camp[seat] + s.oak[seat] + s.gold[seat] + s.hand_size[seat]
    owned += sum(row[seat] for row in s.places.tolist() + s.group.tolist())
    return [f"seat {seat} is empty, but something lies there"] if owned else []


def _gold_problems(s: Any) -> list[str]:
    """SF-C2: 42 pieces of gold, all of them somewhere."""
    purses = [s.quarry, *s.gold.tolist(), *(g for row in s.promised_gold.tolist() for g in row)]
    problems = []
    if sum(purses) != GOLD_PIECES:
        problems.append(f"there are {sum(purses)} pieces of gold, not {GOLD_PIECES}")
    if min(purses) < 0:
        problems.append("there is less than no gold somewhere")
    return problems


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


def _travel_card_problems(s: Any, edition: Edition) -> list[str]:
    """A card is decided exactly where somebody has seen it, is in one place, and in the game."""
    problems = []
    cards = [card for card in s.laid.tolist() if card != NONE]
    if len(set(cards)) != len(cards) or any(s.unseen >> card & 1 for card in cards):
        problems.append("a travel card is in two places")
    for slot in range(SLOTS):
        decided = s.laid[slot] != NONE
        known = s.slot_state[slot] != FACE_DOWN or s.seen_by[slot] != 0
        if s.slot_state[slot] == NO_CARD and (decided or s.seen_by[slot] or s.marked[slot]):
            problems.append(f"slot {slot} is empty and not empty")
        if s.slot_state[slot] != NO_CARD and decided != known:
            problems.append(f"slot {slot}: the card is decided, or not, against what was seen")
    return problems + _card_kind_problems(s, edition, cards)


def _card_kind_problems(s: Any, edition: Edition, cards: list[int]) -> list[str]:
    """SF-S1 to SF-S3: how many cards of which back are laid out; sheriffs in the advanced game."""
    problems = []
    rows = travel_cards(edition.tables)
    there = [*cards, *(card for card in range(len(rows)) if s.unseen >> card & 1)]
    if not s.advanced and any(isinstance(rows[card], Sheriff) for card in there):
        problems.append("there is a sheriff in the basic game")
    back = BACKS[0 if s.round_number <= A_ROUNDS else 1]
    if any(rows[card].back != back for card in cards):
        problems.append(f"a travel card of another back than {back} is laid out")
    laid_out = sum(state != NO_CARD for state in s.slot_state.tolist())
    if laid_out > min(s.players + 1, SLOTS):
        problems.append(f"{laid_out} travel cards are laid out")
    return problems


def _hideout_problems(s: Any) -> list[str]:
    """SF-P4, SF-V3: leaders and informers lie where they lead; six pairs of tokens at most."""
    problems = []
    for hideout in range(HIDEOUTS):
        leader, informer = s.leader[hideout], s.informer[hideout]
        occupied = sum(s.group[hideout].tolist()) > 0
        if occupied != (leader != NONE) or (occupied and s.group[hideout, leader] == 0):
            problems.append(f"hideout {hideout} is led by nobody who lies there")
        if (s.planned[hideout] == NONE) != (informer == NONE):
            problems.append(f"hideout {hideout} has a token without an informer, or none for one")
        if informer != NONE and s.group[hideout, informer] == 0:
            problems.append(f"the informer of hideout {hideout} does not lie there")
    pairs = sum(slot != NONE for slot in s.planned.tolist())
    if pairs > TOKEN_PAIRS:
        problems.append(f"there are {pairs} pairs of alliance tokens, not {TOKEN_PAIRS}")
    return problems
