"""Whether the bots are good company: what they say, what they waste, who they are.

The short version of `python -m bench.company`.
"""

from __future__ import annotations

import numpy as np
import pytest
from bench import company

import merrymen
from merrymen.bots import sense
from merrymen.bots.characters import CHARACTERS, HAGGLER, LONER, LOYAL, drawn, fondness
from merrymen.bots.rounds import play_round
from merrymen.bots.sense import contracts
from merrymen.engine.fields import NONE
from merrymen.errors import BadSetup
from merrymen.games.sherwood_forest import state as st
from sherwood_forest.forest import SE, deal, do, lay, table

RICH = {"strength": 7, "glory": 3, "gold": 6, "companions": 1, "origin": 0, "destination": 2}
QUICK = ("squire", "sage")


def test_a_wish_is_for_what_the_card_can_hold() -> None:
    """SF-V4 (2): 6 gold on a card that both know: 7 is nonsense, and so are wishes for no card."""
    match = table(rules="advanced", cards={0: RICH})
    lay(match, 0)
    do(match, st.CALL + SE, st.SLOT, st.ROBBERS + 3)
    bad = sense.dominated(match.hidden(1), 1)
    assert st.GOLD + 7 in bad
    assert st.GOLD + 6 not in bad
    match = table(rules="advanced", cards={0: RICH})
    lay(match, 0)
    do(match, st.CALL + SE, st.ROBBERS + 3)
    assert st.GOLD + 1 in sense.dominated(match.hidden(1), 1)


def test_what_others_wished_for_is_no_longer_there() -> None:
    """SF-V4 (2), (3): 4 of 6 gold are spoken for; two are left."""
    match = table(rules="advanced", cards={0: RICH})
    lay(match, 0)
    do(match, st.CALL + SE, st.SLOT, st.ROBBERS + 3, st.GOLD + 4, st.ROBBERS + 1)
    bad = sense.dominated(match.hidden(2), 2)
    assert {st.GOLD + 3, st.GOLD + 6} <= bad
    assert st.GOLD + 2 not in bad


def test_a_claim_is_in_the_hand() -> None:
    """SF-V3: a claim binds nobody, and who has no such card does not make it."""
    match = table(rules="advanced", cards={0: RICH})
    lay(match, 0)
    deal(match, 0, 1)
    do(match, st.CALL + SE)
    bad = sense.dominated(match.hidden(0), 0)
    assert {st.CARD, st.CARD + 2} <= bad
    assert st.CARD + 1 not in bad


def test_a_contract_promises_what_its_card_holds() -> None:
    """SF-V4 (3): 7 of 6 gold, and another card than the one announced."""
    match = table(rules="advanced", cards={0: RICH, 1: RICH})
    lay(match, 0, 1)
    do(match, st.CALL + SE, st.SLOT, st.ROBBERS + 3, st.ROBBERS + 2, st.DECLINE)
    assert match.number("phase") == st.DEAL_MEMBER
    bad = sense.dominated(match.hidden(0), 0)
    assert {st.GOLD + 7, st.SLOT + 1, st.NO_SLOT} <= bad
    assert not {st.GOLD + 6, st.CONFIRM} & bad


def test_what_was_asked_for_is_signed() -> None:
    """SF-V4 (4): the contract is the offer; to say no now would be to break one's word."""
    match = table(rules="advanced", cards={0: RICH})
    lay(match, 0)
    do(match, st.CALL + SE, st.SLOT, st.ROBBERS + 3)
    do(match, st.GOLD + 2, st.ROBBERS + 2, st.DECLINE, st.CONFIRM)
    assert (match.to_move, match.number("phase")) == (1, st.CONSENT)
    assert sense.dominated(match.hidden(1), 1) == {st.NO}
    seen = match.hidden(1).reading
    assert not contracts.is_loss(seen, match.edition.record[0], 1, seen)


def test_nobody_offers_robbers_with_whom_a_card_stays_out_of_reach() -> None:
    """SF-R3: the leader has 4 robbers and a third 4: strength 9 needs one more, 11 needs three."""
    for strength, enough in ((9, 1), (11, 3)):
        match = table(rules="advanced", cards={0: RICH | {"strength": strength}})
        lay(match, 0)
        do(match, st.CALL + SE, st.SLOT, st.ROBBERS + 3)
        bad = sense.dominated(match.hidden(1), 1)
        few = {st.ROBBERS + n - 1 for n in range(1, 5)} & bad
        assert few == {st.ROBBERS + n - 1 for n in range(1, enough)}


def test_gold_now_is_there_to_be_paid() -> None:
    """SF-V4 (2): the leader has 2 gold; when one ally wants 1 of it, another cannot have 2."""
    match = table(rules="advanced", cards={0: RICH})
    lay(match, 0)
    do(match, st.CALL + SE, st.SLOT, st.ROBBERS + 3)
    assert st.NOW + 2 not in sense.dominated(match.hidden(1), 1)
    do(match, st.NOW + 1, st.ROBBERS)
    bad = sense.dominated(match.hidden(2), 2)
    assert st.NOW + 2 in bad
    assert st.NOW + 1 not in bad


