"""The planning phase: places, hideouts, empty camps."""

from __future__ import annotations

import pytest

import merrymen
from merrymen.games.sherwood_forest import state as st
from sherwood_forest.forest import NE, NW, ask, deal, do, give, lay, send, table, turn


def test_one_action_each_clockwise_and_empty_camps_are_skipped() -> None:
    """SF-P1: the raids begin when all camps are empty."""
    match = table()
    for seat in (0, 1, 2, 0):
        assert match.to_move == seat
        do(match, st.INN)
    send(match, NE, 1, p1=3)  # an empty camp
    assert match.plain.camp[1] == 0
    assert match.to_move == 1
    turn(match, 2)
    s = do(match, st.INN, st.INN, st.INN, st.INN)
    assert s.camp.tolist()[:3] == [0, 0, 1]
    assert match.to_move == 2
    s = do(match, st.INN)
    assert s.phase == st.PICK


def test_more_than_five_gold_must_go_to_church() -> None:
    """SF-P2: at least 1 of it, even if more than 5 remain; joining an alliance stays allowed."""
    match = table()
    give(match, 0, 8)
    assert match.legal() == [st.CHURCH + n for n in range(8)]
    with pytest.raises(merrymen.IllegalAction, match="church"):
        match.apply(st.MARKET)
    s = do(match, st.CHURCH)
    assert s.gold[0] == 7
    assert match.scores()[0] == 1
    s = do(match, st.CALL + NE, ask(2), st.ROBBERS)
    assert s.asked == 1 << 2
    match = table()
    give(match, 1, 8)
    do(match, st.CALL + NE, ask(1), st.ROBBERS, st.ROBBERS + 1)
    s = do(match, st.ACCEPT, st.CONFIRM)
    assert s.group[NE, 1] == 2
    assert match.legal() == [st.CHURCH + n for n in range(8)]


def test_the_church_takes_any_amount() -> None:
    """SF-P3: one robber, 1 glory for each gold, the gold goes to the quarry."""
    match = table()
    give(match, 0, 4)
    quarry = match.plain.quarry
    assert [a for a in match.legal() if a < st.INN] == [st.CHURCH + n for n in range(4)]
    s = do(match, st.CHURCH + 2)
    assert (s.gold[0], s.quarry, match.scores()[0]) == (1, quarry + 3, 3)
    assert (s.camp[0], s.places[st.CHURCH_PLACE, 0]) == (3, 1)


def test_the_inn_shows_one_card_to_one_player() -> None:
    """SF-P3: any card laid out may be looked at; two markers, but the memory lasts."""
    match = table()
    lay(match, 4, None, None, None)
    s = do(match, st.INN + 1)
    card = s.laid[1]
    assert card >= 0
    assert s.slot_state[1] == st.FACE_DOWN
    assert match.hidden(0).plain.laid[1] == card
    assert match.hidden(1).plain.laid[1] == -1
    assert match.hidden(None).plain.laid[1] == -1
    turn(match, 1)
    s = do(match, st.INN + 1)
    assert s.laid[1] == card
    assert match.hidden(1).plain.laid[1] == card
    for slot in (2, 3):
        turn(match, 0)
        do(match, st.INN + slot)
    assert [match.plain.marked[slot] & 1 for slot in range(4)] == [0, 1, 1, 0]
    assert match.hidden(0).plain.laid[3] == match.plain.laid[3] >= 0
    turn(match, 0)
    assert st.INN in match.legal()  # the open card, too


def test_the_inn_is_always_legal() -> None:
    """SF-P3: so nobody is ever without an action."""
    match = table()
    give(match, 0, 0)
    for hideout in range(st.HIDEOUTS):
        match.plain.leader[hideout] = 1
    assert match.legal() == [st.INN + slot for slot in range(4)]


