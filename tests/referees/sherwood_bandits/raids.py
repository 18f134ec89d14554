"""The raid phase: SB-R, Robin Hood and the special wagons."""

from __future__ import annotations

from collections import Counter

from merrymen.games.sherwood_bandits.state import (
    ATTACK,
    KEEP,
    MINUS_TWO,
    MODEL,
    PASS,
    PLUS_TWO,
    REROLL,
    TILE_KINDS,
)
from referees.lockstep import Impossible
from referees.sherwood_bandits.ambush import Ambush
from referees.sherwood_bandits.table import ROBIN, Die, Section

Where = tuple[int, int]  # a die of the raid: its space, and 1 for the one squeezed in


class Raids(Ambush):
    """Wagon after wagon."""

    def begin_sheriff(self) -> None:
        raise NotImplementedError

    # Defence

    def defence(self, number: int) -> int:
        """SB-W1 to SB-W6, the token included; 0 for the Feast wagon before its roll."""
        section, kind = self.sections[number], self.kind(number)
        if kind == "feast":
            return section.feast + section.token if section.feast else 0
        if kind in ("beer", "wayfarers"):
            if section.outcome in ("robbed", "escaped"):
                return section.settled
            others = self.printed_elsewhere(number)
            if not others:
                return 10 + section.token
            return (min(others) if kind == "beer" else max(others)) + section.token
        return int(self.wagons[section.wagon].defence) + section.token

    def printed_elsewhere(self, number: int) -> list[int]:
        """SB-W1, SB-W2: the other wagons with a printed number that have not escaped."""
        return [
            self.defence(other)
            for other, section in enumerate(self.sections)
            if other != number
            and section.outcome != "escaped"
            and self.kind(other) not in ("beer", "wayfarers", "feast")
        ]

    # Attacking

    def begin_raids(self) -> None:
        self.next_raid()

    def next_raid(self) -> None:
        """SB-R1; where one wagon is left to choose, nobody is asked."""
        targets = self.targets()
        if not targets:
            self.begin_sheriff()
        elif len(targets) == 1:
            self.attack(targets[0])
        else:
            self.ask("attacking", self.start)

    def targets(self) -> list[int]:
        waiting = [n for n, section in enumerate(self.sections) if section.outcome == "waiting"]
        return [n for n in waiting if self.kind(n) == "feast"] or waiting

    def choose_target(self, action: int) -> None:
        self.attack(action - ATTACK)

    def attacking_actions(self) -> set[int]:
        return {ATTACK + number for number in self.targets()}

    def attack(self, number: int) -> None:
        """SB-R2 after SB-W6; SB-R4: without bandits or dice the wagon escapes at once."""
        self.target = number
        section = self.sections[number]
        section.outcome = "under attack"
        if self.kind(number) == "feast":
            self.roll_for_feast(section)
        if not any(space.bandits or space.dice for space in section.spaces):
            self.settle()
            return
        for place, space in enumerate(section.spaces):
            for index, bandit in enumerate(space.bandits):
                space.dice.append(Die(bandit.gang, self.rolled(place, index)))
        self.asked = 0
        self.ask_robin()

    def roll_for_feast(self, section: Section) -> None:
        """Its dice are taken back after the raid; the defence still tells their sum."""
        assert self.target is not None
        section.feast = int(self.after["defence"][self.target]) - section.token
        if not 3 <= section.feast <= 18:
            raise Impossible(f"the Feast wagon rolled {section.feast} with three dice")

    def rolled(self, place: int, index: int) -> int:
        value = int(self.after["die"][self.target][place][index])
        if not 1 <= value <= 6:
            raise Impossible(f"a die shows {value}")
        return value

    # Robin Hood

    def raid(self) -> Section:
        assert self.target is not None
        return self.sections[self.target]

    def dice(self) -> dict[Where, Die]:
        return {
            (place, index): die
            for place, space in enumerate(self.raid().spaces)
            for index, die in enumerate(space.dice)
        }

    def ask_robin(self) -> None:
        """SB-R3: also who has no bandit there."""
        order = self.clockwise()
        while self.asked < len(order):
            gang = order[self.asked]
            if self.can_use(gang) and self.robin_choices(gang):
                self.ask("robin hood", gang)
                return
            self.asked += 1
        self.settle()

    def robin_choices(self, gang: int) -> set[int]:
        """SB-R-1 to SB-R-5."""
        found = set()
        for (place, index), die in self.dice().items():
            number = place * 2 + index
            if self.card(ROBIN) == "cover":
                if die.gang == gang and die.value + 2 <= 6:
                    found.add(PLUS_TWO + number)
                if die.gang == gang and die.value - 2 >= 1:
                    found.add(MINUS_TWO + number)
            elif self.card(ROBIN) == "second-chance":
                if not die.crossed:
                    found.add(REROLL + number)
            elif self.turned_by(place):
                found.add(MODEL + number)
        return found

    def turned_by(self, model: int) -> list[Die]:
        """SB-R-3, SB-R-4: left or right of the space, without an X; not within a pair (SB-J5)."""
        front = self.card(ROBIN) == "front"
        return [
            die
            for (place, _), die in self.dice().items()
            if (place < model if front else place > model) and not die.crossed
        ]

    def robin_actions(self) -> set[int]:
        return {PASS} | self.robin_choices(self.seat)

    def use_robin(self, action: int) -> None:
        if action != PASS:
            self.use_leader(ROBIN)
            self.change_dice(action)
        self.asked += 1
        self.ask_robin()

    def change_dice(self, action: int) -> None:
        first = next(n for n in (MODEL, REROLL, MINUS_TWO, PLUS_TWO) if action >= n)
        place, index = divmod(action - first, 2)
        die = self.dice()[place, index]
        if first == PLUS_TWO:
            die.value += 2
        elif first == MINUS_TWO:
            die.value -= 2
        elif first == REROLL:
            die.value, die.crossed = self.rolled(place, index), True
        else:
            for other in self.turned_by(place):
                other.value, other.crossed = die.value, True

    # The outcome

    def settle(self) -> None:
        """SB-R4, from the left."""
        assert self.target is not None
        section, total = self.raid(), 0
        section.settled = self.defence(self.target)
        for place, space in enumerate(section.spaces):
            total += space.total()
            if space.dice and total >= section.settled:
                section.outcome, section.counting = "robbed", place + 1
                self.share_points(section)
                self.share_loot(section)
                return
        section.outcome = "escaped"
        self.discards.add(section.wagon)
        self.end_raid()

    def counting_spaces(self, section: Section) -> list[int]:
        """From the right, those that count and have a die."""
        return [n for n in reversed(range(section.counting)) if section.spaces[n].dice]

    def share_points(self, section: Section) -> None:
        """SB-R5, SB-J3."""
        counting = [section.spaces[n] for n in self.counting_spaces(section)]
        for space in counting:
            self.gangs[space.owner()].points += 1
        self.gangs[counting[0].owner()].points += counting[0].bonus()

    def share_loot(self, section: Section) -> None:
        """SB-R6, SB-W4; SB-V4 with two players."""
        assert self.target is not None
        each = 2 if self.kind(self.target) == "kings" else 1
        places = self.counting_spaces(section)
        if self.will() is not None:
            for place in places:
                gang = section.spaces[place].looter()
                self.draw(gang, each, to_chest=gang == self.will())
            self.end_raid()
            return
        count = min(each * len(places), self.tiles_left())
        self.keepers = [(place, each) for place in places]
        if count <= each:
            self.draw(section.spaces[places[0]].looter(), count)
            self.end_raid()
            return
        self.pile = Counter({kind: n for kind, n in enumerate(self.after["pile"]) if n})
        if self.pile.total() != count:
            raise Impossible(f"{self.pile.total()} tiles were drawn, not {count}")
        for kind in list(self.pile.elements()):
            self.move(self.supply, Counter(), kind)
        self.ask_keeper()

    def ask_keeper(self) -> None:
        """SB-R6: the pile goes to the left; who gets no more than may be kept is not asked."""
        while self.keepers and self.pile:
            place, count = self.keepers[0]
            gang = self.raid().spaces[place].looter()
            self.pile_seen.add(gang)
            if self.pile.total() > count:
                self.ask("looting", gang)
                return
            self.gangs[gang].loot += self.pile
            self.pile = Counter()
        self.end_raid()

    def looting_actions(self) -> set[int]:
        return {KEEP + kind for kind in range(TILE_KINDS) if self.pile[kind]}

    def keep(self, action: int) -> None:
        kind = action - KEEP
        self.gangs[self.seat].loot[kind] += 1
        self.pile -= Counter([kind])
        place, count = self.keepers.pop(0)
        if count > 1:
            self.keepers.insert(0, (place, count - 1))
        self.ask_keeper()

    def end_raid(self) -> None:
        self.keepers, self.pile_seen = [], set()
        self.target = None
        self.next_raid()
