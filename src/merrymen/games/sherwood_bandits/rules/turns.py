"""Sherwood Bandits: setup, and the way from one decision to the next."""

from merrymen.engine.chance import draw
from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_bandits.rules import (
    ambush,
    drawbridge,
    john,
    marian,
    raids,
    robin,
    sheriff,
    tidying,
    tuck,
    wagons,
)
from merrymen.games.sherwood_bandits.rules.scoring import end_game
from merrymen.games.sherwood_bandits.rules.table import ALL_WAGONS, forget, turn_top
from merrymen.games.sherwood_bandits.state import (
    ATTACK,
    ATTACKING,
    BRIBING,
    COMPANIONS,
    FREE,
    JOHN_PARTNER,
    JOHN_STEP,
    KINDS,
    LOOKING,
    LOOTING,
    MARKING,
    OVER,
    PAYING,
    PLACING,
    REWARDING,
    ROBIN_STEP,
    ROUNDS,
    SEATS,
    SERVE,
    SERVING,
    SWAPPING,
    TOKEN,
    TUCK_STEP,
)

COMPANION_COUNT = len(COMPANIONS)


@rule
def setup(s, cards, players, options):
    """SB-S1: a random start player, the supply, the decks, one face-up card per companion."""
    s.players = players
    s.open_loot, s.own_chest = options[0], options[1]
    s.round_number = 1
    s.start = draw(s, players)
    for gang in range(SEATS):
        s.leader[gang] = FREE
    for kind in range(KINDS):
        s.supply[kind] = cards.tiles[kind]
        if kind != TOKEN:
            s.supply_size += cards.tiles[kind]
    for companion in range(COMPANION_COUNT):
        s.companion_deck[companion] = wagons.ALL_FOUR
        wagons.turn_up_companion(s, companion)
    s.deck = ALL_WAGONS
    turn_top(s, cards)
    s.target, s.chosen, s.drawn, s.lot = NONE, NONE, NONE, NONE
    tidying.tidy_up(s)
    ambush.start_round(s, cards)
    carry_on(s, cards)


@rule
def to_move(s):
    """The seat that decides, or NONE when the game is over."""
    return s.seat


@rule
def legal(s, cards, out):
    """The possible actions of the step."""
    if s.seat == NONE:
        return 0
    phase = s.phase
    if phase < ATTACKING:
        return legal_in_ambush(s, cards, phase, out)
    if phase == ATTACKING:
        return raids.legal_attack(s, out)
    if phase == ROBIN_STEP:
        return robin.legal_robin(s, out)
    if phase == LOOTING:
        return raids.legal_keep(s, out)
    return legal_before_sheriff(s, phase, out)


@rule
def legal_in_ambush(s, cards, phase, out):
    """SB-A2, SB-A3, SB-A6."""
    if phase == PLACING:
        return ambush.legal_placing(s, cards, out)
    if phase == LOOKING:
        return marian.legal_looking(s, out)
    if phase == MARKING:
        return marian.legal_marking(s, out)
    if phase == JOHN_STEP:
        return john.legal_john(s, out)
    return john.legal_partner(s, out)


@rule
def legal_before_sheriff(s, phase, out):
    """SB-H2, SB-H4, SB-H5."""
    if phase == TUCK_STEP:
        return tuck.legal_tuck(s, out)
    if phase == SERVING:
        return tuck.legal_serve(s, out)
    if phase == BRIBING:
        return sheriff.legal_bribe(s, out)
    if phase == REWARDING:
        return sheriff.legal_reward(s, out)
    return tuck.legal_put_back(s, out)


@rule
def apply(s, cards, action):
    """Carry out the action, then go on to the next decision."""
    phase = s.phase
    if phase < ATTACKING:
        apply_in_ambush(s, cards, phase, action)
    elif phase == ATTACKING:
        raids.begin_raid(s, cards, action - ATTACK)
    elif phase == ROBIN_STEP:
        robin.apply_robin(s, action)
    elif phase == LOOTING:
        raids.apply_keep(s, action)
    else:
        apply_before_sheriff(s, phase, action)
    carry_on(s, cards)


@rule
def apply_in_ambush(s, cards, phase, action):
    """SB-A2, SB-A3, SB-A6."""
    if phase == PLACING:
        ambush.apply_placing(s, cards, action)
    elif phase == LOOKING:
        marian.apply_looking(s, action)
    elif phase == MARKING:
        marian.apply_marking(s, action)
    elif phase == JOHN_STEP:
        john.apply_john(s, action)
    else:
        john.apply_partner(s, action)


@rule
def apply_before_sheriff(s, phase, action):
    """SB-H2, SB-H4, SB-H5."""
    if phase == TUCK_STEP:
        tuck.apply_tuck(s, action)
    elif phase == SERVING:
        tuck.serve(s, (action - SERVE) // 6, (action - SERVE) % 6)
    elif phase == BRIBING:
        sheriff.apply_bribe(s, action)
    elif phase == REWARDING:
        sheriff.apply_reward(s, action)
    else:
        sheriff.apply_put_back(s, action)


@rule
def carry_on(s, cards):
    """Go on until somebody has a decision, or the game is over.

    A seat in the middle of a choice of several clicks (looking, marking, a partner) stays.
    """
    if s.phase in (LOOKING, MARKING, JOHN_PARTNER):
        return
    s.seat = NONE
    while s.seat == NONE and s.phase != OVER:
        step(s, cards)


@rule
def step(s, cards):
    """Ask the next one, or go on to the next step."""
    phase = s.phase
    if phase == PLACING:
        ambush.placing_step(s, cards)
    elif phase == JOHN_STEP:
        john.john_step(s)
    elif phase == ATTACKING:
        if not raids.attacking_step(s, cards):
            drawbridge.begin_sheriff_phase(s)
    elif phase == ROBIN_STEP:
        if robin.robin_step(s):
            raids.resolve_raid(s, cards)
    elif phase == LOOTING:
        raids.looting_step(s, cards)
    else:
        sheriff_step(s, cards, phase)


@rule
def sheriff_step(s, cards, phase):
    """SB-H2 to SB-H7."""
    if phase == TUCK_STEP:
        tuck.tuck_step(s)
    elif phase == SWAPPING:
        tuck.swapping_step(s)
    elif phase == SERVING:
        tuck.serving_step(s)
    elif phase == BRIBING:
        sheriff.bribing_step(s)
    elif phase == PAYING:
        sheriff.paying_step(s)
    elif sheriff.rewarding_step(s):
        end_round(s, cards)


@rule
def end_round(s, cards):
    """SB-H6, SB-H7: store the loot; the next round, or the end after the fourth."""
    tidying.store_loot(s)
    if s.round_number == ROUNDS:
        for seat in range(s.players):
            forget(s, seat)
        end_game(s)
        return
    s.start = tidying.next_start(s)
    tidying.tidy_up(s)
    s.round_number += 1
    ambush.start_round(s, cards)
