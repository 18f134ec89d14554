"""Prove from a game's file that its deal and every later chance were settled before play."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator

from rich.console import Console

from merrymen import chronicle
from merrymen.chronicle import Chronicle, digest
from merrymen.errors import IllegalAction, MerrymenError
from merrymen.fairness import Dice, Fairness, commitment_to, seal_of
from merrymen.games import game as find_game
from merrymen.match import Match
from merrymen.undo import used_chance

WHY_NONE = (
    "this file has no proof: the game was played before there were proofs, away from a table,"
    " or gone on from a point of another game"
)
WHY_CLOSED = "this game was not played to its end: its secret stays closed, and nothing is proven"


class Unproven(MerrymenError):
    """There is nothing that could be checked."""


class Unfair(MerrymenError):
    """What a file says of its chance does not hold."""


def check(told: Chronicle, start: Match, noted: str | None = None) -> int:
    """How many chances were used, all of them settled before play; or Unproven, or Unfair.

    `noted` is the commitment that somebody wrote down before the game.
    """
    settled = told.fairness
    if settled is None:
        raise Unproven(WHY_NONE)
    if settled.secret is None:
        raise Unproven(WHY_CLOSED)
    if noted is not None and noted != settled.commitment:
        raise Unfair("the commitment in the file is not the one that was noted before the game")
    if commitment_to(settled.table, settled.secret) != settled.commitment:
        raise Unfair("the secret is not the one that the server had committed itself to")
    _check_parts(settled, told.players)
    dice = Dice(settled, settled.secret)
    if told.seed != dice.chance(0):
        raise Unfair("the deal does not follow from the secret and what the players put in")
    return _check_steps(told, start, dice)


def _check_parts(settled: Fairness, players: int) -> None:
    seats = [part.seat for part in settled.parts]
    if seats != sorted(set(seats)) or any(seat >= players for seat in seats):
        raise Unfair("what the players put in is not in the order of their seats")
    for part in settled.parts:
        if part.nonce is not None and seal_of(part.nonce) != part.seal:
            raise Unfair(f"what seat {part.seat + 1} put in does not fit its seal")


def _check_steps(told: Chronicle, match: Match, dice: Dice) -> int:
    """Every step has the next chance that is still unused; a step that uses none leaves it."""
    used = 1  # the deal
    for number, step in enumerate(told.steps, 1):
        if step.entropy != dice.chance(used):
            raise Unfair(f"step {number}: its chance is not the one that was settled before play")
        before = match.copy()
        try:
            match.apply(step.action, entropy=step.entropy)
        except IllegalAction as error:
            raise Unfair(f"step {number} does not replay: {error}") from None
        used += used_chance(before, match, step.entropy)
    if match.to_move is not None:
        raise Unfair(f"after step {len(told.steps)} the game is not over: steps are missing")
    if told.digest != digest(match) or told.scores != match.scores():
        raise Unfair("the game replays, but ends otherwise than the file says")
    return used


def main(path: pathlib.Path, edition: pathlib.Path | None, noted: str | None) -> int:
    """`merrymen verify-fair`: 0 where the proof holds, 1 where it does not; 2: there is none."""
    console = Console(soft_wrap=True, highlight=False)
    told = chronicle.load(path)
    if told.fairness is None:
        raise Unproven(WHY_NONE)
    start = told.start(find_game(told.game).load_edition(edition))
    try:
        used = check(told, start, noted)
    except Unfair as error:
        console.print(f"[red]Not proven fair:[/] {error}.")
        return 1
    console.print(f"The commitment {told.fairness.commitment} was opened, and it fits.")
    for line in _contributions(told, told.fairness):
        console.print(line)
    console.print(
        f"[green]Proven:[/] the deal and {used - 1} later chances in {len(told.steps)} steps"
        " were settled before play."
    )
    if told.practice:
        console.print("It was practice: its player went back freely, and knew what was to come.")
    return 0


def _contributions(told: Chronicle, settled: Fairness) -> Iterator[str]:
    parts = {part.seat: part for part in settled.parts}
    for seat in range(told.players):
        name = f" ({told.names[seat]})" if told.names[seat : seat + 1] not in ([], [""]) else ""
        part = parts.get(seat)
        if part is None:
            yield f"Seat {seat + 1}{name} put nothing in."
        elif part.nonce is None:
            yield f"Seat {seat + 1}{name} did not open its seal in time and was left out."
        else:
            yield f"Seat {seat + 1}{name} put in its part, and it fits its seal."
