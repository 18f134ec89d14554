"""Sherwood Forest: what to decide, in words."""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.engine.fields import NONE
from merrymen.game import Choice
from merrymen.games.sherwood_forest import state as st
from merrymen.games.sherwood_forest.edition import TOWN_NAMES, travel_cards
from merrymen.games.sherwood_forest.view.labels import (
    card_name,
    element,
    family,
    hideout_name,
    slot_name,
    spoken,
    talked_about,
)
from merrymen.messages import Message, say, who

OPENINGS = ("alone", "call", "offer-robbers", "church", "inn", "merchant", "market")


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


# The clause that a question comes from, by the phase with which its part of the game begins.
CLAUSES = (
    (st.PLAN, "SF-P3"), (st.GROUP, "SF-P4"), (st.CALL_TERMS, "SF-P6"), (st.DEAL_MEMBER, "SF-V4"),
    (st.BARGAIN, "SF-V10"), (st.PICK, "SF-R1"), (st.REDIRECT, "SF-V8"), (st.ORDER, "SF-R3"),
    (st.SPLIT, "SF-L2"), (st.PROMISES, "SF-V5"), (st.STAY, "SF-V8"),
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
    scene |= talked_about(s)
    if s.at_hideout != NONE:
        scene["hideout"] = hideout_name(edition, s.at_hideout)
    elif s.is_open:
        scene["hideout"] = say("sf-hideout-open")
    if s.phase <= st.CONSENT:
        scene |= {"leader": who(s.turn), "own": s.offer_robbers[s.turn]}
        scene["wanted"] = s.wanted[s.seat]
        scene["aim"] = say("sf-any-card") if s.aim == NONE else slot_name(s, edition, s.aim)
        if s.phase == st.DEAL_PAY:
            scene |= {"payer": who(s.pay_from), "other": who(s.pay_to)}
    else:
        scene["picker"] = who(s.turn)
    if s.carriage != NONE:
        card = s.laid[s.carriage]
        scene["card"] = card_name(edition, card)
        scene["town"] = TOWN_NAMES[s.destination]
        if s.at_hideout != NONE:
            scene["missing"] = travel_cards(edition.tables)[card].strength - strength_here(s)
    scene |= {"left": s.loot_gold, "companions": s.loot_companions}
    return scene


def choice(s: Any, edition: Edition, action: int) -> Choice:
    message, arguments = spoken(s, edition, action)
    return Choice(say(f"sf-{message}", **arguments), element(s, action))


def opening(s: Any, edition: Edition, action: int) -> Message | None:
    """Alone, with others, or to town first; the terms of an alliance do not count."""
    name = spoken(s, edition, action)[0].removesuffix("-open")
    return say("sf-opening", way=name) if name in OPENINGS else None


def refusal(s: Any, edition: Edition, action: int) -> Message:
    """Why an action is not possible now."""
    name, meaning, number = family(action)
    if s.phase == st.PLAN and s.gold[s.seat] > st.MOST_GOLD and name != "church":
        return say("sf-refused-gold", gold=s.gold[s.seat])
    if s.phase == st.PLAN and meaning == "hideout" and s.leader[number] != NONE:
        return say("sf-refused-occupied", hideout=hideout_name(edition, number))
    if s.phase == st.PLAN and name in ("call", "call-open"):
        return say("sf-refused-call")
    if s.phase == st.PLAN and name == "church":
        return say("sf-refused-church", number=number, gold=s.gold[s.seat])
    if s.phase == st.PLAN and name == "merchant":
        return say("sf-refused-merchant")
    if s.phase == st.PLAN and name == "market":
        return say("sf-refused-market")
    if s.phase == st.PICK and name == "pick" and number == s.barred != NONE:
        return say("sf-refused-barred", number=number + 1)
    if meaning == "slot" and s.phase in (st.PLAN, st.PICK) and s.slot_state[number] == st.NO_CARD:
        return say("sf-refused-slot", number=number + 1)
    return say("sf-refused", prompt=prompt(s, edition))
