"""The games as OpenSpiel games: importing this module registers them.

    import pyspiel
    import merrymen.adapters.openspiel
    game = pyspiel.load_game("merrymen_kings_and_creatures(players=4)")

Chance is explicit. Whatever the rules draw or roll for an action comes from two chance nodes of
256 equally likely outcomes each (four for the first deal), mixed with all earlier ones into the
random state. So every chance node is small, a history of actions is the whole game, and a planner
that copies a state does not see the future in it. The price: at one position the rules see 65,536
streams of chance rather than all, so probabilities are right to within sampling error.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

import numpy as np

import merrymen
from merrymen.batch import kernels
from merrymen.engine.playout import seed_game
from merrymen.extras import of_extra
from merrymen.game import Game
from merrymen.match import Match
from merrymen.observing.observer import Observer

with of_extra("openspiel"):
    import pyspiel

OUTCOMES = 256
DEAL_NODES, EVENT_NODES = 4, 2
CHANCE_OUTCOMES = [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]


def parameter(value: Any) -> Any:
    """An option's value as OpenSpiel can write it down."""
    return value if isinstance(value, bool | int | float | str) else str(value)


def _type(game: Game) -> Any:
    options = {name: parameter(option.default) for name, option in game.options.items()}
    return pyspiel.GameType(
        short_name=f"merrymen_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": game.players[0], **options},
    )


def _info(game: Game, players: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=game.actions,
        max_chance_outcomes=OUTCOMES,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        max_game_length=game.longest,
    )


class SpielGame(pyspiel.Game):
    """One game at one table; each registered game is a subclass that names its rules."""

    rules: Game
    type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = int(given.pop("players", self.rules.players[0]))
        super().__init__(self.type, _info(self.rules, players), params or {})
        options = {name: self._value(name, value) for name, value in given.items()}
        self.blank = self._undealt(self.rules.check_players(players), options)
        self.seats = players

    def _value(self, name: str, written: Any) -> Any:
        """The option's own value for one that OpenSpiel has written down."""
        option = self.rules.options.get(name)
        choices = option.choices if option else ()
        return next((c for c in choices if parameter(c) == written), written)

    def _undealt(self, players: int, options: dict[str, Any]) -> Match:
        values = self.rules.choose_options(options)
        return Match(self.rules, self.rules.edition, values, self.rules.layout.zeros())

    def new_initial_state(self) -> Any:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DEAL_NODES + EVENT_NODES * self.rules.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self, kind, params)


class SpielState(pyspiel.State):
    """A position, what chance still owes it, and what each seat remembers.

    OpenSpiel copies the attributes deeply on every clone: so they are small and plain, and the
    rules are asked for through the game.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.record = game.blank.record.copy()
        self.memories = [b""] * game.seats
        self.nodes_left = DEAL_NODES
        self.outcomes = 0  # of the chance nodes since the last action, as one number
        self.pending = -1  # the action that waits for chance; -1: the deal
        self.dealt = False

    @property
    def match(self) -> Match:
        """The position as a match on the same record."""
        blank = self.get_game().blank
        return Match(blank.game, blank.edition, blank.options, self.record)

    def current_player(self) -> int:
        if self.nodes_left:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.match.to_move
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.match.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCE_OUTCOMES

    def _apply_action(self, action: int) -> None:
        if self.nodes_left:
            self.outcomes = self.outcomes * OUTCOMES + action
            self.nodes_left -= 1
            if not self.nodes_left:
                self._carry_out()
            return
        after = self.match.copy()
        after.apply(action)
        if after.record["rng"][0] == self.record["rng"][0]:
            self._become(after, action)
        else:
            self.pending, self.outcomes, self.nodes_left = action, 0, EVENT_NODES

    def _carry_out(self) -> None:
        """Chance has spoken: deal, or do what waited for it."""
        match = self.match.copy()
        if self.dealt:
            seed_game(match.position, match.record["rng"][0], 1 + self.outcomes)
            match.apply(self.pending)
        else:
            game, values = match.game, match.game.option_numbers(match.options)
            seed_game(match.position, np.uint64(self.outcomes), 0)
            game.verbs.setup(match.position, match.edition.cards, self.num_players(), values)
            self.dealt = True
        self._become(match, self.pending)
        self.pending = -1

    def _become(self, after: Match, action: int) -> None:
        """Take over a position; every seat remembers what it sees of it, the mover the action."""
        mover = self.match.to_move if self.memories[0] else None
        self.record = after.record
        for seat, memory in enumerate(self.memories):
            own = action if seat == mover else -1
            seen = after.hidden(seat).record.tobytes()
            whole = hashlib.blake2b(memory + own.to_bytes(4, "big", signed=True) + seen)
            self.memories[seat] = whole.digest()[:16]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        if self.nodes_left or action not in self.match.legal():
            return f"action {action}"
        return self.match.label(action)

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        players, match = self.num_players(), self.match
        rewards = np.zeros((1, players), np.float32)
        if self.is_terminal():
            sheet = np.zeros((players, len(match.game.headings)), np.int32)
            won = np.zeros(players, np.int64)
            kernels.pay(match.position, match.edition.cards, 0, kernels.WIN, rewards, sheet, won)
        return [float(reward) for reward in rewards[0]]

    def __str__(self) -> str:
        if not self.dealt:
            return f"to be dealt: {self.nodes_left} chance nodes, {self.outcomes}"
        waits = f"\nwaits for chance: {self.pending}, {self.outcomes}" if self.nodes_left else ""
        return json.dumps(self.match.describe()["position"]) + waits

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> Any:
        """A state that looks the same to the player, its unknowns filled in by chance.

        Its history is still that of the true game, and what the other seats remember is unknown:
        search from it, do not write it down.
        """
        state = self.clone()
        match = self.match
        seen = match.hidden(player_id)
        state.record = seen.resampled(player_id, int(sampler() * (1 << 53))).record
        own = self.memories[player_id]
        others = [
            hashlib.blake2b(own + bytes([seat])).digest()[:16] for seat in range(match.players)
        ]
        state.memories = [own if seat == player_id else m for seat, m in enumerate(others)]
        return state


class SpielObserver:
    """What a seat may know: as features, and as readable data.

    Perfect recall adds a digest of everything that the seat has seen and done.
    """

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"these observations have no parameters, but got {params}")
        self._kind = kind
        self._observer = Observer(game.blank)
        self.tensor = np.zeros(self._observer.plan.columns, np.float32)
        self.dict = {"observation": self.tensor}

    def _shown(self, player: int) -> int | None:
        private = self._kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return player if private else None

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self._observer(state.match, self._shown(player)) if state.dealt else 0.0

    def string_from(self, state: SpielState, player: int) -> str:
        seat = self._shown(player)
        if not state.dealt:
            return "to be dealt"
        if self._kind.perfect_recall and seat is not None:
            return f"seat {seat} remembers {state.memories[seat].hex()}"
        seen = state.match.hidden(seat).describe()["position"]
        if not self._kind.public_info:
            common = state.match.hidden(None).describe()["position"]
            seen = {name: value for name, value in seen.items() if value != common[name]}
        return json.dumps({"seat": seat, **seen})


def register() -> list[str]:
    """Make all games known to OpenSpiel; return their names there."""
    names = []
    for name in merrymen.games():
        game = merrymen.game(name)
        own = {"rules": game, "type": _type(game)}
        made = type(f"Spiel_{name}", (SpielGame,), own)
        globals()[made.__name__] = made  # where pickle looks for it
        pyspiel.register_game(own["type"], made)
        names.append(f"merrymen_{name}")
    return names


GAMES = register()
