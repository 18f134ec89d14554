"""The worked examples of the rulebook."""

from __future__ import annotations

from kings_and_creatures.setting import CARDS, GAME, arrange, of_type, take

A, B, C = 0, 1, 2


def test_example_1_a_round_of_three() -> None:
    """KC-R2, KC-R3, KC-R4: the lowest moves, also twice in a row; the third card and a lower
    number end the round for their taker."""
    match = arrange(3, display=[8, 16, 19, 32, 62, 76])
    assert match.to_move == A
    take(match, 62)
    assert match.to_move == B
    take(match, 8)
    assert match.to_move == C
    take(match, 76)
    assert match.to_move == B
    take(match, 16)
    assert match.to_move == B
    take(match, 32)
    assert match.plain.has_left.tolist()[:3] == [0, 1, 0]
    assert match.to_move == A
    take(match, 19)
    assert match.plain.has_left.tolist()[:3] == [1, 1, 0]
    assert match.to_move == C


def test_example_1_shows_a_treasure_and_a_hero() -> None:
    """KC-C2: card 8 is a treasure, card 76 a hero card."""
    assert CARDS[8].type == "treasure"
    assert CARDS[76].type == "hero"


def hero_glory(players: int, round_number: int, heroes: list[int]) -> list[int]:
    """What each seat gains when a round ends with so many heroes."""
    last = 110  # whoever has it visible takes a lower card, and the round is over
    match = arrange(
        players,
        {0: [last]},
        display=[7, 25],
        round_number=round_number,
        has_left=range(1, players),
    )
    for seat, count in enumerate(heroes):
        match.plain.heroes[seat] = count
    take(match, 7)
    return [int(glory) for glory in match.plain.hero_glory.tolist()[:players]]


def test_example_2_heroes_after_round_three() -> None:
    """KC-H1, KC-H2: more than one neighbour is 3; more than both together would be 6."""
    assert hero_glory(3, 3, [6, 3, 7]) == [3, 0, 3]
    assert hero_glory(3, 3, [6, 3, 10]) == [3, 0, 6]


def test_example_3_the_lowest_starts_and_goes_on() -> None:
    """KC-R6: last cards 15, 24, 33; the 15 starts, takes 23 and is on turn again."""
    hands = {A: [15], B: [24], C: [33]}
    match = arrange(3, hands, display=[17, 22, 23, 45, 46, 48], round_number=2)
    assert match.to_move == A
    take(match, 23)
    assert match.to_move == A


def test_example_4_treasures() -> None:
    """KC-E1: 3 + 4 + 6 = 13."""
    hand = [next(n for n in of_type("treasure") if CARDS[n].glory == g) for g in (3, 4, 6)]
    match = arrange(6, {C: hand})
    assert match.score_sheet()[C]["treasures"] == 13


def test_example_5_creatures() -> None:
    """KC-E2: six creatures of four kinds are worth 24."""
    hand, kinds = [], ["centaur", "centaur", "minotaur", "griffon", "griffon", "dragon"]
    for kind in kinds:
        hand.append(next(n for n in of_type("creature") if CARDS[n].kind == kind and n not in hand))
    match = arrange(6, {A: hand})
    assert match.score_sheet()[A]["creatures"] == 24


def test_example_6_a_king_of_heroes() -> None:
    """KC-E3: the left neighbour also has 4 hero cards, the right one fewer: 3 crowns count."""
    king = next(n for n, c in CARDS.items() if c.rules == "hero" and c.crowns[1] == 3)
    assert CARDS[king].crowns[0] > 0
    heroes = of_type("hero", 3)
    assert len(heroes) >= 9
    fewest, most = heroes[:4], heroes[-1:]
    match = arrange(3, {A: [king, *fewest], B: heroes[4:8], C: most})
    assert match.score_sheet()[A]["kings"] == 3


def test_example_6_counts_cards_not_heroes() -> None:
    """KC-E3: it does not matter that the neighbour's cards show more heroes."""
    king = next(n for n, c in CARDS.items() if c.rules == "hero" and c.crowns[1] == 3)
    heroes = sorted(of_type("hero"), key=lambda n: CARDS[n].heroes)
    match = arrange(6, {A: [king, *heroes[:4]], 5: heroes[-3:], 1: heroes[4:8]})
    assert match.plain.heroes[A] < match.plain.heroes[5]
    assert match.score_sheet()[A]["kings"] == 3


def test_example_7_two_legends_from_the_same_cards() -> None:
    """KC-E4: legends of 3 and of 5 glory, both complete from overlapping cards: 8."""
    three = next(n for n in of_type("legend") if CARDS[n].glory == 3)
    five = next(n for n in of_type("legend") if CARDS[n].glory == 5)
    needs: dict[str, int] = {}
    for legend in (three, five):
        for kind, count in CARDS[legend].needs.items():
            needs[kind] = max(needs.get(kind, 0), count)
    hand = [three, five] + [n for kind, count in needs.items() for n in of_type(kind)[:count]]
    match = arrange(6, {C: hand})
    assert match.score_sheet()[C]["legends"] == 8


def test_example_8_four_players() -> None:
    """KC-S1 to KC-S3: castles 1 to 4, 12 legends, unmarked, 3+ and 4+ cards."""
    match = GAME.new(4, seed=3)
    s = match.plain
    castles = sorted(s.visible_card.tolist()[:4])
    assert castles == [1, 2, 3, 4]
    shown = s.display.tolist()[: s.display_count]
    legends_shown = sum(CARDS[n].type == "legend" for n in shown)
    assert s.legends_in_stacks + legends_shown == 12
    others = {n for n in s.others.tolist() if n} | {n for n in shown if CARDS[n].type != "legend"}
    assert others == {
        n for n, c in CARDS.items() if c.type not in ("castle", "legend") and c.mark in (0, 3, 4)
    }
