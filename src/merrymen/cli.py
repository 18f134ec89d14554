"""The command `merrymen`."""

from __future__ import annotations

import argparse
import importlib
import pathlib
import shutil
import sys
import webbrowser
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from merrymen import __version__, choosing, chronicle, edition_commands
from merrymen.analysis import command as analysing
from merrymen.arena import command as contests
from merrymen.errors import BadSetup, MerrymenError
from merrymen.extras import of_extra
from merrymen.games import game as find_game
from merrymen.games import names
from merrymen.messages import text
from merrymen.puzzles import command as puzzling
from merrymen.training import command as training

console = Console()


def main(arguments: list[str] | None = None) -> int:
    """Run one command; an error is one clear sentence, never a traceback."""
    given = sys.argv[1:] if arguments is None else arguments
    if given[:2] == ["bench", "table"]:
        given = ["bench table", *given[2:]]  # a command of its own, with other options
    chosen, rest = parser().parse_known_args(given)
    if rest and not chosen.takes_rest:
        parser().parse_args(given)  # says what is not understood, and exits
    chosen.rest, chosen.given = rest, given
    try:
        return int(chosen.run(chosen) or 0)
    except MerrymenError as error:
        print(f"merrymen: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        if error.filename is None:
            raise
        print(f"merrymen: {error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return 130


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="merrymen", description="Five games of Sherwood.")
    parser.add_argument("--version", action="version", version=f"merrymen {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Any, help: str, *, game: bool = False) -> argparse.ArgumentParser:
        own = run in (
            _serve,
            _verify,
            _tables,
            _keeping,
            _bench_table,
            _chaos,
        )  # these read their own arguments, --help too
        sub = commands.add_parser(name, help=help, description=help, add_help=not own)
        sub.set_defaults(run=run, takes_rest=own, command=name)
        if game:
            sub.add_argument("game", metavar="GAME", help=", ".join(names()))
        return sub

    command("games", _games, "list the games, their players and options")
    command("warm", _warm, "compile all rules now").add_argument("games", nargs="*")
    command("serve", _serve, "serve live tables in the browser (--help for its options)")
    command("verify", _verify, "replay every stored game against these rules")
    fair = command(
        "verify-fair", _verify_fair, "prove that a game's chance was settled before play"
    )
    fair.add_argument("file", type=pathlib.Path)
    fair.add_argument("--edition", type=pathlib.Path)
    fair.add_argument("--commitment", help="the one that you noted before the game")
    command("tables", _tables, "list a server's tables, close one, tell everybody something")
    command("backup", _keeping, "write everything a server keeps into one file")
    command("restore", _keeping, "bring a backup back, all of it or nothing")
    command("forget", _keeping, "erase a guest: names, chat and seats; games stay")
    command("doctor", _keeping, "look a data folder or database over, and say what is wrong")
    play = command("play", _play, "play in the terminal against bots", game=True)
    play.add_argument("--bot", default="outlaw", help="the bots to play against (outlaw)")
    choosing.arguments(play)
    own = command("arena", contests.arena, "let bots play many games", game=True)
    contests.arena_arguments(own)
    own = command("league", contests.league, "all levels against one another, as a page")
    contests.league_arguments(own)
    own = command("tune", contests.tune, "find the search settings that suit a game", game=True)
    contests.tune_arguments(own)
    train = command("train", _train, "train networks by self-play (needs PyTorch)")
    training.arguments(train)
    fuzz = command("fuzz", _fuzz, "play random games and check every position", game=True)
    fuzz.add_argument("--seconds", type=float, help="for how long (60, where no games are given)")
    fuzz.add_argument("--games", type=choosing.count, help="at most so many games")
    fuzz.add_argument("--referee", action="store_true", help="beside a second reading of the rules")
    fuzz.add_argument("--seed", type=int, default=0)
    fuzz.add_argument("--folder", type=pathlib.Path, default=pathlib.Path())
    bench = command("bench", _bench, "measure the speed of games on this machine")
    bench.add_argument("games", nargs="*", metavar="GAME")
    bench.add_argument("--json", action="store_true")
    bench.add_argument("--peers", action="store_true", help="beside other libraries' games")
    command("bench table", _bench_table, "measure the server of live tables (--help for options)")
    command("chaos", _chaos, "take everything from servers under play (needs the repository)")
    replay = command("replay", _replay, "replay the file of a game and tell its story")
    replay.add_argument("file", type=pathlib.Path)
    replay.add_argument("--edition", type=pathlib.Path)
    analysing.arguments(command("analyse", _analyse, "look back at a game: what decided it"))
    puzzling.arguments(command("puzzles", _puzzles, "positions with one best action: list or mine"))
    through = command("playthrough", _playthrough, "write a whole game as text", game=True)
    through.add_argument("--store", type=pathlib.Path, metavar="FOLDER", help="as GAME.txt there")
    examples = command("examples", _examples, "copy the examples into a folder")
    examples.add_argument("folder", type=pathlib.Path)
    docs = command("docs", _docs, "read the documentation in the browser, without a network")
    docs.add_argument("--port", type=int, default=0, help="any free one, unless told")
    docs.add_argument("--quiet", action="store_true", help="open no browser")
    edition_commands.add(command("edition", None, "show or check the figures on the cards"))
    return parser


def _games(chosen: argparse.Namespace) -> None:
    table = Table()
    table.add_column("name", no_wrap=True, min_width=max(map(len, names())))  # to be typed
    for column in ("title", "players", "options", "author, publisher"):
        table.add_column(column, overflow="fold")
    for name in names():
        game = find_game(name)
        options = "\n".join(
            f"{n}: {', '.join(map(str, o.choices))} (default {o.default})"
            for n, o in game.options.items()
        )
        span = f"{game.players[0]}-{game.players[-1]}"
        table.add_row(name, game.title, span, options, f"{game.author}, {game.publisher}")
    console.print(table)


def _warm(chosen: argparse.Namespace) -> None:
    from merrymen.warm import warm_all

    warm_all([find_game(name).name for name in chosen.games] or names())


def _serve(chosen: argparse.Namespace) -> int:
    from merrymen.table.web import server

    return server.main(chosen.rest)


def _verify(chosen: argparse.Namespace) -> int:
    from merrymen.table.storage import verify

    return verify.main(chosen.rest)


def _verify_fair(chosen: argparse.Namespace) -> int:
    from merrymen import verify_fair

    return verify_fair.main(chosen.file, chosen.edition, chosen.commitment)


def _tables(chosen: argparse.Namespace) -> int:
    from merrymen.table.web import tables_command

    return tables_command.main(chosen.rest)


def _keeping(chosen: argparse.Namespace) -> int:
    """A command about a server's data, each in a module of its own."""
    module = importlib.import_module(f"merrymen.table.keeping.{chosen.command}")
    return int(module.main(chosen.rest))


def _play(chosen: argparse.Namespace) -> None:
    from merrymen import terminal

    game = find_game(chosen.game)
    edition, options = game.load_edition(chosen.edition), choosing.options_of(game, chosen.option)
    terminal.play(game, chosen.players, chosen.bot, chosen.seed, edition, options)


def _fuzz(chosen: argparse.Namespace) -> int:
    from merrymen.fuzz import fuzz, referee_check

    game = find_game(chosen.game)
    check = referee_check(game) if chosen.referee else None
    games = chosen.games or float("inf")
    seconds = chosen.seconds or (float("inf") if chosen.games else 60.0)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(f"Fuzzing {game.title}", total=None)
        for report in fuzz(game, seconds, chosen.seed, chosen.folder, games, check):
            progress.update(task, description=f"{game.title}: {report.games} games")
    console.print(f"{game.title}: {report.games} games, {report.steps} positions checked")
    for problem in report.problems:
        console.print(f"[red]found:[/] {problem}")
    if report.failed:
        console.print(f"stored as {report.failed}; see it with: merrymen replay {report.failed}")
    return 1 if report.problems else 0


def _train(chosen: argparse.Namespace) -> None:
    training.run(chosen)


def _bench(chosen: argparse.Namespace) -> None:
    from merrymen import bench

    if chosen.peers:
        _of_the_repository("bench.peers", "arena").main(["--docs", "docs"])
        return
    bench.main([find_game(name).name for name in chosen.games] or names(), chosen.json)


def _bench_table(chosen: argparse.Namespace) -> int:
    return int(_of_the_repository("bench.table.command", "table").main(chosen.rest))


def _chaos(chosen: argparse.Namespace) -> int:
    return int(_of_the_repository("bench.chaos.command", "hosting").main(chosen.rest))


def _of_the_repository(module: str, extra: str) -> Any:
    """A bench for maintainers: they lie beside the package, in the repository."""
    root = pathlib.Path(__file__).parents[2]
    if not (root / "bench").is_dir():
        raise MerrymenError("this is for maintainers: it needs a checkout of merrymen")
    if str(root) not in sys.path:
        sys.path.append(str(root))
    with of_extra(extra):
        return importlib.import_module(module)


def _analyse(chosen: argparse.Namespace) -> None:
    analysing.run(chosen, console)


def _puzzles(chosen: argparse.Namespace) -> None:
    puzzling.run(chosen, console)


def _replay(chosen: argparse.Namespace) -> None:
    stored = chronicle.load(chosen.file)
    game = find_game(stored.game)
    edition = game.load_edition(chosen.edition)
    console.print(f"{game.title}, {stored.players} players, seed {stored.seed} {stored.note}")
    before = None
    for number, match in enumerate(stored.replay(edition)):
        if before is not None:
            action = stored.steps[number - 1].action
            for told in before.story(action, match, None):
                console.print(f"{number:>4}  {text(told, names=stored.names)}")
        before = match
    assert before is not None
    over = "over" if before.to_move is None else "not over"
    console.print(f"{over}: scores {before.scores()}, winners {before.winners()}")


def _examples(chosen: argparse.Namespace) -> None:
    home = pathlib.Path(__file__).parent
    installed, checkout = home / "examples", home.parents[1] / "examples"
    shutil.copytree(
        checkout if checkout.is_dir() else installed, chosen.folder, dirs_exist_ok=True,
        ignore=shutil.ignore_patterns("__pycache__"),
    )  # fmt: skip
    console.print(f"written: {', '.join(sorted(p.name for p in chosen.folder.glob('*.py')))}")


def _docs(chosen: argparse.Namespace) -> None:
    from merrymen import documentation

    documentation.serve(chosen.port, None if chosen.quiet else webbrowser.open)


def _playthrough(chosen: argparse.Namespace) -> None:
    from merrymen.playthrough import playthrough

    game = find_game(chosen.game)
    lines = "\n".join(playthrough(game, game.players[1], 1)) + "\n"
    if not chosen.store:
        print(lines, end="")
        return
    if not chosen.store.is_dir():
        raise BadSetup(f"there is no folder {chosen.store}")
    (chosen.store / f"{game.name}.txt").write_text(lines, encoding="utf-8")
    console.print(f"stored {chosen.store / game.name}.txt")


if __name__ == "__main__":
    sys.exit(main())
