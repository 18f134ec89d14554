"""What people play at this house: openings and strategies, and how often they won."""

from __future__ import annotations

import asyncio
import datetime
import math
from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

import merrymen
from merrymen.errors import MerrymenError
from merrymen.match import Match
from merrymen.messages import Message
from merrymen.table.play.trail import Row, effective
from merrymen.table.protocol.studies import Trend, Trends
from merrymen.table.refusal import Refusal
from merrymen.table.storage.finished import finished_games
from merrymen.table.storage.known_editions import KnownEditions
from merrymen.table.storage.rows import TableRow
from merrymen.table.storage.stored_games import first_position

if TYPE_CHECKING:
    from merrymen.table.house import House

GAMES = 400  # the latest ones that are read
SHOWN = 10  # openings
FEWEST = 2  # games before something is told as an opening
SURE = 1.96  # standard errors on either side: 95 of 100 such intervals hold the truth


class Played(msgspec.Struct, frozen=True):
    """One person's part in one game."""

    opening: Message
    strategy: Message
    won: float  # the share of the victory
    fair: float


class TrendsOfTheDay:
    """Reads the database once a day for each game, and remembers what it found."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._known: dict[str, Trends] = {}
        self._reading = asyncio.Lock()

    async def of(self, game: str, today: datetime.date) -> Trends:
        if game not in merrymen.games():
            raise Refusal("not-found", 404)
        async with self._reading:
            known = self._known.get(game)
            if known is None or known.date != today.isoformat():
                editions = self._house.editions
                games = await self._house.read(lambda c: finished_games(c, game, GAMES))
                known = await asyncio.to_thread(trends, game, games, editions, today)
                self._known[game] = known
        return known


def trends(
    game: str,
    games: list[tuple[TableRow, list[Row]]],
    editions: KnownEditions,
    today: datetime.date,
) -> Trends:
    """What the people in some games began with and lived on, and how it went for them."""
    parts: list[Played] = []
    count = 0
    for row, rows in games:
        found = played(row, rows, editions)
        parts += found
        count += bool(found)
    openings = _grouped((one.opening, one) for one in parts)
    return Trends(
        game=game,
        date=today.isoformat(),
        games=count,
        parts=len(parts),
        openings=[each for each in openings if each.games >= FEWEST][:SHOWN],
        strategies=_grouped((one.strategy, one) for one in parts),
    )


def played(row: TableRow, rows: list[Row], editions: KnownEditions) -> list[Played]:
    """Every person's part in a game; nothing of one that these rules cannot replay."""
    assert row.result is not None
    openings: dict[int, Message] = {}
    try:
        match = first_position(row, editions)
        for each in effective(rows):
            if not each.bot and each.seat not in openings and len(match.legal()) > 1:
                opening = opening_of(match, each.action)
                if opening is not None:
                    openings[each.seat] = opening
            match.apply(each.action, entropy=each.entropy)
    except MerrymenError:
        return []
    winners, fair = row.result.winners, 1 / row.players
    return [
        Played(
            opening=opening,
            strategy=strategy_of(match, seat),
            won=(seat in winners) / max(1, len(winners)),
            fair=fair,
        )
        for seat, opening in openings.items()
        if row.seats[seat].kind == "person"
    ]


def opening_of(match: Match, action: int) -> Message | None:
    """What a decision is counted as; None where it says nothing about an opening."""
    seen, presentation = match.hidden(match.to_move).reading, match.game.presentation
    if presentation.opening is not None:
        return presentation.opening(seen, match.edition, action)
    return presentation.choice(seen, match.edition, action).label


def strategy_of(match: Match, seat: int) -> Message:
    """What a seat built upon: the heading of the score sheet that brought it most, where the game
    has no better word for it."""
    presentation = match.game.presentation
    if presentation.strategy is not None:
        return presentation.strategy(match.hidden(seat).reading, match.edition, seat)
    points = list(match.score_sheet()[seat].values())
    return match.game.heading(max(range(len(points)), key=lambda each: points[each]))


def _grouped(parts: Iterable[tuple[Message, Played]]) -> list[Trend]:
    """The same thing said of several parts, the most frequent first."""
    groups: dict[bytes, list[tuple[Message, Played]]] = defaultdict(list)
    for label, one in parts:
        groups[msgspec.json.encode(label, order="deterministic")].append((label, one))
    made = [_trend(group[0][0], [one for _, one in group]) for group in groups.values()]
    return sorted(made, key=lambda each: (-each.games, -each.won))


def _trend(label: Message, parts: list[Played]) -> Trend:
    won = sum(each.won for each in parts) / len(parts)
    low, high = interval(won, len(parts))
    return Trend(
        label=label,
        games=len(parts),
        won=round(won, 3),
        low=round(low, 3),
        high=round(high, 3),
        fair=round(sum(each.fair for each in parts) / len(parts), 3),
    )


def interval(share: float, count: int) -> tuple[float, float]:
    """Where the true share may lie (Wilson's interval: it holds for few games as well)."""
    squared = SURE**2 / count
    middle = (share + squared / 2) / (1 + squared)
    reach = SURE / (1 + squared) * math.sqrt(share * (1 - share) / count + squared / (4 * count))
    return max(0.0, middle - reach), min(1.0, middle + reach)
