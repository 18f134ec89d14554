"""The advanced game: sheriffs and special cards."""

from __future__ import annotations

from merrymen.games.sherwood_forest import state as st
from merrymen.match import Match
from sherwood_forest.forest import (
    A_SHERIFF,
    B_SHERIFF,
    DERBY,
    E_INNER,
    E_OUTER,
    LINCOLN,
    N_OUTER,
    NE,
    NOTTINGHAM,
    ROAD,
    S_OUTER,
    SE,
    deal,
    do,
    golds,
    lay,
    raid,
    send,
    table,
)

SHERIFF = {"strength": 6, "glory": 2, "lost_glory": 3, "lost_robbers": 2, **ROAD}
SMALL = {"strength": 2, "glory": 1, "gold": 1, "companions": 0, **ROAD}


def hunted(**figures: int) -> Match:
    """A sheriff on his way from York to Lincoln, and a small carriage after him."""
    match = table(rules="advanced", cards={B_SHERIFF: SHERIFF | figures, 31: SMALL, 32: SMALL})
    match.plain.round_number = 4
    lay(match, B_SHERIFF, 31, 32)
    for seat in range(3):
        match.plain.glory[seat, st.RAIDS] = 5
    return match


def test_the_sheriff_fights_everybody_on_his_way() -> None:
    """SF-V7: each occupied hideout; losses of glory and robbers; the rest go home; on he drives."""
    match = hunted()
    send(match, N_OUTER, 0, p0=5)
    match.plain.oak[0] -= 1
    match.plain.camp[0] += 1
    send(match, SE, 1, p1=2)
    send(match, E_OUTER, 2, p2=7)
    raid(match)
    s = do(match, st.PICK_CARD)
    # Seat 0 had 6 robbers in all: two are lost. Seat 1 had four: none is. Seat 2 beats him.
    assert match.scores() == [2, 2, 7]
    assert s.oak.tolist()[:3] == [4, 4, 1]
    assert s.ran_raided[0] == E_OUTER
    assert [s.leader[h] for h in (N_OUTER, SE, E_OUTER)] == [-1, -1, -1]
    assert s.camp.tolist()[:3] == [3, 2, 7]


def test_glory_does_not_fall_below_zero() -> None:
    """SF-V7: and losses are limited to the robbers there."""
    match = hunted(lost_robbers=3)
    s = match.plain
    s.glory[1, st.RAIDS] = 1
    s.oak[1], s.camp[1] = 1, 7
    send(match, SE, 1, p1=2)
    raid(match)
    s = do(match, st.PICK_CARD)
    assert match.scores()[1] == 0
    assert (s.oak[1], s.camp[1]) == (3, 0)


def test_promised_companions_are_no_robbers() -> None:
    """SF-V7: they do not count towards the four."""
    match = hunted(lost_robbers=2)
    s = match.plain
    s.oak[1], s.camp[1] = 2, 5
    s.promised_companions[NE, 1] = 1
    send(match, SE, 1, p1=2)
    raid(match)
    s = do(match, st.PICK_CARD)
    assert s.oak[1] == 3  # one of five: four remain


def test_a_sheriffs_do_not_cost_glory() -> None:
    """SF-V7: the big red number is on B cards only."""
    match = table(rules="advanced")
    card = match.edition.record[0]
    for number in range(A_SHERIFF, A_SHERIFF + 5):
        assert card["lost_glory"][number] == 0
    for number in range(B_SHERIFF, B_SHERIFF + 5):
        assert card["lost_glory"][number] > 0


def test_cards_against_the_sheriff_are_discarded_win_or_lose() -> None:
    """SF-V7."""
    for second, won in ((st.DONE, False), (st.CARD + 2, True)):
        match = hunted(strength=9)
        send(match, SE, 0, p0=2, p1=1)
        deal(match, 0, 2)
        deal(match, 1, 2)
        raid(match, first=2)
        do(match, st.PICK_CARD, st.LET_PASS, st.LET_PASS, st.NEXT)
        s = do(match, st.CARD + 2, second)
        while match.plain.phase in (st.DEFEAT, st.STAY):
            do(match, st.NO_SPECIAL)
        assert s.discards[2] == (2 if won else 1)
        assert (match.scores()[0] > 5) == won
        assert s.hand_size[1] == (0 if won else 1)


def cloaked(action: int) -> Match:
    match = hunted()
    send(match, NE, 0, p0=1, p1=1)
    deal(match, 1, st.CLOAK)
    s = match.plain
    s.oak[1], s.camp[1] = 2, s.camp[1] + 2
    raid(match, first=2)
    do(match, st.PICK_CARD, st.LET_PASS)
    assert (match.plain.phase, match.to_move) == (st.DEFEAT, 1)
    assert match.legal() == [st.CLOAK_STAY, st.CLOAK_HOME, st.NO_SPECIAL]
    do(match, action)
    return match


