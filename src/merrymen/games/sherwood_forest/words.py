"""Sherwood Forest: labels, prompts, refusals and stories."""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.engine.fields import NONE
from merrymen.game import Choice
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
    (st.ROBBERS, st.ROBBERS_EACH, "robbers", "one more"),
    (st.CARD, st.PLAIN_KINDS, "card", "one more"),
    (st.DONE, 1, "done", ""),
    (st.LEAVE_OUT, 1, "leave-out", ""),
    (st.ASK, st.ROBBERS_EACH + 1, "ask", "number"),
    (st.SLOT, st.SLOTS, "slot", "slot"),
    (st.NO_SLOT, 1, "no-slot", ""),
    (st.DECLINE, 1, "decline", ""),
    (st.GOLD, st.GOLD_PIECES + 1, "gold", "number"),
    (st.COMPANIONS, st.FEWEST_ROBBERS + 1, "companions", "number"),
    (st.NOW - st.GOLD_PIECES, 2 * st.GOLD_PIECES + 1, "now", "balance"),
    (st.INFORMER, st.SEATS, "informer", "seat"),
    (st.ACCEPT, 1, "accept", ""),
    (st.REJECT, 1, "reject", ""),
    (st.CONFIRM, 1, "confirm", ""),
    (st.WITHDRAW, 1, "withdraw", ""),
    (st.YES, 1, "yes", ""),
    (st.NO, 1, "no", ""),
    (st.PICK_CARD, st.SLOTS, "pick", "slot"),
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
        st.OFFER: "offer-robbers", st.CALL_ROBBERS: "call-robbers",
        st.DEAL_MEMBER: "write-robbers", st.DEAL_OWN: "write-robbers",
    },
    "card": {st.CARDS: "play"},
    "done": {st.CARDS: "no-more-cards", st.TERMS: "end-offer", st.CALL_CARDS: "no-cards"},
    "slot": {st.CALL_AIM: "aim", st.TERMS: "inform", st.DEAL_CARD: "slot-write"},
    "no-slot": {st.CALL_AIM: "no-aim"},
    "gold": {st.TERMS: "wish-gold"},
    "companions": {st.TERMS: "wish-companions"},
    "now": {st.TERMS: "wish-now"},
    "accept": {st.DEAL_MEMBER: "write-done"},
    "confirm": {st.DEAL_OWN: "propose"},
}  # fmt: skip


def _family(action: int) -> tuple[str, str, int]:
    """An action's message, the meaning of its number, and the number."""
    for first, count, name, meaning in FAMILIES:
        if first <= action < first + count:
            number = action - first + (1 if meaning == "one more" else 0)
            return name, meaning, number - st.GOLD_PIECES if meaning == "balance" else number
    raise ValueError(action)


def glory(s: Any, seat: int) -> int:
    """A player's place on the glory track."""
    return int(sum(s.glory[seat].tolist()))


def strengths(counts: Any) -> list[int]:
    """Plain equipment cards as a list of their strengths."""
    return [kind + 1 for kind in range(st.PLAIN_KINDS) for _ in range(counts[kind])]


def strength_here(s: Any) -> int:
    """SF-R3: the strength of the group under attack, with pledged and played cards."""
    strength = int(sum(s.group[s.at_hideout].tolist()))
    for seat in range(s.players):
        strength += sum(strengths(s.pledged[s.at_hideout, seat]) + strengths(s.played[seat]))
    return strength


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


def slot_name(s: Any, edition: Edition, slot: int) -> Message:
    """A travel card laid out, as far as the reader may know it."""
    if s.laid[slot] == NONE:
        return say("sf-slot", number=slot + 1, element=f"travel-{slot}")
    card = card_name(edition, s.laid[slot])
    return say("sf-slot-known", number=slot + 1, card=card, element=f"travel-{slot}")


def _arguments(s: Any, edition: Edition, meaning: str, number: int) -> dict[str, Any]:
    if meaning == "slot":
        return {"card": slot_name(s, edition, number)}
    if meaning == "hideout":
        return {"hideout": hideout_name(edition, number)}
    if meaning == "seat":
        return {"other": who(number)}
    if meaning == "town":
        return {"town": TOWN_NAMES[number]}
    if meaning == "balance":
        return {"number": abs(number), "side": _side(number)}
    return {"number": number}


