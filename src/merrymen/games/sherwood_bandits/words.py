"""Sherwood Bandits: prompts, labels and refusals."""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.game import Choice
from merrymen.games.sherwood_bandits import state as g
from merrymen.games.sherwood_bandits.view import column, gang_name, tile_name, wagon_name
from merrymen.messages import Message, say, who

COMPANION_OF_STEP = {
    g.PLACING: g.MARIAN,
    g.JOHN_STEP: g.JOHN,
    g.ROBIN_STEP: g.ROBIN,
    g.TUCK_STEP: g.TUCK,
}


def card_title(s: Any, companion: int) -> Message:
    """The name of a companion's face-up card."""
    return say(f"sb-effect-{g.EFFECTS[companion][s.face_up[companion]]}")


def _seen_wagon(s: Any) -> int:
    """SB-M4: the one wagon that the seat has looked at."""
    return next(i for i in range(g.SECTIONS) if s.peeked[s.seat] >> i & 1)


def raid_sum(s: Any) -> int:
    """All dice of the raid."""
    return sum(s.die[s.target, space, i] for space in range(g.SPACES) for i in range(2))


def prompt(s: Any, edition: Edition) -> Message:
    """What the one who moves should do."""
    step, seat = g.PHASES[s.phase].replace(" ", "-"), s.seat
    if s.phase == g.PLACING:
        free = s.leader[seat] == g.FREE
        return say(
            "sb-prompt-placing",
            left=s.bandits_left[seat],
            marian=card_title(s, g.MARIAN) if free else "",
            free="yes" if free else "no",
        )
    if s.phase == g.MARKING:
        section = _seen_wagon(s)
        return say(
            "sb-prompt-marking",
            wagon=section + 1,
            front=wagon_name(edition, s.wagon[section]),
        )
    if s.phase in (g.JOHN_STEP, g.ROBIN_STEP, g.TUCK_STEP):
        card = card_title(s, COMPANION_OF_STEP[s.phase])
        return say(f"sb-prompt-{step}", card=card, **_raid(s), sum=sum(column(s, seat)))
    if s.phase == g.LOOTING:
        return say("sb-prompt-looting", size=s.pile_size, keep=s.to_keep)
    if s.phase == g.SWAPPING:
        return say("sb-prompt-swapping", tile=tile_name(s.drawn))
    if s.phase == g.SERVING:
        return say("sb-prompt-serving", gang=gang_name(s, _drinker(s)))
    if s.phase in (g.BRIBING, g.PAYING):
        return say(f"sb-prompt-{step}", sum=sum(column(s, seat)), left=s.to_pay)
    return say(f"sb-prompt-{step}")


def _raid(s: Any) -> dict[str, int]:
    if s.target < 0:
        return {}
    return {"wagon": s.target + 1, "raid": raid_sum(s), "defence": s.defence[s.target]}


def _drinker(s: Any) -> int:
    """SB-T4: the opponent whose die is to be chosen."""
    gangs = 3 if s.players == 2 else s.players
    return int((s.seat + s.served) % gangs)


def waiting(s: Any, edition: Edition) -> Message:
    """What the others wait for."""
    step = g.PHASES[s.phase].replace(" ", "-")
    return say(f"sb-waiting-{step}", seat=who(s.seat), **_raid(s))


def choice(s: Any, edition: Edition, action: int) -> Choice:
    """A legal action's label and the element it belongs to."""
    if action < g.PASS or g.LOOK <= action < g.OWN_BANDIT:
        return _ambush_choice(s, edition, action)
    if action in (g.PASS, g.CALL):
        return _call_choice(s, action)
    if action < g.PLUS_TWO:
        return _john_choice(s, action)
    if action < g.TAKE_OFF:
        return _robin_choice(s, action)
    return _sheriff_choice(s, action)


def _ambush_choice(s: Any, edition: Edition, action: int) -> Choice:
    if action < g.PICKPOCKET:
        section, space = action // g.SPACES + 1, action % g.SPACES + 1
        label = say("sb-place", wagon=section, position=space)
        return Choice(label, f"hideout-{section}-{space}")
    if action == g.PICKPOCKET:
        free = s.pickpocket.tolist().index(-1) + 1
        return Choice(say("sb-pickpocket"), f"pickpocket-{free}")
    if action == g.ENOUGH:
        return Choice(say("sb-enough"), "companion-marian")
    if action >= g.RAISE_DEFENCE:
        names = {g.RAISE_DEFENCE: "plus", g.LOWER_DEFENCE: "minus", g.NO_TOKEN: "none"}
        wagon = _seen_wagon(s) + 1
        return Choice(say(f"sb-token-{names[action]}", wagon=wagon), f"wagon-{wagon}")
    name, first = (
        ("attack", g.ATTACK)
        if action >= g.ATTACK
        else ("scout", g.SCOUT) if action >= g.SCOUT else ("look", g.LOOK)
    )  # fmt: skip
    section = action - first
    back = say(f"sb-back-{g.BACKS[s.back[section]]}")
    if action >= g.ATTACK:
        back = wagon_name(edition, s.wagon[section])
    again = "yes" if s.phase == g.LOOKING else "no"
    label = say(f"sb-{name}", wagon=section + 1, back=back, again=again)
    return Choice(label, f"wagon-{section + 1}")


