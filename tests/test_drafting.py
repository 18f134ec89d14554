"""Rules are compiled once, with what they call, and kept for each game by itself."""

from __future__ import annotations

import pathlib
from typing import Any, cast

import numba

import merrymen
from merrymen.engine.calls import to_move_in
from merrymen.engine.compiling import COMPILED
from merrymen.engine.drafting import Draft
from merrymen.engine.standing import count_bits
from merrymen.engine.verbs import legal, to_move

SMALL, OTHER = "kings_and_creatures", "castle_combo"


def test_what_is_compiled_is_kept_by_all_its_sources() -> None:
    """A rule in a file that is not listed would be kept after it has changed."""
    package = pathlib.Path(merrymen.__file__).parent
    apart = {"engine", "games"}
    with_rules = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if path.relative_to(package).parts[0] not in apart
        and any(line.startswith("@rule") for line in path.read_text("utf-8").splitlines())
    }
    assert with_rules == set(COMPILED)


def test_what_python_calls_is_whole_and_the_rest_is_drafted() -> None:
    match = merrymen.game(SMALL).new(seed=1)
    assert match.to_move is not None
    kept = [result.library for result in to_move_in.overloads.values()]
    assert kept
    assert not any(isinstance(library, Draft) for library in kept)


def test_a_rule_that_others_call_can_be_called_from_python() -> None:
    """A draft has no way in from Python: the same rule is compiled whole for that."""
    njit = cast(Any, numba.njit)

    @njit
    def twice(mask):  # type: ignore[no-untyped-def]
        return 2 * count_bits(mask)

    assert twice(0b1011) == 6
    assert count_bits(0b1011) == 3
    result = next(iter(count_bits.overloads.values()))
    assert not isinstance(result.library, Draft)


def test_anybodys_compiled_function_may_call_verbs_and_rules() -> None:
    """Numba's ordinary functions know nothing of drafts, and need everything in one piece."""
    match, njit = merrymen.game(SMALL).new(seed=1), cast(Any, numba.njit)

    @njit
    def look(states, cards, out):  # type: ignore[no-untyped-def]
        mover = to_move(states[0])  # type: ignore[no-untyped-call]
        return mover, legal(states[0], cards, out)  # type: ignore[no-untyped-call]

    mover, count = look(match.record, match.edition.cards, match._out)
    assert mover == match.to_move
    assert match._out[:count].tolist() == match.legal()


def test_every_game_has_its_own_file_of_a_function() -> None:
    """Two processes that compile two games write into no common index."""
    matches = [merrymen.game(name).new(seed=1) for name in (SMALL, OTHER)]
    signatures = [(to_move_in.typeof_pyval(match.record),) for match in matches]
    cache, target = to_move_in._cache, to_move_in.targetctx
    for signature in signatures:
        to_move_in.compile(signature)
        assert cache.holds(signature, target)
    files = {cache._file_of(one, target.codegen())._index_path for one in signatures}
    assert len(files) == len(signatures)
