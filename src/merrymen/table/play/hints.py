"""Hints: what Legend would do in the asker's seat, from what that seat may know."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec

from merrymen.analysis.advising import Advice, Budget, why
from merrymen.match import Match
from merrymen.table.bots.wanting import whose
from merrymen.table.play.live import Live
from merrymen.table.play.practice import mark
from merrymen.table.protocol.frames import Hint
from merrymen.table.refusal import Refusal

if TYPE_CHECKING:
    from merrymen.table.house import House
    from merrymen.table.play.session import Session

KEPT = 400  # hints that somebody may still ask more about
WHY_NOT = 1 / 3  # of what a hint costs


class Hints:
    """Gives hints at this process's tables; the same question is not thought over twice."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._given: OrderedDict[tuple[str, int, int], Hint] = OrderedDict()

    async def tell(self, session: Session, live: Live, version: int, action: int | None) -> None:
        """Answer a question about the position that the asker sees."""
        seat = session.seated()
        seen = self._seen(live, seat, version)
        if action is not None and action not in seen.legal():
            raise Refusal("hint-late")
        if len(seen.legal()) == 1:
            raise Refusal("hint-only")
        network = self._house.doors.remember(session.address, session.guest.id)
        cost = 1.0 if action is None else WHY_NOT
        if not self._house.doors.hints.take(session.guest.id, network, cost):
            raise Refusal("too-fast", 429)
        await mark(self._house, live, "hints")
        hint = await self._best(live, seat, seen, version)
        if action is not None:
            hint = await self._why_not(live, seat, seen, action, hint)
        session.tell(hint)

    def _seen(self, live: Live, seat: int, version: int) -> Match:
        """What the asking seat may know, where it may ask now."""
        if not live.row.may_be_helped:
            raise Refusal("no-hints", 403)
        if live.trail is None or live.mover != seat or version != live.version:
            raise Refusal("hint-late")
        return live.trail.match.hidden(seat)

    async def _best(self, live: Live, seat: int, seen: Match, version: int) -> Hint:
        key = (live.row.id, version, seat)
        if key not in self._given:
            begun = time.monotonic()
            advice = await self._advise(live, seat, seen, self._house.limits.hint_s)
            self._given[key] = _told(seen, advice, version, time.monotonic() - begun)
            while len(self._given) > KEPT:
                self._given.popitem(last=False)
        return self._given[key]

    async def _why_not(self, live: Live, seat: int, seen: Match, action: int, hint: Hint) -> Hint:
        best, begun = hint.options[0].action, time.monotonic()
        if action == best:
            return msgspec.structs.replace(hint, about=hint.options[0])
        seconds = WHY_NOT * self._house.limits.hint_s
        advice = await self._advise(live, seat, seen, seconds, action, best)
        return msgspec.structs.replace(
            hint,
            about=advice.judgement.played,
            why=why(seen, advice),
            seconds=round(time.monotonic() - begun, 2),
        )

    async def _advise(
        self, live: Live, seat: int, seen: Match, seconds: float,
        action: int | None = None, best: int = 0,
    ) -> Advice:  # fmt: skip
        found = await self._house.pool.advise(
            seen, seat, Budget(seconds), whose(self._house, live), action, best
        )
        if found is None:
            raise Refusal("hint-busy", 503)
        return found


def _told(seen: Match, advice: Advice, version: int, seconds: float) -> Hint:
    return Hint(
        version=version,
        options=advice.judgement.options,
        chances=advice.chances,
        why=why(seen, advice),
        seconds=round(seconds, 2),
    )
