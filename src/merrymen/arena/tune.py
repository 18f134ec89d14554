"""Find the search settings that suit a game, one setting after another, by playing."""

from __future__ import annotations

from rich.console import Console

from merrymen.arena.pairs import pair
from merrymen.game import Game

CANDIDATES = {
    "guided": (0.0, 0.25, 0.5, 0.8, 1.0),
    "exploration": (0.35, 0.7, 1.0, 1.4),
    "margin_weight": (0.0, 0.1, 0.3),
}


def run(
    game: Game, games: int, simulations: int, workers: int, console: Console
) -> dict[str, float]:
    """Challenge the best settings so far with every candidate; a clear winner replaces them."""
    best = {"exploration": 0.7, "margin_weight": 0.1, "guided": 0.0} | dict(game.search)
    for setting, values in CANDIDATES.items():
        for value in values:
            if value == best[setting]:
                continue
            challenger = best | {setting: value}
            names = spec(challenger, simulations), spec(best, simulations)
            found = pair(game, *names, games, workers=workers, console=console)
            low, high = found.span
            verdict = "better" if low > 0.5 else "no better"
            console.print(
                f"{setting} {value:g} against {best[setting]:g}:"
                f" {found.share:.1%} ({low:.1%} to {high:.1%}), {verdict}"
            )
            if low > 0.5:
                best = challenger
    return best


def spec(settings: dict[str, float], simulations: int) -> str:
    """The settings as the name of a bot."""
    return ";".join([f"search:{simulations}", *(f"{k}={v:g}" for k, v in settings.items())])
