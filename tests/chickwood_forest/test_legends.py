"""Chickwood Forest: the legendary variant."""

from __future__ import annotations

import pytest

import merrymen
from chickwood_forest.forest import (
    cleared,
    collected,
    do,
    kind,
    labels,
    lay_cubes,
    lay_row,
    lay_villages,
    own,
    scouting,
    sheet,
)
from merrymen.games.chickwood_forest.state import DO_CUBE, DO_LOCK, DO_PLACE, DO_RAID, DO_SPY, PASS
from merrymen.match import Match
from merrymen.messages import text

HANDS = [["ring", "gown", "bust"], ["maid", "cape", "pendant"], ["armour", "key", "jerkin"]]


def before_the_raids(castles: list[int]) -> Match:
    """All cards but the last are played at castles 3 and 4; seat 0 has the spy glass."""
    match = scouting(3, castles, HANDS)
    own(match, 0, spy_glass=1)
    for number in range(9):
        if match.plain.hand_count[match.plain.turn] > 1:
            match.apply(match.legal()[0])
        match.apply(DO_PLACE + 3 + number % 2)
    return match


def test_the_spy_glass_looks_at_one_castle() -> None:
    """CF-L2: just before the first raid; what was seen stays known, to nobody else."""
    match = before_the_raids([1, 3, 4])
    assert match.to_move == 0
    assert match.view(0)["board"]["stage"] == "spy"
    assert "Do not look" in labels(match)
    hidden = match.hidden(0).plain.row
    unknown = [c for c in (3, 4) if 0 in hidden[c].tolist()[: match.plain.row_count[c]]]
    before = match.copy()
    match.apply(DO_SPY + unknown[0])
    castle = unknown[0]
    assert 0 not in match.hidden(0).plain.row[castle].tolist()[: match.plain.row_count[castle]]
    for seat in (1, 2, None):
        assert match.hidden(seat).plain.row[castle].tolist() == (
            before.hidden(seat).plain.row[castle].tolist()
        )
    assert match.plain.reveals == before.plain.reveals + 1
    assert match.to_move == 0
    assert match.view(0)["board"]["stage"] == "raid"
    assert [text(m) for m in before.story(DO_SPY + castle, match, 2)] == [
        f"Seat 1 looks at the face-down cards at castle {castle}."
    ]


def test_what_was_seen_stays_known_when_it_is_set_aside() -> None:
    """CF-L2, CF-E1: the spy knows the card that went away unrevealed."""
    match = cleared(2, [1, 2], legendary=True)
    own(match, 0, spy_glass=1)
    lay_row(match, 3, [("ring", 1, "down"), ("maid", 1, "down")])
    match.plain.phase = 2
    do(match, "Look at the 2 face-down cards at castle 3")
    do(match, "Raid castle 1, without loot", "Raid castle 2, without loot")
    assert match.hidden(0).plain.buried.tolist()[:2] == [kind("ring"), kind("maid")]
    assert match.hidden(None).plain.buried.tolist()[:2] == [0, 0]


def test_the_spy_glass_may_rest() -> None:
    """CF-L2: looking is optional."""
    match = before_the_raids([1, 3, 4])
    before = match.copy()
    do(match, "Do not look")
    assert match.hidden(0).plain.row.tolist() == before.hidden(0).plain.row.tolist()
    assert match.to_move == 0


def test_the_spy_glass_is_skipped_when_it_shows_nothing() -> None:
    """CF-L2: all face-down cards are the owner's own."""
    match = scouting(3, [4, 1, 5], [["ring", "gown", "bust"], ["maid"] * 3, []])
    match.plain.castle[2] = 2
    match.plain.hand_count[2] = 0
    own(match, 0, spy_glass=1)
    lay_row(match, 3, [("ring", 0, "down"), ("gown", 1, "up")])
    match.plain.hand, match.plain.hand_count = 0, 0
    match.plain.hand[0, 0], match.plain.hand_count[0] = kind("bust"), 1
    match.plain.turn = match.plain.seat = 0
    match.plain.picked, match.plain.phase = kind("bust"), 1
    do(match, "Play it at castle 4")
    assert match.view(0)["board"]["stage"] == "raid"


def with_key(owner: int) -> Match:
    """Castles 1, 2, 3 held by the seats in order; a ring lies at castle 4."""
    match = cleared(3, [1, 2, 3], legendary=True)
    own(match, owner, key=1)
    lay_row(match, 4, [("ring", 0, "up")])
    return match


def test_the_key_is_asked_before_the_raid() -> None:
    """CF-L3: its owner decides; the others are told whom and what the table waits for."""
    match = with_key(2)
    before = match.copy()
    do(match, "Raid castle 4 with one card")
    assert match.to_move == 2
    assert match.legal() == [PASS, DO_LOCK]
    assert [text(m) for m in before.story(DO_RAID + 4, match, 1)] == [
        "Seat 1 wants to raid castle 4."
    ]
    waiting = "Seat 3 has the key and may stop the raid on castle 4 by Seat 1."
    assert [text(match.view(seat)["prompt"]) for seat in (0, 1, None)] == [waiting] * 3
    with pytest.raises(merrymen.IllegalAction, match="Use the key or keep it"):
        match.apply(DO_RAID + 1)


