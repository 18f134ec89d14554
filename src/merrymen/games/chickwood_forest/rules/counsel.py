"""Chickwood Forest: how good a choice looks on reflection, for those who have time for it.

The advice of `advice` sees what a choice changes now. This looks further in two places: a village
is not won before its last space is filled, and a card that one lays down may be raided by others.
"""

import numpy as np

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.chickwood_forest.rules.advice import (
    TEMPO,
    appraise,
    can_go_on,
    raid_promise,
)
from merrymen.games.chickwood_forest.rules.alms import are_adjacent
from merrymen.games.chickwood_forest.rules.dealing import (
    castle_count,
    first_in_order,
    next_above,
)
from merrymen.games.chickwood_forest.rules.scoring import unlocked_glory
from merrymen.games.chickwood_forest.rules.scouting import plays_face_down
from merrymen.games.chickwood_forest.rules.worth import UNSEEN_WORTH, worth
from merrymen.games.chickwood_forest.state import (
    ALMS,
    CELLS,
    DO_ALMS,
    DO_PLACE,
    FACE_UP,
    PLACE,
    SEATS,
    SPACES,
)

ALMS_TOLD = 4.0  # how much louder this is said than other advice: it is worth more trust
PLACES_TOLD = 3.0
# Cubes that are to come for every loot card left, at two players and more.
ALMS_A_CARD = (1.6, 0.8, 0.5, 0.4)
SPITE = 1.0  # how much glory of an only opponent in a village counts as lost
RAID_SPITE = 1.0  # and of its raids
GOING_ON = 0.2  # what each way on is worth to a line
SURENESS = 2.0  # by how much a glory more makes a castle likelier to be raided, at two players


def _fortunes():
    """CF-F8: how likely one seat ends before another in a village.

    [players - 2, cubes to come, lead + SPACES, whether the last cube of the two is its own]: every
    cube to come is anybody's, and of equals the last decides.
    """
    odds = np.zeros((SEATS - 1, SPACES + 1, 2 * SPACES + 1, 2))
    leads = np.arange(-SPACES, SPACES + 1)
    for players in range(2, SEATS + 1):
        told = odds[players - 2]
        for own in range(2):
            told[0, :, own] = (leads > 0) | ((leads == 0) & (own == 1))
        for to_come in range(1, SPACES + 1):
            for at in range(len(leads)):
                more, fewer = min(at + 1, 2 * SPACES), max(at - 1, 0)
                for own in range(2):
                    met = told[to_come - 1, more, 1] + told[to_come - 1, fewer, 0]
                    missed = (players - 2) * told[to_come - 1, at, own]
                    told[to_come, at, own] = (met + missed) / players
    return odds


FORTUNES = _fortunes()
# [players - 2, cubes to come]: how likely none of them is a certain seat's
NONE_OF_THEM = np.array(
    [[(1 - 1 / n) ** k for k in range(SPACES + 1)] for n in range(2, SEATS + 1)]
)


@rule
def counsel(s, cards, action):
    """How much glory an action seems to bring to who looks ahead."""
    phase = s.phase
    if phase == ALMS:
        return ALMS_TOLD * alms_counsel(s, cards, action - DO_ALMS)
    if phase == PLACE:
        return PLACES_TOLD * place_counsel(s, cards, action - DO_PLACE)
    return appraise(s, cards, action)


@rule
def alms_counsel(s, cards, cell):
    """CF-D1, CF-F8: what a cube here brings in the end, and the ways on for the line."""
    share = likely_filled(s, cards)
    before = outlook_of(s, cards, cell, share)
    at = s.cubes_in[cell]
    s.cube[cell, at] = s.seat
    s.cubes_in[cell] = at + 1
    promise = outlook_of(s, cards, cell, share) - before
    s.cube[cell, at] = -1
    s.cubes_in[cell] = at
    if s.alms > 1:
        for other in range(CELLS):
            if are_adjacent(cell, other) and can_go_on(s, cards, other):
                promise += GOING_ON
    return promise


@rule
def likely_filled(s, cards):
    """The part of all free spaces that the alms to come will fill."""
    left, free = s.deck_left, 0
    for seat in range(s.players):
        left += s.hand_count[seat]
    for cell in range(CELLS):
        if s.village[cell] != NONE:
            free += cards.size[s.village[cell]] - s.cubes_in[cell]
    return min(1.0, ALMS_A_CARD[s.players - 2] * left / max(1, free))


@rule
def outlook_of(s, cards, cell, share):
    """Own glory to expect in a village, less some of what the others may expect there."""
    free = cards.size[s.village[cell]] - s.cubes_in[cell]
    to_come = int(share * free + 0.5)
    promise, spite = 0.0, SPITE / (s.players - 1)
    for seat in range(s.players):
        glory = glory_to_come(s, cards, cell, seat, to_come)
        promise += glory if seat == s.seat else -spite * glory
    return promise


