"""Castle Combo: how good an action looks, for the greedy bot and for guided playouts.

A card is judged by what the whole tableau promises with it in the best space: the points now, the
points that the spaces still empty may add, and the gold and keys that are left afterwards.
"""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.engine.neighbours import left_of, right_of
from merrymen.games.castle_combo.rules.abilities import gain_of
from merrymen.games.castle_combo.rules.counting import count, price
from merrymen.games.castle_combo.rules.market import other_location
from merrymen.games.castle_combo.rules.purses import gold_at_end, room
from merrymen.games.castle_combo.rules.tableau import (
    always_in,
    face_up,
    lay,
    next_space,
    perhaps_in,
    pick_up,
)
from merrymen.games.castle_combo.rules.turns import FACE_DOWN_GOLD, FACE_DOWN_KEYS, FIRST_CELL
from merrymen.games.castle_combo.state import (
    ASK_LEFT,
    ASK_RIGHT,
    BUY,
    CASTLE,
    CELLS,
    CHOOSE_OPTION,
    COUNT_GOLD_HERE,
    COUNT_KEYS,
    DISCARD,
    DISCARD_FROM_ROW,
    EFFECTS,
    FILL,
    FILL_PURSES,
    GAIN,
    GOLD,
    GOLD_ON_EACH_PURSE,
    IF_COLOUR_MISSING,
    IF_FACE_DOWN,
    IF_POSITION,
    OPPONENTS_GAIN,
    PLACE,
    PURCHASE_OPTIONS,
    RENEW_ROW,
    SLOTS,
    TAKE_FACE_DOWN,
    VILLAGE,
)

KEY = 1.2  # a key is a point, and a little freedom
GOLD_TO_SPEND = 4.5  # gold that is well spent on one more card
GOLD_WORTH = 0.5  # points that a gold to spend brings
SPARE_GOLD = 0.15  # a gold beyond that: purses may still come
STORED_GOLD = 1.2  # points that a gold on a purse adds to what its room promised
ROOM_USED = 0.45  # the share of a purse's room that is filled by the end
DISCOUNT = 0.3  # points of a discount on one deck for each card to come
POSITION_OPEN = 0.6  # how likely a position that is still open comes true
COLOUR_COMES = 0.07  # how likely one more card spoils a missing colour
OPPONENT = 0.3  # what a gold or key for all others costs
RENEWED = 5.0  # what the best of three unknown cards promises more than a face-down card
# How much one more card adds to each counter of `state.COUNTERS`.
GROWTH = (
    0.0, 0.25, 0.15, -0.2, 0.0, 0.15, 0.2,
    0.5, 0.6, 0.25, 0.4, 0.15, 0.2,
    0.0, 0.0, 0.3, 0.0, 0.7,
    0.3, 0.0, 0.0,
)  # fmt: skip


@rule
def appraise(s, cards, action):
    """The points that an action promises by the end of the game."""
    if action < BUY:
        return key_worth(s, cards, action)
    if action < TAKE_FACE_DOWN:
        return bought_worth(s, cards, s.row[s.messenger, action - BUY])
    if action < PLACE:
        return face_down_worth(s, cards)
    if action < CHOOSE_OPTION:
        return placed_worth(s, cards, action, s.held, s.held_face_down)
    return choice_worth(s, cards, action)


@rule
def key_worth(s, cards, action):
    """A key for the other row, or for three cards unknown."""
    if action == RENEW_ROW:
        return face_down_worth(s, cards) + RENEWED - KEY
    location = other_location(s, s.messenger)
    best = 0.0
    for slot in range(SLOTS):
        card = s.row[location, slot]
        if price(s, cards, s.seat, card) <= s.gold[s.seat]:
            best = max(best, bought_worth(s, cards, card))
    return best - KEY


@rule
def bought_worth(s, cards, card):
    """The tableau with a card in its best space, and what is left after paying for it."""
    left = s.gold[s.seat] - price(s, cards, s.seat, card)
    gold, keys, more = gains(s, cards, card)
    supply = supply_worth(s, left + gold, s.keys[s.seat] + keys)
    return best_place(s, cards, card) + supply + more


@rule
def face_down_worth(s, cards):
    """The tableau with one space less, and the gold and keys of a face-down card."""
    seat = s.seat
    worth = tableau_worth(s, cards, seat, CELLS - 1 - s.taken[seat])
    return worth + supply_worth(s, s.gold[seat] + FACE_DOWN_GOLD, s.keys[seat] + FACE_DOWN_KEYS)


@rule
def supply_worth(s, gold, keys):
    """What gold and keys promise after this turn."""
    wanted = GOLD_TO_SPEND * (CELLS - 1 - s.taken[s.seat])
    useful = min(float(gold), wanted)
    return GOLD_WORTH * useful + SPARE_GOLD * (gold - useful) + KEY * keys


@rule
def best_place(s, cards, card):
    """What the tableau promises with a card in its best space."""
    if s.taken[s.seat] == 0:
        return placed_worth(s, cards, FIRST_CELL, card, 0)
    best = -1000.0
    action = next_space(s, s.seat, PLACE)
    while action != NONE:
        best = max(best, placed_worth(s, cards, action, card, 0))
        action = next_space(s, s.seat, action + 1)
    return best


@rule
def placed_worth(s, cards, action, card, face_down):
    """What the tableau promises with a card in one space."""
    seat = s.seat
    cell = lay(s, seat, action, card, face_down)
    worth = tableau_worth(s, cards, seat, CELLS - s.taken[seat])
    pick_up(s, seat, action, cell)
    return worth


