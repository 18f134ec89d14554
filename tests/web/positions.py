"""Games at a moment worth looking at, and how a guest comes to them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tools import screenshots

import merrymen
from merrymen.chronicle import Chronicle
from merrymen.match import Match
from web.seat import Guest

NAMES = ("Robin", "Marian", "Alan", "Much", "Tuck", "John")
SEEDS = range(1, 400)
LONGEST = 400


def played_to(
    game: str, players: int, wanted: Callable[[Match], bool], **options: Any
) -> Chronicle:
    """A game of players who do anything that is allowed, up to a moment."""
    for seed in SEEDS:
        match = merrymen.game(game).new(players, seed=seed, **options)
        told = Chronicle.begin(match.copy(), seed, names=list(NAMES[:players]))
        chance = random.Random(seed)
        for _ in range(LONGEST):
            if wanted(match):
                return told
            if match.to_move is None:
                break
            action = chance.choice(match.legal())
            match.apply(action)
            told.add(action)
    raise AssertionError(f"no game of {game} comes to that moment")


def sit_down(guest: Guest, told: Chronicle) -> None:
    """In the first seat of a game that goes on from here, against bots."""
    guest.introduce()
    guest.open(f"/t/{screenshots.carry_on(guest.page, told)}", ".table")
    assert guest.wait_for_turn()


def look_at(guest: Guest, told: Chronicle, step: int) -> None:
    """A step of a game, as its first seat saw it."""
    guest.introduce()
    brought = screenshots.bring(guest.page, told)
    guest.open(f"/r/{brought}?step={step}&seat=0", ".table [data-element]")
