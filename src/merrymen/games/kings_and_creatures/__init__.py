"""Kings & Creatures: take cards in the order of their numbers, for 2 to 6 players."""

from merrymen.room import room

GAME = room(
    __name__,
    title="Kings & Creatures",
    author="Nicko Böhnke",
    publisher="Zoch",
    players=range(2, 7),
    proud=105,
    secrets=False,
    search={"exploration": 0.15, "margin_weight": 0.5, "guided": 1.0, "widening": 0.2},
    levels={"outlaw": {"simulations": 60}},
)
