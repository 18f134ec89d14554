"""Sherwood Bandits: components, setup, the ambush and Lady Marian."""

from __future__ import annotations

from collections import Counter

import pytest

from merrymen.games.sherwood_bandits import state as g
from merrymen.games.sherwood_bandits.rules import table, wagons
from sherwood_bandits.scene import GAME, card, go, new, placed, plain, put_bandits, row

ROAD = [plain(4), plain(8), plain(12), plain(5)]
SPOT = {(section, space): section * 4 + space for section in range(4) for space in range(4)}


def with_marian(effect: int) -> tuple[int, int, int, int]:
    return (effect, g.INSIDER, g.SECOND_CHANCE, g.COME_ALONG)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup(players: int) -> None:
    """SB-S1, SB-C2, SB-C3, SB-C4: full supplies, one card of each companion, all at 0."""
    starts = set()
    for seed in range(40):
        match = GAME.new(players, seed=seed)
        s = match.plain
        starts.add(s.start)
        assert s.supply_size == 53
        assert s.supply[g.TOKEN] == 13
        assert s.victory_points.tolist() == [0, 0, 0, 0]
        assert s.round_number == 1
        assert match.to_move == s.start
        for index in range(4):
            assert s.companion_deck[index] == 15 ^ 1 << s.face_up[index]
        gangs = 3 if players == 2 else players
        assert s.bandits_left.tolist()[:gangs] == [4] * gangs
        assert bin(s.deck).count("1") == 42 - gangs
    assert starts == set(range(players))


@pytest.mark.parametrize(("players", "wagons"), [(2, 3), (3, 3), (4, 4)])
def test_one_wagon_per_gang(players: int, wagons: int) -> None:
    """SB-A1, SB-C1, SB-V1: wagons from the left; a section without one takes no bandits."""
    match = GAME.new(players, seed=3)
    assert [back >= 0 for back in match.plain.back.tolist()] == [i < wagons for i in range(4)]
    places = {a for a in match.legal() if a < g.PICKPOCKET}
    assert places == set(range(4 * wagons))
    board = match.view(None)["board"]
    assert len(board["road"]) == 4
    assert all(len(section["hideouts"]) == len(section["attack"]) == 4 for section in board["road"])
    assert len(board["pickpockets"]) == 3


def test_placing_goes_round_until_all_are_placed() -> None:
    """SB-A2: one bandit per turn, clockwise from the start player, on free places only."""
    match = new(3, ROAD[:3])
    match.plain.start = match.plain.seat = 1
    order = []
    while match.plain.phase == g.PLACING:
        order.append(match.to_move)
        place = next(a for a in match.legal() if a < g.PICKPOCKET)
        match.apply(place)
        if match.plain.phase == g.PLACING:
            assert place not in match.legal()
    assert order == [1, 2, 0] * 4


def test_picking_a_pocket() -> None:
    """SB-A2, SB-C1: 1 coin at once, as this round's loot; only three may do it."""
    match = new(4, ROAD)
    for seat in range(3):
        assert g.PICKPOCKET in match.legal()
        match.apply(g.PICKPOCKET)
        assert match.plain.loot[seat, g.TOKEN] == 1
    assert match.plain.supply[g.TOKEN] == 10
    assert match.plain.pickpocket.tolist() == [0, 1, 2]
    assert g.PICKPOCKET not in match.legal()
    assert match.plain.loot_size.tolist() == [0, 0, 0, 0]


def test_the_leader_is_for_the_seat_to_move_and_only_once() -> None:
    """SB-A3, SB-G1: before placing, with a free leader, once per round; several may use it."""
    match = new(3, ROAD[:3], with_marian(g.GOSSIP))
    match.apply(g.LOOK)
    match.apply(g.ENOUGH)
    assert match.to_move == 0
    assert all(a <= g.PICKPOCKET for a in match.legal())
    match.apply(g.PICKPOCKET)
    assert match.to_move == 1
    assert g.LOOK in match.legal()
    match.apply(g.LOOK + 1)
    match.apply(g.ENOUGH)
    assert match.plain.leader.tolist()[:2] == [1 + g.MARIAN, 1 + g.MARIAN]


def test_a_leader_in_jail_cannot_be_used() -> None:
    """SB-G1: no companion for a jailed leader, neither in the ambush nor later."""
    match = new(3, ROAD[:3], with_marian(g.SCOUT_AHEAD))
    match.plain.leader[0] = g.JAIL
    assert all(a <= g.PICKPOCKET for a in match.legal())


