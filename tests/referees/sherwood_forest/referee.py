"""The referee: the rules told as one story, and what it looks like from outside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from merrymen.games.sherwood_forest import state as st
from referees.lockstep import Position
from referees.sherwood_forest.carriage import Carriage
from referees.sherwood_forest.planning import planning
from referees.sherwood_forest.raid import clear_board, end_round, raids
from referees.sherwood_forest.table import NOBODY, Asking, Question, Table
from referees.sherwood_forest.talk import Talk


class Referee:
    """Follows a match of Sherwood Forest."""

    def __init__(
        self, start: Position, tables: Any, players: int, options: Mapping[str, Any]
    ) -> None:
        self.table = Table(start, tables, players, options["rules"] == "advanced")
        self.talk, self.road = Talk(players), Carriage(players)
        self.question: Question | None = None
        self.story = self.game()
        self.question = next(self.story)

    def game(self) -> Asking[None]:
        """SF-S4: six rounds of planning and raids; the game ends with the last card, SF-V9."""
        while True:
            self.raiding = False
            yield from planning(self.table, self.talk)
            self.raiding = True
            yield from raids(self.table, self.road)
            if self.table.round == st.ROUNDS:
                clear_board(self.table)
                self.road.picker = NOBODY
                return
            end_round(self.table)
            self.road.bargainers.clear()

    def mover(self) -> int | None:
        return self.question.seat if self.question else None

    def legal(self) -> set[int]:
        return set(self.question.actions) if self.question else set()

    def play(self, action: int, after: Position) -> None:
        self.table.after = after
        self.table.ended = 0
        try:
            self.question = self.story.send(action)
        except StopIteration:
            self.question = None

    def sheet(self) -> list[dict[str, int]]:
        return [dict(zip(st.HEADINGS, row, strict=True)) for row in self.table.glory]

    def winners(self) -> set[int]:
        """SF-E3: most glory, then fewer under the oak, then more gold, then shared."""
        table = self.table
        rank = [(table.total(n), -table.oak[n], table.gold[n]) for n in range(table.players)]
        return {seat for seat in range(table.players) if rank[seat] == max(rank)}

    def public(self) -> Mapping[str, Any]:
        return self.pieces() | self.cards() | self.said() | self.on_the_road()

    def pieces(self) -> dict[str, Any]:
        """Camps, supplies, places and hideouts."""
        table = self.table
        by_hideout = {
            "leader": [hideout.leader for hideout in table.hideouts],
            "group": [six(hideout.robbers) for hideout in table.hideouts],
            "pledged": [six(hideout.pledged, [0, 0, 0]) for hideout in table.hideouts],
            "planned": [hideout.planned for hideout in table.hideouts],
            "informer": [hideout.informer for hideout in table.hideouts],
            "promised_gold": [six(hideout.gold) for hideout in table.hideouts],
            "promised_companions": [six(hideout.companions) for hideout in table.hideouts],
        }
        return by_hideout | {
            "round_number": table.round,
            "phase": st.PHASES[self.question.phase if self.question else st.OVER],
            "turn": (self.road.picker if self.raiding else self.talk.turn),
            "marker": table.marker,
            "first_card": table.first_card,
            "emptied": len(table.empty),
            "glory": six(table.glory, [0] * st.HEADING_COUNT),
            "gold": six(table.gold),
            "quarry": table.quarry,
            "camp": six(table.camp),
            "oak": six(table.oak),
            "places": [six(place) for place in table.places],
        }

    def cards(self) -> dict[str, Any]:
        """Travel cards and equipment."""
        table, nothing = self.table, [0] * st.EQUIPMENT_KINDS
        return {
            "slot_state": table.slots,
            "laid": table.laid,
            "seen_by": [as_bits(seats) for seats in table.seen_by],
            "marked": [as_bits(seats) for seats in table.marked],
            "unseen": as_bits(table.unseen),
            "deck": table.deck,
            "deck_left": sum(table.deck),
            "discards": table.discards,
            "hand": six(table.hand, nothing),
            "hand_size": six([sum(hand) for hand in table.hand]),
            "shown": six(table.shown, nothing),
            "told": six([[two_bits(row) for row in kinds] for kinds in table.told], nothing),
        }

    def said(self) -> dict[str, Any]:
        """The talk, open to all."""
        talk = self.talk
        return {
            "calls": talk.calls,
            "asked": as_bits(set(talk.asked)),
            "wanted": six([talk.asked.get(seat, 0) for seat in range(self.table.players)]),
            "aim": talk.aim,
            "offer_robbers": six([offer.robbers for offer in talk.offers]),
            "is_open": int(talk.is_open),
            "offer_cards": six([offer.cards for offer in talk.offers], [0, 0, 0]),
            "offer_hideout": six([offer.hideout for offer in talk.offers], NOBODY),
            "offer_with": six([offer.partner for offer in talk.offers], NOBODY),
            "offer_slot": six([offer.slot for offer in talk.offers], NOBODY),
            "offer_gold": six([offer.gold for offer in talk.offers]),
            "offer_companions": six([offer.companions for offer in talk.offers]),
            "offer_now": six([offer.now for offer in talk.offers]),
        } | ({} if self.raiding else self.written())

    def written(self) -> dict[str, Any]:
        """The contract; in the raids the rules keep other things in its place."""
        talk = self.talk
        return {
            "deal_robbers": six([terms.robbers for terms in talk.terms]),
            "deal_slot": talk.slot,
            "deal_informer": talk.informer,
            "deal_gold": six([terms.gold for terms in talk.terms]),
            "deal_companions": six([terms.companions for terms in talk.terms]),
            "deal_pay": six([six(row) for row in talk.pay], [0] * st.SEATS),
        }

    def on_the_road(self) -> dict[str, Any]:
        """The carriage, the fight and the gold in hand.

        Companions in hand are not compared: those that nobody can take are lost (SF-L3), and
        whether they lie there until then is nobody's business. Gifts, oaks and camps tell the rest.
        """
        road, split = self.road, self.table.split
        played = road.fight.played if road.fight else []
        return {
            "at_hideout": self.table.at,
            "carriage": road.slot,
            "destination": road.destination,
            "arrow": road.arrow,
            "bargainers": as_bits(road.bargainers),
            "bid_on": six([road.bids.get(n, (NOBODY, 0))[0] for n in range(road.players)], NOBODY),
            "bid_gold": six([road.bids.get(n, (NOBODY, 0))[1] for n in range(road.players)]),
            "barred": road.barred,
            "played": six(played, [0, 0, 0]),
            "loot_gold": split.gold if split else 0,
        }


def six(values: list[Any], empty: Any = 0) -> list[Any]:
    """Filled up to six seats."""
    return [*values, *[empty] * (st.SEATS - len(values))]


def as_bits(members: set[int]) -> int:
    return sum(1 << member for member in members)


def two_bits(counts: list[int]) -> int:
    """A number up to 3 for each viewer."""
    return sum(count << 2 * viewer for viewer, count in enumerate(counts))
