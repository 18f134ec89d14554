"""The carriage on its way."""

from __future__ import annotations

from referees.sherwood_forest.fight import Fight
from referees.sherwood_forest.table import NOBODY, TravelCard


class Carriage:
    """Where it is, where it goes, and who may still change that."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.picker = NOBODY
        self.watching: set[int] = set()
        self.fight: Fight | None = None
        self.bargainers: set[int] = set()  # SF-V10
        self.bids: dict[int, tuple[int, int]] = {}  # what for, and how much
        self.barred = NOBODY  # the card that the picker was paid to leave
        self.gone()

    def set_out(self, slot: int, card: TravelCard) -> None:
        """SF-R1: from the start town along its route."""
        self.slot, self.destination = slot, card.destination
        self.watching.update(range(self.players))

    def gone(self) -> None:
        """The travellers have left the game."""
        self.slot = self.destination = NOBODY
        self.arrow = 0
        self.watching.clear()
