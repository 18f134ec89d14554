"""The raid phase: picks, arrows, strength, cards."""

from __future__ import annotations

from merrymen.games.sherwood_forest import state as st
from sherwood_forest.forest import (
    E_OUTER,
    N_INNER,
    N_OUTER,
    NE,
    NOTTINGHAM,
    NW,
    ROAD,
    SE,
    W_OUTER,
    YORK,
    deal,
    do,
    golds,
    lay,
    raid,
    send,
    table,
)

SMALL = {"strength": 3, "glory": 1, "gold": 2, "companions": 0, **ROAD}


def test_everybody_picks_clockwise_until_all_are_played() -> None:
    """SF-R1: from the holder of the first-player card; with three the first picks twice."""
    match = table()
    lay(match, 0, 1, 2, 3)
    raid(match, first=1)
    for seat in (1, 2, 0):
        assert match.to_move == seat
        assert match.plain.round_number == 1
        do(match, match.legal()[0])
    # The last card is nobody's choice: it was played by seat 1 and the round is over.
    assert match.plain.round_number == 2
    six = table(6)
    lay(six, 0, 1, 2, 3, 4, 5)
    raid(six, first=2)
    for seat in (2, 3, 4, 5, 0):
        assert six.to_move == seat
        do(six, six.legal()[-1])
    assert six.plain.round_number == 2


def test_a_face_down_card_may_be_picked_and_is_revealed() -> None:
    """SF-R1: face up or face down; SF-P3: the markers return."""
    match = table(cards={7: SMALL})
    lay(match, 0, None, 7, None, seen={2: 0b100})
    match.plain.marked[2] = 0b100
    send(match, SE, 0, p0=3)
    raid(match)
    assert match.legal() == [st.PICK_CARD + slot for slot in range(4)]
    before = match.plain.reveals
    s = do(match, st.PICK_CARD + 2)
    assert s.reveals == before + 1
    assert s.ran_card[0] == 7
    assert (s.slot_state[2], s.seen_by[2], s.marked[2]) == (st.NO_CARD, 0, 0)
    unseen = s.unseen
    do(match, st.PICK_CARD + 1)
    gone = unseen & ~match.plain.unseen
    assert gone
    assert gone & (gone - 1) == 0  # one card that nobody had seen before


def test_the_first_strong_group_along_the_way_raids() -> None:
    """SF-R2, SF-R5: in the order of the arrows; the travellers leave, the robbers go home."""
    match = table(cards={0: SMALL})
    lay(match, 0, 1, 2, 3)
    send(match, N_INNER, 1, p1=2)  # too weak
    send(match, NE, 2, p2=3)  # strong enough, first
    send(match, E_OUTER, 0, p0=4)
    raid(match)
    s = do(match, st.PICK_CARD)
    assert s.ran_raided[0] == NE
    assert match.scores() == [0, 0, 1]
    assert (s.leader[NE], s.camp[2]) == (-1, 3)
    assert (s.group[N_INNER, 1], s.group[E_OUTER, 0]) == (2, 4)
    assert s.slot_state[0] == st.NO_CARD


def test_travellers_nobody_raids_leave_the_game() -> None:
    """SF-R5, SF-R4: a postponed raid leaves the robbers where they are."""
    match = table(cards={0: SMALL | {"strength": 9}})
    lay(match, 0, 1, 2, 3)
    send(match, NE, 0, p0=4)
    raid(match)
    s = do(match, st.PICK_CARD)
    assert s.ran_raided[0] == -1
    assert s.slot_state[0] == st.NO_CARD
    assert s.group[NE, 0] == 4
    assert not s.unseen & 1


def test_the_raid_must_be_carried_out() -> None:
    """SF-R4: robbers alone suffice, nobody is asked."""
    match = table(cards={0: SMALL})
    lay(match, 0, 1, 2, 3)
    deal(match, 0, 2)
    send(match, NE, 0, p0=3)
    raid(match, first=1)
    s = do(match, st.PICK_CARD)
    assert match.scores()[0] == 1
    assert s.hand_size[0] == 1
    assert match.to_move == 2


def test_hand_cards_make_up_for_missing_robbers() -> None:
    """SF-R3 (c): at most one card per own robber, until the strength is reached; discarded."""
    match = table(cards={0: SMALL | {"strength": 6}})
    lay(match, 0, 1, 2, 3)
    deal(match, 0, 0, 0, 2)
    send(match, N_OUTER, 0, p0=2)
    raid(match, first=1)
    do(match, st.PICK_CARD)
    assert match.to_move == 0
    assert match.legal() == [st.CARD, st.CARD + 2, st.DONE]
    do(match, st.CARD + 2)
    assert match.to_move == 0
    s = do(match, st.CARD)
    assert match.scores()[0] == 1
    assert s.discards.tolist()[:3] == [1, 0, 1]
    assert s.hand_size[0] == 1


def test_one_card_per_robber() -> None:
    """SF-R3: two robbers carry two cards; where no two cards could do, nobody is asked."""
    match = table(cards={0: SMALL | {"strength": 8}})
    lay(match, 0, 1, 2, 3)
    deal(match, 0, 2, 2, 2)
    send(match, N_OUTER, 0, p0=2)
    raid(match, first=1)
    do(match, st.PICK_CARD)
    assert match.to_move == 0
    s = do(match, st.CARD + 2, st.CARD + 2)
    assert match.scores()[0] == 1
    assert s.hand_size[0] == 1
    match = table(cards={0: SMALL | {"strength": 9}})
    lay(match, 0, 1, 2, 3)
    deal(match, 0, 2, 2, 2)
    send(match, N_OUTER, 0, p0=2)
    raid(match, first=1)
    do(match, st.PICK_CARD)
    assert match.to_move == 2
    assert match.plain.hand_size[0] == 3


