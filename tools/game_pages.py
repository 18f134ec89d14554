"""A page for each game with its numbers: `python -m tools.game_pages` writes docs/games/.

Everything is made from the code: columns from the fields' declarations, actions from the labels
that people read, views from the shapes of the boards, statistics from random play with a seed. A
test fails where a page is stale.
"""

from __future__ import annotations

import collections
import itertools
import pathlib
import re
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

import merrymen
from merrymen.batch import Batch
from merrymen.engine.fields import Field
from merrymen.game import Game
from merrymen.messages import text
from merrymen.observing.plan import FEW, SILENT, plan_of
from tools import types

PAGES = pathlib.Path(__file__).resolve().parent.parent / "docs" / "games"
GAMES = 200  # of random play, for each row of the statistics
LABELLED = 6  # games of every table whose labels are read
READ = 40  # labels of one action
SHOWN = 3  # of a run of actions
REWARDS = """
| `reward=` | what a seat gets when the game ends |
| --- | --- |
| `"win"` | 1 for a win, shared among the winners and paid for by the others; -1 if nobody wins |
| `"points"` | its points |
| `"lead"` | its points less those of the best other seat |
| `"outcome"` | twice as wide: every seat's part of the victory, then every seat's points |
"""


def page(game: Game) -> str:
    """The whole page of one game."""
    return "\n".join(
        [
            f"# {game.title} in numbers\n",
            "Written by `python -m tools.game_pages` from the code; the rules in words are in"
            f" [rules/{game.name}.md](../rules/{game.name}.md).\n",
            *_facts(game),
            "\n## Actions\n",
            *_actions(game),
            "\n## Rewards\n",
            f"Points come under the headings {_listed(game.headings)}; `match.score_sheet()` has"
            f" them seat by seat. Nothing is paid before the end of the game.\n{REWARDS}",
            "## Observation columns\n",
            *_columns(game),
            "\n## Random play\n",
            *_statistics(game),
            "\n## Views\n",
            "What `match.view(seat)` gives, and what a bot in another language reads, has this"
            " under `board`; [protocol.md](../protocol.md) tells the rest.\n",
            f"```ts\n{_shapes(game)}```\n",
        ]
    )


def _facts(game: Game) -> Iterator[str]:
    yield "| | |\n| --- | --- |"
    yield f'| in Python | `merrymen.game("{game.name}")` |'
    camel = game.name.title().replace("_", "")
    yield f"| in Gymnasium | `merrymen/{camel}-v{game.rules_version}` |"
    yield f"| in OpenSpiel | `merrymen_{game.name}` |"
    yield f"| players | {game.players[0]} to {game.players[-1]} |"
    for name, option in game.options.items():
        choices = ", ".join(f"`{choice!r}`" for choice in option.choices)
        yield f"| option `{name}` | {choices}; `{option.default!r}` unless told |"
    yield f"| hidden information | {'yes' if game.secrets else 'none but the draw'} |"
    yield f"| version of the rules | {game.rules_version} |"
    yield f"| edition | `{game.edition.hash}` |"
    yield f"| action ids | 0 to {game.actions - 1} |"
    yield f"| observation columns | {plan_of(game).columns} |"
    yield f"| bytes of a position | {game.state_bytes} |"
    yield f"| most steps of a game | {game.longest:,} |"


def _actions(game: Game) -> Iterator[str]:
    """Runs of ids that people read as the same kind of thing, with a label of each kind."""
    yield (
        "An action is one number, and means the same in every position. Ids side by side that"
        " people read as the same kind of thing share a row, with labels as the seat to move read"
        f" them in {LABELLED} random games of every table; *met* counts the ids that were legal in"
        " them, and those that were not go with the row before.\n"
    )
    yield "| ids | met | for example |\n| --- | ---: | --- |"
    met = _labels(game)
    for first, last in _runs(met, game.actions):
        span = f"{first}" if first == last else f"{first} to {last}"
        labels: dict[str, str] = {}
        for each in range(first, last + 1):
            labels = {**met.get(each, {}), **labels}
        words = " · ".join(_cell(labels[kind]) for kind in sorted(labels)[:SHOWN])
        count = sum(each in met for each in range(first, last + 1))
        yield f"| {span} | {count} of {last - first + 1} | {words} |"


def _runs(met: dict[int, dict[str, str]], actions: int) -> list[tuple[int, int]]:
    """First and last ids of runs of one kind; an id that was never met belongs to those before."""
    runs: list[tuple[int, int]] = []
    kinds: set[str] = set()
    for each in range(actions):
        own = set(met.get(each, ()))
        if runs and (not own or own & kinds):
            runs[-1] = (runs[-1][0], each)
            kinds |= own
        else:
            runs.append((each, each))
            kinds = own
    return runs


