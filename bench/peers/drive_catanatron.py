"""Random play of Catanatron, four players."""

from catanatron import Color, Game, RandomPlayer
from timing import report

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def play() -> int:
    """One game, by Catanatron's own loop."""
    game = Game([RandomPlayer(color) for color in COLORS])
    game.play()
    return len(game.state.actions)


report("catan", play)
