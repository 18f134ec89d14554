"""Sherwood Bandits: what lies on the table, as one record."""

from merrymen.engine.fields import Layout, bits, choice, flag, number, position_layout

SEATS = 4  # gangs at most; with two players the third gang is Will Scarlet's
WILL = 2  # his gang, SB-V1
ROUNDS = 4
SECTIONS = 4
SPACES = 4  # hideouts, and attack spaces, of a section
SPOTS = SECTIONS * SPACES
BANDITS = 4
PICKPOCKETS = 3
WAGONS = 42
TOKENS = 13  # coin tokens
LOW_COLUMN, HIGH_COLUMN = 5, 10  # SB-H5

# What a step of the game asks for.
(PLACING, LOOKING, MARKING, JOHN_STEP, JOHN_PARTNER, ATTACKING, ROBIN_STEP, LOOTING,
 TUCK_STEP, SWAPPING, SERVING, BRIBING, PAYING, REWARDING, OVER) = range(15)  # fmt: skip
PHASES = (
    "placing", "looking", "marking", "little john", "partner", "attacking", "robin hood",
    "looting", "friar tuck", "swapping", "serving", "bribing", "paying", "rewarding", "over",
)  # fmt: skip

# Wagons, SB-C2: the range on the back, and what the front does.
LIGHT, MEDIUM, HEAVY = range(3)
BACKS = ("light", "medium", "heavy")
PLAIN, BEER_WAGON, WAYFARERS, WAR, KINGS, SHERIFFS, FEAST = range(7)
WAGON_KINDS = ("plain", "beer", "wayfarers", "war", "kings", "sheriffs", "feast")
WAITING, UNDER_ATTACK, ROBBED, ESCAPED = range(4)
OUTCOMES = ("waiting", "under attack", "robbed", "escaped")

# Companions, SB-C3, and the four cards of each.
MARIAN, JOHN, ROBIN, TUCK = range(4)
COMPANIONS = ("marian", "john", "robin", "tuck")
GOSSIP, CLIQUE, SCOUT_AHEAD, GUARDS = range(4)
INSIDER, JOSTLE, SQUEEZE, WEASEL = range(4)
COVER, SECOND_CHANCE, FRONT, BEHIND = range(4)
COME_ALONG, SWAP, MARKET, A_BEER = range(4)
EFFECTS = (
    ("gossip", "clique", "scout", "guards"),
    ("insider", "jostle", "squeeze", "weasel"),
    ("cover", "second-chance", "front", "behind"),
    ("come-along", "swap", "market", "beer"),
)
# Where a leader is: free, on the card of a companion (1 + companion), or in jail.
FREE, JAIL = 0, 5
LEADER_PLACES = ("free", *COMPANIONS, "jail")

# Loot, SB-C3: a kind is item * 4 + colour; then the coin on a tile, and the coin token.
ITEMS = ("ring", "bracelet", "necklace")
COLOURS = ("red", "green", "blue", "yellow")
RING, BRACELET, NECKLACE = range(3)
COIN, TOKEN = 12, 13
TILE_KINDS = 13  # kinds that lie face down in the supply
KINDS = 14

# Headings of the score sheet.
TRACK, MAJORITIES, RING_SETS, BRACELET_PAIRS, TRIOS, NECKLACES, COINS = range(7)
HEADINGS = (
    "track", "majorities", "ring sets", "bracelet pairs", "trios", "necklaces", "coins",
)  # fmt: skip

# Actions: the first id of each, then what it is counted by.
PLACE = 0  # a hideout: section * 4 + space
PICKPOCKET = 16
PASS = 17  # call nobody, pay no bribe
CALL = 18  # a companion whose card needs no target yet
LOOK = 19  # a section's wagon
SCOUT = 23  # a section's wagon
ATTACK = 27  # a section's wagon
RAISE_DEFENCE, LOWER_DEFENCE, NO_TOKEN = 31, 32, 33
ENOUGH = 34  # look at no second wagon
OWN_BANDIT = 35  # a hideout, for Little John
PARTNER = 51  # a hideout, for Little John
PLUS_TWO = 67  # a die of the raid: space * 2, and 1 more for the one squeezed in
MINUS_TWO = 75
REROLL = 83
MODEL = 91
TAKE_OFF = 99  # an own die on the drawbridge, by its value - 1
SERVE = 105  # gang * 6 + value - 1
BRIBE_ONE, BRIBE_TWO = 129, 130  # how many dice go
PUT_BACK = 131  # a kind of loot, coin tokens included
KEEP = 145  # a kind of tile
REWARD_TILE, REWARD_POINT = 158, 159
ACTIONS = 160
LONGEST = 460

