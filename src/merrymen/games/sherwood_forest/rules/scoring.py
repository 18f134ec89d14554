"""Sherwood Forest: glory and ties."""

from merrymen.engine.compiling import rule
from merrymen.engine.standing import mark_best, total
from merrymen.games.sherwood_forest.state import HEADING_COUNT


@rule
def score(s, cards, sheet):
    """SF-E3: the glory track, by where the glory came from."""
    for seat in range(s.players):
        for heading in range(HEADING_COUNT):
            sheet[seat, heading] = s.glory[seat, heading]


@rule
def winners(s, cards, sheet, out):
    """SF-E3: most glory; then fewer robbers under the oak; then more gold; then shared."""
    for seat in range(s.players):
        out[seat] = total(sheet, seat) * 1000 - s.oak[seat] * 100 + s.gold[seat]
    return mark_best(out, s.players)
