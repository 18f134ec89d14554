"""A chronicle: one game as a file, from the first seed to the last score, that replays exactly."""

from __future__ import annotations

import hashlib
import os
import pathlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Self

import msgspec

from merrymen.editions import Edition
from merrymen.errors import DamagedPosition, IllegalAction
from merrymen.fairness import Fairness
from merrymen.game import Game
from merrymen.games import game as find_game
from merrymen.match import Match

# Browsers read numbers as doubles, which end at 53 bits: 64 bits are written as text, and read
# as text or as a number.
if TYPE_CHECKING:
    Bits = int
else:
    Bits = int | str


class Step(msgspec.Struct, array_like=True):
    """One action, with the chance that a live table put in before it (None: none)."""

    action: int
    entropy: Bits | None = None

    def __post_init__(self) -> None:
        if self.entropy is not None:
            self.entropy = int(self.entropy)


class Chronicle(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Everything needed to play a game again, and what came of it."""

    format: int = 1
    game: str
    rules: int
    edition: str
    players: int
    options: dict[str, Any] = {}
    seed: Bits
    names: list[str] = []
    note: str = ""
    steps: list[Step] = []
    scores: list[int] = []
    winners: list[int] = []
    digest: str = ""  # of the final position
    fairness: Fairness | None = None  # of a live table: what settled its chance
    practice: bool = False  # who played it went back freely, and knew what was to come

    def __post_init__(self) -> None:
        self.seed = int(self.seed)

    def __hash__(self) -> int:
        """By everything in it, as it is now."""
        return hash(msgspec.json.encode(self))

    @classmethod
    def begin(cls, match: Match, seed: int, **more: Any) -> Self:
        """The chronicle of a match that has just begun."""
        return cls(
            game=match.game.name,
            rules=match.game.rules_version,
            edition=match.edition.hash,
            players=match.players,
            options=match.options,
            seed=seed,
            **more,
        )

    def add(self, action: int, entropy: int | None = None) -> None:
        """Note one more step."""
        self.steps.append(Step(action, entropy))

    def close(self, match: Match) -> None:
        """Note how it ended."""
        self.scores, self.winners, self.digest = match.scores(), match.winners(), digest(match)

    def replay(self, edition: str | pathlib.Path | Edition | None = None) -> Iterator[Match]:
        """The first position, then the position after each step; checks the end as well.

        Each is a match of its own, to keep or to play on from.
        """
        match = self.start(edition)
        yield match.copy()
        for number, step in enumerate(self.steps, 1):
            try:
                match.apply(step.action, entropy=step.entropy)
            except IllegalAction as error:
                raise DamagedPosition(f"step {number} does not replay: {error}") from None
            yield match.copy()
        if self.digest and self.digest != digest(match):
            raise DamagedPosition("the game replays, but ends in another position")

    def start(self, edition: str | pathlib.Path | Edition | None = None) -> Match:
        """The first position."""
        game: Game = find_game(self.game)
        if self.rules != game.rules_version:
            raise DamagedPosition(
                f"played under rules version {self.rules} of {game.title},"
                f" these are version {game.rules_version}"
            )
        edition = edition if isinstance(edition, Edition) else game.load_edition(edition)
        if self.edition != edition.hash:
            raise DamagedPosition(
                f"played with edition {self.edition}, not with {edition.hash}:"
                " give the edition file with --edition"
            )
        return game.new(self.players, seed=self.seed, edition=edition, **self.options)

    def written(self) -> dict[str, Any]:
        """What stands in its file: every number in it is safe in every reader's hands."""
        fields: dict[str, Any] = msgspec.to_builtins(self)
        fields["seed"] = str(self.seed)
        fields["steps"] = [
            [step.action, None if step.entropy is None else str(step.entropy)]
            for step in self.steps
        ]
        if self.fairness is None:
            del fields["fairness"]
        if not self.practice:
            del fields["practice"]
        return fields

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write it down, a line per field."""
        fields = self.written().items()
        lines = [
            f"  {msgspec.json.encode(k).decode()}: {msgspec.json.encode(v).decode()}"
            for k, v in fields
        ]
        pathlib.Path(path).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def load(path: str | os.PathLike[str]) -> Chronicle:
    """Read a chronicle, or say what is wrong with the file."""
    try:
        return msgspec.json.decode(pathlib.Path(path).read_bytes(), type=Chronicle)
    except FileNotFoundError:
        raise DamagedPosition(f"there is no file {path}") from None
    except msgspec.DecodeError as error:
        raise DamagedPosition(f"{path} is not the file of a game: {error}") from None


def digest(match: Match) -> str:
    """A short hash of a position, free of how the record is laid out and of how it came about."""
    fields = match.game.layout.fields
    position = {k: v for k, v in match.describe()["position"].items() if not fields[k].trace}
    return hashlib.sha256(msgspec.json.encode(position)).hexdigest()[:16]
