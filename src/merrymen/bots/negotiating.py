"""Planning and talking in Sherwood Forest: a few packages, weighed by what they bring.

A network that learned to win does not look for company: by itself it raids what it can raid with
few, and its tables end up poorer than those of greedy bots. So a plan, a call, an offer, a contract
and an answer are each one decision between packages: what the network would say and what the
game's advice would say, filled in to the end. A package is tried in positions that the seat thinks
possible until the talk is over, then the round is played out sensibly. What the seat takes along
into the next one is counted in glory, and the network says who will win. Whole games would say more
about luck than about the package.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence

import numpy as np

from merrymen.bots.learned import FONDNESS, Lean, Mind
from merrymen.bots.rounds import play_round
from merrymen.bots.sense import contracts
from merrymen.engine.calls import advance_in, resample_in
from merrymen.engine.fields import NONE
from merrymen.engine.plain import Reading, for_rules
from merrymen.engine.playout import best_looking
from merrymen.games.sherwood_forest import state as st
from merrymen.learning.inference import OUTPUT
from merrymen.learning.network import Network
from merrymen.match import Match

# How much own glory counts beside the chance to win, round by round.
GLORY = {0: (1.0, 1.0, 1.0, 1.0, 0.7, 0.4), 1: (1.0, 1.0, 1.0, 1.0, 1.0, 0.8)}
# What a seat takes along into the next round, by what it brings in the end at tables of greedy bots
# and of Outlaws; a robber brings that much in each round.
GOLD, ROBBER, CARD = 0.75, 0.55, 0.5
POINTS = 32.0  # glory that weighs as much as a certain win
GOOD_FAITH = 0.03  # a talk that ends in nothing costs everybody a call: about a glory
FOND = 0.02  # what a character's fondness is worth, about two thirds of a glory
NETWORK, ADVICE = range(2)  # who fills in a form
WISHED, ADVISED, ANSWERS = 4, 3, 2  # thoughts of the network, advice on plans, on everything else
ODD = 24  # the network's thoughts that are so many times less likely than its first are left out
LONGEST_TALK = 80
FORMS = {st.CALL_TERMS, st.OFFER, st.DEAL_MEMBER, st.DEAL_OWN, st.DEAL_PAY}

Package = tuple[int, int]
"""The first click, and who fills in the rest."""


class Negotiator:
    """Plans and talks.

    `worlds` is how many possible positions each package is tried in, `ambition` how much the chance
    to win counts in the basic game from the first round on.
    """

    def __init__(
        self, network: Network, match: Match, seed: int | None, worlds: int, ambition: float
    ) -> None:
        self._mind, self._worlds, self._ambition = Mind(network, match), worlds, ambition
        self._chance = random.Random(seed)
        self._try = match.game.layout.zeros()
        self._state, self._out = for_rules(self._try), np.empty(match.game.actions, np.int32)
        self._cards = for_rules(match.edition.record)
        self._form: tuple[tuple[int, ...], int] | None = None  # the form in hand, who fills it in

    @staticmethod
    def decides(hidden: Match) -> bool:
        """Whether this is a plan, a talk or the pick of a card, on which everybody's raids hang."""
        phase = hidden.number("phase")
        return phase <= st.CONSENT or phase == st.PICK

    def choose(self, hidden: Match, seat: int, among: Collection[int], lean: Lean | None) -> int:
        actions, wished = self._mind.wishes(hidden, seat)
        wishes = {a: w for a, w in zip(actions, wished, strict=True) if a in among}
        form = self._form_of(hidden)
        if form is not None and self._form is not None and self._form[0] == form:
            return self._next_click(hidden, wishes, self._form[1], lean)
        packages = self._packages(hidden, wishes)
        found = self._best(hidden, seat, packages, lean)
        # The same hand fills in what this click opens or goes on with.
        self._form = (form or self._opened(hidden, found[0]), found[1])
        return found[0]

    def _form_of(self, hidden: Match) -> tuple[int, ...] | None:
        """Which form is being filled in; None for a single click."""
        s = hidden.reading
        if s.phase not in FORMS:
            return None
        kind = st.DEAL_MEMBER if s.phase >= st.DEAL_MEMBER else int(s.phase)
        return int(s.round_number), int(s.turn), int(s.calls), kind

    def _opened(self, hidden: Match, action: int) -> tuple[int, ...]:
        s = hidden.reading
        calls = int(s.calls) + (st.CALL <= action <= st.CALL_OPEN)
        return int(s.round_number), int(s.turn), calls, st.CALL_TERMS

    def _next_click(
        self, hidden: Match, wishes: dict[int, int], hand: int, lean: Lean | None
    ) -> int:
        fond = (lambda action: 0) if lean is None else lean
        if hand == NETWORK:
            return max(wishes, key=lambda a: (wishes[a] + FONDNESS * fond(a), -a))
        return self._advised(hidden, wishes, lean)[0]

    def _advised(
        self, hidden: Match, actions: Collection[int], lean: Lean | None = None
    ) -> list[int]:
        """The actions, the one that looks best to the game's own advice first."""
        appraise, position, cards = (
            hidden.game.verbs.appraise,
            hidden.position,
            hidden.edition.cards,
        )
        fond = (lambda action: 0) if lean is None else lean
        looks = {a: float(appraise(position, cards, a)) + fond(a) for a in actions}
        return sorted(actions, key=lambda a: (-looks[a], a))

    def _packages(self, hidden: Match, wishes: dict[int, int]) -> list[Package]:
        best = max(wishes.values())
        least = best - int(OUTPUT * np.log(ODD))
        thoughts = sorted(wishes, key=lambda a: (-wishes[a], a))[:WISHED]
        packages = [(a, NETWORK) for a in thoughts if wishes[a] >= least]
        advised = ADVISED if hidden.number("phase") == st.PLAN else ANSWERS
        packages += [(a, ADVICE) for a in self._advised(hidden, wishes)[:advised]]
        is_new = st.MARKET in wishes and all(a != st.MARKET for a, _ in packages)
        return [*packages, (st.MARKET, ADVICE)] if is_new else packages

    def _best(
        self, hidden: Match, seat: int, packages: Sequence[Package], lean: Lean | None
    ) -> Package:
        if len({action for action, _ in packages}) == 1 and hidden.number("phase") not in FORMS:
            return packages[0]
        worth = [self._worlds * self._habit(action, lean) for action, _ in packages]
        for _ in range(self._worlds):
            world = self._chance.getrandbits(62)
            for n, package in enumerate(packages):
                worth[n] += self._worth(hidden, seat, package, world)
        return packages[max(range(len(packages)), key=lambda n: (worth[n], -n))]

    def _habit(self, action: int, lean: Lean | None) -> float:
        """What speaks for a click beside what follows from it."""
        fond = 0.0 if lean is None else FOND * lean(action)
        return fond - (GOOD_FAITH if action in (st.NO, st.WITHDRAW, st.DECLINE) else 0.0)

    def _worth(self, hidden: Match, seat: int, package: Package, world: int) -> float:
        """What follows from a package in one possible position, for the seat."""
        self._talk_out(hidden, seat, package, world)
        number = hidden.number("round_number")
        mover = int(play_round(self._try[0], hidden.edition.cards, self._out, number))
        glory = self._glory_counts(hidden)
        if mover == NONE:
            return self._ended(hidden, seat, glory)
        return self._judged(hidden, seat, mover, glory)

    def _glory_counts(self, hidden: Match) -> float:
        """How much own glory counts beside the chance to win.

        The network learned the advanced game among players who hardly recruit or look at cards; who
        went by its chances there earned less and won no more.
        """
        is_advanced = hidden.number("advanced")
        glory = GLORY[is_advanced][hidden.number("round_number") - 1]
        return glory if is_advanced else (1.0 - self._ambition) * glory

    def _talk_out(self, hidden: Match, seat: int, package: Package, world: int) -> None:
        """Say what a package says in one possible position, until the talk is over."""
        self._try[0] = hidden.record[0]
        resample_in(self._state, self._cards, np.uint64(world), seat)
        mover, count = advance_in(self._state, self._cards, package[0], self._out)
        for _ in range(LONGEST_TALK):
            if mover == NONE or not st.GROUP <= int(self._try["phase"][0]) <= st.CONSENT:
                break
            click = self._click(hidden, seat, int(mover), int(count), package[1])
            mover, count = advance_in(self._state, self._cards, click, self._out)

    def _click(self, hidden: Match, seat: int, mover: int, count: int, hand: int) -> int:
        """What the mover would say: the seat by the hand that is tried, others sensibly."""
        if count == 1:
            return int(self._out[0])
        if int(self._try["phase"][0]) == st.CONSENT:
            fair = contracts.is_fair(Reading(self._try), hidden.edition.record[0], mover)
            return st.YES if fair else st.NO
        if hand == ADVICE or mover != seat:
            return int(best_looking(self._try[0], hidden.edition.cards, self._out, count))
        actions, wished = self._think(hidden, mover)
        return actions[wished.index(max(wished))]

    def _think(self, hidden: Match, mover: int) -> tuple[list[int], list[int]]:
        possible = Match(hidden.game, hidden.edition, hidden.options, self._try)
        return self._mind.wishes(possible, mover)

    def _judged(self, hidden: Match, seat: int, mover: int, glory: float) -> float:
        """What a seat goes into a new round with, and its chance to win as the network sees it."""
        wealth = glory * self._wealth(seat) / POINTS
        if glory == 1.0:
            return wealth
        return wealth + (1.0 - glory) * self._chance_of(hidden, seat, mover)

    def _wealth(self, seat: int) -> float:
        """The glory of a seat, and what its gold, robbers and cards should bring yet."""
        s = self._try
        rounds = st.ROUNDS + 1 - int(s["round_number"][0])
        robbers = st.ROBBERS_EACH - int(s["oak"][0, seat])
        return (
            float(s["glory"][0, seat].sum())
            + GOLD * float(s["gold"][0, seat])
            + ROBBER * rounds * robbers
            + CARD * float(s["hand_size"][0, seat])
        )

    def _chance_of(self, hidden: Match, seat: int, mover: int) -> float:
        """The network's chance for the seat to win, as the mover sees the position."""
        self._think(hidden, mover)
        players = hidden.players
        values = self._mind.desk[6][:players] / OUTPUT
        chances = np.exp(values - values.max())
        return float(chances[(seat - mover) % players] / chances.sum())

    def _ended(self, hidden: Match, seat: int, glory: float) -> float:
        over = Match(hidden.game, hidden.edition, hidden.options, self._try)
        winners = over.winners()
        won = 1 / len(winners) if seat in winners else 0.0
        return (1.0 - glory) * won + glory * float(over.scores()[seat]) / POINTS
