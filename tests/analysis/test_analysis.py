"""Looking back at a game: chances, judgements, key moments, luck beside skill."""

from __future__ import annotations

import functools
import json
import pathlib

import msgspec
import pytest

import merrymen
from merrymen import cli
from merrymen.analysis.analysis import put_together
from merrymen.analysis.judging import SURE, SURER, judge, judge_again, noise
from merrymen.analysis.luck import shares
from merrymen.analysis.moments import turning_point
from merrymen.analysis.reasons import reason
from merrymen.analysis.work import LONGER, Found
from merrymen.bots.search import Search
from merrymen.chronicle import Chronicle, load
from merrymen.messages import LANGUAGES
from tables import told_by_greedy

FIXTURES = pathlib.Path(__file__).parents[1] / "fixtures"
NAMES = ["Robin", "Marian", "Much", "Alan", "Will", "Tuck"]


@functools.cache
def played(name: str) -> Chronicle:
    """A whole game: one seat thinks not at all, the others are greedy."""
    game = merrymen.game(name)
    match = game.new(seed=8)
    return told_by_greedy(match, 8, NAMES[: match.players], careless={0})


@functools.cache
def analysed(name: str) -> merrymen.Analysis:
    simulations = 150 if name == "kings_and_creatures" else 20  # the quickest, for figures
    return merrymen.analyse(played(name), simulations=simulations, threads=2, seed=3)


@pytest.mark.parametrize("name", merrymen.games())
def test_every_position_has_its_chances(name: str) -> None:
    """They are shares of one victory, and end with the result."""
    told, found = played(name), analysed(name)
    assert len(found.curve) == len(told.steps) + 1
    for chances in found.curve[:-1]:
        assert sum(chances) == pytest.approx(1.0, abs=0.01) or sum(chances) < 1.0
        assert min(chances) >= 0.0
    winners = told.winners
    assert found.curve[-1] == [
        (seat in winners) / max(1, len(winners)) for seat in range(found.players)
    ]


@pytest.mark.parametrize("name", merrymen.games())
def test_decisions_are_judged_and_nothing_else(name: str) -> None:
    told, found = played(name), analysed(name)
    positions = list(told.replay())
    for position, judged, step in zip(positions, found.judged, told.steps, strict=False):
        assert (judged is not None) == (len(position.legal()) > 1)
        if judged is not None:
            assert judged.seat == position.to_move
            assert judged.played.action == step.action
            assert judged.best.chance >= judged.played.chance
            assert {each.action for each in judged.options} <= set(position.legal())
    assert found.movers == [position.to_move for position in positions[:-1]]


@pytest.mark.parametrize("name", merrymen.games())
def test_luck_and_decisions_add_up_to_the_result(name: str) -> None:
    found = analysed(name)
    for seat, share in enumerate(found.shares):
        assert share.own + share.others + share.luck == pytest.approx(share.result)
        assert share.own <= 0.0
        assert share.result == pytest.approx(found.curve[-1][seat] - 1 / found.players)


@pytest.mark.parametrize("name", merrymen.games())
def test_moments_have_words_in_all_languages(name: str) -> None:
    """Also the reasons of decisions that are no key moments."""
    found, game = analysed(name), merrymen.game(name)
    assert found.moments, "a careless player makes mistakes"
    assert [key.moment.step for key in found.moments] == sorted(
        key.moment.step for key in found.moments
    )
    for language in LANGUAGES:
        for key in found.moments:
            for message in (key.played.label, key.best.label, key.why):
                assert message is None or merrymen.text(message, language, NAMES)
        for judged in filter(None, found.judged):
            assert merrymen.text(reason(game, judged), language, NAMES)


def test_a_careless_player_gives_more_away() -> None:
    found = analysed("kings_and_creatures")
    assert found.given_away[0] > 2 * found.given_away[1]
    assert found.shares[0].own < found.shares[1].own


def test_the_same_seed_gives_the_same_analysis() -> None:
    told = played("castle_combo")
    one = merrymen.analyse(told, simulations=10, threads=1, seed=5)
    assert merrymen.analyse(told, simulations=10, threads=2, seed=5) == one


@pytest.mark.parametrize("name", ["chickwood_forest", "sherwood_bandits"])
def test_a_judgement_knows_only_what_the_seat_knew(name: str) -> None:
    """Whatever else lies hidden: the same judgement. Hindsight is another thing, and apart."""
    told = played(name)
    positions = list(told.replay())
    for step in range(3, len(told.steps), 9):
        match, action = positions[step], told.steps[step].action
        seat = match.to_move
        assert seat is not None
        other = match.hidden(seat).resampled(seat, 77)
        assert judge(match, action, 20, 4) == judge(other, action, 20, 4)
    assert any(each is not None for each in analysed(name).hindsight)
    assert not any(analysed("castle_combo").hindsight), "nothing is hidden there"