def test_the_merchant_sells_one_card() -> None:
    """SF-P3: one robber and 1 gold; not with 3 in hand, not without a card to be had."""
    match = table()
    s = do(match, st.MERCHANT)
    assert (s.gold[0], s.hand_size[0], s.deck_left) == (1, 1, 17)
    assert (s.camp[0], s.places[st.MERCHANT_PLACE, 0]) == (3, 1)
    hidden = match.hidden(1).plain
    assert hidden.hand[0].tolist() == [0] * 6
    assert hidden.hand_size[0] == 1
    turn(match, 0)
    deal(match, 0, 0, 1)
    assert st.MERCHANT not in match.legal()
    with pytest.raises(merrymen.IllegalAction, match="three cards"):
        match.apply(st.MERCHANT)
    turn(match, 1)
    give(match, 1, 0)
    assert st.MERCHANT not in match.legal()


def test_an_empty_deck_is_its_shuffled_discards() -> None:
    """SF-P3: and without discards the merchant has nothing to sell."""
    match = table()
    s = match.plain
    s.discards, s.deck, s.deck_left = [0, 0, 2, 0, 0, 0], [0] * 6, 0
    match.apply(st.MERCHANT)
    assert match.plain.hand[0].tolist() == [0, 0, 1, 0, 0, 0]
    assert (match.plain.deck_left, match.plain.discards[2]) == (1, 0)
    s.deck, s.deck_left = [0] * 6, 0
    assert st.MERCHANT not in match.legal()


def test_the_market_recruits_for_the_next_round() -> None:
    """SF-P3: one robber, 2 gold, an own robber from the oak; both wait until after the raids."""
    match = table()
    s = do(match, st.MARKET)
    assert (s.gold[0], s.camp[0], s.oak[0], s.places[st.MARKET_PLACE, 0]) == (0, 3, 3, 2)
    turn(match, 1)
    match.plain.camp[1], match.plain.oak[1] = 8, 0
    assert st.MARKET not in match.legal()
    give(match, 2, 1)
    turn(match, 2)
    assert st.MARKET not in match.legal()


def test_a_lone_group_lies_in_wait() -> None:
    """SF-P4: any number of own robbers, in a hideout that nobody has; nobody adds to it."""
    match = table()
    do(match, st.ALONE + NE)
    assert match.legal() == [st.ROBBERS + n for n in range(4)]
    s = do(match, st.ROBBERS + 2)
    assert (s.group[NE, 0], s.leader[NE], s.camp[0]) == (3, 0, 1)
    for seat in (0, 1):
        turn(match, seat)
        assert st.ALONE + NE not in match.legal()
        assert st.CALL + NE not in match.legal()
    with pytest.raises(merrymen.IllegalAction, match="already"):
        match.apply(st.ALONE + NE)
    turn(match, 0)
    s = do(match, st.ALONE + NW)  # one robber left: nothing to ask
    assert (s.group[NW, 0], s.camp[0]) == (1, 0)


def test_empty_camps_bring_glory_and_the_card() -> None:
    """SF-P7: 1 glory for the first, the first-player card for the second, nothing for the third."""
    match = table()
    do(match, st.ALONE + NE, st.ROBBERS + 3)
    assert match.scores() == [1, 0, 0]
    assert match.plain.first_card == -1
    do(match, st.INN, st.ALONE + NW, st.ROBBERS + 3)
    assert match.scores() == [1, 0, 0]
    assert match.plain.first_card == 2
    s = do(match, st.INN, st.INN, st.INN)
    assert match.scores() == [1, 0, 0]
    assert (s.phase, match.to_move) == (st.PICK, 2)


def test_allies_who_empty_their_camps_together_go_clockwise() -> None:
    """SF-P7: from the active player."""
    match = table()
    turn(match, 1)
    do(match, st.CALL + NE, st.ROBBERS + 3)
    do(match, st.ROBBERS + 3, st.ROBBERS + 3)  # seats 2 and 0 offer all they have
    do(match, st.ACCEPT, st.ACCEPT, st.CONFIRM)
    assert match.scores() == [0, 1, 0]
    assert match.plain.first_card == 2
