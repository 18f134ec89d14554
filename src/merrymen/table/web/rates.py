"""Buckets that fill slowly: so many at once, then so many a second."""

from __future__ import annotations

import time
from collections import Counter


class Bucket:
    """One bucket, full at first."""

    __slots__ = ("_at", "_left")

    def __init__(self, burst: float) -> None:
        self._left, self._at = burst, time.monotonic()

    def take(self, burst: float, per_s: float, cost: float = 1.0) -> bool:
        """Take so much out, if it is there."""
        now = time.monotonic()
        self._left = min(burst, self._left + (now - self._at) * per_s)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def is_full(self, burst: float, per_s: float) -> bool:
        return self._left + (time.monotonic() - self._at) * per_s >= burst


class Buckets:
    """A bucket for every guest or address; full ones are forgotten."""

    def __init__(self, burst: float, per_s: float) -> None:
        self._burst, self._per_s = burst, per_s
        self._by_key: dict[str, Bucket] = {}

    def take(self, key: str, cost: float = 1.0) -> bool:
        bucket = self._by_key.get(key)
        if bucket is None:
            if len(self._by_key) > 10_000:
                self._forget()
            bucket = self._by_key[key] = Bucket(self._burst)
        return bucket.take(self._burst, self._per_s, cost)

    def _forget(self) -> None:
        kept = {
            key: bucket
            for key, bucket in self._by_key.items()
            if not bucket.is_full(self._burst, self._per_s)
        }
        self._by_key = kept


class Twofold:
    """Buckets for guests, and larger ones for the networks they come from.

    A guest who asks too much is refused before the network is charged: neighbours do not pay.
    """

    def __init__(self, burst: float, per_s: float, guests: float) -> None:
        self._guests = Buckets(burst, per_s)
        self._networks = Buckets(burst * guests, per_s * guests)

    def take(self, guest: str, network: str, cost: float = 1.0) -> bool:
        return self._guests.take(guest or network, cost) and self._networks.take(network, cost)


class Tally:
    """How many of something each key holds now."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    def take(self, key: str) -> bool:
        if self._held[key] >= self._most:
            return False
        self._held[key] += 1
        return True

    def give_back(self, key: str) -> None:
        self._held[key] -= 1
        if self._held[key] <= 0:
            del self._held[key]
