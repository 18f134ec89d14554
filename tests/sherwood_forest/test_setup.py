"""Components, setup, the board and the edition."""

from __future__ import annotations

import pathlib

import pytest

import merrymen
from merrymen.games.sherwood_forest import state as st
from merrymen.games.sherwood_forest.edition import FORMAT, Sheriff, route, travel_cards
from sherwood_forest.forest import GAME, LINCOLN, NOTTINGHAM, YORK, table

TABLES = GAME.edition.tables
PLAYERS = pytest.mark.parametrize("players", [3, 4, 5, 6])


def test_a_route_is_passed_arrow_by_arrow() -> None:
    """Worked example 2, SF-R2, SF-C1: from the start town to the destination, as decided."""
    assert route(TABLES, "York", "Lincoln") == [
        "north-outer", "north-inner", "north-west", "north-east",
        "south-east", "north-east", "east-inner", "east-outer",
    ]  # fmt: skip
    assert route(TABLES, "York", "Nottingham") == [
        "north-outer", "north-inner", "north-west", "north-east",
        "south-west", "south-east", "south-inner", "south-outer",
    ]  # fmt: skip
    names = [row.name for row in TABLES.hideouts]
    record = GAME.edition.record[0]
    for other in (LINCOLN, NOTTINGHAM):
        town = TABLES.arms[other].town
        assert [names[h] for h in record["arrows"][YORK, other]] == route(TABLES, "York", town)


def test_a_turn_passes_one_corner_twice_and_straight_on_all_four_once() -> None:
    """SF-R2, SF-C1: all twelve routes have eight arrows."""
    red = {row.name for row in TABLES.hideouts if row.red}
    towns = [arm.town for arm in TABLES.arms]
    for at, origin in enumerate(towns):
        for to, destination in enumerate(towns):
            if at == to:
                continue
            arrows = route(TABLES, origin, destination)
            corners = [name for name in arrows if name in red]
            assert len(arrows) == st.ROUTE
            assert len(corners) == 4
            assert len(set(corners)) == (4 if (to - at) % 2 == 0 else 3)


def test_the_board_and_the_pieces() -> None:
    """SF-C1, SF-C2, SF-C3: 12 hideouts, four with a red line; 55 travel and 24 equipment cards."""
    assert sum(row.red for row in TABLES.hideouts) == 4
    cards = travel_cards(TABLES)
    assert len(cards) == 55
    assert sum(isinstance(card, Sheriff) for card in cards) == 10
    assert {card.strength for card in TABLES.travellers} == set(range(1, 15))
    assert sum(row.count for row in TABLES.equipment) == 24
    assert [row.count for row in TABLES.equipment][3:] == [2, 2, 2]
    s = table(6).plain
    assert s.quarry + sum(s.gold.tolist()) == 42
    assert [s.camp[seat] + s.oak[seat] for seat in range(6)] == [8] * 6
    # Six pairs of tokens and the marker, the card and the carriage have their fields.
    assert (st.TOKEN_PAIRS, st.MARKERS) == (6, 2)


@PLAYERS
def test_everybody_starts_alike(players: int) -> None:
    """SF-S1: 4 robbers, 2 gold, no glory; no sheriffs and no special equipment."""
    match = GAME.new(players, seed=3)
    s = match.plain
    assert s.camp.tolist()[:players] == [4] * players
    assert s.oak.tolist()[:players] == [4] * players
    assert s.gold.tolist()[:players] == [2] * players
    assert match.scores() == [0] * players
    assert s.deck.tolist()[st.PLAIN_KINDS :] == [0, 0, 0]
    assert s.deck_left == 18
    assert s.unseen >> 45 == 0


@PLAYERS
def test_cards_last_for_three_rounds_of_each_back(players: int) -> None:
    """SF-S2, SF-S3: 12 / 15 / 18 / 18 of each back, 4 / 5 / 6 / 6 laid out, one of them open."""
    match = GAME.new(players, seed=players)
    backs: list[list[str]] = [[] for _ in range(6)]
    cards = travel_cards(TABLES)
    for _ in range(2000):
        s = match.plain
        if match.to_move is None:
            break
        if s.emptied == 0:
            open_ = [n for n in range(6) if s.slot_state[n] == st.FACE_UP]
            down = [n for n in range(6) if s.slot_state[n] == st.FACE_DOWN]
            assert open_ == [0]
            assert len(down) + 1 == {3: 4, 4: 5, 5: 6, 6: 6}[players]
            assert cards[s.laid[0]].back == ("A" if s.round_number <= 3 else "B")
        number, before = s.round_number, s.unseen
        inns = [a for a in match.legal() if st.INN <= a < st.MERCHANT]
        match.apply(inns[-1] if inns else match.legal()[0])
        gone = before & ~match.plain.unseen
        new = [n for n in range(55) if gone >> n & 1]
        for n in new[: 1 if match.plain.round_number == number else 0]:
            backs[number - 1].append(cards[n].back)
    assert match.to_move is None
    assert set().union(*backs[:3]) == {"A"}
    assert set().union(*backs[3:]) == {"B"}
    used = 55 - 10 - bin(match.plain.unseen).count("1")
    assert used == {3: 24, 4: 30, 5: 36, 6: 36}[players]


