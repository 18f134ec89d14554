"""Counting: the position."""

from merrymen.engine.fields import Layout, choice, number, position_layout

CHOICES = 9
STEPS = 10_000
HERE = __file__.rpartition("/")[0]

POSITION = position_layout(
    HERE,
    players=number(2, 2),
    seat=choice(2),
    steps=number(0, STEPS),
    sums=number(0, 10 * STEPS, 2),
)

EDITION = Layout(HERE, least=number(0, 9))
