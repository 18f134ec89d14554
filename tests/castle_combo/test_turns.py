"""Setup and the turn, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

import merrymen
from castle_combo.laying import (
    DECK,
    DISCARDS,
    GAME,
    GONE,
    NUMBER,
    ROW,
    TAKEN,
    buy,
    choose,
    labels,
    lay_table,
    prompt_of,
    row_of,
    tableau_of,
)

MOVE, RENEW, BUY, FACE_DOWN = 0, 1, 2, 5
CASTLE, VILLAGE = range(2)


def space(row: int, column: int) -> int:
    """The action that places a card there, counted from the tableau's top left corner."""
    return 8 + 4 * (row + 1) + column + 1


@pytest.mark.parametrize("players", GAME.players)
def test_setup(players: int) -> None:
    """CC-S1: two rows of three, 15 gold, 2 keys, the messenger at the village."""
    match = GAME.new(players, seed=5)
    s = match.plain
    assert s.gold.tolist()[:players] == [15] * players
    assert s.keys.tolist()[:players] == [2] * players
    assert s.messenger == VILLAGE
    assert all(card < 39 for card in s.row[CASTLE].tolist())
    assert all(card >= 39 for card in s.row[VILLAGE].tolist())
    assert s.place.tolist().count(DECK) == 72
    assert s.taken.tolist() == [0] * 5
    assert match.to_move == s.starter


def test_the_first_player_is_random() -> None:
    """CC-S1: every seat starts some games, and every card can lie face up."""
    games = [GAME.new(4, seed=seed) for seed in range(120)]
    assert {match.to_move for match in games} == {0, 1, 2, 3}
    shown = {card for match in games for row in match.plain.row.tolist() for card in row}
    assert shown == set(range(78))


def test_nine_rounds_clockwise() -> None:
    """CC-S1, CC-E1: one turn each per round, clockwise from the first player, nine times."""
    match = GAME.new(3, seed=2)
    first, turns = match.to_move, []
    while match.to_move is not None:
        turns.append(match.to_move)
        assert match.view(None)["board"]["round"] == (len(turns) + 2) // 3
        match.apply(FACE_DOWN)
        while match.plain.held >= 0:
            match.apply(match.legal()[0])
    assert first is not None
    assert turns == [(first + n) % 3 for n in range(27)]
    assert match.plain.taken.tolist()[:3] == [9, 9, 9]


# CC-T1: keys


def test_a_key_moves_the_messenger_once() -> None:
    """CC-T1: for one key, once a turn; then a card of that row must be taken."""
    match = lay_table((), (), keys=2)
    match.apply(MOVE)
    s = match.plain
    assert (s.messenger, s.keys[0], s.keys[1]) == (CASTLE, 1, 2)
    assert match.to_move == 0
    assert MOVE not in match.legal()
    assert RENEW not in match.legal()
    with pytest.raises(merrymen.IllegalAction, match="already spent a key"):
        match.apply(MOVE)
    taken = s.row[CASTLE, 1]
    match.apply(FACE_DOWN + 1)
    assert match.plain.tableau[0, 0] == taken
    assert match.plain.key_spent == 0


def test_without_a_key() -> None:
    """CC-T1: at least one key is needed."""
    match = lay_table((), (), keys=0)
    assert not {MOVE, RENEW} & set(match.legal())
    with pytest.raises(merrymen.IllegalAction, match="You have no key"):
        match.apply(RENEW)


def test_a_key_renews_the_row() -> None:
    """CC-T1: the three cards go to the discards, three new ones come, the other row stays."""
    match = lay_table((), (), keys=1)
    old, castle = match.plain.row[VILLAGE].tolist(), row_of(match, "castle")
    match.apply(RENEW)
    s = match.plain
    assert [s.place[card] for card in old] == [DISCARDS] * 3
    assert not set(old) & set(s.row[VILLAGE].tolist())
    assert row_of(match, "castle") == castle
    assert s.keys[0] == 0
    assert s.messenger == VILLAGE
    assert match.to_move == 0


