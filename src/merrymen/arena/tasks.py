"""A tournament as a list of tasks that any process on any machine can carry out."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from merrymen.arena.outcome import Outcome, outcome_of
from merrymen.arena.series import bot_seed, play_to_end, rotation
from merrymen.bots import bot
from merrymen.games import game as find_game


class Task(msgspec.Struct, kw_only=True, frozen=True):
    """One game of a tournament, as plain data."""

    game: str
    bots: list[str]
    number: int
    seed: int
    options: dict[str, Any] = {}
    edition: str | None = None


def tasks(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    edition: pathlib.Path | None = None,
) -> list[Task]:
    """All games of a tournament."""
    return [
        Task(
            game=game,
            bots=list(bots),
            number=number,
            seed=seed,
            options=options or {},
            edition=str(edition) if edition else None,
        )
        for number in range(games)
    ]


def carry_out(task: Task) -> Outcome:
    """Play one game. The same task gives the same outcome wherever it is carried out."""
    game, count = find_game(task.game), len(task.bots)
    deal, order = rotation(task.number, count)
    seated = [
        bot(task.bots[which], seed=bot_seed(task.seed, task.number, seat, count))
        for seat, which in enumerate(order)
    ]
    names = [task.bots[which] for which in order]
    edition = game.load_edition(task.edition)
    chronicle, last = play_to_end(game, seated, task.seed + deal, names, edition, task.options)
    outcome = outcome_of(task.number, order, chronicle, last, seated)
    for one in seated:
        if hasattr(one, "close"):
            one.close()
    return outcome


def carry_out_encoded(data: bytes) -> bytes:
    """The same over bytes, for processes that share nothing."""
    return msgspec.json.encode(carry_out(msgspec.json.decode(data, type=Task)))


def decoded(data: bytes) -> Outcome:
    """An outcome that came back as bytes."""
    return msgspec.json.decode(data, type=Outcome)


def here(todo: Sequence[Task]) -> Iterator[Outcome]:
    """One after another, in this process."""
    return map(carry_out, todo)
