"""Sherwood Bandits by a second reader: see `referee`."""

from merrymen.games.sherwood_bandits.state import (
    ATTACK,
    BRIBE_ONE,
    BRIBE_TWO,
    CALL,
    KEEP,
    LOOK,
    MODEL,
    OWN_BANDIT,
    PARTNER,
    PASS,
    PICKPOCKET,
    PLACE,
    PLUS_TWO,
    PUT_BACK,
    REROLL,
    REWARD_POINT,
    REWARD_TILE,
    TAKE_OFF,
)
from referees.sherwood_bandits.referee import Referee

__all__ = ["BIASES", "Referee"]

_MARIAN = range(CALL, ATTACK)  # and Friar Tuck where his card needs no target yet
_LOOKS = range(LOOK, ATTACK)
_JOHN = range(OWN_BANDIT, PARTNER)
_ROBIN = range(PLUS_TWO, TAKE_OFF)
_TUCK = range(TAKE_OFF, TAKE_OFF + 6)
_GIVEN = range(PUT_BACK, KEEP)
_LEFT = {range(PLACE + 4 * section, PLACE + 4 * section + 1): 6.0 for section in range(4)}


def _only(action: int) -> range:
    return range(action, action + 1)


BIASES: dict[str, dict[range, float]] = {
    "Lady Marian": {_MARIAN: 8, _only(PASS): 0.3},
    "Little John": {_MARIAN: 0.02, _JOHN: 12, _only(PASS): 0.2},
    # John free of Marian, and a free place for weasels.
    "Little John in the woods": {_MARIAN: 0.02, _only(PICKPOCKET): 0.1, _JOHN: 12},
    "Robin Hood": {_MARIAN: 0.02, _JOHN: 0.02, _ROBIN: 9, _only(PASS): 0.5},
    "Robin Hood late": {_MARIAN: 0.02, _JOHN: 0.02, range(REROLL, MODEL + 8): 2, _only(PASS): 2},
    "Friar Tuck": {_LOOKS: 0.02, _JOHN: 0.02, _ROBIN: 0.02, _TUCK: 9, _GIVEN: 9, **_LEFT},
    "Friar Tuck and beer": {_LOOKS: 0.02, _JOHN: 0.02, _ROBIN: 0.02, _only(CALL): 2},
    "jail": {_only(PASS): 9, _only(PICKPOCKET): 0.1, _MARIAN: 0.3, **_LEFT},
    "bribes": {_only(BRIBE_ONE): 6, _only(BRIBE_TWO): 12, _only(PICKPOCKET): 3},
    # Many dice count and nothing is put back.
    "empty supply": {
        _only(PICKPOCKET): 0.05,
        range(31, 32): 0.05,
        range(32, 33): 20,
        _only(PASS): 9,
        _only(REWARD_TILE): 30,
        _only(REWARD_POINT): 0.1,
        _JOHN: 0.1,
        _ROBIN: 0.1,
    },
    "one road": {range(PLACE, PLACE + 4): 12, range(PLACE + 4, PLACE + 8): 4},
}
