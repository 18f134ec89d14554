"""Sherwood Forest: what every action is called, and the thing on the board that it belongs to."""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest import state as st
from merrymen.games.sherwood_forest.edition import TOWN_NAMES, Traveller, travel_cards
from merrymen.messages import Message, say, who

# The first id of every family of actions, its message and what the number after it means.
FAMILIES: tuple[tuple[int, int, str, str], ...] = (
    (st.CHURCH, st.GOLD_PIECES, "church", "one more"),
    (st.INN, st.SLOTS, "inn", "slot"),
    (st.MERCHANT, 1, "merchant", ""),
    (st.MARKET, 1, "market", ""),
    (st.ALONE, st.HIDEOUTS, "alone", "hideout"),
    (st.CALL, st.HIDEOUTS, "call", "hideout"),
    (st.CALL_OPEN, 1, "call-open", ""),
    (st.ROBBERS, st.ROBBERS_EACH, "robbers", "one more"),
    (st.CARD, st.PLAIN_KINDS, "card", "one more"),
    (st.DONE, 1, "done", ""),
    (st.ASK, st.SEATS * st.ASKS, "ask", "ask"),
    (st.HIDEOUT, st.HIDEOUTS, "hideout-chosen", "hideout"),
    (st.SLOT, st.SLOTS, "slot", "slot"),
    (st.NO_SLOT, 1, "no-slot", ""),
    (st.DECLINE, 1, "decline", ""),
    (st.GOLD, st.GOLD_PIECES + 1, "gold", "number"),
    (st.COMPANIONS, st.FEWEST_ROBBERS + 1, "companions", "number"),
    (st.NOW - st.GOLD_PIECES, 2 * st.GOLD_PIECES + 1, "now", "balance"),
    (st.WITH, st.SEATS, "with", "seat"),
    (st.PAY, st.SEATS * st.SEATS, "pay", "pair"),
    (st.INFORMER, st.SEATS, "informer", "seat"),
    (st.ACCEPT, 1, "accept", ""),
    (st.REJECT, 1, "reject", ""),
    (st.CONFIRM, 1, "confirm", ""),
    (st.WITHDRAW, 1, "withdraw", ""),
    (st.YES, 1, "yes", ""),
    (st.NO, 1, "no", ""),
    (st.SHOW, st.EQUIPMENT_KINDS * st.VIEWERS, "show", "show"),
    (st.PICK_CARD, st.SLOTS, "pick", "slot"),
    (st.BID, st.BIDS, "bid", "bid"),
    (st.TAKE, st.SEATS, "take", "taken"),
    (st.NEXT, st.SEATS, "next", "seat"),
    (st.GIVE_GOLD, st.SEATS, "give-gold", "seat"),
    (st.GIVE_COMPANION, st.SEATS, "give-companion", "seat"),
    (st.SEND_TO, st.TOWNS, "send", "town"),
    (st.WATCH, 1, "watch", ""),
    (st.LET_PASS, 1, "let-pass", ""),
    (st.CLOAK_STAY, 1, "cloak-stay", ""),
    (st.CLOAK_HOME, 1, "cloak-home", ""),
    (st.EAT, 1, "eat", ""),
    (st.NO_SPECIAL, 1, "no-special", ""),
)

# Where the message depends on the phase: in offers one wishes, in contracts the leader writes.
BY_PHASE = {
    "robbers": {
        st.OFFER: "offer-robbers", st.CALL_TERMS: "call-robbers",
        st.DEAL_MEMBER: "write-robbers", st.DEAL_OWN: "write-robbers",
    },
    "card": {st.CARDS: "play"},
    "done": {st.CARDS: "no-more-cards"},
    "hideout-chosen": {st.OFFER: "hideout-named"},
    "slot": {st.CALL_TERMS: "aim", st.OFFER: "inform", st.DEAL_MEMBER: "slot-write"},
    "decline": {st.BID_PICK: "no-bid", st.BID_TURN: "no-bid"},
    "gold": {st.OFFER: "wish-gold"},
    "companions": {st.OFFER: "wish-companions"},
    "now": {st.OFFER: "wish-now", st.DEAL_PAY: "pay-gold", st.BID_GOLD: "bid-gold"},
    "accept": {st.DEAL_MEMBER: "write-done"},
    "confirm": {st.ANSWER: "take-all", st.DEAL_MEMBER: "propose-all", st.DEAL_OWN: "propose"},
    "yes": {st.BARGAIN: "bargain"},
    "no": {st.BARGAIN: "no-bargain"},
}  # fmt: skip


def family(action: int) -> tuple[str, str, int]:
    """An action's family, the meaning of its number, and the number."""
    for first, count, name, meaning in FAMILIES:
        if first <= action < first + count:
            number = action - first + (1 if meaning == "one more" else 0)
            return name, meaning, number - st.GOLD_PIECES if meaning == "balance" else number
    raise ValueError(action)


def hideout_name(edition: Edition, hideout: int) -> Message:
    name = edition.tables.hideouts[hideout].name
    return say("sf-hideout", name=name, element=f"hideout-{hideout}")


def card_name(edition: Edition, number: int) -> Message:
    """A travel card's figures."""
    card = travel_cards(edition.tables)[number]
    figures: dict[str, Any] = {"strength": card.strength, "glory": card.glory}
    figures |= {"from": card.origin, "to": card.destination}
    if isinstance(card, Traveller):
        return say("sf-traveller", gold=card.gold, companions=card.companions, **figures)
    return say("sf-sheriff", losses=card.lost_glory, robbers=card.lost_robbers, **figures)


