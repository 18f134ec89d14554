"""Train a network by self-play. Needs PyTorch; nothing at the table imports this."""

from __future__ import annotations

import copy
import pathlib
import random
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from merrymen.errors import BadSetup
from merrymen.extras import of_extra
from merrymen.game import Game
from merrymen.learning.network import DEPTH, WIDTH, Network, titles_hash
from merrymen.machine import cores
from merrymen.training.games import settings_of
from merrymen.training.lessons import Teacher
from merrymen.training.lived import live
from merrymen.training.measure import against_greedy
from merrymen.training.model import Model
from merrymen.training.readying import Readying
from merrymen.training.tables import Played, on_gpu, on_host

with of_extra("torch"):
    import torch

SELVES = 8  # past selves that are kept
FOR_CORES = 2560  # games at once where a GPU learns and the cores play: a round must not take long
PATIENCE = 8  # measurements without a better one before it says that nothing improves


@dataclass
class Plan:
    """How to train. What is None follows from the device."""

    device: str = "cpu"
    cpu_games: bool = False  # play on the CPU even where a GPU could
    seed: int = 1
    minutes: float = 10.0
    games: int | None = None  # at once, over all settings
    copying: int = 30  # rounds of copying greedy
    passes: int = 3
    part: int | None = None  # decisions in one step of learning
    most: int = 2000  # steps in one round
    measured: int = 200  # games of each setting in a measurement
    every: float = 60.0  # seconds between two measurements, and between two checkpoints
    remembered: int = 15  # rounds between two past selves
    rate: float = 1e-3
    slow_rate: float = 4e-4  # after copying
    fade: float = 0.25  # of the time at the end, in which the rate falls to a tenth
    width: int = WIDTH
    depth: int = DEPTH

    def for_device(self) -> tuple[int, int]:
        """Games at once, and decisions in one step of learning."""
        large = self.device == "cuda"
        return self.games or (8192 if large else 256), self.part or (8192 if large else 2048)

    def rate_at(self, copying: bool, gone: float) -> float:
        """How fast to learn, when so much of the time is gone."""
        rate = self.rate if copying else self.slow_rate
        if self.fade <= 0.0 or copying:
            return rate
        return rate * max(0.1, min(1.0, 1.0 - 0.9 * (gone - 1.0 + self.fade) / self.fade))


