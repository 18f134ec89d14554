"""What people see and read."""

from __future__ import annotations

from typing import Any

import pytest

import merrymen
from kings_and_creatures.setting import CARDS, GAME, arrange, of_type, take
from merrymen.games.kings_and_creatures.state import ROW
from merrymen.match import Match
from merrymen.messages import text
from tables import walk

NAMES = ("Ann", "Bea", "Cid", "Dan", "Eve", "Fay")


def offers(match: Match, seat: int | None) -> dict[int, Any]:
    return {card["number"]: card for card in match.view(seat)["board"]["display"]["cards"]}


@pytest.mark.parametrize("players", GAME.players)
def test_an_offer_holds_what_it_says(players: int) -> None:
    """KC-R2, KC-R4, KC-E1 to KC-E4: what a card adds, whether its taker leaves, who moves next."""
    for match, action in walk(GAME.new(players, seed=11), 11):
        seat = match.to_move
        assert seat is not None
        offer = offers(match, seat)[action]
        after = match.copy()
        after.apply(action)
        same_round = after.to_move is not None and (
            after.plain.round_number == match.plain.round_number
        )
        assert (offer["then"] is not None) == same_round
        if same_round:
            assert offer["then"] == after.to_move
            assert offer["leaves"] == bool(after.plain.has_left[seat])
            assert offer["adds"] == after.scores()[seat] - match.scores()[seat]


def test_an_offer_says_what_is_short() -> None:
    """KC-E3, KC-E4: cards that a king lacks on each side, and a legend of each type."""
    king, legend = 49, 97
    assert CARDS[king].rules == "treasure"
    needs = dict(CARDS[legend].needs)
    match = arrange(3, {0: [8], 1: [22, 32], 2: [18]}, [king, legend, 24, 25, 33, 46])
    seen = offers(match, 0)
    assert seen[king]["short"] == {"left": 2, "right": 1}
    assert seen[king]["adds"] == 0
    assert seen[legend]["short"] == {kind: n for kind, n in needs.items() if kind != "treasure"}
    # Seat 1 has more treasures than both neighbours.
    assert offers(match, 1)[king]["short"] == {}
    assert offers(match, 1)[king]["adds"] == sum(CARDS[king].crowns)


def test_an_offer_counts_what_it_does_for_other_cards() -> None:
    """KC-E4: a card that completes a legend adds the legend's glory too."""
    legend = next(n for n in of_type("legend") if CARDS[n].needs == {"treasure": 2})
    match = arrange(2, {0: [legend, 8]}, [22, 25, 33, 46, 48])
    assert offers(match, 0)[22]["adds"] == CARDS[22].glory + CARDS[legend].glory


def test_a_hero_on_offer_says_what_it_brings_after_the_round() -> None:
    """KC-H1: heroes count after the round; at once they add nothing."""
    match = arrange(3, {}, [22, 24, 25, 33, 46, 76], round_number=3)
    offer = offers(match, 0)[24]
    assert (offer["adds"], offer["adds_after_round"]) == (0, 6)
    match.plain.heroes[1] = match.plain.heroes[2] = 1
    assert offers(match, 0)[76]["adds_after_round"] == (3 if CARDS[76].heroes <= 2 else 6)


def test_a_spectator_looks_over_the_movers_shoulder() -> None:
    match = arrange(3, {0: [15], 1: [24]}, [17, 22, 23, 45, 46, 48])
    assert match.to_move == 2
    assert match.view(None)["board"] == match.view(2)["board"]
    assert match.view(None)["board"]["display"]["looking"] == 2


def test_the_line_shows_the_order_of_turns() -> None:
    """KC-R2: seats by number, the mover's own number as the gate."""
    match = arrange(3, {0: [62], 1: [24], 2: [33]}, [17, 22, 23, 45, 46, 48], has_left=[2])
    line = match.view(0)["board"]["line"]
    assert [mark["seat"] for mark in line["seats"]] == [1, 2, 0]
    assert [mark["in_round"] for mark in line["seats"]] == [True, False, True]
    assert (line["first"], line["last"], line["gate"]) == (1, 110, 24)