POSITION = position_layout(
    __file__.rpartition("/")[0],
    players=number(2, SEATS),
    open_loot=flag(),  # option: this round's loot lies face up
    own_chest=flag(),  # option: everybody may look into the own chest
    round_number=number(1, ROUNDS),
    start=choice(SEATS),  # who has the start marker
    phase=choice(PHASES),
    seat=choice(SEATS),  # who decides now; NONE when the game is over
    asked=number(0, SEATS),  # how many from the start player on are done in this step
    victory_points=number(0, 120, SEATS),
    # The road. A face-down wagon is NONE to those who have not looked at it; its card is then
    # among those of the deck (see secrets.py).
    wagon=choice(WAGONS, SECTIONS),
    back=choice(BACKS, SECTIONS),
    deck=bits(WAGONS),
    top_back=choice(BACKS),  # the back of the deck's top card, for all to see
    revealed=flag(),
    peeked=bits(SECTIONS, SEATS),  # the wagons a seat has looked at; all see which ones, SB-M1
    token=number(-2, 2, SECTIONS),
    token_by=choice(SEATS, SECTIONS),
    scouted=flag(SECTIONS),  # this wagon has been replaced and stays, SB-M3
    defence=number(0, 40, SECTIONS),  # once revealed; the Feast wagon's once it is rolled
    feast_dice=number(0, 6, 3),
    outcome=choice(OUTCOMES, SECTIONS),
    target=choice(SECTIONS),  # the wagon under attack
    counting=number(0, SPACES, SECTIONS),  # spaces from the left whose dice count
    # Companions.
    face_up=choice(4, len(COMPANIONS)),
    companion_deck=bits(4, len(COMPANIONS)),
    leader=choice(LEADER_PLACES, SEATS),
    # Bandits and dice by section and space; the last index is 1 for the one squeezed in, SB-J3.
    # What came too late stays to be seen until the round ends, and takes no part (`counting`).
    bandits_left=number(0, BANDITS, SEATS),
    second_bandit=flag(),  # Clique: the seat places another one right after this, SB-M2
    bandit=choice(SEATS, SECTIONS, SPACES, 2),
    lies=flag(SECTIONS, SPACES),
    weasel=flag(SECTIONS, SPACES),  # a die without its bandit, SB-J4
    pickpocket=choice(SEATS, PICKPOCKETS),
    chosen=choice(SPOTS),  # the own bandit chosen for Little John
    die=number(0, 6, SECTIONS, SPACES, 2),
    crossed=flag(SECTIONS, SPACES, 2),  # marked with an X, SB-R-5
    drawbridge=number(0, BANDITS, SEATS, 6),  # dice of each value in a gang's column
    served=number(0, SEATS),  # how many opponents have had their beer, SB-T4
    # Loot: how many of each kind. Sizes count face-down tiles, for all to see; tokens lie open.
    supply=number(0, 53, KINDS),
    supply_size=number(0, 53),
    loot=number(0, 53, SEATS, KINDS),  # of this round
    loot_size=number(0, 53, SEATS),
    chest=number(0, 53, SEATS, KINDS),
    chest_size=number(0, 53, SEATS),
    pile=number(0, 8, TILE_KINDS),  # drawn and not yet kept by anybody
    pile_size=number(0, 8),
    pile_seen=bits(SEATS),  # who has held the pile
    keeping_space=number(0, SPACES),  # the attack space whose tiles are being kept
    to_keep=number(0, 2),
    to_pay=number(0, 3),
    drawn=choice(KINDS),  # the tile that Let us swap has just brought, SB-T2
    # What a seat knows: tiles that lie face down with the others, and how many of them the
    # others may have put back since.
    passed=number(0, 53, SEATS, TILE_KINDS),
    slack=number(0, 53, SEATS),
    lot=choice(SEATS),  # who won the last tie by a roll, SB-F3
)

EDITION = Layout(
    __file__.rpartition("/")[0],
    back=choice(BACKS, WAGONS),
    kind=choice(WAGON_KINDS, WAGONS),
    defence=number(0, 33, WAGONS),  # 0: none is printed
    companion=choice(COMPANIONS, WAGONS),
    low=number(0, 40, len(BACKS)),
    high=number(0, 40, len(BACKS)),
    tiles=number(0, 53, KINDS),  # how many of each kind there are; the last are the tokens
    # Of all rolls of n dice, how many stay below a sum: below[n, sum].
    below=number(0, 1296, SPACES + 1, 41),
)
