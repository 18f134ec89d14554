"""Chickwood Forest: what lies on the table, as one record."""

from merrymen.engine.fields import Layout, bits, choice, flag, number, position_layout

SEATS = 5
CASTLES = 7  # castles are numbered 1 to 6; 0 is no castle
HAND = 4  # the largest hand
ROW = 15  # no more cards than this are played in a round
CELLS = 9  # of the village grid, row by row
COLUMNS = 3
SPACES = 9  # the most a village may have
VILLAGE_ROWS = 3
CUBES = 15
LOOT = 91  # all loot cards, the legendary variant included

# Kinds of loot, CF-C1 and CF-C2. 0 is no card, or a card that one may not know.
KINDS = (
    "nothing",
    *("chest-gold", "chest-silver", "chest-emerald", "chest-ruby"),
    *("armour", "jerkin", "gown", "cape"),
    *("bracelet", "pendant", "ring"),
    *("bust", "maid", "henchman"),
    *("benefactor-1", "benefactor-2", "benefactor-3"),
    *("spy-glass", "key", "entertainers", "golden-arrow", "fake-beard"),
)
KIND_COUNT = len(KINDS)
CHEST, CHEST_KINDS = 1, 4  # the first of each family, and how many kinds it has
GARMENT, GARMENT_KINDS = 5, 4
JEWEL, JEWEL_KINDS = 9, 3  # worth 2, 3 and 4
TREASURES = 11  # kinds 1 to 11 are treasures
BUST, MAID, HENCHMAN = 12, 13, 14
BENEFACTOR, BENEFACTOR_KINDS = 15, 3  # 1, 2 and 3 alms
SPY_GLASS, KEY, ENTERTAINERS, GOLDEN_ARROW, FAKE_BEARD = 18, 19, 20, 21, 22
LEGENDARY, LEGENDARY_KINDS = 18, 5

# What is decided now.
PHASES = (
    *("pick", "place", "spy", "raid", "key", "alms"),
    *("first cube", "second cube", "give", "take", "beard", "over"),
)
PICK, PLACE, SPY, RAID, LOCK, ALMS, FIRST_CUBE, SECOND_CUBE, GIVE, TAKE, BEARD, OVER = range(12)

# Who knows a card that was played: a bit for each seat, and one for everybody who watches.
EVERYBODY = 1 << SEATS
FACE_UP = (1 << (SEATS + 1)) - 1

# Actions. One meaning each; what is added is a kind, a castle, a cell, a cube or a seat.
PASS = 0
DO_PICK = 0  # + kind
DO_PLACE = DO_PICK + KIND_COUNT  # + castle
DO_SPY = DO_PLACE + CASTLES  # + castle
DO_RAID = DO_SPY + CASTLES  # + castle
DO_LOCK = DO_RAID + CASTLES
DO_ALMS = DO_LOCK + 1  # + cell
DO_CUBE = DO_ALMS + CELLS  # + cell * SPACES + space
DO_GIVE = DO_CUBE + CELLS * SPACES  # + kind of treasure
DO_TAKE = DO_GIVE + TREASURES + 1  # + seat * (TREASURES + 1) + kind of treasure
DO_BEARD = DO_TAKE + SEATS * (TREASURES + 1)  # + seat
ACTIONS = DO_BEARD + SEATS
# Five players: in each of 6 rounds 15 cards in two steps each, one look, 5 raids each with an
# answer of the key, one raid chosen anew; 75 alms; five steps of legendary cards at the end.
LONGEST = 6 * (2 * 15 + 1 + 2 * 5 + 1) + 5 * CUBES + 5

# Headings of the score sheet.
HEADINGS = ("chests", "garments", "jewels", "maid", "henchmen", "castles", "villages")
(
    CHESTS_SCORE,
    GARMENTS_SCORE,
    JEWELS_SCORE,
    MAID_SCORE,
    HENCHMEN_SCORE,
    CASTLES_SCORE,
    VILLAGES_SCORE,
) = range(7)

POSITION = position_layout(
    __file__.rpartition("/")[0],
    players=number(2, SEATS),
    round_number=number(1, 30),
    phase=choice(PHASES),
    turn=choice(SEATS),  # whose turn it is to scout or raid
    seat=choice(SEATS),  # who decides now; NONE when the game is over
    castle=number(0, 6, SEATS),  # the one held since the round began, CF-S6
    raided=number(0, 6, SEATS),  # the one raided this round
    castles_taken=number(0, 30, SEATS, CASTLES),
    # The loot. What a seat may not know is hidden by putting it back into the deck's counts;
    # `deck_left`, `hand_count` and `row_count` still tell how many cards lie where.
    deck=number(0, LOOT, KIND_COUNT),
    deck_left=number(0, LOOT),
    hand=choice(KINDS, SEATS, HAND),  # in ascending order, then none
    hand_count=number(0, HAND, SEATS),
    picked=choice(KINDS),  # the hand card about to be played
    row=choice(KINDS, CASTLES, ROW),  # in front of each castle, in the order played
    row_by=choice(SEATS, CASTLES, ROW),  # who played it
    row_known=bits(SEATS + 1, CASTLES, ROW),  # who knows it
    row_count=number(0, ROW, CASTLES),
    collection=number(0, LOOT, SEATS, KIND_COUNT),
    aside=number(0, LOOT, KIND_COUNT),  # out of the game, seen by all
    buried=choice(KINDS, LOOT),  # set aside face down, in the order in which they went
    buried_known=bits(SEATS + 1, LOOT),
    buried_count=number(0, LOOT),
    # The raid under way.
    named=number(0, 6),  # the castle named before the key; then the castle it locked
    alms=number(0, CUBES),  # cubes still to be placed in this line
    line=bits(CELLS),  # cells that this line has used
    line_end=choice(CELLS),
    # The villages.
    village=choice(CELLS, CELLS),  # which village card lies in which cell
    cube=choice(SEATS, CELLS, SPACES),
    cubes_in=number(0, SPACES, CELLS),
    supply=number(0, CUBES, SEATS),
    # The end of the game.
    first_cube=choice(CELLS * SPACES),  # the cube that the entertainers swap
    offered=choice(KINDS),  # the treasure that the golden arrow gives away
)

EDITION = Layout(
    __file__.rpartition("/")[0],
    copies=number(0, LOOT, KIND_COUNT),
    five_only=number(0, LOOT, KIND_COUNT),  # of them with the five-player symbol
    not_two=number(0, LOOT, KIND_COUNT),  # of them with the two-player symbol
    day_down=flag(CASTLES, HAND),  # the banner: 1 where a card is played face down
    night_down=flag(CASTLES, HAND),
    village_not_two=flag(CELLS),
    spaces=number(0, SPACES, CELLS, VILLAGE_ROWS),
    glory=number(0, 30, CELLS, VILLAGE_ROWS),
    size=number(0, SPACES, CELLS),  # spaces of all rows; a forest has none
)
