"""Sherwood Forest: calls, offers and contracts as people see them, with what they would lead to."""

from __future__ import annotations

from typing import Any

from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.edition import travel_cards
from merrymen.games.sherwood_forest.state import (
    CALL_TERMS,
    CALLS,
    CHOOSE_HIDEOUT,
    CONSENT,
    DEAL_MEMBER,
    DEAL_OWN,
    GROUP,
    HIDEOUTS,
    NO_CARD,
    OFFER,
    PLAIN_KINDS,
    SLOTS,
)
from merrymen.games.sherwood_forest.view.raid import card_of, gains, promised_gains, some
from merrymen.games.sherwood_forest.view.shapes import Group, Passing
from merrymen.games.sherwood_forest.view.talk_shapes import (
    Emptied,
    Gain,
    Named,
    NamedHideout,
    Offer,
    Paper,
    Talk,
    TalkStep,
)

# The parts of the form in which calls, offers and contracts are written.
FIELDS = (
    "robbers", "cards", "ask", "slot", "informer", "gold", "companions", "now", "with", "pay",
    "show", "answer",
)  # fmt: skip
DECIDING = (CALL_TERMS, OFFER, DEAL_MEMBER, DEAL_OWN)  # where robbers are named


def passing(s: Any, tables: Any, hideout: int, strength: int) -> list[Passing]:
    """The travellers that the reader knows and that pass a hideout."""
    element = f"hideout-{hideout}"
    found: list[Passing] = []
    for slot in range(SLOTS):
        if s.slot_state[slot] == NO_CARD or s.laid[slot] == NONE:
            continue
        card = card_of(tables, s.laid[slot])
        times = card["route"].count(element)
        if times:
            short = max(0, card["strength"] - strength)
            found.append({"slot": slot, "times": times, "needed": card["strength"], "short": short})
    return found


def group(s: Any, tables: Any) -> Group | None:
    """SF-P4: how many robbers lie in wait alone, and for whom they are enough."""
    if s.phase != GROUP:
        return None
    return {
        "element": "group",
        "hideout": f"hideout-{s.at_hideout}",
        "seat": s.seat,
        "steps": [
            {"robbers": robbers, "passing": passing(s, tables, s.at_hideout, robbers)}
            for robbers in range(1, s.camp[s.seat] + 1)
        ],
    }


def talk(s: Any, tables: Any) -> Talk | None:
    """SF-P6, SF-V4: the state of the talk as a small table."""
    if not CALL_TERMS <= s.phase <= CONSENT:
        return None
    leader = s.turn
    subject = s.aim if s.deal_slot == NONE else s.deal_slot
    number = NONE if subject == NONE else s.laid[subject]
    needed = None if number == NONE else travel_cards(tables)[number].strength
    sure, said = _strength(s)
    return {
        "element": "talk",
        "fields": [{"element": f"talk-{field}"} for field in FIELDS],
        "leader": leader,
        "open": bool(s.is_open),
        "hideout": None if s.at_hideout == NONE else f"hideout-{s.at_hideout}",
        "hideouts": _named(s),
        "call": s.calls,
        "calls": CALLS,
        "about": s.seat if s.phase in (OFFER, CONSENT) else some(s.talk_seat),
        "robbers": s.offer_robbers[leader],
        "cards": _cards(s, leader),
        "aim": some(s.aim),
        "subject": some(subject),
        "card": None if number == NONE else card_of(tables, number),
        "needed": needed,
        "agreed": _strength(s, agreed=True)[0],
        "sure": sure,
        "said": said,
        "steps": _steps(s, needed),
        "offers": [_row(s, seat) for seat in range(s.players) if s.asked >> seat & 1],
        "contract": _contract(s) if s.advanced and any(s.deal_robbers.tolist()) else None,
        "gains": [] if number == NONE else _gains(s, tables, number),
        "emptied": _emptied(s),
    }


def _named(s: Any) -> list[NamedHideout]:
    """SF-P6: the hideouts that offers to an open call name, and with how many robbers."""
    rows: list[NamedHideout] = []
    for hideout in range(HIDEOUTS):
        seats = [p for p in range(s.players) if s.offer_hideout[p] == hideout]
        if seats:
            robbers = sum(s.offer_robbers[seat] for seat in (*seats, s.turn))
            rows.append({"element": f"hideout-{hideout}", "seats": seats, "robbers": robbers})
    return rows


def _cards(s: Any, seat: int) -> list[Named]:
    """The cards that a player names, and whether the reader can be sure of each.

    In the basic game a named card is pledged; in the advanced game only a card that the reader has
    seen is sure, the rest is only said.
    """
    rows: list[Named] = []
    for kind in range(PLAIN_KINDS):
        named = s.offer_cards[seat, kind]
        sure = min(named, s.hand[seat, kind]) if s.advanced else named
        rows += [{"strength": kind + 1, "sure": n < sure} for n in range(named)]
    return rows


def _brought(s: Any, seat: int) -> int:
    """A member's robbers, as written or as offered."""
    return int(s.deal_robbers[seat] or s.offer_robbers[seat])


def _is_agreed(s: Any, seat: int) -> bool:
    """Whether a member is settled: the leader, and whom the leader has taken in."""
    is_open = s.phase == DEAL_MEMBER and seat == s.talk_seat
    return bool(seat == s.turn or (s.deal_robbers[seat] > 0 and not is_open))


def _group(s: Any) -> dict[int, int]:
    """The robbers of everybody who leads, is taken in, or still offers."""
    rejected = _rejected(s)
    everybody = range(s.players)
    return {
        seat: _brought(s, seat) for seat in everybody if _brought(s, seat) and seat not in rejected
    }


