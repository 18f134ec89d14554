"""Measure how fair the games are between equal networks, and draw it.

    python -m tools.balance_page [--scale 1.0] [--draw]

Every table of every game is played by the network that ships, at every seat (see
`merrymen.arena.balance`). The figures go to docs/balance/networks.json, and with them or with those
that are there already (`--draw`) the page docs/balance/networks.md and a plot for each game.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import time
from typing import Any

import numpy as np

import merrymen
from merrymen.arena.balance import Share, between_sages
from merrymen.training.games import settings_of

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "docs" / "balance"
# Games at each table: those of long games are few.
GAMES = {
    "castle_combo": 20_000,
    "chickwood_forest": 10_000,
    "kings_and_creatures": 40_000,
    "sherwood_bandits": 10_000,
    "sherwood_forest": 4_000,
}
STARTS = {"chickwood_forest": "castle"}  # a field that says what a seat began with
FAIR = (0.85, 1.15)


class Starts:
    """The wins by what a seat began with."""

    def __init__(self, field: str, players: int) -> None:
        self.field, self.players, self.shares = field, players, dict[int, Share]()

    def note(self, begins: Any, shares: Any) -> None:
        """Count some games."""
        began = begins[self.field][:, : self.players]
        for start in np.unique(began):
            one = self.shares.setdefault(
                int(start), Share(f"{self.field} {start}", 1 / self.players)
            )
            won = shares[began == start]
            one.add(won, np.zeros(len(won)))


def measure(name: str, scale: float) -> list[dict[str, Any]]:
    """Every table of a game."""
    game, found = merrymen.game(name), []
    for players, options in settings_of(game):
        begun = time.monotonic()
        starts = Starts(STARTS[name], players) if name in STARTS else None
        games = max(100, round(scale * GAMES[name]))
        note = None if starts is None else starts.note
        balance = between_sages(game, players, games, game.edition, options, 1, note)
        shares = balance.openings
        if starts is not None:
            shares = [one for _, one in sorted(starts.shares.items())]
        lines = [(one.name, one.share, *one.interval) for one in shares]
        rounded = [(line[0], *(round(value, 3) for value in line[1:])) for line in lines]
        points = round(sum(seat.mean_points for seat in balance.seats) / players, 1)
        found.append(
            {"players": players, "options": options, "games": games, "points": points,
             "shares": rounded}
        )  # fmt: skip
        print(name, players, options, rounded, f"{time.monotonic() - begun:.0f} s", flush=True)
    return found


def called(table: dict[str, Any]) -> str:
    """A table in words."""
    options = {name.replace("_", " "): value for name, value in table["options"].items() if value}
    chosen = [name if value is True else value for name, value in options.items()]
    return ", ".join([f"{table['players']} players", *chosen])


def draw(title: str, tables: list[dict[str, Any]], path: pathlib.Path) -> None:
    """Shares with their intervals, table by table, between the bounds of what is fair."""
    import matplotlib

    matplotlib.use("agg")
    matplotlib.rcParams["svg.hashsalt"] = title  # the same figures draw the same file
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(8, 1.4 + 0.42 * len(tables)))
    axes.axvspan(*FAIR, color="#dfe8d8")
    axes.axvline(1.0, color="grey", linewidth=0.8)
    for row, table in enumerate(tables):
        for at, (_, share, low, high) in enumerate(table["shares"]):
            y = row + (at - (len(table["shares"]) - 1) / 2) * 0.13
            axes.plot([low, high], [y, y], color="#5b6b4f", linewidth=1.2)
            axes.plot([share], [y], "o", markersize=4, color=f"C{at}")
    most = max(len(table["shares"]) for table in tables)
    for at, name in enumerate(next(t["shares"] for t in tables if len(t["shares"]) == most)):
        axes.plot([], [], "o", markersize=4, color=f"C{at}", label=name[0])
    axes.set_yticks(range(len(tables)), [called(table) for table in tables])
    axes.invert_yaxis()
    axes.set(title=title, xlabel="wins in fair shares, with 95% intervals")
    axes.legend(loc="center left", bbox_to_anchor=(1.0, 0.5), frameon=False)
    figure.savefig(path, bbox_inches="tight", metadata={"Date": None})
    pyplot.close(figure)


def page(found: dict[str, list[dict[str, Any]]]) -> str:
    """The page with all figures."""
    lines = [
        "# Between equal networks", "",
        "Made by `python -m tools.balance_page`: the network that ships plays itself by its first",
        "thoughts. Shares are in fair shares (1 is fair) with 95% intervals, by the",
        "order in which the seats first decide something, at Chickwood Forest by starting castle;",
        "**bold** where the interval does not lie within 0.85 to 1.15.", "",
    ]  # fmt: skip
    for name, tables in found.items():
        title = merrymen.game(name).title
        lines += [f"## {title}", "", f"![{title}: wins by opening]({name}.svg)", ""]
        lines += ["| table | games | points | shares |", "| --- | ---: | ---: | --- |"]
        for table in tables:
            shares = ", ".join(_told(share) for share in table["shares"])
            row = [called(table), f"{table['games']:,}", str(table["points"]), shares]
            lines.append(f"| {' | '.join(row)} |")
        lines.append("")
    return "\n".join(lines)


def _told(share: list[Any]) -> str:
    _, value, low, high = share
    told = f"{value:.2f} ({low:.2f}-{high:.2f})"
    return told if low >= FAIR[0] and high <= FAIR[1] else f"**{told}**"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scale", type=float, default=1.0, help="of the games at each table")
    parser.add_argument("--draw", action="store_true", help="draw what was measured before")
    chosen = parser.parse_args()
    kept = FOLDER / "networks.json"
    if not chosen.draw:
        measured = {name: measure(name, chosen.scale) for name in GAMES}
        kept.write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")
    found = json.loads(kept.read_text(encoding="utf-8"))
    for name, tables in found.items():
        draw(merrymen.game(name).title, tables, FOLDER / f"{name}.svg")
    (FOLDER / "networks.md").write_text(page(found), encoding="utf-8")


if __name__ == "__main__":
    main()
