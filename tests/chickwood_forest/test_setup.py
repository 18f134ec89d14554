"""Chickwood Forest: the cards, the edition and the setup."""

from __future__ import annotations

import pathlib
from collections import Counter
from typing import Any

import pytest

import merrymen
from chickwood_forest.forest import GAME, kind, names
from merrymen.games.chickwood_forest.state import KINDS, LEGENDARY, TREASURES

PLAYERS = (2, 3, 4, 5)


def loot(players: int, **options: Any) -> Counter[str]:
    """All loot of a game that has just begun: the deck and the hands."""
    s = GAME.new(players, seed=3, **options).plain
    found = Counter({KINDS[k]: n for k, n in enumerate(s.deck.tolist()) if n})
    for hand in s.hand.tolist():
        found.update(names([k for k in hand if k]))
    return found


def test_the_loot() -> None:
    """CF-C1: 90 cards, 49 of them treasures of 11 kinds."""
    found = loot(5)
    assert found.total() == 90
    assert [n for n in KINDS if n.startswith("chest-") and found[n] == 7] == list(KINDS[1:5])
    assert {found[n] for n in ("armour", "jerkin", "gown", "cape")} == {2}
    assert [found[n] for n in ("bracelet", "pendant", "ring")] == [6, 4, 3]
    assert [found[n] for n in ("bust", "maid", "henchman")] == [3, 3, 12]
    assert [found[f"benefactor-{n}"] for n in (1, 2, 3)] == [9, 9, 5]
    treasures = KINDS[1 : TREASURES + 1]
    assert (len(treasures), sum(found[n] for n in treasures)) == (11, 49)


def test_castles_villages_and_cubes() -> None:
    """CF-C2, CF-C3: 50 castles with two sides, 7 villages, 2 forests, 15 cubes each."""
    tables = GAME.edition.tables
    assert sum(castle.count for castle in tables.castles) == 50
    assert {len(castle.day) for castle in tables.castles} == {3}
    assert [len(castle.night) for castle in tables.castles[:3]] == [4, 4, 4]
    assert tables.castles[3].day == "UDD"
    assert [v.is_forest for v in tables.villages].count(True) == 2
    assert len(tables.villages) == 9
    for players in PLAYERS:
        supply = GAME.new(players, seed=1).plain.supply.tolist()
        assert supply == [15] * players + [0] * (5 - players)


def test_the_symbols() -> None:
    """CF-S1: 64, 72, 72 and 90 cards; garments carry no symbol."""
    assert [loot(players).total() for players in PLAYERS] == [64, 72, 72, 90]
    assert loot(3) == loot(4)
    two, three, five = loot(2), loot(3), loot(5)
    assert five - three == Counter(
        dict.fromkeys((*KINDS[1:5], "bracelet", "pendant", "ring", "bust", "maid"), 1)
        | {"henchman": 3, "benefactor-1": 3, "benefactor-2": 2, "benefactor-3": 1}
    )
    assert three - two == Counter(
        [*KINDS[1:5], "bracelet", "henchman", "benefactor-1", "benefactor-2"]
    )


@pytest.mark.parametrize("players", PLAYERS)
def test_hands_and_rounds(players: int) -> None:
    """CF-S2, CF-E1: hands of 3, or 4 with two players, for 8, 8, 6 and 6 rounds."""
    match = GAME.new(players, seed=5)
    size = 4 if players == 2 else 3
    assert match.plain.hand_count.tolist() == [size] * players + [0] * (5 - players)
    rounds = 1
    while match.to_move is not None:
        match.apply(match.legal()[-1])
        rounds = match.plain.round_number
    assert rounds == {2: 8, 3: 8, 4: 6, 5: 6}[players]


