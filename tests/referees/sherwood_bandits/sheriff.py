"""The sheriff phase: SB-H and Friar Tuck, and the end."""

from __future__ import annotations

from collections import Counter

from merrymen.games.sherwood_bandits.state import (
    BRIBE_ONE,
    BRIBE_TWO,
    CALL,
    COIN,
    KINDS,
    PASS,
    PUT_BACK,
    REWARD_POINT,
    REWARD_TILE,
    ROUNDS,
    SERVE,
    TAKE_OFF,
    TOKEN,
)
from referees.lockstep import Impossible
from referees.sherwood_bandits.raids import Raids
from referees.sherwood_bandits.table import TUCK, Gang


class Sheriff(Raids):
    """From the drawbridge to the next round."""

    def begin_sheriff(self) -> None:
        """SB-H1: the counting dice, each to its own gang's column (SB-J5: both of a pair)."""
        for section in self.sections:
            for place in self.counting_spaces(section):
                for die in section.spaces[place].dice:
                    self.gangs[die.gang].column[die.value] += 1
            for space in section.spaces:
                for die in space.dice:
                    die.crossed = False
        self.asked = 0
        self.ask_tuck()

    # Friar Tuck

    def ask_tuck(self) -> None:
        """SB-H2."""
        order = self.clockwise()
        while self.asked < len(order):
            gang = order[self.asked]
            if self.can_use(gang) and self.tuck_choices(gang):
                self.ask("friar tuck", gang)
                return
            self.asked += 1
        self.begin_bribes()

    def tuck_choices(self, gang: int) -> set[int]:
        """SB-T1 to SB-T4, as far as they can be carried out (SB-G1)."""
        mine = self.gangs[gang]
        if self.card(TUCK) == "come-along":
            return {TAKE_OFF + value - 1 for value in mine.column if mine.column[value]}
        if self.card(TUCK) == "swap":
            return {CALL} if mine.loot.total() and self.tiles_left() else set()
        if self.card(TUCK) == "market":
            return {PUT_BACK + kind for kind in range(KINDS) if mine.loot[kind]}
        return {CALL} if self.thirsty(gang) else set()

    def thirsty(self, gang: int) -> list[int]:
        """SB-T4: the opponents with dice, clockwise; SB-V7: Will among them."""
        count = len(self.gangs)
        others = [(gang + step) % count for step in range(1, count)]
        return [other for other in others if self.gangs[other].column.total()]

    def tuck_actions(self) -> set[int]:
        return {PASS} | self.tuck_choices(self.seat)

    def use_tuck(self, action: int) -> None:
        if action == PASS:
            self.next_tuck()
            return
        self.use_leader(TUCK)
        mine = self.gangs[self.seat]
        if self.card(TUCK) == "come-along":
            mine.column[action - TAKE_OFF + 1] -= 1
            self.next_tuck()
        elif self.card(TUCK) == "market":
            self.put_back(self.seat, action - PUT_BACK)
            mine.points += 1
            self.next_tuck()
        elif self.card(TUCK) == "swap":
            self.draw_to_swap(mine)
        else:
            self.to_serve = self.thirsty(self.seat)
            self.ask_serving()

    def next_tuck(self) -> None:
        self.asked += 1
        self.ask_tuck()

    def draw_to_swap(self, mine: Gang) -> None:
        """SB-T2: where there is no choice what goes back, nobody is asked."""
        others = Counter(mine.loot)
        if others.total() == 1 or self.plainly_alike(others):
            sole = next(others.elements())
            self.put_back(self.seat, sole)
            # The tile drawn was in the supply before the other one came there.
            self.supply[sole] -= 1
            self.draw(self.seat, 1)
            self.supply[sole] += 1
            self.next_tuck()
            return
        self.drawn = int(self.after["drawn"])
        if not 0 <= self.drawn <= COIN:
            raise Impossible(f"no tile was drawn: {self.drawn}")
        self.move(self.supply, mine.loot, self.drawn)
        self.ask("swapping", self.seat)

    def swapping_actions(self) -> set[int]:
        loot = self.gangs[self.seat].loot
        return {PUT_BACK + k for k in range(KINDS) if loot[k] > (1 if k == self.drawn else 0)}

    def swap_tile(self, action: int) -> None:
        self.put_back(self.seat, action - PUT_BACK)
        self.drawn = -1
        self.next_tuck()

    def ask_serving(self) -> None:
        """SB-T4: one opponent after the other; dice that are all alike leave no choice."""
        while self.to_serve:
            values = self.values(self.to_serve[0])
            if len(values) > 1:
                self.ask("serving", self.seat)
                return
            self.serve_die(values[0])
        self.next_tuck()

    def values(self, gang: int) -> list[int]:
        column = self.gangs[gang].column
        return [value for value in range(1, 7) if column[value]]

    def serving_actions(self) -> set[int]:
        gang = self.to_serve[0]
        return {SERVE + gang * 6 + value - 1 for value in self.values(gang)}

    def serve(self, action: int) -> None:
        self.serve_die((action - SERVE) % 6 + 1)
        self.ask_serving()

    def serve_die(self, value: int) -> None:
        column = self.gangs[self.to_serve.pop(0)].column
        column[value] -= 1
        column[min(6, value + 2)] += 1

    # Bribes

    def begin_bribes(self) -> None:
        """SB-H3."""
        for gang in self.gangs:
            if gang.leader == "jail":
                gang.leader = "free"
        self.asked = 0
        self.ask_bribe()

    def ask_bribe(self) -> None:
        """SB-H4; SB-V6."""
        order = self.clockwise()
        while self.asked < len(order):
            gang = order[self.asked]
            if gang != self.will() and self.bribes(gang):
                self.ask("bribing", gang)
                return
            self.asked += 1
        self.asked = 0
        self.ask_reward()

    def bribes(self, gang: int) -> set[int]:
        """To escape jail or to get the reward: a column under 5 has both already."""
        if self.gangs[gang].column_total() < 5:
            return set()
        tiles, dice = self.gangs[gang].loot.total(), self.gangs[gang].column.total()
        found = {BRIBE_ONE} if tiles >= 1 and dice >= 1 else set()
        return found | ({BRIBE_TWO} if tiles >= 3 and dice >= 2 else set())

    def bribing_actions(self) -> set[int]:
        return {PASS} | self.bribes(self.seat)

    def bribe(self, action: int) -> None:
        if action != PASS:
            mine = self.gangs[self.seat]
            for value in mine.lowest(1 if action == BRIBE_ONE else 2):
                mine.column[value] -= 1
            self.to_pay = 1 if action == BRIBE_ONE else 3
        self.ask_payment()

    def ask_payment(self) -> None:
        loot = self.gangs[self.seat].loot
        if self.to_pay == loot.total() or self.plainly_alike(loot):
            for kind in list(loot.elements())[: self.to_pay]:
                self.put_back(self.seat, kind)
            self.to_pay = 0
        if self.to_pay:
            self.ask("paying", self.seat)
        else:
            self.asked += 1
            self.ask_bribe()

    def plainly_alike(self, tiles: Counter[int]) -> bool:
        """Everybody sees that there is no choice, so nobody is asked: tokens always lie open."""
        kinds = [kind for kind in range(KINDS) if tiles[kind]]
        return len(kinds) == 1 and (kinds == [TOKEN] or bool(self.options["open_loot"]))

    def paying_actions(self) -> set[int]:
        loot = self.gangs[self.seat].loot
        return {PUT_BACK + kind for kind in range(KINDS) if loot[kind]}

    def pay(self, action: int) -> None:
        self.put_back(self.seat, action - PUT_BACK)
        self.to_pay -= 1
        self.ask_payment()

    # Jail and reward

    def ask_reward(self) -> None:
        """SB-H5, SB-V6."""
        order = self.clockwise()
        while self.asked < len(order):
            gang = order[self.asked]
            total = self.gangs[gang].column_total()
            if total > 10:
                self.punish(gang)
            elif total < 5:
                if gang != self.will() and self.tiles_left():
                    self.ask("rewarding", gang)
                    return
                self.gangs[gang].points += 1
            self.asked += 1
        self.end_round()

    def punish(self, gang: int) -> None:
        if self.round == ROUNDS:
            self.gangs[gang].points = max(0, self.gangs[gang].points - 1)
        else:
            self.gangs[gang].leader = "jail"

    def rewarding_actions(self) -> set[int]:
        return {REWARD_TILE, REWARD_POINT}

    def reward(self, action: int) -> None:
        if action == REWARD_POINT:
            self.gangs[self.seat].points += 1
        else:
            self.draw(self.seat, 1)
        self.asked += 1
        self.ask_reward()

    # Tidying up

    def end_round(self) -> None:
        """SB-H6, SB-H7."""
        for gang in self.gangs:
            gang.chest += gang.loot
            gang.loot.clear()
        if self.round == ROUNDS:
            self.end_game()
            return
        for gang in self.gangs:
            gang.bandits = 4
            gang.column.clear()
            if gang.leader != "jail":
                gang.leader = "free"
        self.discards |= {s.wagon for s in self.sections if s.outcome != "escaped"}
        self.peeked = [set() for _ in self.gangs]
        self.pass_marker()
        self.round += 1
        self.asked = 0
        self.begin_ambush()

    def pass_marker(self) -> None:
        """SB-H7: to the fewest points, a tie is rolled for; SB-V5: with two it alternates."""
        if self.will() is not None:
            self.start = 1 - self.start
            return
        fewest = min(gang.points for gang in self.gangs)
        self.start = int(self.after["start"])
        if self.gangs[self.start].points != fewest:
            raise Impossible(f"seat {self.start} does not have the fewest points")

    def end_game(self) -> None:
        raise NotImplementedError
