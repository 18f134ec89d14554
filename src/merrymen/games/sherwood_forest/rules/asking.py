"""Sherwood Forest: whom a sensible leader asks for how many robbers, and who is shown a card.

Everybody who takes part gets the full glory, so the fewest who can do it are asked, and those who
are behind before those who lead. In the basic game nothing is asked by number: there the leader
hears everybody and leaves out who is not needed.
"""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.engine.standing import count_bits
from merrymen.games.sherwood_forest.rules.outlook import ROBBER, card_worth, own_cards, seen_cards
from merrymen.games.sherwood_forest.rules.secrets import knows
from merrymen.games.sherwood_forest.rules.table import glory_of, next_in
from merrymen.games.sherwood_forest.rules.talk import with_robbers
from merrymen.games.sherwood_forest.state import (
    ASK,
    ASKS,
    CALL_TERMS,
    PLAIN_KINDS,
    SHOW,
    THE_TABLE,
    VIEWERS,
)

NEVER = -9.0
FIRST = 20.0  # before the click that closes a form


@rule
def expected_help(s, other):
    """The robbers to expect of a player: what they were asked for, or half of their camp."""
    return s.wanted[other] if s.wanted[other] > 0 else (s.camp[other] + 1) // 2


@rule
def asked_help(s, seat):
    """How many robbers those who are asked may bring; where nobody is by name, everybody is."""
    help_ = 0
    for other in range(s.players):
        if other != seat and (s.asked == 0 or s.asked >> other & 1):
            help_ += expected_help(s, other)
    return help_


@rule
def still_missing(s, cards):
    """What the card aimed at needs beyond the leader's camp and cards and the robbers asked for."""
    own = s.camp[s.seat]
    missing = cards.strength[s.laid[s.aim]] - own - own_cards(s, s.seat, own)
    for other in range(s.players):
        missing -= s.wanted[other]
    return missing


@rule
def appraise_ask(s, cards, action):
    """SF-P6 (1), advanced: for exactly what is missing, where it should pay the one asked."""
    other, robbers = (action - ASK) // ASKS, (action - ASK) % ASKS
    if not s.advanced or s.is_open or s.aim == NONE or not knows(s, s.seat, s.aim):
        return NEVER
    missing = still_missing(s, cards)
    if missing <= 0 or robbers != min(missing, s.camp[other]):
        return NEVER
    card = s.laid[s.aim]
    worth = card_worth(s, cards, other, card, robbers / cards.strength[card])
    if worth <= ROBBER * robbers:
        return NEVER
    return FIRST - 3.0 + 0.2 * robbers - 0.001 * glory_of(s, other)


@rule
def audience(s):
    """The one player who must believe a speaker, or the table where there are more."""
    others = s.asked & ~s.answered
    if s.phase == CALL_TERMS:
        others = with_robbers(s) if s.asked == 0 else s.asked
    else:
        others |= 1 << s.turn
        for other in range(s.players):
            if s.offer_robbers[other] > 0:
                others |= 1 << other
    others &= ~(1 << s.seat)
    return next_in(s, s.seat, s.seat, others) if count_bits(others) == 1 else THE_TABLE


@rule
def appraise_show(s, cards, action, own, others):
    """SF-V4: a card without which the group would look too weak, to whom it concerns alone."""
    kind, viewer = (action - SHOW) // VIEWERS, (action - SHOW) % VIEWERS
    if kind >= PLAIN_KINDS or s.aim == NONE or not knows(s, s.seat, s.aim):
        return NEVER
    if viewer != audience(s):
        return NEVER
    needed = cards.strength[s.laid[s.aim]]
    open_now = own + others + seen_cards(s, viewer, s.seat, own)
    if open_now < needed <= own + others + own_cards(s, s.seat, own):
        return FIRST - 5.0 + kind
    return NEVER
