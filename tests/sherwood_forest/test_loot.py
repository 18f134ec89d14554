"""The split of the loot, round ends, the last round and the winners."""

from __future__ import annotations

from merrymen.games.sherwood_forest import state as st
from sherwood_forest.forest import (
    NW,
    ROAD,
    SE,
    do,
    give,
    golds,
    lay,
    raid,
    send,
    table,
)


def test_the_split_of_the_rulebook() -> None:
    """Worked example 1, SF-L2: robbers 5, 1 and 6; 9 gold, 1 companion and 1 glory each."""
    match = table(cards={0: {"strength": 12, "glory": 1, "gold": 9, "companions": 1, **ROAD}})
    lay(match, 0, 1, 2, 3)
    send(match, SE, 0, p0=5, p1=1, p2=6)
    raid(match)
    do(match, st.PICK_CARD)
    assert match.to_move == 0
    assert match.legal() == [
        st.GIVE_GOLD, st.GIVE_COMPANION, st.GIVE_GOLD + 1, st.GIVE_COMPANION + 1,
        st.GIVE_GOLD + 2, st.GIVE_COMPANION + 2,
    ]  # fmt: skip
    s = do(match, st.GIVE_COMPANION)
    # The others get 1 gold each, then leader and second ally 3 each: nothing to choose.
    assert s.loot_gold == 1
    assert match.legal() == [st.GIVE_GOLD, st.GIVE_GOLD + 2]
    s = do(match, st.GIVE_GOLD)
    assert [gold - 2 for gold in golds(match)] == [4, 1, 4]
    assert s.oak[0] == 2
    assert match.scores() == [1, 1, 1]
    assert s.leader[SE] == -1
    assert match.to_move == 1


def test_full_glory_for_everybody_who_took_part() -> None:
    """SF-L1: the robbers count only for the loot."""
    match = table(cards={0: {"strength": 5, "glory": 3, "gold": 0, "companions": 0, **ROAD}})
    lay(match, 0, 1, 2, 3)
    send(match, SE, 0, p0=4, p1=1)
    raid(match)
    do(match, st.PICK_CARD)
    assert match.scores() == [3, 3, 0]


def test_passes_start_again_when_every_robber_has_a_part() -> None:
    """SF-L2: 2 robbers, 5 gold: 2 each, and the leader chooses who gets the last."""
    match = table(cards={0: {"strength": 2, "glory": 0, "gold": 5, "companions": 0, **ROAD}})
    lay(match, 0, 1, 2, 3)
    send(match, SE, 0, p0=1, p1=1)
    raid(match)
    s = do(match, st.PICK_CARD)
    assert (s.loot_gold, golds(match)) == (1, [4, 4, 2])
    do(match, st.GIVE_GOLD + 1)
    assert golds(match) == [4, 5, 2]


def test_with_less_loot_than_members_the_leader_chooses() -> None:
    """SF-L2: a pass that does not reach everyone."""
    match = table(cards={0: {"strength": 3, "glory": 0, "gold": 2, "companions": 0, **ROAD}})
    lay(match, 0, 1, 2, 3)
    send(match, SE, 1, p0=1, p1=1, p2=1)
    raid(match)
    do(match, st.PICK_CARD)
    assert match.to_move == 1
    assert match.legal() == [st.GIVE_GOLD + seat for seat in range(3)]
    do(match, st.GIVE_GOLD + 1)
    assert match.legal() == [st.GIVE_GOLD, st.GIVE_GOLD + 2]
    do(match, st.GIVE_GOLD)
    assert golds(match) == [3, 3, 2]


def test_companions_only_for_those_with_robbers_under_the_oak() -> None:
    """SF-L2, SF-L3: where no split gives everybody their due, somebody is passed over."""
    match = table(cards={0: {"strength": 3, "glory": 0, "gold": 1, "companions": 2, **ROAD}})
    lay(match, 0, 1, 2, 3)
    s = match.plain
    s.camp[0], s.oak[0] = 8, 0
    send(match, SE, 0, p0=2, p1=1)
    raid(match)
    # Three parts for three robbers: two of seat 0, who can only take the one gold.
    do(match, st.PICK_CARD)
    assert match.legal() == [st.GIVE_GOLD, st.GIVE_GOLD + 1, st.GIVE_COMPANION + 1]
    s = do(match, st.GIVE_GOLD)  # then both companions go to the only one who can take them
    assert (golds(match)[0], s.oak[1]) == (3, 2)
    assert s.phase == st.PICK


def test_as_many_parts_as_robbers_one_for_each() -> None:
    """SF-L2: an ally without robbers under the oak is kept gold."""
    match = table(cards={0: {"strength": 4, "glory": 0, "gold": 2, "companions": 2, **ROAD}})
    lay(match, 0, 1, 2, 3)
    s = match.plain
    s.camp[1], s.oak[1] = 8, 0
    send(match, SE, 0, p0=2, p1=2)
    raid(match)
    s = do(match, st.PICK_CARD)  # nothing is left to choose: gold for the ally, companions for both
    assert (golds(match), s.oak[0]) == ([2, 4, 2], 2)
    assert s.phase == st.PICK


def test_gold_is_kept_only_where_it_is_needed() -> None:
    """SF-L2: with a gold to spare the leader may take one."""
    match = table(cards={0: {"strength": 4, "glory": 0, "gold": 3, "companions": 1, **ROAD}})
    lay(match, 0, 1, 2, 3)
    s = match.plain
    s.camp[1], s.oak[1] = 8, 0
    send(match, SE, 0, p0=2, p1=2)
    raid(match)
    do(match, st.PICK_CARD)
    assert match.legal() == [st.GIVE_GOLD, st.GIVE_COMPANION, st.GIVE_GOLD + 1]
    s = do(match, st.GIVE_GOLD)  # then the companion is the leader's second part
    assert (golds(match), s.oak[0]) == ([3, 4, 2], 3)