def test_gossip_looks_at_up_to_two() -> None:
    """SB-M1: two different wagons, or one; seen by the looker alone."""
    match = new(3, ROAD[:3], with_marian(g.GOSSIP))
    match.apply(g.LOOK + 2)
    assert match.legal() == [g.LOOK, g.LOOK + 1, g.ENOUGH]
    match.apply(g.LOOK + 0)
    assert match.plain.phase == g.PLACING
    assert match.to_move == 0
    assert match.hidden(0).plain.wagon.tolist()[:3] == [ROAD[0], -1, ROAD[2]]
    assert match.hidden(1).plain.wagon.tolist()[:3] == [-1, -1, -1]


def test_clique_places_two_in_a_row() -> None:
    """SB-M2: a second bandit right after the first."""
    match = new(3, ROAD[:3], with_marian(g.CLIQUE))
    match.apply(g.CALL)
    assert match.to_move == 0
    assert all(a <= g.PICKPOCKET for a in match.legal())
    match.apply(SPOT[0, 0])
    assert match.to_move == 0
    match.apply(SPOT[0, 1])
    assert match.to_move == 1
    assert match.plain.bandits_left.tolist()[:3] == [2, 4, 4]


def test_clique_needs_two_bandits() -> None:
    """SB-G1: an effect that cannot be carried out cannot be called."""
    match = new(3, ROAD[:3], with_marian(g.CLIQUE))
    match.plain.bandits_left[0] = 1
    assert g.CALL not in match.legal()
    match.plain.bandits_left[0] = 2
    assert g.CALL in match.legal()


def test_who_has_run_out_is_skipped() -> None:
    """SB-A2, SB-M2: after Clique a player is done earlier than the others."""
    match = new(3, ROAD[:3])
    match.plain.bandits_left[1] = 0
    match.apply(SPOT[0, 0])
    assert match.to_move == 2


def test_scout_replaces_a_wagon_for_good() -> None:
    """SB-M3: discarded, replaced face down by the deck's top wagon, never again this round."""
    match = new(3, ROAD[:3], with_marian(g.SCOUT_AHEAD))
    match.plain.top_back = g.HEAVY
    match.apply(g.SCOUT + 1)
    s = match.plain
    assert s.wagon[1] not in ROAD
    assert s.back[1] == g.HEAVY
    assert not s.deck >> ROAD[1] & 1
    assert not s.deck >> s.wagon[1] & 1
    match.apply(SPOT[0, 0])
    scouts = [a for a in match.legal() if g.SCOUT <= a < g.ATTACK]
    assert scouts == [g.SCOUT, g.SCOUT + 2]


@pytest.mark.parametrize(
    ("action", "token", "defence"),
    [(g.RAISE_DEFENCE, 2, 10), (g.LOWER_DEFENCE, -2, 6), (g.NO_TOKEN, 0, 8)],
)
def test_friendly_guards(action: int, token: int, defence: int) -> None:
    """SB-M4: look at one wagon, then +2, -2 or nothing; it counts once revealed."""
    match = new(3, ROAD[:3], with_marian(g.GUARDS))
    match.apply(g.LOOK + 1)
    assert match.legal() == [g.RAISE_DEFENCE, g.LOWER_DEFENCE, g.NO_TOKEN]
    assert match.hidden(0).plain.wagon[1] == ROAD[1]
    match.apply(action)
    assert match.plain.token[1] == token
    assert match.hidden(2).plain.token[1] == token  # the sign is public
    put_bandits(match.plain, ["012", "0", "1"])
    for seat in range(3):
        match.plain.bandits_left[seat] = 0
    go(match)
    assert match.plain.defence[1] == defence


def test_one_token_per_wagon() -> None:
    """SB-M4: a wagon with a token may be looked at, but gets no second one."""
    match = new(3, ROAD[:3], with_marian(g.GUARDS))
    match.apply(g.LOOK + 1)
    match.apply(g.LOWER_DEFENCE)
    match.apply(SPOT[0, 0])
    match.apply(g.LOOK + 1)
    assert match.to_move == 1
    assert match.plain.phase == g.PLACING
    assert match.hidden(1).plain.wagon[1] == ROAD[1]
    assert match.plain.token[1] == -2


