"""A tournament as one HTML page with its plots inside."""

from __future__ import annotations

import html
import io
import pathlib
from collections.abc import Callable
from typing import Any

from merrymen.arena.results import Results
from merrymen.extras import of_extra

with of_extra("arena"):
    import matplotlib

    matplotlib.use("svg")
    import matplotlib.pyplot as plt

INK, GOLD, MOSS, PAPER = "#2b2417", "#b8860b", "#3d5a3d", "#f6efdd"
FEWEST = 10  # a card seen less often says nothing

STYLE = f"""
body {{ font: 16px/1.5 "Alegreya Sans", system-ui, sans-serif; color: {INK}; background: {PAPER};
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }}
h1, h2 {{ font-family: Cinzel, Georgia, serif; letter-spacing: .02em; }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; }}
th, td {{ padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #d8ccab; }}
th:first-child, td:first-child {{ text-align: left; }}
svg {{ max-width: 100%; height: auto; }}
"""


def write_html(results: Results, path: pathlib.Path) -> None:
    """Everything on one page, without a single link to the outside."""
    title = f"{results.game.title}: {results.games} games"
    parts = [f"<h1>{html.escape(title)}</h1>", _wins(results), _failures(results)]
    plots: tuple[tuple[str, Callable[[Results, Any], None]], ...] = (
        ("Ratings", _ratings),
        ("Seat balance", _seats),
        ("Points by heading", _headings),
        ("Length of games", _lengths),
        ("Whose owner wins", _owners),
    )
    for heading, draw in plots:
        parts.append(f"<h2>{heading}</h2>{_plot(results, draw)}")
    parts.append(_all_owners(results))
    page = (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{html.escape(title)}</title>'
        f"<style>{STYLE}</style><body>{''.join(parts)}</body></html>"
    )
    path.write_text(page, encoding="utf-8")


def _wins(results: Results) -> str:
    rows = []
    for i, name in enumerate(results.names):
        low, high = results.interval(i)
        cells = [html.escape(name), f"{results.share(i):.1%}", f"{low:.1%} to {high:.1%}"]
        cells.append(f"{results.points[i] / results.games:.1f}")
        cells.append(f"{results.margins[i] / results.games:+.1f}")
        rows.append("".join(f"<td>{cell}</td>" for cell in cells))
    head = "<th>bot<th>wins<th>95% interval<th>points<th>margin"
    return f"<table><tr>{head}</tr><tr>{'</tr><tr>'.join(rows)}</tr></table>"


def _failures(results: Results) -> str:
    """Whose choices were not its own: greedy chose in its place, or the game was forfeited."""
    if not results.failures:
        return ""
    rows = [
        f"<td>{html.escape(name)}<td>{html.escape(str(trouble))}"
        for name, trouble in results.failures.items()
    ]
    head = "<th>bot<th>what happened"
    table = f"<table><tr>{head}</tr><tr>{'</tr><tr>'.join(rows)}</tr></table>"
    return f"<h2>Failures</h2>{table}"


def _all_owners(results: Results) -> str:
    """Every card, folded away: how often it lay before a seat, and how often that seat won."""
    rows = [
        f"<td>{html.escape(thing)}<td>{count}<td>{wins / count:.1%}"
        for thing, (count, wins) in sorted(results.owners().items())
    ]
    head = "<th>card<th>games<th>owner wins"
    table = f"<table><tr>{head}</tr><tr>{'</tr><tr>'.join(rows)}</tr></table>"
    return f"<details><summary>Every card</summary>{table}</details>"


def _plot(results: Results, draw: Callable[[Results, Any], None]) -> str:
    figure, axes = plt.subplots(figsize=(8, 3.2), facecolor=PAPER)
    axes.set_facecolor(PAPER)
    draw(results, axes)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    out = io.StringIO()
    figure.savefig(out, format="svg", bbox_inches="tight")
    plt.close(figure)
    svg = out.getvalue()
    return svg[svg.index("<svg") :]


def _ratings(results: Results, axes: Any) -> None:
    ratings = sorted(results.ratings().items(), key=lambda item: item[1][0])
    names, means = [name for name, _ in ratings], [mean for _, (mean, _) in ratings]
    spreads = [2 * spread for _, (_, spread) in ratings]
    axes.barh(names, means, xerr=spreads, color=MOSS, ecolor=GOLD)
    axes.set_xlabel("openskill rating, with two deviations")


def _seats(results: Results, axes: Any) -> None:
    games, count = results.games, len(results.names)
    shares = [wins / games for wins in results.seat_wins]
    spans = [results.seat_interval(seat) for seat in range(count)]
    errors = [
        [share - low for share, (low, _) in zip(shares, spans, strict=True)],
        [high - share for share, (_, high) in zip(shares, spans, strict=True)],
    ]
    axes.bar([f"seat {i + 1}" for i in range(count)], shares, yerr=errors, color=MOSS, ecolor=GOLD)
    axes.axhline(1 / count, color=INK, linestyle="--")
    axes.set_ylabel("share of wins")


def _headings(results: Results, axes: Any) -> None:
    headings = results.game.headings
    points = [[sheet[h] for o in results.outcomes for sheet in o.sheets] for h in headings]
    axes.boxplot(points, tick_labels=list(headings), medianprops={"color": GOLD})
    axes.tick_params(axis="x", rotation=30 if len(headings) > 6 else 0)
    axes.set_ylabel("points of a seat")


def _lengths(results: Results, axes: Any) -> None:
    steps = [len(c.steps) for c in results.chronicles]
    bins = range(min(steps), max(steps) + 2, max(1, (max(steps) - min(steps)) // 20))
    axes.hist(steps, bins=bins, color=MOSS)
    axes.set_xlabel("steps in a game")


def _owners(results: Results, axes: Any) -> None:
    """The twelve best and the twelve worst things to own at the end."""
    seen = {thing: wins / n for thing, (n, wins) in results.owners().items() if n >= FEWEST}
    order = sorted(seen, key=lambda thing: seen[thing])
    chosen = order if len(order) <= 24 else order[:12] + order[-12:]
    axes.figure.set_size_inches(8, max(2.0, 0.22 * len(chosen)))
    axes.barh(chosen, [seen[thing] for thing in chosen], color=MOSS)
    axes.axvline(1 / len(results.names), color=INK, linestyle="--")
    axes.set_xlabel("share of wins of whoever had it at the end")
