"""Castle Combo: the edition file, its checks and its record."""

from __future__ import annotations

import pathlib
from collections import Counter as Tally
from typing import Any, Literal

import msgspec

from merrymen.editions import EditionFile, Format, Row
from merrymen.games.castle_combo.state import (
    CASTLE,
    COLOURS,
    COUNTERS,
    EDITION,
    EFFECTS,
    GOODS,
    IN_DECK,
    LOCATIONS,
    MOST_PURSE,
    SCOPES,
    SHIELD_BITS,
    VERBS,
    VILLAGE,
)

Deck = Literal["castle", "village"]
Colour = Literal["blue", "purple", "green", "red", "orange", "yellow"]
Position = Literal[
    "top row",
    "middle row",
    "bottom row",
    "left column",
    "middle column",
    "right column",
    "corner",
    "edge middle",
]

# The cells of each position, in reading order, one bit each from the top left.
CELLS_OF: dict[str, int] = {
    "top row": 0b000_000_111,
    "middle row": 0b000_111_000,
    "bottom row": 0b111_000_000,
    "left column": 0b001_001_001,
    "middle column": 0b010_010_010,
    "right column": 0b100_100_100,
    "corner": 0b101_000_101,
    "edge middle": 0b010_101_010,
}


class Counter(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What is counted; which of the other figures it needs depends on that."""

    count: Literal[
        "shields",  # of a colour
        "shield_types",  # different colours
        "missing_types",  # colours that are nowhere in the tableau
        "deck_cards",  # cards of a deck
        "cards_with_shields",  # cards with that number of shields
        "cards_of_cost",  # cards of that printed cost
        "cards_of_cost_or_more",
        "purses",  # cards with a purse
        "discounts",  # cards with a discount
        "empty_spaces",
        "filled_spaces",
        "keys",
        "gold_here",  # gold stored on this card
        "gold_stored",  # gold stored on all purses
        "shield_sets",  # sets of shields, one of each colour of the set
        "identical_sets",  # sets of that number of equal shields
        "deck_sets",  # sets of cards of the named decks
        "position",  # 1 if the card lies there
        "colour_missing",  # 1 if the colour is nowhere in the tableau
        "face_down",  # 1 if any card lies face down
    ]
    colour: Colour | None = None
    deck: Deck | None = None
    number: int | None = None
    position: Position | None = None
    set: list[str] | None = None
    where: Literal["tableau", "row", "column", "row+column"] = "tableau"
    whose: Literal["own", "neighbour"] = "own"


class Effect(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One thing that a card does when it is bought."""

    do: Literal["gain", "opponents_gain", "gold_on_each_purse", "fill_purses", "discard_from_row"]
    what: Literal["gold", "keys"] = "gold"
    amount: int = 0
    per: Counter | None = None
    row: Deck | None = None


class Card(Row, kw_only=True):
    """One character."""

    named_by = ("en",)

    en: str
    de: str
    fr: str
    it: str
    deck: Deck
    cost: int
    shields: list[Colour]
    messenger: bool = False
    purse: int = 0
    discount: list[Deck] = []
    ability: list[Effect] = []
    otherwise: list[Effect] = []
    points: int
    per: Counter


class Tables(msgspec.Struct, forbid_unknown_fields=True):
    """The one table of this game."""

    cards: list[Card]


class File(EditionFile, kw_only=True):
    """The whole file."""

    tables: Tables


# CC-C1: shields by colour, in the order of COLOURS.
SHIELDS = {"castle": (14, 12, 11, 8, 7, 0), "village": (1, 5, 6, 10, 11, 20)}

# The figures that each counter needs besides the tableau.
NEEDS: dict[str, tuple[str, ...]] = {
    "shields": ("colour",),
    "deck_cards": ("deck",),
    "cards_with_shields": ("number",),
    "cards_of_cost": ("number",),
    "cards_of_cost_or_more": ("number",),
    "shield_sets": ("set",),
    "identical_sets": ("number",),
    "deck_sets": ("set",),
    "position": ("position",),
    "colour_missing": ("colour",),
}
ONLY_AT_END = ("keys", "gold_here", "gold_stored", "position", "colour_missing", "face_down")


def check(tables: Tables) -> list[str]:
    """Everything the rules say or need of the cards, as a list of problems."""
    cards = tables.cards
    problems = _deck_problems(cards)
    for language in ("en", "de", "fr", "it"):
        names = Tally(getattr(card, language) for card in cards)
        problems += [f"two cards are called {name}" for name, n in names.items() if n > 1]
    for card in cards:
        found = _card_problems(card) + _ability_problems(card)
        problems += [f"{card.en}: {problem}" for problem in found]
    return problems


def remarks(tables: Tables) -> list[str]:
    """CC-E1: gold left over is stored in reading order, because all purses of ours score alike."""
    return [
        f"{card.en}: stored gold scores {card.points} each; ours scores 2 on every purse, "
        "so gold left over is stored in reading order"
        for card in tables.cards
        if card.purse and card.points != 2
    ]


def _deck_problems(cards: list[Card]) -> list[str]:
    """CC-C1: 39 cards of each deck, the castle first, with the shields of the printed table."""
    problems = []
    if [card.deck for card in cards] != ["castle"] * IN_DECK + ["village"] * IN_DECK:
        problems.append("there must be 39 castle cards, then 39 village cards")
    for deck, expected in SHIELDS.items():
        shown = (colour for card in cards if card.deck == deck for colour in card.shields)
        shields: Tally[str] = Tally(shown)
        found = tuple(shields[colour] for colour in COLOURS)
        if found != expected:
            problems.append(
                f"{deck} shields ({', '.join(COLOURS)}) must be {expected}, not {found}"
            )
    return problems


def _card_problems(card: Card) -> list[str]:
    """CC-C1, CC-E1: the figures on one card."""
    problems = _counter_problems(card.per)
    if not 0 <= card.cost <= 9:
        problems.append("a cost is from 0 to 9")
    if not 1 <= len(card.shields) <= 2:
        problems.append("a card has one or two shields")
    if not 0 <= card.purse <= MOST_PURSE:
        problems.append(f"a purse holds at most {MOST_PURSE} gold")
    if not 1 <= card.points <= 20:
        problems.append("points are from 1 to 20")
    if len(set(card.discount)) != len(card.discount):
        problems.append("a discount names each deck once")
    if (card.purse > 0) != (card.per.count == "gold_here"):
        problems.append("a card with a purse scores its stored gold, and no other card does")
    if card.per.whose == "neighbour":
        problems.append("points are counted in the own tableau")
    return problems


def _ability_problems(card: Card) -> list[str]:
    """CC-T4 to CC-T6: what a card does when it is bought."""
    problems = []
    if bool(card.ability) == bool(card.discount):
        problems.append("a card has either an ability or a discount")
    if card.otherwise and not card.ability:
        problems.append("an either-or needs both sides")
    if max(len(card.ability), len(card.otherwise)) > EFFECTS:
        problems.append(f"an ability does at most {EFFECTS} things")
    for effect in card.ability + card.otherwise:
        problems += _effect_problems(card, effect)
    return problems


def _effect_problems(card: Card, effect: Effect) -> list[str]:
    """CC-T3, CC-T6: an effect has the figures of its verb, and reads no positions."""
    problems = []
    if (effect.do == "discard_from_row") != (effect.row is not None):
        problems.append("discarding names a row, and nothing else does")
    if effect.row == card.deck:
        problems.append("discarding is from the other row")
    if (effect.do == "discard_from_row") != (effect.amount == 0) or not 0 <= effect.amount <= 9:
        problems.append("an amount is from 1 to 9; discarding has none")
    if effect.per is None:
        return problems
    if effect.do != "gain":
        problems.append("only a gain counts something")
    if effect.per.count in ONLY_AT_END or effect.per.where != "tableau":
        problems.append(f"an ability does not read {effect.per.count} in the {effect.per.where}")
    return problems + _counter_problems(effect.per)


def _counter_problems(counter: Counter) -> list[str]:
    """CC-E4: a counter has the figures it needs and no others."""
    problems = []
    needs = NEEDS.get(counter.count, ())
    for figure in ("colour", "deck", "number", "position", "set"):
        given = getattr(counter, figure) is not None
        if given != (figure in needs):
            problems.append(f"{counter.count} {'has no' if given else 'needs a'} {figure}")
    if counter.where != "tableau" and counter.count not in ("shields", "shield_types"):
        problems.append(f"{counter.count} is counted in the whole tableau")
    if counter.number is not None and not 0 <= counter.number <= 9:
        problems.append("a number is from 0 to 9")
    names = COLOURS if counter.count == "shield_sets" else LOCATIONS
    if not set(counter.set or ()) <= set(names) or counter.set == []:
        problems.append(f"a set is made of {', '.join(names)}")
    return problems


def fill(tables: Tables, record: Any) -> None:
    """The cards as the rules read them."""
    for n, card in enumerate(tables.cards):
        record.cost[n] = card.cost
        for colour in card.shields:
            record.shields[n] += 1 << (SHIELD_BITS * COLOURS.index(colour))
            record.shield_count[n] += 1
        record.messenger[n] = card.messenger
        record.purse[n] = card.purse
        for deck in card.discount:
            record.discount[n, LOCATIONS.index(deck)] = 1
        record.options[n] = 2 if card.otherwise else 1
        for option, effects in enumerate((card.ability, card.otherwise)):
            for number, effect in enumerate(effects):
                _fill_effect(record, (n, option, number), effect)
        record.points[n] = card.points
        record.points_counter[n] = COUNTERS.index(card.per.count)
        record.points_detail[n] = detail(card.per)
        record.points_scope[n] = SCOPES.index(card.per.where)


def _fill_effect(record: Any, at: tuple[int, int, int], effect: Effect) -> None:
    record.verb[at] = VERBS.index(effect.do)
    record.goods[at] = GOODS.index(effect.what)
    record.amount[at] = effect.amount
    if effect.per:
        record.counter[at] = COUNTERS.index(effect.per.count)
        record.detail[at] = detail(effect.per)
        record.of_neighbour[at] = effect.per.whose == "neighbour"
    record.discard_row[at] = LOCATIONS.index(effect.row) if effect.row else -1


def detail(counter: Counter) -> int:
    """The one figure that a counter needs, as a number."""
    if counter.colour:
        return COLOURS.index(counter.colour)
    if counter.deck:
        return LOCATIONS.index(counter.deck)
    if counter.position:
        return CELLS_OF[counter.position]
    if counter.count == "shield_sets":
        return sum(1 << COLOURS.index(colour) for colour in set(counter.set or ()))
    if counter.set:
        names = [LOCATIONS.index(name) for name in counter.set]
        return names.count(CASTLE) + 8 * names.count(VILLAGE)
    return counter.number or 0


FORMAT = Format(
    file=File,
    layout=EDITION,
    check=check,
    fill=fill,
    shipped=pathlib.Path(__file__).with_name("edition.toml"),
    remarks=remarks,
)
