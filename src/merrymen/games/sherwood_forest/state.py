"""Sherwood Forest: what lies on the table, as one record."""

from merrymen.engine.fields import (
    Kind,
    Layout,
    bits,
    choice,
    flag,
    number,
    position_layout,
    skipped,
)

SEATS = Kind("seat", 6)
ROUNDS = 6
A_ROUNDS = 3  # the A cards fill the first three rounds, the B cards the last three, SF-S2
ROBBERS_EACH = 8
FEWEST_ROBBERS = 4
GOLD_PIECES = 42
MOST_GOLD = 5  # with more in camp a player must go to church, SF-P2
HAND_LIMIT = 3  # with so many in hand the merchant sells nothing, SF-P3
MOST_CARDS = 18  # pledges that return may make a hand larger than that, SF-R4
MARKERS = 2  # the third marker stands on the glory track
CALLS = 4
TOKEN_PAIRS = 6

TRAVEL_CARDS = Kind("travel card", 55)
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
    CALL_TERMS,  # the leader's call, SF-P6 (1), closed by the number of own robbers
    OFFER,  # an asked player's offer, SF-P6 (2), SF-V4 (2), closed in the same way
    CHOOSE_HIDEOUT,  # the leader takes one of the hideouts that the offers name
    ANSWER,  # basic: the leader takes or leaves each offer
    CONFIRM_DEAL,  # and confirms or withdraws
    DEAL_MEMBER,  # advanced, SF-V4 (3): the contract, offer by offer,
    DEAL_OWN,  # what else it says,
    DEAL_PAY,  # how much gold one player pays another now,
    CONSENT,  # and the yes or no of those it binds
    BARGAIN,  # advanced: who bargains in this raid phase, SF-V10
    BID_PICK,  # an offer to whoever picks a travel card
    BID_TURN,  # an offer to whoever has shown a messenger's garment
    BID_GOLD,  # how much
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
    "plan", "group", "call", "offer", "choose hideout", "answer", "confirm", "deal member",
    "deal own", "deal pay", "consent", "bargain", "bid pick", "bid turn", "bid gold", "pick",
    "redirect", "arrow", "order", "cards", "split", "promises", "rest", "stay", "defeat", "over",
)  # fmt: skip

# The fields of a contract's part, written in this order; any may be left as it stands.
CARD_FIELD, ROBBERS_FIELD, GOLD_FIELD, COMPANIONS_FIELD, NOW_FIELD = range(5)

# What gold is offered for in the raid phase, SF-V10: to pick a card or to leave it, to send the
# carriage to a town or to keep the garment.
BID_SLOT = 0  # + slot
BID_LEAVE = BID_SLOT + SLOTS  # + slot
BID_TOWN = BID_LEAVE + SLOTS  # + town
BID_KEEP = BID_TOWN + TOWNS
BIDS = BID_KEEP + 1

# To whom a card is shown: a seat, or the whole table.
THE_TABLE = SEATS
VIEWERS = SEATS + 1

# Actions: the first id of each family; the number chosen is added to it.
CHURCH = 0  # + gold paid - 1
INN = CHURCH + GOLD_PIECES  # + slot
MERCHANT = INN + SLOTS
MARKET = MERCHANT + 1
ALONE = MARKET + 1  # + hideout
CALL = ALONE + HIDEOUTS  # + hideout
CALL_OPEN = CALL + HIDEOUTS  # the others name the hideout
ROBBERS = CALL_OPEN + 1  # + robbers - 1
CARD = ROBBERS + ROBBERS_EACH  # + strength - 1: name or play an equipment card
DONE = CARD + PLAIN_KINDS  # no more cards; an offer without robbers
ASK = DONE + 1  # + seat * ASKS + robbers wanted (0: any number)
ASKS = ROBBERS_EACH + 1
HIDEOUT = ASK + SEATS * ASKS  # + hideout: named with an offer, or chosen by the leader
SLOT = HIDEOUT + HIDEOUTS  # + slot: the travel card aimed at, offered or written down
NO_SLOT = SLOT + SLOTS
DECLINE = NO_SLOT + 1
GOLD = DECLINE + 1  # + gold of the loot, wanted or promised
COMPANIONS = GOLD + GOLD_PIECES + 1  # + companions of the loot, wanted or promised
NOW = COMPANIONS + FEWEST_ROBBERS + 1 + GOLD_PIECES  # + gold now, > 0: to the one talked about
WITH = NOW + GOLD_PIECES + 1  # + seat: the gold now of an offer is not the leader's
PAY = WITH + SEATS  # + payer * SEATS + receiver: gold now between these two
INFORMER = PAY + SEATS * SEATS  # + seat
ACCEPT = INFORMER + SEATS  # an offer as it stands
REJECT = ACCEPT + 1
CONFIRM = REJECT + 1  # take all that is left and form the alliance, or propose the contract
WITHDRAW = CONFIRM + 1
YES = WITHDRAW + 1
NO = YES + 1
SHOW = NO + 1  # + kind * VIEWERS + viewer: show a hand card
PICK_CARD = SHOW + EQUIPMENT_KINDS * VIEWERS  # + slot
BID = PICK_CARD + SLOTS  # + what the gold is for
TAKE = BID + BIDS  # + seat: take this player's offer
NEXT = TAKE + SEATS  # + seat: the next in the order of playing cards
GIVE_GOLD = NEXT + SEATS  # + seat
GIVE_COMPANION = GIVE_GOLD + SEATS  # + seat
SEND_TO = GIVE_COMPANION + SEATS  # + town: messenger's garment
WATCH = SEND_TO + TOWNS  # no garment now, perhaps at the crossing
LET_PASS = WATCH + 1  # no garment for this carriage
CLOAK_STAY = LET_PASS + 1
CLOAK_HOME = CLOAK_STAY + 1
EAT = CLOAK_HOME + 1  # provisions
NO_SPECIAL = EAT + 1  # no special card
ACTIONS = NO_SPECIAL + 1

