"""Sherwood Bandits: what a seat may not know, and how it might be.

Hidden are the fronts of wagons that lie face down, tiles face down (the supply, the pile in
another hand, the others' loot and chests), and what the others know of tiles. Counts of tiles,
backs, coin tokens and which wagons somebody looks at are seen by all. A seat knows which tiles it
has passed on: together they lie with the others (`passed`), but for those that the others may
have put back since (`slack`).
"""

from merrymen.engine.chance import draw
from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_bandits.rules.table import draw_tile, gang_count, random_wagon
from merrymen.games.sherwood_bandits.state import (
    LOOTING,
    OVER,
    SEATS,
    SECTIONS,
    SWAPPING,
    TILE_KINDS,
)


@rule
def hide(s, cards, seat):
    """Erase what a seat (-1: a spectator) may not know; at the end the chests lie open."""
    s.rng = 0
    if s.phase == OVER:
        return
    hide_wagons(s, seat)
    for other in range(SEATS):
        if other != seat:
            s.slack[other] = 0
            passed = s.passed[other]  # over two axes NVVM 13.4 reckons wrong addresses
            for kind in range(TILE_KINDS):
                passed[kind] = 0
    hide_tiles(s, seat)


@rule
def hide_wagons(s, seat):
    """SB-M1, SB-M4: a face-down wagon is one of the deck to all who have not looked at it."""
    if s.revealed == 1:
        return
    for section in range(SECTIONS):
        known = seat != NONE and s.peeked[seat] >> section & 1
        if s.wagon[section] != NONE and not known:
            s.deck |= 1 << s.wagon[section]
            s.wagon[section] = NONE


@rule
def hide_tiles(s, seat):
    """SB-R6, SB-H6: tiles that lie face down, but for the own ones."""
    if not sees_pile(s, seat):
        for kind in range(TILE_KINDS):
            s.pile[kind] = 0
    if s.seat != seat and s.open_loot == 0:
        s.drawn = NONE
    for kind in range(TILE_KINDS):
        s.supply[kind] = 0
        for gang in range(SEATS):
            if not sees_loot(s, seat, gang):
                s.loot[gang, kind] = 0
            if not sees_chest(s, seat, gang):
                s.chest[gang, kind] = 0


@rule
def sees_pile(s, seat):
    """SB-R6: the pile is seen by the one who holds it."""
    return s.phase == LOOTING and s.seat == seat


@rule
def sees_loot(s, seat, gang):
    """SB-R6, SB-H6: the own loot, or everybody's with open loot."""
    return gang == seat or s.open_loot == 1


@rule
def sees_chest(s, seat, gang):
    """SB-H6: the own chest, if one may look into it."""
    return gang == seat and s.own_chest == 1


@rule
def resample(s, cards, seat):
    """Fill in what is erased with a possibility that fits all that the seat knows."""
    if s.phase == OVER:
        return
    resample_wagons(s, cards)
    resample_tiles(s, cards, seat)


@rule
def resample_wagons(s, cards):
    """A face-down wagon is any unseen one with its back."""
    for section in range(SECTIONS):
        if s.back[section] != NONE and s.wagon[section] == NONE:
            card = random_wagon(s, cards, s.back[section])
            s.deck ^= 1 << card
            s.wagon[section] = card


@rule
def resample_tiles(s, cards, seat):
    """Deal the unseen tiles to all places where tiles lie unseen; the rest is the supply."""
    gather_unseen(s, cards)
    places = unseen_places(s, seat)
    known = set_known_aside(s, seat)
    spare = spare_row(seat)
    if not sees_pile(s, seat):
        for _ in range(s.pile_size):
            kind, known = deal_tile(s, spare, known, places)
            places -= 1
            s.pile[kind] += 1
    for gang in range(gang_count(s)):
        if gang == seat:
            continue
        if not sees_loot(s, seat, gang):
            for _ in range(s.loot_size[gang]):
                kind, known = deal_tile(s, spare, known, places)
                places -= 1
                s.loot[gang, kind] += 1
        for _ in range(s.chest_size[gang]):
            kind, known = deal_tile(s, spare, known, places)
            places -= 1
            s.chest[gang, kind] += 1
    if seat != NONE and not sees_chest(s, seat, seat):
        for _ in range(s.chest_size[seat]):
            s.chest[seat, draw_tile(s)] += 1
    resample_drawn(s)


@rule
def gather_unseen(s, cards):
    """All tiles that lie nowhere in sight: the supply and every unseen place together."""
    s.supply_size = 0
    for kind in range(TILE_KINDS):
        left = cards.tiles[kind] - s.pile[kind]
        for gang in range(SEATS):
            left -= s.loot[gang, kind] + s.chest[gang, kind]
        s.supply[kind] = left
        s.supply_size += left


@rule
def unseen_places(s, seat):
    """How many tiles lie unseen with the others, the pile included."""
    places = 0 if sees_pile(s, seat) else s.pile_size
    for gang in range(gang_count(s)):
        if gang != seat:
            places += s.chest_size[gang]
            if not sees_loot(s, seat, gang):
                places += s.loot_size[gang]
    return places


@rule
def spare_row(seat):
    """A row of `passed` that is erased in this seat's record: room to work in."""
    return (seat + 1) % SEATS


@rule
def set_known_aside(s, seat):
    """Take the tiles known to lie with the others out of the unseen ones; count them.

    As many as the others may have put back are left among the unseen: first those that cannot be
    with the others any more, then any.
    """
    if seat == NONE:
        return 0
    spare, known, loose = spare_row(seat), 0, s.slack[seat]
    for kind in range(TILE_KINDS):
        there = min(s.passed[seat, kind], s.supply[kind])
        loose -= s.passed[seat, kind] - there
        s.passed[spare, kind] = there
        s.supply[kind] -= there
        known += there
    s.supply_size -= known
    while loose > 0 and known > 0:
        kind = take_known(s, spare, known)
        s.supply[kind] += 1
        s.supply_size += 1
        known -= 1
        loose -= 1
    return known


@rule
def take_known(s, spare, known):
    """Any of the tiles that were set aside."""
    at, kind = draw(s, known), 0
    while at >= s.passed[spare, kind]:
        at -= s.passed[spare, kind]
        kind += 1
    s.passed[spare, kind] -= 1
    return kind


@rule
def deal_tile(s, spare, known, places):
    """A tile for one of the unseen places: each of them is as likely to have a known one."""
    if draw(s, places) < known:
        return take_known(s, spare, known), known - 1
    return draw_tile(s), known


@rule
def resample_drawn(s):
    """SB-T2: the tile just drawn is any of the mover's."""
    if s.phase != SWAPPING or s.drawn != NONE:
        return
    at, kind = draw(s, s.loot_size[s.seat]), 0
    while at >= s.loot[s.seat, kind]:
        at -= s.loot[s.seat, kind]
        kind += 1
    s.drawn = kind
