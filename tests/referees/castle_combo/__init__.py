"""A second reading of Castle Combo: its referee, and ways of playing that seek rare moments."""

from referees.castle_combo.biases import BIASES
from referees.castle_combo.referee import Referee

__all__ = ["BIASES", "Referee"]
