"""Sherwood Forest: what a contract can hold, and who should sign it."""

from __future__ import annotations

from typing import Any

from merrymen.games.sherwood_forest import state as st
from merrymen.match import Match

MOST_NOW = 2  # gold now in one offer or payment: more than that is no help for a raid
WORLD = 0  # the unknowns do not matter for what a contract says


def road(cards: Any, card: int) -> int:
    """The hideouts that a card passes, as a set."""
    return int(cards["passes"][cards["origin"][card], cards["destination"][card]])


def is_on_the_way(s: Any, cards: Any, slot: int) -> bool:
    """Whether a seat knows a card and knows that it passes the hideout talked about."""
    card = int(s.laid[slot])
    if card < 0 or cards["sheriff"][card]:
        return False
    seat = int(s.seat)
    hideout = int(s.offer_hideout[seat]) if s.is_open and s.at_hideout < 0 else int(s.at_hideout)
    return hideout < 0 or bool(road(cards, card) >> hideout & 1)


def holds(s: Any, cards: Any, slot: int) -> tuple[int, int]:
    """Gold and companions of a card: what it shows, or the most that such a back can hide."""
    if slot < 0:
        return 0, 0
    card = int(s.laid[slot])
    if card >= 0:
        return int(cards["gold"][card]), int(cards["companions"][card])
    back = 0 if s.round_number <= st.A_ROUNDS else 1
    unseen = int(s.unseen) & int(cards["with_back"][back])
    possible = [one for one in range(int(st.TRAVEL_CARDS)) if unseen >> one & 1]
    gold = max((int(cards["gold"][one]) for one in possible), default=0)
    return gold, max((int(cards["companions"][one]) for one in possible), default=0)


def is_beyond(s: Any, cards: Any) -> bool:
    """Whether a contract promises more than its card can hold."""
    gold, companions = holds(s, cards, int(s.deal_slot))
    seats = range(s.players)
    return (
        sum(int(s.deal_gold[one]) for one in seats) > gold
        or sum(int(s.deal_companions[one]) for one in seats) > companions
    )


def paid_to(s: Any, seat: int) -> int:
    """Gold now that a contract brings a seat, less what it costs."""
    seats = range(s.players)
    return sum(int(s.deal_pay[one, seat]) - int(s.deal_pay[seat, one]) for one in seats)


def is_as_asked(s: Any, seat: int) -> bool:
    """Whether a contract gives a member what the offer asked for, and takes no more."""
    return bool(
        0 < s.deal_robbers[seat] <= s.offer_robbers[seat]
        and s.deal_gold[seat] >= s.offer_gold[seat]
        and s.deal_companions[seat] >= s.offer_companions[seat]
        and paid_to(s, seat) >= s.offer_now[seat]
        and (s.offer_slot[seat] < 0 or s.deal_slot in (s.offer_slot[seat], s.aim))
    )


def known(s: Any, slot: int, seat: int) -> int | None:
    """The card in a slot, if this seat has seen it and the reader of the record as well."""
    if slot < 0 or s.laid[slot] < 0:
        return None
    is_seen = s.slot_state[slot] != st.FACE_DOWN or int(s.seen_by[slot]) >> seat & 1
    return int(s.laid[slot]) if is_seen else None


def most_strength(s: Any, seat: int, robbers: int) -> int:
    """The most that so many robbers of a seat can come to, with cards, as the mover can know it."""
    hand = [k + 1 for k in range(st.PLAIN_KINDS) for _ in range(s.hand[seat, k])]
    if seat != s.seat:  # what was not shown may be the best there is
        hand += [st.PLAIN_KINDS] * max(0, int(s.hand_size[seat]) - len(hand))
    return robbers + sum(sorted(hand, reverse=True)[:robbers])


def most_for(s: Any, cards: Any, seat: int, deal: Any) -> int | None:
    """The most that a contract's card can bring a member, as the mover knows; None without a card.

    `s` is what the mover knows, `deal` the position with the contract.
    """
    card = known(s, int(deal.deal_slot), seat)
    if card is None:
        return None
    strength = sum(most_strength(s, o, int(deal.deal_robbers[o])) for o in range(s.players))
    if strength < cards["strength"][card] or not road(cards, card) >> int(s.at_hideout) & 1:
        return 0
    gold, companions = int(deal.deal_gold[seat]), int(deal.deal_companions[seat])
    if deal.deal_informer == seat:
        gold, companions = int(cards["gold"][card]), int(cards["companions"][card])
    return int(cards["glory"][card]) + gold + 2 * companions


def is_loss(s: Any, cards: Any, seat: int, deal: Any) -> bool:
    """Whether staying out is at least as good, whatever the planned card brings."""
    if deal.deal_robbers[seat] == 0:
        return paid_to(deal, seat) <= 0
    best = most_for(s, cards, seat, deal)
    return best is not None and best <= -paid_to(deal, seat)