def test_a_locked_castle_forces_another_choice() -> None:
    """CF-L3: the raider chooses freely among the others; the key is gone for good."""
    match = with_key(2)
    do(match, "Raid castle 4 with one card", "Use the key: castle 4 is barred to Seat 1")
    assert match.to_move == 0
    assert labels(match) == [f"Raid castle {n}, without loot" for n in (1, 2, 3)]
    with pytest.raises(merrymen.IllegalAction, match="not castle 4: it is barred to you"):
        match.apply(DO_RAID + 4)
    assert collected(match, 2) == {}
    assert match.plain.aside[kind("key")] == 1
    do(match, "Raid castle 1, without loot")
    assert match.to_move == 1
    assert "Raid castle 4 with one card" in labels(match), "free for later raiders"
    do(match, "Raid castle 4 with one card")
    assert collected(match, 1) == {"ring": 1}
    assert match.to_move == 2, "no second window: the key is gone"


def test_passing_keeps_the_key_for_later() -> None:
    """CF-L3: asked again at the next raid of an opponent, never at the owner's own."""
    match = with_key(1)
    do(match, "Raid castle 4 with one card", "Keep the key")
    assert collected(match, 0) == {"ring": 1}
    assert match.to_move == 1
    do(match, "Raid castle 3, without loot")
    assert match.to_move == 2, "the owner's own raid opens no window"
    do(match, "Raid castle 1, without loot")
    assert match.to_move == 1
    do(match, "Use the key: castle 1 is barred to Seat 3")
    assert match.plain.castles_taken[2].tolist() == [0, 0, 1, 1, 0, 0, 0], "castle 2 was left"


def test_a_key_raided_now_works_on_later_raiders() -> None:
    """CF-L3: from the moment it is raided."""
    match = cleared(3, [1, 2, 3], legendary=True)
    lay_row(match, 2, [("key", 0, "down")])
    do(match, "Raid castle 2 with one card")
    assert collected(match, 0) == {"key": 1}
    do(match, "Raid castle 1, without loot")
    assert match.to_move == 0
    assert match.legal() == [PASS, DO_LOCK]


def ending(**collections: dict[str, int]) -> Match:
    """The last raid of a game of three is to come; collections by seat_0, seat_1, seat_2."""
    match = cleared(3, [1, 2, 3], legendary=True)
    lay_villages(match, "VVV/FFV/VVV")
    for seat, counts in collections.items():
        own(match, int(seat[-1]), **counts)
    return match


def finish(match: Match) -> None:
    """All raid empty castles; the deck is used up."""
    do(match, *(f"Raid castle {n}, without loot" for n in (1, 2, 3)))


def test_the_entertainers_swap_any_two_cubes() -> None:
    """CF-L4: whoever owns them, in any villages; the spaces decide the ties afterwards."""
    match = ending(seat_2={"entertainers": 1})
    lay_cubes(match, 0, [0, 1])  # Perchford, 3 and 6: seat 1 leads, being later
    lay_cubes(match, 1, [1, 0, 0])  # Nestleigh
    finish(match)
    assert match.to_move == 2
    assert len(match.legal()) == 1 + 5
    assert [sheet(match, n)["villages"] for n in (0, 1, 2)] == [4, 3 + 2, 0]
    do(match, "Swap the cube of Seat 1 on space 1 of Perchford")
    assert len(match.legal()) == 2, "only cubes of another player"
    with pytest.raises(merrymen.IllegalAction, match="a cube of another colour"):
        match.apply(DO_CUBE + 9 + 1)
    before = match.copy()
    action = DO_CUBE + 1
    do(match, "Swap with the cube of Seat 2 on space 2 of Perchford")
    assert match.to_move is None
    assert match.plain.cube[0].tolist()[:2] == [1, 0]
    assert [sheet(match, n)["villages"] for n in (0, 1, 2)] == [4 + 3, 2, 0]
    assert [text(m) for m in before.story(action, match, None)] == [
        "Seat 3 swaps the cube of Seat 1 in Perchford with the cube of Seat 2 in Perchford."
    ]


def test_the_entertainers_may_rest_and_are_skipped_without_two_owners() -> None:
    """CF-L4: optional, and skipped when no swap would change anything."""
    match = ending(seat_0={"entertainers": 1})
    lay_cubes(match, 0, [1, 2])
    finish(match)
    assert match.to_move == 0
    do(match, "Swap nothing")
    assert match.to_move is None
    assert match.plain.cube[0].tolist()[:2] == [1, 2]
    match = ending(seat_0={"entertainers": 1})
    lay_cubes(match, 0, [1, 1])
    finish(match)
    assert match.to_move is None


