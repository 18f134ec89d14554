"""The worked examples of the rulebook."""

from __future__ import annotations

import json
import pathlib
from typing import Any

from castle_combo.laying import NUMBER, buy, choose, lay_table, points_of

EXAMPLE = [
    "Judge", "His Holiness", "Locksmith",
    "Clockmaker", "Sculptor", "Spice Merchant",
    "Banker", "*Baker", "Miraculously cured",
]  # fmt: skip
BOARD = pathlib.Path(__file__).parents[2] / "web" / "src" / "boards" / "castle_combo"
DRAWN: dict[str, Any] = json.loads((BOARD / "examples.json").read_text())
"""The examples as the rules page draws them; None is a face-down card."""


def is_drawn(clause: str, names: list[str]) -> bool:
    numbers = [None if name.startswith("*") else NUMBER[name] for name in names]
    return bool(DRAWN[clause]["cards"] == numbers)


def test_the_example_of_75_points() -> None:
    """CC-E2, CC-E4: each card of the example, the keys, and the sum."""
    stored = {"Sculptor": 2, "Miraculously cured": 4}
    match = lay_table(EXAMPLE, (), gold=0, keys=11, stored=stored)
    assert is_drawn("CC-X2", EXAMPLE)
    assert DRAWN["CC-X2"]["stored"] == match.plain.stored[0].tolist()
    assert DRAWN["CC-X2"]["keys"] == 11
    assert points_of(match) == DRAWN["CC-X2"]["points"] == [9, 12, 11, 9, 4, 5, 6, 0, 8]
    assert match.score_sheet()[0]["keys"] == 11
    assert match.scores()[0] == 75


def test_the_example_stores_its_gold() -> None:
    """CC-E1: six gold left over fill the purses in reading order, and the sum grows with them."""
    match = lay_table(EXAMPLE, (), gold=6, keys=11)
    assert points_of(match) == [9, 12, 11, 9, 12, 5, 6, 0, 0]
    assert match.scores()[0] == 75


def test_three_in_a_row_fix_the_columns() -> None:
    """CC-T3: Royal Guard, Spy and Militiaman side by side; the row is still open."""
    match = lay_table(["Royal Guard", "Spy", "Militiaman"], (), gold=0, keys=0)
    assert is_drawn("CC-X1", ["Royal Guard", "Spy", "Militiaman"])
    assert points_of(match)[:3] == DRAWN["CC-X1"]["points"] == [3, 6, 9]  # Spy: in the middle
    seat = match.view(0)["board"]["seats"][0]
    assert (seat["height"], seat["width"]) == (1, 3)
    assert not any(cell["position_open"] for cell in seat["tableau"] if cell["card"])

    match = lay_table(["Royal Guard", "Farmer", "Militiaman"], (), gold=0, keys=0)
    assert points_of(match)[1] == 0  # Farmer: bottom row, but which row this is stays open
    assert match.view(0)["board"]["seats"][0]["tableau"][1]["position_open"]


def test_a_key_per_village_banner_counts_the_new_card() -> None:
    """CC-T4, CC-E4: Revolutionary beside one village card brings 2 keys."""
    match = buy("Revolutionary", ["Fisherman"], (), keys=2)
    choose(match, "Place Revolutionary in a new row above")
    assert match.plain.keys[0] == 4
