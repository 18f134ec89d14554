"""A learning curve as Parquet and as a plot."""

from __future__ import annotations

import pathlib
from typing import Any

from merrymen.extras import of_extra


def write(curve: list[dict[str, Any]], title: str, folder: pathlib.Path, name: str) -> None:
    """NAME.parquet with a line for every setting and measurement, and NAME.svg."""
    if not curve:
        return
    with of_extra("torch"):
        import pyarrow
        import pyarrow.parquet

    folder.mkdir(parents=True, exist_ok=True)
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(curve), folder / f"{name}.parquet")
    _draw(curve, title, folder / f"{name}.svg")


def _draw(curve: list[dict[str, Any]], title: str, path: pathlib.Path) -> None:
    with of_extra("torch"):
        import matplotlib

        matplotlib.use("agg")
        from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    for players in sorted({line["players"] for line in curve}):
        steps = sorted({line["steps"] for line in curve if line["players"] == players})
        fair = [_mean(curve, players, step) for step in steps]
        axes.plot([step / 1e6 for step in steps], fair, marker="o", label=f"{players} players")
    axes.axhline(1.0, color="grey", linewidth=0.8)
    axes.set(title=title, xlabel="million steps", ylabel="fair shares of wins among greedy bots")
    axes.legend()
    figure.savefig(path, bbox_inches="tight")
    pyplot.close(figure)


def _mean(curve: list[dict[str, Any]], players: int, steps: int) -> float:
    values = [c["fair"] for c in curve if c["players"] == players and c["steps"] == steps]
    return float(sum(values) / len(values))