def test_ranks_close_to_the_left() -> None:
    """SB-A4: order is kept, gaps close, a leading gap too."""
    match = placed([".0.1", "2..0", "...1"], ROAD[:3])
    assert [row(match, i) for i in range(3)] == ["01..", "20..", "1..."]


def test_revealed_companions_change_from_the_left() -> None:
    """SB-A5: each wagon that shows a companion changes that companion's card."""
    two_of_john = [w.number - 1 for w in GAME.edition.tables.wagons if w.companion == "john"][:2]
    wagons = [two_of_john[0], card("plain", 15), two_of_john[1]]
    assert GAME.edition.tables.wagons[wagons[1]].companion is None
    match = placed(["01", "2", "0"], wagons)
    s = match.plain
    assert bin(s.companion_deck[g.JOHN]).count("1") == 1  # two of the three cards below came up
    assert s.face_up[g.JOHN] != g.INSIDER
    assert not s.companion_deck[g.JOHN] >> s.face_up[g.JOHN] & 1
    for other, effect in ((g.MARIAN, g.GOSSIP), (g.ROBIN, g.SECOND_CHANCE), (g.TUCK, 0)):
        assert s.face_up[other] == effect
        assert s.companion_deck[other] == 15 ^ 1 << effect


def test_an_empty_companion_deck_is_its_discards_but_for_the_last() -> None:
    """SB-A5: the card just replaced does not come back at once."""
    seen = set()
    for seed in range(30):
        match = new(3, ROAD[:3], seed=seed)
        match.plain.companion_deck[g.TUCK] = 0
        match.plain.face_up[g.TUCK] = g.MARKET
        wagons.replace_companion(match.position, g.TUCK)
        seen.add(match.plain.face_up[g.TUCK])
        left = match.plain.companion_deck[g.TUCK]
        assert bin(left).count("1") == 2
        assert not left >> g.MARKET & 1
    assert seen == {g.COME_ALONG, g.SWAP, g.A_BEER}


def test_an_empty_wagon_deck_is_its_discards() -> None:
    """SB-H7: all wagons that are not on the road, shuffled anew."""
    match = new(3, ROAD[:3])
    match.plain.deck, match.plain.top_back = 0, -1
    drawn = table.draw_wagon(match.position, match.edition.cards)
    assert drawn not in ROAD[:3]
    assert bin(match.plain.deck).count("1") == 42 - 3 - 1
    assert match.plain.top_back in (g.LIGHT, g.MEDIUM, g.HEAVY)


def test_the_top_back_of_the_deck_comes_next() -> None:
    """SB-C2: the back on top of the deck is public, and that wagon is the next."""
    for seed in range(20):
        match = GAME.new(4, seed=seed)
        top = match.hidden(None).plain.top_back
        drawn = table.draw_wagon(match.position, match.edition.cards)
        assert match.edition.record[0]["back"][drawn] == top


def test_the_sheriffs_wagon_catches_leaders() -> None:
    """SB-W5: leaders of the gangs in that section, unless they stand on a card."""
    match = new(4, [card("sheriffs"), ROAD[1], ROAD[2], ROAD[3]])
    put_bandits(match.plain, ["012", "333", "0012", "3"])
    match.plain.leader[1] = 1 + g.MARIAN
    for seat in range(4):
        match.plain.bandits_left[seat] = 0
    go(match)
    places = match.plain.leader.tolist()
    assert places == [g.JAIL, 1 + g.MARIAN, g.JAIL, g.FREE]
    assert match.to_move == 3  # nobody else has a free leader for Little John


def test_little_john_follows_the_reveal() -> None:
    """SB-A6: from the start player on, each with a free leader may call him once."""
    match = placed(["012", "120", "201"], ROAD[:3])
    assert match.plain.phase == g.JOHN_STEP
    asked = []
    while match.plain.phase == g.JOHN_STEP:
        asked.append(match.to_move)
        match.apply(g.PASS)
    assert asked == [0, 1, 2]


def test_every_companion_card_comes_up_as_often() -> None:
    """SB-S1: the four cards of a companion are shuffled."""
    shown = Counter(int(GAME.new(3, seed=seed).plain.face_up[g.MARIAN]) for seed in range(400))
    assert sorted(shown) == [0, 1, 2, 3]
    assert min(shown.values()) > 70