def test_parts_that_nobody_can_take_are_not_counted() -> None:
    """SF-L2, SF-L3: with all oaks empty two gold are two parts."""
    match = table(cards={26: {"strength": 5, "glory": 1, "gold": 2, "companions": 2, **ROAD}})
    match.plain.round_number = 4
    lay(match, 26, 31, 32, 33)
    for seat in range(3):
        match.plain.camp[seat], match.plain.oak[seat] = 8, 0
    send(match, SE, 0, p0=2, p1=2, p2=1)
    raid(match)
    s = do(match, st.PICK_CARD)
    assert match.legal() == [st.GIVE_GOLD + seat for seat in range(3)]
    s = do(match, st.GIVE_GOLD + 2, st.GIVE_GOLD + 1)
    assert (golds(match), s.oak.tolist()[:3]) == ([2, 3, 3], [0, 0, 0])
    assert s.phase == st.PICK


def test_a_companion_nobody_can_take_is_lost() -> None:
    """SF-L3."""
    match = table(cards={0: {"strength": 3, "glory": 0, "gold": 2, "companions": 2, **ROAD}})
    lay(match, 0, 1, 2, 3)
    for seat in (0, 1):
        match.plain.camp[seat], match.plain.oak[seat] = 8, 0
    send(match, SE, 0, p0=2, p1=1)
    raid(match)
    s = do(match, st.PICK_CARD)
    assert golds(match) == [3, 3, 2]
    assert s.phase == st.PICK


def test_the_quarry_limits_the_loot() -> None:
    """SF-L4: 42 gold; what is not there is lost."""
    match = table(cards={0: {"strength": 3, "glory": 1, "gold": 6, "companions": 0, **ROAD}})
    lay(match, 0, 1, 2, 3)
    give(match, 1, 36)
    assert match.plain.quarry == 2
    send(match, SE, 0, p0=3)
    raid(match)
    s = do(match, st.PICK_CARD)
    assert golds(match) == [4, 36, 2]
    assert s.quarry == 0


def test_the_end_of_a_round() -> None:
    """SF-E1: robbers home, new cards, the marker to the poorest other than its holder."""
    match = table()
    lay(match, 0, 1)
    send(match, SE, 1, p1=2)
    s = match.plain
    s.places[st.MARKET_PLACE, 2] = 2
    s.camp[2] -= 1
    s.oak[2] -= 1
    for seat, gold in enumerate((0, 3, 1)):
        give(match, seat, gold)
    raid(match)
    s = do(match, st.PICK_CARD)
    assert s.round_number == 2
    assert s.camp.tolist()[:3] == [4, 4, 5]
    assert (s.marker, match.to_move) == (2, 2)
    assert [s.slot_state[n] for n in range(4)] == [st.FACE_UP] + [st.FACE_DOWN] * 3
    assert s.laid[0] >= 0
    assert (s.emptied, s.first_card) == (0, -1)


def test_a_tie_for_the_marker_goes_to_the_nearest_clockwise() -> None:
    """SF-E1."""
    match = table(4)
    match.plain.marker = 1
    lay(match, 0, 1)
    for seat in range(4):
        give(match, seat, 1)
    raid(match)
    assert do(match, st.PICK_CARD).marker == 2


def test_in_the_last_round_loot_is_glory() -> None:
    """SF-E2, SF-L4: 1 per gold and 2 per companion that could be taken, whatever the quarry has."""
    match = table(cards={30: {"strength": 3, "glory": 1, "gold": 4, "companions": 2, **ROAD}})
    lay(match, 30, 31, 32, 33)
    give(match, 1, 38)
    match.plain.round_number = 6
    send(match, NW, 0, p0=3)
    s = match.plain
    s.camp[0] += s.oak[0] - 1
    s.oak[0] = 1
    raid(match)
    s = do(match, st.PICK_CARD)
    assert match.scores()[0] == 1 + 4 + 2
    assert match.score_sheet()[0] == {
        "raids": 1, "sheriffs": 0, "church": 0, "last loot": 6, "first out": 0,
    }  # fmt: skip
    assert (s.oak[0], golds(match)) == (0, [2, 38, 2])


def test_the_game_ends_after_six_rounds() -> None:
    """SF-E2, SF-E3: most glory wins; the track goes round past 30."""
    match = table()
    lay(match, 30, 31)
    s = match.plain
    s.round_number = 6
    s.glory[1, st.RAIDS] = 34
    s.glory[2, st.RAIDS] = 31
    raid(match)
    do(match, st.PICK_CARD)
    assert match.to_move is None
    assert match.legal() == []
    assert match.scores() == [0, 34, 31]
    assert match.leaders() == [1]


def test_ties_are_broken_by_the_oak_and_then_by_gold() -> None:
    """SF-E3: fewer robbers under the oak, then more gold, then a shared win."""
    match = table()
    s = match.plain
    for seat in range(3):
        s.glory[seat, st.CHURCH_GLORY] = 20
    assert match.leaders() == [0, 1, 2]
    give(match, 2, 5)
    assert match.leaders() == [2]
    s.oak[1], s.camp[1] = 3, 5
    assert match.leaders() == [1]
    s.glory[0, st.RAIDS] = 1
    assert match.leaders() == [0]