@rule
def glory_to_come(s, cards, cell, seat, to_come):
    """CF-F8: what a seat may expect of a village, when so many cubes more lie there."""
    own, last = cubes_of(s, cell, seat)
    if own == 0 and to_come == 0:
        return 0.0
    nobody, one, two = 1.0, 0.0, 0.0  # how likely so many end before the seat
    for other in range(s.players):
        if other != seat:
            theirs, their_last = cubes_of(s, cell, other)
            mine_is_last = 1 if last > their_last else 0
            wins = FORTUNES[s.players - 2, to_come, own - theirs + SPACES, mine_is_last]
            two = two * wins + one * (1.0 - wins)
            one = one * wins + nobody * (1.0 - wins)
            nobody *= wins
    village, cubes = s.village[cell], s.cubes_in[cell] + to_come
    glory = nobody * unlocked_glory(cards, village, cubes, 0)
    glory += one * unlocked_glory(cards, village, cubes, 1)
    glory += two * unlocked_glory(cards, village, cubes, 2)
    return glory if own > 0 else glory * (1.0 - NONE_OF_THEM[s.players - 2, to_come])


@rule
def cubes_of(s, cell, seat):
    """A seat's cubes in a village, and the space of the last of them."""
    count, last = 0, -1
    for space in range(s.cubes_in[cell]):
        if s.cube[cell, space] == seat:
            count += 1
            last = space
    return count, last


@rule
def place_counsel(s, cards, castle):
    """CF-A1, CF-B1: the card is laid in thought; then all raid in their order, by odds."""
    seat, slot = s.seat, s.row_count[castle]
    s.row[castle, slot] = s.picked
    s.row_known[castle, slot] = (1 << seat) if plays_face_down(s, cards, seat) else FACE_UP
    s.row_count[castle] = slot + 1
    promise = raids_to_come(s)
    s.row[castle, slot] = 0
    s.row_known[castle, slot] = 0
    s.row_count[castle] = slot
    return promise


@rule
def raids_to_come(s):
    """CF-B1: what the decider may expect to raid, less what the others may.

    How likely a castle is still there is carried on from one raider to the next.
    """
    promise, spite = 0.0, RAID_SPITE / (s.players - 1)
    there, seat = (1.0, 1.0, 1.0, 1.0, 1.0, 1.0), first_in_order(s)
    while seat != NONE:
        odds = raid_odds(s, seat, there)
        for castle in range(1, castle_count(s.players) + 1):
            gain = odds[castle - 1] * haul(s, seat, castle)
            promise += gain if seat == s.seat else -spite * gain
        there = left_over(there, odds)
        seat = next_above(s, s.castle[seat])
    return promise


@rule
def raid_odds(s, seat, there):
    """How likely a seat raids which castle: what it likes most of what is there."""
    best = -1000.0
    for castle in range(1, castle_count(s.players) + 1):
        best = max(best, raid_promise(s, seat, castle))
    liked = (
        liking(s, seat, 1, best),
        liking(s, seat, 2, best),
        liking(s, seat, 3, best),
        liking(s, seat, 4, best),
        liking(s, seat, 5, best),
        liking(s, seat, 6, best),
    )
    one, two, three = raided(liked, there, 0), raided(liked, there, 1), raided(liked, there, 2)
    four, five, six = raided(liked, there, 3), raided(liked, there, 4), raided(liked, there, 5)
    whole = max(1e-9, one + two + three + four + five + six)
    return one / whole, two / whole, three / whole, four / whole, five / whole, six / whole


@rule
def liking(s, seat, castle, best):
    """How well a seat likes a castle; one that is not in the game is nothing."""
    if castle > castle_count(s.players):
        return 0.0
    below = SURENESS / (s.players - 1) * (best - raid_promise(s, seat, castle))
    return 1.0 / often_itself(1.0 + below / 16.0)


@rule
def often_itself(value):
    """Sixteen times itself: with it an exponential of products alone, alike on every machine."""
    square = value * value
    fourth = square * square
    eighth = fourth * fourth
    return eighth * eighth


@rule
def raided(liked, there, at):
    """How likely a castle is there, and none that is liked better."""
    odds = there[at]
    for other in range(len(liked)):
        if other != at and liked[other] > 0.0:
            odds *= 1.0 - there[other] * liked[other] / (liked[at] + liked[other])
    return odds if liked[at] > 0.0 else 0.0


@rule
def left_over(there, odds):
    """How likely each castle is still there when one more seat has raided."""
    return (
        max(0.0, there[0] - odds[0]),
        max(0.0, there[1] - odds[1]),
        max(0.0, there[2] - odds[2]),
        max(0.0, there[3] - odds[3]),
        max(0.0, there[4] - odds[4]),
        max(0.0, there[5] - odds[5]),
    )


@rule
def haul(s, seat, castle):
    """What a raid brings a seat, as far as the one who decides knows the cards."""
    promise = (1.0 - TEMPO) * castle
    for slot in range(s.row_count[castle]):
        if s.row_known[castle, slot] & (1 << s.seat):
            promise += worth(s, seat, s.row[castle, slot])
        else:
            promise += UNSEEN_WORTH
    return promise