def test_a_forest_cloak_saves_its_owner() -> None:
    """SF-V8: no losses from this sheriff here, even at a second arrow; the group stays."""
    match = cloaked(st.CLOAK_STAY)
    s = match.plain
    assert match.scores() == [2, 5, 5]
    # The corner was passed twice and he is through; the leader is the one who stayed.
    assert s.ran_card[0] == B_SHERIFF
    assert (s.leader[NE], s.group[NE].tolist()[:2]) == (1, [0, 1])
    assert (s.oak[1], s.discards[st.CLOAK]) == (2, 1)


def test_a_forest_cloak_may_take_the_robbers_home() -> None:
    """SF-V8."""
    match = cloaked(st.CLOAK_HOME)
    s = match.plain
    assert match.scores() == [2, 5, 5]
    assert s.leader[NE] == -1
    assert s.oak[1] == 2


def test_without_a_cloak_one_is_asked_as_well() -> None:
    """SF-V8: everybody who may hold a cloak is asked, so that being asked tells nothing."""
    match = hunted()
    send(match, NE, 0, p0=1)
    deal(match, 0, 0)
    raid(match, first=2)
    do(match, st.PICK_CARD, st.LET_PASS)
    assert (match.to_move, match.legal()) == (0, [st.NO_SPECIAL])
    match = hunted()
    send(match, NE, 0, p0=1)
    deal(match, 0, 0)
    match.plain.shown[0, 0] = 1  # the table knows this hand
    raid(match, first=2)
    do(match, st.PICK_CARD)
    assert match.to_move == 0  # nothing to ask: the next pick
    assert match.plain.phase == st.PICK


def test_provisions_keep_the_robbers_there() -> None:
    """SF-V8: until another success or the end of the round; without its informer no plan stays."""
    match = table(rules="advanced", cards={1: SMALL, 2: SMALL, 3: SMALL})
    lay(match, 1, 2, 3)
    send(match, SE, 0, p0=1, p1=2)
    deal(match, 1, st.PROVISIONS)
    match.plain.planned[SE], match.plain.informer[SE] = 2, 0
    raid(match, first=2)
    do(match, st.PICK_CARD, st.LET_PASS)
    while match.plain.phase == st.SPLIT:
        do(match, match.legal()[0])
    assert (match.plain.phase, match.to_move) == (st.STAY, 1)
    assert match.legal() == [st.EAT, st.NO_SPECIAL]
    s = do(match, st.EAT)
    assert s.group[SE].tolist()[:2] == [0, 2]
    assert (s.leader[SE], s.planned[SE], s.informer[SE]) == (1, -1, -1)
    assert s.discards[st.PROVISIONS] == 1
    gold = golds(match)[1]
    s = do(match, st.PICK_CARD + 1)
    assert golds(match)[1] >= gold + 1
    assert s.leader[SE] == -1


def test_the_old_leader_stays_leader_or_the_first_clockwise() -> None:
    """SF-V8."""
    for eaters, leader in (((1, 2), 1), ((0, 2), 2)):
        match = table(rules="advanced", cards={1: SMALL | {"gold": 0}})
        lay(match, 1, 2, 3)
        send(match, SE, 1, p0=1, p1=1, p2=1)
        for seat in eaters:
            deal(match, seat, st.PROVISIONS)
        raid(match)
        do(match, st.PICK_CARD)
        while match.plain.phase == st.REDIRECT:
            do(match, st.LET_PASS)
        while match.plain.phase == st.STAY:
            do(match, match.legal()[0])
        assert match.plain.leader[SE] == leader


def redirecting(*holders: int) -> Match:
    match = table(rules="advanced", cards={1: SMALL | {"strength": 4}, 2: SMALL})
    lay(match, 1, 2, 3)
    for seat in holders:
        deal(match, seat, st.GARMENT)
    return match


def test_a_messengers_garment_changes_the_destination() -> None:
    """SF-V8: another destination, not the start town; the arrows already passed stay passed."""
    match = redirecting(0)
    send(match, N_OUTER, 1, p1=4)
    match.plain.group[N_OUTER, 1] = 2
    match.plain.camp[1] += 2
    send(match, S_OUTER, 0, p0=4)
    send(match, E_OUTER, 2, p2=4)
    raid(match)
    do(match, st.PICK_CARD)
    assert (match.to_move, match.plain.phase) == (0, st.REDIRECT)
    assert match.legal() == [st.SEND_TO + NOTTINGHAM, st.SEND_TO + DERBY, st.WATCH, st.LET_PASS]
    do(match, st.WATCH)  # asked again at the crossing, and at no arrow before
    assert match.plain.arrow == st.LEAVING
    assert match.legal() == [st.SEND_TO + NOTTINGHAM, st.SEND_TO + DERBY, st.LET_PASS]
    s = do(match, st.SEND_TO + NOTTINGHAM)
    assert s.ran_raided[0] == S_OUTER
    assert match.scores() == [1, 0, 0]
    assert s.discards[st.GARMENT] == 1