def _rejected(s: Any) -> set[int]:
    """Offers that the leader has passed over: those clockwise before the one looked at now."""
    order = [(s.turn + step) % s.players for step in range(1, s.players)]
    elsewhere = {seat for seat in order if _is_elsewhere(s, seat)}
    if s.phase <= CHOOSE_HIDEOUT:
        return elsewhere
    at = order.index(s.talk_seat) if s.talk_seat in order else len(order)
    return elsewhere | {seat for seat in order[:at] if not _is_written(s, seat)}


def _is_written(s: Any, seat: int) -> bool:
    """Whether the contract speaks of a player: as a member, or with gold now."""
    paid = sum(s.deal_pay[seat].tolist()) + sum(row[seat] for row in s.deal_pay.tolist())
    return bool(s.deal_robbers[seat] or paid)


def _is_elsewhere(s: Any, seat: int) -> bool:
    """SF-P6: an offer for another hideout than the one chosen; a contract may change it."""
    named = s.offer_hideout[seat]
    return not s.advanced and NONE not in (named, s.at_hideout) and named != s.at_hideout


def _strength(s: Any, *, agreed: bool = False) -> tuple[int, int]:
    """What those who are agreed, or all in question, bring for sure, and what is only said."""
    sure = said = 0
    for seat, robbers in _group(s).items():
        if not agreed or _is_agreed(s, seat):
            cards = _cards(s, seat)
            sure += robbers + sum(card["strength"] for card in cards if card["sure"])
            said += sum(card["strength"] for card in cards if not card["sure"])
    return sure, said


def _steps(s: Any, needed: int | None) -> list[TalkStep]:
    """What the group would reach with each number of robbers that can be named now."""
    if s.phase not in DECIDING:
        return []
    seat = s.seat if s.phase in (CALL_TERMS, OFFER) else s.talk_seat
    sure, said = _strength(s)
    sure -= _group(s).get(seat, 0)
    if seat not in _group(s):  # cards named before the robbers
        sure += sum(card["strength"] for card in _cards(s, seat) if card["sure"])
        said += sum(card["strength"] for card in _cards(s, seat) if not card["sure"])
    return [
        {
            "robbers": robbers,
            "sure": sure + robbers,
            "said": said,
            "enough": None if needed is None else sure + robbers >= needed,
        }
        for robbers in range(1, s.camp[seat] + 1)
    ]


def _row(s: Any, seat: int) -> Offer:
    """What one asked player offers; an open answer is one that is still to come."""
    has_offer = s.offer_robbers[seat] > 0 or bool(s.answered >> seat & 1 and s.offer_now[seat])
    answered = bool(s.answered >> seat & 1) or s.phase > OFFER
    state = "offers" if has_offer else ("declines" if answered else "open")
    row: Offer = {
        "seat": seat,
        "state": state,
        "wanted": s.wanted[seat],
        "robbers": s.offer_robbers[seat],
        "cards": _cards(s, seat),
        "hideout": None if s.offer_hideout[seat] == NONE else f"hideout-{s.offer_hideout[seat]}",
        "accepted": _is_agreed(s, seat),
        "left_out": has_offer and seat in _rejected(s),
    }
    if s.advanced:
        row["informs_on"] = some(s.offer_slot[seat])
        row["gold"] = s.offer_gold[seat]
        row["companions"] = s.offer_companions[seat]
        row["gold_now"] = s.offer_now[seat]
        row["gold_now_with"] = s.turn if s.offer_with[seat] == NONE else s.offer_with[seat]
    return row


def _contract(s: Any) -> Paper:
    """SF-V4 (3): what the leader has written so far, and who has said yes."""
    payments = s.deal_pay.tolist()
    voting = s.phase == CONSENT
    return {
        "travel_card": some(s.deal_slot),
        "informer": some(s.deal_informer),
        "members": [
            {
                "seat": seat,
                "robbers": s.deal_robbers[seat],
                "gold": s.deal_gold[seat],
                "companions": s.deal_companions[seat],
                "gold_now": sum(row[seat] for row in payments) - sum(payments[seat]),
                "yes": voting and (seat == s.turn or bool(s.answered >> seat & 1)),
            }
            for seat in range(s.players)
            if s.deal_robbers[seat]
        ],
        "payments": [
            {"from": payer, "to": other, "gold": gold}
            for payer, row in enumerate(payments)
            for other, gold in enumerate(row)
            if gold
        ],
        "payers": [  # who pays without being a member has a say as well
            {"seat": seat, "yes": voting and bool(s.answered >> seat & 1)}
            for seat in range(s.players)
            if sum(payments[seat]) and not s.deal_robbers[seat] and seat != s.turn
        ],
    }


def _gains(s: Any, tables: Any, number: int) -> list[Gain]:
    """What everybody in question would get for the card that is spoken of."""
    members = _group(s)
    if not members:
        return []
    if not s.advanced:
        return gains(s, tables, number, members)
    if s.deal_slot != NONE:
        gold, companions = s.deal_gold, s.deal_companions
        return promised_gains(s, tables, number, members, gold, companions, s.deal_informer)
    if any(s.offer_gold[seat] or s.offer_companions[seat] for seat in members):
        gold, companions = s.offer_gold, s.offer_companions
        return promised_gains(s, tables, number, members, gold, companions, NONE)
    return gains(s, tables, number, members)


def _emptied(s: Any) -> list[Emptied]:
    """SF-P7: whose camp the group would empty, and whether that is the first or the second."""
    members, place = _group(s), s.emptied
    found: list[Emptied] = []
    for step in range(s.players):
        seat = (s.turn + step) % s.players
        if members.get(seat, 0) and members[seat] == s.camp[seat]:
            place += 1
            if place <= 2:
                found.append({"seat": seat, "place": place})
    return found
