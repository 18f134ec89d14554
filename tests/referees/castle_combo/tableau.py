"""A player's tableau of Castle Combo, and everything that is counted in one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

SIDE = 3
COLOURS = ("blue", "purple", "green", "red", "orange", "yellow")
Space = tuple[int, int]  # row and column, counted from the first card, which is the origin
Card = Mapping[str, Any]  # a card as the edition writes it

PLACES_OF_POSITION: dict[str, set[Space]] = {
    "top row": {(0, 0), (0, 1), (0, 2)},
    "middle row": {(1, 0), (1, 1), (1, 2)},
    "bottom row": {(2, 0), (2, 1), (2, 2)},
    "left column": {(0, 0), (1, 0), (2, 0)},
    "middle column": {(0, 1), (1, 1), (2, 1)},
    "right column": {(0, 2), (1, 2), (2, 2)},
    "corner": {(0, 0), (0, 2), (2, 0), (2, 2)},
    "edge middle": {(0, 1), (1, 0), (1, 2), (2, 1)},
}


@dataclass
class Laid:
    """A card on a space."""

    number: int
    card: Card
    face_down: bool
    gold: int = 0

    @property
    def purse(self) -> int:
        """CC-T4: a card that lies face down has no purse."""
        return 0 if self.face_down else int(self.card.get("purse", 0) or 0)

    @property
    def room(self) -> int:
        """CC-T5: how much more gold goes onto its purse."""
        return self.purse - self.gold


@dataclass
class Tableau:
    """Cards by space. The spaces are moved to where the grid begins only when someone asks."""

    spaces: dict[Space, Laid] = field(default_factory=dict)

    def corner(self) -> Space:
        """The top left corner of the smallest rectangle around the cards."""
        return min(r for r, _ in self.spaces), min(c for _, c in self.spaces)

    def from_corner(self, space: Space) -> Space:
        """Where a space is, counted from that corner."""
        top, left = self.corner()
        return space[0] - top, space[1] - left

    def cell(self, space: Space) -> int:
        """A space's number in reading order, counted from that corner."""
        row, column = self.from_corner(space)
        return row * SIDE + column

    def in_reading_order(self) -> list[tuple[Space, Laid]]:
        """All cards, row by row."""
        return sorted(self.spaces.items(), key=lambda item: item[0])

    def face_up(self) -> list[Laid]:
        """CC-T4, CC-E4: the cards that have a name, a cost, shields and the rest."""
        return [laid for laid in self.spaces.values() if not laid.face_down]

    def open_spaces(self) -> set[Space]:
        """CC-T3: empty, beside a card, and everything still fits into 3 x 3."""
        if not self.spaces:
            return {(0, 0)}
        beside = {
            (row + down, column + right)
            for row, column in self.spaces
            for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
        }
        return {space for space in beside - set(self.spaces) if self._fits(space)}

    def _fits(self, space: Space) -> bool:
        rows = [row for row, _ in (*self.spaces, space)]
        columns = [column for _, column in (*self.spaces, space)]
        return max(rows) - min(rows) < SIDE and max(columns) - min(columns) < SIDE

    def purses_with_room(self) -> list[Space]:
        """CC-T5: the purses that are not yet full."""
        return [space for space, laid in self.in_reading_order() if laid.room > 0]

    def discount(self, deck: str) -> int:
        """CC-T2: one gold for each face-up card that makes the cards of a deck cheaper."""
        return sum(deck in (laid.card.get("discount") or ()) for laid in self.face_up())

    def _around(self, space: Space, where: str) -> Iterator[Laid]:
        """CC-E4: the face-up cards of the row, the column, or both (the card itself once)."""
        for (row, column), laid in self.spaces.items():
            in_row, in_column = row == space[0], column == space[1]
            inside = {"row": in_row, "column": in_column, "row+column": in_row or in_column}
            if inside[where] and not laid.face_down:
                yield laid

    def count(self, per: Mapping[str, Any] | None, space: Space | None, keys: int) -> int:
        """CC-E4: how many of what a card names there are. `space` is where that card lies."""
        if per is None:
            return 1
        if per["count"] in ("gold_here", "position"):
            assert space is not None, "only points ask where a card lies"
            return self._count_here(per, space)
        cards = self.face_up()
        if per.get("where", "tableau") != "tableau":
            assert space is not None, "only points look at a row or a column"
            cards = list(self._around(space, per["where"]))
        if per["count"] in ("keys", "gold_stored", "empty_spaces", "filled_spaces", "face_down"):
            return self._count_table(per["count"], keys)
        if per["count"] in ("shields", "shield_types", "missing_types", "colour_missing"):
            return _count_shields(per, cards)
        if per["count"] in ("shield_sets", "identical_sets", "deck_sets"):
            return _count_sets(per, cards)
        return _count_cards(per, cards)

    def _count_here(self, per: Mapping[str, Any], space: Space) -> int:
        """What depends on the one space a card lies on."""
        if per["count"] == "gold_here":
            return self.spaces[space].gold
        return int(self.from_corner(space) in PLACES_OF_POSITION[per["position"]])

    def _count_table(self, what: str, keys: int) -> int:
        """What is not on the cards' faces. Face-down cards fill spaces, CC-E4."""
        if what == "keys":
            return keys
        if what == "gold_stored":
            return sum(laid.gold for laid in self.spaces.values())
        if what == "face_down":
            return int(any(laid.face_down for laid in self.spaces.values()))
        filled = len(self.spaces)
        return filled if what == "filled_spaces" else SIDE * SIDE - filled


def shields_of(cards: Iterable[Laid]) -> Counter[str]:
    """CC-E4: two equal shields of a card count 2."""
    return Counter(colour for laid in cards for colour in laid.card["shields"])


def _count_shields(per: Mapping[str, Any], cards: list[Laid]) -> int:
    shields, what = shields_of(cards), per["count"]
    if what == "shields":
        return shields[per["colour"]]
    if what == "colour_missing":
        return int(shields[per["colour"]] == 0)
    types = sum(shields[colour] > 0 for colour in COLOURS)
    return types if what == "shield_types" else len(COLOURS) - types


def _count_sets(per: Mapping[str, Any], cards: list[Laid]) -> int:
    """CC-E4: of colours, of equal shields, of castles and villages."""
    shields = shields_of(cards)
    if per["count"] == "identical_sets":
        return sum(shields[colour] // per["number"] for colour in COLOURS)
    have = shields if per["count"] == "shield_sets" else Counter(x.card["deck"] for x in cards)
    return min(have[each] // many for each, many in Counter(per["set"]).items())


def _count_cards(per: Mapping[str, Any], cards: list[Laid]) -> int:
    """CC-E4: face-up cards of some sort; costs are the printed ones."""
    number = per.get("number", 0)
    fits: dict[str, Callable[[Card], bool]] = {
        "deck_cards": lambda card: card["deck"] == per["deck"],
        "cards_with_shields": lambda card: len(card["shields"]) == number,
        "cards_of_cost": lambda card: card["cost"] == number,
        "cards_of_cost_or_more": lambda card: card["cost"] >= number,
        "purses": lambda card: bool(card.get("purse")),
        "discounts": lambda card: bool(card.get("discount")),
    }
    return sum(fits[per["count"]](laid.card) for laid in cards)