def test_holders_are_asked_clockwise_from_the_picker_and_once_per_card() -> None:
    """SF-V8: each player at most one per travel card."""
    match = redirecting(0, 2)
    deal(match, 1, 0)
    raid(match, first=1)
    do(match, st.PICK_CARD)
    assert match.to_move == 1
    assert match.legal() == [st.WATCH, st.LET_PASS]  # no garment, but who knows
    do(match, st.LET_PASS)
    assert match.to_move == 2
    do(match, st.SEND_TO + DERBY)
    assert match.plain.destination == DERBY
    assert match.to_move == 0
    assert st.SEND_TO + LINCOLN in match.legal()
    s = do(match, st.SEND_TO + LINCOLN)  # both have played: the carriage drives through
    assert (s.ran_card[0], s.ran_raided[0]) == (1, -1)
    assert s.discards[st.GARMENT] == 2


def test_a_sheriff_may_be_redirected() -> None:
    """SF-V8: [D] sheriffs may be redirected."""
    match = hunted()
    send(match, E_INNER, 0, p0=2)
    deal(match, 0, st.GARMENT)
    raid(match)
    s = do(match, st.PICK_CARD, st.SEND_TO + DERBY)
    assert match.scores()[0] == 5
    assert s.group[E_INNER, 0] == 2


def test_special_cards_have_no_strength() -> None:
    """SF-V8: strength 0; they are not played in a fight."""
    match = table(rules="advanced", cards={1: SMALL | {"strength": 3}})
    lay(match, 1, 2, 3)
    send(match, SE, 0, p0=2)
    deal(match, 0, st.CLOAK, st.PROVISIONS)
    raid(match, first=1)
    do(match, st.PICK_CARD, st.LET_PASS)
    assert (match.to_move, match.legal()) == (0, [st.DONE])
    s = do(match, st.DONE)
    assert s.group[SE, 0] == 2


def test_who_watched_the_carriage_is_asked_for_a_cloak() -> None:
    """SF-V8: waiting for the crossing says nothing about the fight before it."""
    for answer in (st.WATCH, st.LET_PASS):
        match = table(rules="advanced", cards={A_SHERIFF: SHERIFF | {"lost_glory": 0}})
        lay(match, A_SHERIFF, 1, 2)
        send(match, N_OUTER, 1, p1=2)
        deal(match, 1, st.CLOAK)
        s = match.plain
        s.oak[1], s.camp[1] = 2, s.camp[1] + 2
        raid(match)
        do(match, st.PICK_CARD, answer)
        assert (match.plain.phase, match.to_move) == (st.DEFEAT, 1)
        s = do(match, st.CLOAK_STAY)
        assert (s.oak[1], s.group[N_OUTER, 1]) == (2, 2)


def test_who_watched_the_carriage_gets_provisions_and_parts() -> None:
    """SF-V8, SF-L2: the same after a success at an arrow before the crossing."""
    match = table(rules="advanced", cards={1: SMALL | {"gold": 2}})
    lay(match, 1, 2, 3)
    send(match, N_OUTER, 0, p0=1, p1=1)
    deal(match, 1, st.PROVISIONS)
    raid(match, first=2)
    s = do(match, st.PICK_CARD, st.WATCH)
    assert golds(match) == [3, 3, 2]  # nobody is skipped in the first pass
    assert (s.phase, match.to_move) == (st.STAY, 1)
    assert do(match, st.EAT).group[N_OUTER].tolist()[:2] == [0, 1]


def test_a_plan_stays_as_long_as_its_informer() -> None:
    """SF-V8: provisions after another card keep tokens and promises where they are."""
    match = table(rules="advanced", cards={n: SMALL | {"gold": 3} for n in (1, 2, 3)})
    lay(match, 1, 2, 3)
    send(match, SE, 0, p0=2, p1=1)
    deal(match, 0, st.PROVISIONS)
    s = match.plain
    s.planned[SE], s.informer[SE] = 1, 0
    s.promised_gold[SE, 1] = 2
    s.quarry -= 2
    raid(match, first=2)
    do(match, st.PICK_CARD, st.LET_PASS)
    while match.plain.phase == st.SPLIT:
        do(match, match.legal()[0])
    s = do(match, st.EAT)
    assert (s.leader[SE], s.planned[SE], s.informer[SE], s.promised_gold[SE, 1]) == (0, 1, 0, 2)
    before = golds(match)
    do(match, st.PICK_CARD + 1)  # the promise, and the rest for the one who stayed
    assert golds(match) == [before[0] + 1, before[1] + 2, before[2]]


def test_whoever_cannot_hold_a_garment_is_not_asked() -> None:
    """SF-V8: by what everybody may know: an empty hand, a hand all seen, or all garments gone."""
    for known in ("empty", "seen", "gone"):
        match = redirecting()
        if known != "empty":
            deal(match, 0, 0)
        if known == "seen":
            match.plain.shown[0, 0] = 1
        if known == "gone":
            match.plain.discards[st.GARMENT] = match.plain.deck[st.GARMENT]
            match.plain.deck_left -= match.plain.deck[st.GARMENT]
            match.plain.deck[st.GARMENT] = 0
        raid(match)
        assert do(match, st.PICK_CARD).ran_card[0] == 1, known
