"""Chickwood Forest: the shapes of the board."""

from typing import Annotated, NotRequired, TypedDict

from merrymen.games.chickwood_forest.state import HEADINGS
from merrymen.shapes import one_of

Family = Annotated[
    str,
    one_of("chest", "garment", "jewel", "bust", "maid", "henchman", "benefactor", "legendary"),
]
Heading = Annotated[str, one_of(*HEADINGS)]
Stage = Annotated[str, one_of("scout", "spy", "raid", "key", "alms", "end", "over")]
Side = Annotated[str, one_of("up", "down")]


class Loot(TypedDict):
    """The figures on a loot card."""

    kind: str
    family: Family
    glory: NotRequired[int]
    alms: NotRequired[int]
    worth: NotRequired[int]  # by how much it would change the reader's glory


class Stack(Loot):
    """Cards of a kind, with their number."""

    element: str
    count: int


class Raid(TypedDict):
    """What a raid would bring the reader."""

    glory: int
    alms: int
    unknown: int


class Played(TypedDict):
    """A card in front of a castle; `card` is None where the reader does not know it."""

    element: str
    by: int
    face: Side
    own: bool
    known_to: list[int]
    card: Loot | None


class CastlePile(TypedDict):
    """A castle pile with the row of cards in front of it."""

    element: str
    value: int
    banner: list[Side]
    pile: int
    limit: int | None
    has_room: bool
    raided_by: int | None
    named: bool
    locked: bool
    raid: Raid | None
    row: list[Played]


class Space(TypedDict):
    """A place for a cube."""

    element: str
    cube: int | None
    chosen: bool


class VillageRow(TypedDict):
    """A row of a village, with the glory that it opens."""

    glory: int
    unlocked: bool
    spaces: list[Space]


class Standing(TypedDict):
    """A player in a village, with the glory they would get now."""

    seat: int
    cubes: int
    glory: int


class Step(TypedDict):
    """The next cube in a village: the glory it adds, and how many cubes a line from here places."""

    adds: int
    places: int


class Lead(TypedDict):
    """The cubes that would make the reader first here, against those they have."""

    reached: int
    needed: int
    room: bool


class VillageCell(TypedDict):
    """A village or forest: its rows with their glory and cubes, and who would get what."""

    element: str
    name: str
    forest: bool
    rows: list[VillageRow]
    full: bool
    standing: list[Standing]
    in_line: bool
    line_end: bool
    step: Step | None
    lead: Lead | None


class Villages(TypedDict):
    """The villages and forests, row by row."""

    columns: int
    rows: int
    cells: list[VillageCell]


class Symbol(TypedDict):
    """A symbol of a seat's castle: how a card is played, and whether that one is next."""

    face: Side
    used: bool
    next: bool


class Castles(TypedDict):
    """Castles of a value that a seat has taken."""

    element: str
    value: int
    count: int


class Hand(TypedDict):
    """The own hand card by card; of another only the number of cards."""

    count: int
    cards: list[Stack] | None
    picked: NotRequired[str | None]


class Sums(TypedDict):
    """The figures behind a seat's sheet: chests after the busts, single garments, kinds."""

    most: int
    others: int
    single: int
    kinds: int


class Seat(TypedDict):
    """A player and all that they have."""

    element: str
    seat: int
    castle: int
    raided: int | None
    banner: list[Symbol]
    castles: list[Castles]
    hand: Hand
    supply: int
    collection: list[Stack]
    sheet: dict[Heading, int]
    sums: Sums
    glory: int


class Alms(TypedDict):
    """The line of alms under way."""

    seat: int
    given: int
    left: int
    path: list[int]  # its villages, as far as their order is certain; the last one comes last


class Deck(TypedDict):
    """The deck of loot."""

    element: str
    left: int


class Buried(TypedDict):
    """Cards set aside unrevealed: how many, and those that the reader knows."""

    count: int
    known: list[Stack]


class ForestBoard(TypedDict):
    """Everything on the table, as one seat sees it."""

    round: int
    rounds: int
    stage: Stage
    side: Annotated[str, one_of("day", "night")]
    order: list[int]
    turn: int | None
    deck: Deck
    castles: list[CastlePile]
    villages: Villages
    alms: Alms | None
    seats: list[Seat]
    aside: list[Stack]
    buried: Buried
    unseen: list[Stack]
