"""Every one of the 78 cards on its own: what it does and what it scores, CC-C1, CC-T4, CC-E4."""

from __future__ import annotations

import pathlib
import tomllib
from typing import Any

import pytest

from castle_combo.laying import (
    CASTLE,
    GAME,
    NUMBER,
    VILLAGE,
    buy,
    choose,
    lay_table,
    points_of,
    tableau_of,
)

HERE = pathlib.Path(__file__).parent


def cases(name: str) -> list[Any]:
    listed = tomllib.loads((HERE / name).read_text(encoding="utf-8"))["case"]
    return [pytest.param(case, id=f"{case['card']}-{n}") for n, case in enumerate(listed)]


POINTS, ABILITIES = cases("points.toml"), cases("abilities.toml")

# CC-T2: the 15 cards with a discount, and the gold they save at the castle and in the village.
DISCOUNTS = {
    "Alchemist": (1, 1),
    "Astronomer": (1, 0),
    "Pilgrim": (0, 1),
    "Architect": (0, 1),
    "Apothecary": (1, 0),
    "Captain": (0, 1),
    "Chatelaine": (1, 0),
    "Princess": (1, 0),
    "Baron": (1, 1),
    "Squire": (1, 1),
    "Philosopher": (1, 0),
    "Stonemason": (0, 1),
    "Armorer": (1, 1),
    "Farmhand": (0, 1),
    "Fisherman": (1, 0),
}


def test_every_card_is_here() -> None:
    """No card is left out: each has points, and an ability or a discount."""
    with_points = {case.values[0]["card"] for case in POINTS}
    with_ability = {case.values[0]["card"] for case in ABILITIES}
    assert with_points == set(NUMBER)
    assert with_ability | set(DISCOUNTS) == set(NUMBER)
    assert not with_ability & set(DISCOUNTS)


@pytest.mark.parametrize("case", POINTS)
def test_points(case: dict[str, Any]) -> None:
    """CC-E2, CC-E4: the points of one card in a finished tableau."""
    tableau, stored = case["tableau"], case.get("stored", {})
    match = lay_table(tableau, (), gold=0, keys=case["keys"], stored=stored)
    assert points_of(match)[tableau.index(case["card"])] == case["points"]


@pytest.mark.parametrize("case", ABILITIES)
def test_ability(case: dict[str, Any]) -> None:
    """CC-T4 to CC-T6: what one card brings to its buyer, to the others and to the purses."""
    castle, village = ["Duchess", "Chaplain", "Baron"], ["Baker", "Monk", "Mercenary"]
    spare = [*castle, "Banker"] if case["card"] in CASTLE else [*village, "Winemaker"]
    rows = {"castle": castle, "village": village} | {
        "castle" if case["card"] in CASTLE else "village": spare
    }
    match = buy(case["card"], case["own"], case["left"], case["right"], gold=30, keys=5, **rows)
    choose(match, f"Place {case['card']} in row 2, right column")
    for answer in case.get("answers", []):
        give(match, answer)
    s = match.plain
    gold, keys = case["gains"]
    assert (s.gold[0], s.keys[0]) == (30 - case["price"] + gold, 5 + keys)
    gold, keys = case.get("opponents", (0, 0))
    assert s.gold.tolist()[1:3] == [30 + gold] * 2
    assert s.keys.tolist()[1:3] == [5 + keys] * 2
    purses = dict(zip(tableau_of(match, 0), s.stored[0].tolist(), strict=True))
    assert {name: gold for name, gold in purses.items() if gold} == case.get("purses", {})
    assert match.to_move == 1
    assert GAME.audit(s, GAME.edition) == []


def give(match: Any, answer: str) -> None:
    """Answer a question of an ability: an option, a neighbour, or a card to discard."""
    kind, _, rest = answer.partition(" ")
    if kind == "option":
        match.apply(24 + int(rest))
    elif kind == "discard":
        choose(match, f"Discard {rest} for")
    else:
        choose(match, f"Count at Seat {2 if kind == 'left' else 3} on the {kind}")


@pytest.mark.parametrize("name", DISCOUNTS)
def test_discount(name: str) -> None:
    """CC-T2: a discount counts for later cards of its decks, and not for the card itself."""
    at_castle, in_village = DISCOUNTS[name]
    location = "castle" if name in CASTLE else "village"
    assert (name in CASTLE) != (name in VILLAGE)
    rows: dict[str, Any] = {location: [name]}
    match = lay_table((), (), messenger=location, gold=20, **rows)
    cost = GAME.edition.tables.cards[NUMBER[name]].cost
    choose(match, f"Buy {name} for {cost}")
    assert match.plain.gold[0] == 20 - cost
    board = match.view(0)["board"]
    assert board["seats"][0]["discounts"] == {"castle": at_castle, "village": in_village}
    for place, saved in zip(board["locations"], (at_castle, in_village), strict=True):
        for slot in place["row"]:
            full = slot["card"]["cost"]
            assert slot["prices"] == [max(0, full - saved), full]