def test_the_golden_arrow_exchanges_treasures() -> None:
    """CF-L4: one own treasure for one of an opponent, who cannot refuse; not legendary cards."""
    match = ending(
        seat_0={"golden_arrow": 1, "bracelet": 2, "maid": 1, "henchman": 1},
        seat_1={"ring": 1, "spy_glass": 1, "maid": 1},
        seat_2={"gown": 1, "bust": 1},
    )
    finish(match)
    assert labels(match) == ["Exchange nothing", "Give away bronze bracelet"]
    do(match, "Give away bronze bracelet")
    assert labels(match) == ["Take violet ring from Seat 2", "Take green gown from Seat 3"]
    do(match, "Take green gown from Seat 3")
    assert match.to_move is None
    assert collected(match, 0)["gown"] == collected(match, 0)["bracelet"] == 1
    assert collected(match, 2) == {"bracelet": 1, "bust": 1}


def test_the_golden_arrow_may_rest_and_is_skipped_without_treasures() -> None:
    """CF-L4: nothing to give, nothing to take."""
    match = ending(seat_0={"golden_arrow": 1, "ring": 1}, seat_1={"gown": 1})
    finish(match)
    do(match, "Exchange nothing")
    assert (match.to_move, collected(match, 1)) == (None, {"gown": 1})
    for mine, theirs in (({}, {"gown": 1}), ({"ring": 1}, {}), ({"ring": 1}, {"ring": 2})):
        match = ending(seat_0={"golden_arrow": 1, **mine}, seat_1=theirs)
        finish(match)
        assert match.to_move is None


def test_an_exchange_with_one_possibility_is_done_at_once() -> None:
    """CF-L4: one treasure of one opponent; the story tells both."""
    match = ending(seat_1={"golden_arrow": 1, "ring": 1}, seat_2={"gown": 1})
    finish(match)
    before, action = match.copy(), match.legal()[1]
    do(match, "Give away violet ring")
    assert match.to_move is None
    assert collected(match, 1) == {"golden-arrow": 1, "gown": 1}
    assert [text(m) for m in before.story(action, match, None)] == [
        "Seat 2 gives violet ring to Seat 3 and takes green gown."
    ]


def test_the_fake_beard_passes_a_henchman_on() -> None:
    """CF-L4: to an opponent of choice, or nobody; skipped without a henchman."""
    match = ending(seat_1={"fake_beard": 1, "henchman": 2})
    finish(match)
    assert labels(match) == [
        "Keep all henchmen",
        "Give a henchman to Seat 1",
        "Give a henchman to Seat 3",
    ]
    kept = match.copy()
    do(match, "Give a henchman to Seat 3")
    do(kept, "Keep all henchmen")
    assert [sheet(match, n)["henchmen"] for n in (0, 1, 2)] == [0, -3, -3]
    assert [sheet(kept, n)["henchmen"] for n in (0, 1, 2)] == [0, -6, 0]
    match = ending(seat_1={"fake_beard": 1})
    finish(match)
    assert match.to_move is None


def test_entertainers_then_arrow_then_beard() -> None:
    """CF-L4: in this order, whoever owns them, and before the busts."""
    match = ending(
        seat_0={"fake_beard": 1, "henchman": 1},
        seat_1={"golden_arrow": 1, "ring": 1},
        seat_2={"entertainers": 1, "chest_gold": 2, "bust": 1},
    )
    lay_cubes(match, 0, [0, 1])
    finish(match)
    assert match.to_move == 2
    do(match, "Swap nothing")
    assert match.to_move == 1
    do(match, "Give away violet ring")  # a gold chest is all that there is to take
    assert match.to_move == 0
    do(match, "Give a henchman to Seat 2")
    assert match.to_move is None
    assert collected(match, 1) == {"golden-arrow": 1, "chest-gold": 1, "henchman": 1}
    assert sheet(match, 2)["chests"] == 0, "the bust takes the chest that is left"
    assert sheet(match, 2)["jewels"] == 4


def test_the_owner_of_the_spy_glass_is_named_before_a_card_goes_face_down() -> None:
    """CF-A3, CF-L2: nobody is promised what the spy glass may break."""
    # castle 4: up, down, down; two cards are left
    match = scouting(3, [4, 5, 6], [["ring", "maid"], ["bust", "bust"], ["gown", "gown"]])
    assert "nobody else will know it" in text(match.view(0)["prompt"])
    own(match, 2, **{"spy-glass": 1})
    assert "unless Seat 3 looks with the spy glass" in text(match.view(0)["prompt"])


def test_running_out_of_cubes_is_told() -> None:
    """CF-D3: the log says that there are fewer cubes than alms."""
    match = cleared(3, [1, 2, 3])
    lay_row(match, 4, [("benefactor-3", 0, "up")])
    for left, words in ((0, "has run out of cubes"), (1, "has only one cube left for 3 alms")):
        match.plain.supply[0] = left
        after = match.copy()
        after.apply(DO_RAID + 4)
        told = " ".join(text(message) for message in match.story(DO_RAID + 4, after, 1))
        assert words in told