def test_a_seat_shows_its_standing() -> None:
    """KC-H1, KC-E1 to KC-E4: points by heading, heroes with what is missing, neighbours."""
    king, legend = 49, next(n for n in of_type("legend") if CARDS[n].needs == {"treasure": 2})
    match = arrange(4, {0: [8, 22, king, legend], 1: [24, 7, 25], 3: [18]})
    match.plain.heroes[3] = 3
    zero, one, two, three = match.view(None)["board"]["seats"]
    assert (zero["left"], zero["right"]) == (1, 3)
    assert zero["total"] == match.scores()[0]
    assert zero["glory"] == match.score_sheet()[0]
    worth = {card["number"]: card["worth"] for card in zero["cards"] if "worth" in card}
    assert worth == {king: sum(CARDS[king].crowns), legend: CARDS[legend].glory}
    assert one["kinds"] == sorted(one["kinds"], key=["centaur", "minotaur"].index)
    assert one["types"] == {"treasure": 0, "hero": 1, "legend": 0, "king": 0, "creature": 2}
    heroes = CARDS[24].heroes
    assert one["heroes"] == {
        "count": heroes,
        "glory": 0,
        "by_round": [],
        "glory_now": 2,
        "short": 0,
        "short_of_double": 0,
    }
    assert zero["heroes"]["short"] == heroes + 1
    assert zero["heroes"]["short_of_double"] == heroes + 3 + 1
    assert three["heroes"]["glory_now"] == 2
    assert two["heroes"]["glory_now"] == 0


def test_two_players_have_no_double() -> None:
    """KC-H2."""
    assert arrange(2).view(0)["board"]["seats"][0]["heroes"]["short_of_double"] is None


def test_a_row_lies_in_the_order_of_taking() -> None:
    """KC-R3, KC-R4: the castle first; this round's cards are raised until one leaves the round."""
    match = arrange(2, {0: [45], 1: [62]}, [33, 46, 53, 57, 66])
    assert seat_row(match, 0) == ([1, 45], 0)
    take(match, 53)
    assert seat_row(match, 0) == ([1, 45, 53], 1)
    take(match, 46)
    assert match.plain.has_left[0]
    assert seat_row(match, 0) == ([1, 45, 53, 46], 0)
    faces = match.view(1)["board"]["seats"][0]["cards"]
    assert [card["type"] for card in faces[:2]] == ["castle", "treasure"]


def seat_row(match: Match, seat: int) -> tuple[list[int], int]:
    shown = match.view(None)["board"]["seats"][seat]
    return [card["number"] for card in shown["cards"]], shown["raised"]


@pytest.mark.parametrize("players", GAME.players)
def test_the_glory_of_every_round_is_kept(players: int) -> None:
    """KC-H1: the score sheet can say what the heroes brought after each round."""
    match, told = GAME.new(players, seed=5), [[0] * 5 for _ in range(players)]
    for before, action in walk(match, 5):
        number, glory = before.plain.round_number, before.plain.hero_glory.tolist()
        after = before.copy()
        after.apply(action)
        for seat in range(players):
            told[seat][number - 1] += int(after.plain.hero_glory[seat]) - glory[seat]
    seats = match.view(None)["board"]["seats"]
    assert [seat["heroes"]["by_round"] for seat in seats] == told
    assert any(any(rounds) for rounds in told)


def test_whoever_has_left_is_told_nothing_of_staying() -> None:
    """KC-R4: who left the round takes no more cards in it."""
    match = arrange(3, {0: [62], 1: [24], 2: [33]}, [17, 22, 23, 45, 46, 66], has_left=[2])
    for offer in offers(match, 2).values():
        assert (offer["leaves"], offer["then"]) == (None, None)
    assert {offer["leaves"] for offer in offers(match, 1).values()} == {False, True}


def test_a_finished_game_can_be_viewed() -> None:
    match = GAME.new(3, seed=2)
    for _ in walk(match, 2):
        pass
    view = match.view(1)
    assert view["winners"] == match.winners()
    assert view["board"]["display"]["cards"] == []
    assert view["board"]["line"]["gate"] is None
    assert [seat["total"] for seat in view["board"]["seats"]] == match.scores()
    for seat in view["board"]["seats"]:
        heroes = seat["heroes"]
        assert (heroes["glory_now"], heroes["short"], heroes["short_of_double"]) == (None,) * 3
        assert sum(heroes["by_round"]) == heroes["glory"]
        assert len(heroes["by_round"]) == 5


def test_views_do_not_share_their_cards() -> None:
    """The faces are made once for an edition; what a view hands out may be changed freely."""
    match = GAME.new(3, seed=2)
    first = match.view(0)
    for card in first["board"]["display"]["cards"]:
        card.clear()
    for seat in first["board"]["seats"]:
        for card in seat["cards"]:
            card["number"] = 0
    again = match.view(0)["board"]
    assert [card["number"] for card in again["display"]["cards"]] == match.legal()
    assert all(seat["cards"][0]["number"] in range(1, 7) for seat in again["seats"])


def prompt(match: Match) -> str:
    return text(match.view(match.to_move)["prompt"], names=NAMES)


def test_the_prompt_says_what_the_numbers_mean() -> None:
    """KC-R4, in words."""
    hands = {0: [33], 1: [62]}
    mixed = arrange(2, hands, [24, 45, 46])
    assert prompt(mixed) == "Round 1: take card 1 of 3. With a number below 33 you leave the round."
    higher = arrange(2, hands, [45, 46], taken={0: 1})
    assert prompt(higher) == "Round 1: take card 2 of 3. Every card here keeps you in the round."
    lower = arrange(2, hands, [7, 24])
    assert "Every card here is below 33: you leave the round." in prompt(lower)
    third = arrange(2, hands, [7, 45], taken={0: 2})
    assert prompt(third) == "Round 1: take your third card. With it you leave the round."


