"""What is chosen for a game on the command line: players, seed, edition, options."""

from __future__ import annotations

import argparse
import os
import pathlib
import tempfile
from typing import Any

from merrymen.errors import BadSetup
from merrymen.game import Game


def count(written: str) -> int:
    """A number of things of which there is at least one."""
    number = int(written)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{written} is not 1 or more")
    return number


def arguments(parser: argparse.ArgumentParser) -> None:
    """What every command that starts games takes."""
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--edition", type=pathlib.Path, help="an edition file of your own")
    option(parser)


def option(parser: argparse.ArgumentParser) -> None:
    """The options of a game, for `options_of`."""
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )


def options_of(game: Game, written: list[str]) -> dict[str, Any]:
    """NAME=VALUE pairs as the values that the game's options have."""
    values: dict[str, Any] = {}
    for pair in written:
        name, _, value = pair.partition("=")
        choices = game.options[name].choices if name in game.options else ()
        values[name] = next((c for c in choices if str(c).lower() == value.lower()), value)
    return game.choose_options(values)


def writable(folder: str | os.PathLike[str]) -> pathlib.Path:
    """A folder that can be written into, made where it is not there; BadSetup otherwise."""
    place = pathlib.Path(folder)
    try:
        place.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=place).close()
    except OSError as error:
        raise BadSetup(f"{place} is no folder to write into: {error.strerror}") from None
    return place
