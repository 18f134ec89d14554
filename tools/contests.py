"""The contests by which bots are judged, played a little at a time and kept.

    python -m tools.contests --minutes 60 --workers 2
    python -m tools.contests --game castle_combo --kind second --games 400
    python -m tools.contests --page

A contest of a hundred games at a whole second a move takes an hour, and there are dozens. So every
deal is written to docs/contests.json as soon as it is played, whoever is the furthest from its goal
plays next, and another day goes on from there. The page docs/contests.md is made from that file.
Deals that were played with other weights, levels or counsel of the same game do not count, and are
dropped when the contest goes on.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
import multiprocessing
import os
import pathlib
import statistics
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import merrymen
from merrymen.bots.levels import NEGOTIATES
from merrymen.learning.network import shipped
from tools import strength

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "docs"
GAMES = pathlib.Path(merrymen.__file__).parent / "games"
KEPT, PAGE = FOLDER / "contests.json", FOLDER / "contests.md"
SEED = 1119


@dataclass(frozen=True)
class Kind:
    """A question that is asked of every game."""

    name: str
    title: str
    first: str
    second: str
    games: int  # that are wanted
    asked: float  # share of the wins, or fair shares where one sits alone among many
    by_low: bool = False  # whether the lower end of the interval must reach what is asked
    crowd: bool = False  # one of the first among as many of the second as the table has room for


KINDS = (
    Kind("second", "a second each", "legend", "search:1s", 100, 0.5, by_low=True),
    Kind("crowd", "one alone among the others", "legend", "search:1s", 100, 1.25, crowd=True),
    Kind("ten", "a second against ten", "legend", "search:10s", 40, 0.5),
    Kind("thought", "a first thought", "sage", "search:1000", 200, 0.5),
    Kind("ladder", "Legend in a hurry over Outlaw", "legend:0.2s", "outlaw", 100, 0.7),
    Kind("club", "Outlaw over Squire", "outlaw", "squire", 240, 0.7),
    Kind("rookie", "Squire over random", "squire", "random", 240, 0.85),
)
HEAD = """\
# Contests

