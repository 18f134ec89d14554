"""Kings & Creatures: is every card in exactly one place?"""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.games.kings_and_creatures.rules.turns import stack_size
from merrymen.games.kings_and_creatures.state import KINDS, LEGENDS, ROUNDS, SHOWN, TYPES, UNSEEN

LEFT_OVER = 3  # used cards that no stack holds


def audit(s: Any, edition: Edition) -> list[str]:
    """Every card in one place, and all counts and bags in step with the cards."""
    place, problems = s.place.tolist(), []
    unseen = sorted(n for n in range(1, 111) if place[n] == UNSEEN)
    bags = s.legends.tolist()[: s.legends_unseen] + s.others.tolist()[: s.others_unseen]
    if sorted(bags) != unseen:
        problems.append("the bags of unseen cards do not hold the unseen cards")
    display = [n for n in s.display.tolist() if n]
    if display != sorted(n for n in range(1, 111) if place[n] == SHOWN):
        problems.append("the display does not show the face-up cards in order")
    if s.legends_unseen - s.legends_in_stacks != LEGENDS - 3 * s.players:
        problems.append("a legend came from outside the game")
    if s.legends_in_stacks + s.others_unseen < _face_down(s):
        problems.append("there are fewer unseen cards than face-down ones")
    for seat in range(s.players):
        problems += _seat_problems(s, edition, seat)
    return problems


def _face_down(s: Any) -> int:
    """KC-S4: the cards of this stack, of the stacks to come, and the three left over."""
    stacks: int = (ROUNDS - s.round_number) * stack_size(s.players)
    return stacks + int(s.stack_left) + LEFT_OVER


def _seat_problems(s: Any, edition: Edition, seat: int) -> list[str]:
    cards = [card for card in edition.tables.cards if s.place[card.number] == seat]
    problems = []
    if [sum(c.type == kind for c in cards) for kind in TYPES] != s.cards_of_type[seat].tolist():
        problems.append(f"seat {seat}: the cards by type are miscounted")
    if sum(card.heroes for card in cards) != s.heroes[seat]:
        problems.append(f"seat {seat}: the heroes are miscounted")
    kinds = {KINDS.index(card.kind) for card in cards if card.kind}
    if sum(1 << kind for kind in kinds) != s.creature_kinds[seat]:
        problems.append(f"seat {seat}: the kinds of creatures are not those of the cards")
    if s.place[s.visible_card[seat]] != seat:
        problems.append(f"seat {seat}: the visible card belongs to somebody else")
    row = s.row[seat].tolist()[: s.row_count[seat]]
    if sorted(row) != sorted(card.number for card in cards) or row[-1] != s.visible_card[seat]:
        problems.append(f"seat {seat}: the row is not the seat's cards, the visible one last")
    if sum(s.glory_of_round[seat].tolist()) != s.hero_glory[seat]:
        problems.append(f"seat {seat}: the glory for heroes is not that of the rounds")
    return problems
