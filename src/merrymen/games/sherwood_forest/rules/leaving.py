"""Sherwood Forest: who goes home after a fight, and what the sheriff takes."""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest.rules.road import drive_on, end_carriage
from merrymen.games.sherwood_forest.rules.table import (
    glory_of,
    lose_card,
    may_hold,
    members,
    next_seat,
    robbers_of,
)
from merrymen.games.sherwood_forest.state import (
    CLOAK,
    CLOAK_HOME,
    CLOAK_STAY,
    EAT,
    FEWEST_ROBBERS,
    NO_SPECIAL,
    PROVISIONS,
    SHERIFFS,
)


@rule
def ask_members(s, cards, kind, spared):
    """Clockwise from the leader, the next member who may hold a special card; False if none."""
    seat = s.leader[s.at_hideout]
    group = members(s, s.at_hideout) & ~s.spoken & ~spared
    for _ in range(s.players):
        if group >> seat & 1 and may_hold(s, cards, seat, kind):
            s.seat = seat
            return True
        seat = next_seat(s, seat)
    return False


@rule
def next_eater(s, cards):
    """SF-V8, SF-R5: provisions before the robbers go home; then the travel card is done."""
    if s.advanced and ask_members(s, cards, PROVISIONS, 0):
        return
    go_home(s, s.at_hideout)
    end_carriage(s, s.at_hideout)


@rule
def legal_stay(s, out):
    """SF-V8: provisions, if the hand holds any."""
    count = 0
    if s.hand[s.seat, PROVISIONS] > 0:
        out[0] = EAT
        count = 1
    out[count] = NO_SPECIAL
    return count + 1


@rule
def apply_stay(s, action):
    """SF-V8: whoever plays provisions stays."""
    if action == EAT:
        lose_card(s, s.seat, PROVISIONS)
        s.discards[PROVISIONS] += 1
        s.staying |= 1 << s.seat
    s.spoken |= 1 << s.seat
    s.seat = NONE


@rule
def go_home(s, hideout):
    """SF-R5, SF-V8: all but those who stay go back to camp.

    A plan for another card stays, with its promises, as long as its informer does.
    """
    for seat in range(s.players):
        if not s.staying >> seat & 1:
            s.camp[seat] += s.group[hideout, seat]
            s.group[hideout, seat] = 0
    s.leader[hideout] = first_staying(s, hideout)
    informer = s.informer[hideout]
    if s.planned[hideout] == s.carriage or informer == NONE or s.group[hideout, informer] == 0:
        s.planned[hideout] = NONE
        s.informer[hideout] = NONE


@rule
def first_staying(s, hideout):
    """SF-V8: the old leader if staying, else the first clockwise; NONE if nobody stays."""
    seat = s.leader[hideout]
    for _ in range(s.players):
        if s.group[hideout, seat] > 0:
            return seat
        seat = next_seat(s, seat)
    return NONE


@rule
def next_cloak(s, cards):
    """SF-V7, SF-V8: who may hold a cloak is asked; then the sheriff takes what he takes."""
    hideout = s.at_hideout
    if ask_members(s, cards, CLOAK, s.cloaked[hideout]):
        return
    card = s.laid[s.carriage]
    s.staying |= s.cloaked[hideout] & ~s.spoken  # cloaked at an earlier arrow
    for seat in range(s.players):
        if s.group[hideout, seat] > 0 and not s.cloaked[hideout] >> seat & 1:
            suffer(s, seat, cards.lost_glory[card], cards.lost_robbers[card])
    go_home(s, hideout)
    drive_on(s)


@rule
def legal_cloak(s, out):
    """SF-V8: a cloak, if the hand holds one: stay in the hideout, or go home."""
    count = 0
    if s.hand[s.seat, CLOAK] > 0:
        out[0] = CLOAK_STAY
        out[1] = CLOAK_HOME
        count = 2
    out[count] = NO_SPECIAL
    return count + 1


@rule
def apply_cloak(s, action):
    """SF-V8: a cloak protects from this sheriff at this hideout."""
    bit = 1 << s.seat
    if action != NO_SPECIAL:
        lose_card(s, s.seat, CLOAK)
        s.discards[CLOAK] += 1
        s.cloaked[s.at_hideout] |= bit
    if action == CLOAK_STAY:
        s.staying |= bit
    s.spoken |= bit
    s.seat = NONE


@rule
def suffer(s, seat, lost_glory, lost_robbers):
    """SF-V7: glory not below 0; robbers to the oak, never below four in all."""
    s.glory[seat, SHERIFFS] -= min(lost_glory, max(0, glory_of(s, seat)))
    robbers = min(lost_robbers, s.group[s.at_hideout, seat])
    robbers = min(robbers, robbers_of(s, seat) - FEWEST_ROBBERS)
    s.group[s.at_hideout, seat] -= robbers
    s.oak[seat] += robbers
