"""Sherwood Bandits: prompts, labels and refusals."""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.game import Choice
from merrymen.games.sherwood_bandits import state as g
from merrymen.games.sherwood_bandits.view import outcomes as then
from merrymen.games.sherwood_bandits.view.outcomes import column, gang_name
from merrymen.games.sherwood_bandits.view.road import wagon_name
from merrymen.games.sherwood_bandits.view.tiles import tile_name
from merrymen.messages import Message, say, who

COMPANION_OF_STEP = {
    g.PLACING: g.MARIAN,
    g.JOHN_STEP: g.JOHN,
    g.ROBIN_STEP: g.ROBIN,
    g.TUCK_STEP: g.TUCK,
}

# The clause that matters, by the step.
CLAUSES = {
    g.PLACING: "SB-A2",
    g.LOOKING: "SB-M1",
    g.MARKING: "SB-M4",
    g.JOHN_STEP: "SB-A6",
    g.JOHN_PARTNER: "SB-J1",
    g.ATTACKING: "SB-R1",
    g.ROBIN_STEP: "SB-R3",
    g.LOOTING: "SB-R6",
    g.TUCK_STEP: "SB-H2",
    g.SWAPPING: "SB-T2",
    g.SERVING: "SB-T4",
    g.BRIBING: "SB-H4",
    g.PAYING: "SB-H4",
    g.REWARDING: "SB-H5",
}


def nth_wagon(section: int) -> Message:
    """A wagon by its place on the road; it knows its element."""
    return say("sb-nth", number=section + 1, element=f"wagon-{section + 1}")


def companion_name(companion: int) -> Message:
    """A companion; it knows its element."""
    name = g.COMPANIONS[companion]
    return say(f"sb-companion-{name}", element=f"companion-{name}")


def card_title(s: Any, companion: int) -> Message:
    """The name of a companion's face-up card."""
    return say(f"sb-effect-{g.EFFECTS[companion][s.face_up[companion]]}")


def _seen_wagon(s: Any) -> int:
    """SB-M4: the one wagon that the seat has looked at."""
    return next(i for i in range(g.SECTIONS) if s.peeked[s.seat] >> i & 1)


def raid_sum(s: Any) -> int:
    """All dice of the raid."""
    return sum(map(sum, then.dice_of(s, s.target)))


def prompt(s: Any, edition: Edition) -> Message:
    """What the one who moves should do, and the clause that says so."""
    return _question(s, edition) | {"rule": CLAUSES[s.phase]}


def _question(s: Any, edition: Edition) -> Message:
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
            wagon=nth_wagon(section),
            front=wagon_name(edition, s.wagon[section]),
        )
    if s.phase in (g.JOHN_STEP, g.ROBIN_STEP, g.TUCK_STEP):
        card = card_title(s, COMPANION_OF_STEP[s.phase])
        return say(f"sb-prompt-{step}", card=card, **_raid(s), sum=sum(column(s, seat)))
    if s.phase == g.LOOTING:
        kinds = sum(count > 0 for count in s.pile.tolist())
        alike = "yes" if kinds < s.pile_size else "no"
        figures = {"size": s.pile_size, "keep": s.to_keep, "kinds": kinds, "alike": alike}
        return say("sb-prompt-looting", **figures)
    if s.phase == g.SWAPPING:
        return say("sb-prompt-swapping", tile=tile_name(s.drawn))
    if s.phase == g.SERVING:
        return say("sb-prompt-serving", gang=gang_name(s, _drinker(s)))
    if s.phase in (g.BRIBING, g.PAYING):
        over = then.too_much(s, seat)
        return say(f"sb-prompt-{step}", sum=sum(column(s, seat)), left=s.to_pay, over=over)
    return say(f"sb-prompt-{step}")


def _raid(s: Any) -> dict[str, Any]:
    if s.target < 0:
        return {}
    return {"wagon": nth_wagon(s.target), "raid": raid_sum(s), "defence": s.defence[s.target]}


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
        return _call_choice(s, edition, action)
    if action < g.PLUS_TWO:
        return _john_choice(s, action)
    if action < g.TAKE_OFF:
        return _robin_choice(s, edition, action)
    return _sheriff_choice(s, action)


