"""Counting: the position."""

from merrymen.engine.fields import Layout, choice, flag, number, position_layout

SEATS = 2
ACTIONS = 9  # an action is a number, less one
LONGEST = 10_000
FEW = 10  # steps of a short game
HEADINGS = ("sum",)

POSITION = position_layout(
    __file__.rpartition("/")[0],
    players=number(SEATS, SEATS),
    seat=choice(SEATS),  # who is to move; NONE when the game is over
    long=flag(),  # option
    steps=number(0, LONGEST),
    sums=number(0, ACTIONS * LONGEST, SEATS),
)

EDITION = Layout(__file__.rpartition("/")[0], least=number(1, 9))
