"""Chickwood Forest: the raids and the end of a round."""

from __future__ import annotations

import pytest

import merrymen
from chickwood_forest.forest import (
    GAME,
    cleared,
    collected,
    do,
    kind,
    labels,
    lay_row,
    scouting,
    sheet,
)
from merrymen.games.chickwood_forest.state import DO_ALMS, DO_RAID
from merrymen.messages import text


def test_each_takes_one_castle_with_its_loot() -> None:
    """CF-B1, CF-B3: all loot in front of it, face-down cards too, open and sorted."""
    match = cleared(3, [2, 1, 3])
    lay_row(match, 4, [("ring", 0, "up"), ("henchman", 2, "down"), ("ring", 1, "up")])
    do(match, "Raid castle 4 with 3 cards")
    assert collected(match, 1) == {"ring": 2, "henchman": 1}
    assert match.plain.row_count[4] == 0
    assert match.to_move == 0
    stacks = match.view(None)["board"]["seats"][1]["collection"]
    assert [(stack["kind"], stack["count"]) for stack in stacks] == [("ring", 2), ("henchman", 1)]


def test_a_castle_is_raided_once_a_round() -> None:
    """CF-B1: what somebody has raided is closed, and the refusal says so."""
    match = cleared(3, [2, 1, 3])
    do(match, "Raid castle 4, without loot")
    assert labels(match) == [f"Raid castle {n}, without loot" for n in (1, 2, 3)]
    with pytest.raises(merrymen.IllegalAction, match="nobody has raided this round"):
        match.apply(DO_RAID + 4)


def test_a_castle_without_loot_may_be_raided() -> None:
    """CF-B1: it still counts."""
    match = cleared(3, [2, 1, 3])
    do(match, "Raid castle 4, without loot")
    assert collected(match, 1) == {}
    assert sheet(match, 1)["castles"] == 1 + 4


def test_the_new_castle_counts_from_the_next_round() -> None:
    """CF-B2, CF-S6: turn order and banner follow the castles held when the round began."""
    match = cleared(3, [2, 1, 3])
    match.plain.deck[kind("ring")] = match.plain.deck_left = 9
    do(match, "Raid castle 4, without loot")
    assert match.plain.castle.tolist()[:3] == [2, 1, 3]
    assert match.view(None)["board"]["order"] == [1, 0, 2]
    do(match, "Raid castle 3, without loot", "Raid castle 1, without loot")
    assert match.plain.round_number == 2
    assert match.plain.castle.tolist()[:3] == [3, 4, 1]
    assert match.view(None)["board"]["order"] == [2, 0, 1]
    assert match.to_move == 2
    faces = [symbol["face"] for symbol in match.view(None)["board"]["seats"][1]["banner"]]
    assert faces == ["up", "down", "down"]


def test_benefactors_are_resolved_and_set_aside() -> None:
    """CF-B3, CF-D1: they do not stay with the raider; their alms are added up."""
    match = cleared(3, [1, 2, 3])
    lay_row(match, 3, [("benefactor-2", 0, "up"), ("cape", 1, "up"), ("benefactor-3", 2, "down")])
    do(match, "Raid castle 3 with 3 cards")
    assert collected(match, 0) == {"cape": 1}
    assert (match.plain.aside[kind("benefactor-2")], match.plain.aside[kind("benefactor-3")]) == (
        1,
        1,
    )
    assert match.plain.alms == 5
    assert match.to_move == 0


def test_loot_left_over_is_set_aside() -> None:
    """CF-E1: face-up cards seen by all, face-down cards unrevealed, never to return."""
    match = cleared(2, [1, 2])
    lay_row(match, 3, [("ring", 0, "up"), ("maid", 0, "down"), ("gown", 1, "down")])
    match.plain.deck[kind("bust")] = match.plain.deck_left = 8
    do(match, "Raid castle 1, without loot", "Raid castle 2, without loot")
    s = match.plain
    assert s.aside[kind("ring")] == 1
    assert s.buried.tolist()[:3] == [kind("maid"), kind("gown"), 0]
    assert s.row_count.tolist() == [0] * 7
    assert s.deck_left == 0
    assert s.round_number == 2
    assert [match.hidden(seat).plain.buried.tolist()[:2] for seat in (0, 1, None)] == [
        [kind("maid"), 0],
        [0, kind("gown")],
        [0, 0],
    ]
    board = match.view(0)["board"]
    assert board["buried"]["count"] == 2
    assert [card["kind"] for card in board["buried"]["known"]] == ["maid"]
    unseen = {card["kind"]: card["count"] for card in board["unseen"]}
    assert unseen["gown"] == 1, "the other card may be anywhere"
    assert "maid" not in unseen


