"""Counting, a trivial game for the bench: take turns to add a number from 1 to 9.

It is no game of the house. It measures what the table itself costs, with a position, a view and a
story as small as those of the trivial games that other servers are measured with; so it lasts ten
thousand steps unless told. Its room has the shape of every room, and nothing else.
"""

from bench.counting.state import LONGEST
from merrymen.game import Option
from merrymen.room import room

GAME = room(
    __name__,
    title="Counting",
    author="nobody",
    publisher="nobody",
    players=range(2, 3),
    secrets=False,
    options={"steps": Option((10, LONGEST), LONGEST)},
)