def _side(balance: int) -> str:
    return "leader" if balance > 0 else ("member" if balance < 0 else "nobody")


def _talked_about(s: Any) -> dict[str, Any]:
    """The player an action is about, where the talk goes through them one by one."""
    return {"member": who(s.talk_seat)} if s.talk_seat != NONE else {}


def choice(s: Any, edition: Edition, action: int) -> Choice:
    name, meaning, number = _family(action)
    message = BY_PHASE.get(name, {}).get(s.phase, name)
    arguments = _arguments(s, edition, meaning, number) | _talked_about(s)
    return Choice(say(f"sf-{message}", **arguments), _element(s, name, meaning, number))


# The part of the form that an action belongs to, where the talk, a raid or the loot goes on.
FORM = {
    "robbers": "talk-robbers", "card": "talk-cards", "ask": "talk-ask", "leave-out": "talk-ask",
    "slot": "talk-slot", "no-slot": "talk-slot", "informer": "talk-informer", "gold": "talk-gold",
    "companions": "talk-companions", "now": "talk-now", "next": "raid-order",
    "give-gold": "loot-gold", "give-companion": "loot-companion",
}  # fmt: skip


def _element(s: Any, name: str, meaning: str, number: int) -> str:
    """The thing on the board that an action belongs to."""
    if s.phase == st.GROUP:
        return "group"
    if s.phase == st.CARDS and name == "card":
        return "raid-cards"
    if name in FORM:
        return FORM[name]
    if meaning == "slot":
        return f"travel-{number}"
    if meaning in ("hideout", "town"):
        return f"{meaning}-{number}"
    if name in st.PLACES:
        return name
    return "talk-answer" if s.phase <= st.CONSENT else "raid-answer"


# The clause that a question comes from, by the phase with which its part of the game begins.
CLAUSES = (
    (st.PLAN, "SF-P3"), (st.GROUP, "SF-P4"), (st.CALL_ROBBERS, "SF-P6"), (st.DEAL_CARD, "SF-V4"),
    (st.PICK, "SF-R1"), (st.REDIRECT, "SF-V8"), (st.ORDER, "SF-R3"), (st.SPLIT, "SF-L2"),
    (st.PROMISES, "SF-V5"), (st.STAY, "SF-V8"),
)  # fmt: skip


def prompt(s: Any, edition: Edition) -> Message:
    rule = next(clause for phase, clause in reversed(CLAUSES) if phase <= s.phase)
    return say(f"sf-prompt-{_phase(s)}", rule=rule, **_scene(s, edition))


def waiting(s: Any, edition: Edition) -> Message:
    return say(f"sf-waiting-{_phase(s)}", seat=who(s.seat), **_scene(s, edition))


def _phase(s: Any) -> str:
    return st.PHASES[s.phase].replace(" ", "-")


def _scene(s: Any, edition: Edition) -> dict[str, Any]:
    """What prompts may speak of."""
    scene: dict[str, Any] = {"round": s.round_number, "gold": s.gold[s.seat]}
    scene["robbers"] = s.camp[s.seat]
    scene |= _talked_about(s)
    if s.at_hideout != NONE:
        scene["hideout"] = hideout_name(edition, s.at_hideout)
    if s.phase <= st.CONSENT:
        scene |= {"leader": who(s.turn), "own": s.offer_robbers[s.turn]}
        scene["wanted"] = s.wanted[s.seat]
        scene["aim"] = say("sf-any-card") if s.aim == NONE else slot_name(s, edition, s.aim)
    if s.carriage != NONE:
        card = s.laid[s.carriage]
        scene["card"] = card_name(edition, card)
        scene["town"] = TOWN_NAMES[s.destination]
        if s.at_hideout != NONE:
            scene["missing"] = travel_cards(edition.tables)[card].strength - strength_here(s)
    scene |= {"left": s.loot_gold, "companions": s.loot_companions}
    return scene


