"""What lies on the table of Sherwood Bandits, as a second reader keeps it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from merrymen.games.sherwood_bandits.state import COIN, EFFECTS, TILE_KINDS, TOKEN, WILL
from referees.lockstep import Impossible

MARIAN, JOHN, ROBIN, TUCK = range(4)
NAMES = ("marian", "john", "robin", "tuck")
Spot = tuple[int, int]  # section and space


@dataclass
class Bandit:
    """SB-C4; laid on its side by Little John."""

    gang: int
    lies: bool = False


@dataclass
class Die:
    """On an attack space."""

    gang: int
    value: int
    crossed: bool = False


@dataclass
class Space:
    """A hideout with its attack space, SB-C1."""

    bandits: list[Bandit] = field(default_factory=list)  # the second one was squeezed in, SB-J3
    dice: list[Die] = field(default_factory=list)  # in the order of the bandits
    weasel: bool = False  # SB-J4: the die lies there alone

    def owner(self) -> int:
        """SB-R5, SB-J3: who gets the victory points: of a pair the one who was there first."""
        return self.dice[0].gang

    def looter(self) -> int:
        """SB-R6, SB-J3: who gets the tile: of a pair the one who moved in."""
        return self.dice[-1].gang

    def bonus(self) -> int:
        """SB-R5: of the rightmost die; one more where the bandit that earns it lies.

        SB-J3: in a pair that is the one who was there first, and stands.
        """
        return 2 if self.bandits and self.bandits[0].lies else 1

    def total(self) -> int:
        return sum(die.value for die in self.dice)


@dataclass
class Section:
    """A stretch of road with its wagon."""

    wagon: int  # which card
    spaces: list[Space] = field(default_factory=lambda: [Space() for _ in range(4)])
    token: int = 0
    token_by: int = -1
    scouted: bool = False
    outcome: str = "waiting"
    counting: int = 0
    feast: int = 0  # the sum of its three dice once they are rolled, SB-W6
    settled: int = 0  # the defence when the raid was decided

    def occupied(self) -> list[Space]:
        return [space for space in self.spaces if space.bandits]

    def gangs(self) -> set[int]:
        return {bandit.gang for space in self.spaces for bandit in space.bandits}


@dataclass
class Gang:
    """SB-C4 and what it has won."""

    points: int = 0
    leader: str = "free"
    bandits: int = 4
    column: Counter[int] = field(default_factory=Counter)  # dice on the drawbridge by value
    loot: Counter[int] = field(default_factory=Counter)  # of this round
    chest: Counter[int] = field(default_factory=Counter)

    def owned(self) -> Counter[int]:
        return self.loot + self.chest

    def column_total(self) -> int:
        return sum(value * count for value, count in self.column.items())

    def lowest(self, count: int) -> list[int]:
        return sorted(self.column.elements())[:count]


@dataclass
class Companion:
    """Four cards, one of them face up, SB-C3 and SB-S1."""

    face_up: int
    deck: set[int]

    def replace(self, times: int, face_up: int, deck_bits: int) -> None:
        """SB-A5: the next card, so many times; which ones came is seen by what lies there now."""
        now = (face_up, frozenset(card for card in range(4) if deck_bits >> card & 1))
        reached = {(self.face_up, frozenset(self.deck))}
        for _ in range(times):
            reached = {way for cards in reached for way in self._replaced(*cards)}
        if now not in reached:
            raise Impossible(f"{times} new companion cards cannot leave {now}")
        self.face_up, self.deck = face_up, set(now[1])

    @staticmethod
    def _replaced(face_up: int, deck: frozenset[int]) -> Iterator[tuple[int, frozenset[int]]]:
        """SB-A5: an empty deck is its discards without the card just replaced."""
        cards = deck or frozenset(range(4)) - {face_up}
        for card in cards:
            yield card, cards - {card}


class Table:
    """Everything, and the words for it that all steps share."""

    def __init__(
        self, start: Mapping[str, Any], tables: Any, players: int, options: Mapping[str, Any]
    ) -> None:
        self.after = start
        self.players, self.options = players, options
        self.wagons = tables.wagons
        self.lows = {entry.back: entry.low for entry in tables.backs}
        self.gangs = [Gang() for _ in range(3 if players == 2 else players)]  # SB-V1
        self.round = 1
        self.start = int(start["start"])
        if not 0 <= self.start < players:
            raise Impossible(f"seat {self.start} cannot start")
        self.supply = Counter({kind: entry.count for kind, entry in enumerate(tables.loot)})
        self.companions = [Companion(card, set(range(4)) - {card}) for card in start["face_up"]]
        self.deck = set(range(len(self.wagons)))
        self.discards: set[int] = set()
        if start["round_number"] > 1:
            self.go_back_to(start)
        self.top_back = ""
        self.sections: list[Section] = []
        self.revealed = False
        self.peeked: list[set[int]] = [set() for _ in self.gangs]
        self.pickpockets: list[int] = []
        self.asks, self.seat, self.asked = "", -1, 0
        self.second_bandit = False
        self.chosen: Spot | None = None
        self.target: int | None = None
        self.pile: Counter[int] = Counter()
        self.pile_seen: set[int] = set()
        self.keepers: list[tuple[int, int]] = []  # attack spaces and tiles that are still to come
        self.to_pay = 0
        self.drawn = -1
        self.to_serve: list[int] = []  # opponents who still get their beer, SB-T4
        self.lot = -1

    def go_back_to(self, start: Mapping[str, Any]) -> None:
        """A game begun before: what the earlier rounds have left, at the start of a round."""
        self.round = int(start["round_number"])
        for number, gang in enumerate(self.gangs):
            gang.points = int(start["victory_points"][number])
            gang.leader = start["leader"][number]
            gang.chest = Counter(dict(enumerate(start["chest"][number])))
            self.supply -= gang.chest
        for companion, cards in zip(self.companions, start["companion_deck"], strict=True):
            companion.deck = {card for card in range(4) if cards >> card & 1}
        lying = {card for card in start["wagon"] if card >= 0}
        self.discards = {n for n in self.deck if not start["deck"] >> n & 1} - lying
        self.deck -= self.discards

    # Words that all steps share

    def will(self) -> int | None:
        """SB-V1: his gang, with two players."""
        return WILL if self.players == 2 else None

    def clockwise(self) -> list[int]:
        """The players from the start player on; Will, who decides nothing, comes last."""
        order = [(self.start + n) % self.players for n in range(self.players)]
        return order + ([WILL] if self.players == 2 else [])

    def card(self, companion: int) -> str:
        return EFFECTS[companion][self.companions[companion].face_up]

    def kind(self, section: int) -> str:
        return str(self.wagons[self.sections[section].wagon].kind)

    def ask(self, question: str, seat: int) -> None:
        self.asks, self.seat = question, seat

    def use_leader(self, companion: int) -> None:
        """SB-G1."""
        self.gangs[self.seat].leader = NAMES[companion]

    def can_use(self, gang: int) -> bool:
        """SB-G1, SB-V6: a leader that is neither used nor in jail, and not Will's."""
        return gang != self.will() and self.gangs[gang].leader == "free"

    def spots(self) -> Iterator[tuple[Spot, Space]]:
        for number, section in enumerate(self.sections):
            for place, space in enumerate(section.spaces):
                yield (number, place), space

    def space(self, spot: Spot) -> Space:
        section, place = spot
        return self.sections[section].spaces[place]

    # Loot

    def tiles_left(self) -> int:
        """Face down in the supply; coin tokens lie apart."""
        return sum(self.supply[kind] for kind in range(TILE_KINDS))

    def take_coin(self, gang: int) -> None:
        """SB-A2, SB-J4: a token, part of this round's loot."""
        self.move(self.supply, self.gangs[gang].loot, TOKEN)

    def put_back(self, gang: int, kind: int) -> None:
        """SB-H4: to the supply, tokens to theirs."""
        self.move(self.gangs[gang].loot, self.supply, kind)

    def move(self, here: Counter[int], there: Counter[int], kind: int) -> None:
        if here[kind] < 1:
            raise Impossible(f"there is no tile of kind {kind} to take")
        here[kind] -= 1
        there[kind] += 1

    def draw(self, gang: int, count: int, to_chest: bool = False) -> None:
        """Tiles that a gang draws and keeps; which ones is seen by what it owns afterwards."""
        count = min(count, self.tiles_left())
        gained = (self.owned_after(gang) - self.gangs[gang].owned()).elements()
        kinds = [kind for kind in gained if kind <= COIN][:count]
        if len(kinds) < count:
            raise Impossible(f"gang {gang} drew {len(kinds)} tiles, not {count}")
        mine = self.gangs[gang].chest if to_chest else self.gangs[gang].loot
        for kind in kinds:
            self.move(self.supply, mine, kind)

    def owned_after(self, gang: int) -> Counter[int]:
        loot, chest = self.after["loot"][gang], self.after["chest"][gang]
        return Counter({kind: loot[kind] + chest[kind] for kind in range(len(loot))})
