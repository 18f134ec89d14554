"""A finished game, looked at again: who could win when, which decisions mattered, and why."""

from __future__ import annotations

import os
import pathlib
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec

from merrymen.analysis.budget import LEAST, Budget
from merrymen.analysis.judging import Judgement
from merrymen.analysis.luck import Share, shares
from merrymen.analysis.moments import Moment, key_moments
from merrymen.analysis.reasons import reason
from merrymen.analysis.work import Found, Hindsight, Piece, do, pieces
from merrymen.bots.greedy import Greedy
from merrymen.bots.search import Search
from merrymen.chronicle import Chronicle, load
from merrymen.editions import Edition
from merrymen.errors import BadSetup
from merrymen.machine import cores
from merrymen.match import Match
from merrymen.messages import Message

SECONDS = 25.0  # a whole game, on all cores, where no number of simulations is given
PROBE = 64


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """An action in words, and where it is on the board."""

    action: int
    label: Message
    element: str


class KeyMoment(msgspec.Struct, frozen=True, kw_only=True):
    """A moment with its reason: what was played, and what was or would have been best."""

    moment: Moment
    played: Told
    best: Told
    why: Message | None


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is known about a game afterwards. Lists of steps begin with the first."""

    format: int = 1
    game: str
    players: int
    names: list[str]
    simulations: int
    movers: list[int]  # who took each step
    rounds: list[int | None]  # of each position, the last one included
    curve: list[list[float]]  # every seat's chance in each position, as a spectator saw it
    judged: list[Judgement | None]  # of each step; None where nothing was to be decided
    hindsight: list[Hindsight | None]  # of each step, where the game has secrets
    moments: list[KeyMoment]
    given_away: list[float]  # by each seat in a decision, on average
    shares: list[Share]


Progress = Callable[[int, int], None]


def analyse(
    chronicle: Chronicle | str | os.PathLike[str],
    simulations: int | None = None,
    *,
    edition: str | pathlib.Path | Edition | None = None,
    threads: int | None = None,
    seed: int = 0,
    progress: Progress | None = None,
) -> Analysis:
    """Analyse a finished game on all cores (or so many threads).

    `simulations` are those of one look at a decision; without them as many as take about half a
    minute. With them and a seed the result is always the same.
    """
    told = chronicle if isinstance(chronicle, Chronicle) else load(chronicle)
    positions = list(told.replay(edition))
    if positions[-1].to_move is not None:
        raise BadSetup("the game is not over: there is nothing to look back upon yet")
    count = threads or cores()
    work = pieces(positions, simulations or LEAST)
    budget = None
    if simulations is None:
        each = seconds_of_one(positions[len(positions) // 3])
        budget = Budget(work, SECONDS, each, count)
    begun = time.perf_counter()

    def one(piece: Piece) -> Found | None:
        action = told.steps[piece.step].action
        if budget is None:
            return do(piece, positions[piece.step], action, seed)
        start = time.perf_counter()
        if budget.is_spent(piece, start - begun):
            return None
        allowed = budget.simulations(piece, start - begun)
        sized = msgspec.structs.replace(piece, simulations=allowed)
        found = do(sized, positions[piece.step], action, seed)
        budget.took(piece, allowed, time.perf_counter() - start)
        return found

    found: list[Found] = []
    with ThreadPoolExecutor(count) as pool:
        for number, each_found in enumerate(pool.map(one, work), 1):
            if each_found is not None:
                found.append(each_found)
            if progress is not None:
                progress(number, len(work))
    return put_together(told, positions, found)


def seconds_of_one(position: Match) -> float:
    """How long a simulation from a position takes here."""
    Search(simulations=PROBE, seed=0).watch(position)  # compiles, where it has to
    begun = time.perf_counter()
    Search(simulations=PROBE, seed=0).watch(position)
    return (time.perf_counter() - begun) / PROBE


def put_together(
    told: Chronicle, positions: Sequence[Match], pieces_found: Iterable[Found]
) -> Analysis:
    """The analysis, from all the pieces or from those that are there."""
    found = list(pieces_found)
    last, steps = positions[-1], len(told.steps)
    curve: list[list[float]] = [[] for _ in range(steps)]
    judged: list[Judgement | None] = [None] * steps
    hindsight: list[Hindsight | None] = [None] * steps
    for each in found:
        if each.part == "watch":
            curve[each.step] = each.chances
        judged[each.step] = each.judgement or judged[each.step]
        hindsight[each.step] = each.hindsight or hindsight[each.step]
    winners = last.leaders()
    won = [(seat in winners) / max(1, len(winners)) for seat in range(last.players)]
    movers = [position.to_move or 0 for position in positions[:-1]]
    curve = [each or [1 / last.players] * last.players for each in curve] + [won]
    decisions = {step: each for step, each in enumerate(judged) if each is not None}
    moments = key_moments(decisions, curve, movers, _hasty(positions, decisions))
    return Analysis(
        game=told.game,
        players=told.players,
        names=told.names,
        simulations=_usual(found),
        movers=movers,
        rounds=[position.round for position in positions],
        curve=curve,
        judged=judged,
        hindsight=hindsight,
        moments=[_key(told, positions, judged, moment) for moment in moments],
        given_away=_given_away(last.players, decisions.values()),
        shares=shares(won, decisions.values()),
    )


def _usual(found: Sequence[Found]) -> int:
    """The simulations of a middling look at a decision, or at a position while there is none."""
    judged = [each.simulations for each in found if each.part == "judge"]
    taken = sorted(judged or [each.simulations for each in found])
    return taken[len(taken) // 2] if taken else 0


def _hasty(positions: Sequence[Match], steps: Iterable[int]) -> dict[int, int]:
    """What greedy would have done."""
    found = {}
    for step in steps:
        seat = positions[step].to_move
        assert seat is not None
        found[step] = Greedy(seed=step).choose(positions[step].hidden(seat), seat)
    return found


def _given_away(players: int, judged: Iterable[Judgement]) -> list[float]:
    lost: list[list[float]] = [[] for _ in range(players)]
    for each in judged:
        lost[each.seat].append(each.lost)
    return [sum(each) / max(1, len(each)) for each in lost]


def _key(
    told: Chronicle,
    positions: Sequence[Match],
    judged: Sequence[Judgement | None],
    moment: Moment,
) -> KeyMoment:
    position, judgement = positions[moment.step], judged[moment.step]
    action = told.steps[moment.step].action
    best = action if judgement is None else judgement.best.action
    other = best if judgement is None or best != action else judgement.options[1].action
    is_turn = moment.kind == "turn"  # it may be chance alone
    why = None if is_turn or judgement is None else reason(position.game, judgement)
    return KeyMoment(
        moment=moment, played=_told(position, action), best=_told(position, other), why=why
    )


def _told(position: Match, action: int) -> Told:
    seen = position.hidden(position.to_move).reading
    choice = position.game.presentation.choice(seen, position.edition, action)
    return Told(action=action, label=choice.label, element=choice.element)
