"""Sherwood Bandits: the shapes of tiles, and of what they bring."""

from typing import Annotated, NotRequired, TypedDict

from merrymen.games.sherwood_bandits.state import COLOURS, ITEMS
from merrymen.messages import Message
from merrymen.shapes import Called, one_of

Item = Annotated[str, one_of(*ITEMS, "coin", "token")]
TileColour = Annotated[str, one_of(*COLOURS)]


class TileFace(TypedDict):
    """What is on a tile."""

    kind: int
    item: Item
    colour: TileColour | None
    name: Message


class Tiles(TileFace):
    """Tiles of a kind, with their number."""

    element: str
    count: int
    summary: Message


class Wish(TileFace):
    """A tile that would bring much."""

    adds: int


class Store(TypedDict):
    """Loot, as far as it is known."""

    size: int
    tokens: int
    tiles: list[Tiles] | None


class Known(TypedDict):
    """What a seat knows of tiles that went by."""

    tiles: list[Tiles]
    may_be_gone: int


class ColourSets(TypedDict):
    """The sets of a colour."""

    colour: TileColour
    rings: int
    bracelets: int
    necklaces: int
    trios: int
    ring_sets: int
    bracelet_pairs: int
    single_necklaces: int
    as_coins: int


class SetWorth(TypedDict):
    """What each set brings."""

    ring_set: int
    bracelet_pair: int
    trio: int
    necklace: int
    three_coins: int


class Majority(TypedDict):
    """Pieces of an item, and what the most of them bring."""

    item: Item
    count: int
    points: int


class Sheet(TypedDict):
    """What a gang's tiles bring, set by set; majorities when the game is over."""

    gang: int
    name: Called
    track: int
    colours: list[ColourSets]
    coins: int
    coin_points: int
    set_points: int
    worth: SetWorth
    majorities: NotRequired[list[Majority]]
    tiles: NotRequired[int]
    total: NotRequired[int]