def test_the_grid() -> None:
    """CF-S3: 3 x 3 at random; with two players the 6 unmarked cards in 2 rows of 3."""
    grids = {tuple(GAME.new(3, seed=seed).plain.village.tolist()) for seed in range(50)}
    assert len(grids) > 45
    assert all(sorted(grid) == list(range(9)) for grid in grids)
    assert {grid[0] for grid in grids} == set(range(9))
    unmarked = [n for n, v in enumerate(GAME.edition.tables.villages) if not v.not_two]
    for seed in range(5):
        village = GAME.new(2, seed=seed).plain.village.tolist()
        assert (sorted(village[:6]), village[6:]) == (unmarked, [-1] * 3)
    villages = [GAME.edition.tables.villages[n] for n in unmarked]
    assert [v.is_forest for v in villages].count(False) == 5


@pytest.mark.parametrize("players", PLAYERS)
def test_the_castles_in_play(players: int) -> None:
    """CF-S4: one castle more than players, by night for two players only."""
    board = GAME.new(players, seed=1).view(None)["board"]
    assert [castle["value"] for castle in board["castles"]] == list(range(1, players + 2))
    assert board["side"] == ("night" if players == 2 else "day")
    assert len(board["castles"][0]["banner"]) == (4 if players == 2 else 3)
    if players == 2:
        assert board["castles"][0]["banner"] == ["up", "up", "up", "down"]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_castles(players: int) -> None:
    """CF-S5, CF-S6: different ones at random, counted for scoring; the lowest begins."""
    seen = set()
    for seed in range(60):
        match = GAME.new(players, seed=seed)
        castles = match.plain.castle.tolist()[:players]
        assert len(set(castles)) == players
        assert set(castles) <= set(range(1, players + 2))
        assert match.plain.castle[match.to_move] == min(castles)
        assert [sheet["castles"] for sheet in match.score_sheet()] == castles
        piles = {c["value"]: c["pile"] for c in match.view(None)["board"]["castles"]}
        for castle in GAME.edition.tables.castles[: players + 1]:
            assert piles[castle.value] == castle.count - (castle.value in castles)
        seen.add(castles[0])
    assert seen == set(range(1, players + 2))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_variant_changes_the_loot(players: int) -> None:
    """CF-L1: a jewel of each value and a henchman go out, five legendary cards come in."""
    usual, legendary = loot(players), loot(players, legendary=True)
    assert usual - legendary == Counter(["bracelet", "pendant", "ring", "henchman"])
    assert legendary - usual == Counter(KINDS[LEGENDARY:])
    assert sum(usual[n] for n in KINDS[LEGENDARY:]) == 0


def test_legendary_cards_are_no_treasures() -> None:
    """CF-L1: no maid bonus for them."""
    assert kind("spy-glass") == LEGENDARY > TREASURES
    match = GAME.new(2, seed=1, legendary=True)
    match.plain.collection[0, kind("maid")] = 1
    for name in KINDS[LEGENDARY:]:
        match.plain.collection[0, kind(name)] = 1
    assert match.score_sheet()[0]["maid"] == 0


def changed(tmp_path: pathlib.Path, old: str, new: str) -> pathlib.Path:
    """The shipped edition with one figure changed."""
    text = GAME.edition.path.read_text(encoding="utf-8")
    assert text.count(old) == 1, old
    path = tmp_path / "edition.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"maid", count = 3', '"maid", count = 4', "maid: count must be 3, not 4"),
        ('kind = "cape"', 'kind = "gown"', "cape is missing"),
        ('kind = "cape"', 'kind = "hat"', "no loot of the kind hat"),
        (
            '"bust", count = 3, five_only = 1',
            '"bust", count = 3, five_only = 4',
            "not so many cards",
        ),
        ('"ring", count = 3, five_only = 1', '"ring", count = 3, five_only = 3', "for the variant"),
        ("value = 6, count = 7", "value = 6, count = 8", "there must be 50 castles, not 51"),
        ("value = 6, count", "value = 7, count", "castles have the values 1 to 6"),
        ('day = "UDD"', 'day = "DDU"', "castle 4 by day is up, down, down"),
        ('night = "UDDD"', 'night = ""', "a banner is 3 of U and D by day, 4 by night"),
        ('"Owlwood", spaces = [], glory = []', '"Owlwood", spaces = [2], glory = [1]', "2 forests"),
        ("glory = [3, 5, 7], not_two = 1", "glory = [3, 5, 7]", "carry the two-player symbol"),
        ("glory = [3, 6]", "glory = [3, 7]", "a village 3/6"),
        ("glory = [2, 4, 8]", "glory = [2, 4, 7]", "2, 4 and 8 glory"),
        ("glory = [2, 5, 9]", "glory = [2, 5, 8]", "2, 5 and 9 glory"),
        ("spaces = [2, 2], glory", "spaces = [2, 2, 2], glory", "every row has spaces and a glory"),
        ("spaces = [3, 2]", "spaces = [3, 0]", "a row has at least one space"),
        ('"Henley"', '"Eggham"', "a name of its own"),
    ],
)
def test_what_the_rulebook_fixes_is_an_error(
    tmp_path: pathlib.Path, old: str, new: str, problem: str
) -> None:
    """CF-C1 to CF-C4, CF-S1, CF-S3 and the worked examples: a wrong figure is named."""
    with pytest.raises(merrymen.BadEdition, match=problem):
        GAME.load_edition(changed(tmp_path, old, new))


