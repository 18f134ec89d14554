"""Training: small, on the CPU, and only where PyTorch is."""

from __future__ import annotations

import pathlib
from typing import Any

import numpy as np
import pytest

import merrymen
from advised import advice_about
from merrymen.cli import main
from merrymen.errors import BadSetup
from merrymen.learning.eye import Eye
from merrymen.learning.network import load
from merrymen.learning.rows import reader_of
from merrymen.match import Match
from tables import step_of

torch: Any = pytest.importorskip("torch")

from merrymen.bots.learned import Mind  # noqa: E402
from merrymen.training import curve, lived  # noqa: E402
from merrymen.training.lived import leads, live, turned, worth  # noqa: E402
from merrymen.training.model import Model, chances  # noqa: E402
from merrymen.training.tables import on_host  # noqa: E402
from merrymen.training.train import Plan, Trainer  # noqa: E402

KINGS = "kings_and_creatures"
SMALL = {"games": 20, "copying": 2, "part": 1024, "measured": 4, "width": 32, "depth": 16}


def quiet(_: str) -> None:
    pass


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Trainer, pathlib.Path]:
    """A trainer after four rounds, and its checkpoint."""
    trainer = Trainer(merrymen.game(KINGS), Plan(**SMALL, remembered=1), quiet)  # type: ignore[arg-type]
    tables = on_host(trainer.game, 4, 1, "cpu")
    for _ in range(4):
        trainer.round(tables)
    trainer.measure()
    path = tmp_path_factory.mktemp("trained") / "kings.pt"
    trainer.save(path)
    return trainer, path


def test_rounds_of_play_are_learned_from(trained: tuple[Trainer, pathlib.Path]) -> None:
    """Steps and games are counted, past selves kept, rows marked that were met."""
    trainer, _ = trained
    assert trainer.rounds == 4
    assert trainer.steps > 0 < trainer.played
    assert len(trainer.past) == 2
    assert 0 < float((trainer.model.used > 0).float().mean()) < 1
    assert {line["players"] for line in trainer.curve} == {2, 3, 4, 5, 6}


def test_copying_greedy_comes_to_agree_with_it() -> None:
    """After some rounds greedy's action is clearly likelier than at first."""
    settings = SMALL | {"copying": 99, "rate": 5e-3}
    trainer = Trainer(merrymen.game(KINGS), Plan(**settings), quiet)  # type: ignore[arg-type]
    tables = on_host(trainer.game, 8, 1, "cpu")
    before = agreement(trainer)
    for _ in range(8):
        trainer.round(tables)
    assert agreement(trainer) > 1.3 * before


def agreement(trainer: Trainer) -> float:
    """How likely the network does what greedy does, on average over some fresh games."""
    tables = on_host(trainer.game, 4, 99, "cpu")
    copied = live(tables, trainer.model, None, copying=True, most=60)
    return float(copied.likely.exp().mean())


def some_positions() -> list[tuple[Match, int]]:
    starts = [merrymen.game(KINGS).new(3, seed=seed) for seed in range(6)]
    found = [step_of(start, 1, 3 + 3 * number) for number, start in enumerate(starts)]
    return [(match, match.to_move) for match in found if match.to_move is not None]


def test_whole_numbers_play_like_fractions(trained: tuple[Trainer, pathlib.Path]) -> None:
    """The exported network wishes for the same, but for roundings."""
    trainer, _ = trained
    network = trainer.network()
    with torch.no_grad():
        kept = trainer.model.rows() * (trainer.model.used > 0)[:, None]
    for match, seat in some_positions():
        actions, wished = Mind(network, match).wishes(match.hidden(seat), seat)
        rows = torch.from_numpy(Eye(match)(match, seat).astype(np.int16))[None]
        advice = torch.zeros(1, match.game.actions)
        for action, told in advice_about(match.hidden(seat)).items():
            advice[0, action] = told
        with torch.no_grad():
            exact = trainer.model(rows, advice, kept)[0][0, actions].numpy()
        assert np.array(wished) / 65536 == pytest.approx(exact, abs=0.1)


def test_training_goes_on_where_it_was(trained: tuple[Trainer, pathlib.Path]) -> None:
    """A checkpoint brings back weights, the optimiser's memory, past selves, counts and curve."""
    trainer, path = trained
    again = Trainer(trainer.game, Plan(**SMALL), quiet)  # type: ignore[arg-type]
    again.resume(path)
    assert (again.rounds, again.steps, again.played) == (4, trainer.steps, trainer.played)
    assert again.curve == trainer.curve
    assert same(again.model.state_dict(), trainer.model.state_dict())
    assert same(again.optimiser.state_dict()["state"], trainer.optimiser.state_dict()["state"])
    assert len(again.past) == len(trainer.past) == 2
    assert all(same(one, other) for one, other in zip(again.past, trainer.past, strict=True))
    again.round(on_host(again.game, 4, 2, "cpu"))
    assert again.rounds == 5
    assert not same(again.model.state_dict(), trainer.model.state_dict())


