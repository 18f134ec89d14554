"""Sherwood Forest: the shapes of the board; those of talk stand in `talk_shapes`."""

from collections.abc import Mapping
from typing import Annotated, TypedDict

from merrymen.games.sherwood_forest.state import KINDS, PHASES, PLACES, SLOT_STATES
from merrymen.games.sherwood_forest.view.talk_shapes import Back, Bargain, Card, Gain, Talk, Town
from merrymen.shapes import Spot, one_of

Place = Annotated[str, one_of(*PLACES)]
Kind = Annotated[str, one_of(*KINDS)]
Phase = Annotated[str, one_of(*PHASES)]
SlotState = Annotated[str, one_of(*SLOT_STATES[1:])]
Kinds = Mapping[Kind, int]


class Stop(TypedDict):
    """A group that a carriage meets, and whether it is strong enough without hand cards."""

    hideout: str
    strength: int
    enough: bool


class Forecast(TypedDict):
    """What happens if a known card is played now and nobody adds cards."""

    stops: list[Stop]
    raided: str | None
    gains: list[Gain]


class Slot(TypedDict):
    """A travel card of this round."""

    element: str
    slot: int
    state: SlotState
    back: Back
    card: Card | None
    seen_by: list[int]
    marked_by: list[int]
    tokens: list[str]
    forecast: Forecast | None


class Passing(TypedDict):
    """A known card that passes a hideout."""

    slot: int
    times: int
    needed: int
    short: int


class Part(TypedDict):
    """A member's part of a group in a hideout."""

    seat: int
    robbers: int
    pledged: list[int]
    promised_gold: int
    promised_companions: int


class Hideout(TypedDict):
    """A hideout, and who lies in wait there."""

    element: str
    name: str
    watches: list[Town]
    red: bool
    leader: int | None
    groups: list[Part]
    strength: int
    token: int | None
    informer: int | None
    passing: list[Passing]


class Shown(TypedDict):
    """Cards that one player alone has seen."""

    seat: int
    cards: Kinds


class Seat(TypedDict):
    """A player's camp."""

    element: str
    seat: int
    camp: int
    robbers: int
    oak: int
    gold: int
    most_gold: int
    glory: int
    hand_size: int
    hand: Kinds  # one's own hand; of others, what the reader has seen
    shown: Kinds  # what everybody has seen
    shown_to: list[Shown]  # one's own cards that one player alone has seen


class GroupStep(TypedDict):
    """For whom so many robbers are enough."""

    robbers: int
    passing: list[Passing]


class Group(TypedDict):
    """How many robbers lie in wait alone."""

    element: str
    hideout: str
    seat: int
    steps: list[GroupStep]


class Losses(TypedDict):
    """What a sheriff takes from a member without a cloak."""

    seat: int
    glory: int
    robbers: int
    spared: bool


class Fight(TypedDict):
    """The fight at a hideout, while cards are played."""

    hideout: str
    needed: int
    strength: int
    order: list[int]
    played: list[list[int]]
    pledged: list[list[int]]
    robbers: list[int]
    with_card: list[int]
    cards: Spot
    next: Spot
    spent_anyway: bool
    gains: list[Gain]
    losses: list[Losses]


class Loot(TypedDict):
    """What is left to hand out."""

    by: int
    gold: int
    companions: int
    robbers: list[int]
    parts: list[int]
    owed_gold: list[int]
    owed_companions: list[int]
    give_gold: Spot
    give_companion: Spot


class Way(TypedDict):
    """Whom the carriage would meet on its way to a town."""

    town: Town
    to: str
    stops: list[Stop]


Carriage = TypedDict(
    "Carriage",
    {
        "element": str,
        "slot": int,
        "card": Card,
        "from": Town,
        "to": Town,
        "arrow": int,
        "route": list[str],
        "at": str | None,
        "answers": Spot,
        "ways": list[Way],
    },
)
"""The travellers on the road."""


class TownArm(TypedDict):
    """A town, and the hideouts on the arrows from it."""

    element: str
    name: Town
    arrows: list[str]


class House(TypedDict):
    """A place to go to, and everybody's robbers there."""

    element: str
    name: Place
    robbers: list[int]


class Oak(TypedDict):
    """Robbers that work for nobody yet."""

    element: str
    robbers: list[int]


class Quarry(TypedDict):
    """The supply of gold."""

    element: str
    gold: int


class Map(TypedDict):
    """The forest: towns, hideouts, places, and the glory track."""

    towns: list[TownArm]
    hideouts: list[Hideout]
    places: list[House]
    oak: Oak
    quarry: Quarry
    glory: list[int]


class ToCome(TypedDict):
    """The cards of the rounds to come, and the back that lies on top."""

    left: int
    back: Back


class News(TypedDict):
    """A carriage whose way has just ended, and where it was raided."""

    card: Card
    raided: str | None


class Equipment(TypedDict):
    """The equipment cards."""

    element: str
    deck: int
    discards: Kinds


class FirstPlayer(TypedDict):
    """Who has the marker of the first player, and who the card."""

    marker: int
    card: int | None


class ForestBoard(TypedDict):
    """The map, the cards, the camps, and what is being talked or fought about."""

    rules: Annotated[str, one_of("basic", "advanced")]
    round: int
    rounds: int
    stage: Annotated[str, one_of("plans", "raids", "over")]
    phase: Phase
    map: Map
    slots: int  # how many travel cards a round has
    travel_cards: list[Slot]
    to_come: ToCome
    carriage: Carriage | None
    news: list[News]
    equipment: Equipment
    seats: list[Seat]
    first_player: FirstPlayer
    group: Group | None
    talk: Talk | None
    call_open: Spot
    bargain: Bargain | None
    fight: Fight | None
    loot: Loot | None
