"""The league: the bots against one another, on every game, written into the docs."""

from __future__ import annotations

import datetime
import itertools
import os
import pathlib
from collections.abc import Sequence

from rich.console import Console

from merrymen.arena.pairs import Pair, pair
from merrymen.arena.results import Results
from merrymen.errors import BadSetup
from merrymen.game import Game

OTHERS = ("sage", "outlaw", "squire", "greedy", "random")


def run(
    games: Sequence[Game],
    count: int,
    legend: str,
    legends: int,
    workers: int,
    console: Console,
    page: pathlib.Path,
) -> None:
    """Play all pairs, `legends` games of those with Legend, and write the page."""
    if not page.parent.is_dir():
        raise BadSetup(f"there is no folder {page.parent} for the league's page")
    bots = (legend, *OTHERS)
    parts = [_head(count, legend, legends)]
    for game in games:
        pairs = [
            pair(
                game,
                *both,
                legends if legend in both else count,
                workers=workers,
                console=console,
            )
            for both in itertools.combinations(bots, 2)
        ]
        parts.append(_part(game, bots, pairs))
        page.write_text("\n".join(parts), encoding="utf-8")


def _head(count: int, legend: str, legends: int) -> str:
    today = datetime.date.today().isoformat()
    return (
        "# The league\n\n"
        f"Written by `merrymen league --pairs {count} --legend {legend} --legends {legends}` on"
        f" {today}, on {os.cpu_count()} cores. Every pair plays at two seats, or at three where a"
        " game has none for two, with as many seats for the one as for the other; a cell is the"
        " share of wins of the bot on the left, with its 95% interval. `legend` thinks for a second"
        " at every move, `legend:0.1s` for a tenth of it. Ratings are openskill's over all games of"
        " the table.\n"
    )


def _part(game: Game, bots: Sequence[str], pairs: Sequence[Pair]) -> str:
    ratings = _ratings(game, bots, pairs)
    lines = [f"## {game.title}\n", f"| | rating | {' | '.join(bots)} |"]
    lines.append("| --- " * (len(bots) + 2) + "|")
    for name in bots:
        mean, spread = ratings[name]
        cells = [_cell(pairs, name, other) for other in bots]
        lines.append(f"| **{name}** | {mean:.1f} ± {2 * spread:.1f} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def _cell(pairs: Sequence[Pair], name: str, other: str) -> str:
    for one in pairs:
        low, high = one.span
        if (one.first, one.second) == (name, other):
            return f"{one.share:.0%} ({low:.0%}-{high:.0%})"
        if (one.second, one.first) == (name, other):
            return f"{1 - one.share:.0%} ({1 - high:.0%}-{1 - low:.0%})"
    return ""


def _ratings(
    game: Game, bots: Sequence[str], pairs: Sequence[Pair]
) -> dict[str, tuple[float, float]]:
    """One rating over all games, whoever played whom."""
    merged = Results(game, list(bots))
    for results in (results for one in pairs for results in one.results):
        for outcome in results.outcomes:
            order = [bots.index(results.names[bot]) for bot in outcome.order]
            outcome.order = order
            merged.outcomes.append(outcome)
    return merged.ratings()
