"""Castle Combo: what lies on the table, as one record."""

from merrymen.engine.fields import Layout, bits, choice, flag, number, position_layout

SEATS = 5
CARDS = 78  # castle cards are 0 to 38, village cards 39 to 77
IN_DECK = 39
SLOTS = 3  # face-up cards of a row
SIDE = 3
CELLS = 9  # a tableau's spaces in reading order
PURCHASE_OPTIONS = 2  # the two sides of an either-or
EFFECTS = 2  # a card does at most two things

# Locations, CC-C1: a deck, its row and its discards.
CASTLE, VILLAGE = range(2)
LOCATIONS = ("castle", "village")
COLOURS = ("blue", "purple", "green", "red", "orange", "yellow")
SHIELD_BITS = 5  # counts of shields lie side by side in one number, so that they add up at once
SHIELD_MASK = (1 << SHIELD_BITS) - 1
# Where a card is.
DECK, ROW, DISCARDS, TAKEN, GONE = range(5)
PLACES = ("deck", "row", "discards", "taken", "gone")
# What the seat to move decides.
TAKING, PLACING, OPTION, NEIGHBOUR, DISCARDING, FILLING = range(6)
PHASES = ("take", "place", "option", "neighbour", "discard", "fill")

# Actions. A space is named by its row and column, from -1 to 2, counted from the top left corner
# of the smallest rectangle around the tableau.
MOVE_MESSENGER = 0
RENEW_ROW = 1
BUY = 2  # + slot
TAKE_FACE_DOWN = 5  # + slot
PLACE = 8  # + 4 * (row + 1) + column + 1
REACH = SIDE + 1  # rows and columns in which a space can be
CHOOSE_OPTION = PLACE + REACH * REACH  # + option
ASK_LEFT = CHOOSE_OPTION + PURCHASE_OPTIONS
ASK_RIGHT = ASK_LEFT + 1
DISCARD = ASK_RIGHT + 1  # + slot
FILL = DISCARD + SLOTS  # + cell
ACTIONS = FILL + CELLS

# What an ability does, CC-T4 to CC-T6.
NOTHING, GAIN, OPPONENTS_GAIN, GOLD_ON_EACH_PURSE, FILL_PURSES, DISCARD_FROM_ROW = range(6)
VERBS = (
    "nothing",
    "gain",
    "opponents_gain",
    "gold_on_each_purse",
    "fill_purses",
    "discard_from_row",
)
GOLD, KEYS = range(2)
GOODS = ("gold", "keys")

# What abilities and points count, CC-E4. Most look at one more figure, `detail`.
ONE = 0  # nothing is counted: just once
# Of shields:
COUNT_SHIELDS = 1  # detail: the colour
COUNT_TYPES = 2  # different colours
COUNT_MISSING_TYPES = 3
IF_COLOUR_MISSING = 4  # detail: the colour
COUNT_SHIELD_SETS = 5  # detail: the colours of a set, one bit each
COUNT_IDENTICAL_SETS = 6  # detail: how many equal shields make a set
# Of cards:
COUNT_DECK_CARDS = 7  # detail: the deck
COUNT_CARDS_WITH_SHIELDS = 8  # detail: how many shields
COUNT_COST = 9  # detail: the cost
COUNT_COST_OR_MORE = 10  # detail: the cost
COUNT_PURSES = 11
COUNT_DISCOUNTS = 12
# Of spaces, keys and gold:
COUNT_EMPTY = 13
COUNT_FILLED = 14
COUNT_KEYS = 15
COUNT_GOLD_HERE = 16
COUNT_GOLD_STORED = 17
# Of the whole tableau:
COUNT_DECK_SETS = 18  # detail: castle cards of a set + 8 * village cards of a set
IF_POSITION = 19  # detail: the cells, one bit each
IF_FACE_DOWN = 20
COUNTERS = (
    "one",
    "shields",
    "shield_types",
    "missing_types",
    "colour_missing",
    "shield_sets",
    "identical_sets",
    "deck_cards",
    "cards_with_shields",
    "cards_of_cost",
    "cards_of_cost_or_more",
    "purses",
    "discounts",
    "empty_spaces",
    "filled_spaces",
    "keys",
    "gold_here",
    "gold_stored",
    "deck_sets",
    "position",
    "face_down",
)
# Where shields are counted.
TABLEAU, IN_ROW, IN_COLUMN, IN_CROSS = range(4)
SCOPES = ("tableau", "row", "column", "row+column")

