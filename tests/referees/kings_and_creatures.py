"""Kings & Creatures as read from its rules, clause by clause: slow, plain, with its own state.

Chance is read from positions: who got which castle, and which cards were turned up. Nothing else
is. What the five stacks hold nobody knows, so a card may come whenever it could lie in one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from merrymen.match import Match
from referees.lockstep import Bias, Impossible, Position

ROUNDS = 5
CARDS_A_ROUND = 3
LEGENDS_A_PLAYER = 3
STACK = {2: 7, 3: 10, 4: 14, 5: 17, 6: 20}  # KC-S4
SHOWN = {2: 5, 3: 6, 4: 7, 5: 8, 6: 9}  # KC-R1
TYPES = ("castle", "treasure", "hero", "legend", "king", "creature")
KINDS = ("centaur", "minotaur", "griffon", "chimera", "dragon", "unicorn")
SEATS, PLACES_SHOWN = 6, 9  # of the record; what is not there is written as nought

Card = Mapping[str, Any]  # as the edition writes it


@dataclass
class Player:
    """The cards before a player, in the order in which they were taken."""

    row: list[int]
    this_round: int = 0
    left: bool = False
    hero_glory: int = 0

    @property
    def visible(self) -> int:
        """KC-R2: the card that covers the others."""
        return self.row[-1]


@dataclass
class Middle:
    """KC-R1: the face-up cards and how many of the round stack are left."""

    shown: set[int] = field(default_factory=set)
    face_down: int = 0


class Referee:
    """One game, followed step by step."""

    def __init__(
        self, start: Position, tables: Any, players: int, options: Mapping[str, Any]
    ) -> None:
        self.cards: dict[int, Card] = {
            card["number"]: card for card in msgspec.to_builtins(tables)["cards"]
        }
        self.count = players
        self.unseen = self._used()
        self.out = set(self.cards) - self.unseen - set(range(1, players + 1))
        self.players = self._deal_castles(start)
        self.round_number = 1
        self.over = False
        self.middle = Middle()
        self._begin_round(start)

    # Setup.

    def _used(self) -> set[int]:
        """KC-S2, KC-S3: all legends may come; the others by their mark."""
        return {
            number
            for number, card in self.cards.items()
            if card["type"] != "castle" and (card.get("mark") or 0) <= self.count
        }

    def _deal_castles(self, start: Position) -> list[Player]:
        """KC-S1: castles 1 to n at random, one each."""
        castles = list(start["visible_card"][: self.count])
        if sorted(castles) != list(range(1, self.count + 1)):
            raise Impossible(f"KC-S1: castles {castles} were dealt to {self.count} players")
        return [Player([castle]) for castle in castles]

    # What chance did.

    def _turn_up(self, cards: set[int]) -> None:
        """KC-S2 to KC-S4: cards that could lie in a stack, and three legends a player at most."""
        if not cards <= self.unseen:
            raise Impossible(f"KC-S4: {sorted(cards - self.unseen)} cannot be in a stack")
        self.unseen -= cards
        if self._legends_to_come() < 0:
            raise Impossible("KC-S2: more than three legends a player")

    def _legends_to_come(self) -> int:
        legends = {number for number, card in self.cards.items() if card["type"] == "legend"}
        return LEGENDS_A_PLAYER * self.count - len(legends - self.unseen)

    # A round.

    def _begin_round(self, after: Position) -> None:
        """KC-R1, KC-R6: a new stack, its first cards face up; what players have stays."""
        shown = SHOWN[self.count]
        cards = {card for card in after["display"] if card}
        if len(cards) != shown or sum(card > 0 for card in after["display"]) != shown:
            raise Impossible(f"KC-R1: {sorted(cards)} are not {shown} cards")
        self._turn_up(cards)
        self.middle = Middle(cards, STACK[self.count] - shown)
        for player in self.players:
            player.this_round, player.left = 0, False

    def mover(self) -> int | None:
        """KC-R2: the lowest visible card among those still in the round."""
        if self.over:
            return None
        inside = [seat for seat in range(self.count) if not self.players[seat].left]
        return min(inside, key=lambda seat: self.players[seat].visible)

    def legal(self) -> set[int]:
        """KC-R3: any face-up card, and no pass."""
        return set() if self.over else set(self.middle.shown)

    def play(self, action: int, after: Position) -> None:
        """KC-R3 to KC-R5: take a card, refill, perhaps leave; perhaps the round is over."""
        seat = self.mover()
        assert seat is not None, "nobody plays after the end"
        self._take(self.players[seat], action)
        ends = all(player.left for player in self.players)
        self._refill(after, ends)
        if ends:
            self._end_round(after)

    def _take(self, player: Player, card: int) -> None:
        """KC-R3, KC-R4: a third card or one lower than the card it covers ends the round."""
        player.left = player.this_round + 1 == CARDS_A_ROUND or card < player.visible
        player.this_round += 1
        player.row.append(card)
        self.middle.shown.remove(card)

    def _refill(self, after: Position, ends: bool) -> None:
        """KC-R3: one card of the stack, if any is left, even if the taker leaves.

        When the round ends with it, it lies among the cards that were seen and are gone.
        """
        if self.middle.face_down == 0:
            return
        where = after["place"]["gone"] if ends else after["display"]
        new = set(where) & self.unseen
        if len(new) != 1:
            raise Impossible(f"KC-R3: one card refills the display, not {sorted(new)}")
        self._turn_up(new)
        self.middle.shown |= new
        self.middle.face_down -= 1

    def _end_round(self, after: Position) -> None:
        """KC-R5, KC-H1: what is left goes out; heroes are compared; the next round or the end."""
        self.out |= self.middle.shown
        self.middle = Middle()
        for seat, player in enumerate(self.players):
            player.hero_glory += self._hero_glory(seat)
        if self.round_number == ROUNDS:
            self.over = True
            return
        self.round_number += 1
        self._begin_round(after)

    # Counting.

    def _neighbours(self, seat: int) -> tuple[int, int]:
        """KC-H1: left is the next seat clockwise; of two players the other one is both."""
        return (seat + 1) % self.count, (seat - 1) % self.count

    def _heroes(self, seat: int) -> int:
        """KC-H1: heroes on all cards, covered ones too."""
        return sum(self.cards[card].get("heroes", 0) for card in self.players[seat].row)

    def _hero_glory(self, seat: int) -> int:
        """KC-H1, KC-H2: more than a neighbour, or than both together."""
        own = self._heroes(seat)
        left, right = (self._heroes(neighbour) for neighbour in self._neighbours(seat))
        if self.count > 2 and own > left + right:
            return 2 * self.round_number
        return self.round_number if own > left or own > right else 0

    def _of_type(self, seat: int, kind: str) -> list[Card]:
        """KC-E3: cards by their own type: a king is a king, whatever he rules."""
        cards = [self.cards[number] for number in self.players[seat].row]
        return [card for card in cards if card["type"] == kind]

    def _kinds(self, seat: int) -> set[str]:
        return {card["kind"] for card in self._of_type(seat, "creature")}

    # The end.

    def sheet(self) -> list[dict[str, int]]:
        """KC-E1 to KC-E4, and the heroes' glory of five rounds."""
        return [
            {
                "heroes": self.players[seat].hero_glory,
                "treasures": sum(card["glory"] for card in self._of_type(seat, "treasure")),
                "creatures": len(self._of_type(seat, "creature")) * len(self._kinds(seat)),
                "kings": sum(self._crowns(seat, king) for king in self._of_type(seat, "king")),
                "legends": sum(
                    legend["glory"]
                    for legend in self._of_type(seat, "legend")
                    if self._complete(seat, legend)
                ),
            }
            for seat in range(self.count)
        ]

    def _crowns(self, seat: int, king: Card) -> int:
        """KC-E3: each side's crowns for more cards of the ruled type than that neighbour."""
        own = len(self._of_type(seat, king["rules"]))
        sides = zip(self._neighbours(seat), king["crowns"], strict=True)
        return sum(
            crowns for other, crowns in sides if own > len(self._of_type(other, king["rules"]))
        )

    def _complete(self, seat: int, legend: Card) -> bool:
        """KC-E4: at least the number shown of every type; a card serves any number of legends."""
        return all(len(self._of_type(seat, kind)) >= many for kind, many in legend["needs"].items())

    def winners(self) -> set[int]:
        """KC-E5: most glory; a tie is shared."""
        totals = [sum(points.values()) for points in self.sheet()]
        return {seat for seat, total in enumerate(totals) if total == max(totals)}

    # The record.

    def public(self) -> Mapping[str, Any]:
        """The referee's own state under the names of the record's fields."""
        mover, seats, shown = self.mover(), range(self.count), sorted(self.middle.shown)
        others = {n for n in self.unseen if self.cards[n]["type"] != "legend"}
        by_seat = {
            "visible_card": [player.visible for player in self.players],
            "taken": [player.this_round for player in self.players],
            "has_left": [int(player.left) for player in self.players],
            "heroes": [self._heroes(seat) for seat in seats],
            "hero_glory": [player.hero_glory for player in self.players],
            "creature_kinds": [
                sum(1 << KINDS.index(kind) for kind in self._kinds(seat)) for seat in seats
            ],
        }
        return {
            "players": self.count,
            "round_number": self.round_number,
            "seat": -1 if mover is None else mover,
            "place": self._places(),
            "display": shown + [0] * (PLACES_SHOWN - len(shown)),
            "display_count": len(shown),
            "stack_left": self.middle.face_down,
            "cards_of_type": [
                [len(self._of_type(seat, kind)) if seat < self.count else 0 for kind in TYPES]
                for seat in range(SEATS)
            ],
            "legends_unseen": len(self.unseen - others),
            "legends_in_stacks": self._legends_to_come(),
            "others_unseen": len(others),
        } | {name: values + [0] * (SEATS - self.count) for name, values in by_seat.items()}

    def _places(self) -> dict[str, list[int]]:
        """Where every card is; number 0 is no card, and counts as gone."""
        places: dict[str, set[int]] = {
            "unseen": self.unseen,
            "shown": self.middle.shown,
            "gone": self.out | {0},
        }
        for seat, player in enumerate(self.players):
            places[f"seat {seat}"] = set(player.row)
        return {name: sorted(cards) for name, cards in places.items() if cards}


# Ways of playing that seek what chance seldom meets, as weights of the cards.


def staying(match: Match, card: int) -> float:
    """KC-R3, KC-R4: everybody climbs in small steps to a third card, and the stack runs out."""
    above = [other for other in match.legal() if other > _visible(match)]
    return 100.0 if above and card == min(above) else 0.1


def leaving(match: Match, card: int) -> float:
    """KC-R4: a card lower than the covered one, at the first take where there is one."""
    return 50.0 if card < _visible(match) else card / 10


def special(match: Match, card: int) -> float:
    """KC-E3, KC-E4: kings and legends for everybody."""
    return 50.0 if match.edition.tables.cards[card - 1].type in ("king", "legend") else 1.0


def alike(match: Match, card: int) -> float:
    """KC-H1, KC-E3, KC-E5: whoever has fewest of a type takes it, and so they tie."""
    s = match.plain
    kind = TYPES.index(match.edition.tables.cards[card - 1].type)
    return 1.0 / float(20 ** int(s.cards_of_type[s.seat][kind]))


def _visible(match: Match) -> int:
    return int(match.plain.visible_card[match.plain.seat])


BIASES: dict[str, Bias] = {
    "staying": staying,
    "leaving": leaving,
    "special": special,
    "alike": alike,
}
