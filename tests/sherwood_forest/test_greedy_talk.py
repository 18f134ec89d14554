"""What greedy bots say to one another in whole advanced games, and what they agree to."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import merrymen
from merrymen.games.sherwood_forest import state as st
from merrymen.match import Match
from sherwood_forest.forest import GAME

GAMES = 100  # at each number of seats
TABLES = (3, 4, 5)


def kind_of(s: Any, action: int) -> str | None:
    """The kind of talk that an action is, of those that a simple player would leave out."""
    if s.phase == st.CALL_TERMS and st.ASK <= action < st.HIDEOUT:
        return "ask by number" if (action - st.ASK) % st.ASKS else "ask"
    if s.phase == st.OFFER and st.WITH <= action < st.PAY:
        return "gold with a third"
    if s.phase == st.DEAL_OWN and st.PAY <= action < st.INFORMER:
        payer, receiver = divmod(action - st.PAY, st.SEATS)
        return "pay" if s.turn in (payer, receiver) else "payment between two others"
    if s.phase <= st.OFFER and st.SHOW <= action < st.PICK_CARD:
        is_open = (action - st.SHOW) % st.VIEWERS == st.THE_TABLE
        return "show the table" if is_open else "show to one"
    if s.phase == st.CONSENT and s.deal_robbers[s.seat] and pays(s, s.seat) > 0:
        return "pay as a member" if action == st.YES else "refuse to pay"
    return None


def pays(s: Any, seat: int) -> int:
    """Gold now that a contract costs a player, less what it brings."""
    seats = range(s.players)
    return sum(s.deal_pay[seat, one] - s.deal_pay[one, seat] for one in seats)


def strength_of(hand: Any, robbers: int) -> int:
    """Robbers, and as many of these cards as robbers can use, the strongest first."""
    cards = [kind + 1 for kind in range(st.PLAIN_KINDS) for _ in range(hand[kind])]
    return robbers + sum(sorted(cards, reverse=True)[:robbers])


def at_best(hidden: Match, seat: int) -> int | None:
    """What the planned card can bring a member, as they know it; None where they do not."""
    s, cards = hidden.plain, GAME.edition.record[0]
    if s.deal_slot < 0 or s.laid[s.deal_slot] < 0:
        return None
    card = s.laid[s.deal_slot]
    strength = sum(strength_of(s.hand[one], s.deal_robbers[one]) for one in range(s.players))
    on_the_way = cards["arrows"][cards["origin"][card], cards["destination"][card]].tolist()
    if strength < cards["strength"][card] or s.at_hideout not in on_the_way:
        return 0
    gold, companions = int(s.deal_gold[seat]), int(s.deal_companions[seat])
    if s.deal_informer == seat:
        gold, companions = int(cards["gold"][card]), int(cards["companions"][card])
    return int(cards["glory"][card]) + gold + 2 * companions


def is_dominated(match: Match, seat: int) -> bool:
    """Whether staying out would be at least as good, whatever happens."""
    hidden = match.hidden(seat)
    s = hidden.plain
    if s.deal_robbers[seat] == 0:
        return pays(s, seat) >= 0
    best = at_best(hidden, seat)
    return best is not None and best <= pays(s, seat)


def is_bad_bargain(s: Any, action: int) -> bool:
    """SF-V10: whether somebody else offers more gold for the same thing."""
    payer = action - st.TAKE
    same = [seat for seat in range(s.players) if s.bid_on[seat] == s.bid_on[payer]]
    return any(s.bid_gold[seat] > s.bid_gold[payer] for seat in same)


@pytest.fixture(scope="module")
def heard() -> tuple[Counter[str], list[str]]:
    """How often each kind of talk was heard in some hundred games, and what was wrong."""
    kinds: Counter[str] = Counter()
    wrong: list[str] = []
    for seed in range(GAMES * len(TABLES)):
        players = TABLES[seed % len(TABLES)]
        match = GAME.new(players, seed=seed, rules="advanced")
        bots = [merrymen.bot("greedy", seed=seed * st.SEATS + n) for n in range(players)]
        while (seat := match.to_move) is not None:
            s, action = match.plain, bots[seat].choose(match.hidden(seat), seat)
            kinds[kind_of(s, action) or "other"] += 1
            if s.phase == st.CONSENT and action == st.YES and is_dominated(match, seat):
                wrong.append(f"{players} seats, seed {seed}: seat {seat} agrees")
            if s.phase == st.CONSENT and s.answered == 0 and is_dominated(match, s.turn):
                wrong.append(f"{players} seats, seed {seed}: seat {s.turn} proposes")
            if st.TAKE <= action < st.NEXT and is_bad_bargain(s, action):
                wrong.append(f"{players} seats, seed {seed}: seat {seat} takes gold")
            match.apply(action)
    return kinds, wrong


@pytest.mark.parametrize(
    "kind",
    [
        "ask by number",
        "gold with a third",
        "payment between two others",
        "show to one",
        "pay as a member",
    ],
)
def test_every_kind_of_talk_is_heard(heard: tuple[Counter[str], list[str]], kind: str) -> None:
    """SF-P6, SF-V4: asks by number, gold with a third and between two others, a private look."""
    assert heard[0][kind] >= 3, heard[0]


def test_nobody_agrees_to_what_cannot_pay(heard: tuple[Counter[str], list[str]]) -> None:
    """SF-V4 (4), SF-V10: no contract and no payment that is worse than staying out."""
    assert heard[1] == []
