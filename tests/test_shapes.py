"""What people are shown has the shapes that are said of it, and the browser is told the same."""

from __future__ import annotations

import typing
from typing import Any

import msgspec
import pytest
from tools import types

from merrymen import properties
from merrymen.shapes import View
from tables import TABLES, Table, greedy_walk


def misshapen(value: Any, shape: Any) -> str:
    """How data differs from its type: a wrong value, a missing key or one too many; or nothing."""
    try:
        read = msgspec.convert(value, shape, strict=True)
    except msgspec.ValidationError as error:
        return str(error)
    return "" if read == value else "there are keys that the type does not have"


def test_a_wrong_shape_is_found() -> None:
    table = next(each for each in TABLES if each.name == "kings_and_creatures")
    board, shape = table.start(1).view(0)["board"], types.board_of("kings_and_creatures")
    assert misshapen(board, shape) == ""
    assert "missing required field `rounds`" in misshapen(
        {key: value for key, value in board.items() if key != "rounds"}, shape
    )
    assert "Expected `int`" in misshapen(board | {"round": "1"}, shape)
    assert "keys that the type does not have" in misshapen(board | {"extra": 1}, shape)
    board["seats"][0]["kinds"] = ["goblin"]
    assert "matching regex" in misshapen(board, shape)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_view_has_its_shape(table: Table) -> None:
    """A whole game; the readers take turns, and the last position is for everybody."""
    shape, match = types.board_of(table.name), table.start(7)
    for number, (position, _) in enumerate(greedy_walk(match, 7)):
        seats = properties.everybody(position)
        view = position.view(seats[number % len(seats)])
        assert misshapen(view["board"], shape) == "", f"step {number}"
        assert misshapen(view, View) == "", f"step {number}"
    for seat in properties.everybody(match):
        view = match.view(seat)
        assert misshapen(view["board"], shape) == ""
        assert misshapen(view, View) == ""


def test_the_browser_is_told_the_same() -> None:
    """The generated types are those of today: `python -m tools.types` writes them."""
    assert types.stale() == []


def test_a_stale_type_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    files = types.written()
    changed = files | {"kings_and_creatures.ts": files["kings_and_creatures.ts"] + "\n"}
    del changed["boards.ts"]
    monkeypatch.setattr(types, "written", lambda: changed)
    assert types.stale() == ["boards.ts", "kings_and_creatures.ts"]


def test_names_mean_one_thing() -> None:
    """Two types of one name in a file are an error, not whichever came first."""
    writer = types.Writer()
    writer.declare("Side", typing.Literal["left", "right"])
    writer.declare("Side", typing.Literal["left", "right"])
    with pytest.raises(TypeError, match="two different types are called Side"):
        writer.declare("Side", typing.Literal["up", "down"])
