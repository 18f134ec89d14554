"""Sherwood Forest: plan raids, talk others into them, rob the carriages; for 3 to 6 players."""

from merrymen.game import Option
from merrymen.room import room

GAME = room(
    __name__,
    title="Sherwood Forest",
    author="Nils Finkemeyer",
    publisher="eggertspiele",
    players=range(3, 7),
    proud=45,
    rules_version=2,
    options={"rules": Option(("basic", "advanced"), "basic")},
    search={"exploration": 0.4, "margin_weight": 0.3, "guided": 0.9, "widening": 0.3},
    levels={
        "squire": {"simulations": 40, "guided": 0.0, "widening": 10.0},
        "outlaw": {"simulations": 130, "widening": 10.0},
    },
)
