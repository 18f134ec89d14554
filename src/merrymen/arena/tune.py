"""Find the search settings that suit a game, one setting after another, by playing."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from merrymen.arena.pairs import pair
from merrymen.arena.settings import CANDIDATES, changes, chosen, spec
from merrymen.errors import MerrymenError
from merrymen.game import Game


def run(
    game: Game,
    games: int,
    simulations: int,
    workers: int,
    console: Console,
    settings: Sequence[str] = tuple(CANDIDATES),
) -> dict[str, float]:
    """Challenge the best settings so far with every candidate; a clear winner replaces them."""
    for setting in settings:
        if setting not in CANDIDATES:
            known = ", ".join(CANDIDATES)
            raise MerrymenError(f"there is no setting {setting!r}; there are {known}")
    best = chosen(game)
    for change in changes(best, settings):
        names = spec(simulations, best | change), spec(simulations, best)
        found = pair(game, *names, games, workers=workers, console=console)
        low, high = found.span
        verdict = "better" if low > 0.5 else "no better"
        console.print(
            f"{change} against {best}: {found.share:.1%} ({low:.1%} to {high:.1%}), {verdict}"
        )
        if low > 0.5:
            best |= change
    return best
