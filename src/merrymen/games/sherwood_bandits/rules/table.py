"""Sherwood Bandits: gangs, the order of play, and the piles on the table."""

from merrymen.engine.chance import draw
from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.engine.standing import count_bits
from merrymen.games.sherwood_bandits.state import (
    COIN,
    KINDS,
    SECTIONS,
    TILE_KINDS,
    TOKEN,
    WAGONS,
    WILL,
)

ALL_WAGONS = (1 << WAGONS) - 1


@rule
def gang_count(s):
    """SB-V1: two players meet Will Scarlet's gang; otherwise a gang per player."""
    return 3 if s.players == 2 else s.players


@rule
def is_will(s, gang):
    """SB-V1: the gang that nobody decides for."""
    return s.players == 2 and gang == WILL


@rule
def asked_seat(s):
    """The seat whose turn it is in a step that goes round from the start player."""
    return (s.start + s.asked) % s.players


@rule
def gain(s, gang, points):
    """SB-H5: victory points never fall below 0."""
    s.victory_points[gang] = max(0, s.victory_points[gang] + points)


@rule
def draw_tile(s):
    """A random tile of the supply, which must not be empty.

    In a hidden record the kinds are erased: then it is the last kind, and nothing breaks.
    """
    at = draw(s, s.supply_size)
    kind = 0
    while kind < COIN and at >= s.supply[kind]:
        at -= s.supply[kind]
        kind += 1
    s.supply[kind] -= 1
    s.supply_size -= 1
    return kind


@rule
def take_loot(s, gang, kind):
    """A tile or a coin token joins this round's loot."""
    s.loot[gang, kind] += 1
    if kind != TOKEN:
        s.loot_size[gang] += 1


@rule
def take_token(s, gang):
    """SB-A2: a coin token, part of this round's loot."""
    s.supply[TOKEN] -= 1
    take_loot(s, gang, TOKEN)


@rule
def loot_total(s, gang):
    """Tiles and coin tokens of this round."""
    return s.loot_size[gang] + s.loot[gang, TOKEN]


@rule
def put_back(s, gang, kind):
    """SB-H4: a tile goes back unseen, a coin token to its own supply."""
    s.loot[gang, kind] -= 1
    s.supply[kind] += 1
    if kind != TOKEN:
        s.loot_size[gang] -= 1
        s.supply_size += 1
        if s.open_loot == 0:
            loosen_knowledge(s, gang)


@rule
def loosen_knowledge(s, gang):
    """A tile went back unseen: it may be one that the others had passed on to this gang."""
    for seat in range(s.players):
        if seat == gang:
            continue
        known = 0
        for kind in range(TILE_KINDS):
            known += s.passed[seat, kind]
        if s.slack[seat] + 1 < known:
            s.slack[seat] += 1
        else:
            forget(s, seat)


@rule
def forget(s, seat):
    """Nothing is known any more of the tiles that lie with the others."""
    s.slack[seat] = 0
    for kind in range(TILE_KINDS):
        s.passed[seat, kind] = 0


@rule
def may_put_back(s, seat, kind):
    """SB-T2: anything of this round's loot but the tile that was just drawn for it."""
    return s.loot[seat, kind] - (1 if kind == s.drawn else 0) > 0


@rule
def must_put_back(s, seat, count):
    """Whether everybody can see that there is no choice of what goes back.

    Face-down tiles may be all alike, but the others cannot see it: the owner is asked, because
    not to be asked would tell them.
    """
    just_drawn = 1 if s.drawn != NONE else 0
    if loot_total(s, seat) - just_drawn == count or s.loot_size[seat] == just_drawn:
        return True
    if s.open_loot == 0:
        return False
    kinds = 0
    for kind in range(KINDS):
        kinds += 1 if may_put_back(s, seat, kind) else 0
    return kinds == 1


@rule
def put_any_back(s, seat):
    """Put back what has to go back."""
    kind = 0
    while kind < TOKEN and not may_put_back(s, seat, kind):
        kind += 1
    put_back(s, seat, kind)


@rule
def draw_wagon(s, cards):
    """SB-A1, SB-H7: the deck's top wagon; an empty deck is its shuffled discards."""
    if s.deck == 0:
        s.deck = ALL_WAGONS
        for section in range(SECTIONS):
            if s.wagon[section] != NONE:
                s.deck ^= 1 << s.wagon[section]
        turn_top(s, cards)
    card = random_wagon(s, cards, s.top_back)
    s.deck ^= 1 << card
    turn_top(s, cards)
    return card


@rule
def turn_top(s, cards):
    """The back of the next wagon shows as soon as it lies on top."""
    s.top_back = NONE
    if s.deck != 0:
        s.top_back = cards.back[nth_wagon(s, cards, NONE, draw(s, count_bits(s.deck)))]


@rule
def random_wagon(s, cards, back):
    """Any wagon of the deck with that back."""
    count = 0
    for card in range(WAGONS):
        if s.deck >> card & 1 and cards.back[card] == back:
            count += 1
    return nth_wagon(s, cards, back, draw(s, count))


@rule
def nth_wagon(s, cards, back, n):
    """The n-th wagon of the deck, counted from 0, with that back (NONE: with any)."""
    for card in range(WAGONS):
        if s.deck >> card & 1 and (back == NONE or cards.back[card] == back):
            if n == 0:
                return card
            n -= 1
    return 0