# Headings of the score sheet: the nine spaces in reading order, then the keys.
KEYS_SCORE = CELLS
HEADINGS = (
    "top-left",
    "top",
    "top-right",
    "left",
    "centre",
    "right",
    "bottom-left",
    "bottom",
    "bottom-right",
    "keys",
)

MOST_PURSE = 9
MOST_GOLD = 400  # 15, and less than 40 a turn
MOST_KEYS = 200

LONGEST = 5 * CELLS * SEATS  # a key, a card, a space, and two choices of an ability each turn

POSITION = position_layout(
    __file__.rpartition("/")[0],
    players=number(2, SEATS),
    starter=choice(SEATS),
    seat=choice(SEATS),  # who is to move; NONE when the game is over
    phase=choice(PHASES),
    messenger=choice(LOCATIONS),
    closed=flag(len(LOCATIONS)),  # all cards of the location left the game, CC-T8
    place=choice(PLACES, CARDS),
    row=choice(CARDS, len(LOCATIONS), SLOTS),
    gold=number(0, MOST_GOLD, SEATS),  # not stored on purses
    keys=number(0, MOST_KEYS, SEATS),
    taken=number(0, CELLS, SEATS),
    # A tableau is written from the top left corner of the smallest rectangle around it, so it
    # moves down or right when a card is placed above or left of all others, CC-T3.
    tableau=choice(CARDS, SEATS, CELLS),
    face_down=flag(SEATS, CELLS),
    stored=number(0, MOST_PURSE, SEATS, CELLS),  # gold on purses
    # The turn so far.
    key_spent=flag(),
    held=choice(CARDS),  # taken, to be placed
    held_face_down=flag(),
    new_cell=choice(CELLS),  # where the card lies whose ability is being used
    option=number(0, PURCHASE_OPTIONS - 1),
    effect=number(0, EFFECTS),  # the part of the ability that comes next
    fills_left=number(0, CELLS),
)

EDITION = Layout(
    __file__.rpartition("/")[0],
    cost=number(0, 9, CARDS),
    shields=bits(SHIELD_BITS * len(COLOURS), CARDS),  # a count for each colour, side by side
    shield_count=number(1, 2, CARDS),
    messenger=flag(CARDS),
    purse=number(0, MOST_PURSE, CARDS),
    discount=flag(CARDS, len(LOCATIONS)),
    options=number(1, PURCHASE_OPTIONS, CARDS),
    verb=choice(VERBS, CARDS, PURCHASE_OPTIONS, EFFECTS),
    goods=choice(GOODS, CARDS, PURCHASE_OPTIONS, EFFECTS),
    amount=number(0, 9, CARDS, PURCHASE_OPTIONS, EFFECTS),
    counter=choice(COUNTERS, CARDS, PURCHASE_OPTIONS, EFFECTS),
    detail=number(0, 511, CARDS, PURCHASE_OPTIONS, EFFECTS),
    of_neighbour=flag(CARDS, PURCHASE_OPTIONS, EFFECTS),
    discard_row=choice(LOCATIONS, CARDS, PURCHASE_OPTIONS, EFFECTS),
    points=number(0, 20, CARDS),
    points_counter=choice(COUNTERS, CARDS),
    points_detail=number(0, 511, CARDS),
    points_scope=choice(SCOPES, CARDS),
)
