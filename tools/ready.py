"""Make a checkout ready: its own .venv, pinned packages, compiled rules. Standard library only."""

from __future__ import annotations

import hashlib
import os
import pathlib
import shutil
import socket
import subprocess
import sys
import time
import webbrowser
from concurrent.futures import ThreadPoolExecutor

from tools import extras, web

ROOT = pathlib.Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
OLDEST = (3, 11)


def play(arguments: list[str]) -> int:
    """Set up what the page needs, then play; `--setup` sets up everything and exits.

    What the games still need is compiled behind the open page, or in the terminal at the first use.
    """
    if arguments == ["--setup"]:
        set_up("play")
        say("Everything is ready: ./play opens the table.")
        return 0
    set_up_packages("play")
    if arguments[:1] == ["--terminal"]:
        return run("merrymen.cli", "play", *(arguments[1:] or ["kings_and_creatures"]))
    web.build(PYTHON)
    return open_table(arguments)


def open_table(arguments: list[str]) -> int:
    """Serve the table and show it in the browser, until Ctrl-C; `--friends` lets others in."""
    port = free_port()
    command = [str(PYTHON), "-m", "merrymen.cli", "serve", "--port", str(port), *arguments]
    server = subprocess.Popen(command, cwd=ROOT)
    address = f"http://127.0.0.1:{port}/"
    while server.poll() is None and not is_listening(port):
        time.sleep(0.1)
    if server.poll() is None:
        webbrowser.open(address)
    try:
        return server.wait()
    except KeyboardInterrupt:
        return server.wait()


def free_port() -> int:
    """The usual port, or the next one that nobody listens on."""
    return next(port for port in range(8000, 9000) if not is_listening(port))


def is_listening(port: int) -> bool:
    with socket.socket() as knock:
        return knock.connect_ex(("127.0.0.1", port)) == 0


def test(arguments: list[str]) -> int:
    """Set up, then check style, types and behaviour; other arguments go to pytest alone."""
    set_up("test")
    wider = [argument for argument in arguments if argument in ("--long", "--timed")]
    if "--all" in arguments:
        extras.bring(PYTHON)
    elif arguments != wider:
        return run("pytest", *arguments)
    failed = check_sources()
    if failed:
        return failed
    tests = ("pytest", "-q", "-n", str(workers()), *wider)
    say(" ".join(tests))
    return run(*tests)


def check_sources() -> int:
    """Style and types of Python and of the client, on all cores; what they said, in order."""
    checks = (
        ("ruff", "check", "."),
        ("ruff", "format", "--check", "."),
        ("mypy",),
        ("tools.web", "check"),
    )
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for check, ran in zip(checks, pool.map(heard, checks), strict=True):
            say(" ".join(check))
            print(ran.stdout, end="", flush=True)
            if ran.returncode:
                pool.shutdown(cancel_futures=True)
                return ran.returncode
    return 0


def heard(command: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
    """Run a module of .venv in the checkout and keep what it says."""
    return subprocess.run(
        [str(PYTHON), "-m", *command], cwd=ROOT, text=True, encoding="utf-8", errors="replace",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
    )  # fmt: skip


def workers() -> int:
    """One more than two cores have: many tests wait for browsers and servers most of the time."""
    return min(4, (os.cpu_count() or 1) + 1)


def set_up(purpose: str) -> None:
    """Everything: packages, compiled rules, the client; quick when nothing has changed."""
    set_up_packages(purpose)
    run_or_stop("merrymen.cli", "warm")
    web.build(PYTHON)


def set_up_packages(purpose: str) -> None:
    """Bring .venv up to date for playing or for testing."""
    if sys.version_info < OLDEST:
        wanted = ".".join(map(str, OLDEST))
        sys.exit(f"Merrymen needs Python {wanted} or later; this is {sys.version.split()[0]}.")
    pins = ROOT / "requirements" / f"{purpose}.txt"
    if not is_current(pins):
        install(pins)


def is_current(pins: pathlib.Path) -> bool:
    """Whether these pins were the last thing installed (the test pins contain those to play)."""
    if not PYTHON.exists():
        return False
    return any(stamp(p).exists() for p in (pins, pins.with_name("test.txt")))


def stamp(pins: pathlib.Path) -> pathlib.Path:
    """A file in .venv whose name says what is installed there."""
    recipe = pins.read_bytes() + (ROOT / "pyproject.toml").read_bytes()
    return VENV / f"{pins.stem}-{hashlib.sha256(recipe).hexdigest()[:16]}.ready"


def install(pins: pathlib.Path) -> None:
    """A new .venv if there is none, then exactly the pinned packages, then this checkout."""
    start = time.monotonic()
    if not PYTHON.exists():
        say("1/3 Making .venv")
        stop_unless(subprocess.call([sys.executable, "-m", "venv", str(VENV)]))
    say("2/3 Installing packages (a minute or two, once)")
    add_packages("--require-hashes", "-r", str(pins))
    say("3/3 Installing Merrymen from this folder")
    add_packages("--no-deps", "--no-build-isolation", "-e", str(ROOT))
    stamp(pins).touch()
    say(f"Installed in {time.monotonic() - start:.0f} s")


def add_packages(*arguments: str) -> None:
    """Install into .venv: with uv where it is there, which takes seconds, else with pip."""
    uv = shutil.which("uv")
    if uv and not subprocess.call(
        [uv, "pip", "install", "-q", "--python", str(PYTHON), *arguments]
    ):
        return
    quiet = ["--disable-pip-version-check", "--no-input", "-q"]
    stop_unless(subprocess.call([str(PYTHON), "-m", "pip", "install", *arguments, *quiet]))


def run(module: str, *arguments: str) -> int:
    """Run a module of .venv in the checkout."""
    return subprocess.call([str(PYTHON), "-m", module, *arguments], cwd=ROOT)


def run_or_stop(module: str, *arguments: str) -> None:
    stop_unless(run(module, *arguments))


def stop_unless(failed: int) -> None:
    """Stop with a word where a step of the set-up failed."""
    if failed:
        sys.exit(f"The set-up stopped (code {failed}). The lines above say why.")


def say(words: str) -> None:
    print(f"\033[33m•\033[0m {words}" if sys.stdout.isatty() else f"• {words}", flush=True)
