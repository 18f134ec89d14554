"""A tournament as a list of tasks that any process on any machine can carry out."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from merrymen.arena.outcome import Failure, Outcome, outcome_of
from merrymen.arena.series import bot_seed, deal_seed, play_to_end, rotation
from merrymen.bots import bot
from merrymen.bots.process import Program
from merrymen.errors import BrokenBot, MerrymenError, trace
from merrymen.games import game as find_game


class Task(msgspec.Struct, kw_only=True, frozen=True):
    """One game of a tournament, as plain data."""

    game: str
    bots: list[str]
    number: int
    seed: int
    options: dict[str, Any] = {}
    edition: str | None = None
    strict: bool = False  # whether a bot that fails forfeits the game

    @property
    def command(self) -> str:
        """What plays this very game again."""
        words = ["merrymen", "arena", self.game, "--bots", ",".join(self.bots)]
        words += ["--players", str(len(self.bots)), "--seed", str(self.seed)]
        for name, value in self.options.items():
            words += ["--option", f"{name}={value}"]
        words += ["--edition", self.edition] if self.edition else []
        return shlex.join([*words, "--only", str(self.number)])


def tasks(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    edition: str | os.PathLike[str] | None = None,
    strict: bool = False,
) -> list[Task]:
    """All games of a tournament."""
    return [
        Task(
            game=game,
            bots=list(bots),
            number=number,
            seed=seed,
            options=options or {},
            edition=os.fspath(edition) if edition else None,
            strict=strict,
        )
        for number in range(games)
    ]


def carry_out(task: Task) -> Outcome:
    """Play one game. The same task gives the same outcome wherever it is carried out."""
    game, count = find_game(task.game), len(task.bots)
    deal, order = rotation(task.number, count)
    seated = [
        bot(task.bots[which], seed=bot_seed(task.seed, task.number, seat))
        for seat, which in enumerate(order)
    ]
    names = [task.bots[which] for which in order]
    edition, dealt = game.load_edition(task.edition), deal_seed(task.seed, deal)
    for one in seated:
        if isinstance(one, Program):
            one.strict = task.strict
    try:
        chronicle, last = play_to_end(game, seated, dealt, names, edition, task.options)
        return outcome_of(task.number, order, chronicle, last, seated)
    except Exception as error:
        if not hasattr(error, "merrymen_game"):
            raise
        if task.strict:
            return _forfeited(task, order, error)
        raise BrokenBot(
            f"a bot failed in game {task.number}; play that game again with\n"
            f"  {task.command}\n{trace(error)}"
        ) from error
    finally:
        for one in seated:
            if hasattr(one, "close"):
                one.close()


def _forfeited(task: Task, order: list[int], error: Any) -> Outcome:
    """The game ends where the bot failed; the others share the win."""
    chronicle, last, seat = error.merrymen_game
    reason = (
        f"{type(error).__name__}: {error}" if not isinstance(error, MerrymenError) else str(error)
    )
    chronicle.close(last)
    chronicle.winners = [other for other in range(len(order)) if other != seat]
    chronicle.note = f"seat {seat} forfeits: {reason}"
    return outcome_of(task.number, order, chronicle, last, (), Failure(seat, reason, 1))


def carry_out_encoded(data: bytes) -> bytes:
    """The same over bytes, for processes that share nothing."""
    return msgspec.json.encode(carry_out(msgspec.json.decode(data, type=Task)))


def decoded(data: bytes) -> Outcome:
    """An outcome that came back as bytes."""
    return msgspec.json.decode(data, type=Outcome)


def here(todo: Sequence[Task]) -> Iterator[Outcome]:
    """One after another, in this process."""
    return map(carry_out, todo)
