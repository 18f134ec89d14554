"""Sherwood Bandits: how good an action looks, for the greedy bot and for guided playouts.

All values are victory points that an action may bring in the end. What a bandit brings is told
by the odds of the dice before it and around it (`odds`), what tiles and columns bring by `worth`.
"""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_bandits.rules.ambush import bandits_at
from merrymen.games.sherwood_bandits.rules.drawbridge import column_sum
from merrymen.games.sherwood_bandits.rules.odds import (
    A_CHOICE,
    A_DIE_TO_ANSWER_FOR,
    bandit_promise,
    fails,
    likely_defence,
    tiles_of,
)
from merrymen.games.sherwood_bandits.rules.raids import dice_at, looter
from merrymen.games.sherwood_bandits.rules.table import gang_count
from merrymen.games.sherwood_bandits.rules.worth import (
    A_COIN,
    A_TILE,
    cheapest,
    column_promise,
    held_worth,
    lowest_dice,
    tile_worth,
)
from merrymen.games.sherwood_bandits.state import (
    ATTACK,
    BRIBE_ONE,
    BRIBE_TWO,
    CALL,
    FRONT,
    JOHN,
    JOHN_STEP,
    KEEP,
    LOOK,
    LOWER_DEFENCE,
    MARKET,
    MINUS_TWO,
    MODEL,
    OWN_BANDIT,
    PARTNER,
    PASS,
    PICKPOCKET,
    PLUS_TWO,
    PUT_BACK,
    RAISE_DEFENCE,
    REROLL,
    REWARD_TILE,
    ROBIN,
    ROBIN_STEP,
    SERVE,
    SPACES,
    SPOTS,
    SQUEEZE,
    TAKE_OFF,
    TUCK,
    TUCK_STEP,
    WEASEL,
)

A_LEADER = 0.3  # what a leader may still bring in this round
HARDLY_EVER = -1.0


@rule
def appraise(s, cards, action):
    """The points that an action promises to the one who moves."""
    if action <= PICKPOCKET:
        return placing_promise(s, cards, action)
    if action in (PASS, CALL):
        return call_promise(s, action)
    if action < OWN_BANDIT:
        return marian_promise(s, action)
    if action < PLUS_TWO:
        return john_promise(s, cards, action)
    if action < TAKE_OFF:
        return robin_promise(s, cards, action)
    return sheriff_promise(s, action)


@rule
def placing_promise(s, cards, action):
    """SB-A2: the bandit's odds on that hideout, when the free places have filled up evenly."""
    if action == PICKPOCKET:
        return A_COIN
    section, space = action // SPACES, action % SPACES
    left, there = 0, 0
    for other in range(SPACES):
        if s.bandit[section, other, 0] != NONE:
            there += 1
            left += 1 if other < space else 0
    to_come, places = -1, 0
    for gang in range(gang_count(s)):
        to_come += s.bandits_left[gang]
        places += SPACES
    filling = to_come / float(places + 2)
    position = int(left + 1.5 + filling * (space - left))
    dice = int(there + 1.5 + filling * (SPACES - 1 - there))
    defence = likely_defence(s, cards, section)
    known = s.peeked[s.seat] >> section & 1
    tiles = tiles_of(s, cards, section) if known else A_TILE
    return bandit_promise(cards, position, dice, defence, tiles)


@rule
def marian_promise(s, action):
    """SB-M1 to SB-M4: guards for the own bandits; the rest is left to those who think ahead."""
    if action < ATTACK:
        own = bandits_at(s, (action - LOOK) % SPACES, s.seat)
        return 3.0 if action < LOOK + SPACES and own > 1 else HARDLY_EVER
    if action in (LOWER_DEFENCE, RAISE_DEFENCE):
        section = 0
        while section < SPACES - 1 and s.peeked[s.seat] >> section & 1 == 0:
            section += 1
        own = bandits_at(s, section, s.seat)
        helps = 2 * own - bandits_at(s, section, NONE) + (1 if own > 0 else -1)
        return float(helps) if action == LOWER_DEFENCE else float(-helps)
    return 0.0


@rule
def call_promise(s, action):
    """SB-G1: a leader kept is a leader for later; Friar Tuck is the last to call."""
    if action == CALL:
        return 0.2 if s.phase == TUCK_STEP else HARDLY_EVER
    return A_LEADER if s.phase in (JOHN_STEP, ROBIN_STEP) else 0.0


# Little John


@rule
def spot_promise(s, cards, spot, position):
    """What a bandit brings where it stands, or would on a position of the same section."""
    section = spot // SPACES
    dice = bandits_at(s, section, NONE)
    defence = likely_defence(s, cards, section)
    return bandit_promise(cards, position, dice, defence, tiles_of(s, cards, section))


