"""A playthrough: a whole random game as readable text, so that any change shows in a diff."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from merrymen.chronicle import digest
from merrymen.game import Game
from merrymen.match import Match
from merrymen.messages import text


def playthrough(game: Game, players: int, seed: int, **options: Any) -> Iterator[str]:
    """Every step: who moves, the prompt, every legal action, what was chosen, what was told."""
    match, chance = game.new(players, seed=seed, **options), random.Random(seed)
    yield f"{game.title}, {players} players, seed {seed}, options {options}"
    yield f"rules version {game.rules_version}, edition {match.edition.hash}"
    step = 0
    while (seat := match.to_move) is not None:
        step += 1
        yield from _before(match, seat, step)
        action = chance.choice(match.legal())
        after = match.copy()
        after.apply(action)
        yield f"  chosen: {action}"
        for told in match.story(action, after, None):
            yield f"  > {text(told)}"
        match = after
    yield f"over after {step} steps: scores {match.scores()}, winners {match.winners()}"
    for seat, sheet in enumerate(match.score_sheet()):
        yield f"  seat {seat}: {sheet}"


def _before(match: Match, seat: int, step: int) -> Iterator[str]:
    view = match.view(seat)
    yield f"{step}. seat {seat}: {text(view['prompt'])} [{digest(match)}]"
    for entry in view["actions"]:
        yield f"  {entry['action']}: {text(entry['label'])} ({entry['element']})"
