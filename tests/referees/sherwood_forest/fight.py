"""Strength against strength, SF-R3 and SF-R4."""

from __future__ import annotations

from merrymen.games.sherwood_forest import state as st
from referees.sherwood_forest.table import Asking, Table, ask


class Fight:
    """One attack at one arrow."""

    def __init__(self, table: Table, number: int, needed: int) -> None:
        self.table, self.number, self.needed = table, number, needed
        self.hideout = table.hideouts[number]
        self.played = [[0] * st.PLAIN_KINDS for _ in range(table.players)]
        self.pledges_used = False

    def strength(self) -> int:
        """1 per robber, plus the cards in use."""
        used = list(self.played)
        if self.pledges_used:
            used += self.hideout.pledged
        cards = sum((kind + 1) * count for row in used for kind, count in enumerate(row))
        return sum(self.hideout.robbers) + cards

    def reached(self) -> bool:
        return self.strength() >= self.needed

    def free_robbers(self, seat: int) -> int:
        """At most one card per own robber there, pledged ones included."""
        return self.hideout.robbers[seat] - sum(self.hideout.pledged[seat]) - sum(self.played[seat])

    def could_play(self, seat: int) -> int:
        """How many cards a member could play; none where the table knows only special ones."""
        hand, special = self.table.hand_size(seat), sum(self.table.shown[seat][st.PLAIN_KINDS :])
        return max(0, min(self.free_robbers(seat), hand)) if hand > special else 0

    def play(self, seat: int, kind: int) -> None:
        """A card leaves the hand and lies open."""
        self.played[seat][kind] += 1
        self.table.lay_open(seat, kind)

    def hopeless(self, seats: list[int]) -> bool:
        """Nobody is asked where even strength 3 on every free robber could not do."""
        most = self.strength() + 3 * sum(self.could_play(seat) for seat in seats)
        return most < self.needed

    def lay_down(self, won: bool, returns: bool) -> None:
        """SF-R4, SF-V5 to SF-V7: used cards are discarded, or return to hand for all to know."""
        table = self.table
        for seat in range(table.players):
            for kind, count in enumerate(self.played[seat]):
                if won or not returns:
                    table.discards[kind] += count
                else:
                    table.hand[seat][kind] += count
                    table.shown[seat][kind] += count
        if not won:
            return
        for seat in range(table.players):
            if self.pledges_used:
                for kind, count in enumerate(self.hideout.pledged[seat]):
                    table.discards[kind] += count
                    self.hideout.pledged[seat][kind] = 0
            else:
                table.take_back(self.number, seat)


def attack(table: Table, fight: Fight) -> Asking[bool]:
    """SF-R3: robbers alone, then all pledged cards, then hand cards in the leader's order."""
    if fight.reached():
        return True
    fight.pledges_used = any(any(cards) for cards in fight.hideout.pledged)
    if fight.reached():
        return True
    left = [seat for seat in fight.hideout.members() if fight.could_play(seat)]
    if fight.hopeless(left):
        return False
    order: list[int] = []
    while left:
        seat = left[0]
        if len(left) > 1:
            choices = {st.NEXT + one: one for one in left}
            seat = yield from ask(fight.hideout.leader, st.ORDER, choices)
        order.append(seat)
        left.remove(seat)
    while order and not fight.reached() and not fight.hopeless(order):
        kind = yield from card_or_none(table, fight, order[0])
        if kind is None:
            order.pop(0)
        else:
            fight.play(order[0], kind)
            if not fight.could_play(order[0]):
                order.pop(0)
    return fight.reached()


def card_or_none(table: Table, fight: Fight, seat: int) -> Asking[int | None]:
    """Any allowed card of the hand, or no more."""
    choices: dict[int, int | None] = {
        st.CARD + kind: kind for kind in range(st.PLAIN_KINDS) if table.hand[seat][kind]
    }
    return (yield from ask(seat, st.CARDS, choices | {st.DONE: None}))
