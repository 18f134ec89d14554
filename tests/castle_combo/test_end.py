"""The end of the game and what is counted, clause by clause."""

from __future__ import annotations

from castle_combo.laying import GAME, buy, choose, lay_table, points_of

# Eight cards around an empty centre, without purses or points for shields of the last card.
EIGHT = ["Spy", "Doctor", "Monk", "Squire", None, "Armorer", "Witch", "Farmer", "Mercenary"]
NINE = [
    "Judge", "Officer", "Lookout",
    "Prince", "Jester", "Baron",
    "Nun", "Scribe", "Cardinal",
]  # fmt: skip


def test_the_game_ends_with_nine_cards_each() -> None:
    """CC-E1: after the last ninth card nobody moves any more."""
    match = buy("Baker", EIGHT, NINE)
    assert match.to_move is None
    assert match.legal() == []
    assert match.view(0)["scores"] == match.scores()


def test_it_goes_on_until_everyone_has_nine() -> None:
    """CC-E1: the others finish the round."""
    match = buy("Baker", EIGHT, NINE[:8])
    assert match.to_move == 1


def test_gold_left_over_is_stored_in_reading_order() -> None:
    """CC-E1: up to each capacity, first purse first; the rest stays unstored."""
    eight = ["Vicar", "Doctor", "Potter", "Squire", None, "Armorer", "Witch", "Farmer", "Beekeeper"]
    match = buy("Woodcutter", eight, NINE, gold=3, stored={"Vicar": 1})
    # 3 gold and 9 for nine filled spaces: 4 more on Vicar (5), 4 on Potter, 4 on Beekeeper.
    assert match.plain.stored[0].tolist() == [5, 0, 4, 0, 0, 0, 0, 0, 4]
    assert match.plain.gold.tolist()[:2] == [0, 3]
    assert [points_of(match)[cell] for cell in (0, 2, 8)] == [10, 8, 8]


def test_gold_beyond_the_purses_is_worth_nothing() -> None:
    """CC-E2: only stored gold scores."""
    rich = lay_table(["Steward"], (), gold=50, keys=0)
    assert rich.scores() == [6, 0]
    assert rich.view(0)["board"]["seats"][0]["points"] == 6


def test_keys_are_a_point_each() -> None:
    """CC-E2, CC-E4: also those that Locksmith and Templar score."""
    match = lay_table(["Locksmith", "Templar"], ["Spy"], gold=0, keys=7)
    assert match.score_sheet()[0]["keys"] == 7
    assert match.scores() == [21, 7]


def test_positions_are_read_in_the_finished_grid() -> None:
    """CC-E1, CC-T3: Farmer scores in the bottom row once it is known to be the bottom row."""
    match = lay_table(["Spy", None, None, "Farmer"], (), gold=0, keys=0)
    assert points_of(match)[3] == 0
    match = buy("Baker", ["Spy", None, None, "Farmer"], (), keys=0)
    choose(match, "Place Baker in a new row above")
    assert points_of(match)[6] == 7
    match = buy("Baker", ["Spy", None, None, "Farmer"], (), keys=0)
    choose(match, "Place Baker in a new row below")
    assert points_of(match)[3] == 0


def test_most_points_win() -> None:
    """CC-E3: a point is worth more than any gold."""
    match = lay_table(NINE, EIGHT, gold=0, keys=0)
    s = match.plain
    s.keys = [0, 1, 0, 0, 0]
    s.gold = [90, 0, 0, 0, 0]
    lead = match.scores()[0] - match.scores()[1]
    s.keys[1] += lead
    assert match.scores()[0] == match.scores()[1]
    assert match.leaders() == [0]
    s.keys[1] += 1
    assert match.leaders() == [1]


def test_ties_are_broken_by_unstored_gold_then_shared() -> None:
    """CC-E3: gold that fits on a purse is stored, and no longer breaks a tie."""
    match = lay_table(["Spy"], ["Witch"], ["Steward"], gold=2, keys=3)
    match.plain.keys = [3 + 9, 3, 3 + 5, 0, 0]  # Witch scores 9, Steward 2 for each of 2 gold
    assert match.scores() == [12, 12, 12]
    assert match.leaders() == [0, 1]
    match.plain.gold[1] = 3
    assert match.leaders() == [1]


def test_two_equal_shields_count_two() -> None:
    """CC-E4: Mother Superior is two purple shields for the Cardinal beside her."""
    match = lay_table(["Cardinal", "Mother Superior"], (), gold=0, keys=0)
    assert points_of(match)[0] == 3 * 3


def test_row_and_column_are_five_cards() -> None:
    """CC-E4: the card itself counts once, the four corners do not."""
    tableau = [
        "Duchess", "Prince", "Princess",
        "Baron", "Jester", "Steward",
        "His Majesty", "Stable Boy", "Chancellor",
    ]  # fmt: skip
    match = lay_table(tableau, (), gold=0, keys=0)
    assert points_of(match)[4] == 2 * 5


def test_sets() -> None:
    """CC-E4: the smallest count; floor(n / 3) by colour; castle with village; three villages."""
    tableau = [
        "Officer", "Captain", "General",
        "Duchess", "Brigand", "Judge",
        "Fisherman", "Farmer", "Queen Mother",
    ]  # fmt: skip
    match = lay_table(tableau, (), gold=0, keys=0)
    points = points_of(match)
    # Shields: red 1+2+1 = 4, blue 2+2 = 4, yellow 1+2+2 = 5, green 1.
    assert points[0] == 4 * 4  # four pairs of blue and red
    assert points[2] == 6 * 3  # one set each of red, blue and yellow
    assert points[4] == 7 * 1  # three village cards
    assert points[5] == 3 * 3  # six castle cards, three village cards


def test_costs_are_printed_costs() -> None:
    """CC-E4: discounts change no cost: Patron counts what is printed."""
    match = lay_table(["Patron", "Baron", "Duchess", "Squire", "Officer"], (), gold=0, keys=0)
    assert points_of(match)[0] == 5 * 3


def test_face_down_cards_score_and_count_nothing() -> None:
    """CC-E2, CC-E4: but Carpenter likes them."""
    match = lay_table(["Carpenter", "*Duchess", "Revolutionary"], (), gold=0, keys=0)
    assert points_of(match)[:3] == [8, 0, 9]
    match = lay_table(["Carpenter", "Duchess", "Revolutionary"], (), gold=0, keys=0)
    assert points_of(match)[:3] == [0, 0, 0]


def test_the_running_score_is_what_the_game_would_pay_now() -> None:
    """CC-E1, CC-E2: in every position of a game, the board and the sheet say the same."""
    match = GAME.new(3, seed=8)
    while match.to_move is not None:
        board = match.view(None)["board"]
        assert [seat["points"] for seat in board["seats"]] == match.scores()
        match.apply(match.legal()[-1])
