"""Networks in play: whole numbers, files with a card, bots without PyTorch."""

from __future__ import annotations

import logging
import pathlib
import subprocess
import sys

import msgspec
import numpy as np
import pytest

import merrymen
from advised import advice_about
from merrymen.arena import play
from merrymen.bots.learned import Learned, Mind, Sage, _say_once
from merrymen.engine.plain import for_rules
from merrymen.errors import BadSetup
from merrymen.learning import network, puct
from merrymen.learning.eye import Eye
from merrymen.learning.network import MOST_BYTES, load, network_for, save, why_not
from merrymen.match import Match
from networks import in_a_folder, random_network
from tables import step_of

KINGS = "kings_and_creatures"


def some_match(steps: int = 9, players: int = 3) -> Match:
    start = merrymen.game(KINGS).new(players, seed=4)
    return step_of(start, 6, steps)


def test_a_network_is_the_same_from_its_file(tmp_path: pathlib.Path) -> None:
    """Every weight comes back, and the file is small."""
    made = random_network(KINGS)
    size = save(made, tmp_path)
    read = load(tmp_path, KINGS)
    assert size == (tmp_path / f"{KINGS}.xz").stat().st_size < MOST_BYTES
    for one, other in zip(made.arrays, read.arrays, strict=True):
        assert one.dtype == other.dtype
        assert np.array_equal(one, other)