def short_slot(slot: int) -> Message:
    """A travel card by its place alone."""
    return say("sf-slot", number=slot + 1, element=f"travel-{slot}")


def slot_name(s: Any, edition: Edition, slot: int) -> Message:
    """A travel card laid out, as far as the reader may know it."""
    if s.laid[slot] == NONE:
        return short_slot(slot)
    card = card_name(edition, s.laid[slot])
    return say("sf-slot-known", number=slot + 1, card=card, element=f"travel-{slot}")


def talked_about(s: Any) -> dict[str, Any]:
    """The player an action is about, where the talk goes through them one by one."""
    return {"member": who(s.talk_seat)} if s.talk_seat != NONE else {}


def spoken(s: Any, edition: Edition, action: int, *, short: bool = False) -> tuple[str, Any]:
    """The message of an action and its arguments; in stories travel cards go by their place."""
    name, meaning, number = family(action)
    message = BY_PHASE.get(name, {}).get(s.phase, name)
    if meaning in ("bid", "taken"):
        return _bid(s, edition, name, number, short)
    if meaning == "slot":
        card = short_slot(number) if short else slot_name(s, edition, number)
        return message, {"card": card}
    return message, _arguments(s, edition, meaning, number) | talked_about(s)


def _arguments(s: Any, edition: Edition, meaning: str, number: int) -> dict[str, Any]:
    if meaning == "hideout":
        return {"hideout": hideout_name(edition, number)}
    if meaning == "seat":
        return {"other": who(number)}
    if meaning == "town":
        return {"town": TOWN_NAMES[number]}
    if meaning == "ask":
        return {"other": who(number // st.ASKS), "number": number % st.ASKS}
    if meaning == "pair":
        return {"payer": who(number // st.SEATS), "other": who(number % st.SEATS)}
    if meaning == "show":
        return _shown(number)
    if meaning == "balance":
        return {"number": abs(number), "side": _side(number)} | _partners(s)
    return {"number": number}


def _shown(number: int) -> dict[str, Any]:
    """SF-V4: which card, and to whom."""
    kind, viewer = number // st.VIEWERS, number % st.VIEWERS
    card = say(f"sf-{st.KINDS[kind]}")
    if viewer == st.THE_TABLE:
        return {"card": card, "to": "table", "other": ""}
    return {"card": card, "to": "one", "other": who(viewer)}


def _side(balance: int) -> str:
    return "leader" if balance > 0 else ("member" if balance < 0 else "nobody")


def _partners(s: Any) -> dict[str, Any]:
    """Between whom gold now is."""
    if s.phase == st.DEAL_PAY:
        return {"payer": who(s.pay_from), "other": who(s.pay_to)}
    if s.phase == st.OFFER:
        partner = s.offer_with[s.seat]
        return {"other": who(s.turn if partner == NONE else partner)}
    return {}


BID_NAMES = ((st.BID_LEAVE, "pick"), (st.BID_TOWN, "leave"), (st.BID_KEEP, "town"))


def bid_kind(wanted: int) -> str:
    """SF-V10: what gold is offered for."""
    return next((name for end, name in BID_NAMES if wanted < end), "keep")


def _bid(s: Any, edition: Edition, name: str, number: int, short: bool) -> tuple[str, Any]:
    """SF-V10: an offer, or the taking of one."""
    arguments: dict[str, Any] = {}
    wanted = number
    if name == "take":
        wanted = s.bid_on[number]
        arguments = {"other": who(number), "gold": s.bid_gold[number]}
    kind = bid_kind(wanted)
    if kind in ("pick", "leave"):
        slot = wanted % st.SLOTS
        arguments["card"] = short_slot(slot) if short else slot_name(s, edition, slot)
    elif kind == "town":
        arguments["town"] = TOWN_NAMES[wanted - st.BID_TOWN]
    return f"{name}-{kind}", arguments | talked_about(s)


# The part of the form that an action belongs to, where the talk, a raid or the loot goes on.
FORM = {
    "robbers": "talk-robbers", "card": "talk-cards", "ask": "talk-ask", "slot": "talk-slot",
    "no-slot": "talk-slot", "informer": "talk-informer", "gold": "talk-gold",
    "companions": "talk-companions", "now": "talk-now", "with": "talk-with", "pay": "talk-pay",
    "show": "talk-show", "next": "raid-order", "take": "raid-offers", "give-gold": "loot-gold",
    "give-companion": "loot-companion",
}  # fmt: skip
RAID_FORM = {"card": "raid-cards", "now": "raid-gold", "show": "raid-answer"}


def element(s: Any, action: int) -> str:
    """The thing on the board that an action belongs to."""
    name, meaning, number = family(action)
    if s.phase == st.GROUP:
        return "group"
    if s.phase > st.CONSENT and name in RAID_FORM:
        return RAID_FORM[name]
    if name in FORM:
        return FORM[name]
    if meaning == "bid":
        kind = bid_kind(number)
        if kind == "keep":
            return "raid-answer"
        return f"town-{number - st.BID_TOWN}" if kind == "town" else f"travel-{number % st.SLOTS}"
    if meaning == "slot":
        return f"travel-{number}"
    if meaning in ("hideout", "town"):
        return f"{meaning}-{number}"
    if name in st.PLACES or name == "call-open":
        return name
    return "talk-answer" if s.phase <= st.CONSENT else "raid-answer"