def test_the_others_read_whom_they_wait_for() -> None:
    match = arrange(2, {0: [33], 1: [62]}, [24, 45, 46])
    said = text(match.view(1)["prompt"], names=NAMES)
    assert said == "Round 1: Ann has the lowest card, 33, and takes one."


@pytest.mark.parametrize(
    ("card", "words"),
    [
        (8, f"treasure 8 ({CARDS[8].glory} glory)"),
        (9, "hero 9 (one hero)"),
        (76, "hero 76 (2 heroes)"),
        (7, "centaur 7"),
        (49, "king 49 of treasures (crowns 6 left, 4 right)"),
        (10, "legend 10 (5 glory for 2 treasures)"),
        (97, "legend 97 (9 glory for 1 treasure, 1 hero card, 1 king, 1 mythical creature)"),
    ],
)
def test_a_card_in_words(card: int, words: str) -> None:
    """KC-C2: each type with its figures."""
    display = sorted({card, 45, 46})
    match = arrange(2, {0: [33], 1: [62]}, display)
    leaves = " and leave the round" if card < 33 else ""
    assert match.label(card) == f"Take {words}{leaves}"


@pytest.mark.parametrize(
    ("card", "words"),
    [
        (76, "Helden 76 (2 Helden) nehmen"),
        (92, "Drachen 92 nehmen"),
        (46, "Zentauren 46 nehmen"),
        (45, "Schatz 45 (7 Ruhm) nehmen"),
        (68, "König 68 der Fabelwesen (Kronen 6 links, 5 rechts) nehmen"),
    ],
)
def test_german_takes_in_the_accusative(card: int, words: str) -> None:
    match = arrange(2, {0: [33], 1: [62]}, sorted({card, 24}))
    (label,) = (one["label"] for one in match.view(0)["actions"] if one["action"] == card)
    assert text(label, "de") == words


def test_a_third_card_says_that_one_leaves() -> None:
    match = arrange(2, {0: [33], 1: [62]}, [45, 46], taken={0: 2})
    assert match.label(45).endswith(" and leave the round")


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (0, "There is no card 0. Take one of: 24, 45, 46."),
        (62, "Card 62 already lies in front of Seat 2. Take one of: 24, 45, 46."),
        (6, "Card 6 is out of the game. Take one of: 24, 45, 46."),
        (109, "Card 109 is not face up. Take one of: 24, 45, 46."),
        (111, "There is no action 111: action ids run from 0 to 110."),
    ],
)
def test_a_refusal_says_why(action: int, why: str) -> None:
    """KC-R3: only face-up cards; and the position stays as it was."""
    match = arrange(2, {0: [33], 1: [62]}, [24, 45, 46])
    before = match.to_bytes()
    with pytest.raises(merrymen.IllegalAction) as refused:
        match.apply(action)
    assert str(refused.value) == why
    assert match.to_bytes() == before


def told(match: Match, action: int) -> list[str]:
    after = match.copy()
    after.apply(action)
    return [text(message, names=NAMES) for message in match.story(action, after, None)]


def test_a_take_is_told() -> None:
    match = arrange(2, {0: [33], 1: [62]}, [24, 45, 46])
    assert told(match, 45) == [f"Ann takes treasure 45 ({CARDS[45].glory} glory)."]
    assert told(match, 24)[1:] == ["Ann leaves the round."]


def test_the_end_of_a_round_is_told() -> None:
    """KC-R5, KC-H1: the round, then everybody's glory for heroes."""
    match = arrange(3, {0: [92], 1: [76], 2: [24]}, [7, 8], has_left=[1, 2], round_number=5)
    assert told(match, 7) == [
        "Ann takes centaur 7.",
        "Ann leaves the round.",
        "Round 5 ends.",
        "Bea gains 10 glory for heroes.",
        "Cid gains 5 glory for heroes.",
    ]


def test_who_has_taken_every_card_of_the_game_is_offered_nothing_more() -> None:
    """KC-R3: five rounds of three cards and a castle fill a row; others may still be choosing."""
    full = 0
    for seed in range(12):
        match, greedy = GAME.new(3, seed=seed), merrymen.bot("greedy", seed=seed)
        while (mover := match.to_move) is not None:
            for seat in range(3):
                if match.plain.row_count[seat] == ROW:
                    full += 1
                    assert {offer["adds"] for offer in offers(match, seat).values()} <= {0}
            match.apply(greedy.choose(match.hidden(mover), mover))
    assert full, "nobody had a full row before the end"
