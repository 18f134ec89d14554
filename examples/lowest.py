"""A bot of one's own.

merrymen arena kings_and_creatures --bots examples/lowest.py:Lowest,random
"""


class Lowest:
    """Takes the lowest action, in Kings & Creatures the lowest card."""

    def choose(self, hidden_match, seat):
        return min(hidden_match.legal())
