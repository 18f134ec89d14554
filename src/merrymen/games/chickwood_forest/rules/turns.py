"""Chickwood Forest: who decides what, from the first card to the last."""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.chickwood_forest.rules import alms, dealing, legends, raiding, scouting
from merrymen.games.chickwood_forest.state import (
    ALMS,
    BEARD,
    DO_ALMS,
    DO_BEARD,
    DO_CUBE,
    DO_GIVE,
    DO_PICK,
    DO_PLACE,
    DO_RAID,
    DO_SPY,
    DO_TAKE,
    FIRST_CUBE,
    GIVE,
    HENCHMAN,
    LOCK,
    PASS,
    PICK,
    PLACE,
    RAID,
    SECOND_CUBE,
    SPY,
    SPY_GLASS,
    TAKE,
)


@rule
def setup(s, cards, players, options):
    """CF-S1 to CF-S6: lay out the table and deal the first hands."""
    dealing.lay_out(s, cards, players, options[0])
    dealing.start_round(s, 1)


@rule
def to_move(s):
    """Who decides now, or NONE when the game is over."""
    return s.seat


@rule
def legal(s, cards, out):
    """What may be chosen in this phase."""
    phase = s.phase
    if phase == PICK:
        return scouting.legal_picks(s, out)
    if phase == PLACE:
        return scouting.legal_places(s, out)
    if phase == RAID:
        return raiding.legal_raids(s, out)
    if phase == ALMS:
        return alms.legal_alms(s, cards, out)
    if phase == SPY:
        return raiding.legal_looks(s, out)
    if phase == LOCK:
        return raiding.legal_locks(s, out)
    return legal_at_the_end(s, out)


@rule
def legal_at_the_end(s, out):
    """CF-L4: what the legendary cards allow before scoring."""
    phase = s.phase
    if phase == FIRST_CUBE:
        return legends.legal_first_cubes(s, out)
    if phase == SECOND_CUBE:
        return legends.legal_second_cubes(s, out)
    if phase == GIVE:
        return legends.legal_offers(s, out)
    if phase == TAKE:
        return legends.legal_takes(s, out)
    if phase == BEARD:
        return legends.legal_beards(s, out)
    return 0


@rule
def apply(s, cards, action):
    """Carry out a choice, then all that follows without one."""
    carry_out(s, cards, action)
    while goes_on(s, cards):
        pass


@rule
def carry_out(s, cards, action):
    """One choice."""
    phase = s.phase
    if phase == PICK:
        scouting.pick(s, action - DO_PICK)
    elif phase == PLACE:
        scouting.place(s, cards, action - DO_PLACE)
    elif phase == RAID:
        raiding.name_castle(s, action - DO_RAID)
    elif phase == ALMS:
        alms.give(s, action - DO_ALMS)
    elif phase == LOCK:
        raiding.answer_with_key(s, action)
    elif phase == SPY:
        look_or_pass(s, action)
    else:
        carry_out_at_the_end(s, action)


@rule
def look_or_pass(s, action):
    """CF-L2: the owner of the spy glass may look."""
    if action == PASS:
        raiding.start_raids(s)
    else:
        raiding.spy(s, action - DO_SPY)


@rule
def carry_out_at_the_end(s, action):
    """CF-L4: the legendary cards before scoring; each may be left unused."""
    phase = s.phase
    if phase == FIRST_CUBE:
        if action == PASS:
            legends.ask_arrow(s)
        else:
            legends.choose_first_cube(s, action - DO_CUBE)
    elif phase == SECOND_CUBE:
        legends.swap_cubes(s, action - DO_CUBE)
    elif phase == GIVE:
        if action == PASS:
            legends.ask_beard(s)
        else:
            legends.offer(s, action - DO_GIVE)
    elif phase == TAKE:
        legends.exchange(s, action - DO_TAKE)
    elif action == PASS:
        legends.end_game(s)
    else:
        legends.pass_henchman(s, action - DO_BEARD)


@rule
def goes_on(s, cards):
    """Do the next thing that leaves no choice, or say that there is a choice to make."""
    phase = s.phase
    if phase == PICK:
        return play_last_card(s)
    if phase == PLACE:
        return place_in_only_castle(s, cards)
    if phase == RAID:
        return raid_only_castle(s)
    if phase == ALMS:
        return lead_line(s, cards)
    if phase == SPY:
        return skip_spy(s)
    return phase >= FIRST_CUBE and goes_on_at_the_end(s)


@rule
def play_last_card(s):
    """The last card of a hand needs no picking.

    A hand of several equal cards is asked all the same: if it were not, everybody would see it.
    """
    if s.hand_count[s.turn] > 1:
        return False
    scouting.pick(s, s.hand[s.turn, 0])
    return True


@rule
def place_in_only_castle(s, cards):
    """CF-A2: all other castles are full."""
    castle = scouting.only_place(s)
    if castle == 0:
        return False
    scouting.place(s, cards, castle)
    return True


@rule
def skip_spy(s):
    """CF-L2: the owner of the spy glass is asked, if there is one with something to see."""
    owner = raiding.owner_of(s, SPY_GLASS)
    if owner != NONE and raiding.all_unknown_cards(s, owner) > 0:
        s.seat = owner
        return False
    raiding.start_raids(s)
    return True


@rule
def raid_only_castle(s):
    """CF-L3: the last raider, turned away by the key, has one castle left."""
    castle = raiding.only_raid(s)
    if castle == 0:
        return False
    raiding.raid(s, castle)
    return True


@rule
def lead_line(s, cards):
    """CF-D3: the line ends by itself, and goes by itself where there is one way."""
    ways = 0
    if s.alms > 0:
        ways = alms.villages_in_reach(s, cards)
    if ways > 1:
        return False
    if ways == 1:
        alms.give(s, alms.only_village(s, cards))
    else:
        alms.end_line(s)
        next_raid(s)
    return True


@rule
def next_raid(s):
    """CF-B1, CF-E1: the next in order raids; after the last the round ends."""
    s.turn = dealing.next_in_order(s)
    if s.turn != NONE:
        s.seat = s.turn
        s.phase = RAID
        return
    raiding.end_raids(s)
    if dealing.can_deal(s):
        dealing.start_round(s, s.round_number + 1)
    else:
        legends.ask_entertainers(s)


@rule
def goes_on_at_the_end(s):
    """CF-L4: skip the cards that nobody has or that can do nothing."""
    phase = s.phase
    if phase == FIRST_CUBE and (s.seat == NONE or not legends.can_swap(s)):
        legends.ask_arrow(s)
    elif phase == SECOND_CUBE and legends.only_second_cube(s) != NONE:
        legends.swap_cubes(s, legends.only_second_cube(s))
    elif phase == GIVE and (s.seat == NONE or legends.count_offers(s) == 0):
        legends.ask_beard(s)
    elif phase == TAKE and legends.only_take(s) != NONE:
        legends.exchange(s, legends.only_take(s))
    elif phase == BEARD and (s.seat == NONE or s.collection[s.seat, HENCHMAN] == 0):
        legends.end_game(s)
    else:
        return False
    return True