def refusal(s: Any, edition: Edition, action: int) -> Message:
    """Why an action is not possible now."""
    name, meaning, number = _family(action)
    if s.phase == st.PLAN and s.gold[s.seat] > st.MOST_GOLD and name != "church":
        return say("sf-refused-gold", gold=s.gold[s.seat])
    if s.phase == st.PLAN and meaning == "hideout" and s.leader[number] != NONE:
        return say("sf-refused-occupied", hideout=hideout_name(edition, number))
    if s.phase == st.PLAN and name == "call":
        return say("sf-refused-call")
    if s.phase == st.PLAN and name == "church":
        return say("sf-refused-church", number=number, gold=s.gold[s.seat])
    if s.phase == st.PLAN and name == "merchant":
        return say("sf-refused-merchant")
    if s.phase == st.PLAN and name == "market":
        return say("sf-refused-market")
    if meaning == "slot" and s.phase in (st.PLAN, st.PICK) and s.slot_state[number] == st.NO_CARD:
        return say("sf-refused-slot", number=number + 1)
    return say("sf-refused", prompt=prompt(s, edition))


def story(
    before: Any, action: int | None, after: Any, edition: Edition, seat: int | None
) -> list[Message]:
    """What was done, which carriages ended their way and how, and what it brought to whom."""
    assert action is not None, "every action is seen by everybody"
    told = [_deed(before, action, edition)]
    told += _secrets_told(before, after, edition, seat, action)
    told += _carriages(before, after, edition)
    for other in range(before.players):
        told += _changes(before, after, other)
    if after.seat == NONE:
        told.append(say("sf-told-end"))
    elif after.round_number > before.round_number:
        card = card_name(edition, after.laid[0])
        told.append(say("sf-told-round", round=after.round_number, card=card))
    return told


def _deed(before: Any, action: int, edition: Edition) -> Message:
    name, meaning, number = _family(action)
    message = BY_PHASE.get(name, {}).get(before.phase, name)
    arguments = _arguments(before, edition, meaning, number) | _talked_about(before)
    if meaning == "slot":
        arguments = {"card": say("sf-slot", number=number + 1, element=f"travel-{number}")}
    return say(f"sf-told-{message}", seat=who(before.seat), **arguments)


def _secrets_told(
    before: Any, after: Any, edition: Edition, seat: int | None, action: int
) -> list[Message]:
    """What only the one who looked or bought is told."""
    if seat is None or before.seat != seat or before.phase != st.PLAN:
        return []
    if st.INN <= action < st.MERCHANT and after.laid[action - st.INN] != NONE:
        return [say("sf-told-seen", card=card_name(edition, after.laid[action - st.INN]))]
    if action == st.MERCHANT:
        for kind, name in enumerate(st.KINDS):
            if after.hand[seat, kind] > before.hand[seat, kind]:
                return [say("sf-told-bought", card=say(f"sf-{name}"))]
    return []


def _carriages(before: Any, after: Any, edition: Edition) -> list[Message]:
    told = []
    for at in range(st.RAN):
        if after.ran_card[at] != NONE:
            card, hideout = card_name(edition, after.ran_card[at]), after.ran_raided[at]
            if hideout == NONE:
                told.append(say("sf-told-passed", card=card))
            else:
                told.append(
                    say("sf-told-raided", card=card, hideout=hideout_name(edition, hideout))
                )
    sets_out = after.carriage not in (NONE, before.carriage)
    if sets_out:
        told.append(say("sf-told-sets-out", card=card_name(edition, after.laid[after.carriage])))
    return told


def _changes(before: Any, after: Any, seat: int) -> list[Message]:
    """Glory, gold and robbers that somebody won or lost."""
    gains = (
        ("glory", glory(after, seat) - glory(before, seat)),
        ("purse", after.gold[seat] - before.gold[seat]),
        ("oak", before.oak[seat] - after.oak[seat]),
    )
    return [
        say(f"sf-told-{what}", seat=who(seat), number=abs(gain), sign="won" if gain > 0 else "lost")
        for what, gain in gains
        if gain
    ]
