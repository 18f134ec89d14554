"""Loot, SF-L, and what was promised, SF-V5."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

from merrymen.games.sherwood_forest import state as st
from referees.sherwood_forest.table import Asking, Table, TravelCard, ask

GOLD, COMPANION = "gold", "companion"


def hand_over(table: Table, seat: int, kind: str) -> None:
    """One part of the loot; in the last round it is glory at once, SF-E2."""
    if kind == COMPANION:
        table.oak[seat] -= 1
        if table.round == 6:
            # The robber has left the oak and is out: what counts is the glory.
            table.glory[seat][st.LAST_LOOT] += 2
        table.camp[seat] += 1
    elif table.round == 6:
        table.glory[seat][st.LAST_LOOT] += 1
    else:
        table.quarry -= 1
        table.gold[seat] += 1


@dataclass
class Split:
    """Loot still to be handed out by passes, SF-L2."""

    gold: int
    companions: int
    robbers: dict[int, int]  # of each member
    parts: dict[int, int]  # robbers of each member that have a part
    served: set[int]  # who has had a part in this pass

    def waiting(self) -> list[int]:
        """Members who may get a part in this pass."""
        return [n for n in self.robbers if n not in self.served and self.parts[n] < self.robbers[n]]

    def next_pass(self) -> None:
        """The next pass; when every robber has a part, passes start again."""
        self.served = set()
        if all(self.parts[seat] == self.robbers[seat] for seat in self.robbers):
            self.parts = dict.fromkeys(self.robbers, 0)


def possible_dues(split: Split) -> list[dict[int, int]]:
    """How many more parts each member is due; several ways where a pass does not reach everyone."""
    left = split.gold + split.companions
    due = dict.fromkeys(split.robbers, 0)
    later = Split(0, 0, split.robbers, dict(split.parts), set(split.served))
    while True:
        waiting = later.waiting()
        if not waiting:
            later.next_pass()
            continue
        if len(waiting) > left:
            break
        left -= len(waiting)
        for seat in waiting:
            due[seat] += 1
            later.parts[seat] += 1
            later.served.add(seat)
    return [
        {seat: due[seat] + (seat in chosen) for seat in due}
        for chosen in itertools.combinations(waiting, left)
    ]


def can_be_met(table: Table, split: Split) -> bool:
    """Whether everybody can get what is due by number, SF-L2: companions need an oak."""
    return any(
        sum(min(due[seat], table.oak[seat]) for seat in due) >= split.companions
        for due in possible_dues(split)
    )


def takers(table: Table, split: Split) -> dict[int, tuple[str, int]]:
    """What may be given to whom now, with every part in somebody's reach."""
    found: dict[int, tuple[str, int]] = {}
    for seat in split.waiting():
        if split.gold:
            found[st.GIVE_GOLD + seat] = (GOLD, seat)
        if split.companions and table.oak[seat]:
            found[st.GIVE_COMPANION + seat] = (COMPANION, seat)
    return found


def keeps_the_due(table: Table, split: Split, kind: str, seat: int) -> bool:
    """Whether a split that gives everybody the due number is still there after this part."""
    after = Split(
        split.gold - (kind == GOLD),
        split.companions - (kind == COMPANION),
        split.robbers,
        split.parts | {seat: split.parts[seat] + 1},
        split.served | {seat},
    )
    table.oak[seat] -= kind == COMPANION
    kept = can_be_met(table, after)
    table.oak[seat] += kind == COMPANION
    return kept


def split_by_leader(table: Table, number: int, card: TravelCard) -> Asking[None]:
    """SF-L1, SF-L2: a lone player gets all; with allies by passes."""
    hideout = table.hideouts[number]
    robbers = {seat: hideout.robbers[seat] for seat in hideout.members()}
    gold = card.gold if table.round == 6 else min(card.gold, table.quarry)  # SF-L4
    companions = min(card.companions, sum(table.oak[seat] for seat in robbers))  # SF-L3
    table.split = split = Split(gold, companions, robbers, dict.fromkeys(robbers, 0), set())
    while split.gold + split.companions:
        choices = takers(table, split)
        if not choices:
            # The pass is over, or the rest of it is for members who can take nothing.
            for seat in split.waiting():
                split.parts[seat] += 1
            split.next_pass()
            continue
        if can_be_met(table, split):
            choices = {a: c for a, c in choices.items() if keeps_the_due(table, split, *c)}
        if nothing_to_choose(split, choices):
            kind, seat = next(iter(choices.values()))
        else:
            kind, seat = yield from ask(hideout.leader, st.SPLIT, choices)
        hand_over(table, seat, kind)
        split.gold -= kind == GOLD
        split.companions -= kind == COMPANION
        split.parts[seat] += 1
        split.served.add(seat)
    table.split = None