def test_a_network_that_would_be_too_large_is_rounded(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rows of the first layer to a coarser step, nothing else; and no more than needed."""
    made = random_network(KINGS)
    whole = save(made, tmp_path)
    monkeypatch.setattr(network, "MOST_BYTES", int(0.93 * whole))
    assert save(made, tmp_path) <= 0.93 * whole
    read = load(tmp_path, KINGS)
    off = np.abs(read.arrays[0].astype(np.int64) - made.arrays[0])
    assert 0 < off.max() <= 4
    for one, other in zip(made.arrays[1:], read.arrays[1:], strict=True):
        assert np.array_equal(one, other)


def test_a_damaged_or_missing_network_is_refused(tmp_path: pathlib.Path) -> None:
    with pytest.raises(BadSetup, match="no trained network"):
        load(tmp_path, KINGS)
    in_a_folder(tmp_path, KINGS)
    packed = tmp_path / f"{KINGS}.xz"
    packed.write_bytes(packed.read_bytes()[:-1] + b"x")
    with pytest.raises(BadSetup, match="damaged"):
        load(tmp_path, KINGS)


def test_a_network_plays_only_what_it_learned(tmp_path: pathlib.Path) -> None:
    """Other rules, another edition or other fields: each is a reason not to use it."""
    game, card = merrymen.game(KINGS), random_network(KINGS).card
    assert why_not(card, game, game.edition) is None
    for change, word in (
        ({"rules": 99}, "rules version 99"),
        ({"edition": "other"}, "edition other"),
        ({"reads": "other"}, "reads other things"),
        ({"game": "castle_combo"}, "plays castle_combo"),
    ):
        reason = why_not(msgspec.structs.replace(card, **change), game, game.edition)
        assert reason is not None
        assert word in reason


def test_without_a_network_the_bot_says_so_and_searches(
    tmp_path: pathlib.Path, caplog: pytest.LogCaptureFixture
) -> None:
    _say_once.cache_clear()
    match = some_match()
    with caplog.at_level(logging.WARNING, "merrymen"):
        for made in (Sage(seed=1, weights=tmp_path), Learned(20, seed=1, weights=tmp_path)):
            assert made.choose(match.hidden(match.to_move), match.to_move or 0) in match.legal()
    assert [record.getMessage() for record in caplog.records] == [
        f"there is no trained network for {KINGS}; searching without it"
    ]


def by_hand(match: Match, seat: int) -> list[int]:
    """What the network wishes for, computed with numpy in 64 bits."""
    first, first_bias, second, second_bias, third, third_bias, policy, policy_bias, *value = (
        array.astype(np.int64) for array in random_network(KINGS).arrays
    )
    total = first_bias + first[Eye(match)(match, seat)].sum(axis=0)
    wide = np.clip(total // 4, 0, 1023)
    narrow = np.clip((second_bias + second @ wide) // 256, 0, 1023)
    last = np.clip((third_bias + third @ narrow) // 256 + narrow, 0, 1023)
    trust = (value[0] @ last + value[1])[-1]
    advice = np.array(list(advice_about(match.hidden(seat)).values()))
    wished: list[int] = (
        (policy_bias + policy @ last)[match.legal()] + trust * advice // 256
    ).tolist()
    return wished


def test_compiled_inference_is_plain_arithmetic() -> None:
    """Every wish, to the last digit."""
    network = random_network(KINGS)
    for step in (0, 5, 12, 20):
        match = some_match(step)
        seat = match.to_move
        assert seat is not None
        actions, wished = Mind(network, match).wishes(match.hidden(seat), seat)
        assert actions == match.legal()
        assert wished == by_hand(match, seat)


def test_the_learned_play_whole_games(tmp_path: pathlib.Path) -> None:
    """Legal to the end, and the same again for the same seed."""
    in_a_folder(tmp_path, KINGS)
    game = merrymen.game(KINGS)
    played = [
        play(game, [Sage(weights=tmp_path), Learned(30, seed=1, weights=tmp_path)], seed=2).scores
        for _ in range(2)
    ]
    assert played[0] == played[1]


def test_an_evaluation_adds_up(tmp_path: pathlib.Path) -> None:
    """Every action is there, the visits are the budget, the chances are shared out."""
    in_a_folder(tmp_path, KINGS)
    match = some_match()
    seat = match.to_move
    assert seat is not None
    found = Learned(200, seed=1, weights=tmp_path, threads=2).evaluate(match, seat)
    assert sorted(one.action for one in found.actions) == match.legal()
    assert 196 <= sum(one.visits for one in found.actions) <= 200
    assert sum(found.chances) == pytest.approx(1.0, abs=0.01)
    rolled = Learned(200, seed=1, weights=tmp_path, playouts=1.0).evaluate(match, seat)
    assert sum(rolled.chances) == pytest.approx(1.0, abs=0.01)
    assert all(20 < points < 150 for points in rolled.points)  # as real games end
    assert found.best.visits == max(one.visits for one in found.actions)


def test_who_doubts_a_network_looks_at_more(tmp_path: pathlib.Path) -> None:
    """What a sure network dislikes is tried all the same; less doubt than none is refused."""
    sure = random_network(KINGS)
    sure.arrays[6][:] *= 4
    save(sure, tmp_path)
    match = some_match()
    seat = match.to_move
    assert seat is not None
    least = []
    for doubt in (1.0, 50.0):
        searching = Learned(300, seed=1, weights=tmp_path, doubt=doubt)
        least.append(min(one.visits for one in searching.evaluate(match, seat).actions))
    assert least[0] < 3 < least[1]
    with pytest.raises(BadSetup, match="doubt is from 1"):
        Learned(300, doubt=0.5)


def test_playouts_begin_with_first_thoughts(tmp_path: pathlib.Path) -> None:
    """Followed from a position, first thoughts lead where a sage at every seat does."""
    in_a_folder(tmp_path, KINGS)
    for times in (0, 1, 7, 1000):
        match = some_match()
        mind = Mind(load(tmp_path, KINGS), match)
        mind.copy[0] = match.record[0]
        puct.follow(
            for_rules(mind.copy)[0], match.edition.cards, mind.words, times, mind.network.arrays,
            mind.reader.compiled, mind.desk, np.empty(match.game.actions, np.int32),
            np.empty(match.game.actions, np.int64),
        )  # fmt: skip
        sage = Sage(weights=tmp_path)
        for _ in range(times):
            if (seat := match.to_move) is not None:
                match.apply(sage.choose(match.hidden(seat), seat))
        assert mind.copy.tobytes() == match.record.tobytes()


def test_games_that_begin_with_first_thoughts_are_expected_to_end_otherwise(
    tmp_path: pathlib.Path,
) -> None:
    """They count in a search, and settings without any sense are refused."""
    in_a_folder(tmp_path, KINGS)
    match = some_match()
    seat = match.to_move
    assert seat is not None
    found = [
        Learned(200, seed=1, weights=tmp_path, playouts=1.0, thoughts=n).evaluate(match, seat)
        for n in (0, 4)
    ]
    assert found[0].points != found[1].points
    assert all(20 < points < 150 for points in found[1].points)
    endless = {"thoughts": float("inf"), "playouts": 1.0}
    for senseless in ({"thoughts": 2}, {"thoughts": -1}, endless, endless | {"thoughts": 1.5}):
        with pytest.raises(BadSetup, match="thoughts"):
            Learned(200, **senseless)


def test_a_network_for_a_game_is_found_or_the_reason_told(tmp_path: pathlib.Path) -> None:
    in_a_folder(tmp_path, KINGS)
    game = merrymen.game(KINGS)
    assert network_for(game, game.edition, tmp_path).card.game == KINGS
    other = msgspec.structs.replace(random_network(KINGS).card, edition="other")
    save(type(random_network(KINGS))(other, random_network(KINGS).arrays), tmp_path)
    with pytest.raises(BadSetup, match="edition other"):
        network_for(game, game.edition, tmp_path)


def test_nothing_at_the_table_imports_torch() -> None:
    """Neither the bots nor the server."""
    code = "import sys, merrymen.bots, merrymen.table, merrymen.cli; print('torch' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
