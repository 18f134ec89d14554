"""Every decision of a tournament as a dataset: what was seen, what was legal, what was done.

Rows are written game by game from the chronicles, so a dataset of any size needs little memory and
is the same wherever the games were played. A row holds what its seat could know and nothing else.
"""

from __future__ import annotations

import os
import pathlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from merrymen import choosing
from merrymen.arena.outcome import Outcome
from merrymen.arena.results import Results
from merrymen.editions import Edition
from merrymen.errors import BadSetup
from merrymen.extras import of_extra
from merrymen.observing.observer import Observer

SEEN = ("observations", "records")
ROWS = 20_000  # of one file
CARD = "_README.md"  # whoever reads the folder as a dataset passes over such names


def write(
    results: Results,
    folder: str | os.PathLike[str],
    *,
    edition: Edition | None = None,
    seen: str = "observations",
    command: str = "",
) -> pathlib.Path:
    """All decisions as Parquet files and a card that says what they are."""
    with of_extra("arena"):
        import pyarrow.parquet

    if seen not in SEEN:
        raise BadSetup(f"steps are written as {' or '.join(SEEN)}, not as {seen}")
    folder = choosing.writable(folder)
    for old in folder.glob(f"{results.game.name}-*.parquet"):
        old.unlink()
    schema = _schema(results, seen)
    count = 0
    for number, rows in enumerate(_portions(_rows(results, edition, seen), ROWS)):
        table = pyarrow.Table.from_pylist(rows, schema=schema)
        path = folder / f"{results.game.name}-{number:05}.parquet"
        pyarrow.parquet.write_table(table, path, compression="zstd")
        count += len(rows)
    (folder / CARD).write_text(_card(results, schema, count, command), encoding="utf-8")
    return folder


def read(folder: str | os.PathLike[str]) -> dict[str, Any]:
    """A dataset as numpy arrays by column, ready for `torch.from_numpy`."""
    with of_extra("arena"):
        import pyarrow
        import pyarrow.parquet

    paths = sorted(pathlib.Path(folder).glob("*.parquet"))
    if not paths:
        raise BadSetup(f"there are no steps in {folder}")
    table = pyarrow.concat_tables([pyarrow.parquet.read_table(path) for path in paths])
    return {name: _array(table.column(name).combine_chunks()) for name in table.column_names}


def _array(column: Any) -> Any:
    """A column of lists as one matrix; any other as numpy takes it."""
    import pyarrow

    if pyarrow.types.is_fixed_size_list(column.type):
        flat = column.flatten().to_numpy(zero_copy_only=False)
        return flat.reshape(len(column), column.type.list_size)
    return column.to_numpy(zero_copy_only=False)


def _schema(results: Results, seen: str) -> Any:
    """The columns, with their meanings where a reader of the file finds them."""
    import pyarrow as pa

    game = results.game
    observer = Observer(game.new(game.players[0], seed=0))
    matrix = {
        "observations": pa.field("observation", pa.list_(pa.float32(), observer.plan.columns)),
        "records": pa.field("record", pa.binary(game.state_bytes)),
    }
    about = {
        "game": game.name,
        "rules": str(game.rules_version),
        "observation_columns": msgspec.json.encode(observer.plan.names).decode(),
        "record_dtype": repr(game.layout.dtype.descr),
    }
    columns = [
        ("number", pa.int32()), ("step", pa.int32()), ("seat", pa.int8()), ("bot", pa.string()),
        ("action", pa.int32()), ("legal", pa.list_(pa.bool_(), game.actions)),
        ("reward", pa.float32()), ("points", pa.int32()), ("last", pa.bool_()),
        ("seed", pa.uint64()), ("players", pa.int8()), ("options", pa.string()),
        ("edition", pa.string()), ("rules", pa.int32()),
    ]  # fmt: skip
    return pa.schema([matrix[seen], *columns], metadata=about)


