"""Sherwood Bandits: is every wagon, tile, coin, bandit, die and leader in exactly one place?"""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.games.sherwood_bandits.state import (
    BANDITS,
    COMPANIONS,
    KINDS,
    PLACING,
    SEATS,
    TILE_KINDS,
    TUCK_STEP,
)


def audit(s: Any, edition: Edition) -> list[str]:
    """Everything in one place, and all sizes in step with what they count."""
    gangs = 3 if s.players == 2 else s.players
    problems = _wagon_problems(s, edition, gangs) + _loot_problems(s, edition)
    for gang in range(gangs):
        problems += _gang_problems(s, gang)
    for companion in range(len(COMPANIONS)):
        if s.face_up[companion] < 0:
            problems.append(f"no card of {COMPANIONS[companion]} lies face up")
        elif s.companion_deck[companion] >> s.face_up[companion] & 1:
            problems.append(f"the face-up card of {COMPANIONS[companion]} is in the deck as well")
    return problems


def _wagon_problems(s: Any, edition: Edition, gangs: int) -> list[str]:
    problems, cards = [], edition.record[0]
    road = [card for card in s.wagon.tolist() if card >= 0]
    if len(road) != gangs or len(set(road)) != gangs:
        problems.append("there must be one wagon on the road for each gang")
    if any(s.deck >> card & 1 for card in road):
        problems.append("a wagon on the road is in the deck as well")
    for section, card in enumerate(s.wagon.tolist()):
        if (s.back[section] if card < 0 else s.back[section] - cards["back"][card]) != min(card, 0):
            problems.append(f"section {section + 1}: the back is not that of the wagon")
    top = [card for card in range(42) if s.deck >> card & 1 and cards["back"][card] == s.top_back]
    if s.deck and not top:
        problems.append("no wagon of the deck has the back of the top card")
    return problems


def _loot_problems(s: Any, edition: Edition) -> list[str]:
    problems = []
    pile = [*s.pile.tolist(), 0]
    for kind in range(KINDS):
        held = sum(s.loot[gang, kind] + s.chest[gang, kind] for gang in range(SEATS))
        if held + s.supply[kind] + pile[kind] != edition.record[0]["tiles"][kind]:
            problems.append(f"tiles of kind {kind} are lost or there are too many")
    if sum(s.supply.tolist()[:TILE_KINDS]) != s.supply_size or sum(pile) != s.pile_size:
        problems.append("the supply or the pile is miscounted")
    for gang in range(SEATS):
        loot, chest = s.loot[gang].tolist(), s.chest[gang].tolist()
        if sum(loot[:TILE_KINDS]) != s.loot_size[gang]:
            problems.append(f"gang {gang}: the loot is miscounted")
        if sum(chest[:TILE_KINDS]) != s.chest_size[gang]:
            problems.append(f"gang {gang}: the chest is miscounted")
    for seat in range(s.players):
        problems += _knowledge_problems(s, seat)
    return problems


def _knowledge_problems(s: Any, seat: int) -> list[str]:
    """What a seat knows to lie with the others lies there, but for what they put back."""
    missing = 0
    for kind in range(TILE_KINDS):
        others = s.pile[kind] + sum(
            s.chest[gang, kind] + (0 if s.open_loot else s.loot[gang, kind])
            for gang in range(SEATS)
            if gang != seat
        )
        missing += max(0, s.passed[seat, kind] - others)
    return [f"seat {seat} knows of tiles that are not there"] if missing > s.slack[seat] else []


def _gang_problems(s: Any, gang: int) -> list[str]:
    problems = []
    weasels = sum(
        s.weasel[section, space] and s.bandit[section, space, 0] == gang
        for section in range(4)
        for space in range(4)
    )
    hidden = s.bandit.tolist()
    placed = sum(owner == gang for section in hidden for space in section for owner in space)
    thieves = s.pickpocket.tolist().count(gang)
    if s.bandits_left[gang] + placed - weasels + thieves != BANDITS:
        problems.append(f"gang {gang}: bandits are lost or there are too many")
    if s.phase > PLACING and sum(s.drawbridge[gang].tolist()) > BANDITS:
        problems.append(f"gang {gang}: there are too many dice on the drawbridge")
    if s.phase < TUCK_STEP and sum(s.drawbridge[gang].tolist()):
        problems.append(f"gang {gang}: there are dice on the drawbridge before the sheriff comes")
    return problems