@rule
def tableau_worth(s, cards, seat, free):
    """The points of all cards, now and by the spaces that will still be empty."""
    worth = 0.0
    for cell in range(CELLS):
        card = face_up(s, seat, cell)
        if card != NONE:
            worth += cards.points[card] * expected_count(s, cards, seat, cell, card, free)
            saved = cards.discount[card, CASTLE] + cards.discount[card, VILLAGE]
            worth += DISCOUNT * saved * free
    return worth


@rule
def expected_count(s, cards, seat, cell, card, free):
    """What a card's counter will probably find at the end."""
    counter, detail = cards.points_counter[card], cards.points_detail[card]
    if counter == IF_POSITION:
        if always_in(s, seat, cell, detail):
            return 1.0
        return POSITION_OPEN if perhaps_in(s, seat, cell, detail) else 0.0
    if counter == COUNT_GOLD_HERE:
        return expected_gold(s, cards, seat, cell, free)
    if counter == COUNT_KEYS:
        return s.keys[seat] + GROWTH[COUNT_KEYS] * free
    found = float(count(s, cards, seat, cell, counter, detail, cards.points_scope[card]))
    if counter == IF_COLOUR_MISSING:
        return found * (1.0 - COLOUR_COMES * free)
    if counter == IF_FACE_DOWN:
        return max(found, 0.5 if free > 0 else 0.0)
    return max(0.0, found + GROWTH[counter] * free_in_scope(free, cards.points_scope[card]))


@rule
def free_in_scope(free, scope):
    """Spaces still empty that a counter will see, as far as it matters."""
    if scope == 0:
        return float(free)
    return free * (0.6 if scope == 3 else 0.3)


@rule
def expected_gold(s, cards, seat, cell, free):
    """The gold on a purse at the end: less sure the more cards are to come."""
    late = float(gold_at_end(s, cards, seat, cell))
    early = s.stored[seat, cell] + ROOM_USED * room(s, cards, seat, cell)
    return late + (early - late) * free / CELLS


@rule
def gains(s, cards, card):
    """What a card's ability brings at once: gold, keys, and points by other ways."""
    seat = s.seat
    action = FIRST_CELL if s.taken[seat] == 0 else next_space(s, seat, PLACE)
    cell = lay(s, seat, action, card, 0)
    best = option_gains(s, cards, card, 0, cell)
    for option in range(1, PURCHASE_OPTIONS):
        if option < cards.options[card]:
            other = option_gains(s, cards, card, option, cell)
            if total_gain(other) > total_gain(best):
                best = other
    pick_up(s, seat, action, cell)
    return best


@rule
def total_gain(gain):
    """Gold, keys and points as one number."""
    gold, keys, more = gain
    return GOLD_WORTH * gold + KEY * keys + more


@rule
def option_gains(s, cards, card, option, cell):
    """What one side of an ability brings."""
    gold, keys, more = 0, 0, 0.0
    for effect in range(EFFECTS):
        verb = cards.verb[card, option, effect]
        amount = 0
        if verb == GAIN:
            amount = best_gain(s, cards, card, option, effect, cell)
        elif verb == DISCARD_FROM_ROW:
            amount = dearest(s, cards, cards.discard_row[card, option, effect])
        elif verb == OPPONENTS_GAIN:
            more -= OPPONENT * cards.amount[card, option, effect]
        elif verb == GOLD_ON_EACH_PURSE:
            more += STORED_GOLD * gold_fitting(s, cards, cards.amount[card, option, effect])
        elif verb == FILL_PURSES:
            more += STORED_GOLD * gold_fitting(s, cards, CELLS)
        if cards.goods[card, option, effect] == GOLD:
            gold += amount
        else:
            keys += amount
    return gold, keys, more


@rule
def best_gain(s, cards, card, option, effect, cell):
    """A gain, from the better neighbour where there is a choice."""
    if cards.of_neighbour[card, option, effect] == 0:
        return gain_of(s, cards, card, option, effect, cell, s.seat)
    left = gain_of(s, cards, card, option, effect, cell, left_of(s, s.seat))
    return max(left, gain_of(s, cards, card, option, effect, cell, right_of(s, s.seat)))


@rule
def dearest(s, cards, location):
    """The highest printed cost in a row."""
    cost = 0
    for slot in range(SLOTS):
        card = s.row[location, slot]
        if card != NONE:
            cost = max(cost, cards.cost[card])
    return cost


@rule
def gold_fitting(s, cards, gold):
    """How much gold goes on the purses if each gets so much."""
    fitting = 0
    for cell in range(CELLS):
        fitting += min(gold, room(s, cards, s.seat, cell))
    return fitting


@rule
def choice_worth(s, cards, action):
    """The choices within an ability: the more the better."""
    seat, cell = s.seat, s.new_cell
    card = s.tableau[seat, cell]
    if action < ASK_LEFT:
        return total_gain(option_gains(s, cards, card, action - CHOOSE_OPTION, cell))
    if action < DISCARD:
        counted = left_of(s, seat) if action < ASK_RIGHT else right_of(s, seat)
        return float(gain_of(s, cards, card, s.option, s.effect, cell, counted))
    if action < FILL:
        location = cards.discard_row[card, s.option, s.effect]
        return float(cards.cost[s.row[location, action - DISCARD]])
    return float(room(s, cards, seat, action - FILL))
