"""The batch: n games side by side, stepped together, read as contiguous arrays."""

from __future__ import annotations

import pathlib
from collections.abc import Collection, Sequence
from typing import Any, Protocol, SupportsIndex

import numpy as np

from merrymen.batch import kernels
from merrymen.batch.host import Host, Setup
from merrymen.batch.taking import check_rows, places_of, unknown
from merrymen.editions import Edition
from merrymen.errors import BadSetup, IllegalAction
from merrymen.game import Game
from merrymen.games import game as find_game
from merrymen.match import Match
from merrymen.observing.plan import plan_of
from merrymen.whole import seed_of, whole

REWARDS = {
    "win": kernels.WIN,
    "points": kernels.OWN_POINTS,
    "lead": kernels.LEAD,
    "outcome": kernels.OUTCOME,
}
BOTS = ("random", "greedy")
# Batch bots draw from a stream of their own, apart from what the games draw.
BOT_STREAM = 0x5DEECE66D
# And so do guesses at what a seat does not know.
GUESS_STREAM = 0x2545F4914F6CDD1D


class Device(Protocol):
    """Where the games of a batch live, and what can be done to all of them at once."""

    setup: Setup
    states: Any
    mask: Any
    movers: Any
    rewards: Any
    done: Any

    @property
    def features(self) -> Any: ...
    @property
    def arrays(self) -> tuple[Any, ...]: ...
    def clear(self) -> None: ...
    def deal(self, which: Any | None) -> None: ...
    def take(self, actions: Any) -> Any: ...
    def refused(self, actions: Any) -> int: ...
    def step(self, actions: Any) -> None: ...
    def choose(self, greedy: bool, seed: int, start: int) -> Any: ...
    def observe(self, seat: int | None) -> None: ...
    def records(self) -> Any: ...
    def place(self, source: Any, rows: Any | None) -> None: ...
    def show(self) -> None: ...
    def resample(self, seats: Any | None, seed: int, start: int) -> None: ...
    def resume(self, arrays: Sequence[Any]) -> None: ...


