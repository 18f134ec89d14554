"""The basic game's alliances: calls, offers, answers."""

from __future__ import annotations

import pytest

import merrymen
from merrymen.games.sherwood_forest import state as st
from sherwood_forest.forest import NE, NW, deal, do, give, lay, send, table, turn


def test_a_call_is_answered_and_confirmed() -> None:
    """SF-P5, SF-P6: hideout, own robbers, players asked, aim; offers; answers; confirmation."""
    match = table(4)
    lay(match, 4, None, None, None, None)
    s = do(match, st.CALL + NE)
    assert match.legal() == [st.ROBBERS + n for n in range(4)]
    s = do(match, st.ROBBERS + 1)
    assert s.talk_seat == 1
    assert match.legal() == [*(st.ASK + n for n in range(5)), st.LEAVE_OUT]
    s = do(match, st.ASK + 3, st.LEAVE_OUT, st.ASK)
    assert (s.asked, s.wanted[1]) == (0b1010, 3)
    do(match, st.SLOT)
    assert match.plain.aim == 0
    assert match.to_move == 1
    assert match.legal() == [st.DECLINE, *(st.ROBBERS + n for n in range(4))]
    do(match, st.ROBBERS + 2)
    assert match.to_move == 3
    do(match, st.ROBBERS)
    assert match.to_move == 0
    assert match.legal() == [st.ACCEPT, st.REJECT]
    do(match, st.ACCEPT, st.REJECT)
    assert match.legal() == [st.CONFIRM, st.WITHDRAW]
    s = do(match, st.CONFIRM)
    assert s.group[NE].tolist()[:4] == [2, 3, 0, 0]
    assert (s.leader[NE], s.camp.tolist()[:4]) == (0, [2, 1, 4, 4])
    assert match.to_move == 1  # joining does not use up the ally's turn
    assert s.phase == st.PLAN


def test_somebody_must_be_asked_and_only_those_with_robbers() -> None:
    """SF-P6 (1), (2)."""
    match = table(4)
    send(match, NW, 2, p2=4)
    do(match, st.CALL + NE, st.ROBBERS, st.LEAVE_OUT)
    assert match.plain.talk_seat == 3
    assert st.LEAVE_OUT not in match.legal()
    match = table()
    send(match, NW, 1, p1=4)
    send(match, NE, 2, p2=4)
    assert not any(st.CALL <= a < st.ROBBERS for a in match.legal())


def test_pledged_cards_are_shown_and_laid_open() -> None:
    """SF-P5, SF-P6: at most one card per robber, from the hand; offers name them openly."""
    match = table()
    deal(match, 0, 2)
    deal(match, 1, 0, 0, 1)
    do(match, st.CALL + NE, st.ROBBERS)
    assert match.legal() == [st.CARD + 2, st.DONE]
    assert match.hidden(2).plain.hand[0].tolist()[:3] == [0, 0, 0]
    do(match, st.CARD + 2)  # one card for one robber: no more can be added
    assert match.plain.phase == st.CALL_ASK
    assert match.hidden(2).plain.hand[0].tolist()[:3] == [0, 0, 1]
    do(match, st.ASK, st.LEAVE_OUT, st.NO_SLOT, st.ROBBERS + 1)
    assert match.to_move == 1
    assert match.legal() == [st.CARD, st.CARD + 1, st.DONE]
    do(match, st.CARD + 1)
    s = do(match, st.DONE)
    assert s.offer_cards[1].tolist() == [0, 1, 0]
    assert match.hidden(2).plain.hand[1].tolist()[:3] == [0, 1, 0]
    s = do(match, st.ACCEPT, st.CONFIRM)
    assert s.pledged[NE, 0].tolist() == [0, 0, 1]
    assert s.pledged[NE, 1].tolist() == [0, 1, 0]
    assert s.hand_size.tolist()[:2] == [0, 2]


def test_pledged_cards_count_towards_the_hand_limit() -> None:
    """SF-R4: meanwhile they count towards the limit of 3."""
    match = table()
    deal(match, 0, 0, 1, 2)
    do(match, st.CALL + NE, st.ROBBERS + 1, st.CARD, st.CARD + 1, st.ASK, st.LEAVE_OUT, st.NO_SLOT)
    do(match, st.ROBBERS, st.ACCEPT, st.CONFIRM)
    turn(match, 0)
    assert match.plain.hand_size[0] == 1
    assert st.MERCHANT not in match.legal()


def test_two_calls_a_turn_then_something_else() -> None:
    """SF-P6 (4): after withdrawing the second call, or any legal action, alone with any number."""
    match = table()
    do(match, st.CALL + NE, st.ROBBERS, st.ASK, st.LEAVE_OUT, st.NO_SLOT, st.ROBBERS, st.ACCEPT)
    s = do(match, st.WITHDRAW)
    assert (match.to_move, s.phase, s.calls, s.leader[NE]) == (0, st.PLAN, 1, -1)
    assert s.offer_robbers.tolist() == [0] * 6
    do(match, st.CALL + NW, st.ROBBERS + 3, st.ASK, st.ASK, st.NO_SLOT, st.DECLINE)
    s = do(match, st.DECLINE)  # nobody offers: the call is over by itself
    assert (match.to_move, s.phase, s.calls) == (0, st.PLAN, 2)
    assert not any(st.CALL <= a < st.ROBBERS for a in match.legal())
    with pytest.raises(merrymen.IllegalAction, match="two calls"):
        match.apply(st.CALL + NE)
    s = do(match, st.ALONE + NE, st.ROBBERS + 2)
    assert (s.group[NE, 0], s.calls, match.to_move) == (3, 0, 1)


def test_rejecting_every_offer_ends_the_call() -> None:
    """SF-P6 (3), (4): there is no alliance without an ally."""
    match = table()
    do(match, st.CALL + NE, st.ROBBERS, st.ASK, st.ASK, st.NO_SLOT, st.ROBBERS, st.ROBBERS)
    s = do(match, st.REJECT, st.REJECT)
    assert (s.phase, match.to_move, s.leader[NE]) == (st.PLAN, 0, -1)


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
    do(match, st.CALL + NE, st.ROBBERS + 1, st.ASK + 2, st.ASK, st.NO_SLOT, st.ROBBERS + 2)
    for seat in (0, 1, 2, None):
        talk = match.view(seat)["board"]["talk"]
        assert talk["leader"] == 0
        assert talk["hideout"] == f"hideout-{NE}"
        assert talk["robbers"] == 2
        assert [(row["seat"], row["state"], row["robbers"]) for row in talk["offers"]] == [
            (1, "offers", 3),
            (2, "open", 0),
        ]
        assert talk["offers"][0]["wanted"] == 2