def same(one: Any, other: Any) -> bool:
    """Whether two dictionaries of tensors, or of such dictionaries, are equal."""
    if not isinstance(one, dict):
        return bool(torch.equal(torch.as_tensor(one), torch.as_tensor(other)))
    return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)


def test_what_is_killed_loses_no_more_than_an_interval(tmp_path: pathlib.Path) -> None:
    """A run that dies in its third round goes on after the second, whose checkpoint is whole."""
    path = tmp_path / "kings.pt"
    settings = SMALL | {"every": 0.0, "minutes": 60.0, "copying": 1, "remembered": 1}
    trainer = Trainer(merrymen.game(KINGS), Plan(**settings), quiet)  # type: ignore[arg-type]
    rounds = trainer.round

    def dying(*given: Any) -> Any:
        if trainer.rounds == 2:
            raise KeyboardInterrupt
        return rounds(*given)

    trainer.round = dying  # type: ignore[method-assign, assignment]
    with pytest.raises(KeyboardInterrupt):
        trainer.run(path, tmp_path / "light.pt")
    again = Trainer(trainer.game, Plan(**settings), quiet)  # type: ignore[arg-type]
    again.resume(path)
    assert (again.rounds, again.steps) == (2, trainer.steps)
    assert same(again.model.state_dict(), trainer.model.state_dict())
    assert same(again.optimiser.state_dict()["state"], trainer.optimiser.state_dict()["state"])
    assert len(again.past) == 1
    again.resume(tmp_path / "light.pt")
    assert again.rounds == 2


def test_learning_slows_down_at_the_end() -> None:
    """Constant at first; in the last quarter of the time down to a tenth. Copying does not fade."""
    plan = Plan(rate=1e-3, slow_rate=4e-4, fade=0.25)
    assert [plan.rate_at(False, gone) for gone in (0.0, 0.75)] == [4e-4, 4e-4]
    assert plan.rate_at(False, 1.0) == pytest.approx(4e-5)
    assert plan.rate_at(False, 0.875) == pytest.approx(2.2e-4)
    assert plan.rate_at(True, 1.0) == 1e-3
    assert Plan(fade=0.0).rate_at(False, 1.0) == Plan().slow_rate


def test_training_goes_on_from_an_exported_network(
    trained: tuple[Trainer, pathlib.Path],
) -> None:
    """Exported again at once it is the same, number by number."""
    trainer, _ = trained
    network = trainer.network()
    again = Trainer(trainer.game, Plan(**SMALL), quiet)  # type: ignore[arg-type]
    again.take(network)
    assert (again.rounds, again.steps) == (trainer.rounds, trainer.steps)
    for one, other in zip(network.arrays, again.network().arrays, strict=True):
        assert np.abs(one.astype(np.int64) - other).max() <= 1
    again.round(on_host(again.game, 4, 2, "cpu"))
    smaller = Plan(**SMALL | {"depth": 8})  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="it does not shrink"):
        Trainer(trainer.game, smaller, quiet).take(network)


def test_a_network_grows_and_thinks_as_before(trained: tuple[Trainer, pathlib.Path]) -> None:
    network = trained[0].network()
    larger = Plan(**SMALL | {"width": 48, "depth": 24})  # type: ignore[arg-type]
    grown = Trainer(trained[0].game, larger, quiet)
    grown.take(network)
    assert np.count_nonzero(grown.network().arrays[4][:, 16:]) > 0  # what is new can learn
    for match, seat in some_positions():
        before, after = (
            Mind(one, match).wishes(match.hidden(seat), seat)[1]
            for one in (network, grown.network())
        )
        assert np.array(after) / 65536 == pytest.approx(np.array(before) / 65536, abs=0.05)


def test_a_light_checkpoint_is_small_and_close(
    trained: tuple[Trainer, pathlib.Path], tmp_path: pathlib.Path
) -> None:
    trainer, path = trained
    light = tmp_path / "light.pt"
    trainer.save(light, light=True)
    assert light.stat().st_size * 4 < path.stat().st_size
    again = Trainer(trainer.game, Plan(**SMALL), quiet)  # type: ignore[arg-type]
    again.resume(light)
    assert torch.allclose(again.model.own, trainer.model.own, atol=1e-2)


def test_a_curve_is_drawn_and_stored(
    trained: tuple[Trainer, pathlib.Path], tmp_path: pathlib.Path
) -> None:
    import pyarrow.parquet

    curve.write(trained[0].curve, "Kings", tmp_path, "curve")
    stored = pyarrow.parquet.read_table(tmp_path / "curve.parquet").to_pylist()
    assert stored == trained[0].curve
    assert "<svg" in (tmp_path / "curve.svg").read_text(encoding="utf-8")


