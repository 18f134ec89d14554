"""Castle Combo: is every card in exactly one place?"""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.games.castle_combo.state import CARDS, GONE, IN_DECK, LOCATIONS, ROW, TAKEN


def audit(s: Any, edition: Edition) -> list[str]:
    """Every card in one place, tableaus in their corner, purses within their capacity."""
    place, problems = s.place.tolist(), []
    rows = [card for row in s.row.tolist() for card in row if card >= 0]
    if sorted(rows) != [card for card in range(CARDS) if place[card] == ROW]:
        problems.append("the rows do not show the face-up cards")
    for location, name in enumerate(LOCATIONS):
        if any(card >= 0 and card // IN_DECK != location for card in s.row[location].tolist()):
            problems.append(f"the {name} row shows a card of the other location")
        gone = GONE in place[IN_DECK * location : IN_DECK * (location + 1)]
        if gone and not s.closed[location]:
            problems.append(f"the {name} is open, but cards of it left the game")
    held = [s.held] if s.held >= 0 else []
    lying = [card for tableau in s.tableau.tolist() for card in tableau if card >= 0]
    if sorted(lying + held) != [card for card in range(CARDS) if place[card] == TAKEN]:
        problems.append("the tableaus do not hold the cards that were taken")
    for seat in range(s.players):
        problems += [f"seat {seat}: {problem}" for problem in _seat_problems(s, edition, seat)]
    return problems


def _seat_problems(s: Any, edition: Edition, seat: int) -> list[str]:
    tableau, stored = s.tableau[seat].tolist(), s.stored[seat].tolist()
    face_down, problems = s.face_down[seat].tolist(), []
    count = sum(card >= 0 for card in tableau)
    if count != s.taken[seat]:
        problems.append("the cards are miscounted")
    if count and (max(tableau[:3]) < 0 or max(tableau[::3]) < 0):
        problems.append("the tableau does not begin in its top left corner")
    for card, gold, hidden in zip(tableau, stored, face_down, strict=True):
        capacity = 0 if card < 0 or hidden else edition.tables.cards[card].purse
        if gold > capacity:
            problems.append(f"{gold} gold lies where {capacity} fits")
        if hidden and card < 0:
            problems.append("an empty space is face down")
    if not _hangs_together(tableau):
        problems.append("the cards do not hang together")
    return problems


def _hangs_together(tableau: list[int]) -> bool:
    """CC-T3: every card is reached from every other one over shared sides."""
    cells = {(n // 3, n % 3) for n, card in enumerate(tableau) if card >= 0}
    reached: set[tuple[int, int]] = set()
    open_ends = [min(cells)] if cells else []
    while open_ends:
        row, column = open_ends.pop()
        reached.add((row, column))
        around = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
        open_ends += sorted((around & cells) - reached)
    return reached == cells
