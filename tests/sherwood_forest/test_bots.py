"""The greedy bot negotiates sensibly: it asks in proportion and takes what beats staying out."""

from __future__ import annotations

import merrymen
from merrymen.games.sherwood_forest import state as st
from merrymen.match import Match
from sherwood_forest.forest import (
    E_OUTER,
    GAME,
    N_OUTER,
    ROAD,
    S_OUTER,
    SE,
    W_OUTER,
    do,
    give,
    lay,
    raid,
    send,
    table,
)

RICH = {"strength": 7, "glory": 4, "gold": 6, "companions": 0, **ROAD}


def greedy(match: Match) -> int:
    seat = match.to_move
    assert seat is not None
    action = merrymen.bot("greedy", seed=1).choose(match.hidden(seat), seat)
    match.apply(action)
    return action


def hideouts_on_the_road() -> set[int]:
    return set(GAME.edition.record[0]["arrows"][ROAD["origin"], ROAD["destination"]].tolist())


def test_it_goes_where_a_known_card_passes() -> None:
    """SF-P4: a card that it can beat alone, and robbers enough for it."""
    match = table(cards={0: RICH | {"strength": 4}})
    lay(match, 0, None, None, None)
    give(match, 0, 0)
    action = greedy(match)
    assert (action - st.ALONE if action < st.CALL else action - st.CALL) in hideouts_on_the_road()


def test_it_joins_a_call_that_pays_and_declines_one_that_does_not() -> None:
    """SF-P6 (2): a beatable rich card on the way, or an empty road."""
    for hideout, joins in ((SE, True), (W_OUTER, False)):
        match = table(cards={0: RICH})
        lay(match, 0)
        do(match, st.CALL + hideout, st.ROBBERS + 3, st.ASK, st.LEAVE_OUT, st.SLOT)
        action = greedy(match)
        assert (action != st.DECLINE) == joins, hideout
        if joins:
            assert action - st.ROBBERS + 1 >= 3  # 4 and 3 are the strength that is needed


def test_it_takes_help_that_is_needed() -> None:
    """SF-P6 (3), (4)."""
    match = table(cards={0: RICH})
    lay(match, 0)
    do(match, st.CALL + SE, st.ROBBERS + 3, st.ASK, st.LEAVE_OUT, st.SLOT, st.ROBBERS + 2)
    assert greedy(match) == st.ACCEPT
    assert greedy(match) == st.CONFIRM


def offered(robbers: int) -> Match:
    """Seat 0 with 4 robbers has called seat 1, who offers some robbers; card 0 is aimed at."""
    match = table(rules="advanced", cards={0: RICH})
    lay(match, 0)
    do(match, st.CALL + SE, st.ROBBERS + 3, st.ASK, st.LEAVE_OUT, st.SLOT)
    do(match, st.ROBBERS + robbers - 1)
    return match


def test_it_asks_for_a_share_in_proportion() -> None:
    """SF-V4 (2): 3 of 7 robbers, 6 gold: 3 gold."""
    match = offered(3)
    assert greedy(match) == st.GOLD + 3
    match = offered(1)
    assert greedy(match) == st.GOLD + 1


def test_it_agrees_to_a_fair_contract_and_not_to_a_robbery() -> None:
    """SF-V4 (4): 3 robbers for 3 gold and the glory; but not for nothing and a payment."""
    match = offered(3)
    do(match, st.DONE, st.SLOT, st.INFORMER, st.GOLD + 3, st.ACCEPT, st.CONFIRM)
    assert greedy(match) == st.YES
    match = table(rules="advanced", cards={0: RICH | {"glory": 1}})
    lay(match, 0)
    do(match, st.CALL + SE, st.ROBBERS + 3, st.ASK, st.LEAVE_OUT, st.SLOT, st.ROBBERS + 2)
    do(match, st.DONE, st.SLOT, st.INFORMER, st.GOLD, st.NOW - 2, st.CONFIRM)
    assert greedy(match) == st.NO


def test_it_writes_a_fair_contract() -> None:
    """SF-V4 (3): it names the card it knows, informs, and cuts a greedy wish down."""
    match = offered(3)
    do(match, st.GOLD + 6, st.DONE)
    assert greedy(match) == st.SLOT
    assert greedy(match) == st.INFORMER
    assert greedy(match) == st.GOLD + 3
    assert greedy(match) == st.ACCEPT
    assert greedy(match) == st.CONFIRM


def test_it_picks_the_card_that_its_group_can_rob() -> None:
    """SF-R1."""
    other = {"origin": 2, "destination": 3}
    match = table(cards={0: RICH | other, 1: RICH | {"strength": 3}, 2: RICH | other})
    lay(match, 0, 1, 2)
    send(match, N_OUTER, 0, p0=4)
    send(match, S_OUTER, 1, p1=7)
    raid(match)
    assert greedy(match) == st.PICK_CARD + 1


def test_alliances_happen() -> None:
    """At least a third of the successful raids of greedy bots at a table of four."""
    raids = allied = 0
    for seed in range(6):
        match = GAME.new(4, seed=seed)
        bots = [merrymen.bot("greedy", seed=seed * 4 + n) for n in range(4)]
        while (seat := match.to_move) is not None:
            groups = [match.plain.group[hideout].tolist() for hideout in range(st.HIDEOUTS)]
            match.apply(bots[seat].choose(match.hidden(seat), seat))
            for hideout in match.plain.ran_raided.tolist():
                if hideout >= 0:
                    raids += 1
                    allied += sum(robbers > 0 for robbers in groups[hideout]) > 1
    assert raids > 12
    assert 3 * allied >= raids


def test_the_seat_by_the_road_matters() -> None:
    """It looks at the road, not only at the card: nothing passes the eastern end westward."""
    match = table(cards={0: RICH | {"origin": 3, "destination": 0, "strength": 2}})
    lay(match, 0)
    bot = merrymen.bot("greedy", seed=1)
    give(match, 0, 0)
    action = bot.choose(match.hidden(0), 0)
    assert action not in (st.ALONE + E_OUTER, st.CALL + E_OUTER, st.ALONE + S_OUTER)
