"""Castle Combo: the points at the end."""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.engine.standing import mark_best, total
from merrymen.games.castle_combo.rules.counting import count
from merrymen.games.castle_combo.rules.purses import unstored_at_end
from merrymen.games.castle_combo.rules.tableau import face_up
from merrymen.games.castle_combo.state import CELLS, KEYS_SCORE, MOST_GOLD


@rule
def score(s, cards, sheet):
    """CC-E2: each face-up card under its cell, and 1 point for each key."""
    for seat in range(s.players):
        for cell in range(CELLS):
            sheet[seat, cell] = card_points(s, cards, seat, cell)
        sheet[seat, KEYS_SCORE] = s.keys[seat]


@rule
def card_points(s, cards, seat, cell):
    """CC-E2: what the card in a cell scores if the game ended now."""
    card = face_up(s, seat, cell)
    if card == NONE:
        return 0
    counter, detail = cards.points_counter[card], cards.points_detail[card]
    number = count(s, cards, seat, cell, counter, detail, cards.points_scope[card])
    return cards.points[card] * number


@rule
def winners(s, cards, sheet, out):
    """CC-E3: most points win; then more unstored gold; then they share."""
    for seat in range(s.players):
        gold = unstored_at_end(s, cards, seat)
        out[seat] = total(sheet, seat) * (MOST_GOLD + 1) + gold
    return mark_best(out, s.players)
