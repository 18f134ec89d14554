"""The greedy bot negotiates sensibly: it asks in proportion and takes what beats staying out."""

from __future__ import annotations

import merrymen
from merrymen.games.sherwood_forest import state as st
from merrymen.match import Match
from sherwood_forest.forest import (
    A_SHERIFF,
    E_OUTER,
    GAME,
    N_OUTER,
    ROAD,
    S_OUTER,
    SE,
    W_OUTER,
    ask,
    deal,
    do,
    give,
    lay,
    raid,
    send,
    show,
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
        do(match, st.CALL + hideout, st.SLOT, ask(1), st.ROBBERS + 3)
        action = greedy(match)
        assert (action != st.DECLINE) == joins, hideout
        if joins:
            assert action - st.ROBBERS + 1 >= 3  # 4 and 3 are the strength that is needed


def test_it_takes_help_that_is_needed() -> None:
    """SF-P6 (3), (4): all at once where everything helps."""
    match = table(cards={0: RICH})
    lay(match, 0)
    do(match, st.CALL + SE, st.SLOT, ask(1), st.ROBBERS + 3, st.ROBBERS + 2)
    assert greedy(match) == st.CONFIRM


def test_it_takes_what_it_asked_for() -> None:
    """SF-P6 (3): asked for two, offered two: an alliance."""
    match = table(cards={0: RICH | {"strength": 3, "gold": 2}})
    lay(match, 0)
    do(match, st.CALL + SE, ask(1, 2), st.ROBBERS + 2, st.ROBBERS + 1)
    assert greedy(match) in (st.ACCEPT, st.CONFIRM)


def test_it_names_the_card_that_pays_and_no_sheriff() -> None:
    """SF-P6 (1): before the robbers close the call."""
    match = table(rules="advanced", cards={0: RICH, A_SHERIFF: ROAD | {"strength": 3}})
    lay(match, A_SHERIFF, 0)
    do(match, st.CALL + SE)
    assert greedy(match) == st.SLOT + 1
    assert greedy(match) in (ask(1, 3), ask(2, 3))
    assert greedy(match) == st.ROBBERS + 3


def offered(robbers: int, *wishes: int, **figures: int) -> Match:
    """Seat 0 with 4 robbers has called seat 1 to raid card 0; seat 1 may have made an offer."""
    match = table(rules="advanced", cards={0: RICH | figures})
    lay(match, 0)
    do(match, st.CALL + SE, st.SLOT, ask(1), st.ROBBERS + 3)
    if robbers:
        do(match, *wishes, st.ROBBERS + robbers - 1)
    return match


def test_it_asks_for_a_share_in_proportion_and_then_offers() -> None:
    """SF-V4 (2): 3 of 7 robbers, 6 gold: 3 gold."""
    match = offered(0)
    assert greedy(match) == st.GOLD + 3
    assert greedy(match) == st.ROBBERS + 2


def test_it_never_wishes_or_promises_more_than_the_card_holds() -> None:
    """SF-V4 (2), (3): in whole games between greedy bots."""
    for seed in range(3):
        match = GAME.new(5, seed=seed, rules="advanced")
        bots = [merrymen.bot("greedy", seed=seed * 5 + n) for n in range(5)]
        while (seat := match.to_move) is not None:
            s = match.plain
            slot = s.aim if s.deal_slot < 0 else s.deal_slot
            match.apply(action := bots[seat].choose(match.hidden(seat), seat))
            if slot >= 0 and st.GOLD <= action < st.COMPANIONS:
                known = match.hidden(seat).plain.laid[slot]
                most = GAME.edition.record[0]["gold"][known] if known >= 0 else 4
                assert action - st.GOLD <= most


def test_it_agrees_to_a_fair_contract_and_not_to_a_robbery() -> None:
    """SF-V4 (4): 3 robbers for 3 gold and the glory; but not for nothing and a payment."""
    match = offered(3)
    do(match, st.GOLD + 3, st.ACCEPT, st.CONFIRM)
    assert greedy(match) == st.YES
    match = offered(3, glory=1)
    do(match, st.NOW - 2, st.CONFIRM)
    assert greedy(match) == st.NO


def test_it_agrees_to_what_it_asked_for() -> None:
    """SF-V4 (4): the wish as it was, the card that was announced."""
    match = offered(3, st.GOLD + 2)
    assert match.plain.deal_slot == 0
    do(match, st.CONFIRM)
    assert greedy(match) == st.YES


def test_it_writes_a_fair_contract() -> None:
    """SF-V4 (3): the card announced is planned; a greedy wish is cut down, a fair one taken."""
    match = offered(3, st.GOLD + 6)
    assert greedy(match) == st.GOLD + 3
    assert greedy(match) == st.CONFIRM
    assert (match.plain.deal_slot, match.plain.deal_gold[1]) == (0, 3)
    assert greedy(offered(3, st.GOLD + 3)) == st.CONFIRM


def test_it_pays_for_nothing_that_binds_nobody() -> None:
    """SF-V4, SF-V10: gold for an offer without robbers, or from somebody who gets nothing."""
    match = table(4, "advanced", cards={0: RICH})
    lay(match, 0)
    do(match, st.CALL + SE, st.SLOT, st.ROBBERS + 3, st.NOW + 2, st.DONE, st.ROBBERS + 2)
    do(match, st.DECLINE)
    assert greedy(match) == st.REJECT
    do(match, st.ACCEPT, st.PAY + 3 * st.SEATS, st.NOW + 1, st.CONFIRM, st.YES)
    assert (match.to_move, greedy(match)) == (3, st.NO)


def test_it_asks_the_fewest_who_can_do_it_for_what_is_missing() -> None:
    """SF-P6 (1): 7 with 4 of one's own: 3, of the one who is behind; 10 needs both others."""
    match = table(rules="advanced", cards={0: RICH})
    lay(match, 0)
    match.plain.glory[1, st.RAIDS] = 3
    do(match, st.CALL + SE, st.SLOT)
    assert greedy(match) == ask(2, 3)
    assert greedy(match) == st.ROBBERS + 3
    match = table(rules="advanced", cards={0: RICH | {"strength": 10}})
    lay(match, 0)
    do(match, st.CALL + SE, st.SLOT)
    asked = {greedy(match), greedy(match)}
    assert asked in ({ask(1, 4), ask(2, 2)}, {ask(2, 4), ask(1, 2)})


def test_it_asks_nobody_by_number_for_what_nobody_would_come_for() -> None:
    """SF-P6 (1): 3 robbers of another for 1 glory and a seventh of nothing."""
    match = table(rules="advanced", cards={0: RICH | {"glory": 1, "gold": 0}})
    lay(match, 0)
    do(match, st.CALL + SE, st.SLOT)
    assert st.ROBBERS <= greedy(match) < st.CARD


def test_it_shows_what_makes_the_raid_possible() -> None:
    """SF-V4: a card of strength 3 to the only one asked, and to nobody else."""
    match = table(rules="advanced", cards={0: RICH | {"strength": 10}})
    lay(match, 0)
    deal(match, 0, 2)
    send(match, N_OUTER, 2, p2=2)
    do(match, st.CALL + SE, st.SLOT)
    match.plain.camp[0], match.plain.oak[0] = 5, 3
    match.plain.glory[2, st.RAIDS] = 3
    assert greedy(match) == ask(1, 2)
    assert greedy(match) == show(2, 1)
    assert match.hidden(1).plain.hand[0, 2] == 1
    assert match.hidden(2).plain.hand[0, 2] == 0
    assert greedy(match) == st.ROBBERS + 4


def test_it_shows_the_table_what_more_than_one_must_know() -> None:
    """SF-V4: 12 with a card of strength 2 needs both of the others."""
    match = table(rules="advanced", cards={0: RICH | {"strength": 12, "glory": 6}})
    lay(match, 0)
    deal(match, 0, 1)
    do(match, st.CALL + SE, st.SLOT)
    assert greedy(match) in (ask(1, 4), ask(2, 4))
    assert greedy(match) in (ask(1, 2), ask(2, 2))
    assert greedy(match) == show(1)


def needed(leader_gold: int, **figures: int) -> Match:
    """Seat 0 has asked seats 1 and 2 for 4 and 2 robbers to raid card 0; seat 1 offers 4."""
    match = table(rules="advanced", cards={0: RICH | {"strength": 10, "glory": 6} | figures})
    lay(match, 0)
    give(match, 0, leader_gold)
    do(match, st.CALL + SE, st.SLOT, ask(1, 4), ask(2, 2), st.ROBBERS + 3)
    do(match, st.GOLD + 2, st.ROBBERS + 3)
    return match


def test_who_is_needed_wants_a_gold_of_the_leader() -> None:
    """SF-V4 (2): asked by number for a card that is worth it; not for a poor one."""
    match = needed(2)
    assert {greedy(match), greedy(match)} == {st.GOLD + 1, st.NOW + 1}
    match = needed(2, glory=2, gold=2)
    assert st.NOW + 1 not in {greedy(match), greedy(match)}


def test_a_leader_without_gold_is_spared_where_another_has_some() -> None:
    """SF-V4 (2), (3): gold with a third, which the leader takes and the third pays."""
    match = needed(0)
    assert {greedy(match) for _ in range(3)} == {st.GOLD + 1, st.WITH + 1, st.NOW + 1}
    while match.plain.phase == st.OFFER:
        greedy(match)
    assert greedy(match) == st.CONFIRM
    assert match.plain.deal_pay[1, 2] == 1
    assert (match.to_move, greedy(match)) == (1, st.YES)
    assert (match.to_move, greedy(match)) == (2, st.YES)
    assert match.plain.gold.tolist()[:3] == [0, 1, 3]


def test_a_leader_lets_another_pay_who_gets_more_out_of_it() -> None:
    """SF-V4 (3): the gold now that one member wants of the leader is written between two others."""
    match = needed(2)
    while match.plain.phase == st.OFFER:
        greedy(match)
    assert match.plain.offer_now[2] == 1
    clicks = []
    while match.to_move == 0:
        clicks.append(greedy(match))
    assert clicks[-4:] == [st.NOW, st.PAY + st.SEATS + 2, st.NOW + 1, st.CONFIRM]
    assert (greedy(match), greedy(match)) == (st.YES, st.YES)
    assert match.plain.gold.tolist()[:3] == [2, 1, 3]


def test_a_leader_pays_where_nobody_else_would() -> None:
    """SF-V4 (3): the other member gets no more than a gold is worth out of it."""
    match = needed(2, glory=2, gold=14)
    while match.plain.phase == st.OFFER:
        greedy(match)
    assert match.plain.offer_now[2] == 1
    while match.to_move == 0:
        assert not st.PAY <= greedy(match) < st.INFORMER
    assert match.plain.deal_pay[0, 2] == 1


def test_it_pays_no_third_for_what_is_worth_less() -> None:
    """SF-V4 (4): a gold to a third, and a card that brings hardly anything."""
    match = table(rules="advanced", cards={0: RICH | {"glory": 1, "gold": 0}})
    lay(match, 0)
    do(match, st.CALL + SE, st.SLOT, st.ROBBERS + 3, st.ROBBERS + 2, st.ROBBERS)
    do(match, st.ACCEPT, st.ACCEPT, st.PAY + st.SEATS + 2, st.NOW + 1, st.CONFIRM)
    assert (match.to_move, greedy(match)) == (1, st.NO)


def test_it_takes_gold_for_what_it_would_do_anyway() -> None:
    """SF-V10: of two cards alike it picks the one that is paid for."""
    match = table(rules="advanced", cards={0: RICH, 1: RICH})
    lay(match, 0, 1, 2)
    raid(match)
    s = match.plain
    s.bargainers = s.bid_asked = 0b10
    s.bid_on[1], s.bid_gold[1] = st.BID_SLOT + 1, 1
    assert greedy(match) == st.TAKE + 1


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


def test_an_advanced_game_of_five_asks_little() -> None:
    """SF-V8, SF-V10: at most 370 questions on average, those of the bargaining left out."""
    asked = bids = 0
    for seed in range(8):
        match = GAME.new(5, seed=seed, rules="advanced")
        bots = [merrymen.bot("greedy", seed=seed * 5 + n) for n in range(5)]
        while (seat := match.to_move) is not None:
            asked += 1
            bids += match.plain.phase in (st.BID_PICK, st.BID_TURN, st.BID_GOLD)
            match.apply(bots[seat].choose(match.hidden(seat), seat))
    assert bids > 0
    assert (asked - bids) / 8 <= 370


def test_the_seat_by_the_road_matters() -> None:
    """It looks at the road, not only at the card: nothing passes the eastern end westward."""
    match = table(cards={0: RICH | {"origin": 3, "destination": 0, "strength": 2}})
    lay(match, 0)
    bot = merrymen.bot("greedy", seed=1)
    give(match, 0, 0)
    action = bot.choose(match.hidden(0), 0)
    assert action not in (st.ALONE + E_OUTER, st.CALL + E_OUTER, st.ALONE + S_OUTER)
