"""The ambush phase: SB-A, Lady Marian, Will's bandits and Little John."""

from __future__ import annotations

from merrymen.games.sherwood_bandits.state import (
    CALL,
    ENOUGH,
    LOOK,
    LOWER_DEFENCE,
    NO_TOKEN,
    OWN_BANDIT,
    PARTNER,
    PASS,
    PICKPOCKET,
    PICKPOCKETS,
    PLACE,
    RAISE_DEFENCE,
    SCOUT,
    TOKEN,
)
from referees.lockstep import Impossible
from referees.sherwood_bandits.table import JOHN, MARIAN, NAMES, Bandit, Die, Section, Spot, Table


def spot_of(number: int) -> Spot:
    return divmod(number, 4)


def number_of(spot: Spot) -> int:
    section, place = spot
    return section * 4 + place


class Ambush(Table):
    """From the wagons on the road to Little John's last use."""

    def begin_raids(self) -> None:
        raise NotImplementedError

    # Wagons come

    def take_wagon(self, card: int) -> None:
        """The top card; its back was to be seen. SB-H7: an empty deck is its discards."""
        if not self.deck:
            self.deck, self.discards = self.discards, set()
        if card not in self.deck:
            raise Impossible(f"wagon {card} is not in the deck")
        if self.top_back and self.wagons[card].back != self.top_back:
            raise Impossible(f"the top of the deck was {self.top_back}, but wagon {card} came")
        self.deck.discard(card)
        self.top_back = ""

    def see_top(self) -> None:
        """The back of the new top card."""
        self.top_back = self.after["top_back"]
        if self.deck and self.top_back not in {self.wagons[card].back for card in self.deck}:
            raise Impossible(f"no wagon of the deck has the back {self.top_back}")

    def begin_ambush(self) -> None:
        """SB-A1: as many wagons as players, with Will's gang (SB-V1)."""
        self.sections, self.revealed = [], False
        for number in range(len(self.gangs)):
            card = self.after["wagon"][number]
            self.take_wagon(card)
            self.sections.append(Section(card))
        self.see_top()
        self.pickpockets = []
        self.ask("placing", self.start)

    # Placing

    def placing_actions(self) -> set[int]:
        """SB-A2, SB-A3."""
        actions = {PLACE + number_of(spot) for spot, space in self.spots() if not space.bandits}
        if len(self.pickpockets) < PICKPOCKETS and self.supply[TOKEN]:
            actions.add(PICKPOCKET)
        return actions | (self.marian_actions() if self.can_use(self.seat) else set())

    def marian_actions(self) -> set[int]:
        """SB-M1 to SB-M4, as far as they can be carried out (SB-G1)."""
        wagons = range(len(self.sections))
        if self.card(MARIAN) == "clique":
            return {CALL} if self.gangs[self.seat].bandits >= 2 else set()
        if self.card(MARIAN) == "scout":
            return {SCOUT + n for n in wagons if not self.sections[n].scouted}
        return {LOOK + n for n in wagons}

    def place(self, action: int) -> None:
        if action == CALL:
            self.use_leader(MARIAN)
            self.second_bandit = True
        elif LOOK <= action < LOOK + 4:
            self.use_leader(MARIAN)
            self.first_look(action - LOOK)
        elif SCOUT <= action < SCOUT + 4:
            self.use_leader(MARIAN)
            self.scout(action - SCOUT)
        else:
            self.put_bandit(action)

    def put_bandit(self, action: int) -> None:
        """SB-A2: one per turn; SB-M2: Clique lets a second one follow."""
        if action == PICKPOCKET:
            self.pickpockets.append(self.seat)
            self.take_coin(self.seat)
        else:
            self.space(spot_of(action - PLACE)).bandits.append(Bandit(self.seat))
        self.gangs[self.seat].bandits -= 1
        if self.second_bandit:
            self.second_bandit = False
            return
        for step in range(1, self.players + 1):
            following = (self.seat + step) % self.players
            if self.gangs[following].bandits:
                self.ask("placing", following)
                return
        self.end_placing()

    # Lady Marian

    def first_look(self, wagon: int) -> None:
        """SB-M1: perhaps a second wagon; SB-M4: then a token, if none lies there."""
        self.peeked[self.seat].add(wagon)
        if self.card(MARIAN) == "gossip":
            self.ask("looking", self.seat)
        elif not self.sections[wagon].token:
            self.ask("marking", self.seat)

    def looking_actions(self) -> set[int]:
        wagons = set(range(len(self.sections))) - self.peeked[self.seat]
        return {ENOUGH} | {LOOK + n for n in wagons}

    def look_again(self, action: int) -> None:
        if action != ENOUGH:
            self.peeked[self.seat].add(action - LOOK)
        self.ask("placing", self.seat)

    def marking_actions(self) -> set[int]:
        return {RAISE_DEFENCE, LOWER_DEFENCE, NO_TOKEN}

    def mark(self, action: int) -> None:
        """SB-M4."""
        (wagon,) = self.peeked[self.seat]
        if action != NO_TOKEN:
            self.sections[wagon].token = 2 if action == RAISE_DEFENCE else -2
            self.sections[wagon].token_by = self.seat
        self.ask("placing", self.seat)

    def scout(self, wagon: int) -> None:
        """SB-M3: another one from the deck, which stays."""
        section = self.sections[wagon]
        self.discards.add(section.wagon)
        section.wagon = self.after["wagon"][wagon]
        self.take_wagon(section.wagon)
        self.see_top()
        section.scouted = True

    # Will, closing up, revealing

    def end_placing(self) -> None:
        while self.will() is not None and self.gangs[2].bandits:
            self.place_for_will()
        self.close_gaps()
        self.reveal()
        self.asked = 0
        self.ask_john()

    def place_for_will(self) -> None:
        """SB-V2."""

        def order(section: Section) -> tuple[int, int, int]:
            his = sum(1 for space in section.occupied() if space.bandits[0].gang == 2)
            low = self.lows[self.wagons[section.wagon].back]
            return his, low, len(section.occupied())

        with_room = [section for section in self.sections if len(section.occupied()) < 4]
        chosen = min(with_room, key=order)  # of equal ones the leftmost
        next(space for space in chosen.spaces if not space.bandits).bandits.append(Bandit(2))
        self.gangs[2].bandits -= 1

    def close_gaps(self) -> None:
        """SB-A4."""
        for section in self.sections:
            section.spaces.sort(key=lambda space: not space.bandits)

    def reveal(self) -> None:
        """SB-A5 from left to right; SB-W5."""
        self.revealed = True
        for section in self.sections:
            section.settled = 0
        shown = [self.wagons[section.wagon].companion for section in self.sections]
        for number, name in enumerate(NAMES):
            cards = self.after["face_up"][number], self.after["companion_deck"][number]
            self.companions[number].replace(shown.count(name), *cards)
        for number, section in enumerate(self.sections):
            if self.kind(number) == "sheriffs":
                for gang in section.gangs():
                    self.jail(gang)

    def jail(self, gang: int) -> None:
        """SB-W5: a leader that does not stand on a companion card."""
        if self.gangs[gang].leader == "free":
            self.gangs[gang].leader = "jail"

    # Little John

    def ask_john(self) -> None:
        """SB-A6: everybody once, who can use him."""
        order = self.clockwise()
        while self.asked < len(order):
            gang = order[self.asked]
            if self.can_use(gang) and self.john_choices(gang):
                self.ask("little john", gang)
                return
            self.asked += 1
        self.begin_raids()

    def john_choices(self, gang: int) -> dict[Spot, list[Spot]]:
        """The own bandits with which the card can be carried out, and the others of a swap.

        SB-J5: one that shares a hideout is neither moved nor swapped.
        """
        choices: dict[Spot, list[Spot]] = {}
        for spot, space in self.spots():
            if len(space.bandits) != 1 or space.bandits[0].gang != gang:
                continue
            partners = self.partners(gang, spot)
            if partners is not None:
                choices[spot] = partners
        return choices

    def partners(self, gang: int, spot: Spot) -> list[Spot] | None:
        """None where the card cannot be used with the bandit on this spot."""
        section, place = spot
        bandit = self.space(spot).bandits[0]
        if self.card(JOHN) == "weasel":  # SB-J4
            return [] if len(self.pickpockets) < PICKPOCKETS and self.supply[TOKEN] else None
        if self.card(JOHN) == "squeeze":  # SB-J3
            left = place > 0 and len(self.space((section, place - 1)).bandits) == 1
            return [] if left else None
        if bandit.lies:
            return None
        alone = [other for other, space in self.spots() if len(space.bandits) == 1]
        if self.card(JOHN) == "insider":  # SB-J1
            found = [
                other
                for other in alone
                if other[0] != section
                and other[1] == place
                and self.space(other).bandits[0].gang != gang
            ]
        else:  # SB-J2; SB-J5: adjacent is in the same section
            found = [o for o in alone if o[0] == section and abs(o[1] - place) == 1]
        return found or None

    def john_actions(self) -> set[int]:
        return {PASS} | {OWN_BANDIT + number_of(spot) for spot in self.john_choices(self.seat)}

    def use_john(self, action: int) -> None:
        if action == PASS:
            self.next_john()
            return
        spot = spot_of(action - OWN_BANDIT)
        partners = self.john_choices(self.seat)[spot]
        self.use_leader(JOHN)
        if self.card(JOHN) == "squeeze":
            self.squeeze(spot)
        elif self.card(JOHN) == "weasel":
            self.weasel(spot)
        elif len(partners) == 1:
            self.swap(spot, partners[0])
        else:
            self.chosen = spot
            self.ask("partner", self.seat)

    def next_john(self) -> None:
        self.asked += 1
        self.ask_john()

    def partner_actions(self) -> set[int]:
        assert self.chosen is not None
        return {PARTNER + number_of(spot) for spot in self.partners(self.seat, self.chosen) or []}

    def choose_partner(self, action: int) -> None:
        assert self.chosen is not None
        spot, self.chosen = self.chosen, None
        self.swap(spot, spot_of(action - PARTNER))

    def swap(self, own: Spot, other: Spot) -> None:
        """SB-J1, SB-J2: the own bandit lies from now on; the other keeps as it is."""
        here, there = self.space(own), self.space(other)
        here.bandits[0].lies = True
        here.bandits, there.bandits = there.bandits, here.bandits
        self.next_john()

    def squeeze(self, own: Spot) -> None:
        """SB-J3: the space left behind stays empty."""
        section, place = own
        bandit = self.space(own).bandits.pop()
        bandit.lies = True
        self.space((section, place - 1)).bandits.append(bandit)
        self.next_john()

    def weasel(self, own: Spot) -> None:
        """SB-J4: the bandit goes, a die that shows 2 stays."""
        space = self.space(own)
        space.bandits.pop()
        space.weasel = True
        space.dice.append(Die(self.seat, 2))
        self.pickpockets.append(self.seat)
        self.take_coin(self.seat)
        self.next_john()
