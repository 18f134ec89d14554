"""Sherwood Bandits: wagons arrive and are revealed, with their defences and companions."""

from merrymen.engine.chance import draw, reveal
from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_bandits.rules.table import draw_wagon, gang_count
from merrymen.games.sherwood_bandits.state import (
    BEER_WAGON,
    ESCAPED,
    FEAST,
    FREE,
    JAIL,
    SHERIFFS,
    SPACES,
    WAITING,
    WAYFARERS,
)

NO_OTHER_WAGON = 10  # SB-W1, SB-W2
ALL_FOUR = 15  # a companion's cards as a set


@rule
def lay_wagon(s, cards, section):
    """SB-A1: the deck's top wagon, face down."""
    card = draw_wagon(s, cards)
    s.wagon[section] = card
    s.back[section] = cards.back[card]
    s.outcome[section] = WAITING


@rule
def reveal_wagons(s, cards):
    """SB-A5: all fronts are seen; companions change, defences stand, leaders are caught."""
    s.revealed = 1
    reveal(s)
    for seat in range(s.players):
        s.peeked[seat] = 0
    for section in range(gang_count(s)):
        card = s.wagon[section]
        s.defence[section] = defence_of(s, cards, section)
        if cards.companion[card] != NONE:
            replace_companion(s, cards.companion[card])
        if cards.kind[card] == SHERIFFS:
            catch_leaders(s, section)


@rule
def replace_companion(s, companion):
    """SB-A5: the next card; an empty deck is its discards without the one just replaced."""
    if s.companion_deck[companion] == 0:
        s.companion_deck[companion] = ALL_FOUR ^ 1 << s.face_up[companion]
    turn_up_companion(s, companion)


@rule
def turn_up_companion(s, companion):
    """SB-S1: a random card of a companion's deck lies face up."""
    count = 0
    for effect in range(4):
        count += s.companion_deck[companion] >> effect & 1
    n, effect = draw(s, count), 0
    while s.companion_deck[companion] >> effect & 1 == 0 or n > 0:
        n -= s.companion_deck[companion] >> effect & 1
        effect += 1
    s.companion_deck[companion] ^= 1 << effect
    s.face_up[companion] = effect


@rule
def defence_of(s, cards, section):
    """SB-M4, SB-W1 to SB-W3: what stands on the front, with the token; 0 for the Feast."""
    kind = cards.kind[s.wagon[section]]
    if kind == FEAST:
        return 0
    if kind in (BEER_WAGON, WAYFARERS):
        return copied_defence(s, cards, section, kind == BEER_WAGON) + s.token[section]
    return cards.defence[s.wagon[section]] + s.token[section]


@rule
def renew_copies(s, cards):
    """SB-W1, SB-W2: a wagon has left the board; those that are still to be attacked look again."""
    for section in range(gang_count(s)):
        kind = cards.kind[s.wagon[section]]
        if s.outcome[section] == WAITING and kind in (BEER_WAGON, WAYFARERS):
            s.defence[section] = defence_of(s, cards, section)


@rule
def copied_defence(s, cards, section, lowest):
    """SB-W1, SB-W2: the lowest or highest of the others with a printed number, or 10.

    A wagon that escaped has left the board; a robbed one is there until the round is tidied up.
    """
    found, best = False, NO_OTHER_WAGON
    for other in range(gang_count(s)):
        printed = cards.defence[s.wagon[other]]
        if other == section or printed == 0 or s.outcome[other] == ESCAPED:
            continue
        value = printed + s.token[other]
        if not found or (value < best if lowest else value > best):
            found, best = True, value
    return best


@rule
def catch_leaders(s, section):
    """SB-W5: leaders of the gangs that lie in wait there go to jail, unless on a card."""
    for space in range(SPACES):
        gang = s.bandit[section, space, 0]
        if gang != NONE and s.leader[gang] == FREE:
            s.leader[gang] = JAIL
