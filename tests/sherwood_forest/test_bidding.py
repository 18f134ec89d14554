"""The advanced game: bargaining in the raid phase."""

from __future__ import annotations

import pytest

import merrymen
from merrymen.games.sherwood_forest import state as st
from merrymen.match import Match
from sherwood_forest.forest import (
    DERBY,
    E_OUTER,
    NOTTINGHAM,
    ROAD,
    S_OUTER,
    deal,
    do,
    give,
    golds,
    lay,
    raid,
    send,
    show,
    table,
)

SMALL = {"strength": 2, "glory": 1, "gold": 1, "companions": 0, **ROAD}


def bargaining(*bargainers: int, cards: int = 3) -> Match:
    """The raid phase begins with seat 0; some have said that they will bargain."""
    match = table(rules="advanced", cards=dict.fromkeys(range(1, 5), SMALL))
    lay(match, *range(1, cards + 1))
    raid(match)
    for seat in bargainers:
        match.plain.bargainers |= 1 << seat
    return match


def rounds_begin(match: Match) -> Match:
    """The last robbers go out, and the raid phase begins."""
    for seat in range(3):
        match.plain.camp[seat], match.plain.places[st.INN_PLACE, seat] = 0, 4
    match.plain.camp[0], match.plain.places[st.INN_PLACE, 0] = 1, 3
    match.plain.first_card, match.plain.emptied = 1, 2
    do(match, st.INN)
    return match


def test_everybody_with_gold_says_whether_they_bargain() -> None:
    """SF-V10: openly, clockwise from the first-player card, once a round; only they are asked."""
    match = table(rules="advanced")
    give(match, 2, 0)
    rounds_begin(match)
    assert (match.plain.phase, match.to_move) == (st.BARGAIN, 1)
    assert match.legal() == [st.YES, st.NO]
    do(match, st.NO)
    assert match.to_move == 0  # seat 2 has no gold
    s = do(match, st.YES)
    assert match.view(None)["board"]["bargain"]["bargainers"] == [0]
    assert (s.phase, match.to_move) == (st.BID_PICK, 0)  # an offer to seat 1, who picks
    do(match, st.DECLINE)
    assert (match.plain.phase, match.to_move) == (st.PICK, 1)


def test_where_nobody_bargains_nobody_is_asked() -> None:
    """SF-V10; the basic game has no such question."""
    match = rounds_begin(table(rules="advanced"))
    do(match, st.NO, st.NO, st.NO)
    while match.plain.round_number == 1:
        assert match.plain.phase == st.PICK
        do(match, match.legal()[0])
    assert rounds_begin(table()).plain.phase == st.PICK


def test_gold_for_picking_a_card() -> None:
    """SF-V10: one offer each, clockwise from the picker; paid at once, and done."""
    match = begin_picking(bargaining(0, 1, 2))
    assert (match.plain.phase, match.to_move) == (st.BID_PICK, 1)
    slots = range(3)
    bids = [(st.BID + st.BID_SLOT + n, st.BID + st.BID_LEAVE + n) for n in slots]
    assert match.legal() == [st.DECLINE, *(bid for pair in bids for bid in pair)]
    do(match, st.BID + st.BID_SLOT + 2)
    assert (match.plain.phase, match.legal()) == (st.BID_GOLD, [st.NOW + 1, st.NOW + 2])
    do(match, st.NOW + 2)
    assert match.to_move == 2
    do(match, st.BID + st.BID_LEAVE + 2, st.NOW + 1)
    assert (match.plain.phase, match.to_move) == (st.PICK, 0)
    assert match.legal() == [*(st.PICK_CARD + n for n in slots), st.TAKE + 1, st.TAKE + 2]
    s = do(match, st.TAKE + 1)
    assert golds(match) == [4, 0, 2]
    assert s.ran_card[0] == 3
    assert s.turn == 1
    assert (s.phase, match.to_move) == (st.BID_PICK, 2)  # the next picker, the next offers


def begin_picking(match: Match) -> Match:
    """Whoever bargains is asked before the first pick."""
    match.plain.phase, match.plain.seat = st.BARGAIN, 2
    match.plain.bid_asked = 0b011
    kept = match.plain.bargainers >> 2 & 1
    match.apply(st.YES if kept else st.NO)
    return match


def test_gold_for_leaving_a_card() -> None:
    """SF-V10: then another one must be picked, and no other offer can be taken."""
    match = begin_picking(bargaining(1, 2))
    do(match, st.BID + st.BID_LEAVE, st.NOW + 1, st.BID + st.BID_SLOT + 1, st.NOW + 1)
    s = do(match, st.TAKE + 1)
    assert (match.to_move, golds(match)) == (0, [3, 1, 2])
    assert match.legal() == [st.PICK_CARD + 1, st.PICK_CARD + 2]
    with pytest.raises(merrymen.IllegalAction, match="paid to leave"):
        match.apply(st.PICK_CARD)
    s = do(match, st.PICK_CARD + 1)
    assert s.barred == -1
    match = begin_picking(bargaining(1, cards=2))
    do(match, st.BID + st.BID_LEAVE, st.NOW + 1)
    s = do(match, st.TAKE + 1)  # one card is left to pick, and then the last of the round
    assert s.round_number == 2


