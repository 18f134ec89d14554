"""Bots of all kinds: levels, files, programs; none can see more than its seat."""

from __future__ import annotations

import math
import pathlib
import shlex
import sys

import pytest

import merrymen
from merrymen.bots import levels
from merrymen.bots.growing import Grower
from merrymen.bots.learned import SILLY, Learned, Mind
from merrymen.bots.levels import LEVELS, Level
from merrymen.bots.process import Program
from merrymen.bots.search import Search
from merrymen.errors import BadSetup
from merrymen.learning.inference import OUTPUT
from merrymen.learning.network import shipped
from merrymen.learning.puct import STEP
from tables import walk

GAME = "kings_and_creatures"
EXAMPLES = pathlib.Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("name", merrymen.games())
@pytest.mark.parametrize("bot", ["greedy", "search:60", "squire"])
def test_swapping_all_unseen_facts_changes_no_move(name: str, bot: str) -> None:
    """The same seed and the same knowledge give the same move, whatever is true."""
    game = merrymen.game(name)
    for number, (match, _) in enumerate(walk(game.new(game.players[-1], seed=5), 5)):
        if number % 11 != 3:
            continue
        seat = match.to_move
        assert seat is not None
        swapped = match.hidden(seat).resampled(seat, number)
        first = merrymen.bot(bot, seed=number).choose(match.hidden(seat), seat)
        assert merrymen.bot(bot, seed=number).choose(swapped.hidden(seat), seat) == first


def test_levels_play_varied_openings() -> None:
    match = merrymen.game(GAME).new(4, seed=2)
    seat = match.to_move
    assert seat is not None
    chosen = {merrymen.bot("squire", seed=s).choose(match.hidden(seat), seat) for s in range(30)}
    assert len(chosen) > 1


@pytest.mark.parametrize("kind", [Search, Learned])
def test_a_kept_tree_grows_on(kind: type[Grower]) -> None:
    """Castle Combo: buying a card and placing it are two decisions without news in between."""
    assert _kept_trees(merrymen.game("castle_combo"), kind) > 5


@pytest.mark.parametrize("kind", [Search, Learned])
def test_a_tree_is_not_kept_across_a_draw(kind: type[Grower]) -> None:
    """Kings & Creatures refills the display after every take but the last ones of a round."""
    assert _kept_trees(merrymen.game(GAME), kind) < 15


@pytest.mark.parametrize("threads", [1, 2])
def test_a_clear_choice_does_not_wait_for_the_clock(threads: int) -> None:
    """It is settled as soon as the simulations to come could change nothing."""
    game = merrymen.game("castle_combo")
    match = game.new(2, seed=3)
    bot = Search(seconds=60.0, threads=threads, seed=1)
    seat = match.to_move
    assert seat is not None
    trees = bot._trees = bot._trees_for(match.hidden(seat), seat)
    for tree in trees:
        tree.run(400)
    assert bot._is_settled(0.0), "nothing is to come"
    assert not bot._is_settled(2.0), "twice as many simulations may still turn it"
    for tree in trees:
        tree.tally = [(7, 390, 200.0), (8, 10, 5.0)]
    assert bot._is_settled(0.9)
    assert not bot._is_settled(1.0)


def _kept_trees(game: merrymen.Game, kind: type[Grower]) -> int:
    match, kept = game.new(2, seed=3), 0
    bots: dict[int, Grower] = {}
    while (seat := match.to_move) is not None:
        bot = bots.setdefault(seat, kind(simulations=40, seconds=None, threads=1, seed=seat))
        before = list(bot._trees)
        match.apply(bot.choose(match.hidden(seat), seat))
        kept += bool(before) and bot._trees == before and before[0].done > 40
    return kept


def test_a_bot_from_a_file() -> None:
    bot = merrymen.bot(f"{EXAMPLES / 'lowest.py'}:Lowest", seed=1)
    match = merrymen.game(GAME).new(2, seed=1)
    assert bot.choose(match.hidden(match.to_move), match.to_move or 0) == min(match.legal())
    with pytest.raises(merrymen.BadSetup, match="has no class Highest"):
        merrymen.bot(f"{EXAMPLES / 'lowest.py'}:Highest")
    with pytest.raises(merrymen.BadSetup, match="there is no file"):
        merrymen.bot("nowhere.py:Lowest")


def test_a_bot_in_another_program() -> None:
    bot = Program(f"{sys.executable} {EXAMPLES / 'line_bot.py'}", seconds=20)
    match = merrymen.game(GAME).new(2, seed=1)
    for _ in range(3):
        seat = match.to_move
        assert seat is not None
        action = bot.choose(match.hidden(seat), seat)
        assert action == max(match.legal())
        match.apply(action)
    assert bot.failures == []
    bot.close()