def test_a_renewed_row_may_reappear() -> None:
    """CC-T1, CC-T8: with an empty deck the three discards themselves are shuffled and revealed."""
    match = lay_table((), (), keys=1, village=["Baker", "Witch", "Spy"])
    s = match.plain
    for card in range(39, 78):
        if s.place[card] == DECK:
            s.place[card] = GONE
    s.closed[CASTLE] = 1
    match.apply(RENEW)
    assert sorted(row_of(match, "village"), key=str) == ["Baker", "Spy", "Witch"]
    assert DISCARDS not in match.plain.place.tolist()


def test_a_renewed_row_takes_the_deck_first() -> None:
    """CC-T8: two cards are left in the deck; only for the third are the discards shuffled."""
    match = lay_table((), (), keys=1, village=["Baker", "Witch", "Spy"])
    s = match.plain
    left = [NUMBER["Potter"], NUMBER["Monk"]]
    for card in range(39, 78):
        if s.place[card] == DECK and card not in left:
            s.place[card] = DISCARDS
    discards = s.place.tolist().count(DISCARDS)
    match.apply(RENEW)
    assert {"Potter", "Monk"} < set(row_of(match, "village"))
    places = match.plain.place.tolist()
    assert places.count(DISCARDS) == 0
    assert places[39:].count(DECK) == discards + 3 - 1


# CC-T2: taking a card


def test_paying() -> None:
    """CC-T2: the cost is paid; the label says what it is."""
    match = lay_table((), (), village=["Spy", "Baker", "Brigand"], gold=6)
    assert set(labels(match)) >= {"Buy Spy for 4", "Buy Baker for 0"}
    match.apply(BUY)
    assert tableau_of(match, 0)[0] == "Spy"
    assert match.plain.gold[0] == 6 - 4 + 1  # and 1 gold for its own green shield


def test_too_dear() -> None:
    """CC-T2: what costs more than the unstored gold can only be taken face down."""
    match = lay_table((), (), village=["Brigand", "Farmer", "Baker"], gold=5)
    assert match.legal() == [MOVE, RENEW, FACE_DOWN, BUY + 1, FACE_DOWN + 1, BUY + 2, FACE_DOWN + 2]
    with pytest.raises(merrymen.IllegalAction, match="Brigand costs you 7 gold, and you have 5"):
        match.apply(BUY)


def test_stored_gold_cannot_be_spent() -> None:
    """CC-T2, CC-T5: gold on a purse does not pay for a card."""
    stored = {"Beekeeper": 9}
    match = lay_table(["Beekeeper"], (), village=["Spy"], gold=3, stored=stored)
    assert BUY not in match.legal()
    match.plain.gold[0] = 4
    assert BUY in match.legal()


def test_face_down() -> None:
    """CC-T2: for nothing, with 6 gold and 2 keys, even if it could be paid; it stays known."""
    match = lay_table((), (), village=["Farmhand"], gold=15, keys=2)
    match.apply(FACE_DOWN)
    s = match.plain
    assert (s.gold[0], s.keys[0]) == (21, 4)
    assert tableau_of(match, 0)[0] == "*Farmhand"
    assert s.messenger == VILLAGE  # no messenger icon
    cell = match.view(1)["board"]["seats"][0]["tableau"][0]
    assert (cell["face_down"], cell["card"]["name"]["en"]) == (True, "Farmhand")
    assert match.view(1)["board"]["seats"][0]["discounts"] == {"castle": 0, "village": 0}


def test_discounts_add_up() -> None:
    """CC-T2: by deck or for any card, together, never below 0; face-down cards save nothing."""
    tableau = ["Baron", "Squire", "Princess", "Farmhand", "*Armorer"]
    match = lay_table(tableau, (), castle=["Banker", "Chatelaine"], village=["Witch", "Inventor"])
    slots = [place["row"] for place in match.view(0)["board"]["locations"]]
    assert [slot["prices"] for slot in slots[CASTLE][:2]] == [[4, 7], [0, 2]]  # 3 less
    assert [slot["prices"] for slot in slots[VILLAGE][:2]] == [[1, 4], [0, 2]]  # 3 less
    choose(match, "Buy Inventor for 0")
    assert match.plain.gold[0] == 15


# CC-T3: the floating grid


def test_the_first_card_has_no_choice() -> None:
    """CC-T3: the first card is the origin."""
    match = lay_table((), (), village=["Baker"])
    match.apply(BUY)
    assert tableau_of(match, 0) == ["Baker", *[None] * 8]
    assert match.to_move == 1


