"""Sherwood Forest: what lies on the table, as one record."""

from merrymen.engine.fields import Layout, bits, choice, flag, number, position_layout

SEATS = 6
ROUNDS = 6
A_ROUNDS = 3  # the A cards fill the first three rounds, the B cards the last three, SF-S2
ROBBERS_EACH = 8
FEWEST_ROBBERS = 4
GOLD_PIECES = 42
MOST_GOLD = 5  # with more in camp a player must go to church, SF-P2
HAND_LIMIT = 3
MARKERS = 2  # the third marker stands on the glory track
CALLS = 2
TOKEN_PAIRS = 6

TRAVEL_CARDS = 55
SLOTS = 6
HIDEOUTS = 12
TOWNS = 4
ROUTE = 8  # arrows on a route: four of the arm it comes from, four of the arm it leaves by
RAN = 2  # one action ends the way of two carriages at most: its own and the last of the round
LEAVING = 4  # the first arrow of the leaving arm

BACKS = ("A", "B")
PLACES = ("church", "inn", "merchant", "market")
PLACE_COUNT = len(PLACES)
CHURCH_PLACE, INN_PLACE, MERCHANT_PLACE, MARKET_PLACE = range(4)

# Equipment, SF-C3: three strengths and three special kinds.
KINDS = ("strength-1", "strength-2", "strength-3", "cloak", "garment", "provisions")
PLAIN_KINDS = 3
CLOAK, GARMENT, PROVISIONS = 3, 4, 5
EQUIPMENT_KINDS = len(KINDS)

# What lies in a slot.
NO_CARD, FACE_DOWN, FACE_UP = range(3)
SLOT_STATES = ("none", "face down", "face up")

# Headings of the score sheet: where the glory came from.
RAIDS, SHERIFFS, CHURCH_GLORY, LAST_LOOT, CAMP_GLORY = range(5)
HEADINGS = ("raids", "sheriffs", "church", "last loot", "first out")
HEADING_COUNT = len(HEADINGS)

# The phases: what is being decided. Those marked * only lead on to others.
(
    PLAN,  # the planning action, SF-P1
    GROUP,  # how many robbers lie in wait alone, SF-P4
    CALL_ROBBERS,  # the leader's call, SF-P6: own robbers,
    CALL_CARDS,  # own cards,
    CALL_ASK,  # the players asked, one after the other,
    CALL_AIM,  # and the travel card aimed at
    OFFER,  # an asked player offers robbers or declines
    TERMS,  # and adds to the offer
    ANSWER,  # basic: the leader takes or leaves each offer
    CONFIRM_DEAL,  # and confirms or withdraws
    DEAL_CARD,  # advanced, SF-V4: the contract's travel card,
    DEAL_INFORMER,  # its informer,
    DEAL_MEMBER,  # the terms of each member,
    DEAL_OWN,  # the leader's own
    CONSENT,  # and the members' yes or no
    PICK,  # the travel card to play, SF-R1
    REDIRECT,  # a messenger's garment, SF-V8
    ARROW,  # * the carriage at the next arrow, SF-R2
    ORDER,  # the leader sets the order in which cards are played, SF-R3
    CARDS,  # a member plays cards
    SPLIT,  # the leader splits the loot, SF-L2
    PROMISES,  # the informer meets the promises, SF-V5
    REST,  # and hands out the rest
    STAY,  # provisions after a success, SF-V8
    DEFEAT,  # a forest cloak against the sheriff, SF-V8
    OVER,
) = range(26)
PHASES = (
    "plan", "group", "call robbers", "call cards", "call ask", "call aim", "offer", "terms",
    "answer", "confirm", "deal card", "deal informer", "deal member", "deal own", "consent",
    "pick", "redirect", "arrow", "order", "cards", "split", "promises", "rest", "stay", "defeat",
    "over",
)  # fmt: skip

# The fields of an offer or of a member's terms, filled in this order; any may be left out.
FIRST_FIELD, GOLD_FIELD, COMPANIONS_FIELD, NOW_FIELD = range(4)

