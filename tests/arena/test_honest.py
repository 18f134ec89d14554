"""An arena that tells who failed: counted, named, replayable; and bots loaded from files."""

from __future__ import annotations

import io
import pathlib
import re
import shlex
import sys

import pytest
from rich.console import Console

import merrymen
from merrymen import cli
from merrymen.arena import play, report
from merrymen.arena.results import Results
from merrymen.bots import files
from merrymen.bots.process import Program, words_of

GAME = "kings_and_creatures"
QUIET = Console(quiet=True)
SHY = """
import json, sys
for number, line in enumerate(sys.stdin):
    legal = json.loads(line)["choose"]["legal"]
    print(json.dumps({"action": legal[0] if number < 3 else -5}), flush=True)
"""
RAISER = """
import helper_of_raiser
class Raiser:
    def __init__(self):
        self.asked = 0
    def choose(self, hidden_match, seat):
        self.asked += 1
        return hidden_match.legal()[0] if self.asked < 4 else helper_of_raiser.oops()
"""


def shy(folder: pathlib.Path) -> str:
    (folder / "shy.py").write_text(SHY)
    return "run:" + shlex.join([sys.executable, str(folder / "shy.py")])


def raiser(folder: pathlib.Path) -> str:
    (folder / "helper_of_raiser.py").write_text("def oops():\n    raise KeyError('lost card')\n")
    (folder / "raiser.py").write_text(RAISER)
    return f"{folder / 'raiser.py'}:Raiser"


def tournament(*bots: str, **more: object) -> Results:
    return report.tournament(merrymen.game(GAME), bots, 4, console=QUIET, **more)  # type: ignore[arg-type]


def test_failures_are_counted_for_their_bot(tmp_path: pathlib.Path) -> None:
    """In the terminal, on the page and in the rows: how often, why, and the first game."""
    name = shy(tmp_path)
    results = tournament(name, "random")
    trouble = results.failures[name]
    assert list(results.failures) == [name]
    assert trouble.games == 4
    assert trouble.first == 0
    assert trouble.reasons == {"answered -5, which is not legal": trouble.times}
    import pyarrow.parquet

    parquet, page = report.write(results, str(tmp_path / "out"))
    rows = pyarrow.parquet.read_table(parquet).to_pylist()
    assert sum(row["failures"] for row in rows) == trouble.times
    assert {row["bot"] for row in rows if row["failure"]} == {name}
    assert "<h2>Failures</h2>" in page.read_text()
    shown = Console(record=True, width=160, file=io.StringIO())
    shown.print(report.table_of(results))
    text = shown.export_text()
    assert "failures" in text
    assert "wins by seat, whoever sat there: 0 " in text
    assert "seat wins" not in text