def test_the_first_player_is_random_and_there_are_six_rounds() -> None:
    """SF-S4."""
    firsts = {GAME.new(4, seed=seed).plain.marker for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    match = GAME.new(4, seed=2)
    assert match.to_move == match.plain.marker
    while match.to_move is not None:
        last = match.plain.round_number
        match.apply(match.legal()[-1])
    assert last == 6


def test_the_advanced_game_has_sheriffs_and_special_cards() -> None:
    """SF-V1: sheriffs count among the cards of a back; special equipment is in the deck."""
    s = GAME.new(3, seed=1, rules="advanced").plain
    assert s.deck_left == 24
    assert s.deck.tolist()[st.PLAIN_KINDS :] == [2, 2, 2]
    seen = {"A": 0, "B": 0}
    cards = travel_cards(TABLES)
    for seed in range(300):
        card = cards[GAME.new(3, seed=seed, rules="advanced").plain.laid[0]]
        seen[card.back] += isinstance(card, Sheriff)
    assert 300 * 5 / 27 * 0.6 < seen["A"] < 300 * 5 / 27 * 1.4
    assert seen["B"] == 0


def _edited(tmp_path: pathlib.Path, old: str, new: str) -> list[str]:
    """The problems of the shipped edition with one change."""
    text = FORMAT.shipped.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "edition.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(merrymen.BadEdition) as caught:
        GAME.load_edition(path)
    return caught.value.problems


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('watches = ["York", "Derby"]', 'watches = ["York", "Lincoln"]', "the arm of Lincoln"),
        ("red = true }", "red = false }", "four hideouts have a red line"),
        ('"strength-1", count = 7', '"strength-1", count = 8', "18 plain equipment cards"),
        ('"cloak", count = 2', '"cloak", count = 3', "6 special equipment cards"),
        ("strength = 1, glory = 0", "strength = 15, glory = 0", "strength is from 1 to 14"),
        ("glory = 1, gold = 9", "glory = 2, gold = 9", "9 gold, 1 companion, 1 glory"),
        ("lost_glory = 0", "lost_glory = 1", "A sheriffs cost none"),
    ],
)
def test_a_wrong_edition_is_refused(
    tmp_path: pathlib.Path, old: str, new: str, problem: str
) -> None:
    """SF-C1, SF-C3, SF-V7: what the rules say of board and cards is checked."""
    assert any(problem in found for found in _edited(tmp_path, old, new))


def test_each_route_is_on_three_or_four_travellers() -> None:
    """SF-C3: and B cards are stronger and richer than A cards."""
    routes = [(card.origin, card.destination) for card in TABLES.travellers]
    assert {routes.count(one) for one in routes} == {3, 4}
    assert len(set(routes)) == 12


@pytest.mark.parametrize(
    ("changes", "remark"),
    [
        (
            {'back = "A", strength = 1,': 'back = "B", strength = 1,'},
            "22 traveller cards with back A",
        ),
        (
            {
                '"cloak", count = 2': '"cloak", count = 1',
                '"garment", count = 2': '"garment", count = 3',
            },
            "two cards of cloak, not 1",
        ),
        ({"glory = 0, gold = 1": "glory = 0, gold = 0"}, "brings nothing"),
    ],
)
def test_what_only_we_decided_is_a_remark(
    tmp_path: pathlib.Path, changes: dict[str, str], remark: str
) -> None:
    """SF-C3: an owner's figures play at once, and the difference from ours is named."""
    text = FORMAT.shipped.read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "edition.toml"
    path.write_text(text, encoding="utf-8")
    edition = GAME.load_edition(path)
    assert any(remark in found for found in edition.remarks), edition.remarks
    match = GAME.new(6, seed=1, edition=edition, rules="advanced")
    for _ in range(20):
        match.apply(match.legal()[0])
    assert GAME.edition.remarks == ()