Made by `python -m tools.contests`, which goes on wherever it was stopped. The share of the wins of
the first with its 95% interval (deals are played in all rotations of the seats, which the interval
knows), its lead in points ± one standard error, and the load average of the machine meanwhile:
every bot has one thread; there were two cores, so a load above 2 took some of everybody's time.
**Bold** where what is asked is reached. Two seats; at Sherwood Forest three, one of the first among
two of the second and two among one (half is even).
"""
CROWDS = {"sherwood_forest": 5}  # seats at the table of one alone; four elsewhere


@dataclass
class Contest:
    """One question about one game, with what was played so far."""

    game: str
    kind: Kind
    of: str  # the weights and levels that play
    deals: list[list[Any]] = field(default_factory=list)  # number, wins, lead, seconds, load
    begun: set[int] = field(default_factory=set)  # the numbers of deals that are being played
    more: int = 0  # games that are wanted instead, where chance has not decided yet

    @property
    def players(self) -> int | None:
        return CROWDS.get(self.game, 4) if self.kind.crowd else None

    @property
    def done(self) -> float:
        """The part of the wanted games that was played or is being played."""
        begun = len(self.begun) * sum(map(len, self.seats))
        games = max(self.kind.games, self.more)
        return (begun + sum(len(wins) for _, wins, *_ in self.deals)) / games

    @property
    def seats(self) -> list[list[str]]:
        both = strength.MatchUp(self.game, self.kind.first, self.kind.second, 0.0)
        return strength.seating(both, self.players)

    def begin(self) -> int:
        """The next deal that nobody has played or is playing."""
        known = self.begun | {number for number, *_ in self.deals}
        deal = next(number for number in itertools.count() if number not in known)
        self.begun.add(deal)
        return deal

    def end(self, deal: int, wins: list[float], lead: float, seconds: float) -> None:
        """Note what came of a deal, and how busy the machine was."""
        self.begun.discard(deal)
        load = round(os.getloadavg()[0], 1)
        self.deals.append([deal, wins, round(lead, 2), round(seconds, 1), load])

    def figures(self) -> dict[str, Any]:
        found = strength.MatchUp(self.game, self.kind.first, self.kind.second, self.kind.asked)
        for _, wins, lead, seconds, _ in self.deals:
            found.add(wins, lead, seconds)
        return found.figures()

    def told(self) -> list[str]:
        """A line of the page."""
        title = merrymen.game(self.game).title
        if not self.deals:
            return [title, "not played yet", "", "", ""]
        figures, times = self.figures(), self.players or 1
        share, low, high = (times * figures[name] for name in ("share", "low", "high"))
        if self.players is None:
            said = f"{share:.0%} ({low:.0%} to {high:.0%})"
        else:
            said = f"{share:.2f} fair shares of {self.players} ({low:.2f} to {high:.2f})"
        if (low if self.kind.by_low else share) >= self.kind.asked:
            said = f"**{said}**"
        lead = f"{figures['margin']:+.1f} ± {figures['margin_error']:.1f}"
        load = statistics.median(load for *_, load in self.deals)
        return [title, said, str(figures["games"]), lead, f"{load:.1f}"]


def of_now(game: str, kind: Kind) -> str:
    """What plays now: the network, and what the card and the house make of it at these levels."""
    card = shipped(game).card
    names = [name.partition(":")[0] for name in (kind.first, kind.second)]
    levels = [(name, card.levels.get(name), NEGOTIATES.get(game, {}).get(name)) for name in names]
    counsel = GAMES / game / "rules/counsel.py"
    heard = [counsel.read_text(encoding="utf-8")] if counsel.is_file() else []
    told = json.dumps([card.weights, card.rules, card.edition, levels, *heard])
    return hashlib.sha256(told.encode()).hexdigest()[:12]


def contests() -> list[Contest]:
    """Every question about every game, with what is kept of it."""
    kept = {}
    if KEPT.is_file():
        for one in json.loads(KEPT.read_text(encoding="utf-8")):
            kept[one["game"], one["kind"], one["of"]] = one["deals"]
    found = []
    for kind in KINDS:
        for game in merrymen.games():
            of = of_now(game, kind)
            found.append(Contest(game, kind, of, kept.get((game, kind.name, of), [])))
    return found


def keep(all_of_them: Iterable[Contest]) -> None:
    """Write everything down: a line for each contest."""
    lines = [
        json.dumps({"game": c.game, "kind": c.kind.name, "of": c.of, "deals": sorted(c.deals)})
        for c in all_of_them
        if c.deals
    ]
    part = KEPT.with_suffix(".part")
    part.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    part.replace(KEPT)


def page(all_of_them: list[Contest]) -> str:
    """All figures, question by question."""
    lines = [HEAD]
    for kind in KINDS:
        asked = f"{kind.asked:.2f} fair shares" if kind.crowd else f"{kind.asked:.0%}"
        asked = f"the lower end above {asked}" if kind.by_low else asked
        lines += [f"## {kind.title[0].upper()}{kind.title[1:]}", ""]
        lines += [
            f"`{kind.first}` against `{kind.second}`; asked: {asked} of {kind.games} games.",
            "",
        ]
        lines += ["| game | share | games | lead | load |", "| --- | --- | ---: | ---: | ---: |"]
        lines += [f"| {' | '.join(c.told())} |" for c in all_of_them if c.kind is kind]
        lines.append("")
    return "\n".join(lines)


def coming(chosen: list[Contest]) -> Iterator[strength.Job]:
    """The next deal of whoever is furthest from its goal, until all are there."""
    while True:
        which = min(range(len(chosen)), key=lambda at: chosen[at].done)
        contest = chosen[which]
        if contest.done >= 1.0:
            return
        yield which, contest.game, contest.seats, contest.begin(), SEED


def run(chosen: list[Contest], everything: list[Contest], workers: int, minutes: float) -> None:
    """Play until all goals are reached or the time is up; every deal is kept at once."""
    end, jobs = time.monotonic() + 60 * minutes, coming(chosen)
    context = multiprocessing.get_context("spawn")
    free = context.Queue()
    cores = sorted(os.sched_getaffinity(0))
    for worker in range(workers):
        free.put({cores[worker % len(cores)]})
    playing: list[tuple[int, int, Any]] = []
    with context.Pool(workers, strength.keep_to_one_core, (free,)) as pool:
        while time.monotonic() < end:
            for job in itertools.islice(jobs, workers - len(playing)):
                playing.append((job[0], job[3], pool.apply_async(strength.play_deal, (job,))))
            if not playing:
                return
            playing[0][2].wait(1.0)
            for one in [one for one in playing if one[2].ready()]:
                playing.remove(one)
                which, deal, result = one
                contest = chosen[which]
                contest.end(deal, *result.get()[1])
                keep(everything)
                print(f"{contest.kind.title}: {strength.line(contest.figures())}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=merrymen.games(), action="append", help="these only")
    parser.add_argument(
        "--kind", choices=[kind.name for kind in KINDS], action="append", help="these only"
    )
    parser.add_argument("--games", type=int, default=0, help="of each, where more are wanted")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=1, help="each keeps to one core")
    parser.add_argument("--page", action="store_true", help="only write the page anew")
    chosen = parser.parse_args()
    everything = contests()
    if not chosen.page:
        wanted = [
            c
            for c in everything
            if c.game in (chosen.game or [c.game]) and c.kind.name in (chosen.kind or [c.kind.name])
        ]
        for contest in wanted:
            contest.more = chosen.games
        run(wanted, everything, chosen.workers, chosen.minutes)
    PAGE.write_text(page(everything), encoding="utf-8")


if __name__ == "__main__":
    main()