def test_no_contract_is_proposed_that_cannot_come_true() -> None:
    """SF-V4 (3): 4 robbers and 2 against strength 7, no cards: its leader sees that it is vain."""
    for robbers, is_vain in ((2, True), (3, False)):
        match = table(rules="advanced", cards={0: RICH})
        lay(match, 0)
        do(match, st.CALL + SE, st.SLOT, st.ROBBERS + 3)
        do(match, st.ROBBERS + robbers - 1, st.DECLINE)
        assert match.number("phase") == st.DEAL_MEMBER
        assert (st.CONFIRM in sense.dominated(match.hidden(0), 0)) == is_vain


def test_gold_now_that_nobody_offered_is_not_taken() -> None:
    """SF-V4 (3): who offers robbers does not pay for it unless they said so."""
    match = table(rules="advanced", cards={0: RICH})
    lay(match, 0)
    do(match, st.CALL + SE, st.SLOT, st.ROBBERS + 3, st.ROBBERS + 2, st.DECLINE)
    bad = sense.dominated(match.hidden(0), 0)
    assert st.NOW - 1 in bad
    assert st.NOW not in bad


def test_a_fair_share_is_signed_and_a_mean_one_is_not() -> None:
    """SF-V4 (4): 3 of 7 robbers ask for 4 of 6 gold: 3 is fair, 2 is not."""
    for written, fair in ((4, True), (3, True), (2, False)):
        match = table(rules="advanced", cards={0: RICH})
        lay(match, 0)
        do(match, st.CALL + SE, st.SLOT, st.ROBBERS + 3, st.GOLD + 4, st.ROBBERS + 2)
        do(match, st.DECLINE, st.GOLD + written, st.CONFIRM)
        assert (match.to_move, match.number("phase")) == (1, st.CONSENT)
        assert contracts.is_fair(match.hidden(1).reading, match.edition.record[0], 1) == fair


def test_a_round_is_played_to_its_end_and_no_further() -> None:
    """Talk is judged by its round: what comes later says more about luck."""
    match = merrymen.game(company.FOREST).new(3, seed=1)
    state, actions = match.record.copy(), np.empty(match.game.actions, np.int32)
    for number in range(1, st.ROUNDS):
        assert play_round(state[0], match.edition.cards, actions, number) >= 0
        assert state[0]["round_number"] == number + 1
        after = state.copy()
        play_round(state[0], match.edition.cards, actions, number)
        assert (state == after).all()  # it is over already
    assert play_round(state[0], match.edition.cards, actions, st.ROUNDS) == NONE


def test_an_inn_is_for_a_card_that_one_does_not_know() -> None:
    """SF-P3."""
    match = table(cards={0: RICH})
    lay(match, 0, 1)
    known = [slot for slot in range(st.SLOTS) if match.hidden(0).plain.laid[slot] >= 0]
    bad = sense.dominated(match.hidden(0), 0)
    assert known
    assert {st.INN + slot for slot in known} <= bad


@pytest.mark.parametrize("level", QUICK)
def test_words_can_be_kept(level: str) -> None:
    """SF-V4: wishes and promises in advanced games; the network by itself talks nonsense."""
    heard = company.words(level, 10)
    assert (heard.wishes >= 10, heard.beyond) == (True, [])
    assert company.words("sage:2.5", 10).beyond


@pytest.mark.parametrize("game", merrymen.games())
def test_nothing_is_wasted(game: str) -> None:
    """By the definitions of what is dominated there."""
    assert company.wasted(game, "squire", 30) == []


def test_less_of_the_same_is_dominated() -> None:
    """CC-T4: who may ask either neighbour takes what brings more."""
    seen = 0
    for match, seat, _ in company.decisions(
        "castle_combo", lambda n: [merrymen.bot("random", seed=n)] * 3, iter(range(12))
    ):
        bad = sense.dominated(match.hidden(seat), seat)
        seen += bool(bad)
        assert len(bad) < len(match.legal())
    assert seen > 0


def test_characters_differ_and_are_drawn_by_lot() -> None:
    """Three in a row are three characters; each is fond of something else."""
    assert {drawn(7, seat) for seat in range(3)} == set(CHARACTERS)
    match = table(rules="advanced", cards={0: RICH})
    lay(match, 0)
    assert fondness(LOYAL, match, st.CALL + SE) > fondness(LONER, match, st.CALL + SE)
    do(match, st.CALL + SE, st.SLOT, st.ROBBERS + 3)
    assert fondness(LONER, match, st.DECLINE) > fondness(LOYAL, match, st.DECLINE)
    assert fondness(HAGGLER, match, st.GOLD + 2) > fondness(LOYAL, match, st.GOLD + 2)
    with pytest.raises(BadSetup, match="grumpy"):
        merrymen.bot("outlaw", character="grumpy")


@pytest.mark.long
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_contracts_are_signed_and_tables_are_no_poorer(rules: str) -> None:
    """Outlaws: two of three contracts, and nine tenths of what greedy bots earn at least."""
    if rules == "advanced":
        assert company.words("outlaw", 100).signed >= 2 / 3
    ours, theirs = company.glory("outlaw", rules, 16), company.glory("greedy", rules, 16)
    assert sum(ours) >= 0.9 * sum(theirs)