def _labels(game: Game) -> dict[int, dict[str, str]]:
    """By action id: the kinds of label it was met with, and the first of each in words."""
    met: dict[int, dict[str, str]] = {}
    read: collections.Counter[int] = collections.Counter()
    for players, options in _tables(game):
        for seed in range(LABELLED):
            match = game.new(players, seed=seed, **options)
            chance = np.random.Generator(np.random.PCG64(seed))
            while match.to_move is not None:
                legal = match.legal()
                unread = [each for each in legal if read[each] < READ]
                if unread:
                    seen = match.hidden(match.to_move).reading
                    for each in unread:
                        label = game.presentation.choice(seen, match.edition, each).label
                        met.setdefault(each, {}).setdefault(label["id"], text(label))
                    read.update(unread)
                match.apply(legal[int(chance.integers(len(legal)))])
    return met


def _tables(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every player count with every combination of options."""
    names, choices = list(game.options), [o.choices for o in game.options.values()]
    for values in itertools.product(*choices):
        for players in game.players:
            yield players, dict(zip(names, values, strict=True))


def _columns(game: Game) -> Iterator[str]:
    yield (
        "Every field is read after the rules' `hide`; [batch.md](../batch.md#features) tells how,"
        " and `Batch.plan.names` names every column. With `relative=True` the columns are the same"
        " and the table is turned to the observing seat. Of a place, the first axis comes first.\n"
    )
    yield "| columns | field | places | a place holds |\n| --- | --- | --- | --- |"
    plan = plan_of(game)
    stems = [re.split(r"[\[={]", name)[0] for name in plan.names]
    at = 0
    for stem, run in itertools.groupby(stems):
        count = len(list(run))
        field = game.layout.fields.get(stem)
        places = "×".join(map(str, field.shape)) if field and field.shape else "1"
        span = f"{at}" if count == 1 else f"{at} to {at + count - 1}"
        yield f"| {span} | `{stem}` | {places} | {_reading(field, game)} |"
        at += count
    left_out = [n for n, field in game.layout.fields.items() if n in SILENT or field.trace]
    yield f"\nLeft out: {_listed([f'`{name}`' for name in left_out])}."


def _reading(field: Field | None, game: Game) -> str:
    if field is None:
        return f"one of {game.players[-1]} columns is 1: the seat that observes"
    if field.kind == "bits":
        return f"a column for each of {field.high.bit_length()} members"
    things = field.high - field.low + 1
    if field.kind == "choice" and things <= FEW:
        named = field.names or tuple(str(each) for each in range(field.high + 1))
        return f"one of {things} columns is 1: none, {_listed(named)}"
    what = f" ({field.of}, -1 is none)" if field.kind == "choice" and field.of else ""
    return f"{field.low} to {field.high}{what}, scaled to 0 to 1"


def _statistics(game: Game) -> Iterator[str]:
    yield (
        f"{GAMES} games of every table, seed 1, on the CPU. Branching is the number of legal"
        " actions at a decision; a forced decision has one.\n"
    )
    yield "| table | steps: mean | least to most | branching: mean | most | forced | points: mean |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"
    for players, options in _tables(game):
        told = ", ".join([f"{players} players", *(f"{n} {v}" for n, v in options.items())])
        yield f"| {told} | {' | '.join(_played(game, players, options))} |"


def _played(game: Game, players: int, options: dict[str, Any]) -> list[str]:
    batch = Batch(game, players, GAMES, seed=1, reward="points", restart=False, **options)
    steps = np.zeros(GAMES, np.int64)
    choices: list[Any] = []
    points = np.zeros(players)
    while (going := batch.to_move >= 0).any():
        choices.append(batch.legal()[going].sum(axis=1))
        steps += going
        batch.step(batch.choose("random"))
        points += batch.rewards()[batch.done].sum(axis=0)
    wide = np.concatenate(choices)
    return [
        f"{steps.mean():,.0f}", f"{steps.min():,} to {steps.max():,}", f"{wide.mean():.1f}",
        f"{wide.max()}", f"{(wide == 1).mean():.0%}", f"{points.mean() / GAMES:.1f}",
    ]  # fmt: skip


def _shapes(game: Game) -> str:
    """The board's types, without the lines that only a file needs."""
    lines = types.board(game.name).removeprefix(types.MADE).splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("import ")).lstrip("\n")


def _listed(names: Any) -> str:
    return ", ".join(str(name) for name in names)


def _cell(words: str) -> str:
    return " ".join(words.split()).replace("|", "\\|")


def main() -> int:
    """Write all pages."""
    PAGES.mkdir(parents=True, exist_ok=True)
    for name in merrymen.games():
        (PAGES / f"{name}.md").write_text(page(merrymen.game(name)), encoding="utf-8")
        print(f"• docs/games/{name}.md", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
