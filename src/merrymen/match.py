"""A match: one position of one game, with everything a player, a bot or a table does with it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, Self, SupportsIndex

import numpy as np

from merrymen import positions
from merrymen.editions import Edition
from merrymen.engine.calls import (
    advance_in,
    begin_in,
    hide_in,
    legal_in,
    resample_in,
    score_in,
    to_move_in,
    winners_in,
)
from merrymen.engine.compiling import INTERPRETED
from merrymen.engine.fields import NONE
from merrymen.engine.plain import Plain, for_rules
from merrymen.errors import BadSetup, IllegalAction
from merrymen.messages import Message, say, text
from merrymen.observing.observer import observer_of
from merrymen.seen import Seen
from merrymen.shapes import Action, View, Working
from merrymen.whole import seed_of, seed_or_chance, whole

if TYPE_CHECKING:
    from merrymen.game import Game


class Match:
    """A game in progress. Made by `game.new`, `game.from_bytes` or `game.position`."""

    def __init__(
        self,
        game: Game,
        edition: Edition,
        options: Mapping[str, Any],
        record: Any,
        *,
        erased: bool = False,
    ) -> None:
        self.game = game
        self.edition = edition
        self.options = dict(options)
        self._record = record  # an array of one position
        self._state, self._cards = for_rules(record), for_rules(edition.record)
        self.erased = erased  # whether it holds only what somebody may know
        # Worked out of the record; where somebody else may write into it, we look whether it did.
        self._lent: bytes | None = None
        self._mover: int | None = None
        self._actions: list[int] | None = None
        self._read: Seen | None = None
        self._out = np.empty(game.actions, np.int32)  # where the rules write actions

    @classmethod
    def start(
        cls,
        game: Game,
        players: int | None,
        seed: SupportsIndex | None,
        edition: Edition,
        options: Mapping[str, Any],
    ) -> Self:
        """A new game: everything that chance decides follows from the seed."""
        count, values = game.check_players(players), game.choose_options(options)
        match = cls(game, edition, values, game.layout.zeros())
        chance = np.uint64(seed_or_chance(seed))
        begin_in(match._state, match._cards, chance, count, game.option_numbers(values))
        return match

    def __repr__(self) -> str:
        return f"<match of {self.game.name}, {self.players} players>"

    def __eq__(self, other: object) -> bool:
        """The same position of the same game: every byte of it, chance included."""
        return isinstance(other, Match) and self._identity() == other._identity()

    def __hash__(self) -> int:
        """By the position as it is now: keep a copy in a set or a dict, and play on elsewhere."""
        return hash(self._identity())

    def _identity(self) -> tuple[Any, ...]:
        return self.game.name, self.edition.hash, *self.options.items(), self.erased, self.raw

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()

    @property
    def record(self) -> Any:
        """The position itself: an array of one record, which may be written to."""
        if self._lent is None:
            self._lent = self._record.tobytes()
        return self._record

    @property
    def position(self) -> Any:
        """The record as the rules take it."""
        return Plain(self.record[0]) if INTERPRETED else self.record[0]

    @property
    def plain(self) -> Any:
        """The record with its fields as ordinary integers."""
        return Plain(self.record[0])

    @property
    def reading(self) -> Seen:
        """The record for reading only, fast: what the presentation's functions get."""
        if self._lent is not None:
            self._look()
        if self._read is None:
            self._read = Seen(self._record)
        return self._read

    @property
    def players(self) -> int:
        return int(self._record["players"][0])

    @property
    def to_move(self) -> int | None:
        """The seat that decides now, or None when the game is over."""
        if self._lent is not None:
            self._look()
        if self._mover is None:
            self._mover = int(to_move_in(self._state))
        return None if self._mover == NONE else self._mover

    def legal(self) -> list[int]:
        """The actions that the seat to move may choose from."""
        return self._legal_now().copy()

    def mask(self) -> Any:
        """The same as bool[actions], as in a row of `Batch.legal()`."""
        mask = bytearray(self.game.actions)  # numpy would take longer for a few places
        for action in self._legal_now():
            mask[action] = 1
        return np.frombuffer(mask, np.bool_)

    def observe(self, seat: int | None, relative: bool | Collection[str] = False) -> Any:
        """What a seat (None: a spectator) may know, as in a row of `Batch.observe()`."""
        self._check_seat(seat)
        return observer_of(self, relative)(self, seat)

    @property
    def raw(self) -> bytes:
        """The bytes of the record. Who only reads takes these: nothing is lent."""
        return self._record.tobytes()  # type: ignore[no-any-return]

    def number(self, field: str) -> int:
        """A field that is one number, read without lending the record."""
        return int(self._record[field][0])

    def _look(self) -> None:
        """Forget what was worked out of another position than the record now holds."""
        now = self._record.tobytes()
        if now != self._lent:
            self._lent, self._mover, self._actions, self._read = now, None, None, None

    def _legal_now(self) -> list[int]:
        if self._lent is not None:
            self._look()
        if self._actions is None:
            self._actions = self._legal_in(self._record)
        return self._actions

    def _legal_in(self, record: Any) -> list[int]:
        count = legal_in(for_rules(record), self._cards, self._out)
        return self._out[:count].tolist()  # type: ignore[no-any-return]

    @property
    def words(self) -> Any:
        """The bytes of the record as 64-bit integers, for reading: what batches work on."""
        return self._record.view(np.int64)

    def apply(
        self, action: SupportsIndex, *, seat: int | None = None, entropy: int | None = None
    ) -> None:
        """Carry out an action, or raise IllegalAction and change nothing.

        `seat` is who asks for it, where that needs checking. `entropy` is fresh chance for what
        this action draws or rolls; a live table gives and stores it with every action.
        """
        known = action.__class__ is int and action in self._legal_now()
        if not known or (seat is not None and seat != self.to_move):
            self.check(action, seat)
        if entropy is not None:
            self._record["rng"][0] = entropy
        mover, count = advance_in(self._state, self._cards, int(action), self._out)
        self._mover, self._actions, self._read = int(mover), self._out[:count].tolist(), None
        if self._lent is not None:
            self._lent = self._record.tobytes()

    def check(self, action: SupportsIndex, seat: int | None = None) -> None:
        """Raise IllegalAction, with the reason, unless the action is possible now."""
        reason = self.refusal(action, seat)
        if reason is not None:
            raise IllegalAction(text(reason), reason)

    def refusal(self, action: SupportsIndex, seat: int | None = None) -> Message | None:
        """Why the action is not possible now; None where it is."""
        mover = self.to_move
        if mover is None:
            return say("refused-over")
        if seat is not None and seat != mover:
            return say("refused-turn", seat=mover + 1)
        if (number := whole(action)) is None:  # NumPy's and torch's are whole numbers too
            return say("refused-no-number", action=repr(action))
        if not 0 <= number < self.game.actions:
            return say("refused-unknown", action=number, last=self.game.actions - 1)
        if number in self._legal_now():
            return None
        return self.game.presentation.refusal(self.hidden(mover).reading, self.edition, number)

    def copy(self) -> Match:
        """The same position, on its own; what was worked out of it is still true there."""
        if self._lent is not None:
            self._look()
        twin = Match(self.game, self.edition, self.options, self._twin(), erased=self.erased)
        twin._mover, twin._actions = self._mover, self._actions
        return twin

    __copy__ = copy

    def _twin(self) -> Any:
        """Another array with the same record; by its bytes, numpy would copy field by field."""
        return np.frombuffer(bytearray(self._record.tobytes()), self._record.dtype)

    def hidden(self, seat: int | None) -> Match:
        """What a seat may know (None: a spectator), as a match whose unknowns are erased."""
        self._check_seat(seat)
        return Match(self.game, self.edition, self.options, self.erased_for(seat), erased=True)

    def erased_for(self, seat: int | None) -> Any:
        """The same as an array of one record, for a seat that is there."""
        record = self._twin()
        hide_in(for_rules(record), self._cards, NONE if seat is None else seat)
        return record

    def resampled(self, seat: int | None, seed: SupportsIndex) -> Match:
        """A full position that looks the same to a seat, its unknowns filled in by chance."""
        full = Match(self.game, self.edition, self.options, self._twin())
        knowing = NONE if seat is None else seat
        resample_in(full._state, self._cards, np.uint64(seed_of(seed)), knowing)
        return full

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.players:
            raise BadSetup(f"there is no seat {seat}: seats are 0 to {self.players - 1}")

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a person in that seat sees (None: a spectator), ready for JSON."""
        return {**self.view_of(self.hidden(seat).reading, seat, self.to_move)}

    def view_of(self, seen: Seen, seat: int | None, mover: int | None) -> View:
        """The view, made from a hidden record and a mover that are already at hand."""
        presentation, edition = self.game.presentation, self.edition
        view: View = {
            "game": self.game.name,
            "players": seen.players,
            "options": self.options,
            "edition": edition.hash,
            "seat": seat,
            "to_move": mover,
            "board": presentation.board(seen, edition, seat),
            "prompt": None,
            "actions": [],
        }
        if mover is None:
            view["scores"], view["winners"] = self.scores(), self.winners()
            view["sheet"] = self.score_sheet()
        elif seat == mover:
            view["prompt"] = presentation.prompt(seen, edition)
            view["actions"] = self._choices(seen, self._legal_in(seen.array))
        else:
            view["prompt"] = presentation.waiting(seen, edition)
        return view

    def _choices(self, seen: Seen, actions: list[int]) -> list[Action]:
        choose, edition, offer = self.game.presentation.choice, self.edition, seen.offer
        return [
            offer(each, label, element)
            for each in actions
            for label, element in (choose(seen, edition, each),)
        ]

    def workings(self, seat: int | None, topic: str) -> list[Working]:
        """How a figure that a seat sees comes about: `score-1` for the points of seat 1, or an
        element of the board."""
        self._check_seat(seat)
        seen = self.hidden(seat).reading
        return self.game.presentation.workings(seen, self.edition, seat, topic)

    @property
    def round(self) -> int | None:
        """Which round it is, where the game has rounds."""
        return self.game.presentation.round_of(self.reading)

    def label(self, action: SupportsIndex, language: str = "en") -> str:
        """A legal action in words, as the seat to move reads it."""
        self.check(action)
        choice = self._choices(self.hidden(self.to_move).reading, [int(action)])[0]
        return text(choice["label"], language)

    def story(self, action: int, after: Match, seat: int | None) -> list[dict[str, Any]]:
        """What a seat saw happen between this position and the one after the action."""
        return self.story_of(self.hidden(seat).reading, action, after.hidden(seat).reading, seat)

    def story_of(
        self, seen: Seen, action: int, seen_after: Seen, seat: int | None
    ) -> list[dict[str, Any]]:
        """The story, made from hidden records that are already at hand."""
        game, edition = self.game, self.edition
        told: int | None = action
        if game.secrets and game.presentation.secret(self.reading, edition, action, seat):
            told = None
        return game.presentation.story(seen, told, seen_after, edition, seat)

    def _sheet(self) -> Any:
        sheet = np.zeros((self.players, len(self.game.headings)), np.int32)
        score_in(self._state, self._cards, sheet)
        return sheet

    def scores(self) -> list[int]:
        """Everybody's points if the game ended now."""
        return [int(points) for points in self._sheet().sum(axis=1)]

    def score_sheet(self) -> list[dict[str, int]]:
        """For every seat, the points under each heading."""
        return [dict(zip(self.game.headings, map(int, row), strict=True)) for row in self._sheet()]

    def winners(self) -> list[int]:
        """The seats that share the victory; none as long as the game is not over."""
        return self.leaders() if self.to_move is None else []

    def leaders(self) -> list[int]:
        """The seats that would share the victory if the game ended now."""
        out = np.zeros(self.players, np.int64)
        winners_in(self._state, self._cards, self._sheet(), out)
        return [seat for seat in range(self.players) if out[seat]]

    def to_bytes(self) -> bytes:
        """The position as bytes, with its game, options and edition, and a checksum."""
        return positions.to_bytes(self)

    def describe(self) -> dict[str, Any]:
        """The position as readable data that `game.position` reads back."""
        return positions.describe(self)
