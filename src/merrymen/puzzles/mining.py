"""Find puzzles in games between bots: one action clearly better, and greedy misses it."""

from __future__ import annotations

import hashlib
import itertools
import random
from collections.abc import Iterator

import msgspec

from merrymen.analysis.judging import Judgement, Option, judge, option_of
from merrymen.analysis.reasons import reason
from merrymen.bots import bot
from merrymen.bots.greedy import Greedy
from merrymen.bots.search import Search
from merrymen.chronicle import Chronicle
from merrymen.game import Game
from merrymen.match import Match
from merrymen.puzzles.puzzle import Puzzle

PLAYED_BY = 60  # simulations of the bots whose games are mined
FIRST, SECOND = 400, 4_000  # simulations of a first look and of a closer one
CHECKED = 200_000  # and of the search that has the last word
CLEAR = 0.08  # so far the answer is ahead of everything else, in chances to win
DOUBT = 0.02  # so much less will do at a look that is not the last
TRIES = {"squire": 12, "outlaw": 6}  # how often each level is asked
MISSED = 0.5  # the easiest level finds the answer no more often than this
OPTIONS = 6


def mine(game: Game, seed: int, checked: int = CHECKED) -> Iterator[Puzzle]:
    """Puzzles without end, from one game after the other."""
    chance = random.Random(seed)
    for _ in itertools.count():
        for match, played in _positions(game, chance):
            puzzle = look_at(match, chance.getrandbits(32), checked)
            if puzzle is not None:
                steps = list(played.steps)
                yield msgspec.structs.replace(
                    puzzle, played=msgspec.structs.replace(played, steps=steps)
                )


def _positions(game: Game, chance: random.Random) -> Iterator[tuple[Match, Chronicle]]:
    """The decisions of one game, at any table that the game knows, and the game up to each."""
    options = {name: chance.choice(option.choices) for name, option in game.options.items()}
    players, seed = chance.choice(game.players[:3]), chance.getrandbits(63)
    match = game.new(players, seed=seed, **options)
    played = Chronicle.begin(match, seed)
    player = Search(simulations=PLAYED_BY, seed=chance.getrandbits(32))
    while (seat := match.to_move) is not None:
        if len(match.legal()) > 2:
            yield match.copy(), played
        action = player.choose(match.hidden(seat), seat)
        played.add(action)
        match.apply(action)


def look_at(match: Match, seed: int, checked: int = CHECKED) -> Puzzle | None:
    """The puzzle in a position, or None: ever longer looks at ever fewer positions."""
    seat = match.to_move
    assert seat is not None
    seen = match.hidden(seat)
    hasty = Greedy(seed=seed).choose(seen, seat)
    for simulations in (FIRST, SECOND):
        judged = judge(match, hasty, simulations, seed)
        if judged is None or judged.best.action == hasty or not _is_clear(judged):
            return None
    assert judged is not None
    finds = {level: _finds(level, seen, seat, judged.best.action) for level in TRIES}
    if finds["squire"] > MISSED:
        return None
    options = confirmed(match, judged.best.action, checked, seed)
    if options is None:
        return None
    return Puzzle(
        id=hashlib.sha256(match.to_bytes()).hexdigest()[:10],
        game=match.game.name,
        seat=seat,
        position=match.describe(),
        options=options,
        why=reason(match.game, judged),
        simulations=checked,
        finds=finds,
        grade=grade(finds),
    )


def _is_clear(judged: Judgement) -> bool:
    rest = [each.chance for each in judged.options if each.action != judged.best.action]
    return judged.best.chance - max(rest) > CLEAR - DOUBT


def _finds(level: str, seen: Match, seat: int, answer: int) -> float:
    """How often a level comes upon the answer."""
    count = TRIES[level]
    found = sum(bot(level, seed=seed).choose(seen, seat) == answer for seed in range(count))
    return round(found / count, 2)


def confirmed(match: Match, answer: int, simulations: int, seed: int) -> list[Option] | None:
    """The actions by a long search, the answer first; None where it has second thoughts.

    The answer and what comes nearest to it are then tried by themselves, equally long.
    """
    seat = match.to_move
    assert seat is not None
    thought = Search(simulations=simulations, seed=seed).evaluate(match, seat)
    if thought.best.action != answer:
        return None
    rivals = [each.action for each in thought.actions[:3]]
    search = Search(simulations=simulations // 4, seed=seed)
    tried = {each: search.try_out(match, seat, each).best for each in rivals}
    options = [tried.get(each.action, each) for each in thought.actions if each.visits]
    made = [option_of(each) for each in options[:OPTIONS]]
    ahead = made[0].chance - max(each.chance for each in made[1:])
    return made if ahead >= CLEAR else None


def grade(finds: dict[str, float]) -> int:
    """1 where the levels find it often enough, 3 where hardly anybody does."""
    if finds["outlaw"] >= 0.6:
        return 1
    return 2 if finds["outlaw"] >= 0.25 else 3
