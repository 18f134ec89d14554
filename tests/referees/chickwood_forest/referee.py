"""A second reading of Chickwood Forest: slow, plain, with a state of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referees.chickwood_forest.endings import Endings
from referees.chickwood_forest.record import written
from referees.chickwood_forest.table import score


class Referee(Endings):
    """Knows what is to be decided (`asks`), by whom (`seat`), and what follows."""

    def mover(self) -> int | None:
        return None if self.asks == "over" else self.seat

    def legal(self) -> set[int]:
        offers = {
            "pick": self.cards_to_pick,
            "place": self.castles_to_scout,
            "spy": self.castles_to_spy,
            "raid": self.castles_to_raid,
            "key": self.answers,
            "alms": self.villages_for_alms,
            "first cube": self.first_cubes,
            "second cube": self.second_cubes,
            "give": self.treasures_to_give,
            "take": self.treasures_to_take,
            "beard": self.opponents_for_henchman,
        }
        return offers[self.asks]()

    def play(self, action: int, after: Mapping[str, Any]) -> None:
        self.after = after
        steps = {
            "pick": self.pick,
            "place": self.place,
            "spy": self.spy,
            "raid": self.name,
            "key": self.answer,
            "alms": self.give_alms,
            "first cube": self.choose_cube,
            "second cube": self.swap_cubes,
            "give": self.offer,
            "take": self.exchange,
            "beard": self.give_henchman,
        }
        steps[self.asks](action)

    def public(self) -> dict[str, Any]:
        return written(self)

    def sheet(self) -> list[dict[str, int]]:
        villages = list(self.grid.values())
        return [score(player, seat, villages) for seat, player in enumerate(self.players)]

    def winners(self) -> set[int]:
        """CF-F9."""
        totals = [sum(points.values()) for points in self.sheet()]
        return {seat for seat, total in enumerate(totals) if total == max(totals)}
