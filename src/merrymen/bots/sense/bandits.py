"""Sherwood Bandits: looks are for what one has not seen."""

from __future__ import annotations

from merrymen.games.sherwood_bandits import state as st
from merrymen.match import Match


def dominated(hidden: Match, seat: int) -> set[int]:
    """SB-M1: the second look is free; a first look at a wagon seen already is wasted."""
    s, actions = hidden.reading, hidden.legal()
    looks = [action for action in actions if st.LOOK <= action < st.SCOUT]
    if s.phase == st.LOOKING:
        return {st.ENOUGH} if looks else set()
    if s.phase != st.PLACING or s.face_up[st.MARIAN] != st.GOSSIP:
        return set()
    known = {action for action in looks if int(s.peeked[seat]) >> (action - st.LOOK) & 1}
    return known if len(known) < len(looks) else set()
