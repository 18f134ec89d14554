"""What lies on the table of Sherwood Forest, as a person would lay it out."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from merrymen.games.sherwood_forest import state as st
from referees.lockstep import Impossible, Position

Answer = TypeVar("Answer")
NOBODY = -1
CARDS_USED = {3: 12, 4: 15, 5: 18, 6: 18}  # of each back, SF-S2
LAID_OUT = {3: 4, 4: 5, 5: 6, 6: 6}  # SF-S3


@dataclass(frozen=True)
class Question:
    """Somebody has to decide between some actions."""

    seat: int
    phase: int
    actions: frozenset[int]


Asking = Generator[Question, int, Answer]


@dataclass(frozen=True)
class TravelCard:
    """Travellers or a sheriff, SF-C3."""

    back: str
    sheriff: bool
    strength: int
    glory: int
    gold: int
    companions: int
    lost_glory: int
    lost_robbers: int
    origin: int
    destination: int


class Hideout:
    """Who lies in wait there, and what was agreed."""

    def __init__(self, players: int, red: bool) -> None:
        self.players, self.red = players, red
        self.leader = NOBODY
        self.robbers = [0] * players
        self.pledged = [[0] * st.PLAIN_KINDS for _ in range(players)]  # SF-P5
        self.cloaked: set[int] = set()  # from the sheriff now on his way, SF-V8
        self.planned = NOBODY  # the slot with the same token, SF-V3
        self.informer = NOBODY
        self.gold = [0] * players  # promised and laid out
        self.companions = [0] * players

    @property
    def free(self) -> bool:
        return self.leader == NOBODY

    def members(self) -> list[int]:
        return [seat for seat in range(self.players) if self.robbers[seat]]

    def drop_plan(self) -> None:
        """The tokens go; what was laid out stays there until the end of the round, SF-V9."""
        self.planned = self.informer = NOBODY


class Table:
    """All pieces, and the outcomes of chance as they come out."""

    def __init__(self, start: Position, tables: Any, players: int, advanced: bool) -> None:
        self.after = start
        self.players, self.advanced = players, advanced
        self.round = 1
        self.cards = _travel_cards(tables)
        self.towns = [arm.town for arm in tables.arms]
        names = [row.name for row in tables.hideouts]
        self.arms = [[names.index(name) for name in arm.arrows] for arm in tables.arms]
        self.hideouts = [Hideout(players, row.red) for row in tables.hideouts]
        # SF-S1: 4 robbers, 2 gold, no glory; sheriffs and special equipment only in advanced.
        self.camp, self.oak = [4] * players, [4] * players
        self.gold, self.quarry = [2] * players, 42 - 2 * players
        self.glory = [[0] * st.HEADING_COUNT for _ in range(players)]
        self.places = [[0] * players for _ in st.PLACES]
        kinds = st.EQUIPMENT_KINDS if advanced else st.PLAIN_KINDS
        self.deck = [row.count if n < kinds else 0 for n, row in enumerate(tables.equipment)]
        self.copies = list(self.deck)
        self.discards = [0] * st.EQUIPMENT_KINDS
        self.hand = [[0] * st.EQUIPMENT_KINDS for _ in range(players)]
        self.shown = [[0] * st.EQUIPMENT_KINDS for _ in range(players)]
        # What single players have seen beyond that, SF-V4: by owner, kind and viewer.
        self.told = [[[0] * players for _ in range(st.EQUIPMENT_KINDS)] for _ in range(players)]
        self.unseen = {n for n, card in enumerate(self.cards) if advanced or not card.sheriff}
        self.slots: list[int] = [st.NO_CARD] * st.SLOTS
        self.laid: list[int] = [NOBODY] * st.SLOTS
        self.seen_by: list[set[int]] = [set() for _ in range(st.SLOTS)]
        self.marked: list[set[int]] = [set() for _ in range(st.SLOTS)]
        self.ended = 0  # carriages whose way ended since the last action
        self.marker = self.first_player(start)
        self.first_card = NOBODY
        self.empty: set[int] = set()  # whose camps were emptied this round, SF-P7
        self.at = NOBODY  # the hideout talked about, or under attack
        self.split: Any = None  # loot to hand out
        self.lay_out()

    # Outcomes of chance

    def first_player(self, start: Position) -> int:
        """SF-S4: anybody."""
        seat = int(start["marker"])
        if not 0 <= seat < self.players:
            raise Impossible(f"seat {seat} cannot begin (SF-S4)")
        return seat

    def lay_out(self) -> None:
        """SF-S3, SF-E1: the next travel cards face down, the first one turned up."""
        for slot in range(LAID_OUT[self.players]):
            self.slots[slot] = st.FACE_DOWN
        self.slots[0] = st.FACE_UP
        self.find_out(0, int(self.after["laid"][0]))

    def find_out(self, slot: int, card: int) -> None:
        """A card that nobody has seen comes out: any that is left with this back, SF-S2."""
        back = "A" if self.round <= 3 else "B"
        if card not in self.unseen or self.cards[card].back != back:
            raise Impossible(f"card {card} cannot lie in slot {slot} in round {self.round} (SF-S2)")
        self.laid[slot] = card
        self.unseen.discard(card)

    def reveal(self, slot: int) -> TravelCard:
        """SF-R1: the picked card is turned up; it is told where it lies, or where it has gone."""
        if self.laid[slot] == NOBODY:
            gone = [int(card) for card in self.after["ran_card"]]
            here = gone[self.ended] if self.ended < len(gone) else NOBODY
            self.find_out(slot, int(self.after["laid"][slot]) if here == NOBODY else here)
        self.slots[slot] = st.FACE_UP
        return self.cards[self.laid[slot]]

    def draw_equipment(self, seat: int) -> None:
        """SF-P3: the top card; an empty deck is its shuffled discards."""
        if not sum(self.deck):
            self.deck, self.discards = self.discards, [0] * st.EQUIPMENT_KINDS
        after = self.after["hand"][seat]
        drawn = [kind for kind in range(st.EQUIPMENT_KINDS) if after[kind] > self.hand[seat][kind]]
        if len(drawn) != 1 or not self.deck[drawn[0]]:
            raise Impossible(f"seat {seat} cannot have drawn {drawn} from {self.deck} (SF-P3)")
        self.deck[drawn[0]] -= 1
        self.hand[seat][drawn[0]] += 1

    # Who and where

    def clockwise(self, first: int) -> list[int]:
        """All seats, beginning with this one."""
        return [(first + n) % self.players for n in range(self.players)]

    def laid_slots(self) -> list[int]:
        return [slot for slot in range(st.SLOTS) if self.slots[slot] != st.NO_CARD]

    def free_hideouts(self) -> list[int]:
        return [n for n, hideout in enumerate(self.hideouts) if hideout.free]

    def robbers(self, seat: int) -> int:
        """All robbers that are not under the oak and not promised, SF-V7."""
        lying = sum(hideout.robbers[seat] for hideout in self.hideouts)
        return self.camp[seat] + lying + sum(place[seat] for place in self.places)

    def hand_size(self, seat: int) -> int:
        return sum(self.hand[seat])

    def may_hold(self, seat: int, kind: int) -> bool:
        """Whether the table thinks it possible that a hand has such a card."""
        if self.shown[seat][kind]:
            return True
        seen = self.discards[kind] + sum(shown[kind] for shown in self.shown)
        return self.hand_size(seat) > sum(self.shown[seat]) and seen < self.copies[kind]

    # Moving pieces

    def total(self, seat: int) -> int:
        return sum(self.glory[seat])

    def send_home(self, number: int, seat: int) -> None:
        """SF-R5: a player's robbers leave a hideout for the camp."""
        hideout = self.hideouts[number]
        self.camp[seat] += hideout.robbers[seat]
        hideout.robbers[seat] = 0

    def known_to(self, seat: int, kind: int, viewer: int) -> int:
        """How many cards of a kind a viewer (or the whole table) has seen in a hand."""
        told = 0 if viewer == st.THE_TABLE else self.told[seat][kind][viewer]
        return self.shown[seat][kind] + told

    def show(self, seat: int, kind: int, viewer: int) -> None:
        """SF-V4: one more card of a kind; who had seen one before may have seen this one."""
        if viewer != st.THE_TABLE:
            self.told[seat][kind][viewer] += 1
            return
        self.shown[seat][kind] += 1
        self.told[seat][kind] = [max(0, count - 1) for count in self.told[seat][kind]]

    def lay_open(self, seat: int, kind: int) -> None:
        """A card leaves a hand; if somebody knew of one like it, it may have been this one."""
        self.hand[seat][kind] -= 1
        if self.shown[seat][kind]:
            self.shown[seat][kind] -= 1
        else:
            self.told[seat][kind] = [max(0, count - 1) for count in self.told[seat][kind]]

    def discard(self, seat: int, kind: int) -> None:
        self.lay_open(seat, kind)
        self.discards[kind] += 1

    def take_back(self, number: int, seat: int) -> None:
        """SF-R4: pledged cards return to the hand; everybody has seen them."""
        pledged = self.hideouts[number].pledged[seat]
        for kind in range(st.PLAIN_KINDS):
            self.hand[seat][kind] += pledged[kind]
            self.shown[seat][kind] += pledged[kind]
            pledged[kind] = 0

    def remove_card(self, slot: int) -> None:
        """SF-R5, SF-P3: the travellers leave the game and the markers return."""
        self.slots[slot], self.laid[slot] = st.NO_CARD, NOBODY
        self.seen_by[slot].clear()
        self.marked[slot].clear()

    def route(self, origin: int, destination: int) -> list[int]:
        """SF-R2: the arrows out of one arm, then into the other."""
        return [*self.arms[origin], *reversed(self.arms[destination])]


def _travel_cards(tables: Any) -> list[TravelCard]:
    towns = [arm.town for arm in tables.arms]
    rows: Iterator[tuple[Any, bool]] = iter(
        [(row, False) for row in tables.travellers] + [(row, True) for row in tables.sheriffs]
    )
    return [
        TravelCard(
            back=row.back,
            sheriff=sheriff,
            strength=row.strength,
            glory=row.glory,
            gold=0 if sheriff else row.gold,
            companions=0 if sheriff else row.companions,
            lost_glory=row.lost_glory if sheriff else 0,
            lost_robbers=row.lost_robbers if sheriff else 0,
            origin=towns.index(row.origin),
            destination=towns.index(row.destination),
        )
        for row, sheriff in rows
    ]


def ask(seat: int, phase: int, actions: Mapping[int, Answer]) -> Asking[Answer]:
    """Let somebody choose between actions that mean something."""
    action = yield Question(seat, phase, frozenset(actions))
    return actions[action]