@pytest.mark.parametrize(
    ("program", "failure"),
    [
        ("import time; time.sleep(60)", "took too long"),
        ("print('nonsense', flush=True); input()", "malformed"),
        ("import json; print(json.dumps(dict(action=0)), flush=True); input()", "not legal"),
        ("pass", ""),
    ],
)
def test_a_failing_program_never_stops_a_game(program: str, failure: str) -> None:
    seconds = 1.0 if "sleep" in program else 60.0  # Python itself may take long to start
    bot = Program(shlex.join([sys.executable, "-c", program]), seconds=seconds)
    match = merrymen.game(GAME).new(2, seed=1)
    seat = match.to_move
    assert seat is not None
    assert bot.choose(match.hidden(seat), seat) in match.legal()
    assert failure in bot.failures[0]
    bot.close()


def test_settings_are_written_behind_the_name() -> None:
    bot = merrymen.bot("search:50;guided=0.5", seed=1)
    assert isinstance(bot, Search)
    assert bot.simulations == 50
    with pytest.raises(merrymen.BadSetup, match="is not understood"):
        merrymen.bot("search:many")


def test_a_node_opens_its_actions_one_by_one() -> None:
    """With widening 0.5 and k actions open the next is opened after (2 k) squared visits."""
    match = merrymen.game(GAME).new(4, seed=2)
    seat = match.to_move
    assert seat is not None
    opened = {}
    for simulations in (1, 5, 6, 17, 18):
        visits, _ = Search(simulations=simulations, widening=0.5, seed=1).think(
            match.hidden(seat), seat
        )
        opened[simulations] = len(visits)
    assert opened == {1: 1, 5: 1, 6: 2, 17: 2, 18: 3}


def test_the_first_action_opened_is_the_one_that_looks_best() -> None:
    for seed in range(5):
        match = merrymen.game(GAME).new(4, seed=seed)
        seat = match.to_move
        assert seat is not None
        visits, _ = Search(simulations=1, widening=0.5, seed=1).think(match.hidden(seat), seat)
        assert list(visits) == [merrymen.bot("greedy", seed=1).choose(match.hidden(seat), seat)]


def test_levels_follow_the_card() -> None:
    """Who plays a level stands on the card of the game's network."""
    for name in merrymen.games():
        game = merrymen.game(name)
        match, written = game.new(game.players[0], seed=1), shipped(name).card.levels
        assert set(written) == {"squire", "outlaw", "legend"}
        kinds = {level: type(Level(level)._make(match)).__name__.lower() for level in LEVELS}
        said = {level: spec.partition(":")[0] for level, spec in written.items()}
        assert kinds == {**said, "sage": "sage"}


def test_levels_search_where_nothing_is_trained(monkeypatch: pytest.MonkeyPatch) -> None:
    """Squire then looks further in Sherwood Forest than in Kings & Creatures."""
    monkeypatch.setattr(levels, "find", lambda match, folder: None)
    looks = {}
    for name in (GAME, "sherwood_forest"):
        game = merrymen.game(name)
        search = Level("squire")._make(game.new(game.players[0], seed=1))
        assert isinstance(search, Search)
        looks[name] = search.simulations
    assert looks == {GAME: 16, "sherwood_forest": 40}


@pytest.mark.parametrize("name", merrymen.games())
def test_wavering_is_human(name: str) -> None:
    """The same seed wavers alike; now and then the best is missed; what is silly is never done."""
    game, others = merrymen.game(name), 0
    for number, (match, _) in enumerate(walk(game.new(game.players[0], seed=5), 5)):
        if number % 7 != 3:
            continue
        seat = match.to_move
        assert seat is not None
        hidden = match.hidden(seat)
        chosen = {merrymen.bot("sage:8", seed=s).choose(hidden, seat) for s in range(5)}
        assert chosen == {merrymen.bot("sage:8", seed=s).choose(hidden, seat) for s in range(5)}
        actions, wished = Mind(shipped(name), match).wishes(hidden, seat)
        worst = min(wished[actions.index(action)] for action in chosen)
        assert max(wished) - worst <= 8 * OUTPUT * math.log(SILLY) + 8 * STEP
        others += chosen != {merrymen.bot("sage").choose(hidden, seat)}
    assert others


@pytest.mark.parametrize(
    "name", ["search:", "search:s", "learned:x", "sage:high", "search:1;a", "legend:x"]
)
def test_settings_that_are_not_understood(name: str) -> None:
    """An error that shows how to write it."""
    with pytest.raises(BadSetup, match="is not understood; write"):
        merrymen.bot(name)


def test_a_budget_in_seconds() -> None:
    """`search:1s` is the search that thinks for a second."""
    made = merrymen.bot("search:0.25s", seed=1)
    assert isinstance(made, Search)
    assert (made.seconds, made.simulations) == (0.25, None)


def test_legend_in_a_hurry() -> None:
    """`legend:0.2s` plays as the card says, for so long; a budget of nothing is refused at once."""
    match = merrymen.game(GAME).new(2, seed=1)
    made = merrymen.bot("legend:0.2s", seed=1)
    assert isinstance(made, Level)
    player = made._for(match)
    assert isinstance(player, Learned)
    assert (player.seconds, player.simulations) == (0.2, None)
    with pytest.raises(BadSetup, match="must be positive"):
        merrymen.bot("legend:0s")
