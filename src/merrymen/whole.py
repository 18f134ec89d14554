"""Whole numbers, whoever made them: actions, counts and seeds come from Python, NumPy and torch."""

from __future__ import annotations

import hashlib
import operator
import secrets
from typing import Any

from merrymen.errors import BadSetup

SEEDS = 1 << 64
DERIVED = (1 << 63) - 1  # fits every column of every library


def whole(given: Any) -> int | None:
    """A whole number as Python's own, or None: True, 1.0 and "1" are none."""
    if isinstance(given, bool):
        return None
    try:
        return operator.index(given)
    except TypeError:
        return None


def seed_of(given: Any) -> int:
    """A seed, or BadSetup: nothing is rounded, and no two seeds mean the same."""
    seed = whole(given)
    if seed is None or not 0 <= seed < SEEDS:
        raise BadSetup(f"a seed is a whole number from 0 to 2**64 - 1, not {given!r}")
    return seed


def seed_or_chance(given: Any | None) -> int:
    """A seed, checked; without one chance comes from the operating system."""
    return secrets.randbits(64) if given is None else seed_of(given)


def derived(seed: int, *numbers: int) -> int:
    """A seed of its own for each number (the deals of a tournament, the bots in it).

    By a hash: were they counted on from the seed, the neighbouring seed would have nearly all of
    them too, and two runs that look independent would be one.
    """
    told = ",".join(map(str, (seed, *numbers))).encode()
    return int.from_bytes(hashlib.blake2b(told, digest_size=8).digest()) & DERIVED