def test_the_second_card_touches_the_first() -> None:
    """CC-T3: four spaces around one card."""
    match = buy("Baker", ["Spy"], ())
    assert match.legal() == [space(-1, 0), space(0, -1), space(0, 1), space(1, 0)]
    assert prompt_of(match) == "Choose a space for Baker: each shows what it adds to your points."


@pytest.mark.parametrize(
    ("row", "column", "expected"),
    [
        (-1, 0, ["Baker", None, None, "Spy"]),
        (1, 0, ["Spy", None, None, "Baker"]),
        (0, -1, ["Baker", "Spy"]),
        (0, 1, ["Spy", "Baker"]),
    ],
)
def test_the_grid_floats(row: int, column: int, expected: list[str | None]) -> None:
    """CC-T3: above or left of all others the whole tableau moves on, gold and sides with it."""
    match = buy("Baker", ["Spy"], ())
    match.apply(space(row, column))
    assert tableau_of(match, 0) == [*expected, *[None] * 9][:9]


def test_a_shift_takes_gold_and_sides_along() -> None:
    """CC-T3, CC-T5: a new row above moves face-down cards and stored gold down."""
    match = buy("Baker", ["Beekeeper", "*Spy"], (), stored={"Beekeeper": 5})
    match.apply(space(-1, 1))
    assert tableau_of(match, 0)[:6] == [None, "Baker", None, "Beekeeper", "*Spy", None]
    assert match.plain.stored[0].tolist() == [0, 0, 0, 5, 0, 0, 0, 0, 0]
    assert match.plain.face_down[0].tolist() == [0, 0, 0, 0, 1, 0, 0, 0, 0]


def test_never_a_fourth_in_a_row() -> None:
    """CC-T3: three in a row leave only spaces above and below."""
    match = buy("Baker", ["Royal Guard", "Spy", "Militiaman"], ())
    above, below = [space(-1, n) for n in range(3)], [space(1, n) for n in range(3)]
    assert match.legal() == above + below
    with pytest.raises(merrymen.IllegalAction, match="fit into 3 by 3"):
        match.apply(space(0, -1))


def test_corners_do_not_touch() -> None:
    """CC-T3: an L of three columns and two rows; only cells that share a side are spaces."""
    match = buy("Baker", ["Spy", "Witch", "Monk", "Squire", None, None], ())
    assert match.legal() == [
        space(-1, 0), space(-1, 1), space(-1, 2), space(1, 1), space(1, 2), space(2, 0),
    ]  # fmt: skip


def test_three_columns_and_rows_close_the_frame() -> None:
    """CC-T3: a full frame of 3 x 3 takes cards inside only."""
    cross = [None, "Spy", None, "Witch", "Monk", "Squire", None, "Potter", None]
    match = buy("Baker", cross, ())
    assert match.legal() == [space(0, 0), space(0, 2), space(2, 0), space(2, 2)]


def test_the_last_space_is_not_asked() -> None:
    """CC-T3: with one possible space the card goes there at once."""
    eight = ["Spy", "Witch", "Monk", "Squire", None, "Potter", "Vicar", "Doctor", "Farmer"]
    match = buy("Baker", eight, ())
    assert tableau_of(match, 0)[4] == "Baker"
    assert match.to_move == 1


# CC-T4: abilities


def test_the_neighbour_is_chosen() -> None:
    """CC-T4: left is the next seat; the neighbour loses nothing, gains come from the supply."""
    left, right = ["Duchess", "Cardinal"], ["Mother Superior", "Nun"]
    match = buy("Templar", (), left, (), right, gold=10)
    assert labels(match).keys() == {
        "Count at Seat 2 on the left: 1 gold",
        "Count at Seat 4 on the right: 3 gold",
    }
    choose(match, "Count at Seat 4")
    assert match.plain.gold.tolist() == [10 - 5 + 3, 10, 10, 10, 0]
    assert match.plain.keys.tolist() == [2 + 1, 2, 2, 2, 0]  # its own red shield
    assert match.to_move == 1


def test_face_down_neighbours_count_nothing() -> None:
    """CC-T4: only face-up cards of a neighbour are counted."""
    match = buy("Templar", (), ["*Mother Superior", "Nun"], gold=10)
    assert match.plain.gold[0] == 10 - 5 + 1


