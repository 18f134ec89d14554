"""Rules that nobody has compiled yet run as plain Python: the same bytes, the same words."""

from __future__ import annotations

import hashlib
import json
import os
import pathlib
import random
import subprocess
import sys

import merrymen
from merrymen.engine import compiling, meanwhile

STEPS = 12
PROGRAM = """
import sys
sys.path[:0] = sys.argv[1:]
import test_meanwhile
from merrymen.engine import meanwhile
assert meanwhile.begin()
test_meanwhile.tell()
"""


def digest(name: str) -> str:
    """Positions, views and stories of a game's beginning, as one number."""
    chance, total = random.Random(5), hashlib.sha256()
    match = merrymen.game(name).new(seed=5)
    for _ in range(STEPS):
        action = chance.choice(match.legal())
        after = match.copy()
        after.apply(action, entropy=chance.getrandbits(64))
        told = [match.view(0), match.view(None), match.story(action, after, None)]
        figures = [after.scores(), after.winners(), match.workings(0, "score-0")]
        total.update(json.dumps([told, figures]).encode() + after.raw)
        match = after
    total.update(match.resampled(0, 7).raw)
    return total.hexdigest()


def tell() -> None:
    print(json.dumps({name: digest(name) for name in merrymen.games()}))


def test_interpreted_meanwhile_is_the_same_game(tmp_path: pathlib.Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(pathlib.Path(__file__).parent)],
        env=os.environ | {"MERRYMEN_CACHE": str(tmp_path)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert not list(tmp_path.rglob("*.nb?")), "something was compiled"
    assert json.loads(run.stdout) == {name: digest(name) for name in merrymen.games()}


def test_what_is_kept_is_loaded() -> None:
    """A rule that another process has compiled is found at the next call, and runs compiled."""
    from merrymen.engine.calls import to_move_in

    match = merrymen.game("kings_and_creatures").new(seed=1)
    assert match.to_move is not None  # compiled and kept, at the latest now
    to_move_in._reset_overloads()
    try:
        assert meanwhile.begin()
        assert match.copy().to_move == match.to_move
        again = merrymen.game("kings_and_creatures").new(seed=1)
        assert again.to_move == match.to_move
        assert to_move_in.signatures
    finally:
        meanwhile.end()
    assert compiling.instead is None


def test_nowhere_to_keep_means_compiling_as_ever(tmp_path: pathlib.Path) -> None:
    """Where no other process could hand its code over, this one compiles for itself."""
    (tmp_path / "file").write_text("no folder")
    program = "from merrymen.engine import meanwhile; print(meanwhile.begin())"
    run = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"MERRYMEN_CACHE": str(tmp_path / "file")},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert run.stdout.strip() == "False"
