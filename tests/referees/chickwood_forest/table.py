"""What lies on the table of Chickwood Forest, as a second reader keeps it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

Place = tuple[int, int]  # row and column of the village grid

CHESTS = ("chest-gold", "chest-silver", "chest-emerald", "chest-ruby")
GARMENTS = ("armour", "jerkin", "gown", "cape")
JEWELS = {"bracelet": 2, "pendant": 3, "ring": 4}
TREASURES = (*CHESTS, *GARMENTS, *JEWELS)  # CF-C1: eleven kinds
ALMS = {"benefactor-1": 1, "benefactor-2": 2, "benefactor-3": 3}
LEGENDS = ("spy-glass", "key", "entertainers", "golden-arrow", "fake-beard")


@dataclass
class Card:
    """A loot card in front of a castle, CF-A1."""

    kind: str
    by: int
    face_up: bool
    seen_by: set[int]

    def known_to(self, seat: int) -> bool:
        """CF-A3: open to all, or known to who played it; CF-L2: or to who looked at it."""
        return self.face_up or seat in self.seen_by


@dataclass
class Village:
    """A village or, without rows, a forest (CF-C2, CF-C4)."""

    number: int  # which card it is
    rows: list[tuple[int, int]]  # spaces and glory of each
    cubes: list[int] = field(default_factory=list)  # owners, in the order of the spaces

    def has_room(self) -> bool:
        return len(self.cubes) < sum(spaces for spaces, _ in self.rows)

    def unlocked(self) -> list[int]:
        """CF-F8: the glory of the rows in which a cube lies, the highest first."""
        found, before = [], 0
        for spaces, glory in self.rows:
            if len(self.cubes) > before:
                found.append(glory)
            before += spaces
        return sorted(found, reverse=True)

    def ranking(self) -> list[int]:
        """CF-F8: most cubes first, among equals whose last cube stands on the later space."""
        present = sorted(set(self.cubes))
        last = {seat: max(n for n, by in enumerate(self.cubes) if by == seat) for seat in present}
        return sorted(present, key=lambda seat: (-self.cubes.count(seat), -last[seat]))

    def glory_of(self, seat: int) -> int:
        """CF-F8: the first ranked gets the highest glory, as far as both reach."""
        return dict(zip(self.ranking(), self.unlocked(), strict=False)).get(seat, 0)


@dataclass
class Player:
    """All that belongs to one seat."""

    hand: Counter[str]
    castles: list[int]  # CF-B2: the last one lies on top
    cubes: int = 15
    raided: int = 0  # this round
    loot: Counter[str] = field(default_factory=Counter)

    def treasures(self) -> list[str]:
        return [kind for kind in TREASURES if self.loot[kind]]


def neighbours(place: Place) -> Iterator[Place]:
    """CF-D1: horizontally or vertically."""
    row, column = place
    yield from ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))


def after_busts(loot: Counter[str]) -> Counter[str]:
    """CF-F1: each bust takes one chest of the kind that is there most."""
    left = Counter(loot)
    for _ in range(loot["bust"]):
        most = max(CHESTS, key=lambda kind: left[kind])
        left[most] = max(0, left[most] - 1)
    return left


def score(player: Player, seat: int, villages: list[Village]) -> dict[str, int]:
    """CF-F1 to CF-F8, by heading."""
    loot = after_busts(player.loot)
    chests = sorted((loot[kind] for kind in CHESTS), reverse=True)
    return {
        "chests": chests[0] ** 2 - sum(chests[1:]),  # CF-F2
        "garments": sum(5 for kind in GARMENTS if loot[kind] == 1),  # CF-F3
        "jewels": sum(value * loot[kind] for kind, value in JEWELS.items()),  # CF-F4
        "maid": sum(1 for kind in TREASURES if loot[kind]) if loot["maid"] else 0,  # CF-F5
        "henchmen": -3 * loot["henchman"],  # CF-F6
        "castles": sum(player.castles),  # CF-F7
        "villages": sum(village.glory_of(seat) for village in villages),  # CF-F8
    }
