"""HTTP: puzzles, and what people play."""

from __future__ import annotations

import datetime
from typing import Annotated

from litestar import get, post
from litestar.datastructures import State
from litestar.params import Parameter

from merrymen.table.looking_back import puzzling
from merrymen.table.protocol.requests import OwnTable
from merrymen.table.protocol.studies import (
    PuzzleAnswer,
    PuzzleList,
    PuzzleMove,
    PuzzlePlay,
    PuzzleShown,
    Trends,
)
from merrymen.table.web.asking import (
    ALWAYS,
    Asked,
    guest_needed,
    guest_of,
    heavy,
    house_of,
    responses_for,
)

Game = Annotated[str, Parameter(min_length=1, max_length=64)]
PuzzleId = Annotated[str, Parameter(min_length=1, max_length=64)]


@get("/puzzles", responses=responses_for(*ALWAYS), summary="All puzzles, and the one of the day")
async def listed(request: Asked, state: State) -> PuzzleList:
    today = datetime.datetime.now(datetime.UTC).date()
    return await house_of(state).puzzles.listed(today)


@get(
    "/puzzles/{game:str}/{puzzle:str}",
    responses=responses_for(*ALWAYS, 404),
    summary="One puzzle, without its answer",
)
async def shown(request: Asked, state: State, game: Game, puzzle: PuzzleId) -> PuzzleShown:
    found = await house_of(state).puzzles.find(game, puzzle)
    return puzzling.show(found, guest_of(request))


@post(
    "/puzzles/{game:str}/{puzzle:str}",
    status_code=200,
    responses=responses_for(*ALWAYS, 404),
    summary="Play a move in a puzzle, and learn the answer",
)
async def answered(
    request: Asked, state: State, game: Game, puzzle: PuzzleId, data: PuzzleMove
) -> PuzzleAnswer:
    return puzzling.answer(await house_of(state).puzzles.find(game, puzzle), data.action)


@post(
    "/puzzles/{game:str}/{puzzle:str}/table",
    responses=responses_for(*ALWAYS, 401, 403, 404, 503),
    summary="Play on from a puzzle, against bots",
)
async def played_on(
    request: Asked, state: State, game: Game, puzzle: PuzzleId, data: PuzzlePlay
) -> OwnTable:
    house, guest = house_of(state), guest_needed(request)
    found = await house.puzzles.find(game, puzzle)
    return await puzzling.play_on(house, guest, found, data.level, heavy(request))


@get(
    "/trends/{game:str}",
    responses=responses_for(*ALWAYS, 404),
    summary="What people play at this house, and what won",
)
async def trends(request: Asked, state: State, game: Game) -> Trends:
    today = datetime.datetime.now(datetime.UTC).date()
    return await house_of(state).trends.of(game, today)