def test_without_failures_nothing_is_said_of_them() -> None:
    results = tournament("greedy", "random")
    assert results.failures == {}
    assert [column.header for column in report.table_of(results).columns][-1] == "rating"


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        ("pass", "ended without an answer, with status 0"),
        ("print('nonsense'); input()", "cannot be read"),
    ],
)
def test_a_program_that_never_answers_is_an_error_before_the_first_game(
    program: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    command = "run:" + shlex.join([sys.executable, "-u", "-c", program])
    assert cli.main(["arena", GAME, "--bots", f"{command},random", "--games", "2"]) == 2
    error = " ".join(capsys.readouterr().err.split())
    assert "does not answer as it should" in error
    assert reason in error
    nowhere = ["arena", GAME, "--bots", "run:no-such-program-anywhere,random"]
    assert cli.main(nowhere) == 2


def test_strict_forfeits(tmp_path: pathlib.Path) -> None:
    """The game ends where the bot failed, and the others share the win."""
    for name in (shy(tmp_path), raiser(tmp_path)):
        results = tournament(name, "random", "random", strict=True)
        assert results.wins[0] == 0.0
        assert results.failures[name].forfeits == 4
        for outcome in results.outcomes:
            assert outcome.forfeited == outcome.order.index(0)
            assert outcome.forfeited not in outcome.chronicle.winners
            assert "forfeits" in outcome.chronicle.note
            *_, last = outcome.chronicle.replay()
            assert last.to_move == outcome.forfeited


def test_an_exception_names_bot_game_and_seed_and_is_replayed_by_one_command(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = raiser(tmp_path)
    base = ["arena", GAME, "--bots", f"random,{name}", "--players", "3", "--seed", "11"]
    assert cli.main([*base, "--games", "3"]) == 2
    told = capsys.readouterr().err
    assert "KeyError: 'lost card'" in told
    assert "helper_of_raiser.py" in told
    assert re.search(r"Raiser in seat \d failed at step \d+ of Kings & Creatures, 3 players", told)
    assert "seed 11" in told
    assert "merrymen/arena" not in told, "our own frames are no help"
    command = next(line.strip() for line in told.splitlines() if line.startswith("  merrymen "))
    assert cli.main(shlex.split(command)[1:]) == 2
    assert capsys.readouterr().err.splitlines()[1:] == told.splitlines()[1:]


def test_playing_from_python_keeps_the_bot_s_own_exception(tmp_path: pathlib.Path) -> None:
    bots = [merrymen.bot(raiser(tmp_path)), merrymen.bot("random", seed=1)]
    with pytest.raises(KeyError, match="lost card") as caught:
        play(merrymen.game(GAME), bots, seed=5)
    assert "the bot in seat 0 failed at step" in caught.value.__notes__[0]
    assert "seed 5" in caught.value.__notes__[0]


OWN = """
from __future__ import annotations
from dataclasses import dataclass
from beside_it import first

@dataclass
class Plain:
    depth: int = 3
    def choose(self, hidden_match, seat):
        return first(hidden_match)

class Broken:
    def __init__(self, seed=None):
        len(5)
    def choose(self, hidden_match, seat):
        return 0

class Seeded:
    def __init__(self, *, seed):
        self.seed = seed
    def choose(self, hidden_match, seat):
        return 0

class Empty:
    pass
"""


def test_a_file_is_loaded_as_python_people_expect(tmp_path: pathlib.Path) -> None:
    """What lies beside it can be imported, dataclasses work, errors are its own."""
    (tmp_path / "beside_it.py").write_text("def first(match):\n    return match.legal()[0]\n")
    path = tmp_path / "own_bot.py"
    path.write_text(OWN)
    match = merrymen.game(GAME).new(2, seed=1)
    plain = merrymen.bot(f"{path}:Plain", seed=4)
    assert plain.choose(match.hidden(0), 0) == match.legal()[0]
    assert type(plain) is type(merrymen.bot(f"{path}:Plain"))
    assert sys.modules["own_bot"].__file__ == str(path)
    assert merrymen.bot(f"{path}:Seeded", seed=4).seed == 4  # type: ignore[attr-defined]
    with pytest.raises(merrymen.MerrymenError, match=r"len\(5\)(?s:.*)TypeError: object of type"):
        merrymen.bot(f"{path}:Broken", seed=1)
    with pytest.raises(merrymen.BadSetup, match="no method choose"):
        merrymen.bot(f"{path}:Empty")
    bad = tmp_path / "json.py"  # a name that is taken is left to its owner
    bad.write_text("import nothing_of_that_name\n")
    with pytest.raises(merrymen.MerrymenError, match=r"json.py cannot be loaded(?s:.*)nothing_of"):
        merrymen.bot(f"{bad}:Bot")
    assert "tmp" not in str(sys.modules["json"].__file__)
    assert sys.path[0] != str(tmp_path)  # nor is it taken for json by a process started later
    path.write_text(OWN.replace("depth: int = 3", "depth: int = 44"))
    assert merrymen.bot(f"{path}:Plain").depth == 44  # type: ignore[attr-defined]


def test_names_and_commands_of_windows() -> None:
    assert files.split(r"C:\bots\mine.py:Mine") == (pathlib.Path(r"C:\bots\mine.py"), "Mine")
    assert files.split("mine.py:Mine") == (pathlib.Path("mine.py"), "Mine")
    assert files.split("search:500") is None
    command = r'"C:\Program Files\py\python.exe" C:\bots\line.py --depth 3'
    expected = [r"C:\Program Files\py\python.exe", r"C:\bots\line.py", "--depth", "3"]
    assert words_of(command, windows=True) == expected
    assert words_of("python 'a b.py'", windows=False) == ["python", "a b.py"]


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(["--version"])
    assert stopped.value.code == 0
    assert capsys.readouterr().out == f"merrymen {merrymen.__version__}\n"


def test_settings_that_a_bot_does_not_have() -> None:
    for name in ("greedy", "search:50", "squire", "run:cat"):
        with pytest.raises(merrymen.BadSetup, match="cannot be made"):
            merrymen.bot(name, colour="red")
    assert isinstance(merrymen.bot("run:cat", seconds=2.0), Program)
