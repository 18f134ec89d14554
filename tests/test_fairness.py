"""The proof that a game's chance was settled before play, without a table around it."""

from __future__ import annotations

import hashlib
import hmac
import pathlib
import random
from collections.abc import Callable

import msgspec
import pytest

import merrymen
from merrymen.chronicle import Chronicle, Step
from merrymen.cli import main
from merrymen.fairness import Dice, Fairness, Part, commitment_to, seal_of
from merrymen.undo import used_chance
from merrymen.verify_fair import Unfair, check

SECRET, NONCES = "5e" * 32, ["a1" * 32, "b2" * 32]
replace = msgspec.structs.replace


def proven(name: str, seed: int = 1) -> Chronicle:
    """A whole game whose chance follows from a secret and two nonces; a third came too late."""
    game = merrymen.game(name)
    parts = [Part(seat=seat, seal=seal_of(nonce), nonce=nonce) for seat, nonce in enumerate(NONCES)]
    if game.players[-1] > 2:
        parts.append(Part(seat=2, seal=seal_of("c3" * 32)))
    settled = Fairness(table="T", commitment=commitment_to("T", SECRET), parts=parts, secret=SECRET)
    dice, chooser, used = Dice(settled, SECRET), random.Random(seed), 1
    match = game.new(max(2, game.players[0], len(parts)), seed=dice.chance(0))
    told = Chronicle.begin(match, dice.chance(0), names=["Robin", "Marian"])
    while match.to_move is not None:
        before, action, chance = match.copy(), chooser.choice(match.legal()), dice.chance(used)
        match.apply(action, entropy=chance)
        told.add(action, chance)
        used += used_chance(before, match, chance)
    told.close(match)
    told.fairness = settled
    return told


def settled_by(told: Chronicle) -> Fairness:
    assert told.fairness is not None
    return told.fairness


@pytest.fixture(scope="module")
def game() -> Chronicle:
    return proven("castle_combo")


def copy_of(told: Chronicle) -> Chronicle:
    return msgspec.json.decode(msgspec.json.encode(told.written()), type=Chronicle)


def verify(told: Chronicle, folder: pathlib.Path, *more: str) -> int:
    path = folder / "game.json"
    told.save(path)
    return main(["verify-fair", str(path), *more])


@pytest.mark.parametrize("name", merrymen.games())
def test_the_chance_of_every_game_is_proven(name: str) -> None:
    told = proven(name)
    used = check(told, told.start())
    assert 1 < used <= 1 + len({step.entropy for step in told.steps})


def test_the_recipe_is_the_one_in_the_docs() -> None:
    """Each chance is eight bytes of an HMAC under a key that secret and nonces make."""
    settled = settled_by(proven("castle_combo"))
    words = f"merrymen:T:0={NONCES[0]}:1={NONCES[1]}"  # the third was not opened
    key = hmac.new(bytes.fromhex(SECRET), words.encode(), hashlib.sha256).digest()
    seventh = hmac.new(key, b"7", hashlib.sha256).digest()
    assert Dice(settled, SECRET).chance(7) == int.from_bytes(seventh[:8], "big")
    committed = hashlib.sha256(f"merrymen:T:{SECRET}".encode()).hexdigest()
    assert settled.commitment == committed
    assert seal_of(NONCES[0]) == hashlib.sha256(f"merrymen:{NONCES[0]}".encode()).hexdigest()


def test_the_command_says_who_put_in_what(
    game: Chronicle, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(game, tmp_path) == 0
    said = capsys.readouterr().out
    assert "Proven" in said
    assert "Seat 2 (Marian) put in its part" in said
    assert "Seat 3 did not open its seal in time" in said
    assert verify(game, tmp_path, "--commitment", settled_by(game).commitment) == 0
    assert verify(game, tmp_path, "--commitment", "0" * 64) == 1


def with_parts(told: Chronicle, change: Callable[[list[Part]], list[Part]]) -> None:
    settled = settled_by(told)
    told.fairness = replace(settled, parts=change(list(settled.parts)))


def another_die(told: Chronicle) -> None:
    told.steps[4] = Step(told.steps[4].action, (told.steps[4].entropy or 0) ^ 1)


def another_secret(told: Chronicle) -> None:
    told.fairness = replace(settled_by(told), secret="5f" * 32)


def another_commitment(told: Chronicle) -> None:
    told.fairness = replace(
        settled_by(told), secret="5f" * 32, commitment=commitment_to("T", "5f" * 32)
    )


def another_nonce(told: Chronicle) -> None:
    with_parts(told, lambda parts: [replace(parts[0], nonce="aa" * 32), *parts[1:]])


def another_part(told: Chronicle) -> None:
    other = Part(seat=0, seal=seal_of("aa" * 32), nonce="aa" * 32)
    with_parts(told, lambda parts: [other, *parts[1:]])


def a_part_left_out(told: Chronicle) -> None:
    with_parts(told, lambda parts: [parts[0], replace(parts[1], nonce=None), *parts[2:]])


def parts_in_another_order(told: Chronicle) -> None:
    with_parts(told, lambda parts: parts[::-1])


def steps_in_another_order(told: Chronicle) -> None:
    at = next(n for n, s in enumerate(told.steps[1:], 1) if s.entropy != told.steps[n - 1].entropy)
    told.steps[at - 1], told.steps[at] = told.steps[at], told.steps[at - 1]


def a_chance_used_twice(told: Chronicle) -> None:
    at = next(n for n, s in enumerate(told.steps[1:], 1) if s.entropy != told.steps[n - 1].entropy)
    told.steps[at] = Step(told.steps[at].action, told.steps[at - 1].entropy)


def another_seed(told: Chronicle) -> None:
    told.seed ^= 1


def the_end_missing(told: Chronicle) -> None:
    told.steps.pop()


def other_scores(told: Chronicle) -> None:
    told.scores[0] += 1


TAMPERED = {
    another_die: "step 5",
    another_secret: "secret",
    another_commitment: "deal",
    another_nonce: "seat 1",
    another_part: "deal",
    a_part_left_out: "deal",
    parts_in_another_order: "order",
    steps_in_another_order: "step",
    a_chance_used_twice: "step",
    another_seed: "deal",
    the_end_missing: "not over",
    other_scores: "ends otherwise",
}


@pytest.mark.parametrize(("tamper", "words"), TAMPERED.items())
def test_a_tampered_file_is_not_proven(
    game: Chronicle,
    tmp_path: pathlib.Path,
    capsys: pytest.CaptureFixture[str],
    tamper: Callable[[Chronicle], None],
    words: str,
) -> None:
    told = copy_of(game)
    tamper(told)
    assert verify(told, tmp_path) == 1
    said = capsys.readouterr().out
    assert "Not proven" in said
    assert words in said


def test_a_step_that_cannot_be_is_told(game: Chronicle) -> None:
    told = copy_of(game)
    told.steps[2] = Step(99_999, told.steps[2].entropy)
    with pytest.raises(Unfair, match="step 3 does not replay"):
        check(told, told.start())


def test_a_file_without_a_proof_says_so(
    game: Chronicle, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Files from before look as they always did; an unfinished game's secret is not there."""
    told = copy_of(game)
    told.fairness = None
    assert "fairness" not in told.written()
    assert verify(told, tmp_path) == 2
    assert "has no proof" in capsys.readouterr().err
    told.fairness = replace(settled_by(game), secret=None)
    assert verify(told, tmp_path) == 2
    assert "stays closed" in capsys.readouterr().err
    assert main(["verify-fair", str(tmp_path / "none.json")]) == 2
