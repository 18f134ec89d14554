"""One decision, judged by what the seat that took it could know."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from statistics import fmean, stdev

import msgspec

from merrymen.bots.evaluation import Evaluation, Outlook
from merrymen.bots.greedy import Greedy
from merrymen.bots.search import Search
from merrymen.match import Match

CLEAR = 0.02  # differences below this are left to the noise of simulations, however many
SETTLED = 0.03  # where no action is further than this from a sure result, nothing is at stake
BRIEFER = 4  # so much shorter is the look at what is settled
# Standard errors by which an action must be clearly better to be called so: at a first look, and at
# the second one, after which somebody is blamed. The first has picked what looks worst of a whole
# game, so chance has a hand in it; the second is a new trial.
SURE, SURER = 2.0, 3.0
MELTING = 1.5  # times what was lost over a fourfold look may be lost over a tenfold one
TREES = 4  # that a second look asks about each action
TRIALS = 0x5EED  # sets the trials' chance apart from the search's
SHOWN = 4  # so many actions are told of a decision, the best first


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One action that was possible, with what it promised."""

    action: int
    chance: float
    points: float


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """What a decision was worth, beside the best one."""

    seat: int
    played: Option
    best: Option
    options: list[Option]  # the best first
    effect: list[float]  # on every seat's chance to win: the played action instead of the best
    # What the best brings more than the played one (or than the next best, where it was played):
    gains: list[float]  # to the seat, under each heading of the sheet
    points: list[float]  # to every seat, in all
    plain: int  # what a player who does not think ahead would have done
    simulations: int  # of each action that was tried by itself
    again: bool = False  # a second, longer look has said so

    @property
    def lost(self) -> float:
        """How much of its chance to win the seat gave away."""
        return max(0.0, -self.effect[self.seat])

    @property
    def ahead(self) -> float:
        """How far the best action is ahead of the next one."""
        return self.best.chance - self.options[1].chance

    @property
    def doubt(self) -> float:
        """How much the played action may have given away: what seems so, less its usual error."""
        rival = next(each for each in self.options if each.action == rival_of(self))
        error = noise(self.played.chance, rival.chance, self.simulations, 1.0)
        return rival.chance - self.played.chance - error


class Tried(msgspec.Struct, frozen=True):
    """An action that was tried by itself, as long as every other such one."""

    outlook: Outlook
    chances: tuple[float, ...]  # of every seat after it
    trees: tuple[float, ...] = ()  # the seat's chance by each, where several were asked
    early: float = 0.0  # and what they thought when they were a quarter as large

    @property
    def chance(self) -> float:
        return self.outlook.chance or 0.0