def test_with_two_players_there_is_no_choice() -> None:
    """CC-T4: the opponent is the only neighbour."""
    match = buy("Templar", (), ["Mother Superior", "Nun"], gold=10)
    assert match.plain.gold[0] == 10 - 5 + 3
    assert match.to_move == 1


def test_either_or_then_the_neighbour() -> None:
    """CC-T4: first the option, then the neighbour; either option is legal, even for nothing."""
    match = buy("Barbarian", (), ["Duchess"], ["Nun"], gold=10)
    assert list(labels(match)) == [
        "Gain 1 gold for each green shield of one neighbour",
        "Gain 2 keys",
    ]
    choose(match, "Gain 1 gold")
    assert len(match.legal()) == 2
    choose(match, "Count at Seat 3 on the right: 0 gold")
    assert match.plain.gold[0] == 10 - 2
    assert match.plain.keys[0] == 2

    match = buy("Barbarian", (), ["Duchess"], ["Nun"], gold=10)
    choose(match, "Gain 2 keys")
    assert (match.plain.gold[0], match.plain.keys[0]) == (8, 4)
    assert match.to_move == 1


def test_either_or_with_two_players() -> None:
    """CC-T4: the option is still chosen, the neighbour is not."""
    match = buy("Barbarian", (), ["Professor", "Inventor"], gold=10)
    choose(match, "Gain 1 gold")
    assert match.plain.gold[0] == 10 - 2 + 3
    assert match.to_move == 1


def test_opponents_are_all_others() -> None:
    """CC-T4: everyone else gains, not only the neighbours."""
    match = buy("Patron", (), (), (), (), (), gold=10)
    assert match.plain.gold.tolist() == [3, 12, 12, 12, 12]


def test_face_down_cards_have_nothing_but_a_space() -> None:
    """CC-T4, CC-E4: no shield, banner, cost, purse or points; but they fill a space."""
    own = ["*Beggar", "*Beekeeper", "Spy"]
    match = buy("Woodcutter", own, (), gold=5)
    match.apply(space(1, 0))
    assert match.plain.gold[0] == 5 + 4
    match = buy("Vicar", own, (), gold=5)
    match.apply(space(1, 0))
    assert match.plain.gold[0] == 5 + 2  # village cards: Spy and Vicar
    assert match.score_sheet()[0]["top-left"] == 0
    match = buy("Shepherd", own, (), gold=5)
    match.apply(space(1, 0))
    assert match.plain.gold[0] == 5 - 5 + 5  # nine spaces less four cards


# CC-T5: purses


def test_gold_on_each_purse_up_to_capacity() -> None:
    """CC-T5: 2 gold on each purse from the supply, the new one too, never beyond capacity."""
    own = ["Steward", "Sculptor", "*Beekeeper"]
    match = buy("Potter", own, (), gold=5, stored={"Steward": 2, "Sculptor": 3})
    match.apply(space(1, 0))
    assert match.plain.stored[0].tolist() == [3, 5, 0, 2, 0, 0, 0, 0, 0]
    assert match.plain.gold[0] == 5 - 2


def test_steward_chooses_two_purses() -> None:
    """CC-T5: two different purses of the owner's choice among those not full, its own allowed."""
    own = ["Beekeeper", "Sculptor", "Potter"]
    match = buy("Steward", own, (), gold=5, stored={"Beekeeper": 1, "Potter": 4})
    match.apply(space(1, 0))
    assert list(labels(match)) == [
        "Fill the purse of Beekeeper with 8 gold",
        "Fill the purse of Sculptor with 7 gold",
        "Fill the purse of Steward with 3 gold",
    ]
    choose(match, "Fill the purse of Steward")
    assert list(labels(match)) == [
        "Fill the purse of Beekeeper with 8 gold",
        "Fill the purse of Sculptor with 7 gold",
    ]
    choose(match, "Fill the purse of Beekeeper")
    assert match.plain.stored[0].tolist() == [9, 0, 4, 3, 0, 0, 0, 0, 0]
    assert match.plain.gold[0] == 5
    assert match.plain.fills_left == 0
    assert match.to_move == 1


