"""Who sits beside whom: seats are numbered clockwise."""

from merrymen.engine.compiling import rule


@rule
def left_of(s, seat):
    """The left neighbour is the next seat clockwise."""
    return (seat + 1) % s.players


@rule
def right_of(s, seat):
    """The right neighbour; with two players the same one opponent."""
    return (seat + s.players - 1) % s.players
