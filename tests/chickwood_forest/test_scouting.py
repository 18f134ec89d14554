"""Chickwood Forest: scouting, and what is known of the cards played."""

from __future__ import annotations

import pytest

import merrymen
from chickwood_forest.forest import GAME, do, labels, scouting
from merrymen.games.chickwood_forest.state import DO_PICK, DO_PLACE, KINDS
from merrymen.messages import text

THREE = [["ring", "gown", "bust"], ["maid", "cape", "pendant"], ["armour", "key", "jerkin"]]


def play(match: merrymen.Match, castle: int) -> int:
    """Play the first card of the hand at a castle; return who did."""
    by = int(match.plain.turn)
    if match.plain.hand_count[by] > 1:
        match.apply(match.legal()[0])
    match.apply(DO_PLACE + castle)
    return by


def test_one_card_each_in_ascending_order_until_hands_are_empty() -> None:
    """CF-A1, CF-S6: the order of the castles, lap by lap, then the raids."""
    match = scouting(3, [3, 4, 2], THREE)
    order = [play(match, 3) for _ in range(9)]
    assert order == [2, 0, 1] * 3
    assert match.plain.hand_count.tolist() == [0] * 5
    assert text(match.view(2)["prompt"]) == "Round 1: raid a castle with all loot in front of it."
    assert match.to_move == 2


def test_any_card_and_any_castle() -> None:
    """CF-A1: all three cards, then all four castles."""
    match = scouting(3, [1, 2, 3], THREE)
    assert labels(match) == [
        "Play green gown face up",
        "Play violet ring face up",
        "Play bust face up",
    ]
    do(match, "Play violet ring face up")
    assert labels(match) == [f"Play it at castle {n}" for n in (1, 2, 3, 4)]


@pytest.mark.parametrize(
    ("players", "castle", "faces"),
    [
        (3, 1, "UUU"),
        (3, 2, "UUD"),
        (3, 3, "UDU"),
        (3, 4, "UDD"),
        (4, 5, "DUD"),
        (5, 6, "DDD"),
        (2, 1, "UUUD"),
        (2, 2, "UUDD"),
        (2, 3, "UDDD"),
    ],
)
def test_the_banner_of_the_own_castle(players: int, castle: int, faces: str) -> None:
    """CF-A1, CF-C3, CF-S4: face up or down as the banner says, by day and by night."""
    others = [n for n in range(1, players + 2) if n != castle][: players - 1]
    size = 4 if players == 2 else 3
    hands = [["ring", "gown", "bust", "cape"][:size] for _ in range(players)]
    match = scouting(players, [castle, *others], hands)
    match.plain.turn = match.plain.seat = min(
        range(players), key=lambda seat: match.plain.castle[seat]
    )
    played = ""
    last = players + 1
    for _ in range(players * size):
        slot = match.plain.row_count[last]
        if play(match, last) == 0:
            up = match.view(None)["board"]["castles"][last - 1]["row"][slot]["face"] == "up"
            played += "U" if up else "D"
    assert played == faces


def test_two_cards_at_castle_1_and_three_at_castle_2() -> None:
    """CF-A2: no more there, no limit elsewhere."""
    match = scouting(3, [2, 3, 4], THREE)
    for castle in (1, 1, 2, 2, 2):
        play(match, castle)
    match.apply(match.legal()[0])
    assert labels(match) == ["Play it at castle 3", "Play it at castle 4"]
    with pytest.raises(merrymen.IllegalAction, match="castle 1 takes 2 cards, castle 2 takes 3"):
        match.apply(DO_PLACE + 1)
    assert [c["has_room"] for c in match.view(None)["board"]["castles"]] == [
        False,
        False,
        True,
        True,
    ]


def test_no_limit_at_the_other_castles() -> None:
    """CF-A2: all nine cards may lie in front of castle 3."""
    match = scouting(3, [1, 2, 3], THREE)
    for _ in range(9):
        play(match, 3)
    assert match.plain.row_count.tolist() == [0, 0, 0, 9, 0, 0, 0]


