"""Sherwood Forest: seats, groups and hand cards, for all the other rules."""

from merrymen.engine.chance import draw, reveal
from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.engine.standing import count_bits
from merrymen.games.sherwood_forest.rules.lists import put_if
from merrymen.games.sherwood_forest.state import (
    EQUIPMENT_KINDS,
    HEADING_COUNT,
    HIDEOUTS,
    PLACE_COUNT,
    PLAIN_KINDS,
    RAN,
    SEATS,
    SHOW,
    THE_TABLE,
    VIEWERS,
)


@rule
def next_seat(s, seat):
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def next_in(s, seat, last, mask):
    """The first seat of a set clockwise after `seat`, before `last` comes round again; or NONE.

    The whole set is turned so that it begins after `seat`, which is faster than going round.
    """
    first = seat + 1
    before_last = last - first if last >= first else last - first + s.players
    turned = (mask >> first | mask << s.players - first) & (1 << before_last) - 1
    if turned == 0:
        return NONE
    found = first + lowest(turned)
    return found if found < s.players else found - s.players


@rule
def lowest(mask):
    """The lowest member of a set that has one."""
    return count_bits((mask & -mask) - 1)


@rule
def members(s, hideout):
    """The set of players with robbers in a hideout."""
    mask = 0
    for seat in range(s.players):
        if s.group[hideout, seat] > 0:
            mask |= 1 << seat
    return mask


@rule
def robbers_in(s, hideout):
    """All robbers in a hideout."""
    count = 0
    for seat in range(s.players):
        count += s.group[hideout, seat]
    return count


@rule
def glory_of(s, seat):
    """A player's place on the glory track."""
    total = 0
    for heading in range(HEADING_COUNT):
        total += s.glory[seat, heading]
    return total


@rule
def robbers_of(s, seat):
    """All robbers of a player in camp and on the board; promised companions are none, SF-V7."""
    count = s.camp[seat]
    for place in range(PLACE_COUNT):
        count += s.places[place, seat]
    for hideout in range(HIDEOUTS):
        count += s.group[hideout, seat]
    return count


@rule
def pledged_cards(s, hideout, seat):
    """How many cards a player has pledged in a hideout."""
    count = 0
    for kind in range(PLAIN_KINDS):
        count += s.pledged[hideout, seat, kind]
    return count


@rule
def lose_card(s, seat, kind):
    """A hand card is laid open; if it was unknown, the table learns something."""
    s.hand[seat, kind] -= 1
    s.hand_size[seat] -= 1
    if s.shown[seat, kind] > 0:
        s.shown[seat, kind] -= 1
    else:
        forget_one(s, seat, kind)
        reveal(s)


@rule
def take_back(s, seat, kind):
    """A card that everybody has seen goes back to its owner's hand."""
    s.hand[seat, kind] += 1
    s.hand_size[seat] += 1
    s.shown[seat, kind] += 1


@rule
def told_to(s, viewer, owner, kind):
    """SF-V4: how many cards of a kind a player knows in a hand, beyond those all have seen."""
    return s.told[owner, kind] >> 2 * viewer & 3


@rule
def forget_one(s, owner, kind):
    """Everybody has seen one card of a kind more: it was one of those seen alone."""
    for viewer in range(s.players):
        if told_to(s, viewer, owner, kind) > 0:
            s.told[owner, kind] -= 1 << 2 * viewer


@rule
def show_card(s, seat, kind, viewer):
    """SF-V4: one more card of a kind is shown, to one player or to the table."""
    if viewer == THE_TABLE:
        s.shown[seat, kind] += 1
        forget_one(s, seat, kind)
    else:
        s.told[seat, kind] += 1 << 2 * viewer
        s.showed_to = viewer
    reveal(s)


@rule
def put_shows(s, out, count):
    """SF-V4: every card of the mover's hand, to everybody who has not seen it."""
    seat = s.seat
    if s.hand_size[seat] == 0:
        return count
    for kind in range(EQUIPMENT_KINDS):
        unseen = s.hand[seat, kind] - s.shown[seat, kind]
        if unseen > 0:
            for viewer in range(s.players):
                may_see = viewer != seat and told_to(s, viewer, seat, kind) < unseen
                count = put_if(may_see, out, count, SHOW + kind * VIEWERS + viewer)
            out[count] = SHOW + kind * VIEWERS + THE_TABLE
            count += 1
    return count