def _call_choice(s: Any, action: int) -> Choice:
    if s.phase == g.BRIBING:
        return Choice(say("sb-no-bribe"), f"column-{s.seat}")
    companion = COMPANION_OF_STEP[s.phase]
    name = say(f"sb-companion-{g.COMPANIONS[companion]}")
    label = "sb-pass" if action == g.PASS else "sb-call"
    element = f"companion-{g.COMPANIONS[companion]}"
    return Choice(say(label, companion=name, card=card_title(s, companion)), element)


def _john_choice(s: Any, action: int) -> Choice:
    own = action < g.PARTNER
    spot = action - (g.OWN_BANDIT if own else g.PARTNER)
    section, space = spot // g.SPACES, spot % g.SPACES
    element = f"hideout-{section + 1}-{space + 1}"
    where = {"wagon": section + 1, "position": space + 1}
    if own:
        effect = g.EFFECTS[g.JOHN][s.face_up[g.JOHN]]
        return Choice(say(f"sb-use-{effect}", **where), element)
    gang = gang_name(s, s.bandit[section, space, 0])
    return Choice(say("sb-partner", gang=gang, **where), element)


def _robin_choice(s: Any, action: int) -> Choice:
    name, first = next(
        (name, first)
        for name, first in (
            ("model", g.MODEL),
            ("reroll", g.REROLL),
            ("minus-two", g.MINUS_TWO),
            ("plus-two", g.PLUS_TWO),
        )
        if action >= first
    )
    space, guest = (action - first) // 2, (action - first) % 2
    value, total = s.die[s.target, space, guest], raid_sum(s)
    if name == "model":
        name = g.EFFECTS[g.ROBIN][s.face_up[g.ROBIN]]
        total = _sum_when_turned(s, space, value)
    change = {"minus-two": -2, "plus-two": 2}.get(name, 0)
    label = say(
        f"sb-{name}",
        gang=gang_name(s, s.bandit[s.target, space, guest]),
        position=space + 1,
        guest="yes" if guest else "no",
        value=value,
        new=value + change,
        sum=total + change,
        defence=s.defence[s.target],
    )
    suffix = "-guest" if guest else ""
    return Choice(label, f"die-{s.target + 1}-{space + 1}{suffix}")


def _sum_when_turned(s: Any, model: int, value: int) -> int:
    """SB-R-3, SB-R-4: the dice of the raid once those on one side are turned."""
    total = 0
    for space in range(g.SPACES):
        turned = space < model if s.face_up[g.ROBIN] == g.FRONT else space > model
        for guest in range(2):
            die = s.die[s.target, space, guest]
            free = die and turned and not s.crossed[s.target, space, guest]
            total += value if free else die
    return total


def _sheriff_choice(s: Any, action: int) -> Choice:
    if action < g.SERVE:
        value = action - g.TAKE_OFF + 1
        return Choice(say("sb-take-off", value=value), f"column-{s.seat}-{value}")
    if action < g.BRIBE_ONE:
        gang, value = (action - g.SERVE) // 6, (action - g.SERVE) % 6 + 1
        label = say("sb-serve", gang=gang_name(s, gang), value=value, new=min(6, value + 2))
        return Choice(label, f"column-{gang}-{value}")
    if action <= g.BRIBE_TWO:
        dice, two = column(s, s.seat), action == g.BRIBE_TWO
        label = say(
            "sb-bribe-two" if two else "sb-bribe-one",
            value=dice[0],
            second=dice[1] if two else 0,
            left=sum(dice[2:] if two else dice[1:]),
        )
        return Choice(label, f"column-{s.seat}-{dice[1 if two else 0]}")
    if action < g.KEEP:
        kind = action - g.PUT_BACK
        reason = "sell" if s.phase == g.TUCK_STEP else "put-back"
        return Choice(say(f"sb-{reason}", tile=tile_name(kind)), f"loot-{s.seat}-{kind}")
    if action < g.REWARD_TILE:
        kind = action - g.KEEP
        return Choice(say("sb-keep", tile=tile_name(kind)), f"pile-{kind}")
    if action == g.REWARD_TILE:
        return Choice(say("sb-reward-tile"), "supply")
    return Choice(say("sb-reward-point"), f"gang-{s.seat}")


def refusal(s: Any, edition: Edition, action: int) -> Message:
    """Why an action is not possible now."""
    if action < g.PICKPOCKET and s.phase == g.PLACING:
        section, space = action // g.SPACES, action % g.SPACES
        reason = "no-wagon" if s.back[section] < 0 else "taken"
        return say(f"sb-refused-{reason}", wagon=section + 1, position=space + 1)
    calls = action == g.CALL or g.LOOK <= action < g.ATTACK or g.OWN_BANDIT <= action < g.SERVE
    if calls and s.phase in COMPANION_OF_STEP and s.leader[s.seat] != g.FREE:
        return say("sb-refused-leader", place=g.LEADER_PLACES[s.leader[s.seat]])
    return say("sb-refused", step=say(f"sb-step-{g.PHASES[s.phase].replace(' ', '-')}"))
