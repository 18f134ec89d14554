"""Sherwood Bandits: lie in wait, roll, share the loot; 3 or 4 players, or 2 and Will Scarlet."""

from merrymen.game import Option
from merrymen.room import room

GAME = room(
    __name__,
    title="Sherwood Bandits",
    author="Luca Ricci",
    publisher="Ludus Magnus Studio",
    players=range(2, 5),
    proud=28,
    rules_version=2,
    options={
        "open_loot": Option(choices=(False, True), default=False),
        "own_chest": Option(choices=(False, True), default=True),
    },
    search={"exploration": 0.3, "margin_weight": 0.9, "guided": 1.0, "widening": 0.3},
    levels={
        "squire": {"simulations": 40, "guided": 0.0, "widening": 10.0},
        "outlaw": {"simulations": 100},
    },
)
