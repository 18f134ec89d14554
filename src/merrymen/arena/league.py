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

BOTS = ("legend", "outlaw", "squire", "greedy", "random")
# Legend thinks for a second at every move, so it plays only the next below, once that is rated.
PAIRS = (*itertools.combinations(BOTS[1:], 2), ("legend", "outlaw"))


def run(
    games: Sequence[Game],
    count: int,
    legends: int,
    workers: int,
    console: Console,
    page: pathlib.Path,
) -> None:
    """Play all pairs, `legends` games of those with Legend, and write the page."""
    if not page.parent.is_dir():
        raise BadSetup(f"there is no folder {page.parent} for the league's page")
    parts = [_head(count, legends)]
    for game in games:
        pairs = [
            pair(
                game,
                *both,
                legends if "legend" in both else count,
                workers=workers,
                console=console,
            )
            for both in PAIRS
        ]
        parts.append(_part(game, pairs))
        page.write_text("\n".join(parts), encoding="utf-8")


def _head(count: int, legends: int) -> str:
    today = datetime.date.today().isoformat()
    return (
        "# The league\n\n"
        f"Written by `merrymen league --pairs {count} --legends {legends}` on {today}, on"
        f" {os.cpu_count()} cores. Every pair plays at two seats, or at three where a game has none"
        " for two, with as many seats for the one as for the other; a cell is the share of wins of"
        " the bot on the left, with its 95% interval. Legend thinks for a second at every move and"
        " plays only Outlaw, the next below. Ratings are openskill's over all games of the table.\n"
    )


def _part(game: Game, pairs: Sequence[Pair]) -> str:
    ratings = _ratings(game, pairs)
    lines = [f"## {game.title}\n", f"| | rating | {' | '.join(BOTS)} |"]
    lines.append("| --- " * (len(BOTS) + 2) + "|")
    for name in BOTS:
        mean, spread = ratings[name]
        cells = [_cell(pairs, name, other) for other in BOTS]
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


def _ratings(game: Game, pairs: Sequence[Pair]) -> dict[str, tuple[float, float]]:
    """One rating over all games, whoever played whom."""
    merged = Results(game, list(BOTS))
    for results in (results for one in pairs for results in one.results):
        for outcome in results.outcomes:
            order = [BOTS.index(results.names[bot]) for bot in outcome.order]
            outcome.order = order
            merged.outcomes.append(outcome)
    return merged.ratings()
