"""Everything people are shown, as hashes: `python -m tools.shown [GAME …] >before.txt`.

Whole games of every game, number of players and option, between random and between greedy players,
from given seeds. Of every step: the record, and for every seat and a spectator the view, the story,
the round, a handful of refusals, and all labels, prompts and stories in four languages. A change
that should change nothing gives the same lines before and after it. Slow, so not a test.
"""

from __future__ import annotations

import argparse
import functools
import hashlib
import itertools
import random
from collections.abc import Iterator
from typing import Any

import msgspec

import merrymen
from merrymen import properties
from merrymen.bots.greedy import Greedy
from merrymen.match import Match
from merrymen.messages import LANGUAGES, Message, in_full


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.shown", description=__doc__)
    parser.add_argument("games", nargs="*", default=merrymen.games())
    parser.add_argument("--seeds", type=int, default=1)
    chosen = parser.parse_args()
    for name in chosen.games:
        for line in _lines(name, chosen.seeds):
            print(line, flush=True)


def _lines(name: str, seeds: int) -> Iterator[str]:
    game = merrymen.game(name)
    values = itertools.product(*(option.choices for option in game.options.values()))
    options = [dict(zip(game.options, each, strict=True)) for each in values]
    for chosen, players, greedy, seed in itertools.product(
        options, game.players, (False, True), range(seeds)
    ):
        match = game.new(players, seed=seed, **chosen)
        steps, shown = _shown(match, greedy, seed)
        kind = "greedy" if greedy else "random"
        yield f"{name} {players} {chosen} {kind} {seed}: {steps} {shown}"


def _shown(match: Match, greedy: bool, seed: int) -> tuple[int, str]:
    """How many steps a game took, and a hash of all that was shown in it."""
    bot, chance, total, steps = Greedy(seed), random.Random(seed), hashlib.sha256(), 0
    while (mover := match.to_move) is not None:
        steps += 1
        legal = match.legal()
        action = bot.choose(match.hidden(mover), mover) if greedy else chance.choice(legal)
        after = match.copy()
        after.apply(action)
        total.update(_step(match, action, after))
        match = after
    for seat in properties.everybody(match):
        total.update(_all(match.view(seat)))
    return steps, total.hexdigest()[:16]


def _step(match: Match, action: int, after: Match) -> bytes:
    fields = {name: match.record[0][name].tolist() for name in match.game.layout.fields}
    parts = [_all([fields, match.round, properties.refusals(match)])]
    for seat in properties.everybody(match):
        parts.append(_all([match.view(seat), match.story(action, after, seat)]))
    return b"".join(parts)


def _all(shown: Any) -> bytes:
    """Data as it goes out, in its order, and every message in it in words."""
    said = (_said(msgspec.json.encode(message)) for message in properties.messages_in(shown))
    return msgspec.json.encode(shown) + b"".join(said)


@functools.lru_cache(maxsize=100_000)
def _said(written: bytes) -> bytes:
    message: Message = msgspec.json.decode(written)
    return "".join(w for language in LANGUAGES for w in in_full(message, language)).encode()


if __name__ == "__main__":
    main()