def judge(match: Match, action: int, simulations: int, seed: int) -> Judgement | None:
    """The judgement on an action; None where there was nothing to decide.

    A first search finds the actions worth a closer look. These and the one that was played are
    then tried equally long, so that neither luck nor habit of the search favours one.
    """
    seat = match.to_move
    assert seat is not None
    if len(match.legal()) == 1:
        return None
    seen = match.hidden(seat)
    thought = Search(simulations=simulations, seed=seed).evaluate(seen, seat)
    closer = {action: None} | dict.fromkeys(each.action for each in thought.actions[:2])
    brief = max(1, simulations // BRIEFER) if _is_settled(thought) else simulations
    tried = _tried(seen, seat, closer, brief, seed)
    best, played = _best(tried), tried[action]
    if best.chance - played.chance < CLEAR + noise(played.chance, best.chance, brief):
        best = played  # as good, as far as can be told
    plain = Greedy(seed).choose(seen, seat)
    return judgement(seat, played, best, tried, thought.actions, plain=plain, simulations=brief)


def judge_again(match: Match, first: Judgement, simulations: int, seed: int) -> Judgement:
    """The second look: what was played beside its rival alone, tried anew and longer.

    What it says stands, whatever the first look said. Other actions are still told of where they
    looked worse than the best does now.
    """
    seat, action, rival = first.seat, first.played.action, rival_of(first)
    tried = try_long(match.hidden(seat), seat, (action, rival), simulations, seed)
    best, played = _best(tried), tried[action]
    if not is_surely_better(best, played):
        best = played
    found = judgement(
        seat, played, best, tried, plain=first.plain, simulations=simulations, again=True
    )
    others = [
        each
        for each in first.options
        if each.action not in tried and each.chance < found.best.chance
    ]
    return msgspec.structs.replace(found, options=(found.options + others)[:SHOWN])


def try_long(
    seen: Match, seat: int, actions: Iterable[int], simulations: int, seed: int
) -> dict[int, Tried]:
    """Actions tried by several trees each, in the same possible worlds."""
    tried = {}
    for action in actions:
        search = Search(simulations=simulations, seed=seed)
        found, trees, early = search.try_late(seen, seat, action, TREES)
        tried[action] = Tried(found.actions[0], found.chances, tuple(trees), fmean(early))
    return tried


def is_surely_better(one: Tried, other: Tried) -> bool:
    """Whether an action is better by more than error, and would still be after a longer look.

    Some differences melt away as the trees grow and find the answers: what one has lost since they
    were a quarter as large it may lose again, and more.
    """
    ahead, error = one.chance - other.chance, error_of(one, other)
    melted = max(0.0, one.early - other.early - ahead)
    return ahead >= CLEAR + max(SURER * error, error + MELTING * melted)


def error_of(one: Tried, other: Tried) -> float:
    """The standard error of the difference between two actions that several trees have tried.

    By how far the trees are apart in it, and not less than so many simulations leave by chance.
    """
    apart = [a - b for a, b in zip(one.trees, other.trees, strict=True)]
    between = stdev(apart) / math.sqrt(len(apart))
    return max(between, noise(one.chance, other.chance, one.outlook.visits, 1.0))


def rival_of(judged: Judgement) -> int:
    """What a played action is held against: the best one, or the next where it was the best."""
    is_best = judged.best.action == judged.played.action
    return judged.options[1].action if is_best else judged.best.action


def _tried(
    seen: Match, seat: int, actions: Iterable[int], simulations: int, seed: int
) -> dict[int, Tried]:
    """Actions tried equally long, and in the same possible worlds, one simulation after the other.

    A seed of its own for each would let one action meet kinder worlds than another.
    """
    worlds = seed ^ TRIALS
    return {
        each: try_one(Search(simulations=simulations, seed=worlds), seen, seat, each)
        for each in actions
    }


def _is_settled(thought: Evaluation) -> bool:
    """Whether the seat has won or lost whatever it does, as far as was seen."""
    chances = [each.chance for each in thought.actions if each.chance is not None]
    return max(chances) < SETTLED or min(chances) > 1 - SETTLED


def noise(one: float, other: float, simulations: int, sure: float = SURE) -> float:
    """By how much two actions may differ by chance alone, each tried so often."""
    spread = one * (1 - one) + other * (1 - other)
    return sure * math.sqrt(spread / simulations)


def _best(tried: dict[int, Tried]) -> Tried:
    return max(tried.values(), key=lambda each: each.chance)


def try_one(search: Search, seen: Match, seat: int, action: int) -> Tried:
    """One action with the whole budget on it."""
    found = search.try_out(seen, seat, action)
    return Tried(next(each for each in found.actions if each.action == action), found.chances)


def judgement(
    seat: int,
    played: Tried,
    best: Tried,
    tried: dict[int, Tried],
    thought: Sequence[Outlook] = (),
    *,
    plain: int,
    simulations: int,
    again: bool = False,
) -> Judgement:
    """What was tried, put beside the best; `thought` are further actions, tried less closely."""
    known = sorted(tried.values(), key=lambda each: (each is not best, -each.chance))
    options = [each.outlook for each in known]
    options += [each for each in thought if each.visits and each.action not in tried]
    against = options[1] if played is best else played.outlook
    more = [
        [gain - had for gain, had in zip(with_best, without, strict=True)]
        for with_best, without in zip(best.outlook.sheets, against.sheets, strict=True)
    ]
    return Judgement(
        seat=seat,
        played=option_of(played.outlook),
        best=option_of(best.outlook),
        options=[option_of(each) for each in options[:SHOWN]],
        effect=[
            round(had - could, 4) for had, could in zip(played.chances, best.chances, strict=True)
        ],
        gains=[round(gain, 2) for gain in more[seat]],
        points=[round(sum(each), 2) for each in more],
        plain=plain,
        simulations=simulations,
        again=again,
    )


def option_of(outlook: Outlook) -> Option:
    """An action's outlook, as precisely as it is told."""
    return Option(
        action=outlook.action,
        chance=round(outlook.chance or 0.0, 4),
        points=round(outlook.points or 0.0, 2),
    )
