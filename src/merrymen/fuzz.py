"""Play games and check every position, until time is up or something is wrong."""

from __future__ import annotations

import importlib
import itertools
import os
import pathlib
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from merrymen import properties
from merrymen.chronicle import Chronicle
from merrymen.errors import BadSetup
from merrymen.game import Game
from merrymen.match import Match
from merrymen.whole import derived, seed_of

Check = Callable[[Match, Chronicle, random.Random], list[str]]

TESTS = pathlib.Path(__file__).parents[2] / "tests"  # in a checkout


@dataclass
class Report:
    """What a fuzzing run did, and the first failure if there was one."""

    games: int = 0
    steps: int = 0
    problems: tuple[str, ...] = ()
    failed: pathlib.Path | None = None


def setups(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every player count with every combination of options, over and over."""
    names = list(game.options)
    combos = itertools.product(*(option.choices for option in game.options.values()))
    tables = [(n, dict(zip(names, combo, strict=True))) for combo in combos for n in game.players]
    return itertools.cycle(tables)


def referee_check(game: Game) -> Check:
    """The game in lockstep with its referee, a second reading of the rules kept with the tests."""
    if not (TESTS / "referees" / "lockstep.py").is_file():
        raise BadSetup("the referees live with the tests: this needs a checkout of merrymen")
    if str(TESTS) not in sys.path:
        sys.path.append(str(TESTS))
    lockstep = importlib.import_module("referees.lockstep")
    if game.name not in lockstep.referees():
        raise BadSetup(f"{game.title} has no referee yet")
    check: Check = lockstep.check
    return check


def fuzz(
    game: Game,
    seconds: float,
    seed: int,
    folder: str | os.PathLike[str],
    games: float = float("inf"),
    check: Check | None = None,
) -> Iterator[Report]:
    """Report after every game; a failing game is stored as a chronicle that replays."""
    play = check or _play
    report, end, seed = Report(), time.monotonic() + seconds, seed_of(seed)
    for number, (players, options) in enumerate(setups(game)):
        own = derived(seed, number)
        match = game.new(players, seed=own, **options)
        chronicle = Chronicle.begin(match, own)
        problems = play(match, chronicle, random.Random(own))
        report.games += 1
        report.steps += len(chronicle.steps)
        if problems:
            chronicle.note = "; ".join(problems)
            report.problems = tuple(problems)
            report.failed = pathlib.Path(folder) / f"{game.name}-{seed}-{number}.json"
            chronicle.save(report.failed)
        yield report
        if problems or report.games >= games or time.monotonic() > end:
            return


def _play(match: Match, chronicle: Chronicle, chance: random.Random) -> list[str]:
    """One random game, every position checked; the problems of the first bad one."""
    while match.to_move is not None:
        problems = properties.stuck(match) or properties.misplaced(match)
        if problems:
            return problems
        action = chance.choice(match.legal())
        problems = _check(match, action, chance)
        chronicle.add(action)
        if problems:
            return problems
        match.apply(action)
        if len(chronicle.steps) > match.game.longest:
            return [f"the game takes more than {match.game.longest} steps"]
    return properties.stuck(match) or properties.misplaced(match)


def _check(match: Match, action: int, chance: random.Random) -> list[str]:
    """The cheap checks at every step, the dear ones now and then."""
    seed = chance.getrandbits(32)
    try:
        problems = (
            properties.leaks(match, seed)
            or properties.unknown_choices(match, seed)
            or properties.silent_reveals(match, action, seed)
            or properties.undo_crosses(match, action, seed)
            or properties.unspoken(match, action, [chance.choice(properties.everybody(match))])
        )
        if not problems and chance.random() < 0.1:
            problems = properties.views_leak(match, seed) or properties.lost_in_writing(match)
    except Exception as error:
        # Whatever a rule or a view raises is a finding, to be stored with the game.
        return [f"{type(error).__name__}: {error}"]
    return problems
