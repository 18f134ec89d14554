"""One decision, judged by what the seat that took it could know."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from merrymen.bots.evaluation import Outlook
from merrymen.bots.search import Search
from merrymen.match import Match

CLEAR = 0.02  # differences below this are left to the noise of simulations
DOUBT = 0.04  # what seems to be more than this is looked at once more, and longer
LONGER = 4
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

    @property
    def lost(self) -> float:
        """How much of its chance to win the seat gave away."""
        return max(0.0, -self.effect[self.seat])

    @property
    def ahead(self) -> float:
        """How far the best action is ahead of the next one."""
        return self.best.chance - self.options[1].chance


class Tried(msgspec.Struct, frozen=True):
    """An action that was tried by itself, as long as every other such one."""

    outlook: Outlook
    chances: tuple[float, ...]  # of every seat after it

    @property
    def chance(self) -> float:
        return self.outlook.chance or 0.0


def judge(match: Match, action: int, simulations: int, seed: int) -> Judgement | None:
    """The judgement on an action; None where there was nothing to decide.

    A first search finds the actions worth a closer look. These and the one that was played are
    then tried equally long, so that neither luck nor habit of the search favours one; and what
    looks like a mistake is tried again for longer before anybody is blamed.
    """
    seat = match.to_move
    assert seat is not None
    if len(match.legal()) == 1:
        return None
    seen, search = match.hidden(seat), Search(simulations=simulations, seed=seed)
    thought = search.evaluate(seen, seat)
    closer = {action: None} | dict.fromkeys(each.action for each in thought.actions[:2])
    tried = {each: try_one(search, seen, seat, each) for each in closer}
    best = _best(tried)
    if best.chance - tried[action].chance > DOUBT:
        longer = Search(simulations=LONGER * simulations, seed=seed)
        for each in (action, best.outlook.action):
            tried[each] = try_one(longer, seen, seat, each)
        best = _best(tried)
    played = tried[action]
    if played.chance > best.chance - CLEAR:
        best = played  # as good, as far as can be told
    return judgement(seat, played, best, tried, thought.actions)


def _best(tried: dict[int, Tried]) -> Tried:
    return max(tried.values(), key=lambda each: each.chance)


def try_one(search: Search, seen: Match, seat: int, action: int) -> Tried:
    """One action with the whole budget on it."""
    found = search.try_out(seen, seat, action)
    return Tried(next(each for each in found.actions if each.action == action), found.chances)


def judgement(
    seat: int, played: Tried, best: Tried, tried: dict[int, Tried], thought: Sequence[Outlook] = ()
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
    )


def option_of(outlook: Outlook) -> Option:
    """An action's outlook, as precisely as it is told."""
    return Option(
        action=outlook.action,
        chance=round(outlook.chance or 0.0, 4),
        points=round(outlook.points or 0.0, 2),
    )
