"""Sherwood Forest: calls, offers and contracts as people see them, with what they would lead to."""

from __future__ import annotations

from typing import Any

from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.edition import travel_cards
from merrymen.games.sherwood_forest.state import (
    CALL_ROBBERS,
    CALLS,
    CONSENT,
    DEAL_MEMBER,
    DEAL_OWN,
    GROUP,
    NO_CARD,
    OFFER,
    SLOTS,
    TERMS,
)
from merrymen.games.sherwood_forest.view_raid import card_of, gains, promised_gains, some
from merrymen.games.sherwood_forest.words import strengths

# The parts of the form in which calls, offers and contracts are written.
FIELDS = ("robbers", "cards", "ask", "slot", "informer", "gold", "companions", "now", "answer")
DECIDING = (CALL_ROBBERS, OFFER, DEAL_MEMBER, DEAL_OWN)  # where robbers are named


def passing(s: Any, tables: Any, hideout: int, strength: int) -> list[dict[str, Any]]:
    """The travellers that the reader knows and that pass a hideout."""
    element = f"hideout-{hideout}"
    found = []
    for slot in range(SLOTS):
        if s.slot_state[slot] == NO_CARD or s.laid[slot] == NONE:
            continue
        card = card_of(tables, s.laid[slot])
        times = card["route"].count(element)
        if times:
            short = max(0, card["strength"] - strength)
            found.append({"slot": slot, "times": times, "needed": card["strength"], "short": short})
    return found


def group(s: Any, tables: Any) -> dict[str, Any] | None:
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


def talk(s: Any, tables: Any) -> dict[str, Any] | None:
    """SF-P6, SF-V4: the state of the talk as a small table."""
    if not CALL_ROBBERS <= s.phase <= CONSENT:
        return None
    leader = s.turn
    subject = s.aim if s.deal_slot == NONE else s.deal_slot
    number = NONE if subject == NONE else s.laid[subject]
    needed = None if number == NONE else travel_cards(tables)[number].strength
    return {
        "element": "talk",
        "fields": [{"element": f"talk-{field}"} for field in FIELDS],
        "leader": leader,
        "hideout": f"hideout-{s.at_hideout}",
        "call": s.calls,
        "calls": CALLS,
        "about": s.seat if s.phase in (OFFER, TERMS, CONSENT) else some(s.talk_seat),
        "robbers": s.offer_robbers[leader],
        "cards": strengths(s.offer_cards[leader]),
        "aim": some(s.aim),
        "subject": some(subject),
        "card": None if number == NONE else card_of(tables, number),
        "needed": needed,
        "agreed": _strength(s, agreed=True),
        "offered": _strength(s, agreed=False),
        "steps": _steps(s, needed),
        "offers": [_row(s, seat) for seat in range(s.players) if s.asked >> seat & 1],
        "contract": _contract(s) if s.advanced and any(s.deal_robbers.tolist()) else None,
        "gains": [] if number == NONE else _gains(s, tables, number),
        "emptied": _emptied(s),
    }


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
    if s.phase <= TERMS:
        return set()
    order = [(s.turn + step) % s.players for step in range(1, s.players)]
    at = order.index(s.talk_seat) if s.talk_seat in order else len(order)
    before_terms = s.advanced and s.phase < DEAL_MEMBER
    return set() if before_terms else {seat for seat in order[:at] if not s.deal_robbers[seat]}


def _strength(s: Any, *, agreed: bool) -> int:
    """Robbers and cards of those who are agreed, or of everybody in question."""
    return sum(
        robbers + sum(strengths(s.offer_cards[seat]))
        for seat, robbers in _group(s).items()
        if not agreed or _is_agreed(s, seat)
    )


def _steps(s: Any, needed: int | None) -> list[dict[str, Any]]:
    """What the group would reach with each number of robbers that can be named now."""
    if s.phase not in DECIDING:
        return []
    seat = s.seat if s.phase in (CALL_ROBBERS, OFFER) else s.talk_seat
    others = _strength(s, agreed=False) - _group(s).get(seat, 0)
    return [
        {
            "robbers": robbers,
            "strength": others + robbers,
            "enough": None if needed is None else others + robbers >= needed,
        }
        for robbers in range(1, s.camp[seat] + 1)
    ]


def _row(s: Any, seat: int) -> dict[str, Any]:
    """What one asked player offers; an open answer is one that is still to come."""
    has_offer = s.offer_robbers[seat] > 0
    answered = bool(s.answered >> seat & 1) or s.phase > TERMS
    state = "offers" if has_offer else ("declines" if answered else "open")
    row: dict[str, Any] = {
        "seat": seat,
        "state": state,
        "wanted": s.wanted[seat],
        "robbers": s.offer_robbers[seat],
        "cards": strengths(s.offer_cards[seat]),
        "accepted": _is_agreed(s, seat),
        "left_out": has_offer and seat in _rejected(s),
    }
    if s.advanced:
        row["informs_on"] = some(s.offer_slot[seat])
        row["gold"] = s.offer_gold[seat]
        row["companions"] = s.offer_companions[seat]
        row["gold_now"] = s.offer_now[seat]
    return row


def _contract(s: Any) -> dict[str, Any]:
    """SF-V4 (3): what the leader has written so far, and who has said yes."""
    return {
        "travel_card": some(s.deal_slot),
        "informer": some(s.deal_informer),
        "members": [
            {
                "seat": seat,
                "robbers": s.deal_robbers[seat],
                "gold": s.deal_gold[seat],
                "companions": s.deal_companions[seat],
                "gold_now": s.deal_now[seat],
                "yes": s.phase == CONSENT and (seat == s.turn or bool(s.answered >> seat & 1)),
            }
            for seat in range(s.players)
            if s.deal_robbers[seat]
        ],
    }


def _gains(s: Any, tables: Any, number: int) -> list[dict[str, Any]]:
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


def _emptied(s: Any) -> list[dict[str, Any]]:
    """SF-P7: whose camp the group would empty, and whether that is the first or the second."""
    members, found = _group(s), []
    place = s.emptied
    for step in range(s.players):
        seat = (s.turn + step) % s.players
        if members.get(seat, 0) and members[seat] == s.camp[seat]:
            place += 1
            if place <= 2:
                found.append({"seat": seat, "place": place})
    return found
