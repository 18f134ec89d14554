"""Chickwood Forest by a second reader: see `referee`."""

from merrymen.games.chickwood_forest.state import (
    BENEFACTOR,
    DO_ALMS,
    DO_BEARD,
    DO_CUBE,
    DO_GIVE,
    DO_LOCK,
    DO_PICK,
    DO_PLACE,
    DO_RAID,
    DO_SPY,
    DO_TAKE,
    HENCHMAN,
    LEGENDARY,
)
from referees.chickwood_forest.referee import Referee

__all__ = ["BIASES", "Referee"]

_BENEFACTORS = range(DO_PICK + BENEFACTOR, DO_PICK + LEGENDARY)
_LEGENDS = range(DO_PICK + LEGENDARY, DO_PLACE)
_HENCHMEN = range(DO_PICK + HENCHMAN, DO_PICK + HENCHMAN + 1)
_ENDINGS = range(DO_CUBE, DO_BEARD + 5)

# PASS shares its id with the picking of nothing: weighed low, whatever is optional is done.
BIASES: dict[str, dict[range, float]] = {
    # One castle draws all cards: long lines, few cubes left, the low castles full.
    "benefactors before castle 3": {
        range(DO_PLACE + 3, DO_PLACE + 4): 12,
        range(DO_RAID + 3, DO_RAID + 4): 12,
        _BENEFACTORS: 6,
    },
    # Cubes run out and villages fill where alms are taken whenever they lie there.
    "benefactors before castle 1": {
        range(DO_PLACE + 1, DO_PLACE + 3): 12,
        range(DO_RAID + 1, DO_RAID + 3): 6,
        range(DO_ALMS, DO_ALMS + 4): 5,
        _BENEFACTORS: 9,
    },
    "all legends": {range(1): 0.05, _LEGENDS: 30, _ENDINGS: 2},
    "locks and looks": {
        range(1): 0.05,
        range(DO_LOCK, DO_LOCK + 1): 9,
        range(DO_SPY, DO_RAID): 3,
        _LEGENDS: 30,
        range(DO_RAID + 3, DO_RAID + 7): 4,
    },
    "beards and arrows": {
        range(1): 0.05,
        _LEGENDS: 20,
        _HENCHMEN: 10,
        range(DO_GIVE, DO_TAKE): 3,
    },
    "nothing is optional but passing": {range(1): 30, _LEGENDS: 10},
}