def is_vain(s: Any, cards: Any, deal: Any) -> bool:
    """Whether a contract is nothing for its leader, or for somebody who sees that and says no."""
    seats = range(s.players)
    bound = [one for one in seats if deal.deal_robbers[one] > 0 or paid_to(deal, one) < 0]
    return any(is_loss(s, cards, one, deal) for one in bound)


def is_fair(s: Any, cards: Any, seat: int) -> bool:
    """Whether a sensible member signs: what was asked for, or a share of the gold by robbers."""
    if is_loss(s, cards, seat, s):
        return False
    if is_as_asked(s, seat) or s.deal_robbers[seat] == 0:
        return True
    card = known(s, int(s.deal_slot), seat)
    robbers = sum(int(s.deal_robbers[one]) for one in range(s.players))
    gold = 0 if card is None else int(cards["gold"][card])
    share = (2 * gold * int(s.deal_robbers[seat]) + robbers) // (2 * robbers)
    return bool(
        s.deal_robbers[seat] <= s.offer_robbers[seat]
        and s.deal_gold[seat] >= min(share, int(s.offer_gold[seat]))
        and s.deal_companions[seat] >= s.offer_companions[seat]
        and paid_to(s, seat) >= min(0, int(s.offer_now[seat]))
    )


def dominated(hidden: Match, seat: int, actions: set[int]) -> set[int]:
    """SF-V4 (3), (4): promises beyond the card, another card than announced, broken words."""
    s, cards = hidden.reading, hidden.edition.record[0]
    if s.phase == st.CONSENT:
        if is_loss(s, cards, seat, s):
            return {st.YES}
        return {st.NO} if is_as_asked(s, seat) else set()
    found = {action for action in actions if _is_senseless(s, cards, action)}
    plain = {st.ACCEPT, st.CONFIRM} | {a for a in actions if st.GOLD <= a < st.WITH}
    possible = hidden.resampled(seat, WORLD)
    for action in (actions - found) & plain:
        after = possible.copy()
        after.apply(action)
        written = after.reading
        if st.DEAL_MEMBER <= written.phase <= st.CONSENT and is_beyond(written, cards):
            found.add(action)
        if written.phase == st.CONSENT and is_vain(s, cards, written):
            found.add(action)
    found |= {action for action in actions if st.PAY <= action < st.INFORMER} - _owed(s)
    talked = int(s.talk_seat)
    is_kept = 0 < s.wanted[talked] == s.offer_robbers[talked]
    asks = s.offer_gold[talked] or s.offer_companions[talked] or s.offer_now[talked]
    if s.phase == st.DEAL_MEMBER and is_kept and not asks:
        found |= {st.REJECT, st.WITHDRAW} & actions
    return found if found < actions else found - {st.WITHDRAW}


def _is_senseless(s: Any, cards: Any, action: int) -> bool:
    """Another card than announced, a card nobody has seen, gold now that buys nothing."""
    if st.SLOT <= action < st.NO_SLOT:
        slot = action - st.SLOT
        seats = range(s.players)
        is_offered = any(s.offer_slot[one] == slot for one in seats)
        return bool(s.aim >= 0 or not (is_offered or is_on_the_way(s, cards, slot)))
    if action == st.NO_SLOT:
        return bool(s.aim >= 0)
    if st.INFORMER <= action < st.ACCEPT:
        is_open = s.slot_state[s.deal_slot] != st.FACE_DOWN
        return not is_open and not int(s.seen_by[s.deal_slot]) >> (action - st.INFORMER) & 1
    if st.COMPANIONS + st.FEWEST_ROBBERS < action < st.WITH:
        least = min(0, int(s.offer_now[s.talk_seat])) if s.phase == st.DEAL_MEMBER else 0
        return not least <= action - st.NOW <= MOST_NOW
    return s.phase == st.DEAL_MEMBER and _is_worse_than_offered(s, action)


def _is_worse_than_offered(s: Any, action: int) -> bool:
    """SF-V4 (3): more robbers than a member offered, or fewer companions than were asked for.

    Nobody signs that. Gold is another matter: one may be asked for too much of it.
    """
    seat = int(s.talk_seat)
    if st.ROBBERS <= action < st.CARD:
        return bool(action - st.ROBBERS + 1 > s.offer_robbers[seat])
    if st.COMPANIONS <= action <= st.COMPANIONS + st.FEWEST_ROBBERS:
        return bool(action - st.COMPANIONS < s.offer_companions[seat])
    return False


def _owed(s: Any) -> set[int]:
    """Payments that an offer asked for and that are not written down yet."""
    return {
        st.PAY + payer * st.SEATS + one
        for one in range(s.players)
        if s.deal_robbers[one] > 0 and paid_to(s, one) < s.offer_now[one]
        for payer in range(s.players)
        if payer != one and s.deal_robbers[payer] > 0
    }
