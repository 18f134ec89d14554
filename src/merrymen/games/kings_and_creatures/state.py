"""Kings & Creatures: what lies on the table, as one record."""

from merrymen.engine.fields import Layout, bits, choice, flag, number, position_layout, trace

SEATS = 6
CARDS = 111  # cards are numbered 1 to 110; 0 is no card
CASTLES = 6
LEGENDS = 19
KINGS = 16
OTHERS = 85  # treasures, heroes, kings and creatures
ROUNDS = 5
CARDS_PER_ROUND = 3
ROW = 1 + ROUNDS * CARDS_PER_ROUND  # a castle and all that one seat can take
DISPLAY = 9

# Card types, KC-C1.
CASTLE, TREASURE, HERO, LEGEND, KING, CREATURE = range(6)
TYPES = ("castle", "treasure", "hero", "legend", "king", "creature")
# Creature kinds, KC-C2.
KINDS = ("centaur", "minotaur", "griffon", "chimera", "dragon", "unicorn")
# Headings of the score sheet.
HEROES_SCORE, TREASURES_SCORE, CREATURES_SCORE, KINGS_SCORE, LEGENDS_SCORE = range(5)
HEADINGS = ("heroes", "treasures", "creatures", "kings", "legends")
# Where a card is, beside the seats 0 to 5: nowhere seen yet, face up, or seen and gone.
UNSEEN, SHOWN, GONE = 6, 7, 8
PLACES = ("seat 0", "seat 1", "seat 2", "seat 3", "seat 4", "seat 5", "unseen", "shown", "gone")

ACTIONS = CARDS  # an action is the card that is taken
LONGEST = SEATS * ROUNDS * CARDS_PER_ROUND

POSITION = position_layout(
    __file__.rpartition("/")[0],
    players=number(2, SEATS),
    round_number=number(1, ROUNDS),
    seat=choice(SEATS),  # who is to move; NONE when the game is over
    place=choice(PLACES, CARDS),
    display=number(0, 110, DISPLAY),  # face-up cards in ascending order, then zeros
    display_count=number(0, DISPLAY),
    stack_left=number(0, 20),  # face-down cards of the round stack
    visible_card=number(0, 110, SEATS),  # the last card taken, KC-R2
    taken=number(0, CARDS_PER_ROUND, SEATS),
    has_left=flag(SEATS),
    heroes=number(0, 120, SEATS),
    hero_glory=number(0, 60, SEATS),
    cards_of_type=number(0, 25, SEATS, len(TYPES)),
    creature_kinds=bits(len(KINDS), SEATS),
    # The unseen cards, as two bags: legends are drawn from all 19, but only 3 per player are in
    # the game, KC-S2. Which of them is never decided before it is drawn.
    legends=number(0, 110, LEGENDS),
    legends_unseen=number(0, LEGENDS),
    legends_in_stacks=number(0, 18),
    others=number(0, 110, OTHERS),
    others_unseen=number(0, OTHERS),
    # The cards in front of each seat in the order of taking, the castle first, then zeros.
    row=trace(number(0, 110, SEATS, ROW)),
    row_count=trace(number(0, ROW, SEATS)),
    glory_of_round=trace(number(0, 2 * ROUNDS, SEATS, ROUNDS)),  # for heroes, KC-H1
)

EDITION = Layout(
    __file__.rpartition("/")[0],
    type=choice(TYPES, CARDS),
    mark=number(0, 6, CARDS),  # 0: no mark; k: only with k or more players, KC-C3
    glory=number(0, 20, CARDS),  # treasures and legends
    heroes=number(0, 9, CARDS),
    kind=choice(KINDS, CARDS),
    rules=choice(TYPES, CARDS),  # the type a king rules
    crowns_left=number(0, 9, CARDS),
    crowns_right=number(0, 9, CARDS),
    needs=number(0, 9, CARDS, len(TYPES)),  # cards of each type that complete a legend
    # By type: the kings that rule it and the legends that show it, then zeros.
    served=number(0, 110, len(TYPES), KINGS + LEGENDS),
)