def test_it_says_when_nothing_improves() -> None:
    said: list[str] = []
    trainer = Trainer(merrymen.game(KINGS), Plan(**SMALL), said.append)  # type: ignore[arg-type]
    for number in range(12):
        trainer.curve.append({"round": number, "fair": 1.0 + 0.1 * min(number, 2)})
    trainer._say_if_stuck()
    assert "no better for 8 measurements" in said[-1]


def test_a_mistake_on_purpose_is_not_held_against_anybody(
    trained: tuple[Trainer, pathlib.Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who made it does not learn to; what went before it is judged by what was foreseen there."""
    model = trained[0].model
    monkeypatch.setattr(lived, "CARELESS", 1.0)
    monkeypatch.setattr(lived, "SLIPS", 0.0)
    honest = lived.live(on_host(trained[0].game, 4, 5, "cpu"), model, None, copying=False, most=99)
    assert bool(honest.own.all())
    assert {1.0} == set(honest.share.sum(1).tolist()) <= set(honest.share.max(1).values.tolist())
    monkeypatch.setattr(lived, "SLIPS", 1.0)
    careless = lived.live(
        on_host(trained[0].game, 4, 5, "cpu"), model, None, copying=False, most=99
    )
    assert not bool(careless.own.any())
    assert float(careless.gain.abs().max()) < 1e-5
    with torch.no_grad():
        outlook = model(careless.rows, careless.advice)[1]
    foreseen = chances(outlook[:, 0], careless.players)
    assert torch.allclose(careless.share, foreseen, atol=1e-4)
    copied = lived.live(on_host(trained[0].game, 4, 5, "cpu"), model, None, copying=True, most=99)
    assert bool(copied.own.all()), "greedy is copied as it is"


def test_seats_are_counted_from_the_decider_on() -> None:
    """Only seats at the table turn; empty ones stay last."""
    values = torch.tensor([[10.0, 20.0, 30.0, 0.0]])
    shown = turned(values, torch.tensor([2]), torch.tensor([3]))
    assert shown.tolist() == [[30.0, 10.0, 20.0, 0.0]]


def test_the_lead_is_over_the_best_other() -> None:
    points = torch.tensor([[30.0, 20.0, 5.0], [7.0, 7.0, 99.0]])
    found = leads(points, torch.tensor([3, 2]))
    assert found[0].tolist() == pytest.approx([0.75, 0.25, 0.5 - 0.5 * 25 / 35])
    assert found[1].tolist() == pytest.approx([0.5, 0.5, 0.0])
    assert float(worth(torch.tensor(1.0), torch.tensor(0.5))) == pytest.approx(0.85)


def test_nobody_wins_at_an_empty_seat() -> None:
    found = chances(torch.zeros(1, 6), torch.tensor([2]))
    assert found[0].tolist() == pytest.approx([0.5, 0.5, 0, 0, 0, 0])


def test_what_a_card_is_is_shared_by_its_places() -> None:
    """A card's own vector moves its rows everywhere, and no other card's."""
    game = merrymen.game("castle_combo")
    model = Model(game, game.edition, 16, 8)
    titles = [line.title for line in reader_of(game).lines]
    before = model.rows().detach().clone()
    with torch.no_grad():
        model.vectors[model.thing[titles.index("held=5")]] += 1.0
    moved = {titles[i] for i in (model.rows() - before).abs().sum(1).nonzero()[:, 0].tolist()}
    assert {"held=5", "row[0][2]=5", "tableau[3][8]=5", "place[5]=row"} <= moved
    assert not {"held=6", "row[0][2]=6", "gold[0]~8"} & moved


def test_the_command_trains_and_leaves_a_network_that_plays(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One short run, taken up again once; the folder holds all that was promised."""
    given = ["train", KINGS, "--device", "cpu", "--minutes", "0.001", "--folder", str(tmp_path)]
    given += ["--games-at-once", "10", "--copying", "1", "--rung-games", "0"]
    assert main(given) == 0
    assert main([*given, "--resume"]) == 0
    (tmp_path / f"{KINGS}.pt").unlink()
    assert main([*given, "--resume"]) == 0
    said = capsys.readouterr().out
    assert "round 1:" in said
    assert "round 2:" in said
    endings = {path.name.removeprefix(KINGS) for path in tmp_path.iterdir()}
    assert endings == {".pt", ".json", ".xz", "-curve.parquet", "-curve.svg"}
    assert load(tmp_path, KINGS).card.trained["rounds"] == 3
    assert main(["train"]) == 2
