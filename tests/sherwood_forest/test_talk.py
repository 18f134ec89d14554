"""Calls, offers and the basic game's alliances."""

from __future__ import annotations

import pytest

import merrymen
from merrymen.games.sherwood_forest import state as st
from sherwood_forest.forest import NE, NW, SE, ask, deal, do, give, lay, send, table, turn


def test_a_call_is_answered_and_confirmed() -> None:
    """SF-P5, SF-P6: hideout, aim, players asked, own robbers; offers; answers; confirmation."""
    match = table(4)
    lay(match, 4, None, None, None, None)
    do(match, st.CALL + NE)
    asks = [ask(seat, n) for seat in (1, 2, 3) for n in range(5)]
    slots = [st.SLOT + slot for slot in range(5)]
    assert match.legal() == [*slots, *asks, *(st.ROBBERS + n for n in range(4))]
    s = do(match, st.SLOT, ask(1, 3))
    assert not {*slots, *asks[:5]} & set(match.legal())
    s = do(match, ask(3), st.ROBBERS + 1)
    assert (s.asked, s.wanted[1], s.aim, s.offer_robbers[0]) == (0b1010, 3, 0, 2)
    assert match.to_move == 1
    assert match.legal() == [st.DECLINE, *(st.ROBBERS + n for n in range(4))]
    do(match, st.ROBBERS + 2)
    assert match.to_move == 3
    do(match, st.ROBBERS)
    assert match.to_move == 0
    assert match.legal() == [st.ACCEPT, st.REJECT, st.CONFIRM, st.WITHDRAW]
    do(match, st.ACCEPT, st.REJECT)
    assert match.legal() == [st.CONFIRM, st.WITHDRAW]
    s = do(match, st.CONFIRM)
    assert s.group[NE].tolist()[:4] == [2, 3, 0, 0]
    assert (s.leader[NE], s.camp.tolist()[:4]) == (0, [2, 1, 4, 4])
    assert match.to_move == 1  # joining does not use up the ally's turn
    assert s.phase == st.PLAN


def test_all_that_is_left_may_be_taken_at_once() -> None:
    """SF-P6 (3), (4): one click takes the offers from here on and forms the alliance."""
    match = table(4)
    do(match, st.CALL + NE, st.ROBBERS, st.ROBBERS, st.ROBBERS + 1, st.ROBBERS + 2)
    s = do(match, st.REJECT, st.CONFIRM)
    assert s.group[NE].tolist()[:4] == [1, 0, 2, 3]


def test_where_nobody_is_named_everybody_is_asked() -> None:
    """SF-P6 (1), (2): everybody else with robbers in camp, for any number."""
    match = table(4)
    send(match, NW, 2, p2=4)
    do(match, st.CALL + NE)
    assert not {ask(0), ask(2)} & set(match.legal())
    s = do(match, st.ROBBERS)
    assert (s.asked, s.wanted.tolist()) == (0b1010, [0] * 6)
    match = table()
    send(match, NW, 1, p1=4)
    send(match, NE, 2, p2=4)
    assert not any(st.CALL <= a <= st.CALL_OPEN for a in match.legal())


def test_pledged_cards_are_laid_open_only_by_the_alliance() -> None:
    """SF-P5, SF-P6: at most one card per robber, from the hand; nobody has seen them before."""
    match = table()
    deal(match, 0, 2)
    deal(match, 1, 0, 0, 1)
    do(match, st.CALL + NE)
    assert st.CARD + 2 in match.legal()
    assert not {st.CARD, st.CARD + 1} & set(match.legal())
    do(match, st.CARD + 2, ask(1), st.ROBBERS)
    assert match.plain.offer_cards[0].tolist() == [0, 0, 1]
    assert match.hidden(2).plain.hand[0].tolist() == [0] * 6
    assert match.hidden(2).resampled(2, 5).plain.hand[0].tolist() == [0, 0, 1, 0, 0, 0]
    do(match, st.CARD + 1, st.CARD)
    assert st.ROBBERS not in match.legal()  # two cards named: two robbers at least
    s = do(match, st.ROBBERS + 1)
    assert match.hidden(2).plain.hand[1].tolist() == [0] * 6
    s = do(match, st.CONFIRM)
    assert s.pledged[NE, 0].tolist() == [0, 0, 1]
    assert s.pledged[NE, 1].tolist() == [1, 1, 0]
    assert s.hand_size.tolist()[:2] == [0, 1]


def test_a_named_card_stays_secret_if_the_call_fails() -> None:
    """SF-P5: nothing was shown, so nobody knows the hand."""
    match = table()
    deal(match, 0, 2)
    s = do(match, st.CALL + NE, st.CARD + 2, ask(1), st.ROBBERS, st.DECLINE)
    assert (s.phase, s.shown[0].tolist()) == (st.PLAN, [0] * 6)
    assert s.offer_cards[0].tolist() == [0, 0, 0]
    hands = {match.hidden(1).resampled(1, seed).plain.hand[0, 2] for seed in range(40)}
    assert hands == {0, 1}


