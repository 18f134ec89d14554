"""An analysis for people: in the terminal, and as a page that stands by itself."""

from __future__ import annotations

import html
import pathlib
from collections.abc import Sequence
from string import Template

from rich.console import Console
from rich.table import Table

from merrymen.analysis.analysis import Analysis, KeyMoment
from merrymen.games import game as find_game
from merrymen.messages import say, text

HEIGHT = 12  # lines of the plot in the terminal
MARKS = "●▲■◆✚★"  # a seat's mark: colour never says it alone
COLOURS = ("#56b4e9", "#e6550d", "#d9d2b8", "#d957a8", "#8fbf5a", "#e0b341")
DASHES = ("", "8 5", "2 4", "10 4 2 4", "5 3", "14 5")
WIDE, TALL, LEFT = 900, 300, 46
SIGNS = {"mistake": "!", "best": "★", "turn": "↻"}


def name_of(analysis: Analysis, seat: int) -> str:
    """A player's name, or the seat's number."""
    names = analysis.names
    return names[seat] if seat < len(names) and names[seat] else text(say("seat", number=seat + 1))


def show(analysis: Analysis, console: Console) -> None:
    """The curve, the key moments, what was given away, and luck beside skill."""
    title = find_game(analysis.game).title
    console.rule(f"[bold]{title}[/] · {len(analysis.movers)} steps")
    for line in plot(analysis, max(20, min(100, console.width - 8))):
        console.print(line, markup=False, highlight=False)
    seats = range(analysis.players)
    console.print("  ".join(f"{MARKS[seat]} {name_of(analysis, seat)}" for seat in seats))
    table = Table(title="Key moments")
    for column in ("step", "who", "", "played", "better (or next best)", "", "why"):
        table.add_column(column)
    for each in analysis.moments:
        table.add_row(*_row(analysis, each))
    console.print(table)
    console.print(_sums(analysis))


def _row(analysis: Analysis, key: KeyMoment) -> list[str]:
    names = [name_of(analysis, seat) for seat in range(analysis.players)]
    moment = key.moment
    return [
        str(moment.step + 1),
        names[moment.seat],
        f"{SIGNS[moment.kind]} {moment.kind}",
        text(key.played.label, names=names),
        text(key.best.label, names=names) if moment.kind != "turn" else "",
        f"{100 * moment.change:+.0f}%",
        text(key.why, names=names) if key.why else "",
    ]


def _sums(analysis: Analysis) -> Table:
    table = Table(title="The result, less a fair share, in hundredths of a victory")
    for column in ("", "given away per decision", "own decisions", "others'", "luck", "result"):
        table.add_column(column, justify="right" if column else "left")
    for row in _shares(analysis):
        table.add_row(*row)
    return table


def _shares(analysis: Analysis) -> list[list[str]]:
    """For every seat what it gave away, and the parts of its result."""
    return [
        [name_of(analysis, seat), f"{100 * analysis.given_away[seat]:.1f}%"]
        + [f"{100 * part:+.0f}" for part in (share.own, share.others, share.luck, share.result)]
        for seat, share in enumerate(analysis.shares)
    ]


def plot(analysis: Analysis, width: int) -> list[str]:
    """The chances as lines of characters."""
    grid = [[" "] * width for _ in range(HEIGHT + 1)]
    last = len(analysis.curve) - 1
    for column in range(width):
        chances = analysis.curve[round(column * last / max(1, width - 1))]
        for seat in sorted(range(analysis.players), key=lambda each: chances[each]):
            grid[HEIGHT - round(chances[seat] * HEIGHT)][column] = MARKS[seat]
    labels = {0: "100%", HEIGHT // 2: " 50%", HEIGHT: "  0%"}
    return [f"{labels.get(at, '    ')} │{''.join(row)}" for at, row in enumerate(grid)]


PAGE = Template("""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>$title</title>
<style>
:root { color-scheme: dark }
body { background: #14201a; color: #efe8d2; font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem }
svg { background: #1a2b22; border-radius: 12px; width: 100%; height: auto }
table { border-collapse: collapse; width: 100%; margin: 1rem 0 }
th, td { text-align: left; padding: .35rem .6rem; border-bottom: 1px solid #2f443a }
td.number { text-align: right; font-variant-numeric: tabular-nums }
text { fill: #b9c2ae; font-size: 12px }
</style>
<h1>$title</h1>
<h2>Chance to win</h2>
$graph
<h2>Key moments</h2>
<table><tr><th>step<th>who<th><th>played<th>better, or next best<th><th>why</tr>$moments</table>
<h2>Luck and decisions</h2>
<p>The result less a fair share, in hundredths of a victory. The parts add up to it.</p>
<table><tr><th><th>given away per decision<th>own decisions<th>others'<th>luck<th>result</tr>
$shares</table>
<p>$simulations simulations a look; a decision is judged by what its seat could know.</p>
</html>
""")


def write_page(analysis: Analysis, path: pathlib.Path) -> None:
    """A page with the graph and the tables; it needs nothing else."""
    rows = [_row(analysis, each) for each in analysis.moments]
    page = PAGE.substitute(
        title=html.escape(find_game(analysis.game).title),
        graph=graph(analysis),
        moments="".join(map(_html_row, rows)),
        shares="".join(map(_html_row, _shares(analysis))),
        simulations=analysis.simulations,
    )
    path.write_text(page, encoding="utf-8")


def _html_row(cells: Sequence[str]) -> str:
    return "<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in cells) + "</tr>\n"


def graph(analysis: Analysis) -> str:
    """The chances as a drawing, with its words for who cannot see it."""
    last = max(1, len(analysis.curve) - 1)
    parts = []
    for tenth in (0, 25, 50, 75, 100):
        y = _y(tenth / 100)
        parts.append(f'<line x1="{LEFT}" x2="{WIDE}" y1="{y}" y2="{y}" stroke="#2f443a"/>')
        parts.append(f'<text x="4" y="{y + 4}">{tenth}%</text>')
    for seat in range(analysis.players):
        points = " ".join(
            f"{LEFT + (WIDE - LEFT - 10) * step / last:.1f},{_y(chances[seat])}"
            for step, chances in enumerate(analysis.curve)
        )
        parts.append(
            f'<polyline fill="none" stroke="{COLOURS[seat]}" stroke-width="2.5"'
            f' stroke-dasharray="{DASHES[seat]}" points="{points}"/>'
        )
        name = html.escape(f"{MARKS[seat]} {name_of(analysis, seat)}")
        x = LEFT + 140 * seat
        parts.append(f'<text x="{x}" y="{TALL + 34}" fill="{COLOURS[seat]}">{name}</text>')
    words = "; ".join(
        f"{name_of(analysis, seat)}: {100 * analysis.curve[0][seat]:.0f}% at first,"
        f" {100 * analysis.curve[last // 2][seat]:.0f}% halfway,"
        f" {100 * analysis.curve[-1][seat]:.0f}% in the end"
        for seat in range(analysis.players)
    )
    return (
        f'<svg viewBox="0 0 {WIDE} {TALL + 48}" role="img" aria-label="{html.escape(words)}">'
        f"{''.join(parts)}</svg>"
    )


def _y(chance: float) -> float:
    return round(10 + (TALL - 10) * (1 - chance), 1)