# Actions: the first id of each family; the number chosen is added to it.
CHURCH = 0  # + gold paid - 1
INN = CHURCH + GOLD_PIECES  # + slot
MERCHANT = INN + SLOTS
MARKET = MERCHANT + 1
ALONE = MARKET + 1  # + hideout
CALL = ALONE + HIDEOUTS  # + hideout
ROBBERS = CALL + HIDEOUTS  # + robbers - 1
CARD = ROBBERS + ROBBERS_EACH  # + strength - 1: name or play an equipment card
DONE = CARD + PLAIN_KINDS  # nothing more to add
LEAVE_OUT = DONE + 1  # do not ask this player
ASK = LEAVE_OUT + 1  # + robbers wanted (0: any number)
SLOT = ASK + ROBBERS_EACH + 1  # + slot: the travel card aimed at, offered or written down
NO_SLOT = SLOT + SLOTS
DECLINE = NO_SLOT + 1
GOLD = DECLINE + 1  # + gold of the loot, wanted or promised
COMPANIONS = GOLD + GOLD_PIECES + 1  # + companions of the loot, wanted or promised
NOW = COMPANIONS + FEWEST_ROBBERS + 1 + GOLD_PIECES  # + gold now, > 0: leader to member
INFORMER = NOW + GOLD_PIECES + 1  # + seat
ACCEPT = INFORMER + SEATS  # an offer as it stands
REJECT = ACCEPT + 1
CONFIRM = REJECT + 1  # form the alliance; advanced: propose the contract
WITHDRAW = CONFIRM + 1
YES = WITHDRAW + 1
NO = YES + 1
PICK_CARD = NO + 1  # + slot
NEXT = PICK_CARD + SLOTS  # + seat: the next in the order of playing cards
GIVE_GOLD = NEXT + SEATS  # + seat
GIVE_COMPANION = GIVE_GOLD + SEATS  # + seat
SEND_TO = GIVE_COMPANION + SEATS  # + town: messenger's garment
WATCH = SEND_TO + TOWNS  # no garment now, perhaps later
LET_PASS = WATCH + 1  # no garment for this carriage
CLOAK_STAY = LET_PASS + 1
CLOAK_HOME = CLOAK_STAY + 1
EAT = CLOAK_HOME + 1  # provisions
NO_SPECIAL = EAT + 1  # no special card
ACTIONS = NO_SPECIAL + 1

# The longest possible game. A call: the hideout, own robbers, 3 cards, 5 players, the aim; 5 offers
# of robbers, 3 cards and 4 fields; a contract of card, informer, 5 members with 5 clicks, 4 own
# clicks, 5 consents. A turn: two calls, then an action of two clicks, and at least one robber.
CALL_STEPS = (1 + 1 + 3 + 5 + 1) + 5 * 8 + (2 + 5 * 5 + 4 + 5)
PLANNING_STEPS = SEATS * ROBBERS_EACH * (CALLS * CALL_STEPS + 2)
# A travel card: the pick; five rounds of garments; at each arrow an order of six, four clicks of
# each member for cards and one for a cloak; the loot and the informer's own gold, piece by piece;
# provisions.
MOST_LOOT, MOST_COMPANIONS = 14, 4
LOOT_STEPS = MOST_LOOT + MOST_COMPANIONS + GOLD_PIECES
CARD_STEPS = 1 + 5 * SEATS + ROUTE * (SEATS + 4 * SEATS + SEATS) + LOOT_STEPS + SEATS
LONGEST = ROUNDS * (PLANNING_STEPS + SLOTS * CARD_STEPS)