def test_the_merchant_looks_at_the_hand_alone() -> None:
    """SF-R4: two in hand and one pledged are two; a hand may be larger when they return."""
    match = table()
    deal(match, 0, 0, 1, 2)
    do(match, st.CALL + NE, st.CARD, ask(1), st.ROBBERS, st.ROBBERS, st.CONFIRM)
    turn(match, 0)
    assert match.plain.hand_size[0] == 2
    s = do(match, st.MERCHANT)
    assert s.hand_size[0] == 3
    turn(match, 0)
    assert st.MERCHANT not in match.legal()
    lay(match, None)
    while match.plain.round_number == 1:
        do(match, next(a for a in match.legal() if a >= st.INN))
    assert match.plain.hand_size[0] == 4
    turn(match, 0)
    assert st.MERCHANT not in match.legal()


def test_four_calls_a_turn_then_something_else() -> None:
    """SF-P6: after withdrawing another call, or any legal action, alone with any number."""
    match = table()
    do(match, st.CALL + NE, ask(1), st.ROBBERS, st.ROBBERS)
    s = do(match, st.WITHDRAW)
    assert (match.to_move, s.phase, s.calls, s.leader[NE]) == (0, st.PLAN, 1, -1)
    assert s.offer_robbers.tolist() == [0] * 6
    for number in (2, 3, 4):
        do(match, st.CALL + NW, st.ROBBERS + 3, st.DECLINE)
        s = do(match, st.DECLINE)  # nobody offers: the call is over by itself
        assert (match.to_move, s.phase, s.calls) == (0, st.PLAN, number)
    assert not any(st.CALL <= a <= st.CALL_OPEN for a in match.legal())
    with pytest.raises(merrymen.IllegalAction, match="four calls"):
        match.apply(st.CALL + NE)
    s = do(match, st.ALONE + NE, st.ROBBERS + 2)
    assert (s.group[NE, 0], s.calls, match.to_move) == (3, 0, 1)


def test_rejecting_every_offer_ends_the_call() -> None:
    """SF-P6 (3), (4): there is no alliance without an ally."""
    match = table()
    do(match, st.CALL + NE, st.ROBBERS, st.ROBBERS, st.ROBBERS)
    s = do(match, st.REJECT, st.REJECT)
    assert (s.phase, match.to_move, s.leader[NE]) == (st.PLAN, 0, -1)


def test_the_hideout_may_be_left_open() -> None:
    """SF-P6 (1), (2): every offer names an unoccupied one; the leader takes one of them."""
    match = table(4)
    send(match, NW, 3, p3=1)
    do(match, st.CALL_OPEN, st.ROBBERS)
    free = [st.HIDEOUT + h for h in range(st.HIDEOUTS) if h != NW]
    assert match.legal() == [st.DECLINE, *free]
    do(match, st.HIDEOUT + NE)
    assert match.legal() == [st.DECLINE, *(st.ROBBERS + n for n in range(4))]
    do(match, st.ROBBERS, st.HIDEOUT + SE, st.ROBBERS + 1, st.HIDEOUT + SE, st.ROBBERS + 2)
    assert (match.plain.phase, match.to_move) == (st.CHOOSE_HIDEOUT, 0)
    assert match.legal() == [st.HIDEOUT + NE, st.HIDEOUT + SE, st.WITHDRAW]
    do(match, st.HIDEOUT + SE)
    assert match.plain.talk_seat == 2  # the offer for the other hideout does not stand
    s = do(match, st.CONFIRM)
    assert s.group[SE].tolist()[:4] == [1, 0, 2, 3]
    assert s.leader[NE] == -1


def test_one_hideout_named_is_no_question() -> None:
    """SF-P6: and all hideouts may be refused."""
    match = table()
    do(match, st.CALL_OPEN, st.ROBBERS, st.HIDEOUT + NE, st.ROBBERS, st.DECLINE)
    assert (match.plain.phase, match.plain.at_hideout) == (st.ANSWER, NE)
    match = table()
    do(match, st.CALL_OPEN, st.ROBBERS, st.HIDEOUT + NE, st.ROBBERS, st.HIDEOUT + SE, st.ROBBERS)
    s = do(match, st.WITHDRAW)
    assert (s.phase, s.calls, s.leader[NE], s.leader[SE]) == (st.PLAN, 1, -1, -1)


def test_a_lone_group_pledges_nothing() -> None:
    """SF-P6."""
    match = table()
    deal(match, 0, 2)
    s = do(match, st.ALONE + NE, st.ROBBERS + 1)
    assert s.pledged[NE, 0].tolist() == [0, 0, 0]
    assert s.hand_size[0] == 1


def test_offers_are_open_to_all() -> None:
    """SF-P6: everybody sees the table of the talk, spectators too."""
    match = table()
    give(match, 0, 3)
    do(match, st.CALL + NE, ask(1, 2), ask(2), st.ROBBERS + 1, st.ROBBERS + 2)
    for seat in (0, 1, 2, None):
        talk = match.view(seat)["board"]["talk"]
        assert (talk["leader"], talk["call"], talk["calls"]) == (0, 1, 4)
        assert talk["hideout"] == f"hideout-{NE}"
        assert talk["robbers"] == 2
        assert [(row["seat"], row["state"], row["robbers"]) for row in talk["offers"]] == [
            (1, "offers", 3),
            (2, "open", 0),
        ]
        assert talk["offers"][0]["wanted"] == 2
