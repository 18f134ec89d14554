"""Merrymen: five tabletop games of Sherwood and castles, to play, to study and to simulate.

>>> import merrymen
>>> game = merrymen.game("kings_and_creatures")
>>> match = game.new(players=4, seed=7)
>>> while match.to_move is not None:
...     match.apply(match.legal()[0])
>>> sorted(match.scores()) == sorted(sum(sheet.values()) for sheet in match.score_sheet())
True
"""

from merrymen.analysis import Analysis, analyse
from merrymen.bots import Bot, bot
from merrymen.errors import (
    BadEdition,
    BadSetup,
    BrokenBot,
    DamagedPosition,
    IllegalAction,
    MerrymenError,
    MissingExtra,
    UnknownGame,
)
from merrymen.game import Game, Option
from merrymen.games import game
from merrymen.games import names as games
from merrymen.match import Match
from merrymen.messages import text

__version__ = "0.2.0"

__all__ = [
    "Analysis",
    "BadEdition",
    "BadSetup",
    "Bot",
    "BrokenBot",
    "DamagedPosition",
    "Game",
    "IllegalAction",
    "Match",
    "MerrymenError",
    "MissingExtra",
    "Option",
    "UnknownGame",
    "analyse",
    "bot",
    "game",
    "games",
    "text",
]