def test_steward_with_two_purses_fills_both() -> None:
    """CC-T5: with two or fewer purses that have room, all are filled without asking."""
    match = buy("Steward", ["Beekeeper", "Potter"], (), stored={"Potter": 4})
    match.apply(space(1, 0))
    assert match.plain.stored[0].tolist() == [9, 4, 0, 3, 0, 0, 0, 0, 0]
    assert match.to_move == 1


def test_banker_without_a_purse() -> None:
    """CC-T4, CC-T5: the option that brings nothing is legal too."""
    match = buy("Banker", (), ())
    choose(match, "Place 2 gold from the supply on each of your purses")
    assert (match.plain.gold[0], match.plain.keys[0]) == (8, 2)
    assert match.plain.stored[0].tolist() == [0] * 9


# CC-T6: discarding for cost


def test_discarding_for_printed_cost() -> None:
    """CC-T6: one of the three cards of the other row, for its printed cost, discounts or not."""
    own = ["Squire", "Baron"]  # both make all cards cheaper
    match = buy("Executioner", own, (), castle=["Duchess", "Judge", "Chatelaine"], gold=5)
    match.apply(space(1, 0))
    assert list(labels(match)) == [
        "Discard Duchess for 5 gold",
        "Discard Judge for 4 gold",
        "Discard Chatelaine for 2 gold",
    ]
    assert None in row_of(match, "village")
    choose(match, "Discard Judge")
    s = match.plain
    assert s.gold[0] == 5 + 4
    assert s.place[NUMBER["Judge"]] == DISCARDS
    assert row_of(match, "castle")[0] == "Duchess"  # the gap is filled, the others stay
    assert row_of(match, "castle")[2] == "Chatelaine"
    assert row_of(match, "castle")[1] not in (None, "Judge")
    assert None not in row_of(match, "village")


def test_discarding_for_keys() -> None:
    """CC-T6: Guildmaster gains keys; discarding is mandatory, even for nothing."""
    match = buy("Guildmaster", (), (), village=["Baker", "Beggar", "Vicar"])
    assert list(labels(match)) == [
        "Discard Baker for 0 keys",
        "Discard Beggar for 0 keys",
        "Discard Vicar for 0 keys",
    ]
    choose(match, "Discard Beggar")
    assert match.plain.keys[0] == 2


def test_nothing_to_discard_from_a_closed_location() -> None:
    """CC-T6: if that location is gone, nothing happens."""
    match = lay_table((), (), village=["Executioner"])
    s = match.plain
    for card in range(39):
        s.place[card] = GONE
    s.row[CASTLE] = [-1, -1, -1]
    s.closed[CASTLE] = 1
    match.apply(BUY)
    assert match.plain.gold[0] == 15
    assert match.to_move == 1
    assert match.plain.messenger == VILLAGE  # its icon cannot move the messenger any more


# CC-T7: the end of a turn


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("Judge", "castle", VILLAGE),
        ("Cardinal", "castle", CASTLE),
        ("Monk", "village", CASTLE),
        ("Spy", "village", VILLAGE),
    ],
)
def test_the_messenger_icon(name: str, before: str, after: int) -> None:
    """CC-T7, CC-C1: castle cards send the messenger to the village, village cards to the castle."""
    rows: dict[str, Any] = {before: [name]}
    match = lay_table((), (), messenger=before, **rows)
    match.apply(BUY)
    assert match.plain.messenger == after


def test_a_face_down_icon_moves_nobody() -> None:
    """CC-T7: only a face-up card moves the messenger."""
    match = lay_table((), (), messenger="castle", castle=["Judge"])
    match.apply(FACE_DOWN)
    assert match.plain.messenger == CASTLE


def test_rows_are_filled_at_the_end_of_the_turn() -> None:
    """CC-T7: the gap stays open while the turn lasts."""
    match = buy("Baker", ["Spy"], ())
    assert row_of(match, "village")[0] is None
    deck = match.plain.place.tolist().count(DECK)
    match.apply(match.legal()[0])
    assert None not in row_of(match, "village")
    assert match.plain.place.tolist().count(DECK) == deck - 1


# CC-T8: decks that run out


def empty_deck(match: merrymen.Match, location: int, place: int, keep: int = 0) -> None:
    """Move a location's deck elsewhere, but for so many cards."""
    s = match.plain
    deck = [card for card in range(39 * location, 39 * location + 39) if s.place[card] == DECK]
    for card in deck[keep:]:
        s.place[card] = place