def opening(s: Any, edition: Edition, action: int) -> Message | None:
    """At which wagon the first bandit hides."""
    if action >= g.PICKPOCKET:
        return None
    return say("sb-opening", wagon=action // g.SPACES + 1)


def _ambush_choice(s: Any, edition: Edition, action: int) -> Choice:
    if action < g.PICKPOCKET:
        section, space = action // g.SPACES + 1, action % g.SPACES + 1
        leads = then.place_outcome(s, edition, section - 1, space - 1)
        label = say("sb-place", wagon=section, position=space, **leads)
        return Choice(label, f"hideout-{section}-{space}")
    if action == g.PICKPOCKET:
        free = s.pickpocket.tolist().index(-1) + 1
        label = say("sb-pickpocket", outcome=say("sb-then-coin"))
        return Choice(label, f"pickpocket-{free}")
    if action == g.ENOUGH:
        return Choice(say("sb-enough"), "pass")
    if action >= g.RAISE_DEFENCE:
        signs = {g.RAISE_DEFENCE: ("plus", 2), g.LOWER_DEFENCE: ("minus", -2)}
        name, change = signs.get(action, ("none", 0))
        wagon = _seen_wagon(s) + 1
        leads = then.token_outcome(s, edition, wagon - 1, change)
        return Choice(say(f"sb-token-{name}", wagon=wagon, **leads), f"wagon-{wagon}")
    name, first = (
        ("attack", g.ATTACK)
        if action >= g.ATTACK
        else ("scout", g.SCOUT) if action >= g.SCOUT else ("look", g.LOOK)
    )  # fmt: skip
    section = action - first
    back = say(f"sb-back-{g.BACKS[s.back[section]]}")
    leads = {"outcome": say("sb-then-leader")} if s.phase == g.PLACING else {}
    if action >= g.ATTACK:
        back = wagon_name(edition, s.wagon[section], s.defence[section])
        leads = then.attack_outcome(s, edition, section)
    again = "yes" if s.phase == g.LOOKING else "no"
    label = say(f"sb-{name}", wagon=section + 1, back=back, again=again, **leads)
    # To look at a wagon on the board must not cost the leader: Lady Marian is called at her card.
    calls = s.phase == g.PLACING
    return Choice(label, "companion-marian" if calls else f"wagon-{section + 1}")


def _call_choice(s: Any, edition: Edition, action: int) -> Choice:
    leads: dict[str, Message] = {}
    if s.phase == g.ROBIN_STEP:
        leads = then.pass_robin_outcome(s, edition)
    elif s.phase in (g.BRIBING, g.TUCK_STEP):
        leads = then.column_outcome(s, s.seat, column(s, s.seat))
    if s.phase == g.BRIBING:
        return Choice(say("sb-no-bribe", **leads), "pass")
    companion = COMPANION_OF_STEP[s.phase]
    name = companion_name(companion)
    if action == g.PASS:
        return Choice(say("sb-pass", companion=name, **leads), "pass")
    figures = {"card": card_title(s, companion), "outcome": say("sb-then-leader")}
    return Choice(say("sb-call", companion=name, **figures), f"companion-{g.COMPANIONS[companion]}")


def _john_choice(s: Any, action: int) -> Choice:
    own = action < g.PARTNER
    spot = action - (g.OWN_BANDIT if own else g.PARTNER)
    section, space = spot // g.SPACES, spot % g.SPACES
    element = f"hideout-{section + 1}-{space + 1}"
    where = {"wagon": section + 1, "position": space + 1}
    if own:
        effect = g.EFFECTS[g.JOHN][s.face_up[g.JOHN]]
        leads = then.john_outcome(s, section, space)
        return Choice(say(f"sb-use-{effect}", **where, **leads), element)
    gang = gang_name(s, s.bandit[section, space, 0])
    outcome = then.partner_outcome(s, spot)
    return Choice(say("sb-partner", gang=gang, **where, outcome=outcome), element)


def _robin_choice(s: Any, edition: Edition, action: int) -> Choice:
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
    if name == "model":
        name = g.EFFECTS[g.ROBIN][s.face_up[g.ROBIN]]
    dice = _dice_after(s, name, space, guest)
    leads = (
        then.reroll_outcome(s, space, guest)
        if name == "reroll"
        else then.robin_outcome(s, edition, dice)
    )
    gang = s.bandit[s.target, space, guest]
    label = say(
        f"sb-{name}",
        gang=gang_name(s, gang),
        owner=gang,
        position=space + 1,
        guest="yes" if guest else "no",
        value=s.die[s.target, space, guest],
        new=dice[space][guest],
        sum=sum(map(sum, dice)),
        defence=s.defence[s.target],
        **leads,
    )
    suffix = "-guest" if guest else ""
    return Choice(label, f"die-{s.target + 1}-{space + 1}{suffix}")


def _dice_after(s: Any, name: str, space: int, guest: int) -> then.Dice:
    """SB-R-1, SB-R-3, SB-R-4: the dice of the raid after a call; a new roll is not known."""
    dice = then.dice_of(s, s.target)
    value = dice[space][guest]
    if name in ("plus-two", "minus-two"):
        dice[space][guest] += 2 if name == "plus-two" else -2
    for other in range(g.SPACES):
        if (name == "front" and other < space) or (name == "behind" and other > space):
            free = [not s.crossed[s.target, other, i] for i in range(2)]
            dice[other] = [value if d and free[i] else d for i, d in enumerate(dice[other])]
    return dice


def _sheriff_choice(s: Any, action: int) -> Choice:
    if action < g.SERVE:
        value = action - g.TAKE_OFF + 1
        rest = column(s, s.seat)
        rest.remove(value)
        leads = then.column_outcome(s, s.seat, rest)
        return Choice(say("sb-take-off", value=value, **leads), f"column-{s.seat}-{value}")
    if action < g.BRIBE_ONE:
        gang, value = (action - g.SERVE) // 6, (action - g.SERVE) % 6 + 1
        new = min(6, value + 2)
        rest = column(s, gang)
        rest.remove(value)
        leads = then.column_outcome(s, gang, [*rest, new])
        name = gang_name(s, gang)
        label = say("sb-serve", gang=name, owner=gang, value=value, new=new, **leads)
        return Choice(label, f"column-{gang}-{value}")
    if action <= g.BRIBE_TWO:
        dice, two = column(s, s.seat), action == g.BRIBE_TWO
        label = say(
            "sb-bribe-two" if two else "sb-bribe-one",
            value=dice[0],
            second=dice[1] if two else 0,
            left=sum(dice[2:] if two else dice[1:]),
            **then.column_outcome(s, s.seat, dice[2:] if two else dice[1:]),
        )
        return Choice(label, f"column-{s.seat}-{dice[1 if two else 0]}")
    if action < g.KEEP:
        kind = action - g.PUT_BACK
        reason = "sell" if s.phase == g.TUCK_STEP else "put-back"
        label = say(f"sb-{reason}", tile=tile_name(kind), **then.tile_outcome(s, kind, -1))
        return Choice(label, f"loot-{s.seat}-{kind}")
    if action < g.REWARD_TILE:
        kind = action - g.KEEP
        label = say("sb-keep", tile=tile_name(kind), **then.tile_outcome(s, kind, 1))
        return Choice(label, f"pile-{kind}")
    points = s.victory_points[s.seat]
    if action == g.REWARD_TILE:
        outcome = say("sb-then-tile", supply=s.supply_size)
        return Choice(say("sb-reward-tile", outcome=outcome), "supply")
    outcome = say("sb-then-points", points=points + 1)
    return Choice(say("sb-reward-point", outcome=outcome), f"gang-{s.seat}")


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