POSITION = position_layout(
    __file__.rpartition("/")[0],
    players=number(3, SEATS),
    advanced=flag(),
    round_number=number(1, ROUNDS),
    phase=choice(PHASES),
    seat=choice(SEATS),  # who decides now; NONE when the game is over
    turn=choice(SEATS),  # whose planning turn it is, or who picked the travel card
    marker=choice(SEATS),  # the holder of the first-player marker
    first_card=choice(SEATS),  # the holder of the first-player card, SF-P7
    emptied=number(0, SEATS),  # camps emptied this round
    # Camps, supplies, places.
    glory=number(-200, 400, SEATS, HEADING_COUNT),
    gold=number(0, GOLD_PIECES, SEATS),
    quarry=number(0, GOLD_PIECES),
    camp=number(0, ROBBERS_EACH, SEATS),
    oak=number(0, FEWEST_ROBBERS, SEATS),
    places=number(0, ROBBERS_EACH, len(PLACES), SEATS),
    # Hideouts.
    leader=choice(SEATS, HIDEOUTS),
    group=number(0, ROBBERS_EACH, HIDEOUTS, SEATS),
    pledged=number(0, HAND_LIMIT, HIDEOUTS, SEATS, PLAIN_KINDS),  # basic: cards laid open
    planned=choice(SLOTS, HIDEOUTS),  # advanced: the travel card with the same token
    informer=choice(SEATS, HIDEOUTS),
    promised_gold=number(0, GOLD_PIECES, HIDEOUTS, SEATS),  # laid out, not in the quarry
    promised_companions=number(0, FEWEST_ROBBERS, HIDEOUTS, SEATS),  # nor under the oak
    # Travel cards. A face-down card that nobody has seen is no card yet: which one it is comes out
    # when it is first looked at.
    slot_state=number(NO_CARD, FACE_UP, SLOTS),
    laid=choice(TRAVEL_CARDS, SLOTS),
    seen_by=bits(SEATS, SLOTS),
    marked=bits(SEATS, SLOTS),
    unseen=bits(TRAVEL_CARDS),
    # Equipment.
    deck=number(0, 24, EQUIPMENT_KINDS),
    deck_left=number(0, 24),
    discards=number(0, 24, EQUIPMENT_KINDS),
    hand=number(0, HAND_LIMIT, SEATS, EQUIPMENT_KINDS),
    hand_size=number(0, HAND_LIMIT, SEATS),
    shown=number(0, HAND_LIMIT, SEATS, EQUIPMENT_KINDS),  # hand cards that everybody has seen
    # The talk.
    calls=number(0, CALLS),
    at_hideout=choice(HIDEOUTS),  # the hideout talked about, or under attack
    talk_seat=choice(SEATS),  # the player being asked, answered or written about
    talk_field=number(FIRST_FIELD, NOW_FIELD),
    asked=bits(SEATS),
    wanted=number(0, ROBBERS_EACH, SEATS),
    aim=choice(SLOTS),
    answered=bits(SEATS),
    offer_robbers=number(0, ROBBERS_EACH, SEATS),  # the leader's are those of the call
    offer_cards=number(0, HAND_LIMIT, SEATS, PLAIN_KINDS),
    offer_slot=choice(SLOTS, SEATS),
    offer_gold=number(0, GOLD_PIECES, SEATS),
    offer_companions=number(0, FEWEST_ROBBERS, SEATS),
    offer_now=number(-GOLD_PIECES, GOLD_PIECES, SEATS),
    deal_robbers=number(0, ROBBERS_EACH, SEATS),
    deal_slot=choice(SLOTS),
    deal_informer=choice(SEATS),
    deal_gold=number(0, GOLD_PIECES, SEATS),
    deal_companions=number(0, FEWEST_ROBBERS, SEATS),
    deal_now=number(-GOLD_PIECES, GOLD_PIECES, SEATS),
    # The carriage and the fight.
    carriage=choice(SLOTS),
    destination=choice(TOWNS),
    arrow=number(0, ROUTE),
    watching=bits(SEATS),  # who may still play a garment on this carriage
    spoken=bits(SEATS),  # who has been asked about a special card, or has a part in this pass
    order=choice(SEATS, SEATS),  # in which members play cards
    order_count=number(0, SEATS),
    order_at=number(0, SEATS),
    played=number(0, HAND_LIMIT, SEATS, PLAIN_KINDS),
    cloaked=bits(SEATS, HIDEOUTS),
    staying=bits(SEATS),
    # The carriages whose way ended since the last action, and where they were raided, to be told.
    ran_card=choice(TRAVEL_CARDS, RAN),
    ran_raided=choice(HIDEOUTS, RAN),
    # Loot to hand out.
    loot_gold=number(0, MOST_LOOT),
    loot_companions=number(0, MOST_COMPANIONS),
    parts=number(0, GOLD_PIECES, SEATS),
)

EDITION = Layout(
    __file__.rpartition("/")[0],
    back=choice(BACKS, TRAVEL_CARDS),
    sheriff=flag(TRAVEL_CARDS),
    strength=number(1, 14, TRAVEL_CARDS),
    glory=number(0, 9, TRAVEL_CARDS),
    gold=number(0, MOST_LOOT, TRAVEL_CARDS),
    companions=number(0, MOST_COMPANIONS, TRAVEL_CARDS),
    lost_glory=number(0, 9, TRAVEL_CARDS),
    lost_robbers=number(0, 4, TRAVEL_CARDS),
    origin=choice(TOWNS, TRAVEL_CARDS),
    destination=choice(TOWNS, TRAVEL_CARDS),
    arrows=number(0, HIDEOUTS - 1, TOWNS, TOWNS, ROUTE),  # the hideouts along a route
    passes=bits(HIDEOUTS, TOWNS, TOWNS),  # the same as a set
    red=flag(HIDEOUTS),
    equipment=number(0, 24, EQUIPMENT_KINDS),
    # For the bots: what an unseen card brings, on average and in hundredths of a point, to a group
    # of some strength in a hideout.
    prospect=number(0, 5000, 2, len(BACKS), HIDEOUTS, 15),
)
