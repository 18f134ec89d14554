"""Castle Combo: setup, the turn, and the end of the game."""

from merrymen.engine.chance import draw
from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.engine.neighbours import left_of, right_of
from merrymen.games.castle_combo.rules.abilities import (
    discard_for_cost,
    fill_chosen,
    gain_for,
    list_purses,
    list_row,
    use_ability,
)
from merrymen.games.castle_combo.rules.counting import discount
from merrymen.games.castle_combo.rules.market import (
    fill_rows,
    lay_out,
    messenger_can_move,
    other_location,
    renew_row,
)
from merrymen.games.castle_combo.rules.purses import store_gold
from merrymen.games.castle_combo.rules.tableau import clear_cell, lay, next_space
from merrymen.games.castle_combo.state import (
    ASK_LEFT,
    ASK_RIGHT,
    BUY,
    CELLS,
    CHOOSE_OPTION,
    DISCARD,
    DISCARDING,
    FILL,
    FILLING,
    IN_DECK,
    MOVE_MESSENGER,
    OPTION,
    PLACE,
    PLACING,
    REACH,
    RENEW_ROW,
    SEATS,
    SLOTS,
    TAKE_FACE_DOWN,
    TAKEN,
    TAKING,
)

START_GOLD, START_KEYS = 15, 2  # CC-S1
FACE_DOWN_GOLD, FACE_DOWN_KEYS = 6, 2  # CC-T2
FIRST_CELL = PLACE + REACH + 1


@rule
def setup(s, cards, players, options):
    """CC-S1: empty tableaus, 15 gold and 2 keys each, a random first player."""
    s.players = players
    for seat in range(SEATS):
        for cell in range(CELLS):
            clear_cell(s, seat, cell)
    for seat in range(players):
        s.gold[seat] = START_GOLD
        s.keys[seat] = START_KEYS
    lay_out(s)
    s.starter = draw(s, players)
    begin_turn(s, s.starter)


@rule
def begin_turn(s, seat):
    """A new turn knows nothing of the one before."""
    s.seat = seat
    s.phase = TAKING
    s.key_spent = 0
    s.held = NONE
    s.held_face_down = 0
    s.new_cell = NONE
    s.option = 0
    s.effect = 0


@rule
def to_move(s):
    """The seat to move, or NONE when everyone has nine cards."""
    return s.seat


@rule
def legal(s, cards, out):
    """What the seat to move may choose from."""
    if s.seat == NONE:
        return 0
    if s.phase == TAKING:
        return list_cards(s, cards, out, list_key_uses(s, out))
    if s.phase == PLACING:
        return list_spaces(s, out)
    if s.phase == DISCARDING:
        card = s.tableau[s.seat, s.new_cell]
        return list_row(s, cards.discard_row[card, s.option, s.effect], out, DISCARD)
    if s.phase == FILLING:
        return list_purses(s, cards, out, FILL)
    first = CHOOSE_OPTION if s.phase == OPTION else ASK_LEFT
    out[0], out[1] = first, first + 1
    return 2


@rule
def list_key_uses(s, out):
    """CC-T1: once a turn a key moves the messenger or renews his row."""
    if s.key_spent or s.keys[s.seat] == 0:
        return 0
    found = 0
    if messenger_can_move(s):
        out[found] = MOVE_MESSENGER
        found += 1
    out[found] = RENEW_ROW
    return found + 1


@rule
def list_cards(s, cards, out, found):
    """CC-T2: a card of the messenger's row, paid where the gold is enough, or face down."""
    saved = discount(s, cards, s.seat, s.messenger)
    for slot in range(SLOTS):
        if cards.cost[s.row[s.messenger, slot]] - saved <= s.gold[s.seat]:
            out[found] = BUY + slot
            found += 1
        out[found] = TAKE_FACE_DOWN + slot
        found += 1
    return found


