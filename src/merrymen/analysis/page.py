"""An analysis as a page that stands by itself."""

from __future__ import annotations

import html
import pathlib
from collections.abc import Sequence
from string import Template

from merrymen.analysis.analysis import Analysis, KeyMoment
from merrymen.analysis.report import SIGNS, in_words, name_of, shares
from merrymen.games import game as find_game
from merrymen.messages import text

COLOURS = ("#56b4e9", "#f0743a", "#f2ead0", "#e374bb", "#8fbf5a", "#e0b341")
DASHES = ("", "9 4", "2 4", "12 4 3 4", "5 3", "16 5")
LEFT, WIDE, TOP, TALL = 44, 900, 30, 260

PAGE = Template("""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>$title</title>
<style>
:root { color-scheme: dark }
body { background: #101a14; color: #f4ecd8; font: 16px/1.45 system-ui, sans-serif;
  margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
h1, h2 { font-family: Georgia, serif; font-weight: 600; line-height: 1.2 }
h2 { font-size: 1.25rem; margin: 1.6rem 0 .5rem }
small, .quiet { color: #c3cdb6 }
.graph { background: #17251c; border-radius: 12px; padding: .5rem .25rem; overflow-x: auto }
.graph svg { display: block; width: 100%; min-width: 40rem; height: auto }
svg text { fill: #b3bda6; font-size: 13px }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; padding: 0; margin: 0 0 .5rem;
  list-style: none }
.moments { list-style: none; padding: 0; display: grid; gap: .5rem }
.moments li { display: grid; grid-template-columns: 1.8rem 1fr auto; gap: 0 .6rem;
  align-items: center; padding: .5rem .8rem; border-radius: 12px; background: #17251c }
.moments p { margin: 0 }
.sign, .change { font-weight: 800; font-size: 1.2rem; color: #8fd19e; white-space: nowrap }
.mistake .sign, .down { color: #f0948a }
em { font-style: normal; font-weight: 700; color: #8fd19e }
table { border-collapse: collapse; width: 100% }
th, td { text-align: right; padding: .35rem .3rem; border-bottom: 1px solid #2f443a;
  font-variant-numeric: tabular-nums; vertical-align: bottom }
th:first-child { text-align: left }
thead th { font-weight: 500; color: #c3cdb6; font-size: .9rem }
td:last-child { font-weight: 800 }
</style>
<h1>$title</h1>
<h2>Chance to win</h2>
<ul class="legend">$legend</ul>
<div class="graph">$graph</div>
<h2>Key moments</h2>
<ol class="moments">$moments</ol>
<h2>Luck and decisions</h2>
<p class="quiet">The result less a fair share, in hundredths of a victory. The parts add up to
it.</p>
<table><thead><tr><th><th>given away a decision<th>own decisions<th>others’<th>luck<th>result
</tr></thead>
$shares</table>
<p class="quiet">$simulations simulations a look; a decision is judged by what its seat could
know.</p>
</html>
""")


def write_page(analysis: Analysis, path: pathlib.Path) -> None:
    """A page with the graph, the moments and the sums; it needs nothing else."""
    seats = range(analysis.players)
    page = PAGE.substitute(
        title=html.escape(find_game(analysis.game).title),
        legend="".join(_legend(analysis, seat) for seat in seats),
        graph=graph(analysis),
        moments="".join(_moment(analysis, each) for each in analysis.moments)
        or "<li>Nobody made a mistake that decided anything, and nothing turned the game.</li>",
        shares="".join(map(_row, shares(analysis))),
        simulations=analysis.simulations,
    )
    path.write_text(page, encoding="utf-8")


def _legend(analysis: Analysis, seat: int) -> str:
    line = (
        f'<svg width="34" height="8" aria-hidden="true"><path d="M0 4h34" stroke-width="3"'
        f' stroke="{COLOURS[seat]}" stroke-dasharray="{DASHES[seat]}"/></svg>'
    )
    return f"<li>{line} {html.escape(name_of(analysis, seat))}</li>"