class Trainer:
    """A network in training, that can be put away and taken up again."""

    def __init__(self, game: Game, plan: Plan, say: Callable[[str], None] = print) -> None:
        if plan.device == "cuda" and not torch.cuda.is_available():
            raise BadSetup("PyTorch finds no GPU here; train with --device cpu")
        torch.manual_seed(plan.seed)
        torch.set_float32_matmul_precision("high")
        self.game, self.plan, self.say = game, plan, say
        self.model = Model(game, game.edition, plan.width, plan.depth).to(plan.device)
        # A recorded step of learning reads the rate from where it lies on the GPU.
        large = plan.device == "cuda"
        self._rate = torch.tensor(plan.rate, device=plan.device)
        rate = self._rate if large else plan.rate
        self.optimiser = torch.optim.Adam(self.model.parameters(), rate, capturable=large)
        self._teacher = Teacher(self.model, self.optimiser, say)
        self.past: list[Any] = []
        self._other: Model | None = None  # takes on one of them at a time
        self.curve: list[dict[str, Any]] = []
        self.rounds = self.steps = self.played = 0
        self.seconds = 0.0
        self._chance = random.Random(plan.seed)
        self._resident = False  # whether the games are in the memory of the GPU

    def run(
        self, checkpoint: pathlib.Path | None = None, light: pathlib.Path | None = None
    ) -> None:
        """Train until the time is up. What is killed loses what came since the last checkpoint.

        `light` gets a small copy of every checkpoint.
        """
        tables = self._on_host()
        kernels = Readying(self.game, self.plan.device == "cuda" and not self.plan.cpu_games)
        start = last = kept = time.monotonic()
        seconds, kept_round = 60 * self.plan.minutes, -1
        while last - start < seconds:
            if kernels.ready(self.say):
                tables = self._on_gpu() or tables
            told = self.round(tables, (last - start) / seconds)
            now = time.monotonic()
            self.seconds, last = self.seconds + now - last, now
            self.say(
                f"{self.game.name} round {self.rounds}: {self.steps / 1e6:.1f} M steps,"
                f" {told['steps'] / max(1e-9, told['took']):.0f}/s,"
                f" value {told['value_loss']:.3f}, entropy {told['entropy']:.2f},"
                f" moved {told['moved']:.3f}, played {told['playing']:.1f} s,"
                f" learned {told['learning']:.1f} s, {max(0.0, start + seconds - now):.0f} s left"
            )
            if now - kept >= self.plan.every:
                self._keep(checkpoint, light)
                kept, kept_round = time.monotonic(), self.rounds
        kernels.close()
        if kept_round != self.rounds:
            self._keep(checkpoint, light)

    def _keep(self, checkpoint: pathlib.Path | None, light: pathlib.Path | None) -> None:
        """See how strong it is, and put the training away."""
        self.measure()
        if checkpoint is not None:
            self.save(checkpoint)
        if light is not None:
            self.save(light, light=True)

    def _each(self, games: int, copies: int) -> int:
        return max(1, games // (len(settings_of(self.game)) * copies))

    def _on_host(self) -> Played:
        """The tables of this training, played by all cores."""
        games, copies = self.plan.for_device()[0], max(1, cores() // len(settings_of(self.game)))
        if self.plan.device == "cuda":
            games = min(games, FOR_CORES)
        seed = self.plan.seed + 1000 * self.rounds
        return on_host(self.game, self._each(games, copies), seed, self.plan.device, copies=copies)

    def _on_gpu(self) -> Played | None:
        """The tables of this training in the memory of the GPU, if it has room for them."""
        try:
            each = self._each(self.plan.for_device()[0], 1)
            tables = on_gpu(self.game, each, self.plan.seed + 1000 * self.rounds)
        except Exception as error:  # a driver's errors have no type in common
            self.say(f"{self.game.name} goes on with games on the CPU: {error}")
            return None
        self._resident = True
        return tables

    def round(self, tables: Played, gone: float = 0.0) -> dict[str, float]:
        """Play a round and learn from it; so much of the time is gone."""
        plan, copying = self.plan, self.rounds < self.plan.copying
        self._rate.fill_(plan.rate_at(copying, gone))
        for group in self.optimiser.param_groups:
            group["lr"] = self._rate if plan.device == "cuda" else float(self._rate)
        begun = time.monotonic()
        past = None if copying else self._past_self()
        lived = live(tables, self.model, past, copying=copying, most=plan.most)
        # Greedy is copied in small steps of learning: there is no noise to average out.
        part = plan.for_device()[1] // (4 if copying else 1)
        played = time.monotonic()
        told = self._teacher.learn(lived, copying=copying, passes=plan.passes, part=part)
        self.rounds += 1
        self.steps += lived.steps
        self.played += lived.games
        if not copying and self.rounds % plan.remembered == 0:
            self.past = [*self.past, copy.deepcopy(self.model.state_dict())][-SELVES:]
        learned = time.monotonic()
        told |= {"playing": played - begun, "learning": learned - played}
        return told | {"steps": lived.steps, "took": learned - begun}

    def _past_self(self) -> Model | None:
        if not self.past:
            return None
        if self._other is None:
            other = Model(self.game, self.model.edition, self.plan.width, self.plan.depth)
            self._other = other.to(self.plan.device)
        self._other.load_state_dict(self._chance.choice(self.past))
        return self._other

    def measure(self) -> float:
        """Play against greedy and note it in the curve; return how many times a fair share."""
        each, seed = self.plan.measured, self.plan.seed + 7
        if self._resident:
            tables: Played = on_gpu(self.game, each, seed, restart=False)
        else:
            tables = on_host(self.game, each, seed, self.plan.device, restart=False)
        found = against_greedy(self.model, tables)
        fair = float(sum(one["fair"] for one in found) / len(found))
        at = {"round": self.rounds, "steps": self.steps, "played": self.played}
        self.curve += [at | {"seconds": self.seconds} | one for one in found]
        shares = ", ".join(f"{one['players']}p {one['share']:.2f}" for one in found)
        self.say(f"{self.game.name} against greedy: {fair:.2f} fair shares ({shares})")
        self._say_if_stuck()
        return fair

    def _say_if_stuck(self) -> None:
        by_round: dict[int, list[float]] = {}
        for line in self.curve:
            by_round.setdefault(line["round"], []).append(line["fair"])
        marks = [sum(values) / len(values) for values in by_round.values()]
        if len(marks) > PATIENCE and max(marks[-PATIENCE:]) <= max(marks[:-PATIENCE]):
            self.say(f"{self.game.name}: no better for {PATIENCE} measurements; more will not help")

    def network(self, strength: dict[str, Any] | None = None) -> Network:
        """The network as it stands, in whole numbers."""
        last = [line for line in self.curve if line["round"] == self.rounds]
        trained = {
            "rounds": self.rounds, "steps": self.steps, "games": self.played,
            "seconds": round(self.seconds), "device": self.plan.device, "seed": self.plan.seed,
        }  # fmt: skip
        measured = {"greedy": [_short(line) for line in last]}
        made: Network = self.model.export(trained, measured | (strength or {}))
        return made

    def save(self, path: pathlib.Path, *, light: bool = False) -> None:
        """Put the training away; light: a sixth of the size, without the optimiser's memory."""
        weights = self.model.state_dict()
        if light:
            weights = {name: _half(value) for name, value in weights.items()}
        kept = {
            "game": self.game.name, "edition": self.model.edition.hash,
            "rules": self.game.rules_version, "plan": asdict(self.plan), "model": weights,
            "optimiser": None if light else self.optimiser.state_dict(),
            "past": [] if light else self.past, "curve": self.curve, "rounds": self.rounds,
            "steps": self.steps, "played": self.played, "seconds": self.seconds,
        }  # fmt: skip
        path.parent.mkdir(parents=True, exist_ok=True)
        torch.save(kept, path.with_suffix(".part"))
        path.with_suffix(".part").replace(path)

    def resume(self, path: pathlib.Path) -> None:
        """Take up a training that was put away."""
        kept = torch.load(path, map_location=self.plan.device, weights_only=False)
        if kept["game"] != self.game.name:
            raise BadSetup(f"{path} is a training of {kept['game']}")
        if kept["rules"] != self.game.rules_version or kept["edition"] != self.model.edition.hash:
            # What was learned is still a good beginning: nearly everything stays as it was.
            self.say(f"{path} was trained on other rules or another edition; it goes on from there")
        self.model.load_state_dict(kept["model"])
        if kept["optimiser"] is not None:
            self.optimiser.load_state_dict(kept["optimiser"])
        self.past, self.curve = kept["past"], kept["curve"]
        self.rounds, self.steps = kept["rounds"], kept["steps"]
        self.played, self.seconds = kept["played"], kept["seconds"]
        self._chance = random.Random(self.plan.seed + self.rounds)
        torch.manual_seed(self.plan.seed + self.rounds)

    def take(self, network: Network) -> None:
        """Go on from an exported network, where there is no checkpoint any more."""
        card = network.card
        if card.reads != titles_hash(self.game):
            raise BadSetup(f"the network of {self.game.title} reads other things: train a new one")
        if card.actions != self.game.actions:
            raise BadSetup(f"the network of {self.game.title} knows other actions: train a new one")
        if card.width > self.plan.width or card.depth > self.plan.depth:
            raise BadSetup(
                f"the network of {self.game.title} is {card.width} wide and {card.depth} deep:"
                " a network grows, it does not shrink"
            )
        self.model.take(network)
        trained = card.trained
        self.rounds, self.steps = trained.get("rounds", 0), trained.get("steps", 0)
        self.played, self.seconds = trained.get("games", 0), float(trained.get("seconds", 0))


def _half(value: Any) -> Any:
    large = value.is_floating_point() and value.dim() == 2
    return value.half() if large else value


def _short(line: dict[str, Any]) -> dict[str, Any]:
    left_out = ("round", "steps", "played", "seconds", "fair")
    kept = {name: value for name, value in line.items() if name not in left_out}
    return kept | {"share": round(line["share"], 3)}