def test_what_leaves_no_choice_is_not_asked() -> None:
    """CF-A2: with castles 1 and 2 full two players can only play at castle 3."""
    hands = [["ring", "gown", "bust", "cape"], ["maid", "armour", "pendant", "jerkin"]]
    match = scouting(2, [1, 2], hands)
    for castle in (1, 1, 2, 2, 2):
        play(match, castle)
    assert match.to_move == 1
    before = match.copy()
    match.apply(match.legal()[0])  # seat 1 picks: castle 3 is the only one
    assert match.to_move == 0, "the last cards went by themselves, and castle 1 raids first"
    assert match.view(0)["board"]["stage"] == "raid"
    assert match.plain.row_count.tolist()[1:4] == [2, 3, 3]
    told = [text(m) for m in before.story(before.legal()[0], match, None)]
    assert told[0] == "Seat 2 plays a card face down at castle 3."
    assert len(told) == 3


def test_a_face_down_card_is_known_to_its_player_alone() -> None:
    """CF-A3: the others and a spectator see who played where, and nothing of the card."""
    match = scouting(3, [4, 1, 2], THREE)
    for _ in range(5):
        play(match, 3)
    do(match, "Play violet ring face down")
    for seat in (1, 2, None):
        assert match.hidden(seat).plain.picked == 0
    do(match, "Play it at castle 3")
    slot = 5
    assert match.hidden(0).plain.row[3, slot] == KINDS.index("ring")
    for seat in (1, 2, None):
        assert match.hidden(seat).plain.row[3, slot] == 0
        card = match.view(seat)["board"]["castles"][2]["row"][slot]
        assert (card["by"], card["face"], card["card"]) == (0, "down", None)
        assert card["known_to"] == [0]
    mine = match.view(0)["board"]["castles"][2]["row"][slot]
    assert (mine["own"], mine["face"], mine["card"]["kind"]) == (True, "down", "ring")


def test_hands_are_hidden() -> None:
    """CF-A3: of another hand only the number of cards is seen."""
    match = GAME.new(4, seed=2)
    board = match.view(1)["board"]
    assert [seat["hand"]["count"] for seat in board["seats"]] == [3] * 4
    assert [seat["hand"]["cards"] is None for seat in board["seats"]] == [True, False, True, True]
    assert sum(card["count"] for card in board["seats"][1]["hand"]["cards"]) == 3


def test_picking_tells_the_others_nothing() -> None:
    """CF-A3: neither the action nor the story nor the prompt nor the number of clicks."""
    match = scouting(3, [1, 2, 3], THREE)
    equal = scouting(3, [1, 2, 3], [["gown"] * 3, *THREE[1:]])
    for one, rest in ((match, ["gown", "gown"]), (equal, ["ring", "bust"])):
        one.plain.deck_left = 2
        for name in rest:
            one.plain.deck[KINDS.index(name)] += 1
    assert equal.legal() == [DO_PICK + KINDS.index("gown")]
    for one in (match, equal):
        action = one.legal()[0]
        after = one.copy()
        after.apply(action)
        secret = GAME.presentation.secret
        assert [secret(one.plain, one.edition, action, seat) for seat in (0, 1, None)] == [
            False,
            True,
            True,
        ]
        assert one.story(action, after, 1) == []
        assert text(after.view(1)["prompt"]) == text(one.view(1)["prompt"])
    assert match.view(1) == equal.view(1)


def test_a_played_card_is_told_as_it_was_seen() -> None:
    """CF-A3: to its player with its name, to the others as a face-down card."""
    match = scouting(3, [4, 1, 2], THREE)
    for _ in range(5):
        play(match, 3)
    do(match, "Play violet ring face down")
    after = match.copy()
    do(after, "Play it at castle 4")
    action = DO_PLACE + 4
    assert [text(m) for m in match.story(action, after, 0)] == [
        "Seat 1 plays violet ring face down at castle 4."
    ]
    assert [text(m) for m in match.story(action, after, 1)] == [
        "Seat 1 plays a card face down at castle 4."
    ]


def test_undo_stops_where_a_card_was_shown() -> None:
    """CF-A3: a face-up card reveals, a face-down card does not."""
    match = scouting(3, [4, 1, 2], THREE)
    reveals = []
    for _ in range(6):
        before = match.plain.reveals
        play(match, 3)
        reveals.append(match.plain.reveals - before)
    assert reveals == [1, 1, 1, 1, 1, 0]