@pytest.mark.parametrize(
    ("old", "new", "remark"),
    [
        ('"gown", count = 2', '"gown", count = 2, not_two = 1', "gown: not_two is 1; ours is 0"),
        (
            '"bust", count = 3, five_only = 1',
            '"bust", count = 3, five_only = 0',
            "3 players use 73 loot cards; with ours 72",
        ),
        (
            '"henchman", count = 12, five_only = 3',
            '"henchman", count = 12, five_only = 4',
            "3 players play 7 rounds; with ours 8",
        ),
        ('day = "DDD"', 'day = "UUU"', "a higher castle plays fewer cards face down"),
        ('night = "UUUD"', 'night = "UUDU"', "castle 1 by night is known to be up, up, up, down"),
        ('night = "UUDD"', 'night = "UUUD"', "castle 2 by night is known to have two up"),
        (
            "glory = [], not_two = 1 }",
            "glory = [] }",
            "two players are known to use 5 villages and 1 forest",
        ),
        ("spaces = [2, 3, 2]", "spaces = [3, 3, 1]", "no village 2/4/8 has at most 5 spaces"),
        ("glory = [2, 5, 9]", "glory = [9, 5, 2]", "no village is 2/5/9 from the top"),
        ("glory = [0, 4, 8]", "glory = [1, 4, 8]", "fewer than two villages begin with a row of 0"),
    ],
)
def test_what_only_we_decided_is_a_remark(
    tmp_path: pathlib.Path, old: str, new: str, remark: str
) -> None:
    """CF-S1, CF-C3, CF-C4: what an owner of the box corrects plays at once, to the end."""
    path = changed(tmp_path, old, new)
    if "Crowwood" in old or "not_two = 1 }" in old:
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("[4, 7] }", "[4, 7], not_two = 1 }"), encoding="utf-8")
    edition = GAME.load_edition(path)
    assert any(remark in found for found in edition.remarks), edition.remarks
    for players in (2, 3):
        match = GAME.new(players, seed=1, edition=edition)
        while match.to_move is not None:
            match.apply(match.legal()[0])
        assert GAME.audit(match.plain, edition) == []


def test_nothing_is_to_be_said_of_ours() -> None:
    """The shipped edition has no remarks."""
    assert GAME.edition.remarks == ()


def test_a_short_pile_is_found(tmp_path: pathlib.Path) -> None:
    """CF-S4: no pile may run out: rounds + 1 castles of a value may be needed."""
    path = changed(tmp_path, "value = 4, count = 9", "value = 4, count = 8")
    path = pathlib.Path(path)
    text = path.read_text(encoding="utf-8").replace("value = 6, count = 7", "value = 6, count = 8")
    path.write_text(text, encoding="utf-8")
    with pytest.raises(merrymen.BadEdition, match="castle 4: 3 players may need 9, not 8"):
        GAME.load_edition(path)
