"""Every figure opens its working: the parts make the figure, in words that can be said."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

import merrymen
from merrymen.match import Match
from merrymen.messages import LANGUAGES, text
from tables import TABLES, Table, greedy_walk

NAMES = ["Robin", "Marian", "Alan", "Much", "Tuck", "John"]
# Games in which nobody's points depend on what another knows.
OPEN = ("castle_combo", "chickwood_forest", "kings_and_creatures", "sherwood_forest")
SOME = [table for table in TABLES if table.players == table.game.players[-1]]


def by_heading(match: Match, seat: int | None, player: int) -> dict[str, int]:
    """What the lines of somebody's points make under each heading; every line can be said."""
    found: dict[str, int] = defaultdict(int)
    for line in match.workings(seat, f"score-{player}"):
        say_it(line)
        if line["points"] is not None:
            found[line["heading"]] += line["points"]
    return found


def say_it(line: Any) -> None:
    for language in LANGUAGES:
        for part in ("thing", "how"):
            assert text(line[part], language, NAMES).strip()


@pytest.mark.parametrize("table", SOME, ids=str)
def test_the_lines_of_a_score_make_the_score_sheet(table: Table) -> None:
    """At every few steps, as the owner sees it and from outside; at the end for everybody."""
    match = table.start(3)
    for number, (position, _) in enumerate(greedy_walk(match, 3)):
        if number % 9 or table.name not in OPEN:
            continue
        for player, row in enumerate(position.score_sheet()):
            for seat in (player, None):
                found = by_heading(position, seat, player)
                assert {h: found[h] for h in row} == row, f"step {number}"
    for player, row in enumerate(match.score_sheet()):
        found = by_heading(match, None, player)
        assert {heading: found[heading] for heading in row} == row
        assert set(found) <= set(row)


@pytest.mark.parametrize("table", SOME, ids=str)
def test_whatever_is_asked_about_has_an_answer(table: Table) -> None:
    """Every element on offer, and what is none; nothing breaks, and all of it can be said."""
    match, answered = table.start(5), 0
    for number, (position, _) in enumerate(greedy_walk(match, 5)):
        seat = position.to_move
        assert seat is not None
        if number % 7:
            continue
        view = position.view(seat)
        topics = {action["element"] for action in view["actions"]}
        topics |= {"score-9", "card-9999", "space-9-9", "castle-0", "wagon-0", "nonsense", ""}
        kinds = ("card", "castle", "wagon", "hideout")
        topics |= {f"{kind}-{n}" for kind in kinds for n in range(12)}
        for topic in topics:
            for line in position.workings(seat, topic):
                say_it(line)
                answered += 1
    assert answered > 0


def test_what_a_space_adds_is_the_sum_of_its_lines() -> None:
    """CC-E2: with the promise of a position that is not certain yet."""
    open_ones = 0
    for seed in range(4):
        match = merrymen.game("castle_combo").new(3, seed=seed)
        for position, _ in greedy_walk(match, seed):
            seat = position.to_move
            turn = position.view(seat)["board"]["turn"]
            for space in turn["spaces"]:
                lines = position.workings(seat, space["element"])
                assert sum(line["points"] or 0 for line in lines) == space["adds"]
                assert lines[0]["thing"]["element"] == turn["held"]["element"]
                open_ones += lines[0]["how"].get("met") == "open"
    assert open_ones > 0


def test_what_a_card_adds_is_the_sum_of_its_lines() -> None:
    """KC-E1 to KC-E4: as the display shows it to who looks."""
    match = merrymen.game("kings_and_creatures").new(4, seed=2)
    for position, _ in greedy_walk(match, 2):
        for seat in range(4):
            for offer in position.view(seat)["board"]["display"]["cards"]:
                lines = position.workings(seat, offer["element"])
                assert sum(line["points"] or 0 for line in lines) == offer["adds"]


def test_what_a_raid_brings_is_the_sum_of_its_lines() -> None:
    """CF-F1 to CF-F7: as far as the seat knows the cards; the others are told apart."""
    match = merrymen.game("chickwood_forest").new(4, seed=2)
    unknown = 0
    for number, (position, _) in enumerate(greedy_walk(match, 2)):
        if number % 3:
            continue
        for castle in position.view(1)["board"]["castles"]:
            raid = castle["raid"]
            lines = position.workings(1, castle["element"])
            if raid is not None:
                assert sum(line["points"] or 0 for line in lines) == raid["glory"]
                told = [line for line in lines if line["points"] is None]
                assert bool(told) == bool(raid["unknown"])
                unknown += bool(told)
    assert unknown > 0


def test_a_closed_chest_stays_closed() -> None:
    """SB-F1: of another gang only the track is told before the end."""
    match = merrymen.game("sherwood_bandits").new(3, seed=4)
    seen = 0
    for position, _ in greedy_walk(match, 4):
        for line in position.workings(0, "score-1"):
            assert line.get("heading") == "track" or line["points"] is None
            seen += line["points"] is None
    assert seen > 0
