"""Characters: what bots of one level are fond of where choices are nearly equal.

A loyal one joins, signs and shares; a haggler asks for more and takes what is paid for; a loner
would rather do it alone. The differences are small in worth and large to the eye. They are for
Sherwood Forest, the only game in which one talks.
"""

from __future__ import annotations

import zlib

from merrymen.games.sherwood_forest import state as st
from merrymen.match import Match

TALKED = "sherwood_forest"
LOYAL, HAGGLER, LONER = "loyal", "haggler", "loner"
CHARACTERS = (LOYAL, HAGGLER, LONER)


def at_table(game: str, table: str, seat: int) -> str | None:
    """The character of a bot at a live table: by the table's name, which is no secret."""
    return drawn(zlib.crc32(table.encode()), seat) if game == TALKED else None


def drawn(lot: int, seat: int) -> str:
    """The character of a seat at a table, by a lot that everybody may know."""
    return CHARACTERS[(lot + seat) % len(CHARACTERS)]


def fondness(character: str, match: Match, action: int) -> int:
    """1 for what a character is fond of, -1 for what it would rather not do, else 0."""
    if match.game.name != TALKED:
        return 0
    phase = match.number("phase")
    if phase == st.PLAN:
        return _of_plan(character, action)
    if phase == st.OFFER:
        return _of_offer(character, action)
    if phase in (st.ANSWER, st.CONFIRM_DEAL, st.DEAL_MEMBER, st.DEAL_OWN, st.CONSENT):
        return _of_answer(character, action)
    return 0


def _of_plan(character: str, action: int) -> int:
    is_call = st.CALL <= action <= st.CALL_OPEN
    is_alone = action < st.CALL
    if character == LOYAL:
        return 1 if is_call else 0
    return 1 if character == LONER and is_alone else 0


def _of_offer(character: str, action: int) -> int:
    if action == st.DECLINE:
        return {LOYAL: -1, HAGGLER: 0, LONER: 1}[character]
    is_wish = st.GOLD < action < st.COMPANIONS or st.NOW < action < st.WITH
    return 1 if character == HAGGLER and is_wish else 0


def _of_answer(character: str, action: int) -> int:
    is_no = action in (st.NO, st.REJECT, st.WITHDRAW)
    if character == LOYAL:
        return -1 if is_no else 0
    return 1 if character == LONER and is_no else 0
