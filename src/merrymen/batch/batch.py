"""The batch: n games side by side, stepped together, read as contiguous arrays."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Protocol

from merrymen.batch import kernels
from merrymen.batch.features import plan_of
from merrymen.batch.host import Host, Setup
from merrymen.editions import Edition
from merrymen.errors import BadSetup, IllegalAction
from merrymen.game import Game
from merrymen.games import game as find_game
from merrymen.match import Match
from merrymen.messages import say, text

REWARDS = {
    "win": kernels.WIN,
    "points": kernels.OWN_POINTS,
    "lead": kernels.LEAD,
    "outcome": kernels.OUTCOME,
}
BOTS = ("random", "greedy")
# Batch bots draw from a stream of their own, apart from what the games draw.
BOT_STREAM = 0x5DEECE66D


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
    def clear(self) -> None: ...
    def deal(self, which: Any | None) -> None: ...
    def take(self, actions: Any) -> Any: ...
    def refused(self, actions: Any) -> int: ...
    def step(self, actions: Any) -> None: ...
    def choose(self, greedy: bool, seed: int, start: int) -> Any: ...
    def observe(self, seat: int | None) -> None: ...
    def records(self) -> Any: ...


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
        seed: int = 0,
        *,
        reward: str = "win",
        restart: bool = True,
        relative: bool | Collection[str] = False,
        threads: int | None = None,
        edition: Edition | None = None,
        **options: Any,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = self.game.check_players(players)
        self.options = self.game.choose_options(options)
        self.edition = edition or self.game.edition
        self.plan = plan_of(self.game, relative)
        self.n, self.device, self.seed = n, device, seed
        if n < 1:
            raise BadSetup(f"a batch has at least one game, not {n}")
        if reward not in REWARDS:
            raise BadSetup(f"the reward is one of {', '.join(REWARDS)}, not {reward}")
        setup = Setup(
            self.game, self.edition, self.players, self.game.option_numbers(self.options),
            n, REWARDS[reward], restart, self.plan,
        )  # fmt: skip
        self._on = _device(device, setup, threads)
        self._chosen = 0
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

    def reset(self, seed: int | None = None) -> None:
        """Begin n new games: from the first deal of a new seed, or of the same one."""
        self.seed = self.seed if seed is None else seed
        self._chosen = 0
        self._on.clear()
        self._on.setup.seed = self.seed % (1 << 64)
        self._on.deal(None)

    def restart(self, which: Any) -> None:
        """Begin a new game wherever the mask says so; for batches made with restart=False."""
        self._on.deal(which)

    def legal(self) -> Any:
        """What each mover may do: bool[n, actions]."""
        return self._on.mask

    @property
    def to_move(self) -> Any:
        """Who decides in each game: int64[n]; -1 where a game is over and not restarted."""
        return self._on.movers

    def step(self, actions: Any) -> None:
        """One action in every game, or IllegalAction and nothing changes.

        -1 leaves a game as it is. A game that ends shows it in `done` and `rewards`, and its
        next deal is laid out at once (with restart=False it stays as it is).
        """
        actions = self._on.take(actions)
        at = self._on.refused(actions)
        if at >= 0:
            self._refuse(at, int(actions[at]))
        self._on.step(actions)

    def _refuse(self, at: int, action: int) -> None:
        last = self.actions - 1
        if not 0 <= action <= last:
            raise IllegalAction(
                f"game {at}: " + text(say("refused-unknown", action=action, last=last))
            )
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
        self._on.observe(seat)
        return self._on.features

    def choose(self, bot: str = "random") -> Any:
        """An action for every game, from the random or the greedy bot: int32[n]."""
        if bot not in BOTS:
            raise BadSetup(f"a batch has the bots {', '.join(BOTS)}, not {bot}")
        start = self._chosen * self.n
        self._chosen += 1
        return self._on.choose(bot == "greedy", (self.seed ^ BOT_STREAM) % (1 << 64), start)

    def records(self) -> Any:
        """The positions themselves, as an array of records on the CPU."""
        return self._on.records()

    def match(self, at: int) -> Match:
        """A copy of one game, as a match."""
        return Match(self.game, self.edition, self.options, self.records()[at : at + 1].copy())


def _device(device: str, setup: Setup, threads: int | None) -> Device:
    if device == "cpu":
        return Host(setup, threads)
    if device == "cuda":
        from merrymen.batch.cuda import Cuda

        return Cuda(setup)
    raise BadSetup(f"a batch lives on cpu or cuda, not on {device}")
