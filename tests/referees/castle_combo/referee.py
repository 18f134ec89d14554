"""Castle Combo as read from its rules, clause by clause: slow, plain, and with its own state.

The whole game is told in one go, from the first turn to the last; it stops wherever somebody has
to decide, and goes on with the answer. Chance is read from the position after the answer, and
only cards that could have come are accepted.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any

import msgspec

from referees.castle_combo.table import (
    LOCATIONS,
    NONE,
    SLOTS,
    Location,
    Player,
    points_of,
    store_left_over,
    written,
)
from referees.castle_combo.tableau import SIDE, Card, Laid, Space, Tableau
from referees.lockstep import Impossible

ROUNDS = 9

# How the record numbers the actions.
MOVE_MESSENGER, RENEW_ROW, BUY, TAKE_FACE_DOWN, PLACE = 0, 1, 2, 5, 8
CHOOSE_OPTION, ASK_LEFT, ASK_RIGHT, DISCARD, FILL = 24, 26, 27, 28, 31

Asking = Generator[None, int, Any]


class Referee:
    """One game, followed step by step."""

    def __init__(
        self, start: Mapping[str, Any], tables: Any, players: int, options: Mapping[str, Any]
    ) -> None:
        self.cards: list[Card] = msgspec.to_builtins(tables)["cards"]
        self.players = [Player() for _ in range(players)]
        self.locations = [Location(name) for name in LOCATIONS]
        self.after = start
        self.over = False
        self.allowed: set[int] = set()
        self.new: Space | None = None  # where the card lies whose ability is being used
        self._set_up()
        self._story = self._game()
        next(self._story)

    # What the lockstep asks for.

    def mover(self) -> int | None:
        return None if self.over else self.seat

    def legal(self) -> set[int]:
        return set() if self.over else self.allowed

    def play(self, action: int, after: Mapping[str, Any]) -> None:
        self.after = after
        try:
            self._story.send(action)
        except StopIteration:
            self.over = True

    def public(self) -> Mapping[str, Any]:
        return written(self)

    def _ask(self, phase: str, allowed: set[int]) -> Generator[None, int, int]:
        self.phase, self.allowed = phase, allowed
        return (yield)

    # Setup.

    def _set_up(self) -> None:
        """CC-S1, CC-C1: two decks, three cards of each face up, the messenger at the village."""
        for location in self.locations:
            location.deck = {n for n, c in enumerate(self.cards) if c["deck"] == location.name}
            self._fill(location)
        self.messenger = self.locations[1]
        self.starter = int(self.after["starter"])
        if not 0 <= self.starter < len(self.players):
            raise Impossible("CC-S1: the first player is one of the players")

    # The game.

    def _game(self) -> Asking:
        """CC-S1: nine rounds, one turn each per round, clockwise."""
        for _ in range(ROUNDS):
            for turn in range(len(self.players)):
                self.seat = (self.starter + turn) % len(self.players)
                yield from self._turn(self.players[self.seat])
        self._forget_turn()
        for player in self.players:
            store_left_over(player)

    def _turn(self, player: Player) -> Asking:
        """CC-T1 to CC-T8 in their order."""
        self._forget_turn()
        action = yield from self._ask("take", self._may_spend(player) | self._may_take(player))
        if action in (MOVE_MESSENGER, RENEW_ROW):
            self._spend(player, action)
            action = yield from self._ask("take", self._may_take(player))
        number = self._take(player, action)
        space = yield from self._place(player, number)
        laid = player.tableau.spaces[space]
        if not laid.face_down:
            self.new = space
            yield from self._use(player, laid.card)
            if laid.card.get("messenger"):
                self._send_messenger(laid.card)
        for location in self.locations:
            self._fill(location)

    def _forget_turn(self) -> None:
        self.key_spent = False
        self.held, self.held_face_down = NONE, False
        self.new = None
        self.option, self.part = 0, 0
        self.fills_left = 0

    # CC-T1: a key.

    def _may_spend(self, player: Player) -> set[int]:
        """CC-T1, CC-T8: with a key; the messenger stays once a location is gone."""
        if player.keys == 0:
            return set()
        closed = any(location.closed for location in self.locations)
        return {RENEW_ROW} if closed else {RENEW_ROW, MOVE_MESSENGER}

    def _spend(self, player: Player, action: int) -> None:
        """CC-T1: the messenger to the other row, or three new cards in its row."""
        player.keys -= 1
        self.key_spent = True
        if action == MOVE_MESSENGER:
            self.messenger = self._other(self.messenger)
            return
        self.messenger.discards.update(self.messenger.row)
        self.messenger.row = [NONE] * SLOTS
        self._fill(self.messenger)

    def _other(self, location: Location) -> Location:
        return self.locations[1 - self.locations.index(location)]

    # CC-T2: take a card.

    def _price(self, player: Player, number: int) -> int:
        """CC-T2: the cost less the discounts in the tableau, never below nothing."""
        card = self.cards[number]
        return max(0, int(card["cost"]) - player.tableau.discount(card["deck"]))

    def _may_take(self, player: Player) -> set[int]:
        """CC-T2: any card of the messenger's row face down, or paid by who has the gold."""
        row = self.messenger.row
        buys = {BUY + i for i in range(SLOTS) if self._price(player, row[i]) <= player.gold}
        return buys | {TAKE_FACE_DOWN + i for i in range(SLOTS)}

    def _take(self, player: Player, action: int) -> int:
        """CC-T2: pay, or get 6 gold and 2 keys."""
        self.held_face_down = action >= TAKE_FACE_DOWN
        slot = action - (TAKE_FACE_DOWN if self.held_face_down else BUY)
        self.held = number = self.messenger.row[slot]
        if self.held_face_down:
            player.gold += 6
            player.keys += 2
        else:
            player.gold -= self._price(player, number)
        self.messenger.row[slot] = NONE
        return number

    # CC-T3: place it.

    def _place(self, player: Player, number: int) -> Generator[None, int, Space]:
        """CC-T3: the first card is the origin; the others go where they fit.

        Nobody is asked where there is one space only: for the first card and for the ninth.
        """
        tableau = player.tableau
        spaces = tableau.open_spaces()
        space = min(spaces)
        if len(spaces) > 1:
            named = {self._place_action(tableau, each): each for each in spaces}
            space = named[(yield from self._ask("place", set(named)))]
        tableau.spaces[space] = Laid(number, self.cards[number], self.held_face_down)
        self.held, self.held_face_down = NONE, False
        return space

    @staticmethod
    def _place_action(tableau: Tableau, space: Space) -> int:
        row, column = tableau.from_corner(space)
        return PLACE + (SIDE + 1) * (row + 1) + column + 1

    # CC-T4 to CC-T6: its ability.

    def _use(self, player: Player, card: Card) -> Asking:
        """CC-T4: everything the card says; of an either-or what its owner chooses."""
        ability = card.get("ability") or []
        if card.get("otherwise"):
            chosen = yield from self._ask("option", {CHOOSE_OPTION, CHOOSE_OPTION + 1})
            self.option = chosen - CHOOSE_OPTION
            ability = [ability, card["otherwise"]][self.option]
        for self.part, part in enumerate(ability):
            yield from self._use_part(player, part)

    def _use_part(self, player: Player, part: Mapping[str, Any]) -> Asking:
        what, amount = part.get("what", "gold"), part.get("amount", 0)
        match part["do"]:
            case "gain":
                yield from self._gain(player, part)
            case "opponents_gain":
                for other in self.players:
                    if other is not player:
                        self._give(other, what, amount)
            case "gold_on_each_purse":
                for laid in player.tableau.face_up():
                    laid.gold += min(amount, laid.room)
            case "fill_purses":
                yield from self._fill_purses(player, amount)
            case "discard_from_row":
                yield from self._discard(player, part.get("row", "castle"), what)
            case unknown:
                raise AssertionError(f"no clause tells what {unknown} is")

    @staticmethod
    def _give(player: Player, what: str, amount: int) -> None:
        if what == "gold":
            player.gold += amount
        else:
            player.keys += amount

    def _gain(self, player: Player, part: Mapping[str, Any]) -> Asking:
        """CC-T4: so much for each thing counted, in one's own tableau or a neighbour's."""
        per, whose = part.get("per"), player
        if per is not None and per.get("whose") == "neighbour":
            whose = yield from self._neighbour(player)
        counted = whose.tableau.count(per, None, whose.keys)
        self._give(player, part.get("what", "gold"), part["amount"] * counted)

    def _neighbour(self, player: Player) -> Generator[None, int, Player]:
        """CC-T4: left or right; of two players the other one."""
        seat, many = self.players.index(player), len(self.players)
        side = 1
        if many > 2:
            asked = yield from self._ask("neighbour", {ASK_LEFT, ASK_RIGHT})
            side = 1 if asked == ASK_LEFT else -1
        return self.players[(seat + side) % many]

    def _fill_purses(self, player: Player, many: int) -> Asking:
        """CC-T5, Steward: two different purses that are not full; no choice where two are left."""
        for left in range(many, 0, -1):
            room = player.tableau.purses_with_room()
            self.fills_left = left
            if len(room) <= left:
                for space in room:
                    self._fill_purse(player, space)
                break
            cells = {FILL + player.tableau.cell(space): space for space in room}
            self._fill_purse(player, cells[(yield from self._ask("fill", set(cells)))])
        self.fills_left = 0

    @staticmethod
    def _fill_purse(player: Player, space: Space) -> None:
        laid = player.tableau.spaces[space]
        laid.gold = laid.purse

    def _discard(self, player: Player, row: str, what: str) -> Asking:
        """CC-T6: one of the three cards of the row, for its printed cost."""
        location = self.locations[LOCATIONS.index(row)]
        if location.closed:
            return
        action = yield from self._ask("discard", {DISCARD + slot for slot in range(SLOTS)})
        number = location.row[action - DISCARD]
        location.row[action - DISCARD] = NONE
        location.discards.add(number)
        self._give(player, what, self.cards[number]["cost"])

    # CC-T7, CC-T8: the messenger and the rows.

    def _send_messenger(self, card: Card) -> None:
        """CC-T7, CC-T8: to the other location than the card's, while there are two."""
        if not any(location.closed for location in self.locations):
            self.messenger = self.locations[1 - LOCATIONS.index(card["deck"])]

    def _fill(self, location: Location) -> None:
        """CC-T7, CC-T8: fill a row to three from its deck, then from the reshuffled discards."""
        gaps = [slot for slot in range(SLOTS) if location.row[slot] == NONE]
        if location.closed or not gaps:
            return
        if len(gaps) > len(location.deck) + len(location.discards):
            self._close(location)
            return
        came = [self.after["row"][self.locations.index(location)][slot] for slot in gaps]
        self._reveal(location, set(came), len(gaps))
        for slot, number in zip(gaps, came, strict=True):
            location.row[slot] = number

    @staticmethod
    def _reveal(location: Location, came: set[int], many: int) -> None:
        """CC-T8: the deck to its last card, and only then the discards."""
        if len(came) < many:
            raise Impossible(f"CC-C1: a card lies in the {location.name} row twice")
        if many <= len(location.deck):
            if not came <= location.deck:
                raise Impossible(f"CC-T8: {came} are not all in the {location.name} deck")
            location.deck -= came
            return
        if not location.deck <= came <= location.deck | location.discards:
            raise Impossible(f"CC-T8: {came} are not {location.deck} and discards")
        location.deck, location.discards = location.discards - came, set()

    def _close(self, location: Location) -> None:
        """CC-T8: the location leaves the game; the messenger goes to the other row."""
        location.gone = location.deck | location.discards | set(location.row) - {NONE}
        location.deck, location.discards = set(), set()
        location.row = [NONE] * SLOTS
        location.closed = True
        self.messenger = self._other(location)

    # CC-E1 to CC-E4: the end.

    def sheet(self) -> list[dict[str, int]]:
        """CC-E2: every face-up card's points where it lies, and a point for each key."""
        return [points_of(player) for player in self.players]

    def winners(self) -> set[int]:
        """CC-E3: most points, then more unstored gold, then shared."""
        totals = [(sum(p.values()), self.players[i].gold) for i, p in enumerate(self.sheet())]
        return {seat for seat, total in enumerate(totals) if total == max(totals)}