def test_declining_postpones_and_a_second_arrow_may_succeed() -> None:
    """SF-R2, SF-R4: the corner between the arms is passed twice; hand cards return to hand."""
    match = table(cards={0: SMALL | {"strength": 4}})
    lay(match, 0, 1, 2, 3)
    deal(match, 0, 1)
    send(match, NE, 0, p0=2)
    raid(match, first=1)
    do(match, st.PICK_CARD)
    assert (match.to_move, match.plain.arrow) == (0, 3)
    do(match, st.DONE)
    assert (match.to_move, match.plain.arrow) == (0, 5)
    s = do(match, st.CARD + 1)
    assert s.ran_raided[0] == NE
    assert match.scores()[0] == 1


def test_cards_of_a_postponed_raid_return_and_are_known() -> None:
    """SF-R4: hand cards return; everybody has seen them."""
    match = table(cards={0: SMALL | {"strength": 8}})
    lay(match, 0, 1, 2, 3)
    deal(match, 0, 1)
    deal(match, 1, 2)
    send(match, SE, 0, p0=2, p1=2)
    raid(match, first=2)
    do(match, st.PICK_CARD)
    assert match.to_move == 0
    assert match.legal() == [st.NEXT, st.NEXT + 1]
    do(match, st.NEXT + 1)
    assert match.to_move == 1
    do(match, st.CARD + 2)
    assert match.to_move == 0
    s = do(match, st.DONE)
    assert s.hand[1].tolist()[:3] == [0, 0, 1]
    assert s.shown[1].tolist()[:3] == [0, 0, 1]
    assert match.hidden(2).plain.hand[1].tolist()[:3] == [0, 0, 1]
    assert s.group[SE].tolist()[:2] == [2, 2]


def test_the_leader_sets_the_order_and_it_stops_when_reached() -> None:
    """SF-R3 (c): each member once; the leader is one of them."""
    match = table(cards={0: SMALL | {"strength": 7, "gold": 0}})
    lay(match, 0, 1, 2, 3)
    deal(match, 0, 2)
    deal(match, 1, 2)
    deal(match, 2, 2)
    send(match, SE, 1, p0=2, p1=1, p2=1)
    raid(match, first=2)
    do(match, st.PICK_CARD)
    assert match.to_move == 1
    do(match, st.NEXT + 2, st.NEXT)
    assert match.plain.order.tolist()[:3] == [2, 0, 1]
    assert match.to_move == 2
    s = do(match, st.CARD + 2)
    assert match.scores() == [1, 1, 1]
    assert s.hand_size.tolist()[:3] == [1, 1, 0]


def test_pledged_cards_are_used_before_hand_cards() -> None:
    """SF-R3 (b), SF-R4: all pledged cards count, whichever travellers come, and are discarded."""
    match = table(cards={0: SMALL | {"strength": 6}})
    lay(match, 0, 1, 2, 3)
    send(match, SE, 0, p0=2, p1=1)
    deal(match, 0, 1)
    s = match.plain
    s.deck[2] -= 1
    s.deck_left -= 1
    s.pledged[SE, 1, 2] = 1
    raid(match, first=2)
    s = do(match, st.PICK_CARD)
    assert match.scores() == [1, 1, 0]  # 3 robbers and the pledged 3: no card of the hand
    assert s.discards.tolist()[:3] == [0, 0, 1]
    assert s.hand_size[0] == 1


def test_unneeded_pledges_return_and_unused_ones_wait() -> None:
    """SF-R4: robbers alone: back to hand; postponed: pledged on; end of the round: back to hand."""
    match = table(cards={0: SMALL | {"strength": 12}, 1: SMALL | {"strength": 2, "gold": 0}})
    lay(match, 0, 1, 2)
    send(match, SE, 0, p0=2, p1=1)
    send(match, W_OUTER, 2, p2=1)
    s = match.plain
    for hideout, seat in ((SE, 1), (W_OUTER, 2)):
        s.deck[2] -= 1
        s.deck_left -= 1
        s.pledged[hideout, seat, 2] = 1
    raid(match, first=2)
    s = do(match, st.PICK_CARD)
    assert s.pledged[SE, 1].tolist() == [0, 0, 1]
    s = do(match, st.PICK_CARD + 1)  # and the last card ends the round
    assert s.round_number == 2
    assert s.hand[1].tolist()[:3] == s.shown[1].tolist()[:3] == [0, 0, 1]
    assert s.hand[2].tolist()[:3] == [0, 0, 1]
    assert s.discards.tolist() == [0] * 6


def test_a_lone_player_gets_all_the_loot() -> None:
    """SF-L1."""
    match = table(cards={0: SMALL | {"glory": 2, "gold": 3, "companions": 1}})
    lay(match, 0, 1, 2, 3)
    send(match, N_OUTER, 0, p0=3)
    raid(match)
    s = do(match, st.PICK_CARD)
    assert match.scores()[0] == 2
    assert golds(match) == [5, 2, 2]
    assert s.oak[0] == 3


def test_straight_on_passes_all_four_corners_once() -> None:
    """SF-R2: York to Nottingham."""
    straight = {"origin": YORK, "destination": NOTTINGHAM}
    match = table(cards={0: SMALL | {"strength": 4} | straight})
    lay(match, 0, 1, 2, 3)
    deal(match, 0, 1)
    send(match, NW, 0, p0=2)
    raid(match, first=1)
    do(match, st.PICK_CARD)
    assert match.to_move == 0
    s = do(match, st.DONE)
    assert (s.ran_raided[0], match.to_move) == (-1, 2)