# The longest possible game. Whoever calls or offers names cards, shows each card to everybody,
# asks five players, and fills in the other fields once each. A contract: 5 members with 5 clicks,
# the own terms, payments between all pairs, 5 consents. A turn: four calls, then an action of two
# clicks, and at least one robber.
TALK_STEPS = MOST_CARDS + HAND_LIMIT * SEATS + SEATS + 7
DEAL_STEPS = 1 + 5 * 6 + 5 + 2 * SEATS * SEATS + 5
PLANNING_STEPS = SEATS * ROBBERS_EACH * (CALLS * (SEATS * TALK_STEPS + DEAL_STEPS) + 3)
# A travel card: offers to the picker, the pick; twice the garments, each with offers and a show;
# at each arrow an order of six, the cards of each member and a cloak; the loot and the informer's
# own gold, piece by piece; provisions.
MOST_LOOT, MOST_COMPANIONS = 14, 4
LOOT_STEPS = MOST_LOOT + MOST_COMPANIONS + GOLD_PIECES
BID_STEPS = 2 * SEATS + 2
FIGHT_STEPS = SEATS + SEATS * (ROBBERS_EACH + 1) + SEATS
CARD_STEPS = BID_STEPS + 2 * SEATS * (BID_STEPS + 2) + ROUTE * FIGHT_STEPS + LOOT_STEPS + SEATS
LONGEST = ROUNDS * (PLANNING_STEPS + SEATS + SLOTS * CARD_STEPS)

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
    pledged=number(0, ROBBERS_EACH, HIDEOUTS, SEATS, PLAIN_KINDS),  # basic: cards laid open
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
    hand=number(0, MOST_CARDS, SEATS, EQUIPMENT_KINDS),
    hand_size=number(0, MOST_CARDS, SEATS),
    shown=number(0, MOST_CARDS, SEATS, EQUIPMENT_KINDS),  # hand cards that everybody has seen
    # Hand cards beyond those that one player alone has seen: two bits for each viewer.
    told=skipped(number(0, (1 << 2 * SEATS) - 1, SEATS, EQUIPMENT_KINDS)),
    # The talk.
    calls=number(0, CALLS),
    is_open=flag(),  # the call leaves the hideout open
    at_hideout=choice(HIDEOUTS),  # the hideout talked about, or under attack
    talk_seat=choice(SEATS),  # whose offer is answered or written about; who is offered gold
    talk_field=number(CARD_FIELD, NOW_FIELD),
    asked=bits(SEATS),
    wanted=number(0, ROBBERS_EACH, SEATS),
    aim=choice(SLOTS),
    answered=bits(SEATS),
    offer_robbers=number(0, ROBBERS_EACH, SEATS),  # the leader's are those of the call
    offer_cards=number(0, MOST_CARDS, SEATS, PLAIN_KINDS),
    offer_hideout=choice(HIDEOUTS, SEATS),
    offer_slot=choice(SLOTS, SEATS),
    offer_gold=number(0, GOLD_PIECES, SEATS),
    offer_companions=number(0, FEWEST_ROBBERS, SEATS),
    offer_now=number(-GOLD_PIECES, GOLD_PIECES, SEATS),  # > 0: to the one who offers
    offer_with=choice(SEATS, SEATS),  # from or to this player; NONE: the leader
    deal_robbers=number(0, ROBBERS_EACH, SEATS),
    deal_slot=choice(SLOTS),
    deal_informer=choice(SEATS),
    deal_gold=number(0, GOLD_PIECES, SEATS),
    deal_companions=number(0, FEWEST_ROBBERS, SEATS),
    deal_pay=number(0, GOLD_PIECES, SEATS, SEATS),  # gold now, from the first to the second
    pay_from=choice(SEATS),  # the payment whose amount is being asked
    pay_to=choice(SEATS),
    # Bargaining in the raid phase, SF-V10.
    bargainers=bits(SEATS),
    bid_asked=bits(SEATS),  # who has been asked for an offer on this occasion
    bid_on=choice(BIDS, SEATS),
    bid_gold=number(0, GOLD_PIECES, SEATS),
    barred=choice(SLOTS),  # the card that the picker has been paid to leave
    # The carriage and the fight.
    carriage=choice(SLOTS),
    destination=choice(TOWNS),
    arrow=number(0, ROUTE),
    watching=bits(SEATS),  # who may still play a garment on this carriage
    spoken=bits(SEATS),  # who has been asked about a special card, or has a part in this pass
    order=choice(SEATS, int(SEATS)),  # in which members play cards
    order_count=number(0, SEATS),
    order_at=number(0, SEATS),
    played=number(0, ROBBERS_EACH, SEATS, PLAIN_KINDS),
    cloaked=bits(SEATS, HIDEOUTS),
    staying=bits(SEATS),
    # The carriages whose way ended since the last action, and where they were raided, to be told.
    ran_card=choice(TRAVEL_CARDS, RAN),
    ran_raided=choice(HIDEOUTS, RAN),
    showed_to=choice(SEATS),  # to whom alone a card was shown by the last action
    # Loot to hand out.
    loot_gold=number(0, MOST_LOOT),
    loot_companions=number(0, MOST_COMPANIONS),
    parts=number(0, GOLD_PIECES, SEATS),
)

EDITION = Layout(
    __file__.rpartition("/")[0],
    back=choice(BACKS, TRAVEL_CARDS),
    with_back=bits(TRAVEL_CARDS, len(BACKS)),  # the same as sets
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
