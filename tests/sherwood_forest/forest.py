"""Tables of Sherwood Forest set up by hand."""

from __future__ import annotations

import dataclasses
from typing import Any

import merrymen
from merrymen.games.sherwood_forest import state as st
from merrymen.match import Match

GAME = merrymen.game("sherwood_forest")
YORK, LINCOLN, NOTTINGHAM, DERBY = range(4)
N_OUTER, N_INNER, E_OUTER, E_INNER, S_OUTER, S_INNER, W_OUTER, W_INNER = range(8)
NW, NE, SE, SW = range(8, 12)
A_SHERIFF, B_SHERIFF = 45, 50  # the first sheriffs of each back
ROAD = {"origin": YORK, "destination": LINCOLN}


def table(
    players: int = 3, rules: str = "basic", cards: dict[int, dict[str, int]] | None = None
) -> Match:
    """A new game; `cards` gives some travel cards other figures than the shipped edition."""
    record = GAME.edition.record.copy()
    for number, figures in (cards or {}).items():
        for name, value in figures.items():
            record[0][name][number] = value
    edition = dataclasses.replace(GAME.edition, record=record)
    match = GAME.new(players, seed=1, edition=edition, rules=rules)
    turn(match, 0)
    match.plain.marker = 0
    return match


def turn(match: Match, seat: int) -> None:
    """It is this player's planning turn."""
    match.plain.turn = seat
    match.plain.seat = seat


def lay(match: Match, *cards: int | None, seen: dict[int, int] | None = None) -> None:
    """Lay out these travel cards: numbers face up, None an undecided one face down.

    `seen` lays a card face down that some have looked at: {slot: set of seats as bits}.
    """
    s = match.plain
    for slot in range(st.SLOTS):
        if s.laid[slot] >= 0:
            s.unseen |= 1 << s.laid[slot]
        card = cards[slot] if slot < len(cards) else None
        s.laid[slot] = -1 if card is None else card
        s.seen_by[slot] = (seen or {}).get(slot, 0)
        s.slot_state[slot] = st.NO_CARD if slot >= len(cards) else st.FACE_DOWN
        if card is not None:
            s.unseen &= ~(1 << card)
            if not s.seen_by[slot]:
                s.slot_state[slot] = st.FACE_UP


def send(match: Match, hideout: int, leader: int, **robbers: int) -> None:
    """Robbers (p0=3, p1=2) lie in a hideout; they come from the camp and, if need be, the oak."""
    s = match.plain
    s.leader[hideout] = leader
    for name, count in robbers.items():
        seat = int(name[1:])
        s.group[hideout, seat] = count
        short = max(0, count - s.camp[seat])
        s.oak[seat] -= short
        s.camp[seat] -= count - short


def deal(match: Match, seat: int, *kinds: int) -> None:
    """Equipment cards from the deck to a hand."""
    s = match.plain
    for kind in kinds:
        s.deck[kind] -= 1
        s.deck_left -= 1
        s.hand[seat, kind] += 1
        s.hand_size[seat] += 1


def give(match: Match, seat: int, gold: int) -> None:
    """So much gold in a camp; the quarry has the rest."""
    s = match.plain
    s.quarry += s.gold[seat] - gold
    s.gold[seat] = gold


def raid(match: Match, first: int = 0) -> None:
    """The raid phase begins with this player; who is still in camp goes to the inn."""
    s = match.plain
    for seat in range(s.players):
        s.places[st.INN_PLACE, seat] += s.camp[seat]
        s.camp[seat] = 0
    s.phase, s.turn, s.seat, s.first_card, s.emptied = st.PICK, first, first, first, s.players
    sound(match)


def ask(seat: int, robbers: int = 0) -> int:
    """The action that asks a player by name, for so many robbers or any number."""
    return st.ASK + seat * st.ASKS + robbers


def show(kind: int, viewer: int = st.THE_TABLE) -> int:
    """The action that shows a card to one player, or to the table."""
    return st.SHOW + kind * st.VIEWERS + viewer


def sound(match: Match) -> None:
    """Nothing is lost or twice there."""
    assert GAME.audit(match.plain, match.edition) == []


def do(match: Match, *actions: int) -> Any:
    """Carry out some actions and give the position."""
    for action in actions:
        match.apply(action)
        sound(match)
    return match.plain


def glory(match: Match) -> list[int]:
    return match.scores()


def golds(match: Match) -> list[int]:
    return [match.plain.gold[seat] for seat in range(match.players)]
