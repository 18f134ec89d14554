"""Kings & Creatures: what the cards on offer would bring, for the board that people see."""

from merrymen.engine.compiling import rule
from merrymen.games.kings_and_creatures.rules.scoring import (
    creature_glory,
    is_complete,
    king_glory,
    score,
)
from merrymen.games.kings_and_creatures.state import CARDS, CREATURE, KING, LEGEND, ROW, TREASURE


@rule
def outlook(states, work, cards, sheet, adds):
    """KC-E1 to KC-E4: the score if the game ended now, and what each face-up card would add.

    Written to sheet[seat, heading] and adds[seat, slot of the display]; who has taken all cards
    of the game takes no more, KC-R3. `work` has room for one position. A card changes the glory of
    few others, so only those are asked: while rules still run interpreted, people wait for this.
    """
    work[0] = states[0]
    s, figures = work[0], cards[0]
    score(s, figures, sheet)
    for seat in range(s.players):
        for slot in range(s.display_count):
            adds[seat, slot] = 0
            if s.row_count[seat] < ROW:
                adds[seat, slot] = own_glory(s, figures, seat, s.display[slot])
    for card in range(1, CARDS):
        seat = s.place[card]
        if seat >= s.players or s.row_count[seat] == ROW:
            continue
        if figures.type[card] == KING or figures.type[card] == LEGEND:
            add_changes(s, figures, seat, card, adds)


@rule
def own_glory(s, cards, seat, card):
    """KC-E1 to KC-E4: what a card brings by itself, and as one more creature."""
    kind = cards.type[card]
    if kind == TREASURE:
        return cards.glory[card]
    if kind == CREATURE:
        before, kinds = creature_glory(s, seat), s.creature_kinds[seat]
        s.cards_of_type[seat, kind] += 1
        s.creature_kinds[seat] = kinds | 1 << cards.kind[card]
        after = creature_glory(s, seat)
        s.cards_of_type[seat, kind] -= 1
        s.creature_kinds[seat] = kinds
        return after - before
    return glory_with(s, cards, seat, card, kind)


@rule
def add_changes(s, cards, seat, card, adds):
    """KC-E3, KC-E4: by how much a king's or a legend's glory changes with each face-up card."""
    before = glory_now(s, cards, seat, card)
    for slot in range(s.display_count):
        kind = cards.type[s.display[slot]]
        adds[seat, slot] += glory_with(s, cards, seat, card, kind) - before


@rule
def glory_with(s, cards, seat, card, kind):
    """KC-E3, KC-E4: the glory of a king or a legend if its owner had one more card of a type."""
    s.cards_of_type[seat, kind] += 1
    glory = glory_now(s, cards, seat, card)
    s.cards_of_type[seat, kind] -= 1
    return glory


@rule
def glory_now(s, cards, seat, card):
    """KC-E3, KC-E4: the glory of a king or a legend; other cards have none that changes."""
    if cards.type[card] == KING:
        return king_glory(s, cards, seat, card)
    if cards.type[card] == LEGEND and is_complete(s, cards, seat, card):
        return cards.glory[card]
    return 0
