"""Chickwood Forest: scouting, that is, playing the hand in front of the castles."""

from merrymen.engine.chance import reveal
from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.chickwood_forest.rules.dealing import (
    castle_count,
    first_in_order,
    hand_size,
    next_in_order,
)
from merrymen.games.chickwood_forest.state import DO_PICK, DO_PLACE, FACE_UP, PICK, PLACE, ROW, SPY


@rule
def most_cards(castle):
    """CF-A2: how many cards a castle takes."""
    if castle == 1:
        return 2
    return 3 if castle == 2 else ROW


@rule
def has_room(s, castle):
    """CF-A2: whether one more card may be played there."""
    return s.row_count[castle] < most_cards(castle)


@rule
def plays_face_down(s, cards, seat):
    """CF-A1, CF-C3: what the banner of the seat's castle says of its next card."""
    played = hand_size(s.players) - s.hand_count[seat]
    castle = s.castle[seat]
    if s.players == 2:
        return cards.night_down[castle, played] == 1
    return cards.day_down[castle, played] == 1


@rule
def legal_picks(s, out):
    """CF-A1: any card of the hand; the hand is sorted, so equal cards are neighbours."""
    count, last = 0, 0
    for slot in range(s.hand_count[s.turn]):
        kind = s.hand[s.turn, slot]
        if kind != last:
            out[count] = DO_PICK + kind
            count += 1
        last = kind
    return count


@rule
def pick(s, kind):
    """The card is chosen; where it goes comes next."""
    s.picked = kind
    s.phase = PLACE


@rule
def legal_places(s, out):
    """CF-A1, CF-A2: any castle with room."""
    count = 0
    for castle in range(1, castle_count(s.players) + 1):
        if has_room(s, castle):
            out[count] = DO_PLACE + castle
            count += 1
    return count


@rule
def only_place(s):
    """The one castle with room, or 0 where there is a choice."""
    found = 0
    for castle in range(1, castle_count(s.players) + 1):
        if has_room(s, castle):
            if found > 0:
                return 0
            found = castle
    return found


@rule
def place(s, cards, castle):
    """CF-A1, CF-A3: play the card; face down only its player knows it."""
    seat, slot = s.turn, s.row_count[castle]
    down = plays_face_down(s, cards, seat)
    s.row[castle, slot] = s.picked
    s.row_by[castle, slot] = seat
    s.row_known[castle, slot] = (1 << seat) if down else FACE_UP
    s.row_count[castle] += 1
    take_from_hand(s, seat, s.picked)
    s.picked = 0
    if not down:
        reveal(s)
    next_scout(s)


@rule
def take_from_hand(s, seat, kind):
    """Close the gap that a card leaves in the hand."""
    at = 0
    while s.hand[seat, at] != kind:
        at += 1
    s.hand_count[seat] -= 1
    while at < s.hand_count[seat]:
        s.hand[seat, at] = s.hand[seat, at + 1]
        at += 1
    s.hand[seat, at] = 0


@rule
def next_scout(s):
    """CF-A1: one card each in turn order, again and again until hands are empty."""
    s.turn = next_in_order(s)
    if s.turn == NONE:
        s.turn = first_in_order(s)
    s.seat = s.turn
    s.phase = PICK if s.hand_count[s.turn] > 0 else SPY
