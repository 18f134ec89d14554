"""Sherwood Bandits: what a bandit promises, by the odds of the dice (`cards.below`)."""

from merrymen.engine.compiling import rule
from merrymen.games.sherwood_bandits.rules.worth import A_TILE
from merrymen.games.sherwood_bandits.state import FEAST, KINGS

A_CHOICE = 0.3  # more for the one who chooses first
A_DIE_TO_ANSWER_FOR = 0.4  # what a counting die costs on the drawbridge
USUAL_FEAST = 10


@rule
def fails(cards, dice, defence):
    """How likely some dice stay below a defence."""
    rolls = 1
    for _ in range(dice):
        rolls *= 6
    return cards.below[dice, max(0, min(40, defence))] / float(rolls)


@rule
def bandit_promise(cards, position, dice, defence, tiles):
    """What a bandit brings on a position (from 1) among some dice, SB-R4 to SB-R6."""
    in_time = fails(cards, position - 1, defence)
    counts = in_time - fails(cards, max(dice, position), defence)
    is_last = in_time - fails(cards, position, defence)
    return counts * (1.0 + tiles - A_DIE_TO_ANSWER_FOR) + is_last * (1.0 + A_CHOICE)


@rule
def tiles_of(s, cards, section):
    """What a counting die draws from a wagon whose front is known."""
    return 2.0 * A_TILE if cards.kind[s.wagon[section]] == KINGS else A_TILE


@rule
def likely_defence(s, cards, section):
    """SB-A1: the defence, as far as the one who moves can tell."""
    if s.revealed == 1:
        feast = cards.kind[s.wagon[section]] == FEAST
        return USUAL_FEAST + s.token[section] if feast else s.defence[section]
    if s.peeked[s.seat] >> section & 1 and cards.defence[s.wagon[section]] > 0:
        return cards.defence[s.wagon[section]] + s.token[section]
    return cards.low[s.back[section]] + 2 + s.token[section]
