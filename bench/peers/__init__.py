"""`merrymen bench --peers`: steps per second of random play, ours beside other libraries'.

Every library is installed from the registry into an environment of its own and driven from
Python in the way its own documentation drives it; all run one after another on one machine.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import platform
import subprocess
import sys
import venv
from collections.abc import Sequence
from dataclasses import dataclass

from merrymen.engine.compiling import cache_root
from merrymen.machine import cores

HERE = pathlib.Path(__file__).parent
COMMAND = "merrymen bench --peers"
# The libraries whose card games ours are compared with, and those named beside them.
RIVALS = ("OpenSpiel", "PettingZoo", "RLCard")


@dataclass(frozen=True)
class Peer:
    """A library: what to install, and which driver to run with it."""

    name: str
    packages: tuple[str, ...]
    driver: str

    @property
    def python(self) -> pathlib.Path:
        """The interpreter of the library's own environment."""
        return cache_root() / "peers" / self.driver / "bin" / "python"

    def install(self) -> None:
        """Make the environment, unless it is there already."""
        if not self.python.exists():
            venv.create(self.python.parent.parent, with_pip=True)
        command = [str(self.python), "-m", "pip", "install", "--quiet", *self.packages]
        subprocess.run(command, check=True)

    def version(self) -> str:
        """The version that was installed."""
        name = self.packages[0].partition("[")[0]
        words = f"import importlib.metadata as m; print(m.version('{name}'))"
        return _output([str(self.python), "-c", words]).strip()


PEERS = (
    Peer("OpenSpiel", ("open_spiel",), "openspiel"),
    Peer("PettingZoo", ("pettingzoo[classic]",), "pettingzoo"),
    Peer("RLCard", ("rlcard",), "rlcard"),
    Peer("Pgx", ("pgx", "jax"), "pgx"),
    Peer("Catanatron", ("catanatron",), "catanatron"),
)


@dataclass(frozen=True)
class Rate:
    """Steps per second of one game in one library."""

    library: str
    game: str
    rate: float


def _output(command: Sequence[str]) -> str:
    quiet = {**os.environ, "JAX_PLATFORMS": "cpu", "PYTHONWARNINGS": "ignore"}
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=quiet).stdout


def measure(library: str, python: str | pathlib.Path, driver: str, seconds: float) -> list[Rate]:
    """Run one driver and read what it counted."""
    told = _output([str(python), str(HERE / f"drive_{driver}.py"), str(seconds)])
    lines = [json.loads(line) for line in told.splitlines() if line.startswith("{")]
    return [Rate(library, line["name"], line["rate"]) for line in lines]


def machine() -> str:
    """The processor, its cores and the Python, in words."""
    words = platform.processor() or platform.machine()
    told = pathlib.Path("/proc/cpuinfo")
    if told.exists():
        names = [line for line in told.read_text().splitlines() if line.startswith("model name")]
        words = names[0].partition(":")[2].strip() if names else words
    return f"{words}, {cores()} cores, Python {platform.python_version()}"


def fastest_rival(rates: Sequence[Rate]) -> Rate:
    """The quickest card game of the libraries that are driven from Python step by step."""
    return max((r for r in rates if r.library in RIVALS), key=lambda r: r.rate)


def table(rates: Sequence[Rate]) -> str:
    """All rates as a table, with the ratio to the fastest rival."""
    rival = fastest_rival(rates)
    lines = ["| library | game | steps/s | to the fastest rival |", "|---|---|---:|---:|"]
    for r in sorted(rates, key=lambda r: -r.rate):
        lines.append(f"| {r.library} | {r.game} | {r.rate:,.0f} | {r.rate / rival.rate:,.2f} |")
    return "\n".join(lines)


def page(rates: Sequence[Rate], versions: Sequence[str], seconds: float, load: float) -> str:
    """The page for the docs."""
    rival = fastest_rival(rates)
    return f"""# Speed beside other libraries

Made by `{COMMAND}`, in one run on one machine: {machine()}.
Its load average was {load:.1f} when the run began; above 0 it was busy with other
work, which slows most what uses all cores. Each library is installed from the registry into an
environment of its own and plays random games for {seconds:g} s a game, driven from Python. What is
compiled on first use is not counted, and the best fifth of the time is what counts. Versions:
{", ".join(versions)}.

The drivers are in `bench/peers/`. OpenSpiel's steps include those of chance. Pgx
plays a thousand games at once in one compiled loop; our Batch plays 16,384 on all cores, one call
of `choose` and one of `step` for each step; Match and PettingZoo are one game at a time, as in
the other libraries.

The fastest rival, to which the last column compares, is the fastest card game of
{", ".join(RIVALS)}: {rival.game} of {rival.library}.

{table(rates)}

![The same as a plot](peers.png)
"""


def plot(rates: Sequence[Rate], path: pathlib.Path) -> None:
    """All rates as bars on a logarithmic scale."""
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    rates = sorted(rates, key=lambda r: r.rate)
    figure, axes = pyplot.subplots(figsize=(9, 0.28 * len(rates) + 1))
    colors = ["#2e7d32" if r.library == "Merrymen" else "#90a4ae" for r in rates]
    axes.barh([f"{r.library}: {r.game}" for r in rates], [r.rate for r in rates], color=colors)
    axes.set_xscale("log")
    axes.set_xlabel("steps per second, random play")
    axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(path, dpi=120)
    pyplot.close(figure)


def main(arguments: Sequence[str] | None = None) -> int:
    """Install the peers, measure all, print the table, and keep page and plot if asked to."""
    parser = argparse.ArgumentParser(prog=COMMAND, description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="for each game")
    parser.add_argument("--docs", type=pathlib.Path, help="folder for peers.md and peers.png")
    given = parser.parse_args(arguments)
    versions, load = [], os.getloadavg()[0]
    for peer in PEERS:
        print(f"installing {peer.name} …", file=sys.stderr, flush=True)
        peer.install()
        versions.append(f"{peer.name} {peer.version()}")
    rates = []
    for peer in PEERS:
        print(f"playing {peer.name} …", file=sys.stderr, flush=True)
        rates += measure(peer.name, peer.python, peer.driver, given.seconds)
    rates += measure("Merrymen", sys.executable, "merrymen", given.seconds)
    print(table(rates))
    if given.docs:
        words = page(rates, versions, given.seconds, load)
        (given.docs / "peers.md").write_text(words, encoding="utf-8")
        plot(rates, given.docs / "peers.png")
    return 0
