"""Ways of playing Castle Combo that seek what chance seldom meets, as weights of the actions."""

from __future__ import annotations

from merrymen.match import Match
from referees.castle_combo.referee import BUY, MOVE_MESSENGER, PLACE, RENEW_ROW, TAKE_FACE_DOWN
from referees.lockstep import Bias

CASTLE, VILLAGE = range(2)
OFTEN, SELDOM = 50.0, 0.02


def castle_runs_out(match: Match, action: int) -> float:
    return _only(CASTLE, match, action)


def village_runs_out(match: Match, action: int) -> float:
    return _only(VILLAGE, match, action)


def _only(location: int, match: Match, action: int) -> float:
    """CC-T8: everybody takes from one row, mostly face down, until its location is gone."""
    s = match.plain
    there = s.messenger == location
    if s.closed[CASTLE] or s.closed[VILLAGE]:
        return 1.0
    if action == MOVE_MESSENGER:
        return SELDOM if there else OFTEN
    if action == RENEW_ROW:
        return 0.5
    return 5.0 if TAKE_FACE_DOWN <= action < PLACE else 1.0


def purses(match: Match, action: int) -> float:
    """CC-T5: purses first, and gold onto them last, so that Steward has to choose."""
    if action == RENEW_ROW:
        return 2.0
    if not BUY <= action < TAKE_FACE_DOWN:
        return 1.0 if action >= PLACE else 0.1
    s = match.plain
    card = match.edition.tables.cards[int(s.row[int(s.messenger)][action - BUY])]
    fills = any(part.do == "fill_purses" for part in card.ability)
    if fills:
        return OFTEN * OFTEN if s.taken[s.seat] > 3 else SELDOM
    return OFTEN if card.purse else 0.2


BIASES: dict[str, Bias] = {
    "castle runs out": castle_runs_out,
    "village runs out": village_runs_out,
    "purses": purses,
    "bought": {range(BUY, TAKE_FACE_DOWN): 20.0},
    "face down": {range(TAKE_FACE_DOWN, PLACE): 20.0},
    "keys": {range(MOVE_MESSENGER, BUY): 30.0, range(TAKE_FACE_DOWN, PLACE): 3.0},
    "new rows": {range(RENEW_ROW, BUY): 60.0, range(TAKE_FACE_DOWN, PLACE): 3.0},
}
