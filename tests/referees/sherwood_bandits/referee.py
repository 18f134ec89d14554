"""A second reading of Sherwood Bandits: slow, plain, with a state of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referees.lockstep import Impossible
from referees.sherwood_bandits import scoring
from referees.sherwood_bandits.record import written
from referees.sherwood_bandits.sheriff import Sheriff


class Referee(Sheriff):
    """Knows what is to be decided (`asks`), by whom (`seat`), and what follows."""

    def __init__(
        self, start: Mapping[str, Any], tables: Any, players: int, options: Mapping[str, Any]
    ) -> None:
        super().__init__(start, tables, players, options)
        self.begin_ambush()

    def mover(self) -> int | None:
        return None if self.asks == "over" else self.seat

    def legal(self) -> set[int]:
        offers = {
            "placing": self.placing_actions,
            "looking": self.looking_actions,
            "marking": self.marking_actions,
            "little john": self.john_actions,
            "partner": self.partner_actions,
            "attacking": self.attacking_actions,
            "robin hood": self.robin_actions,
            "looting": self.looting_actions,
            "friar tuck": self.tuck_actions,
            "swapping": self.swapping_actions,
            "serving": self.serving_actions,
            "bribing": self.bribing_actions,
            "paying": self.paying_actions,
            "rewarding": self.rewarding_actions,
        }
        return offers[self.asks]()

    def play(self, action: int, after: Mapping[str, Any]) -> None:
        self.after = after
        steps = {
            "placing": self.place,
            "looking": self.look_again,
            "marking": self.mark,
            "little john": self.use_john,
            "partner": self.choose_partner,
            "attacking": self.choose_target,
            "robin hood": self.use_robin,
            "looting": self.keep,
            "friar tuck": self.use_tuck,
            "swapping": self.swap_tile,
            "serving": self.serve,
            "bribing": self.bribe,
            "paying": self.pay,
            "rewarding": self.reward,
        }
        steps[self.asks](action)

    def public(self) -> dict[str, Any]:
        return written(self)

    # The end

    def end_game(self) -> None:
        """SB-F3: who has won the roll is seen afterwards."""
        self.ask("over", -1)
        tied = scoring.tied(self)
        if len(tied) > 1:
            self.lot = int(self.after["lot"])
            if self.lot not in tied:
                raise Impossible(f"seat {self.lot} was not in the tie of {tied}")

    def sheet(self) -> list[dict[str, int]]:
        return scoring.sheets(self)[: self.players]

    def winners(self) -> set[int]:
        """SB-F3, SB-V7."""
        if scoring.will_wins(self):
            return set()
        tied = scoring.tied(self)
        return {self.lot} if len(tied) > 1 else set(tied)