def test_an_action_can_be_tried_by_itself() -> None:
    match = merrymen.game("kings_and_creatures").new(2, seed=4)
    seat = match.to_move
    assert seat is not None
    for action in match.legal():
        found = Search(simulations=50, seed=1).try_out(match, seat, action)
        tried = [each for each in found.actions if each.visits]
        assert [(each.action, each.visits) for each in tried] == [(action, 50)]
        assert tried[0].points == pytest.approx(sum(tried[0].sheets[seat]))


def test_shares_of_a_small_example() -> None:
    """A result is what one took from oneself, what others gave, and luck."""
    found = analysed("kings_and_creatures")
    first = next(each for each in found.judged if each is not None and each.lost > 0)
    made = shares([1.0, 0.0], [first])
    mine = made[first.seat]
    assert mine.own == first.effect[first.seat]
    assert mine.others == 0
    assert made[1 - first.seat].others == first.effect[1 - first.seat]


def test_the_turning_point_is_where_the_winner_took_the_lead() -> None:
    curve = [[0.5, 0.5], [0.3, 0.7], [0.8, 0.2], [1.0, 0.0]]
    found = turning_point(curve, [0, 1, 0])
    assert found is not None
    assert (found.step, found.seat) == (1, 1)
    assert turning_point([[0.5, 0.5], [0.55, 0.45], [1.0, 0.0]], [0, 1]) is None


def test_a_game_that_is_not_over_cannot_be_looked_back_upon() -> None:
    told = msgspec.structs.replace(played("castle_combo"), digest="")
    told.steps = told.steps[:5]
    with pytest.raises(merrymen.BadSetup, match="not over"):
        merrymen.analyse(told)


def test_the_command(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, page = tmp_path / "game.json", tmp_path / "page.html"
    played("kings_and_creatures").save(file)
    assert load(file).names == NAMES[:2]
    few = ["--simulations", "10"]
    assert cli.main(["analyse", str(file), *few, "--html", str(page)]) == 0
    shown = capsys.readouterr().out
    assert "Key moments" in shown
    assert "100% │" in shown
    assert "<svg" in page.read_text()
    assert "Robin" in page.read_text()
    assert cli.main(["analyse", str(file), *few, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert len(figures["curve"]) == len(figures["movers"]) + 1
    assert cli.main(["analyse", str(tmp_path / "nothing.json")]) == 2


def test_nobody_is_blamed_for_what_may_be_noise() -> None:
    """Fewer trials, more doubt; none at all where both are sure."""
    assert noise(0.5, 0.5, 100) > noise(0.5, 0.5, 400) > noise(0.9, 0.9, 400)
    assert noise(0.0, 1.0, 10) == 0.0
    found = analysed("kings_and_creatures")
    for judged in filter(None, found.judged):
        if judged.lost:
            late = LONGER // 2 if judged.again else 1  # half of a second look counts
            trials, sure = found.simulations * late, SURER if judged.again else SURE
            longest = noise(judged.played.chance, judged.best.chance, trials, sure)
            assert judged.best.chance - judged.played.chance >= 0.02 + longest - 1e-3


@pytest.mark.parametrize("name", merrymen.games())
def test_nobody_is_blamed_or_praised_without_a_second_look(name: str) -> None:
    found = analysed(name)
    for key in found.moments:
        judged = found.judged[key.moment.step]
        assert key.moment.kind == "turn" or (judged is not None and judged.again)


def test_the_second_look_has_the_last_word() -> None:
    """A first look that was wrong is taken back; what was right stays, with new figures."""
    told, found = played("kings_and_creatures"), analysed("kings_and_creatures")
    positions = list(told.replay())
    key = min(found.moments, key=lambda each: each.moment.change)
    assert key.moment.kind == "mistake"
    step, right = key.moment.step, found.judged[key.moment.step]
    assert right is not None
    confirmed = judge_again(positions[step], right, 1200, 11)
    assert confirmed.again
    assert confirmed.best.action == right.best.action
    assert confirmed.lost == pytest.approx(right.lost, abs=0.15)
    best = right.best
    wrong = msgspec.structs.replace(
        right, played=best, best=right.played, options=[right.played, best]
    )
    taken_back = judge_again(positions[step], wrong, 1200, 11)
    assert taken_back.lost == 0
    assert taken_back.best.action == taken_back.played.action == best.action


def test_a_sketch_of_the_curve_is_a_curve() -> None:
    """Between the positions that were looked at lies a straight line."""
    told = played("kings_and_creatures")
    positions = list(told.replay())
    steps = len(told.steps)
    sketched = {0: [0.5, 0.5], 2: [0.7, 0.3]}
    found = [
        Found(part="sketch", step=step, simulations=1, chances=chances)
        for step, chances in sketched.items()
    ]
    made = put_together(told, positions, found)
    assert len(made.curve) == steps + 1
    assert made.curve[:3] == [[0.5, 0.5], [0.6, 0.4], [0.7, 0.3]]
    assert all(sum(chances) == pytest.approx(1.0, abs=1e-3) for chances in made.curve)
    assert made.moments == [] or [key.moment.kind for key in made.moments] == ["turn"]