@pytest.mark.parametrize(("left", "goes_on"), [(8, False), (9, True), (10, True)])
def test_the_game_ends_without_full_hands(left: int, goes_on: bool) -> None:
    """CF-E1: when not everybody can get three cards, the game is over at once."""
    match = cleared(3, [2, 1, 3])
    match.plain.deck[kind("ring")] = match.plain.deck_left = left
    do(match, *(f"Raid castle {n}, without loot" for n in (4, 2, 1)))
    assert (match.to_move is not None) == goes_on
    if not goes_on:
        assert match.plain.deck_left == 8
        assert match.view(None)["board"]["stage"] == "over"
        assert match.view(None)["scores"] == match.scores()


def test_the_raid_is_told_with_all_that_came_to_light() -> None:
    """CF-B3, CF-E1: loot by name, also what lay face down; what is left over by number."""
    match = cleared(2, [1, 2])
    lay_row(match, 2, [("ring", 0, "up"), ("benefactor-1", 1, "down"), ("ring", 1, "down")])
    lay_row(match, 3, [("benefactor-1", 0, "up"), ("maid", 0, "down")])
    do(match, "Raid castle 1, without loot")
    before = match.copy()
    do(match, "Raid castle 2 with 3 cards")
    assert [text(m) for m in before.story(DO_RAID + 2, match, None)] == [
        "Seat 2 raids castle 2 and takes 2 × violet ring, benefactor (1 alms).",
    ]
    before = match.copy()
    match.apply(match.legal()[0])
    village = before.edition.tables.villages[before.plain.village[before.legal()[0] - DO_ALMS]].name
    assert [text(m) for m in before.story(before.legal()[0], match, None)] == [
        f"Seat 2 gives alms in {village}.",
        "2 cards left at castle 3 are set aside.",
        "Round 1 ends.",
    ]


def test_a_seat_remembers_what_it_saw() -> None:
    """CF-A3, CF-E1: in every possibility a seat's own cards are where it put them."""
    match = scouting(2, [3, 2], [["ring", "gown", "bust", "cape"], ["maid"] * 4])
    match.plain.deck[kind("henchman")] = match.plain.deck_left = 8
    while match.plain.phase < 2:
        match.apply(match.legal()[-1])
    hidden = match.hidden(0)
    lying = hidden.plain.row[3].tolist()[:8]
    assert lying.count(0) == 2, "the two cards that castle 2 plays face down"
    for seed in range(20):
        possible = hidden.resampled(0, seed).plain
        shown = possible.row[3].tolist()[:8]
        assert all(now == known for now, known in zip(shown, lying, strict=True) if known)
        filled = [now for now, known in zip(shown, lying, strict=True) if not known]
        assert set(filled) <= {kind("maid"), kind("henchman")}
        assert sum(possible.deck.tolist()) == 8


def test_possibilities_are_drawn_evenly() -> None:
    """CF-A3: of 1 ring and 3 busts unknown, a face-down card is the ring in a quarter of cases."""
    match = cleared(2, [1, 2])
    lay_row(match, 3, [("ring", 1, "down"), ("bust", 1, "down")])
    match.plain.deck[kind("bust")] = match.plain.deck_left = 2
    hidden = match.hidden(0)
    assert hidden.plain.deck[kind("bust")] == 3
    rings = sum(hidden.resampled(0, n).plain.row[3, 0] == kind("ring") for n in range(2000))
    assert 420 < rings < 580


def test_the_sheet_of_a_whole_game_adds_up() -> None:
    """CF-F9: totals are the sums of the headings, and the highest total wins."""
    match = GAME.new(5, seed=11)
    while match.to_move is not None:
        match.apply(match.legal()[len(match.legal()) // 2])
    totals = [sum(one.values()) for one in match.score_sheet()]
    assert totals == match.scores()
    assert match.leaders() == [n for n in range(5) if totals[n] == max(totals)]