def _rows(results: Results, edition: Edition | None, seen: str) -> Iterator[dict[str, Any]]:
    for outcome in results.outcomes:
        yield from _game(results.names, outcome, edition, seen)


def _game(
    names: Sequence[str], outcome: Outcome, edition: Edition | None, seen: str
) -> Iterator[dict[str, Any]]:
    told = outcome.chronicle
    rewards = rewards_of(told.players, told.winners)
    same = {
        "number": outcome.number,
        "seed": told.seed,
        "players": told.players,
        "options": msgspec.json.encode(told.options).decode(),
        "edition": told.edition,
        "rules": told.rules,
    }
    observer = Observer(told.start(edition))
    for at, (step, match) in enumerate(zip(told.steps, told.replay(edition), strict=False)):
        seat = match.to_move
        assert seat is not None
        what = (
            {"observation": observer(match, seat)}
            if seen == "observations"
            else {"record": match.hidden(seat).record.tobytes()}
        )
        yield {
            **what,
            **same,
            "step": at,
            "seat": seat,
            "bot": names[outcome.order[seat]],
            "action": step.action,
            "legal": match.mask(),
            "reward": rewards[seat],
            "points": told.scores[seat],
            "last": at == len(told.steps) - 1,
        }


def rewards_of(players: int, winners: Sequence[int]) -> list[float]:
    """A win is worth 1, shared among the winners, and the others pay for it (see docs/batch.md)."""
    count = len(winners)
    if players == 1 or count == 0:
        return [1.0 if seat in winners else -1.0 for seat in range(players)]
    return [
        (players * (seat in winners) - count) / (count * (players - 1)) for seat in range(players)
    ]


def _portions(rows: Iterator[dict[str, Any]], most: int) -> Iterator[list[dict[str, Any]]]:
    portion: list[dict[str, Any]] = []
    for row in rows:
        portion.append(row)
        if len(portion) == most:
            yield portion
            portion = []
    if portion:
        yield portion


MEANINGS = {
    "observation": "what the seat could know, from 0 to 1; the columns' names are in the schema",
    "record": "the same as the bytes of its hidden record: `np.frombuffer(…, game.layout.dtype)`",
    "number": "which game of the tournament",
    "step": "which decision of the game, from 0",
    "seat": "who decided",
    "bot": "which bot that was",
    "action": "what it did",
    "legal": "what it could have done, a place for every action",
    "reward": "how the game ended for that seat: 1 a win, shared and paid for by the others",
    "points": "its points at the end",
    "last": "whether this was the last decision of the game",
    "seed": "of the deal: `game.new(players, seed=…)` lays out the same",
    "players": "how many sat at the table",
    "options": "of the game, as JSON",
    "edition": "the hash of the edition that was played with",
    "rules": "the version of the rules",
}


def _card(results: Results, schema: Any, count: int, command: str) -> str:
    game = results.game
    bots = ", ".join(f"`{name}`" for name in dict.fromkeys(results.names))
    rows = [f"| `{each.name}` | {each.type} | {MEANINGS[each.name]} |" for each in schema]
    failed = [f"- {name} {trouble}" for name, trouble in results.failures.items()]
    made = [f"Made by `{command}`." if command else "Made with `merrymen.arena.steps.write`."]
    return "\n".join(
        [
            f"# {game.title}: {count} decisions of {results.games} games",
            "",
            f"{game.title} between {bots}, {len(results.names)} players, rules version"
            f" {game.rules_version}. Seats rotate, and every deal is played in all rotations.",
            *made,
            "",
            "| column | type | meaning |",
            "| --- | --- | --- |",
            *rows,
            "",
            "Read it with `pyarrow.parquet.read_table(folder)`, with",
            f"`polars.read_parquet('{game.name}-*.parquet')`, or as numpy arrays with",
            "`from merrymen.arena import steps` and `steps.read(folder)`.",
            *(["", "## What went wrong", *failed] if failed else []),
            "",
        ]
    )
