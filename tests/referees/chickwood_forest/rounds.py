"""Scouting, raiding and alms: CF-A, CF-B, CF-D, CF-E1, CF-L2 and CF-L3."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from merrymen.games.chickwood_forest.state import (
    DO_ALMS,
    DO_LOCK,
    DO_PICK,
    DO_PLACE,
    DO_RAID,
    DO_SPY,
    KINDS,
    PASS,
)
from referees.chickwood_forest import setup
from referees.chickwood_forest.table import ALMS, Card, Place
from referees.chickwood_forest.table import neighbours as beside

MOST = {1: 2, 2: 3}  # CF-A2: how many cards lie in front of a castle at most


class Rounds:
    """All that lies on the table, and the rounds up to the last one."""

    def __init__(
        self, start: Mapping[str, Any], tables: Any, players: int, options: Mapping[str, Any]
    ) -> None:
        self.after = start
        self.tables, self.count = tables, players
        self.deck = setup.loot_of(tables, players, bool(options["legendary"]))
        self.aside: Counter[str] = Counter()
        self.round = int(start["round_number"])
        self.players = setup.seated(start, self.deck, players)
        for player in self.players:
            self.deck -= player.hand
        self.held = [player.castles[-1] for player in self.players]
        self.grid = setup.laid_out(start, tables, players)
        # CF-S4: one castle more than players, each with the loot in front of it.
        self.front: dict[int, list[Card]] = {castle: [] for castle in range(1, players + 2)}
        self.buried: list[Card] = []
        if self.round > 1:
            self.go_back_to(start)
        self.picked = ""
        self.named = 0  # while the holder of the key thinks about it
        self.locked = 0  # by the key, for the raider whose turn it is
        self.alms = 0
        self.line: list[Place] = []
        self.first_cube: tuple[Place, int] | None = None
        self.offered = ""
        self.begin_round()

    def go_back_to(self, start: Mapping[str, Any]) -> None:
        """A game begun before: what the earlier rounds have left, at the start of a round."""
        self.aside = setup.cards_of(start["aside"])
        self.deck -= self.aside
        for seat, player in enumerate(self.players):
            taken = Counter(dict(enumerate(start["castles_taken"][seat])))
            player.castles = [*(taken - Counter(player.castles)).elements(), *player.castles]
            player.loot = setup.cards_of(start["collection"][seat])
            self.deck -= player.loot
        for place, village in self.grid.items():
            village.cubes = [seat for seat in start["cube"][self.cell(place)] if seat >= 0]
            for seat in village.cubes:
                self.players[seat].cubes -= 1
        cards, known = start["buried"], start["buried_known"]
        lying = sorted((n, kind) for kind, places in cards.items() for n in places)
        for n, kind in lying[: start["buried_count"]]:
            seen = {seat for seat in range(self.count) if known[n] >> seat & 1}
            self.buried.append(Card(kind, -1, False, seen))
            self.deck -= Counter([kind])

    # Rounds

    def begin_round(self) -> None:
        """CF-S6: in the order of the castles that lie on top now."""
        self.order = sorted(range(self.count), key=lambda seat: self.held[seat])
        self.turn = self.order[0]
        self.ask_for_a_card()

    def end_round(self) -> None:
        """CF-E1: what was left goes; new hands, or the end. CF-B2: the new castles count now."""
        self.held = [player.castles[-1] for player in self.players]
        for player in self.players:
            player.raided = 0
        for cards in self.front.values():
            for card in cards:
                if card.face_up:
                    self.aside[card.kind] += 1
                else:
                    self.buried.append(card)
            cards.clear()
        if self.deck.total() < self.count * setup.hand_size(self.count):
            self.begin_end()
            return
        hands = setup.dealt_hands(self.after, self.deck, self.count)
        for player, hand in zip(self.players, hands, strict=True):
            player.hand = hand
            self.deck -= hand
        self.round += 1
        self.begin_round()

    def ask(self, question: str, seat: int) -> None:
        self.asks, self.seat = question, seat

    def begin_end(self) -> None:
        raise NotImplementedError

    def next_in_order(self) -> int | None:
        at = self.order.index(self.turn) + 1
        return self.order[at] if at < len(self.order) else None

    def opponents(self, seat: int) -> list[int]:
        return [other for other in range(self.count) if other != seat]

    def holder(self, kind: str) -> int | None:
        return next((n for n, player in enumerate(self.players) if player.loot[kind]), None)

    def cell(self, place: Place) -> int:
        row, column = place
        return row * 3 + column

    # Scouting

    def cards_to_pick(self) -> set[int]:
        return {DO_PICK + KINDS.index(kind) for kind in self.players[self.turn].hand}

    def ask_for_a_card(self) -> None:
        """The last card of a hand, which everybody sees to be the last, is not asked for."""
        hand = self.players[self.turn].hand
        if hand.total() == 1:
            self.ask_where(next(iter(hand)))
        else:
            self.ask("pick", self.turn)

    def ask_where(self, kind: str) -> None:
        """Nobody is asked where one castle only is left."""
        self.picked = kind
        castles = self.castles_to_scout()
        if len(castles) == 1:
            self.place(castles.pop())
        else:
            self.ask("place", self.turn)

    def castles_to_scout(self) -> set[int]:
        """CF-A1, CF-A2."""
        return {
            DO_PLACE + castle
            for castle, cards in self.front.items()
            if castle not in MOST or len(cards) < MOST[castle]
        }

    def pick(self, action: int) -> None:
        self.ask_where(KINDS[action - DO_PICK])

    def place(self, action: int) -> None:
        """CF-A1: as the banner says for this card; CF-A3."""
        player = self.players[self.turn]
        played = setup.hand_size(self.count) - player.hand.total()
        symbols = setup.banner(self.tables, self.held[self.turn], self.count)
        card = Card(self.picked, self.turn, symbols[played] == "U", {self.turn})
        self.front[action - DO_PLACE].append(card)
        player.hand -= Counter([self.picked])
        self.picked = ""
        following = self.next_in_order()
        self.turn = self.order[0] if following is None else following
        if self.players[self.turn].hand:
            self.ask_for_a_card()
        else:
            self.ask_spy()

    # The spy glass

    def castles_to_spy(self) -> set[int]:
        return {PASS} | {DO_SPY + castle for castle in self.unknown_castles(self.seat)}

    def unknown_castles(self, seat: int) -> list[int]:
        """CF-L2: those with a face-down card that the owner does not know."""
        return [
            castle
            for castle, cards in self.front.items()
            if any(not card.known_to(seat) for card in cards)
        ]

    def ask_spy(self) -> None:
        """CF-L2: just before the first raid."""
        owner = self.holder("spy-glass")
        if owner is not None and self.unknown_castles(owner):
            self.ask("spy", owner)
        else:
            self.ask("raid", self.turn)

    def spy(self, action: int) -> None:
        if action != PASS:
            for card in self.front[action - DO_SPY]:
                card.seen_by.add(self.seat)
        self.ask("raid", self.turn)

    # Raiding

    def castles_to_raid(self) -> set[int]:
        """CF-B1; CF-L3: not the one that the key has locked."""
        gone = {player.raided for player in self.players} | {self.locked}
        return {DO_RAID + castle for castle in self.front if castle not in gone}

    def name(self, action: int) -> None:
        """CF-L3: an opponent with the key is asked first."""
        castle, holder = action - DO_RAID, self.holder("key")
        if holder is not None and holder != self.turn:
            self.named = castle
            self.ask("key", holder)
        else:
            self.raid(castle)

    def answers(self) -> set[int]:
        return {PASS, DO_LOCK}

    def answer(self, action: int) -> None:
        """CF-L3: the key leaves the game, and the raider chooses another castle."""
        castle, self.named = self.named, 0
        if action == PASS:
            self.raid(castle)
            return
        self.players[self.seat].loot["key"] -= 1
        self.aside["key"] += 1
        self.locked = castle
        others = self.castles_to_raid()
        if len(others) == 1:
            self.raid(others.pop() - DO_RAID)
        else:
            self.ask("raid", self.turn)

    def raid(self, castle: int) -> None:
        """CF-B1 to CF-B3: the castle on top, its loot open, the benefactors aside."""
        player = self.players[self.turn]
        self.locked = 0
        player.raided = castle
        player.castles.append(castle)
        alms = 0
        for card in self.front[castle]:
            if card.kind in ALMS:
                alms += ALMS[card.kind]
                self.aside[card.kind] += 1
            else:
                player.loot[card.kind] += 1
        self.front[castle] = []
        self.alms = min(alms, player.cubes)  # CF-D3
        self.go_on_with_alms()

    # Alms

    def next_villages(self) -> list[Place]:
        """CF-D1, CF-D2: any with room; then beside the last one and not used yet."""
        reach = list(beside(self.line[-1])) if self.line else list(self.grid)
        return [
            place
            for place in reach
            if place in self.grid and place not in self.line and self.grid[place].has_room()
        ]

    def villages_for_alms(self) -> set[int]:
        return {DO_ALMS + self.cell(place) for place in self.next_villages()}

    def go_on_with_alms(self) -> None:
        """CF-D3: the line goes on while it can; where there is one way only, nobody is asked."""
        ways = self.next_villages() if self.alms else []
        if len(ways) == 1:
            self.put_cube(ways[0])
            return
        if ways:
            self.ask("alms", self.turn)
            return
        self.alms, self.line = 0, []
        following = self.next_in_order()
        if following is None:
            self.end_round()
        else:
            self.turn = following
            self.ask("raid", self.turn)

    def give_alms(self, action: int) -> None:
        self.put_cube(divmod(action - DO_ALMS, 3))

    def put_cube(self, place: Place) -> None:
        """CF-D2: on the first free space."""
        self.grid[place].cubes.append(self.turn)
        self.players[self.turn].cubes -= 1
        self.line.append(place)
        self.alms -= 1
        self.go_on_with_alms()