def test_discards_are_shuffled_into_an_empty_deck() -> None:
    """CC-T8: a card must be revealed, the deck is empty: the discards become the deck."""
    match = lay_table((), ())
    empty_deck(match, VILLAGE, DISCARDS)
    discards = [card for card in range(39, 78) if match.plain.place[card] == DISCARDS]
    assert len(match.view(0)["board"]["locations"][VILLAGE]["discards"]["cards"]) == 36
    match.apply(FACE_DOWN)
    s = match.plain
    assert s.row[VILLAGE, 0] in discards
    assert s.place.tolist()[39:].count(DISCARDS) == 0
    assert s.place.tolist()[39:].count(DECK) == 35
    assert s.closed.tolist() == [0, 0]


def taken_by_others(match: merrymen.Match, location: int, keep: int) -> None:
    """As if all but some cards of a deck lay in the tableaus of others."""
    empty_deck(match, location, GONE, keep)


@pytest.mark.parametrize(("location", "name"), [(CASTLE, "castle"), (VILLAGE, "village")])
def test_a_row_that_cannot_be_filled_closes(location: int, name: str) -> None:
    """CC-T8: its cards leave the game, the messenger goes to the other row and stays there."""
    match = lay_table((), (), messenger=name)
    taken_by_others(match, location, 0)
    match.apply(FACE_DOWN)
    s, other = match.plain, 1 - location
    assert s.closed[location] == 1
    assert row_of(match, name) == [None] * 3
    assert all(s.place[card] in (GONE, TAKEN) for card in range(39 * location, 39 * location + 39))
    assert s.messenger == other
    assert MOVE not in match.legal()
    assert RENEW in match.legal()
    with pytest.raises(merrymen.IllegalAction, match="The messenger stays"):
        match.apply(MOVE)
    match.apply(RENEW)
    assert None not in row_of(match, ("castle", "village")[other])
    board = match.view(None)["board"]
    assert board["locations"][location]["closed"]
    assert board["messenger"]["stays"]


def test_an_icon_moves_nobody_to_a_closed_location() -> None:
    """CC-T8: the messenger never moves again."""
    match = lay_table((), (), messenger="village", village=["Monk"])
    taken_by_others(match, CASTLE, 0)
    s = match.plain
    s.row[CASTLE] = [-1, -1, -1]
    s.place[:39] = [GONE] * 39
    s.closed[CASTLE] = 1
    choose(match, "Buy Monk")
    assert match.plain.messenger == VILLAGE


def test_the_last_card_of_a_deck_is_enough() -> None:
    """CC-T8: a location closes only when a row cannot reach three."""
    match = lay_table((), ())
    taken_by_others(match, VILLAGE, 1)
    match.apply(FACE_DOWN)
    assert match.plain.closed.tolist() == [0, 0]
    assert None not in row_of(match, "village")
    match.apply(FACE_DOWN)
    assert match.plain.closed.tolist() == [0, 1]


def test_the_last_cards_of_both_decks_fill_both_rows() -> None:
    """CC-T7, CC-T8: a gap in each row, and one card in each deck."""
    match = buy("Executioner", (), ())
    empty_deck(match, CASTLE, GONE, keep=1)
    empty_deck(match, VILLAGE, GONE, keep=1)
    choose(match, "Discard Steward")
    assert None not in row_of(match, "castle")
    assert None not in row_of(match, "village")
    assert match.plain.closed.tolist() == [0, 0]


def test_every_card_can_be_drawn() -> None:
    """CC-S1, CC-T7: each card of the deck is as likely as another."""
    seen = dict.fromkeys(range(39, 78), 0)
    for seed in range(1500):
        match = lay_table((), ())
        match.plain.rng = seed * 7919
        match.apply(FACE_DOWN)
        seen[match.plain.row[VILLAGE, 0]] += 1
    drawn = [count for count in seen.values() if count]
    assert len(drawn) == 36
    assert min(drawn) > 15
    assert max(drawn) < 75


def test_row_places() -> None:
    """CC-T2: the places of cards follow them from the row to the tableau."""
    match = lay_table((), (), village=["Baker"])
    assert match.plain.place[NUMBER["Baker"]] == ROW
    match.apply(BUY)
    assert match.plain.place[NUMBER["Baker"]] == TAKEN