def nothing_to_choose(split: Split, choices: dict[int, tuple[str, int]]) -> bool:
    """A lone player; or one kind for each who can take a part in this pass, and enough for all."""
    takers = {seat for _, seat in choices.values()}
    enough = split.gold + split.companions >= len(takers)
    return len(split.robbers) == 1 or (len(takers) == len(choices) and enough)


# Promises, SF-V5


def settle_plan(table: Table, number: int, card: TravelCard) -> Asking[None]:
    """Promises first, the informer's own last; then the rest freely among the members."""
    hideout = table.hideouts[number]
    informer = hideout.informer
    owed_gold, owed_companions = hideout.gold, hideout.companions
    hideout.gold, hideout.companions = [0] * table.players, [0] * table.players
    # What was laid out is a part of this loot: it goes back, and the loot is taken from there.
    table.quarry += sum(owed_gold)
    for seat, count in enumerate(owed_companions):
        table.oak[seat] += count
    members = hideout.members()
    gold = card.gold if table.round == 6 else min(card.gold, table.quarry)
    companions = min(card.companions, sum(table.oak[seat] for seat in members))
    table.split = split = Split(gold, companions, {}, {}, set())
    others = [seat for seat in range(table.players) if seat != informer]
    own = owed_gold[informer]
    owed_gold[informer] = 0
    yield from meet(table, split, others, owed_companions, COMPANION, informer)
    yield from meet(table, split, others, owed_gold, GOLD, informer)
    yield from pay_from_camp(table, informer, owed_gold)
    owed_gold[informer] = own
    yield from meet(table, split, [informer], owed_companions, COMPANION, informer)
    yield from meet(table, split, [informer], owed_gold, GOLD, informer)
    yield from rest(table, split, informer, members)
    table.split = None


def meet(
    table: Table, split: Split, seats: list[int], owed: list[int], kind: str, informer: int
) -> Asking[None]:
    """Hand out promised loot; where it is short, piece by piece as the informer chooses."""
    first = st.GIVE_GOLD if kind == GOLD else st.GIVE_COMPANION
    while wanting := [seat for seat in seats if owed[seat]]:
        left = split.gold if kind == GOLD else split.companions
        if not left:
            return
        seat = wanting[0]
        if left < sum(owed[one] for one in wanting) and len(wanting) > 1:
            seat = yield from ask(informer, st.PROMISES, {first + one: one for one in wanting})
        hand_over(table, seat, kind)
        owed[seat] -= 1
        split.gold -= kind == GOLD
        split.companions -= kind == COMPANION


def pay_from_camp(table: Table, informer: int, owed: list[int]) -> Asking[None]:
    """Short gold comes from the informer's camp as far as it goes."""
    while any(owed) and table.gold[informer]:
        wanting = [seat for seat, count in enumerate(owed) if count]
        seat = wanting[0]
        if table.gold[informer] < sum(owed) and len(wanting) > 1:
            choices = {st.GIVE_GOLD + one: one for one in wanting}
            seat = yield from ask(informer, st.PROMISES, choices)
        owed[seat] -= 1
        table.gold[informer] -= 1
        if table.round == 6:
            table.quarry += 1
            table.glory[seat][st.LAST_LOOT] += 1
        else:
            table.gold[seat] += 1


def rest(table: Table, split: Split, informer: int, members: list[int]) -> Asking[None]:
    """What is left goes to members as the informer likes; companions as SF-L3."""
    while True:
        split.companions = min(split.companions, sum(table.oak[seat] for seat in members))
        choices: dict[int, tuple[str, int]] = {}
        if split.gold:
            choices |= {st.GIVE_GOLD + seat: (GOLD, seat) for seat in members}
        if split.companions:
            able = [seat for seat in members if table.oak[seat]]
            choices |= {st.GIVE_COMPANION + seat: (COMPANION, seat) for seat in able}
        if not choices:
            return
        if len(choices) == 1:
            kind, seat = next(iter(choices.values()))
        else:
            kind, seat = yield from ask(informer, st.REST, choices)
        hand_over(table, seat, kind)
        split.gold -= kind == GOLD
        split.companions -= kind == COMPANION
