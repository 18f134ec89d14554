"""Lay out positions of Castle Combo by the names of the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import merrymen
from merrymen.match import Match
from merrymen.messages import text

GAME = merrymen.game("castle_combo")
NUMBER = {card.en: number for number, card in enumerate(GAME.edition.tables.cards)}
CASTLE = [name for name, number in NUMBER.items() if number < 39]
VILLAGE = [name for name, number in NUMBER.items() if number >= 39]
DECK, ROW, DISCARDS, TAKEN, GONE = range(5)

Tableau = Sequence[str | None]


def names_in(tableaus: Sequence[Tableau]) -> list[str]:
    return [name.lstrip("*") for tableau in tableaus for name in tableau if name]


def lay_table(
    *tableaus: Tableau,
    castle: Sequence[str] = (),
    village: Sequence[str] = (),
    messenger: str = "village",
    seat: int = 0,
    gold: int = 15,
    keys: int = 2,
    stored: Mapping[str, int] | None = None,
) -> Match:
    """A table with these tableaus (seat 0 first, in reading order; a star is face down).

    Rows are filled up with cards that nobody has; everybody has the same gold and keys.
    """
    match = GAME.new(len(tableaus), seed=1)
    s = match.plain
    s.place = [DECK] * 78
    s.seat = s.starter = seat
    s.messenger = ("castle", "village").index(messenger)
    s.gold = [gold] * len(tableaus) + [0] * (5 - len(tableaus))
    s.keys = [keys] * len(tableaus) + [0] * (5 - len(tableaus))
    for owner, tableau in enumerate(tableaus):
        set_tableau(s, owner, tableau, stored or {})
    used = {*names_in(tableaus), *castle, *village}
    for location, names, deck in ((0, castle, CASTLE), (1, village, VILLAGE)):
        spare = [name for name in deck if name not in used]
        for slot, name in enumerate([*names, *spare][:3]):
            s.row[location, slot] = NUMBER[name]
            s.place[NUMBER[name]] = ROW
    assert GAME.audit(s, GAME.edition) == []
    return match


def set_tableau(s: Any, seat: int, tableau: Tableau, stored: Mapping[str, int]) -> None:
    for cell, name in enumerate([*tableau, *[None] * 9][:9]):
        s.tableau[seat, cell] = -1
        if name:
            card = NUMBER[name.lstrip("*")]
            s.tableau[seat, cell] = card
            s.face_down[seat, cell] = name.startswith("*")
            s.stored[seat, cell] = stored.get(name, 0)
            s.place[card] = TAKEN
    s.taken[seat] = sum(card >= 0 for card in s.tableau[seat].tolist())


def buy(name: str, *tableaus: Tableau, **more: Any) -> Match:
    """The first seat has just bought a card and is to place it, if it has a choice of spaces."""
    location = "castle" if name in CASTLE else "village"
    more[location] = [name, *[n for n in more.get(location, ()) if n != name]]
    match = lay_table(*tableaus, messenger=location, **more)
    choose(match, f"Buy {name} for")
    return match


def labels(match: Match) -> dict[str, int]:
    """The legal actions by their labels."""
    return {match.label(action): action for action in match.legal()}


def choose(match: Match, beginning: str) -> None:
    """Take the one action whose label begins so."""
    found = [action for label, action in labels(match).items() if label.startswith(beginning)]
    assert len(found) == 1, (beginning, list(labels(match)))
    match.apply(found[0])


def row_of(match: Match, location: str) -> list[str | None]:
    cards = match.plain.row[("castle", "village").index(location)].tolist()
    names = list(NUMBER)
    return [names[card] if card >= 0 else None for card in cards]


def tableau_of(match: Match, seat: int) -> list[str | None]:
    s, names = match.plain, list(NUMBER)
    return [
        None if card < 0 else "*" * s.face_down[seat, cell] + names[card]
        for cell, card in enumerate(s.tableau[seat].tolist())
    ]


def points_of(match: Match, seat: int = 0) -> list[int]:
    """The points of the nine cells."""
    return list(match.score_sheet()[seat].values())[:9]


def prompt_of(match: Match) -> str:
    return text(match.view(match.to_move)["prompt"])
