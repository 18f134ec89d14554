"""What lies on the table of Castle Combo, and how the record would write it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from referees.castle_combo.tableau import SIDE, Laid, Tableau

if TYPE_CHECKING:
    from referees.castle_combo.referee import Referee

LOCATIONS = ("castle", "village")
SLOTS = 3
NONE = -1
ROWS, COLUMNS = ("top", "", "bottom"), ("left", "", "right")
HEADINGS = [
    *("-".join(filter(None, (row, column))) or "centre" for row in ROWS for column in COLUMNS),
    "keys",
]
SEATS = 5  # of the record; seats without a player are empty


@dataclass
class Location:
    """A deck, its three face-up cards and its discards."""

    name: str
    deck: set[int] = field(default_factory=set)
    row: list[int] = field(default_factory=lambda: [NONE] * SLOTS)
    discards: set[int] = field(default_factory=set)
    gone: set[int] = field(default_factory=set)
    closed: bool = False


@dataclass
class Player:
    """What lies before a player."""

    gold: int = 15
    keys: int = 2
    tableau: Tableau = field(default_factory=Tableau)


def store_left_over(player: Player) -> None:
    """CC-E1: gold left over goes onto the purses, in reading order."""
    for _, laid in player.tableau.in_reading_order():
        stored = min(player.gold, laid.room)
        laid.gold += stored
        player.gold -= stored


def points_of(player: Player) -> dict[str, int]:
    """CC-E2: every face-up card's points where it lies, and a point for each key."""
    points, tableau = dict.fromkeys(HEADINGS, 0), player.tableau
    for space, laid in tableau.spaces.items():
        if not laid.face_down:
            counted = tableau.count(laid.card.get("per"), space, player.keys)
            points[HEADINGS[tableau.cell(space)]] = laid.card["points"] * counted
    points["keys"] = player.keys
    return points


def written(referee: Referee) -> Mapping[str, Any]:
    """The referee's own state under the names of the record's fields."""
    players, owner = referee.players, referee.players[referee.seat]
    tableaus = [_cells(player.tableau) for player in players]
    return {
        "players": len(players),
        "starter": referee.starter,
        "seat": NONE if referee.over else referee.seat,
        "phase": "take" if referee.over else referee.phase,
        "messenger": referee.messenger.name,
        "closed": [int(location.closed) for location in referee.locations],
        "place": _places(referee),
        "row": [location.row for location in referee.locations],
        "gold": _seats([player.gold for player in players], 0),
        "keys": _seats([player.keys for player in players], 0),
        "taken": _seats([len(player.tableau.spaces) for player in players], 0),
        "tableau": _by_cell(tableaus, lambda laid: laid.number, NONE),
        "face_down": _by_cell(tableaus, lambda laid: int(laid.face_down), 0),
        "stored": _by_cell(tableaus, lambda laid: laid.gold, 0),
        "key_spent": int(referee.key_spent),
        "held": referee.held,
        "held_face_down": int(referee.held_face_down),
        "new_cell": NONE if referee.new is None else owner.tableau.cell(referee.new),
        "option": referee.option,
        "effect": referee.part,
        "fills_left": referee.fills_left,
    }


def _places(referee: Referee) -> dict[str, list[int]]:
    """Where every card is; a place without cards is not named."""
    places: dict[str, set[int]] = {
        "deck": set().union(*(location.deck for location in referee.locations)),
        "row": {n for location in referee.locations for n in location.row if n != NONE},
        "discards": set().union(*(location.discards for location in referee.locations)),
        "gone": set().union(*(location.gone for location in referee.locations)),
    }
    laid = {card.number for player in referee.players for card in player.tableau.spaces.values()}
    places["taken"] = laid | ({referee.held} - {NONE})
    return {name: sorted(cards) for name, cards in places.items() if cards}


def _cells(tableau: Tableau) -> list[Laid | None]:
    """The nine spaces in reading order, counted from the top left card's row and column."""
    by_cell = {tableau.cell(space): laid for space, laid in tableau.spaces.items()}
    return [by_cell.get(cell) for cell in range(SIDE * SIDE)]


def _by_cell(
    tableaus: list[list[Laid | None]], figure: Callable[[Laid], int], empty: int
) -> list[list[int]]:
    filled = [[figure(laid) if laid else empty for laid in cells] for cells in tableaus]
    return _seats(filled, [empty] * (SIDE * SIDE))


def _seats(values: list[Any], empty: Any) -> list[Any]:
    return values + [empty] * (SEATS - len(values))
