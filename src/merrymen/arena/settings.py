"""The settings of the search that tuning tries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from merrymen.bots.search import USUAL
from merrymen.game import Game

CANDIDATES: Mapping[str, tuple[float, ...]] = {
    "widening": (0.1, 0.2, 0.4, 0.8, 10.0),
    "guided": (0.5, 0.8, 1.0),
    "exploration": (0.08, 0.15, 0.3, 0.6),
    "margin_weight": (0.1, 0.3, 0.6, 0.9),
}


def chosen(game: Game) -> dict[str, float]:
    """What a game's search uses now."""
    return {**USUAL, **game.search}


def changes(
    best: Mapping[str, float], settings: Iterable[str] = tuple(CANDIDATES)
) -> Iterator[dict[str, float]]:
    """Every candidate that differs from the best settings, as the one setting it changes."""
    for setting in settings:
        yield from ({setting: value} for value in CANDIDATES[setting] if value != best[setting])


def spec(simulations: int, settings: Mapping[str, float]) -> str:
    """The settings as the name of a bot."""
    return ";".join([f"search:{simulations}", *(f"{k}={v:g}" for k, v in settings.items())])
