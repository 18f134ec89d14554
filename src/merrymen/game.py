"""A game: its name, its numbers, and the way to start, restore and describe positions."""

from __future__ import annotations

import functools
import pathlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, SupportsIndex

import numpy as np

from merrymen import editions, restoring
from merrymen.engine import speaking
from merrymen.engine.fields import Layout
from merrymen.engine.verbs import Verbs, supply
from merrymen.errors import BadSetup
from merrymen.match import Match
from merrymen.messages import Message, say
from merrymen.shapes import Working


@dataclass(frozen=True)
class Option:
    """A choice made before the game begins."""

    choices: tuple[Any, ...]
    default: Any


class Choice(NamedTuple):
    """What a person sees of one legal action: its label and the element it belongs to."""

    label: Message
    element: str


@dataclass(frozen=True)
class Presentation:
    """How people see a game. Every function reads a hidden record and nothing else.

    board(s, edition, seat)            everything on the table, as plain data
    prompt(s, edition)                 what the one who moves should do
    waiting(s, edition)                what the others wait for
    choice(s, edition, action)         a legal action's label and element
    refusal(s, edition, action)        why an action is not possible now
    story(before, action, after, edition, seat)
                                       what happened, as that seat saw it; the action is None
                                       where the seat may not know it
    secret(s, edition, action, seat)   whether the action itself is hidden from that seat
    workings(s, edition, seat, topic)  how a figure comes about, part by part: `score-SEAT` for
                                       somebody's points, or an element of the board; empty
                                       where the record tells nothing of it
    round_of(s)                        which round it is; None for games without rounds
    opening(s, edition, action)        what a first decision is counted as where openings are
                                       compared; None where it says nothing about one. A game
                                       without it is compared by its labels
    strategy(s, edition, seat)         what somebody built upon in a game that is over, where the
                                       headings of the score sheet are no strategies
    """

    board: Callable[[Any, Any, int | None], Mapping[str, Any]]
    prompt: Callable[[Any, Any], Message]
    waiting: Callable[[Any, Any], Message]
    choice: Callable[[Any, Any, int], Choice]
    refusal: Callable[[Any, Any, int], Message]
    story: Callable[[Any, int | None, Any, Any, int | None], list[Message]]
    secret: Callable[[Any, Any, int, int | None], bool]
    round_of: Callable[[Any], int | None]
    workings: Callable[[Any, Any, int | None, str], list[Working]]
    opening: Callable[[Any, Any, int], Message | None] | None = None
    strategy: Callable[[Any, Any, int], Message] | None = None


@dataclass(frozen=True, eq=False)
class Game:
    """One of the games, and everything the house needs to know about it."""

    name: str
    title: str
    author: str
    publisher: str
    players: range
    folder: pathlib.Path  # its room: edition, texts, terms
    actions: int  # action ids run from 0 to actions - 1
    longest: int  # no game takes more steps than this
    headings: tuple[str, ...]
    layout: Layout
    edition_format: editions.Format
    verbs: Verbs
    presentation: Presentation
    audit: Callable[[Any, Any], list[str]]  # what is not in exactly one place, if anything
    rules_version: int = 1
    proud: int = 0  # points that few games bring: a score to be proud of
    secrets: bool = True  # whether one seat ever knows what another does not
    options: Mapping[str, Option] = field(default_factory=dict)
    search: Mapping[str, Any] = field(default_factory=dict)  # settings that suit this game
    levels: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # and its bots' levels

    def __post_init__(self) -> None:
        supply(self.layout.dtype, self.verbs)
        speaking.introduce(self.layout.dtype, self.title)

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self

    @property
    def state_bytes(self) -> int:
        """The size of a position."""
        return int(self.layout.dtype.itemsize)

    @functools.cached_property
    def edition(self) -> editions.Edition:
        """The edition that comes with the house."""
        return editions.load(self.name, self.edition_format)

    def load_edition(self, path: str | pathlib.Path | None) -> editions.Edition:
        """The edition in a file, or the shipped one."""
        return self.edition if path is None else editions.load(self.name, self.edition_format, path)

    def new(
        self,
        players: int | None = None,
        *,
        seed: SupportsIndex | None = None,
        edition: str | pathlib.Path | editions.Edition | None = None,
        **options: Any,
    ) -> Match:
        """Start a game. Without a seed chance comes from the operating system."""
        return Match.start(self, players, seed, self._edition(edition), options)

    def from_bytes(
        self, data: bytes, edition: str | pathlib.Path | editions.Edition | None = None
    ) -> Match:
        """The position that `match.to_bytes` wrote."""
        return restoring.from_bytes(self, data, self._edition(edition))

    def position(
        self, data: Mapping[str, Any], edition: str | pathlib.Path | editions.Edition | None = None
    ) -> Match:
        """The position that `match.describe` wrote, or one written by hand."""
        return restoring.from_description(self, data, self._edition(edition))

    def _edition(self, edition: str | pathlib.Path | editions.Edition | None) -> editions.Edition:
        return edition if isinstance(edition, editions.Edition) else self.load_edition(edition)

    def heading(self, index: int) -> Message:
        """A heading of the score sheet, in words."""
        return say(f"heading-{self.name}-{self.headings[index].replace(' ', '-')}")

    def check_players(self, players: int | None) -> int:
        """The number of players, or BadSetup."""
        if players is None:
            return self.players[0]
        if isinstance(players, bool) or players not in self.players:
            span = f"{self.players[0]} to {self.players[-1]}"
            raise BadSetup(f"{self.title} is for {span} players, not for {players}")
        return int(players)

    def choose_options(self, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """All options with their values, or BadSetup."""
        for name in chosen:
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadSetup(f"{self.title} has no option {name}; its options: {known}")
        values = {}
        for name, option in self.options.items():
            values[name] = value = chosen.get(name, option.default)
            if value not in option.choices:
                known = ", ".join(str(c) for c in option.choices)
                raise BadSetup(f"{self.title}: {name} is one of {known}, not {value}")
        return values

    def option_numbers(self, values: Mapping[str, Any]) -> Any:
        """The options as the rules take them: the index of each choice, in order."""
        indices = [option.choices.index(values[name]) for name, option in self.options.items()]
        return np.array([*indices, 0], dtype=np.int64)
