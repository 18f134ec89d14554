"""Games between bots: one game, or many with the seats rotated."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from merrymen.arena.outcome import Outcome, outcome_of
from merrymen.arena.results import Results
from merrymen.bots import Bot, bot
from merrymen.chronicle import Chronicle
from merrymen.editions import Edition
from merrymen.errors import BadSetup
from merrymen.game import Game
from merrymen.match import Match
from merrymen.whole import derived, seed_of, whole

MakeBot = Callable[[int], Bot]
"""Makes a bot from a seed."""


def play(
    game: Game,
    bots: Sequence[Bot | str],
    seed: int,
    *,
    names: Sequence[str] = (),
    edition: Edition | None = None,
    **options: Any,
) -> Chronicle:
    """One whole game; every bot sees the hidden record of its seat and nothing else.

    Bots are objects, or names as for `merrymen.bot`: those get a seed from this one.
    """
    dealt = seed_of(seed)
    seated = [
        bot(one, seed=derived(dealt, seat)) if isinstance(one, str) else one
        for seat, one in enumerate(bots)
    ]
    for seat, one in enumerate(seated):
        if not callable(getattr(one, "choose", None)):
            raise BadSetup(f"in seat {seat} is no bot but {one!r}: it has no method choose")
    return play_to_end(game, seated, dealt, names, edition, options)[0]


def play_to_end(
    game: Game,
    bots: Sequence[Bot],
    seed: int,
    names: Sequence[str],
    edition: Edition | None,
    options: dict[str, Any],
) -> tuple[Chronicle, Match]:
    """The chronicle of a game and its last position. A bot's error ends it, and says where."""
    match = game.new(len(bots), seed=seed, edition=edition, **options)
    chronicle = Chronicle.begin(match, seed, names=list(names))
    while (seat := match.to_move) is not None:
        try:
            action = bots[seat].choose(match.hidden(seat), seat)
            match.apply(action, seat=seat)
        except Exception as error:
            raise stopped(error, chronicle, match, seat) from None
        chronicle.add(int(action))
    chronicle.close(match)
    return chronicle, match


def stopped(error: Exception, chronicle: Chronicle, match: Match, seat: int) -> Exception:
    """The error itself, with a note of who failed where, and the game so far for who can use it."""
    name = (
        f"{chronicle.names[seat]} in seat {seat}" if chronicle.names else f"the bot in seat {seat}"
    )
    error.add_note(
        f"{name} failed at step {len(chronicle.steps) + 1} of {match.game.title},"
        f" {match.players} players, seed {chronicle.seed}"
    )
    vars(error)["merrymen_game"] = (chronicle, match, seat)
    return error


def rotation(number: int, count: int) -> tuple[int, list[int]]:
    """The deal of a game and which bot sits where: every deal is played in all rotations."""
    deal, turn = divmod(number, count)
    return deal, [(seat + turn) % count for seat in range(count)]


def lineups(game: Game, first: str, second: str) -> list[list[str]]:
    """Two bots at a table for two; where there is none, at two for three, each once in majority."""
    if 2 in game.players:
        return [[first, second]]
    return [[first, second, second], [first, first, second]]


def deal_seed(seed: int, deal: int) -> int:
    """The seed of one deal of a tournament; see `derived` why they are not counted on."""
    return derived(seed, deal)


def bot_seed(seed: int, number: int, seat: int) -> int:
    """Every bot in every game has chance of its own."""
    return derived(seed, number, seat)


def check_count(games: int) -> int:
    """How many games are played, or BadSetup."""
    if (whole(games) or 0) < 1:
        raise BadSetup(f"a tournament has at least one game, not {games}")
    return int(games)


def series(
    game: Game,
    bots: Sequence[tuple[str, MakeBot]],
    games: int,
    *,
    seed: int = 0,
    edition: Edition | None = None,
    progress: Callable[[int], None] | None = None,
    **options: Any,
) -> Results:
    """Many games one after another in this process, with bots made by functions."""
    seed, games = seed_of(seed), check_count(games)

    def outcomes() -> Iterator[Outcome]:
        count = len(bots)
        for number in range(games):
            deal, order = rotation(number, count)
            seated = [
                bots[which][1](bot_seed(seed, number, seat)) for seat, which in enumerate(order)
            ]
            names, dealt = [bots[which][0] for which in order], deal_seed(seed, deal)
            chronicle, last = play_to_end(game, seated, dealt, names, edition, options)
            if progress:
                progress(number + 1)
            yield outcome_of(number, order, chronicle, last, seated)

    return Results.of(game, [name for name, _ in bots], outcomes())
