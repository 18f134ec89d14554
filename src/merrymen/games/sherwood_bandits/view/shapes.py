"""Sherwood Bandits: the shapes of the board; those of tiles stand in `tile_shapes`."""

from typing import Annotated, NotRequired, TypedDict

from merrymen.games.sherwood_bandits.state import (
    BACKS,
    COMPANIONS,
    LEADER_PLACES,
    OUTCOMES,
    PHASES,
    WAGON_KINDS,
)
from merrymen.games.sherwood_bandits.view.tile_shapes import Known, Sheet, Store, Tiles, Wish
from merrymen.messages import Message
from merrymen.shapes import Called, Spot, one_of

Weight = Annotated[str, one_of(*BACKS)]
WagonKind = Annotated[str, one_of(*WAGON_KINDS)]
CompanionName = Annotated[str, one_of(*COMPANIONS)]
Step = Annotated[str, one_of(*PHASES)]
Outcome = Annotated[str, one_of(*OUTCOMES)]
LeaderPlace = Annotated[str, one_of(*LEADER_PLACES)]


class Back(TypedDict):
    """The back of a wagon, and between which defences its front is."""

    weight: Weight
    low: int
    high: int


class Front(TypedDict):
    """The front of a wagon."""

    number: int
    kind: WagonKind
    defence: int | None
    companion: CompanionName | None
    name: Message
    text: Message


class Wagon(TypedDict):
    """A wagon on the road."""

    element: str
    back: Back
    face_up: bool
    seen_by_you: bool
    seen_by: list[int]  # who has looked at it in secret
    token: int
    token_by: int | None
    stays: bool  # it has been replaced and stays
    front: Front | None
    feast_dice: list[int]
    summary: Message


class Hideout(TypedDict):
    """A place to lie in wait."""

    summary: Message
    element: str
    position: int
    gang: int | None
    lies: bool
    guest: int | None
    weasel: bool
    chosen: bool
    late: bool


class RaidDie(TypedDict):
    """A die of a raid."""

    element: str
    gang: int
    value: int
    crossed: bool


class Attack(TypedDict):
    """An attack space with its dice."""

    summary: Message
    element: str
    position: int
    dice: list[RaidDie]
    counts: bool
    late: bool
    gone: bool  # back with the owner, or on the drawbridge


class GangPoints(TypedDict):
    """Points that a gang gets."""

    gang: int
    points: int


class RaidEnd(TypedDict):
    """How a raid ends, or would end as it stands."""

    sum: int
    succeeds: bool
    counting: int
    points: list[GangPoints]


class StandingRaid(RaidEnd):
    """The raid while Robin Hood may be called, and who may still call him."""

    section: int
    still: list[int]
    dice: list[list[int]]


class Odds(TypedDict):
    """How likely a wagon falls to the bandits that wait there, without any help."""

    dice: int
    average: float
    percent: NotRequired[int]


class Section(TypedDict):
    """A part of the road: its wagon, its hideouts, its attack spaces and how the raid stands."""

    element: str
    number: int
    wagon: Wagon | None
    outcome: Outcome | None
    under_attack: bool
    defence: int | None
    sum: int
    missing: int | None
    counting: int
    odds: Odds | None
    raid: RaidEnd | None
    hideouts: list[Hideout]
    attack: list[Attack]


class Companion(TypedDict):
    """A companion with the face-up card, and the cards to come."""

    element: str
    companion: CompanionName
    name: Message
    effect: str
    title: Message
    text: Message
    to_come: list[str]
    leaders: list[int]


class ColumnDie(TypedDict):
    """A die on the drawbridge."""

    element: str
    value: int


class Column(TypedDict):
    """A gang's column of the drawbridge."""

    element: str
    gang: int
    dice: list[ColumnDie]
    sum: int
    coming: list[int]
    sum_to_come: int
    state: Annotated[str, one_of("reward", "safe", "jail")]


class Drawbridge(TypedDict):
    """The sheriff's drawbridge: under one sum there is a reward, over the other the jail."""

    under: int
    over: int
    columns: list[Column]


class Gang(TypedDict):
    """A gang, and what it has."""

    element: str
    seat: int | None
    gang: int
    will: bool
    name: Called
    victory_points: int
    start: bool
    bandits: int
    bandits_left: int
    leader: LeaderPlace
    looks: list[int]
    loot: Store
    chest: Store
    knows: NotRequired[Known]
    wishes: NotRequired[list[Wish]]


class FrontCount(TypedDict):
    """How many wagons with such a front have not been seen."""

    kind: WagonKind
    defence: int | None
    count: int


class Deck(TypedDict):
    """The wagons to come: how many, the back on top, and which have not been seen yet."""

    element: str
    left: int
    top: Back | None
    unseen: dict[Weight, int]
    fronts: dict[Weight, list[FrontCount]]


class Pickpocket(TypedDict):
    """A pickpocket space."""

    element: str
    gang: int | None


class Supply(TypedDict):
    """The supply of loot."""

    element: str
    tiles: int
    tokens: int


class Pile(TypedDict):
    """The tiles on their way from the right to the left."""

    element: str
    size: int
    holder: int
    to_keep: int
    space: int
    tiles: list[Tiles] | None


BanditsBoard = TypedDict(
    "BanditsBoard",
    {
        "round": int,
        "rounds": int,
        "phase": Annotated[str, one_of("ambush", "raids", "sheriff", "over")],
        "step": Step,
        "start": int,
        "order": list[int],
        "deck": Deck,
        "road": list[Section],
        "pickpockets": list[Pickpocket],
        "companions": list[Companion],
        "drawbridge": Drawbridge,
        "jail": list[int],
        "supply": Supply,
        "pile": Pile | None,
        "gangs": list[Gang],
        "raid": StandingRaid | None,
        "pass": Spot,  # where one says no
        "sheets": list[Sheet],
        "lot": int | None,
    },
)
"""Everything on the table, as far as the record tells it."""