def test_offers_may_all_be_refused_and_cost_nothing() -> None:
    """SF-V10: who picks a card without taking one is paid nothing, not even for doing it."""
    match = begin_picking(bargaining(1))
    s = do(match, st.BID + st.BID_SLOT + 2, st.NOW + 2, st.PICK_CARD + 2)
    assert golds(match) == [2, 2, 2]
    assert s.bid_on.tolist() == [-1] * 6


def test_who_has_no_gold_left_is_not_asked() -> None:
    """SF-V10: the last card of a round is nobody's choice either."""
    match = bargaining(1, 2)
    give(match, 1, 0)
    begin_picking(match)
    assert match.to_move == 2


def garment(shown: bool, *bargainers: int) -> Match:
    """Seat 1 holds a garment and seat 0 picks the carriage to Lincoln; two groups wait."""
    match = bargaining(*bargainers)
    deal(match, 1, st.GARMENT)
    match.plain.shown[1, st.GARMENT] = int(shown)
    for hideout, seat in ((S_OUTER, 0), (E_OUTER, 2)):
        match.plain.places[st.INN_PLACE, seat] -= 2
        match.plain.camp[seat] += 2
        send(match, hideout, seat, **{f"p{seat}": 2})
    return match


def test_gold_for_playing_a_shown_garment() -> None:
    """SF-V10: asked before its holder is, for a way the garment may take; done at once."""
    match = garment(True, 0, 2)
    do(match, st.PICK_CARD)
    assert (match.plain.phase, match.to_move) == (st.BID_TURN, 2)
    towns = [st.BID + st.BID_TOWN + town for town in (NOTTINGHAM, DERBY)]
    assert match.legal() == [st.DECLINE, st.BID + st.BID_KEEP, *towns]
    do(match, st.BID + st.BID_KEEP, st.NOW + 1)
    assert match.to_move == 0
    do(match, towns[0], st.NOW + 2)
    assert (match.plain.phase, match.to_move) == (st.REDIRECT, 1)
    assert {st.TAKE, st.TAKE + 2, st.WATCH, st.LET_PASS} <= set(match.legal())
    s = do(match, st.TAKE)
    assert golds(match)[1] == 4
    assert (s.ran_raided[0], s.discards[st.GARMENT]) == (S_OUTER, 1)


def test_gold_for_keeping_a_shown_garment() -> None:
    """SF-V10: it is kept for this carriage."""
    match = garment(True, 2)
    do(match, st.PICK_CARD, st.BID + st.BID_KEEP, st.NOW + 1)
    s = do(match, st.TAKE + 2)
    assert (golds(match)[1], s.hand[1, st.GARMENT]) == (3, 1)
    assert s.ran_raided[0] == E_OUTER


def test_a_garment_is_shown_to_those_who_bargain() -> None:
    """SF-V10: an unseen one can be shown to the table when it is asked about."""
    match = garment(False, 2)
    do(match, st.PICK_CARD)
    assert (match.to_move, match.plain.phase) == (1, st.REDIRECT)
    do(match, show(st.GARMENT))
    assert (match.to_move, match.plain.phase) == (2, st.BID_TURN)
    do(match, st.DECLINE)
    assert (match.to_move, match.plain.phase) == (1, st.REDIRECT)
    assert show(st.GARMENT) not in match.legal()
    match = garment(False)
    do(match, st.PICK_CARD)
    assert show(st.GARMENT) not in match.legal()  # nobody bargains


def test_a_watcher_hears_offers_again_at_the_crossing() -> None:
    """SF-V10, SF-V8: before each arrow at which the holder is asked."""
    match = garment(True, 2)
    do(match, st.PICK_CARD, st.DECLINE, st.WATCH)
    assert (match.to_move, match.plain.phase, match.plain.arrow) == (2, st.BID_TURN, st.LEAVING)
    do(match, st.BID + st.BID_KEEP, st.NOW + 1)
    assert st.WATCH not in match.legal()
    assert st.TAKE + 2 in match.legal()


def test_an_offer_is_seen_by_everybody() -> None:
    """SF-V10: who offers whom how much for what."""
    match = begin_picking(bargaining(1))
    do(match, st.BID + st.BID_LEAVE + 1, st.NOW + 2)
    for seat in (0, 1, 2, None):
        bargain = match.view(seat)["board"]["bargain"]
        assert (bargain["to"], bargain["about"]) == (0, "pick")
        assert bargain["bids"] == [{"seat": 1, "for": "leave", "gold": 2, "element": "travel-1"}]