@rule
def john_promise(s, cards, action):
    """SB-J1 to SB-J4: what the move brings beyond what the bandit has now."""
    if action >= PARTNER:
        return swap_promise(s, cards, s.chosen, action - PARTNER)
    spot = action - OWN_BANDIT
    now = spot_promise(s, cards, spot, spot % SPACES + 1)
    if s.face_up[JOHN] == WEASEL:
        return A_COIN - 0.3 * now
    if s.face_up[JOHN] == SQUEEZE:
        in_time = fails(cards, spot % SPACES - 1, likely_defence(s, cards, spot // SPACES))
        return 0.8 * in_time * tiles_of(s, cards, spot // SPACES) - now
    best = HARDLY_EVER
    for other in range(SPOTS):
        section, space = other // SPACES, other % SPACES
        beside = section == spot // SPACES and abs(other - spot) == 1
        across = section != spot // SPACES and space == spot % SPACES
        if s.bandit[section, space, 0] != NONE and (beside or across):
            best = max(best, swap_promise(s, cards, spot, other))
    return best


@rule
def swap_promise(s, cards, spot, other):
    """SB-J1, SB-J2, SB-R5: the new place against the old one, and the bonus for lying there."""
    position = other % SPACES + 1
    defence = likely_defence(s, cards, other // SPACES)
    is_last = fails(cards, position - 1, defence) - fails(cards, position, defence)
    new = spot_promise(s, cards, other, position) + is_last
    return new - spot_promise(s, cards, spot, spot % SPACES + 1)


# Robin Hood


@rule
def die_under(s, action, space, guest):
    """SB-R-1, SB-R-3, SB-R-4: what a die of the raid shows after an action (a reroll apart)."""
    value = s.die[s.target, space, guest]
    if value == 0 or action < PLUS_TWO:
        return value
    if action >= MODEL:
        model = action - MODEL
        turned = space < model // 2 if s.face_up[ROBIN] == FRONT else space > model // 2
        if turned and s.crossed[s.target, space, guest] == 0:
            return s.die[s.target, model // 2, model % 2]
        return value
    if action == PLUS_TWO + space * 2 + guest:
        return value + 2
    return value - 2 if action == MINUS_TWO + space * 2 + guest else value


@rule
def raid_promise(s, cards, action, extra):
    """SB-R4 to SB-R6: what the raid brings to the mover less a part of what the others get.

    `extra` is added to all dice together where one of them is rolled again.
    """
    total, value, last = extra, 0.0, NONE
    tiles = tiles_of(s, cards, s.target)
    for space in range(SPACES):
        if dice_at(s, s.target, space) == 0:
            continue
        total += die_under(s, action, space, 0) + die_under(s, action, space, 1)
        last = space
        value += gain_for(s, s.bandit[s.target, space, 0]) * (1.0 - A_DIE_TO_ANSWER_FOR)
        value += gain_for(s, looter(s, s.target, space)) * tiles
        if total >= s.defence[s.target]:
            return value + gain_for(s, s.bandit[s.target, last, 0]) * (1.0 + A_CHOICE)
    return 0.0


@rule
def gain_for(s, gang):
    """The own gain in full, another's as a loss in part."""
    return 1.0 if gang == s.seat else -0.4


@rule
def robin_promise(s, cards, action):
    """SB-R-1 to SB-R-4: the raid after the change against the raid as it stands."""
    now = raid_promise(s, cards, 0, 0)
    if action < REROLL or action >= MODEL:
        return raid_promise(s, cards, action, 0) - now
    die = action - REROLL
    shown, value = s.die[s.target, die // 2, die % 2], 0.0
    for rolled in range(1, 7):
        value += raid_promise(s, cards, 0, rolled - shown)
    return value / 6.0 - now


@rule
def sheriff_promise(s, action):
    """SB-T1 to SB-T4, SB-H4, SB-H5: the own column, the others' columns, and tiles."""
    own = column_sum(s, s.seat)
    if action < SERVE:
        return column_promise(s, own - (action - TAKE_OFF + 1)) - column_promise(s, own) - 0.05
    if action < BRIBE_ONE:
        gang, value = (action - SERVE) // 6, (action - SERVE) % 6 + 1
        theirs = column_sum(s, gang)
        raised = theirs + min(6, value + 2) - value
        return column_promise(s, theirs) - column_promise(s, raised) + 0.05 * (raised - theirs)
    if action <= BRIBE_TWO:
        dice = action - BRIBE_ONE + 1
        saved = column_promise(s, own - lowest_dice(s, dice)) - column_promise(s, own)
        return saved - cheapest(s, s.seat) * (2 * dice - 1)
    if action < KEEP:
        price = 1.0 if s.phase == TUCK_STEP and s.face_up[TUCK] == MARKET else 0.0
        return price - held_worth(s, s.seat, action - PUT_BACK)
    if action < REWARD_TILE:
        return tile_worth(s, s.seat, action - KEEP)
    return A_TILE if action == REWARD_TILE else 1.0
