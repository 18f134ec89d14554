"""What no sensible player does: choices that are dominated, game by game.

Dominated means that another choice is at least as good whatever happens, and better in something:
the same position with less, a last decision that leaves one worse off, a free look not taken, a
word that cannot be kept. What is left is a matter of opinion, and the bots' own business.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from merrymen.bots.sense import bandits, chickwood, comparing, forest
from merrymen.match import Match

Known = Callable[[Match, int], set[int]]

# What a seat has that is always good to have more of, by the names of its fields.
RICHES: Mapping[str, tuple[str, ...]] = {
    "castle_combo": ("gold", "keys", "stored"),
    "chickwood_forest": ("collection", "supply"),
    "kings_and_creatures": ("heroes", "hero_glory"),
    "sherwood_bandits": ("victory_points", "loot", "chest"),
    "sherwood_forest": ("gold", "glory"),
}

OWN_RULES: Mapping[str, Known] = {
    "chickwood_forest": chickwood.dominated,
    "sherwood_bandits": bandits.dominated,
    "sherwood_forest": forest.dominated,
}


def dominated(hidden: Match, seat: int) -> set[int]:
    """The legal actions that another one beats, by what the seat may know."""
    actions = hidden.legal()
    if len(actions) == 1:
        return set()
    name = hidden.game.name
    own = OWN_RULES.get(name)
    found = own(hidden, seat) if own is not None else set()
    if name in RICHES and not (name == "sherwood_forest" and forest.is_talk(hidden)):
        left = [action for action in actions if action not in found]
        found |= comparing.poorer(hidden, seat, left, RICHES[name])
    return found


def sensible(hidden: Match, seat: int) -> list[int]:
    """The legal actions without the dominated ones; never none."""
    actions, bad = hidden.legal(), dominated(hidden, seat)
    return [action for action in actions if action not in bad] or actions
