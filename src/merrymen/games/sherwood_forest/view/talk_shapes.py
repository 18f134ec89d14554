"""Sherwood Forest: the shapes of talk: calls, offers, contracts and bids, and what they are about.

Those with a key like "from" are written as calls.
"""

from typing import Annotated, NotRequired, TypedDict

from merrymen.games.sherwood_forest.edition import TOWN_NAMES
from merrymen.games.sherwood_forest.state import BACKS
from merrymen.shapes import Spot, one_of

Town = Annotated[str, one_of(*TOWN_NAMES)]
Back = Annotated[str, one_of(*BACKS)]

Card = TypedDict(
    "Card",
    {
        "number": int,
        "back": Back,
        "strength": int,
        "glory": int,
        "from": Town,
        "to": Town,
        "route": list[str],
        "kind": Annotated[str, one_of("traveller", "sheriff")],
        "gold": NotRequired[int],
        "companions": NotRequired[int],
        "lost_glory": NotRequired[int],
        "lost_robbers": NotRequired[int],
    },
)
"""The figures on a travel card."""


class Gain(TypedDict):
    """What a success brings one member."""

    seat: int
    glory: int
    gold: NotRequired[int]
    companions: NotRequired[int]
    parts: NotRequired[int]
    parts_at_most: NotRequired[int]
    hands_out: NotRequired[int]
    pays: NotRequired[int]


class Named(TypedDict):
    """A card that somebody names; sure where it is pledged or the reader has seen it."""

    strength: int
    sure: bool


class Offer(TypedDict):
    """What one asked player offers."""

    seat: int
    state: Annotated[str, one_of("offers", "declines", "open")]
    wanted: int
    robbers: int
    cards: list[Named]
    hideout: str | None
    accepted: bool
    left_out: bool
    informs_on: NotRequired[int | None]
    gold: NotRequired[int]
    companions: NotRequired[int]
    gold_now: NotRequired[int]  # more than 0: they get it
    gold_now_with: NotRequired[int]


class Member(TypedDict):
    """A member of a contract."""

    seat: int
    robbers: int
    gold: int
    companions: int
    gold_now: int
    yes: bool


Payment = TypedDict("Payment", {"from": int, "to": int, "gold": int})
"""Gold now, from one player to another."""


class Payer(TypedDict):
    """Who pays without being a member."""

    seat: int
    yes: bool


class Paper(TypedDict):
    """What the leader has written so far, and who has said yes."""

    travel_card: int | None
    informer: int | None
    members: list[Member]
    payments: list[Payment]
    payers: list[Payer]


class NamedHideout(TypedDict):
    """A hideout that offers to an open call name."""

    element: str
    seats: list[int]
    robbers: int


class TalkStep(TypedDict):
    """What the group would reach with so many robbers."""

    robbers: int
    sure: int
    said: int
    enough: bool | None


class Emptied(TypedDict):
    """Whose camp the group would empty, and whether that is the first or the second."""

    seat: int
    place: int


class Talk(TypedDict):
    """A call, the offers and the contract, as a small table."""

    element: str
    fields: list[Spot]
    leader: int
    open: bool  # whether the others name the hideout
    hideout: str | None
    hideouts: list[NamedHideout]
    call: int
    calls: int
    about: int | None
    robbers: int
    cards: list[Named]
    aim: int | None
    subject: int | None
    card: Card | None
    needed: int | None
    agreed: int  # the strength of those agreed
    sure: int  # of all in question
    said: int  # what is only said on top of that
    steps: list[TalkStep]
    offers: list[Offer]
    contract: Paper | None
    gains: list[Gain]
    emptied: list[Emptied]


Bid = TypedDict(
    "Bid",
    {
        "seat": int,
        "for": Annotated[str, one_of("pick", "leave", "town", "keep")],
        "gold": int,  # 0 while the amount is still open
        "element": NotRequired[str],
        "town": NotRequired[Town],
    },
)
"""What one player offers, and for what."""


class Bargain(TypedDict):
    """The raid phase of the advanced game: gold for picking, leaving, turning, keeping."""

    element: str
    gold: Spot
    answers: Spot
    bargainers: list[int]
    open: bool  # whether they are being asked who bargains
    asked: list[int]
    to: int | None
    about: Annotated[str, one_of("pick", "turn")]
    bids: list[Bid]
    barred: str | None  # the card that the picker was paid to leave
