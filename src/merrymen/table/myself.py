"""What comes out of a guest's games: how they fared, and what they can be proud of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from msgspec.structs import replace

import merrymen
from merrymen.table.protocol.myself import Milestone, Myself, PastGame, Tally
from merrymen.table.protocol.requests import Fared, OwnRecord

LISTED = 100  # games that are told one by one


def told(name: str, games: Sequence[PastGame], levels: Sequence[str]) -> Myself:
    """All that the page about oneself shows; `games` are the latest first."""
    return Myself(
        name=name,
        games=list(games[:LISTED]),
        count=len(games),
        tallies=tallies(games, levels),
        milestones=milestones(list(reversed(games)), levels),
    )


def record(games: Sequence[PastGame], levels: Sequence[str]) -> OwnRecord:
    """What one is told before a game against bots: what is known already, and how one fared."""
    fared = [
        Fared(game=one.game, level=one.against, games=one.played, wins=one.won)
        for one in tallies(games, levels)
        if one.against in levels
    ]
    return OwnRecord(finished=sorted({game.game for game in games}), fared=fared)


def tallies(games: Sequence[PastGame], levels: Sequence[str]) -> list[Tally]:
    """By game and by whom one played against: people first, then the bots from strong to weak."""
    order = ["people", *reversed(levels)]
    rank = {name: place for place, name in enumerate(order)}
    counted = [game for game in games if game.against in rank]

    def key(game: PastGame) -> tuple[str, int]:
        return game.game, rank[game.against or ""]

    found = []
    for (game, place), some in groupby(sorted(counted, key=key), key):
        played = list(some)
        scores = [each.seats[each.seat].score for each in played]
        found.append(
            Tally(
                game=game,
                against=order[place],
                played=len(played),
                won=sum(each.won for each in played),
                average=sum(scores) / len(scores),
                best=max(scores),
            )
        )
    return found


def milestones(games: Sequence[PastGame], levels: Sequence[str]) -> list[Milestone]:
    """What is worth having, reached or not; `games` from the first to the latest."""
    counted = [game for game in games if game.against is not None]
    found = [
        _when(Milestone(kind="first-win"), counted, lambda each: each.won),
        _won_everywhere(counted),
    ]
    for name in merrymen.games():
        found += _of_game(name, [each for each in counted if each.game == name], levels[-1])
    return found


def _of_game(name: str, games: Sequence[PastGame], strongest: str) -> list[Milestone]:
    """A score that few games bring, and a win against the strongest bots."""
    proud = merrymen.game(name).proud
    points = Milestone(kind="points", game=name, points=proud)
    legend = Milestone(kind="legend", game=name)
    return [
        _when(points, games, lambda each: each.seats[each.seat].score >= proud),
        _when(legend, games, lambda each: each.won and each.against == strongest),
    ]


def _when(
    wanted: Milestone, games: Sequence[PastGame], is_it: Callable[[PastGame], bool]
) -> Milestone:
    """A milestone with the first game that reached it, if any has."""
    game = next(filter(is_it, games), None)
    return wanted if game is None else replace(wanted, table=game.table, at=game.at)


def _won_everywhere(counted: Sequence[PastGame]) -> Milestone:
    """Every game of the house won at least once."""
    left = set(merrymen.games())
    for game in counted:
        if game.won:
            left.discard(game.game)
        if not left:
            return Milestone(kind="all-games", table=game.table, at=game.at)
    return Milestone(kind="all-games")