def _moment(analysis: Analysis, key: KeyMoment) -> str:
    """One line for who and what it was, one for what was played, one for what was better, why."""
    names = [name_of(analysis, seat) for seat in range(analysis.players)]
    moment = key.moment
    lines = [
        f"<b>{html.escape(names[moment.seat])}</b>"
        f" <small>{moment.kind}, step {moment.step + 1}</small>",
        html.escape(text(key.played.label, names=names)),
    ]
    if moment.kind != "turn":
        word = "better" if moment.kind == "mistake" else "next best"
        lines.append(f"<em>{word}</em> · {html.escape(text(key.best.label, names=names))}")
    if key.why:
        lines.append(f'<span class="quiet">{html.escape(text(key.why, names=names))}</span>')
    told = "".join(f"<p>{line}</p>" for line in lines)
    down = " down" if moment.change < 0 else ""
    return (
        f'<li class="{moment.kind}"><span class="sign" aria-hidden="true">{SIGNS[moment.kind]}'
        f'</span><div>{told}</div><span class="change{down}">{100 * moment.change:+.0f}%</span>'
        "</li>\n"
    )


def _row(cells: Sequence[str]) -> str:
    first, *others = map(html.escape, cells)
    return f'<tr><th scope="row">{first}{"".join(f"<td>{each}" for each in others)}</tr>\n'


def graph(analysis: Analysis) -> str:
    """The chances as a drawing, with its words for who cannot see it."""
    last = max(1, len(analysis.curve) - 1)
    parts = [*_rounds(analysis, last)]
    for hundredths in (0, 25, 50, 75, 100):
        y = _y(hundredths / 100)
        parts.append(f'<path d="M{LEFT} {y}H{WIDE}" stroke="#2f443a"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{hundredths}%</text>')
    for key in analysis.moments:
        x, sign = _x(key.moment.step, last), SIGNS[key.moment.kind]
        colour = "#f0948a" if key.moment.kind == "mistake" else "#8fd19e"
        parts.append(
            f'<path d="M{x} {TOP - 4}V{TALL}" stroke="{colour}" stroke-dasharray="2 4"/>'
            f'<text x="{x}" y="{TOP - 10}" text-anchor="middle" style="fill:{colour}">{sign}</text>'
        )
    for seat in range(analysis.players):
        points = " ".join(
            f"{_x(step, last)},{_y(chances[seat])}" for step, chances in enumerate(analysis.curve)
        )
        parts.append(
            f'<polyline fill="none" stroke="{COLOURS[seat]}" stroke-width="2.5"'
            f' stroke-dasharray="{DASHES[seat]}" points="{points}"/>'
        )
    return (
        f'<svg viewBox="0 0 {WIDE + 10} {TALL + 26}" role="img"'
        f' aria-label="{html.escape(in_words(analysis))}">{"".join(parts)}</svg>'
    )


def _rounds(analysis: Analysis, last: int) -> list[str]:
    """Where each round lies, by a number below it and a band behind every other one."""
    begins = [
        step
        for step, number in enumerate(analysis.rounds[:-1])
        if number is not None and (step == 0 or number != analysis.rounds[step - 1])
    ]
    parts = []
    for at, (begin, end) in enumerate(zip(begins, [*begins[1:], last], strict=True)):
        left, right = _x(begin, last), _x(end, last)
        if at % 2 == 0:
            wide = f'width="{right - left:.1f}" height="{TALL - TOP}"'
            parts.append(f'<rect x="{left}" y="{TOP}" {wide} fill="#1f3126" opacity=".6"/>')
        middle, said = (left + right) / 2, analysis.rounds[begin]
        label = f'<text x="{middle:.1f}" y="{TALL + 18}" text-anchor="middle">{said}</text>'
        parts.append(label if right - left > 14 else "")
    return parts


def _x(step: int, last: int) -> float:
    return round(LEFT + (WIDE - LEFT) * step / last, 1)


def _y(chance: float) -> float:
    return round(TOP + (TALL - TOP) * (1 - chance), 1)
