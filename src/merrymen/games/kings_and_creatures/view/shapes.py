"""Kings & Creatures: the shapes of the board."""

from collections.abc import Mapping
from typing import Annotated, NotRequired, TypedDict

from merrymen.games.kings_and_creatures.state import HEADINGS, KINDS, TYPES
from merrymen.messages import Message
from merrymen.shapes import one_of

AnyType = Annotated[str, one_of(*TYPES)]
CardType = Annotated[str, one_of(*TYPES[1:])]
Kind = Annotated[str, one_of(*KINDS)]
Side = Annotated[str, one_of("left", "right")]
Lack = Annotated[str, one_of("left", "right", *TYPES[1:])]
Heading = Annotated[str, one_of(*HEADINGS)]


class Face(TypedDict):
    """A card as the browser draws it."""

    element: str
    number: int
    type: AnyType
    mark: int  # in the game from so many players on; 0: always
    glory: NotRequired[int]
    heroes: NotRequired[int]
    kind: NotRequired[Kind]
    rules: NotRequired[CardType]
    crowns: NotRequired[dict[Side, int]]
    needs: NotRequired[Mapping[CardType, int]]
    summary: NotRequired[Message]  # of a card in front of its owner
    short: NotRequired[Mapping[Lack, int]]  # cards that a king lacks by side, a legend by type
    worth: NotRequired[int]
    adds_after_round: NotRequired[int]  # of a hero on offer


class Offer(Face):
    """A face-up card, told from the side of the one who looks."""

    leaves: bool | None  # whether taking it ends the round; None: they have left already
    then: int | None  # who moves after it is taken; None: the round ends, or they have left
    adds: int


class Stack(TypedDict):
    """The face-down cards of the round."""

    element: str
    left: int
    size: int


class Display(TypedDict):
    """The face-up cards, and from whose side they are told."""

    size: int
    looking: int | None
    cards: list[Offer]


class Mark(TypedDict):
    """A player's place on the line of numbers."""

    seat: int
    number: int
    in_round: bool


class Line(TypedDict):
    """The order of turns as places on a line of numbers."""

    first: int
    last: int
    gate: int | None  # the mover's own number
    seats: list[Mark]


class Heroes(TypedDict):
    """A player's heroes; what this round would bring or lacks is None after the game."""

    count: int
    glory: int
    by_round: list[int]
    glory_now: int | None
    short: int | None
    short_of_double: int | None


class Seat(TypedDict):
    """A player and all that lies in front of them."""

    element: str
    seat: int
    left: int
    right: int
    visible: int
    taken_this_round: int
    takes_per_round: int
    in_round: bool
    heroes: Heroes
    kinds: list[Kind]
    types: dict[CardType, int]
    glory: dict[Heading, int]
    total: int
    cards: list[Face]  # in the order of taking, the castle first
    raised: int  # how many of the last ones are of this round and lie raised


class KingsBoard(TypedDict):
    """Everything on the table."""

    round: int
    rounds: int
    stack: Stack
    display: Display
    line: Line
    seats: list[Seat]
