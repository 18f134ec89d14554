"""What people play: counted from the house's own finished games, once a day, without names."""

from __future__ import annotations

import pathlib

import pytest

import merrymen
from merrymen.client import Client, Refused
from merrymen.messages import LANGUAGES
from merrymen.table.looking_back.trends import interval, opening_of, strategy_of
from table.ground import Ground, Server, running
from tables import greedy_walk

GAME = "kings_and_creatures"


@pytest.fixture
def server(ground: Ground, folder: pathlib.Path) -> Server:
    return Server(ground, folder)


def a_game(client: Client, first: int) -> dict[str, object]:
    """To its end against a bot; the first action is the one that is told."""
    label: dict[str, object] = {}
    with client.play_now(GAME, players=2, level="squire") as chair:
        while (view := chair.wait_for_turn()) is not None:
            action = view["actions"][first if not label else 0]
            label = label or action["label"]
            chair.act(action["action"])
    return label


def test_only_peoples_own_games_count_and_only_once_a_day(server: Server) -> None:
    with running(server):
        client = server.client("Robin")
        a_game(client, 0)
        told = client.get(f"/api/trends/{GAME}")
        assert (told["games"], told["parts"]) == (1, 1), "the bot is nobody"
        assert len(told["strategies"]) == 1
        assert told["strategies"][0]["fair"] == 0.5
        assert "Robin" not in str(told)
        headings = {merrymen.game(GAME).heading(at)["id"] for at in range(5)}
        assert told["strategies"][0]["label"]["id"] in headings
        a_game(client, 0)
        assert client.get(f"/api/trends/{GAME}") == told, "counted anew tomorrow"
        server.stop()
        server.start()
        assert server.client("Robin").get(f"/api/trends/{GAME}")["games"] == 2
        with pytest.raises(Refused):
            client.get("/api/trends/nothing")


@pytest.mark.parametrize("name", merrymen.games())
def test_openings_are_few_and_have_words(name: str) -> None:
    """They are counted by what matters: prices, numbers and terms do not split a group."""
    game, found, first = merrymen.game(name), dict[str, str](), 0
    for seed in range(3):
        for match, action in greedy_walk(game.new(seed=seed), seed):
            opening = opening_of(match, action)
            if opening is None:
                continue
            first += 1
            words = [merrymen.text(opening, language) for language in LANGUAGES]
            assert all(words)
            assert found.setdefault(words[0], str(opening)) == str(opening), "one group, said twice"
    assert first > 0
    assert len(found) <= {"castle_combo": 79, "chickwood_forest": 400}.get(name, 8)


def test_intervals_are_wide_where_little_was_played() -> None:
    """By Wilson: 1 of 1 may still be a loser, and many games say it more exactly."""
    low, high = interval(1.0, 1)
    assert (round(low, 2), high) == (0.21, 1.0)
    few, many = interval(0.5, 10), interval(0.5, 1000)
    assert few[0] < many[0] < 0.5 < many[1] < few[1]
    assert interval(0.0, 5)[0] == 0.0


@pytest.mark.parametrize("name", merrymen.games())
def test_strategies_have_words_and_no_place_is_one(name: str) -> None:
    """What is built upon: in Castle Combo a family (CC-C1), since its score sheet has spaces."""
    game, found = merrymen.game(name), set[str]()
    for seed in range(4):
        match = game.new(seed=seed)
        for _ in greedy_walk(match, seed):
            pass
        for seat in range(match.players):
            said = strategy_of(match, seat)
            assert all(merrymen.text(said, language) for language in LANGUAGES)
            found.add(said["id"])
    assert name != "castle_combo" or found == {"cc-strategy"}


def test_the_family_that_brought_most_is_the_strategy() -> None:
    """CC-C1: a card with two shields counts half for either; one that lies face down for none."""
    seen = set()
    for seed in range(6):
        match = merrymen.game("castle_combo").new(2, seed=seed)
        for _ in greedy_walk(match, seed):
            pass
        for seat in range(2):
            brought: dict[str, float] = {}
            for cell in match.view(seat)["board"]["seats"][seat]["tableau"]:
                if cell["card"] is None or cell["face_down"]:
                    continue
                shields = cell["card"]["shields"]
                for each in shields:
                    brought[each] = brought.get(each, 0) + cell["points"] / len(shields)
            said = strategy_of(match, seat)["family"]["colour"]
            assert brought[said] == pytest.approx(max(brought.values()))
            seen.add(said)
    assert len(seen) > 2
