"""Castle Combo: the shapes of the board."""

from typing import Annotated, NotRequired, TypedDict

from merrymen.games.castle_combo.state import COLOURS, GOODS, LOCATIONS, PHASES, SCOPES
from merrymen.messages import Message, Names
from merrymen.shapes import one_of

Deck = Annotated[str, one_of(*LOCATIONS)]
Colour = Annotated[str, one_of(*COLOURS)]
Goods = Annotated[str, one_of(*GOODS)]
Scope = Annotated[str, one_of(*SCOPES)]
Deed = Annotated[
    str,
    one_of("gain", "opponents_gain", "gold_on_each_purse", "fill_purses", "discard_from_row"),
]
Phase = Annotated[str, one_of(*PHASES)]


class Counter(TypedDict):
    """What is counted, and where."""

    where: Scope
    whose: Annotated[str, one_of("own", "neighbour")]
    count: str
    colour: NotRequired[Colour]
    deck: NotRequired[Deck]
    number: NotRequired[int]
    position: NotRequired[str]
    set: NotRequired[list[Annotated[str, one_of(*COLOURS, *LOCATIONS)]]]


class Effect(TypedDict):
    """One thing that a card does when it is bought."""

    do: Deed
    what: Goods
    amount: int
    row: Deck | None
    per: Counter | None


class Scores(TypedDict):
    """What a card scores."""

    points: int
    per: Counter


class Also(TypedDict):
    """What a card has besides its ability and its points."""

    purse: int  # how much it holds; 0: there is none
    sends: Annotated[str, one_of(*LOCATIONS, "stays")]  # the messenger; "stays": nowhere


class Face(TypedDict):
    """A card as the browser draws it."""

    element: str
    card: int
    name: Names
    summary: Message
    deck: Deck
    cost: int
    shields: list[Colour]
    messenger_to: Deck | None
    purse: int
    discount: list[Deck]
    ability: list[list[Effect]]  # what it does, one list; or the two lists of an either-or
    scores: Scores
    also: Also
    ability_words: Message
    points_words: Message


class Held(Face):
    """A card that was taken and is to be placed."""

    face_down: bool


class Back(TypedDict):
    """A card taken face down, and what that brings."""

    element: str
    gold: int
    keys: int


class Slot(TypedDict):
    """A place of a row."""

    element: str
    card: Face | None
    prices: NotRequired[list[int]]  # what it costs each seat
    back: NotRequired[Back]
    summary: Message


class Pile(TypedDict):
    """A face-down deck."""

    element: str
    left: int


class Discards(TypedDict):
    """Cards that lie open beside a row."""

    element: str
    cards: list[Face]


class Location(TypedDict):
    """A row with its deck and discards."""

    element: str
    name: Deck
    closed: bool
    messenger: bool
    deck: Pile
    discards: Discards
    row: list[Slot]


class Cell(TypedDict):
    """One space of a tableau; an empty one has no card and nothing else to say."""

    row: int
    column: int
    summary: Message
    card: Face | None
    face_down: NotRequired[bool]
    stored: NotRequired[int]
    points: NotRequired[int]
    position_open: NotRequired[bool]  # a position that may still come true, but is not certain yet


class Seat(TypedDict):
    """A tableau, what its owner has, and the points if the game ended now."""

    element: str
    seat: int
    gold: int
    keys: int
    stored: int
    cards: int
    discounts: dict[Deck, int]
    shields: dict[Colour, int]
    height: int
    width: int
    tableau: list[Cell]
    points: int
    points_of_cards: int


class Space(TypedDict):
    """A possible space, and how the points would change with the card there."""

    element: str
    row: int
    column: int
    adds: int


class NewCard(TypedDict):
    """The card whose ability is being used."""

    element: str
    card: int


class Side(TypedDict):
    """One side of an either-or."""

    element: str
    words: Message


class Turn(TypedDict):
    """Where the mover's turn stands."""

    seat: int
    phase: Phase
    key_spent: bool
    held: Held | None
    spaces: list[Space]
    new_card: NewCard | None
    options: list[Side]
    gains: NotRequired[dict[Goods, int] | None]  # of the held card, wherever it goes


class Messenger(TypedDict):
    """Where the messenger stands, and whether for good."""

    element: str
    at: Deck
    stays: bool


class CastleBoard(TypedDict):
    """Everything on the table."""

    round: int
    rounds: int
    starter: int
    messenger: Messenger
    locations: list[Location]
    turn: Turn | None
    seats: list[Seat]