class Batch:
    """n games of one kind. Arrays belong to the batch and are overwritten by the next call.

    On the CPU they are numpy arrays, on the GPU device arrays that torch, CuPy or JAX take
    through DLPack without a copy.
    """

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        n: int = 1,
        device: str = "cpu",
        seed: SupportsIndex = 0,
        *,
        reward: str = "win",
        restart: bool = True,
        relative: bool | Collection[str] = False,
        threads: int | None = None,
        edition: str | pathlib.Path | Edition | None = None,
        **options: Any,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = self.game.check_players(players)
        self.options = self.game.choose_options(options)
        self.edition = edition if isinstance(edition, Edition) else self.game.load_edition(edition)
        self.plan = plan_of(self.game, relative)
        if (whole(n) or 0) < 1:
            raise BadSetup(f"a batch has at least one game, not {n}")
        self.n, self.device, self.seed = int(n), device, seed_of(seed)
        if reward not in REWARDS:
            raise BadSetup(f"the reward is one of {', '.join(REWARDS)}, not {reward}")
        self._made: dict[str, Any] = {
            "reward": reward,
            "restart": restart,
            "relative": relative,
            "threads": threads,
        }
        setup = Setup(
            self.game, self.edition, self.players, self.game.option_numbers(self.options),
            self.n, REWARDS[reward], restart, self.plan,
        )  # fmt: skip
        self._on = _device(device, setup, threads)
        self._chosen = self._guessed = 0
        self.reset()

    def __repr__(self) -> str:
        return f"<batch of {self.n} games of {self.game.name} on {self.device}>"

    @property
    def actions(self) -> int:
        """Action ids run from 0 to actions - 1."""
        return self.game.actions

    @property
    def columns(self) -> int:
        """How many features a position has; `plan.names` names them."""
        return self.plan.columns

    def reset(self, seed: SupportsIndex | None = None) -> None:
        """Begin n new games: from the first deal of a new seed, or of the same one."""
        self.seed = self.seed if seed is None else seed_of(seed)
        self._chosen = self._guessed = 0
        self._on.clear()
        self._on.setup.seed = self.seed
        self._on.deal(None)

    def restart(self, which: Any) -> None:
        """Begin a new game wherever the mask says so; for batches made with restart=False."""
        self._on.deal(places_of(which, self.n))

    def legal(self) -> Any:
        """What each mover may do: bool[n, actions]."""
        return self._on.mask

    @property
    def to_move(self) -> Any:
        """Who decides in each game: int64[n]; -1 where a game is over and not restarted."""
        return self._on.movers

    def step(self, actions: Any) -> None:
        """One action in every game, or IllegalAction and nothing changes.

        Whole numbers, one for each game: int32[n] is taken as it is, anything else is copied. -1
        leaves a game as it is. A game that ends shows it in `done` and `rewards`, and its
        next deal is laid out at once (with restart=False it stays as it is).
        """
        actions = self._on.take(actions)
        at = self._on.refused(actions)
        if at >= 0:
            self._refuse(at, int(actions[at]))
        self._on.step(actions)

    def _refuse(self, at: int, action: int) -> None:
        if not 0 <= action < self.actions:
            raise unknown(at, action, self.actions - 1)
        try:
            self.match(at).check(action)
        except IllegalAction as error:
            raise IllegalAction(f"game {at}: {error}") from None

    def rewards(self) -> Any:
        """What the last step brought to every seat: float32[n, players], 0 until a game ends."""
        return self._on.rewards

    @property
    def done(self) -> Any:
        """Where the last step ended a game: bool[n]."""
        return self._on.done

    def observe(self, seat: int | None = None) -> Any:
        """What the mover (or one seat) may know, as numbers from 0 to 1: float32[n, columns]."""
        if seat is not None and seat not in range(-1, self.players):
            raise BadSetup(f"there is no seat {seat!r}: seats are 0 to {self.players - 1}")
        self._on.observe(seat)
        return self._on.features

    def choose(self, bot: str = "random") -> Any:
        """An action for every game, from the random or the greedy bot: int32[n]."""
        if bot not in BOTS:
            raise BadSetup(f"a batch has the bots {', '.join(BOTS)}, not {bot}")
        start = self._chosen * self.n
        self._chosen += 1
        return self._on.choose(bot == "greedy", self.seed ^ BOT_STREAM, start)

    def records(self) -> Any:
        """The positions themselves, as an array of records on the CPU."""
        return self._on.records()

    @classmethod
    def from_matches(
        cls, matches: Sequence[Match], device: str = "cpu", seat: int | None = None, **settings: Any
    ) -> Batch:
        """A batch of these positions. Erased ones need the seat whose knowledge they hold: what it
        does not know is filled in by chance, differently in every place. Settings as for a batch.
        """
        first = matches[0] if matches else None
        if first is None:
            raise BadSetup("a batch has at least one game: give some matches")
        for match in matches:
            if _kind(match) != _kind(first):
                raise BadSetup("the matches of a batch share game, edition, options and players")
            if match.erased and seat is None:
                raise BadSetup("a hidden match needs the seat whose knowledge it holds: seat=…")
        batch = cls(
            first.game, first.players, len(matches), device, edition=first.edition,
            **{**first.options, **settings},
        )  # fmt: skip
        records = np.concatenate([match.reading.array for match in matches])
        batch._on.place(records, None)
        if seat is not None:
            batch._fill_in(batch._seats(seat), None)
        batch._on.show()
        return batch

    def copy(self, *, restart: bool | None = None) -> Batch:
        """The same games on their own: with the same actions they play on alike.

        `restart` may differ: a search plays copies to their end and no further.
        """
        made = self._made if restart is None else {**self._made, "restart": restart}
        twin = Batch(
            self.game, self.players, self.n, self.device, self.seed, edition=self.edition,
            **made, **self.options,
        )  # fmt: skip
        twin._on.resume(self._on.arrays)
        twin._chosen, twin._guessed = self._chosen, self._guessed
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled whole; the threads are found again wherever it goes on."""
        made = {**self._made, **self.options, "edition": self.edition}
        where = (self.game, self.players, self.n, self.device, self.seed)
        counts = (self._chosen, self._guessed)
        return _again, (where, made, [_here(one) for one in self._on.arrays], counts)

    def __copy__(self) -> Batch:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Batch:
        return self.copy()

    def load(self, source: Batch | Any, rows: Any | None = None) -> None:
        """Lay other positions in: another batch's, or an array of records as `records()` gives.

        Place i gets position rows[i] (without rows: position i); a row may be given many times.
        """
        if isinstance(source, Batch):
            if (source.game, source.players, source.device) != (
                self.game, self.players, self.device
            ):  # fmt: skip
                raise BadSetup("only a batch of the same game, players and device can be loaded")
            given: Any = source._on
            count = source.n
        else:
            given = source = np.ascontiguousarray(source)
            count = len(source)
            if source.dtype != self.game.layout.dtype:
                raise BadSetup(f"these are no records of {self.game.title}")
            if not (source["players"] == self.players).all():
                raise BadSetup(f"this batch is for {self.players} players, some records are not")
        check_rows(rows, count, self.n)
        self._on.place(given, rows)
        self._on.show()

    def resample(self, seats: Any | None = None, seed: SupportsIndex | None = None) -> None:
        """Fill in by chance what each mover does not know: the table looks the same to it.

        `seats` is one seat for all, or a seat for each game (-1: leave that game as it is); what
        its seat could not know is erased before, the chance to come included. The same seed gives
        the same guesses; without one, each call draws on.
        """
        self._fill_in(None if seats is None else self._seats(seats), seed)
        self._on.show()

    def _fill_in(self, seats: Any | None, seed: SupportsIndex | None) -> None:
        start = 0
        if seed is None:
            start, seed = self._guessed * self.n, self.seed ^ GUESS_STREAM
            self._guessed += 1
        self._on.resample(seats, seed_of(seed), start)

    def _seats(self, seats: Any) -> Any:
        """A seat for every game, checked."""
        if getattr(seats, "__cuda_array_interface__", None) is not None:
            return seats  # on the device: looking at it would bring it here
        given = np.asarray(seats)
        fits = given.shape in ((), (self.n,)) and given.dtype.kind in "iu"
        if not fits or given.min() < -1 or given.max() >= self.players:
            raise BadSetup(
                f"seats are 0 to {self.players - 1}, or -1 for a game to leave alone:"
                f" one for all games, or {self.n}"
            )
        return np.ascontiguousarray(np.broadcast_to(given, self.n), np.int64)

    def match(self, at: int) -> Match:
        """A copy of one game, as a match."""
        if whole(at) is None or not 0 <= at < self.n:
            raise BadSetup(f"this batch has the games 0 to {self.n - 1}, not {at!r}")
        return Match(self.game, self.edition, self.options, self.records()[at : at + 1].copy())


def _again(
    where: Any, made: dict[str, Any], arrays: Sequence[Any], counts: tuple[int, int]
) -> Batch:
    batch = Batch(*where, **made)
    batch._on.resume(arrays)
    batch._chosen, batch._guessed = counts
    return batch


def _here(array: Any) -> Any:
    """An array of the CPU, wherever it was."""
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


def _kind(match: Match) -> tuple[Any, ...]:
    return match.game, match.edition.hash, match.options, match.players


def _device(device: str, setup: Setup, threads: int | None) -> Device:
    if device == "cpu":
        return Host(setup, threads)
    if device == "cuda":
        return _cuda(setup)
    raise BadSetup(f"a batch lives on cpu or cuda, not on {device}")


def _cuda(setup: Setup) -> Device:
    """A batch on the GPU, or one sentence that says what is missing."""
    try:
        import numba_cuda
        from numba import cuda
    except (ImportError, AttributeError) as error:  # a NumPy that it does not know yet
        raise BadSetup(
            f"a batch on cuda needs numba-cuda ({error}): pip install 'merrymen[gpu]'"
        ) from None
    if not cuda.is_available():
        raise BadSetup(
            f"a batch on cuda needs an NVIDIA GPU and its driver, and numba-cuda"
            f' {numba_cuda.__version__} finds none; use device="cpu"'
        )
    from merrymen.batch.cuda import Cuda

    return Cuda(setup)
