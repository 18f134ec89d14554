"""The command `merrymen`, as a person types it."""

from __future__ import annotations

import dataclasses
import io
import json
import pathlib
import shutil

import msgspec
import pytest
from rich.console import Console

import merrymen
from merrymen import cli, editions, fuzz, terminal
from merrymen.table.storage.known_editions import KnownEditions

GAME = "kings_and_creatures"


def say(*arguments: str) -> int:
    return cli.main(list(arguments))


@pytest.mark.parametrize("name", merrymen.games())
def test_a_whole_game_in_the_terminal(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first offered action every time, with a wrong answer first, to the score sheet."""
    game, out = merrymen.game(name), io.StringIO()
    console = Console(file=out, width=120)
    answers = iter(["nonsense", "0"])
    monkeypatch.setattr(console, "input", lambda prompt: next(answers, "1"))
    match = terminal.play(game, None, "random", 1, game.edition, {}, console)
    assert match.to_move is None
    assert "Type a number from 1 to" in out.getvalue()
    assert "Score sheet" in out.getvalue()


def test_quitting_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    game, console = merrymen.game(GAME), Console(file=io.StringIO())
    monkeypatch.setattr(console, "input", lambda prompt: "q")
    assert terminal.play(game, 2, "random", 1, game.edition, {}, console).to_move is not None


def test_listing_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert say("games") == 0
    assert "Kings &" in capsys.readouterr().out


def test_errors_are_one_clear_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    for command, words in (
        (("play", "chess"), "there is no game 'chess'"),
        (("play", GAME, "--players", "9"), "is for 2 to 6 players"),
        (("play", GAME, "--option", "speed=fast"), "has no option speed"),
        (("play", GAME, "--edition", "missing.toml"), "there is no such file"),
        (("arena", GAME, "--bots", "cheater"), "there is no bot 'cheater'"),
        (("replay", "missing.json"), "there is no file missing.json"),
        (("edition", "check", "missing.toml"), "there is no such file"),
    ):
        assert say(*command) == 2
        error = capsys.readouterr().err
        assert words in error
        assert "Traceback" not in error


@pytest.mark.parametrize("games", ["0", "-3", "few", "1.5"])
@pytest.mark.parametrize("command", ["arena", "tune", "fuzz"])
def test_at_least_one_game_is_played(
    command: str, games: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        say(command, GAME, "--games", games)
    assert stopped.value.code == 2
    assert "--games" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--steps", "--report"])
def test_a_folder_is_tried_before_the_games(
    option: str, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Hours of games are not played for a folder that cannot be written."""
    taken = tmp_path / "bad.json"
    taken.write_text("{}")
    for place in (taken, taken / "below"):
        assert say("arena", GAME, "--bots", "no-such-bot", option, str(place)) == 2
        told = capsys.readouterr().err
        assert "is no folder to write into" in told
        assert "no-such-bot" not in told


@pytest.mark.parametrize("command", ["analyse game.json --html", "puzzles mine {} --out"])
def test_a_page_is_tried_before_the_work(
    command: str, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    place = tmp_path / "file" / "page.html"
    assert say(*command.format(GAME).split(), str(place)) == 2
    assert "is no folder to write into" in capsys.readouterr().err


def test_what_cannot_be_trained_or_analysed(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert say("train", GAME, "chess") == 2  # before the first game is trained
    assert "there is no game 'chess'" in capsys.readouterr().err
    with pytest.raises(merrymen.BadSetup, match="at least 1 simulation"):
        merrymen.analyse(tmp_path / "game.json", simulations=0)


def test_files_in_the_way_are_one_sentence(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert say("examples", str(tmp_path / "file")) == 2
    told = capsys.readouterr().err
    assert told.startswith("merrymen: ")
    assert "Traceback" not in told


@pytest.mark.parametrize(
    ("bots", "words"),
    [
        ("search:5;guide=1,random", "search has no setting 'guide'; it has exploration,"),
        ("search:0,random", "must be positive"),
        ("search:nans,random", "must be positive"),
        ("learned:0,random", "must be positive"),
        ("search:infs,random", "have an end"),
        ("search:5;guided=7,random", "guided is a share from 0 to 1, not 7.0"),
        ("search:5;widening=0,random", "widening is more than 0"),
        ("learned:5;margin_weight=-1,random", "margin_weight is a share from 0 to 1"),
        ("learned:5;exploration=nan,random", "is not understood"),
        ("sage:nan,random", "is not understood"),
        ("sage:1;colour=2,random", "sage has no setting 'colour'; it has none"),
        ("run:,random", "needs a command"),
    ],
)
def test_settings_of_bots_that_cannot_be(
    bots: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert say("arena", GAME, "--bots", bots, "--games", "1") == 2
    assert words in capsys.readouterr().err


@pytest.mark.parametrize("seed", ["-1", str(2**64)])
def test_seeds_that_cannot_be(seed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert say("arena", GAME, "--seed", seed, "--games", "1") == 2
    assert "a seed is a whole number from 0" in capsys.readouterr().err


def test_the_games_can_be_typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Their names stand there whole, however narrow the terminal."""
    for width in (60, 80):
        monkeypatch.setattr(cli, "console", Console(width=width))
        assert say("games") == 0
        shown = capsys.readouterr().out
        for name in merrymen.games():
            assert name in shown
        assert "…" not in shown


def test_an_arena_counts_every_win(capsys: pytest.CaptureFixture[str]) -> None:
    assert say("arena", GAME, "--bots", "greedy,random", "--players", "3", "--games", "12") == 0
    assert "12 games" in capsys.readouterr().out


def test_showing_and_checking_editions(
    capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path
) -> None:
    shipped = merrymen.game(GAME).edition_format.shipped
    assert say("edition", "show", GAME) == 0
    assert "reconstructed" in capsys.readouterr().out
    assert say("edition", "check", str(shipped)) == 0
    own = tmp_path / "own.toml"
    own.write_text(shipped.read_text().replace('number = 8, type = "treasure"', "number = 8"))
    assert say("edition", "check", str(own)) == 2
    own.write_text("game = ")
    assert say("edition", "check", str(own)) == 2


def test_what_an_owner_changed(capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path) -> None:
    """Errors, remarks and differences are three things: a remark plays, a difference is shown."""
    shipped = merrymen.game(GAME).edition_format.shipped
    assert say("edition", "diff", str(shipped)) == 0
    assert "has the figures of the shipped edition" in " ".join(capsys.readouterr().out.split())
    text = shipped.read_text()
    own = tmp_path / "own.toml"
    own.write_text(
        text.replace("number = 109, type", "number = 109, mark = 4, type").replace(
            'number = 11, type = "king", mark = 4', 'number = 11, type = "king"'
        )
    )
    assert say("edition", "check", str(own)) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "is a sound edition of Kings & Creatures" in said
    assert "Our figures differ here" in said
    assert "treasure cards by mark" in said
    assert say("edition", "diff", str(own)) == 0
    rows = [line.split("\u2502")[1:-1] for line in capsys.readouterr().out.splitlines()]
    assert [[cell.strip() for cell in row] for row in rows if len(row) == 6] == [
        ["cards", "11", "mark", "4", "0", "reconstructed"],
        ["cards", "109", "mark", "0", "4", "reconstructed"],
    ]
    offered = tmp_path / "editions" / GAME
    offered.mkdir(parents=True)
    shutil.copy(own, offered)
    assert len(KnownEditions(tmp_path / "editions").offered(GAME)) == 2


@pytest.mark.parametrize("name", merrymen.games())
def test_rows_are_known_by_name(name: str) -> None:
    """Every row of every edition has a name of its own, and none differs from itself."""
    data = merrymen.game(name).edition.data
    assert editions.differences(data, data) == []
    for table, rows in editions.rows_of(data):
        assert rows, table
        changed = msgspec.convert(msgspec.to_builtins(data), type(data))
        del getattr(changed.tables, table)[-1]
        found = editions.differences(data, changed)
        assert len({one.row for one in found}) == 1
        assert all(one.theirs is None and one.source for one in found)


def test_playing_with_an_edition_of_ones_own(tmp_path: pathlib.Path) -> None:
    """A corrected figure makes another edition, and positions of one refuse the other."""
    game = merrymen.game(GAME)
    own = tmp_path / "own.toml"
    text = game.edition_format.shipped.read_text()
    changed = text.replace("title =", "# corrected\ntitle =").replace("heroes = 1", "heroes = 2", 1)
    own.write_text(changed)
    match = game.new(players=2, seed=1, edition=own)
    assert match.edition.hash != game.edition.hash
    with pytest.raises(merrymen.DamagedPosition, match="give the edition file"):
        game.from_bytes(match.to_bytes())
    assert game.from_bytes(match.to_bytes(), edition=own).to_bytes() == match.to_bytes()


def test_replaying_a_stored_game(capsys: pytest.CaptureFixture[str]) -> None:
    folder = pathlib.Path(__file__).parent / "fixtures" / GAME
    assert say("replay", str(sorted(folder.glob("*.json"))[0])) == 0
    assert "over: scores" in capsys.readouterr().out


def test_a_sound_game_survives_fuzzing(tmp_path: pathlib.Path) -> None:
    assert say("fuzz", GAME, "--seconds", "0.5", "--folder", str(tmp_path)) == 0
    assert list(tmp_path.iterdir()) == []


def test_a_broken_game_is_caught_and_stored(tmp_path: pathlib.Path) -> None:
    """A fuzzer that cannot fail would be a defect: break the audit and see it found."""
    game = merrymen.game(GAME)
    broken = dataclasses.replace(
        game, audit=lambda s, edition: ["a card is lost"] if s.round_number == 3 else []
    )
    *_, report = fuzz.fuzz(broken, 5, 1, tmp_path)
    assert report.problems == ("a card is lost",)
    assert report.failed is not None
    stored = json.loads(report.failed.read_text())
    assert stored["note"] == "a card is lost"
    assert say("replay", str(report.failed)) == 0


def test_a_playthrough_is_stored_where_it_is_wished(tmp_path: pathlib.Path) -> None:
    assert say("playthrough", GAME, "--store", str(tmp_path / "nowhere")) == 2
    assert say("playthrough", GAME, "--store", str(tmp_path)) == 0
    assert (tmp_path / f"{GAME}.txt").read_text(encoding="utf-8")
