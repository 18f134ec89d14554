"""A game played twice at once: by the compiled rules, and by a referee who reads the rules afresh.

A referee is slow and plain, keeps a state of its own and is written from the rules page alone. It
follows the match action by action; wherever the two disagree, one of them is wrong. Referees are
found by name: `tests/referees/<game>.py`, or a package of that name, with

    Referee   the class, as described by the protocol below
    BIASES    ways of playing that seek what chance seldom meets: a name, and how much more often
              than 1 the actions in a range of ids are chosen, as {"alliances": {range(60, 72): 20}}
              or as a function that says it for a match and an action
    GAMES     optional: how many games the quick tests play in all (300)
"""

from __future__ import annotations

import importlib
import pathlib
import random
from collections.abc import Callable, Iterator, Mapping
from types import ModuleType
from typing import Any, Protocol

from merrymen.bots.greedy import Greedy
from merrymen.chronicle import Chronicle
from merrymen.game import Game
from merrymen.match import Match
from merrymen.messages import text

Position = Mapping[str, Any]  # the fields by name, as `match.describe()["position"]` gives them
Chooser = Callable[[Match], int]
Bias = Mapping[range, float] | Callable[[Match, int], float]

WAYS = ("random", "greedy", "biased")
MOST_SHOWN = 8  # differences named in one report


class Impossible(Exception):
    """Chance did what the rules do not let it do; a referee raises it with the reason."""


class Referee(Protocol):
    """Somebody who knows the rules.

    What the players decide is told by the actions. What chance decides, and nothing else, may be
    read from positions, and must be checked for possibility.
    """

    def __init__(
        self, start: Position, tables: Any, players: int, options: Mapping[str, Any]
    ) -> None:
        """Take a seat at the first position; `tables` are those of the edition."""

    def mover(self) -> int | None:
        """Who decides now; None when the game is over."""

    def legal(self) -> set[int]:
        """What may be decided."""

    def play(self, action: int, after: Position) -> None:
        """Carry the action out; from `after` only the outcomes of chance are read."""

    def public(self) -> Mapping[str, Any]:
        """Fields of the position as this referee has them, to be compared by name."""

    def sheet(self) -> list[dict[str, int]]:
        """Every seat's points by heading, asked at the end."""

    def winners(self) -> set[int]:
        """Who has won, asked at the end."""


def referees() -> list[str]:
    """The games that have a referee."""
    import merrymen

    folder = pathlib.Path(__file__).parent
    return [
        name
        for name in merrymen.games()
        if (folder / f"{name}.py").exists() or (folder / name / "__init__.py").exists()
    ]


def referee_of(game: Game) -> ModuleType:
    """The module of a game's referee."""
    return importlib.import_module(f"referees.{game.name}")


# Ways of playing


def chooser(way: str, module: Any, seed: int) -> Chooser:
    """How the games are played: any action, what looks best, or with a bias."""
    chance = random.Random(seed)
    if way == "random":
        return lambda match: chance.choice(match.legal())
    if way == "greedy":
        return _greedy(Greedy(seed))
    biases: Mapping[str, Bias] = module.BIASES
    return _biased(biases[chance.choice(sorted(biases))], chance)


def _greedy(bot: Greedy) -> Chooser:
    def choose(match: Match) -> int:
        seat = match.to_move
        assert seat is not None
        return bot.choose(match.hidden(seat), seat)

    return choose


def _biased(bias: Bias, chance: random.Random) -> Chooser:
    def weight(match: Match, action: int) -> float:
        if callable(bias):
            return bias(match, action)
        return next((w for ids, w in bias.items() if action in ids), 1.0)

    def choose(match: Match) -> int:
        legal = match.legal()
        return chance.choices(legal, [weight(match, action) for action in legal])[0]

    return choose


# Side by side


def play(match: Match, chronicle: Chronicle, module: Any, choose: Chooser) -> list[str]:
    """Play to the end; the differences at the first position that has any, in words."""
    try:
        return _play(match, chronicle, module, choose)
    except Impossible as error:
        return [f"chance did what it cannot do: {error}"]
    except Exception as error:
        # Rules or referee, whichever gave up: a finding, to be stored with the game.
        return [f"{type(error).__name__}: {error} ({_where(error)})"]


def _play(match: Match, chronicle: Chronicle, module: Any, choose: Chooser) -> list[str]:
    start = match.describe()["position"]
    referee: Referee = module.Referee(start, match.edition.tables, match.players, match.options)
    wrong = differences(match, start, referee)
    while not wrong and match.to_move is not None:
        action = choose(match)
        chronicle.add(action)
        match.apply(action)
        after = match.describe()["position"]
        referee.play(action, after)
        wrong = differences(match, after, referee)
    return wrong or _at_the_end(match, referee)


def differences(match: Match, position: Position, referee: Referee) -> list[str]:
    """Where rules and referee see the same position differently."""
    wrong = _in_fields(position, referee.public())
    if match.to_move != referee.mover():
        return [
            *wrong,
            f"the rules ask {_seat(match.to_move)}, the referee {_seat(referee.mover())}",
        ]
    if match.to_move is None:
        return wrong
    rules, own = set(match.legal()), referee.legal()
    if rules - own:
        wrong.append(f"only the rules allow {_named(match, rules - own)}")
    if own - rules:
        wrong.append(f"only the referee allows {_named(match, own - rules)}")
    return wrong


def _at_the_end(match: Match, referee: Referee) -> list[str]:
    wrong = []
    if match.score_sheet() != referee.sheet():
        wrong.append(f"score sheet: the rules {match.score_sheet()}, the referee {referee.sheet()}")
    if set(match.winners()) != referee.winners():
        wrong.append(f"winners: the rules {set(match.winners())}, the referee {referee.winners()}")
    return wrong


def _in_fields(position: Position, own: Mapping[str, Any]) -> list[str]:
    found = [line for name in own for line in _unlike(name, position[name], own[name])]
    return found[:MOST_SHOWN] + (["and more"] if len(found) > MOST_SHOWN else [])


def _unlike(name: str, rules: Any, own: Any) -> Iterator[str]:
    """The places in which two values of a field differ."""
    if isinstance(own, tuple):
        own = list(own)
    if rules == own:
        return
    if isinstance(rules, list) and isinstance(own, list) and len(rules) == len(own):
        for index, (one, other) in enumerate(zip(rules, own, strict=True)):
            yield from _unlike(f"{name}[{index}]", one, other)
    else:
        yield f"{name}: the rules {rules}, the referee {own}"


def _seat(seat: int | None) -> str:
    return "nobody" if seat is None else f"seat {seat}"


def _named(match: Match, actions: set[int]) -> str:
    """Actions with the words that the rules have for them, where they have any."""
    seen = match.hidden(match.to_move).reading
    words = []
    for action in sorted(actions)[:MOST_SHOWN]:
        try:
            label = text(match.game.presentation.choice(seen, match.edition, action).label)
        except Exception:  # words are made for legal actions only
            label = "no words"
        words.append(f"{action} ({label})")
    return ", ".join(words) + (" and more" if len(actions) > MOST_SHOWN else "")


def _where(error: BaseException) -> str:
    """The last line of code that an error passed."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return "nowhere"
    return f"{pathlib.Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}"


def check(match: Match, chronicle: Chronicle, chance: random.Random) -> list[str]:
    """One game for the fuzzer, in a way that chance picks."""
    module, way = referee_of(match.game), chance.choice(WAYS)
    return [
        f"{problem} [{way} play]"
        for problem in play(match, chronicle, module, chooser(way, module, chance.getrandbits(32)))
    ]
