"""A finished game, looked at again: who could win when, which decisions mattered, and why."""

from __future__ import annotations

import os
import pathlib
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec
import numpy as np

from merrymen.analysis.budget import LEAST, Budget
from merrymen.analysis.judging import Judgement
from merrymen.analysis.luck import Share, shares
from merrymen.analysis.moments import Moment, key_moments
from merrymen.analysis.reasons import reason
from merrymen.analysis.work import Found, Hindsight, Piece, do, judgements, stages
from merrymen.chronicle import Chronicle, load
from merrymen.editions import Edition
from merrymen.errors import BadSetup
from merrymen.machine import cores
from merrymen.match import Match
from merrymen.messages import Message

SECONDS = 25.0  # a whole game, on all cores, where no number of simulations is given
HUNDRED = 100  # parts of the work, as progress counts them


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
    if simulations is not None and simulations < 1:
        raise BadSetup(f"an analysis needs at least 1 simulation, not {simulations}")
    told = chronicle if isinstance(chronicle, Chronicle) else load(chronicle)
    positions = list(told.replay(edition))
    if positions[-1].to_move is not None:
        raise BadSetup("the game is not over: there is nothing to look back upon yet")
    count = threads or cores()
    budget = Budget(SECONDS, count, secrets=positions[0].game.secrets)
    begun = time.perf_counter()

    def one(piece: Piece) -> Found | None:
        action, start = told.steps[piece.step].action, time.perf_counter()
        if simulations is None:
            if budget.is_spent(piece, start - begun):
                return None
            allowed = budget.simulations(piece, start - begun)
            piece = msgspec.structs.replace(piece, simulations=allowed)
        made = do(piece, positions[piece.step], action, seed)
        budget.took(piece, piece.simulations, time.perf_counter() - start)
        if progress is not None:
            progress(round(HUNDRED * budget.done), HUNDRED)
        return made

    found: list[Found] = []
    with ThreadPoolExecutor(count) as pool:
        for stage in stages(positions, simulations or LEAST, found):
            budget.begin(stage)
            found += filter(None, pool.map(one, stage))
    return put_together(told, positions, found)


def put_together(
    told: Chronicle, positions: Sequence[Match], pieces_found: Iterable[Found]
) -> Analysis:
    """The analysis, from all the pieces or from those that are there."""
    found = list(pieces_found)
    last, steps = positions[-1], len(told.steps)
    hindsight: list[Hindsight | None] = [None] * steps
    for each in found:
        hindsight[each.step] = each.hindsight or hindsight[each.step]
    winners = last.leaders()
    won = [(seat in winners) / max(1, len(winners)) for seat in range(last.players)]
    movers = [position.to_move or 0 for position in positions[:-1]]
    curve = _curve(found, won, steps)
    decisions = judgements(found)
    judged = [decisions.get(step) for step in range(steps)]
    moments = key_moments(decisions, curve, movers)
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


def _curve(found: Sequence[Found], won: list[float], steps: int) -> list[list[float]]:
    """Everybody's chances in each position; between those that were looked at a straight line."""
    seen = {each.step: each.chances for each in found if each.part == "sketch"}
    seen |= {each.step: each.chances for each in found if each.part == "watch"}
    seen[steps] = won
    known = sorted(seen)
    places = range(steps + 1)
    lines = [
        np.interp(places, known, [seen[step][seat] for step in known]) for seat in range(len(won))
    ]
    return [[round(float(line[step]), 4) for line in lines] for step in places]


def _usual(found: Sequence[Found]) -> int:
    """The simulations of a middling look at a decision, or at a position while there is none."""
    judged = [each.simulations for each in found if each.part == "judge"]
    taken = sorted(judged or [each.simulations for each in found])
    return taken[len(taken) // 2] if taken else 0


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
