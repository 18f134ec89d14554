"""Games at a moment worth looking at, and how a guest comes to them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec

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


def bring(guest: Guest, told: Chronicle) -> str:
    """Put a game on the server; the table where it is kept."""
    guest.introduce()
    asked = guest.page.request.post(
        "/api/chronicles",
        data=msgspec.json.encode(told).decode(),
        headers={"content-type": "application/json"},
    )
    return str(asked.json()["id"])


def sit_down(guest: Guest, told: Chronicle) -> None:
    """In the first seat of a game that goes on from here, against bots."""
    wish = {"step": len(told.steps), "seats": [0], "level": "squire"}
    made = guest.page.request.post(f"/api/tables/{bring(guest, told)}/continue", data=wish).json()
    guest.open(f"/t/{made['table']['id']}", ".table")
    assert guest.wait_for_turn()


def look_at(guest: Guest, told: Chronicle, step: int) -> None:
    """A step of a game, as its first seat saw it."""
    guest.open(f"/r/{bring(guest, told)}?step={step}&seat=0", ".table [data-element]")