@rule
def list_spaces(s, out):
    """CC-T3: one action for every possible space."""
    found = 0
    action = next_space(s, s.seat, PLACE)
    while action != NONE:
        out[found] = action
        found += 1
        action = next_space(s, s.seat, action + 1)
    return found


@rule
def apply(s, cards, action):
    """One decision, and everything that follows from it without another."""
    if action < BUY:
        spend_key(s, action)
    elif action < PLACE:
        take(s, cards, action)
    elif action < CHOOSE_OPTION:
        place(s, cards, action)
    elif finish_choice(s, cards, action):
        go_on(s, cards)


@rule
def spend_key(s, action):
    """CC-T1: move the messenger, or renew his row."""
    s.keys[s.seat] -= 1
    s.key_spent = 1
    if action == MOVE_MESSENGER:
        s.messenger = other_location(s, s.messenger)
    else:
        renew_row(s)


@rule
def take(s, cards, action):
    """CC-T2: take a card, for its price or face down; place it where there is but one place."""
    slot = (action - BUY) % SLOTS
    card = s.row[s.messenger, slot]
    s.row[s.messenger, slot] = NONE
    s.place[card] = TAKEN
    s.held = card
    if action >= TAKE_FACE_DOWN:
        s.held_face_down = 1
        s.gold[s.seat] += FACE_DOWN_GOLD
        s.keys[s.seat] += FACE_DOWN_KEYS
    else:
        s.gold[s.seat] -= max(0, cards.cost[card] - discount(s, cards, s.seat, s.messenger))
    s.phase = PLACING
    place_if_clear(s, cards)


@rule
def place_if_clear(s, cards):
    """CC-T3: the first card has no choice of a space, and the last one mostly none either."""
    if s.taken[s.seat] == 0:
        place(s, cards, FIRST_CELL)
        return
    action = next_space(s, s.seat, PLACE)
    if next_space(s, s.seat, action + 1) == NONE:
        place(s, cards, action)


@rule
def place(s, cards, action):
    """CC-T3, CC-T4: put the card down; face up, use its ability at once."""
    card, hidden = s.held, s.held_face_down
    s.new_cell = lay(s, s.seat, action, card, hidden)
    s.held = NONE
    s.held_face_down = 0
    if hidden:
        end_turn(s, cards)
    elif cards.options[card] > 1:
        s.phase = OPTION
    else:
        go_on(s, cards)


@rule
def finish_choice(s, cards, action):
    """CC-T4 to CC-T6: what was asked is now known; False if more has to be asked of it."""
    if action < ASK_LEFT:
        s.option = action - CHOOSE_OPTION
        return True
    card = s.tableau[s.seat, s.new_cell]
    if action == ASK_LEFT:
        gain_for(s, cards, card, left_of(s, s.seat))
    elif action == ASK_RIGHT:
        gain_for(s, cards, card, right_of(s, s.seat))
    elif action < FILL:
        discard_for_cost(s, cards, action - DISCARD)
    elif not fill_chosen(s, cards, action - FILL):
        return False
    s.effect += 1
    return True


@rule
def go_on(s, cards):
    """Carry on with the ability, and end the turn after it."""
    if use_ability(s, cards):
        end_turn(s, cards)


@rule
def end_turn(s, cards):
    """CC-T7, CC-E1: the messenger moves, the rows are filled, the next one plays."""
    send_messenger(s, cards)
    fill_rows(s)
    following = left_of(s, s.seat)
    begin_turn(s, following)
    if s.taken[following] == CELLS:
        end_game(s, cards)


@rule
def send_messenger(s, cards):
    """CC-T7: a face-up card with an icon sends the messenger to the other location."""
    card = s.tableau[s.seat, s.new_cell]
    face_down = s.face_down[s.seat, s.new_cell]
    if cards.messenger[card] and not face_down and messenger_can_move(s):
        s.messenger = other_location(s, card // IN_DECK)


@rule
def end_game(s, cards):
    """CC-E1: gold left over is stored on purses."""
    s.seat = NONE
    for seat in range(s.players):
        store_gold(s, cards, seat)
