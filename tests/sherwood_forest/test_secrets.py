"""Nobody learns a secret from being asked, or from somebody else not being asked."""

from __future__ import annotations

import random

import merrymen
from merrymen import properties
from merrymen.games.sherwood_forest import state as st
from merrymen.match import Match
from sherwood_forest.forest import GAME

SPECIAL = (st.REDIRECT, st.STAY, st.DEFEAT, st.CARDS, st.BID_TURN)


def eager(match: Match, chance: random.Random, greedy: merrymen.Bot) -> int:
    """Buys, shows, watches and bargains more than is good; else plays like the greedy bot."""
    legal, seat = match.legal(), match.to_move
    assert seat is not None
    liked = [a for a in legal if st.SHOW <= a < st.PICK_CARD or a in (st.WATCH, st.MERCHANT)]
    if match.plain.phase == st.BARGAIN:
        liked = [st.YES]
    if liked and chance.random() < 0.6:
        return chance.choice(liked)
    if chance.random() < 0.2:
        return chance.choice(legal)
    return greedy.choose(match.hidden(seat), seat)


def with_other_hands(match: Match, seat: int | None, seed: int) -> Match:
    """The same table, but for all hand cards that a seat cannot know."""
    drawn, other = match.hidden(seat).resampled(seat, seed), match.copy()
    for field in ("hand", "deck", "told"):
        other.record[field] = drawn.record[field]
    return other


def asked_alike(match: Match, action: int, seed: int) -> list[str]:
    """Who is asked what after an action does not depend on a hand that somebody cannot know."""
    after, problems = match.copy(), []
    after.apply(action, entropy=seed)
    for seat in properties.everybody(match):
        other = with_other_hands(match, seat, seed)
        if action not in other.legal():
            continue
        other.apply(action, entropy=seed)
        if (other.to_move, other.plain.phase) != (after.to_move, after.plain.phase):
            problems.append(f"seat {seat} learns something from the question after {action}")
    return problems


def test_questions_tell_nothing() -> None:
    """SF-V8, SF-V10, SF-R3: the order and the presence of questions, in the advanced game."""
    met: dict[int, int] = {}
    shown = 0
    for seed in range(14):
        match = GAME.new(3 + seed % 4, seed=seed, rules="advanced")
        chance, greedy = random.Random(seed), merrymen.bot("greedy", seed=seed)
        while match.to_move is not None:
            phase, action = match.plain.phase, eager(match, chance, greedy)
            met[phase] = met.get(phase, 0) + 1
            shown += st.SHOW <= action < st.PICK_CARD
            where = f"seed {seed}, {st.PHASES[phase]}, {action}"
            if phase in SPECIAL or chance.random() < 0.1:
                assert properties.leaks(match, seed) == [], where
                assert properties.unknown_choices(match, seed) == [], where
                assert properties.silent_reveals(match, action, seed) == [], where
            if phase in (*SPECIAL, st.PICK) or chance.random() < 0.2:
                assert asked_alike(match, action, seed + 1) == [], where
            if phase in SPECIAL and chance.random() < 0.2:
                assert properties.views_leak(match, seed) == [], where
            match.apply(action)
    assert shown > 50
    assert all(met.get(phase, 0) > 3 for phase in SPECIAL), met
