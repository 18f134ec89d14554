"""Turn what `tools/gpu_check.py --out gpu.json` found into a page and a plot for the docs.

python tools/gpu_page.py gpu.json docs
"""

from __future__ import annotations

import json
import pathlib
import sys
from typing import Any

FEATURES = "steps/s, masks and features to torch"


def rows_of(found: dict[str, Any], part: str) -> dict[str, Any]:
    """What one part says about each game."""
    return {
        key.partition("/")[2]: told for key, told in found.items() if key.startswith(f"{part}/")
    }


def figure(told: dict[str, Any], key: str) -> str:
    """A figure in millions, or the reason why there is none."""
    if key in told:
        return f"{told[key] / 1e6:,.0f} million"
    return "failed" if "error" in told else "not measured"


def equal(found: dict[str, Any], game: str) -> str:
    """Whether GPU and CPU agree, as far as it was checked."""
    parts = [
        found.get(f"{part}/{game}", {}).get("equal") for part in ("equality", "batch equality")
    ]
    return {True: "yes", False: "no", None: "not checked"}[
        None if None in parts else all(bool(part) for part in parts)
    ]


def table(found: dict[str, Any]) -> str:
    """One row for each game."""
    stepped = rows_of(found, "torch")
    lines = [
        "| game | playouts, steps/s | Batch.step with masks and features in torch, steps/s | "
        "same bytes as the CPU |",
        "|---|---:|---:|---|",
    ]
    for game, told in sorted(rows_of(found, "playouts").items()):
        batch = figure(stepped.get(game, {}), FEATURES)
        lines.append(f"| {game} | {figure(told, 'steps/s')} | {batch} | {equal(found, game)} |")
    return "\n".join(lines)


def page(found: dict[str, Any]) -> str:
    """The page for the docs."""
    machine, trained = found.get("machine", {}), found.get("training", {})
    compared = [told.get("games") for told in rows_of(found, "equality").values()]
    games = max((count for count in compared if count), default=0)
    lesson = "The training was not measured."
    if "seconds" in trained:
        lesson = (
            f"`examples/train_kings.py` on this GPU, after {trained['seconds']} s: the network wins"
            f" {trained['fair shares']:.2f} fair shares among greedy bots."
        )
    return f"""# On a GPU

Made by `tools/gpu_check.py` and `tools/gpu_page.py` on: {machine.get("gpu", "unknown")}, Python
{machine.get("python")}, Numba {machine.get("numba")}, PyTorch {machine.get("torch")}. Bytes were
compared over {games} random games at every player count, and over a batch in step with one on the
CPU: records, masks, rewards, features and the bots' actions.

{table(found)}

{lesson}

![Steps per second by the number of games at once](scaling.png)
"""


def plot(found: dict[str, Any], path: pathlib.Path) -> None:
    """Steps per second of `Batch.step` with random actions, from one game to a million."""
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    drawing, axes = pyplot.subplots(figsize=(8, 5))
    for number, (game, told) in enumerate(sorted(rows_of(found, "scaling").items())):
        for device, style in (("cuda", "-"), ("cpu", ":")):
            points = {int(n): rate for n, rate in told.get(device, {}).items()}
            axes.plot(
                list(points), list(points.values()), style, marker=".", color=f"C{number}",
                label=f"{game}, {'GPU' if device == 'cuda' else 'CPU'}",
            )  # fmt: skip
    axes.set(xscale="log", yscale="log", xlabel="games at once", ylabel="steps per second")
    axes.grid(alpha=0.3)
    axes.legend(fontsize="small")
    drawing.tight_layout()
    drawing.savefig(path, dpi=120)
    pyplot.close(drawing)


def main(arguments: list[str]) -> int:
    """Read the findings, write page and plot."""
    if len(arguments) != 2:
        print((__doc__ or "").strip())
        return 2
    found = json.loads(pathlib.Path(arguments[0]).read_text(encoding="utf-8"))
    docs = pathlib.Path(arguments[1])
    (docs / "gpu.md").write_text(page(found), encoding="utf-8")
    plot(found, docs / "scaling.png")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
