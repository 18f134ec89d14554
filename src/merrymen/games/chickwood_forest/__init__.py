"""Chickwood Forest: scout castles, raid them and give alms, for 2 to 5 players."""

from merrymen.game import Option
from merrymen.room import room

GAME = room(
    __name__,
    title="Chickwood Forest",
    author="Matt Loomis",
    publisher="Zoch Verlag / Minion Games",
    players=range(2, 6),
    proud=80,
    options={"legendary": Option((False, True), False)},
    search={"exploration": 0.4, "margin_weight": 0.5, "guided": 1.0, "widening": 0.4},
)
