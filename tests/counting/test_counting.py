"""A sixth game, made by the steps of docs/adding-a-game.md alone, has all that a game has."""

from __future__ import annotations

import pathlib
import random
from collections.abc import Iterator

import pytest
from bench.counting import GAME
from bench.table.command import HOST, Measured, server

import merrymen
from merrymen import properties
from merrymen.bots.greedy import Greedy
from merrymen.chronicle import Chronicle, digest, load
from merrymen.client import Client
from merrymen.game import Game
from merrymen.games import visiting
from merrymen.messages import LANGUAGES, text
from tables import Walk, greedy_walk, walk


@pytest.fixture
def counting() -> Iterator[Game]:
    with visiting(GAME):
        yield merrymen.game("counting")


def test_it_is_a_guest_only(counting: Game) -> None:
    assert "counting" in merrymen.games()
    assert counting is GAME
    assert text(counting.new(2).view(0)["prompt"], "fr").startswith("Ajoute un nombre")


def test_it_is_gone_again() -> None:
    with visiting(GAME):
        view = GAME.new(2).view(0)
    assert "counting" not in merrymen.games()
    with pytest.raises(merrymen.UnknownGame):
        merrymen.game("counting")
    with pytest.raises(KeyError):
        text(view["prompt"])


@pytest.mark.parametrize("play", [walk, greedy_walk])
def test_every_property_of_a_whole_game(counting: Game, play: Walk) -> None:
    """The properties that all games share, at every step."""
    match, steps = counting.new(2, seed=1, steps=10), 0
    for position, action in play(match, 1):
        steps += 1
        for problems in (
            properties.leaks(position, steps),
            properties.views_leak(position, steps),
            properties.unknown_choices(position, steps),
            properties.misplaced(position),
            properties.stuck(position),
            properties.lost_in_writing(position),
            properties.silent_reveals(position, action, steps),
            properties.undo_crosses(position, action, steps),
            properties.unspoken(position, action),
        ):
            assert problems == []
        assert position.round is None
    assert steps == 10
    assert properties.misplaced(match) == properties.stuck(match) == []
    assert match.winners() == [s for s in (0, 1) if match.scores()[s] == max(match.scores())]


def test_it_lasts_as_long_as_it_says(counting: Game) -> None:
    match = counting.new(2, seed=1)
    assert sum(1 for _ in walk(match, 1)) == counting.longest
    assert properties.misplaced(match) == []


def test_what_cannot_be_is_refused(counting: Game) -> None:
    match = counting.new(2, seed=1, steps=10)
    match.apply(4)
    match.plain.sums[0] = 10
    with pytest.raises(merrymen.DamagedPosition, match="seat 0 has 10 after 1 numbers"):
        counting.position(match.describe())


def test_a_stored_game_replays(counting: Game, tmp_path: pathlib.Path) -> None:
    match, chance = counting.new(2, seed=3, steps=10), random.Random(3)
    chronicle = Chronicle.begin(match, 3)
    while match.to_move is not None:
        action = chance.choice(match.legal())
        chronicle.add(action)
        match.apply(action)
    chronicle.save(tmp_path / "game.json")
    *_, last = load(tmp_path / "game.json").replay()
    assert digest(last) == digest(match)


def test_greedy_counts_high(counting: Game) -> None:
    match = counting.new(2, steps=10)
    assert Greedy(1).choose(match.hidden(0), 0) == counting.actions - 1
    assert [match.label(8, language) for language in LANGUAGES] == [
        "Add 9", "9 dazuzählen", "Ajouter 9", "Aggiungi 9",
    ]  # fmt: skip


def test_a_whole_game_at_the_table() -> None:
    """Two people at their sockets, to the end."""
    with server() as measured:
        host, guest = client(measured, "Robin"), client(measured, "Marian")
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = host.make("counting", seats, options={"steps": 10})
        with host.chair(made) as robin, guest.sit(made["table"]["id"], 1) as marian:
            robin.start()
            chairs = [robin, marian]
            for step in range(10):
                view = chairs[step % 2].wait_for_turn()
                assert view is not None
                assert view["board"]["steps"] == step
                chairs[step % 2].act(view["actions"][step % 9]["action"])
            for chair in chairs:
                while chair.frame["view"]["to_move"] is not None:
                    chair.wait("view")
            last = marian.frame["view"]
    assert last["scores"] == [1 + 3 + 5 + 7 + 9, 2 + 4 + 6 + 8 + 1]
    assert last["winners"] == [0]


def client(measured: Measured, name: str) -> Client:
    return Client(f"http://{HOST}:{measured.port}", name)
