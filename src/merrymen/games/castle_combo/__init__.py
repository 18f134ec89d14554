"""Castle Combo: nine characters of castle and village in a square, for 2 to 5 players."""

from merrymen.room import room

GAME = room(
    __name__,
    title="Castle Combo",
    author="Grégory Grard, Mathieu Roussel",
    publisher="Catch Up Games",
    players=range(2, 6),
    proud=100,
    secrets=False,
    search={"exploration": 0.3, "margin_weight": 0.3, "guided": 1.0, "widening": 0.2},
)