@rule
def apply_show(s, action):
    """SF-V4: a card is shown of one's own free will."""
    number = action - SHOW
    show_card(s, s.seat, number // VIEWERS, number % VIEWERS)


@rule
def draw_equipment(s):
    """SF-P3: the top card of the shuffled deck; an empty deck is its shuffled discards."""
    if s.deck_left == 0:
        for kind in range(EQUIPMENT_KINDS):
            s.deck[kind] += s.discards[kind]
            s.deck_left += s.discards[kind]
            s.discards[kind] = 0
    kind = take_from_deck(s, s.deck_left)
    s.deck_left -= 1
    return kind


@rule
def take_from_deck(s, size):
    """One of the `size` cards that the deck may still hold, each as likely as another."""
    at, kind = draw(s, size), 0
    while at >= s.deck[kind]:
        at -= s.deck[kind]
        kind += 1
    s.deck[kind] -= 1
    return kind


@rule
def discarded(s):
    """How many equipment cards have been discarded."""
    count = 0
    for kind in range(EQUIPMENT_KINDS):
        count += s.discards[kind]
    return count


@rule
def unknown_cards(s, seat):
    """How many cards of a hand the table has not seen."""
    count = s.hand_size[seat]
    for kind in range(EQUIPMENT_KINDS):
        count -= s.shown[seat, kind]
    return count


@rule
def nobody_has_seen(s, cards, kind):
    """How many cards of a kind are somewhere unseen, as everybody can count. Advanced game."""
    count = cards.equipment[kind] - s.discards[kind]
    for seat in range(s.players):
        count -= s.shown[seat, kind]
        if kind < PLAIN_KINDS:
            count -= s.played[seat, kind]
    return count


@rule
def may_hold(s, cards, seat, kind):
    """Whether, as far as the table knows, a hand may hold a card of a kind.

    Whoever may hold a card is asked about it, so that being asked tells nothing about a hand.
    """
    if s.hand_size[seat] == 0:
        return False
    if s.shown[seat, kind] > 0:
        return True
    return unknown_cards(s, seat) > 0 and nobody_has_seen(s, cards, kind) > 0


@rule
def may_hold_strength(s, cards, seat):
    """The same for cards with a strength; in the basic game every card has one."""
    if not s.advanced or s.hand_size[seat] == 0:
        return s.hand_size[seat] > 0
    unseen = 0
    for kind in range(PLAIN_KINDS):
        if s.shown[seat, kind] > 0:
            return True
        unseen += nobody_has_seen(s, cards, kind)
    return unseen > 0 and unknown_cards(s, seat) > 0


@rule
def clear_talk(s):
    """Offers and contracts are off the table; the number of calls stays."""
    s.is_open = 0
    s.at_hideout = NONE
    s.talk_seat = NONE
    s.talk_field = 0
    s.asked = 0
    s.aim = NONE
    s.answered = 0
    s.deal_slot = NONE
    s.deal_informer = NONE
    for seat in range(SEATS):
        s.wanted[seat] = 0
        clear_offer(s, seat)
        clear_terms(s, seat)


@rule
def clear_offer(s, seat):
    """Nothing is offered, in a call or in answer to one."""
    s.offer_robbers[seat] = 0
    s.offer_hideout[seat] = NONE
    s.offer_slot[seat] = NONE
    s.offer_now[seat] = 0
    s.offer_with[seat] = NONE
    clear_wishes(s, seat)


@rule
def clear_wishes(s, seat):
    """What only robbers can bring: cards named and loot wanted."""
    s.offer_gold[seat] = 0
    s.offer_companions[seat] = 0
    for kind in range(PLAIN_KINDS):
        s.offer_cards[seat, kind] = 0


@rule
def clear_terms(s, seat):
    """Nothing is written down for a player."""
    s.deal_robbers[seat] = 0
    s.deal_gold[seat] = 0
    s.deal_companions[seat] = 0
    for other in range(SEATS):
        s.deal_pay[seat, other] = 0


@rule
def clear_bids(s):
    """SF-V10: no offers in the raid phase, nobody asked for one, no card to be left."""
    s.bid_asked = 0
    s.barred = NONE
    s.talk_seat = NONE
    for seat in range(SEATS):
        s.bid_on[seat] = NONE
        s.bid_gold[seat] = 0


@rule
def clear_fight(s):
    """The fight at a hideout is over."""
    s.at_hideout = NONE
    s.spoken = 0
    s.staying = 0
    s.order_count = 0
    s.order_at = 0
    for seat in range(SEATS):
        s.order[seat] = NONE
        s.parts[seat] = 0
        for kind in range(PLAIN_KINDS):
            s.played[seat, kind] = 0


@rule
def clear_news(s):
    """Nothing to tell yet."""
    for at in range(RAN):
        s.ran_card[at] = NONE
        s.ran_raided[at] = NONE
    s.showed_to = NONE
