"""The arena's measure of balance."""

from __future__ import annotations

import numpy as np
import pytest

import merrymen
from merrymen.arena import balance
from merrymen.arena.balance import Balance, Share
from merrymen.bots.learned import Sage
from merrymen.engine.playout import seed_game

GAME = merrymen.game("kings_and_creatures")


def test_a_share_of_one_is_fair() -> None:
    share = Share("a seat", 1 / 4)
    share.add(np.array([1.0, 0.0, 0.0, 0.5]), np.array([10, 2, 4, 8]))
    assert share.share == pytest.approx(1.5)
    assert share.mean_points == 6
    low, high = share.interval
    assert low < 1.5 < high


def test_places_of_the_opening_are_kept_apart_from_seats() -> None:
    found = Balance(2)
    found.add(np.array([[1, 0], [0, 1]]), np.array([[0.0, 1.0], [1.0, 0.0]]), np.ones((2, 2)))
    assert [share.share for share in found.seats] == [1.0, 1.0]
    assert [share.share for share in found.openings] == [2.0, 0.0]


def test_a_seat_that_never_decides_opens_nothing() -> None:
    found = Balance(2)
    found.add(np.array([[0, -1]]), np.array([[1.0, 0.0]]), np.array([[5, 3]]))
    assert [share.games for share in found.openings] == [1, 0]


def test_compiled_games_are_greedy_games() -> None:
    """Every game has one victory to share, and castle 1 opens as often as any seat can."""
    found = balance.between_greedy(GAME, 4, 200, GAME.edition, {}, 3)
    assert sum(share.won for share in found.seats) == pytest.approx(200)
    assert sum(share.won for share in found.openings) == pytest.approx(200)
    slow = balance.between_bots(
        GAME, 4, 30, GAME.edition, {}, 3, lambda seed: merrymen.bot("greedy", seed=seed)
    )
    for share in slow.seats:
        assert share.mean_points == pytest.approx(found.seats[0].mean_points, abs=12)


@pytest.mark.parametrize("players", GAME.players)
def test_castles_are_fair(players: int) -> None:
    """The edition's demand, on few games: the whole demand is measured in docs/balance."""
    found = balance.between_greedy(GAME, players, 6000, GAME.edition, {}, 1)
    for share in found.openings:
        assert 0.85 < share.share < 1.15, share


@pytest.mark.parametrize("name", list(balance.strategies_of(GAME)))
def test_collecting_one_type_is_no_way_to_win(name: str) -> None:
    make = balance.strategies_of(GAME)[name]
    share = balance.among_greedy(GAME, 4, 60, GAME.edition, {}, 5, name, make)
    assert share.share < 1.5


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.main(["kings_and_creatures", "--players", "3", "--games", "50"]) == 0
    assert "opens 3." in capsys.readouterr().out
    arguments = ["kings_and_creatures", "--players", "2", "--games", "2"]
    assert balance.main([*arguments, "--strategies"]) == 0
    assert "only king cards" in capsys.readouterr().out
    assert balance.main([*arguments, "--bot", "search:5"]) == 0
    assert balance.main(["kings_and_creatures", "--players", "9"]) == 2
    assert "2 to 6 players" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["kings_and_creatures", "sherwood_bandits"])
def test_sages_play_the_same_games_in_compiled_code(name: str) -> None:
    """What the network plays against itself at once is what it plays move by move."""
    game = merrymen.game(name)
    told: list[int] = []
    found = balance.between_sages(
        game, 3, 4, game.edition, {}, 5, lambda begins, shares: told.append(len(begins))
    )
    points = np.zeros(3)
    for number in range(4):
        match = game.new(3, seed=1)
        match.record[:] = game.layout.zeros()
        seed_game(match.position, np.uint64(5), number)
        options = game.option_numbers(game.choose_options({}))
        game.verbs.setup(match.position, game.edition.cards, 3, options)
        sage = Sage(1)
        while (seat := match.to_move) is not None:
            match.apply(sage.choose(match.hidden(seat), seat))
        points += match.scores()
    assert [share.points for share in found.seats] == points.tolist()
    assert told == [4]
