"""An analysis for people, in the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from merrymen.analysis.analysis import Analysis, KeyMoment
from merrymen.games import game as find_game
from merrymen.messages import say, text

HEIGHT = 12  # lines of the plot in the terminal
MARKS = "●▲■◆✚★"  # a seat's mark: colour never says it alone
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
    for row in shares(analysis):
        table.add_row(*row)
    return table


def shares(analysis: Analysis) -> list[list[str]]:
    """For every seat what it gave away, and the parts of its result; rounding is luck, so that the
    parts add up as they are written."""
    told = []
    for seat, share in enumerate(analysis.shares):
        own, others, result = (
            round(100 * each) for each in (share.own, share.others, share.result)
        )
        parts = (own, others, result - own - others, result)
        told.append(
            [name_of(analysis, seat), f"{100 * analysis.given_away[seat]:.1f}%"]
            + [f"{part:+d}" if part else "0" for part in parts]
        )
    return told


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


def in_words(analysis: Analysis) -> str:
    """The curve for who cannot see it."""
    half = (len(analysis.curve) - 1) // 2
    return "; ".join(
        f"{name_of(analysis, seat)}: {100 * analysis.curve[0][seat]:.0f}% at first,"
        f" {100 * analysis.curve[half][seat]:.0f}% halfway,"
        f" {100 * analysis.curve[-1][seat]:.0f}% in the end"
        for seat in range(analysis.players)
    )
