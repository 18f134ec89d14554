"""Who may come in, and how often: buckets by address, tallies of connections."""

from __future__ import annotations

from merrymen.table.limits import Limits
from merrymen.table.web.rates import Buckets, Tally


class Doors:
    """The limits on what guests and addresses ask for, counted in this process."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.requests = Buckets(limits.requests_burst, limits.requests_per_s)
        self.heavy = Buckets(limits.heavy_burst, limits.heavy_per_s)
        self.making = Buckets(limits.tables_per_address, limits.tables_per_address / 3_600)
        self._of_guest = Tally(limits.sockets_per_guest)
        self._of_address = Tally(limits.sockets_per_address)
        self._sockets = 0

    def let_in(self, address: str, guest: str) -> bool:
        """One more connection, where there is room for it."""
        if self._sockets >= self._limits.sockets or not self._of_address.take(address):
            return False
        if guest and not self._of_guest.take(guest):
            self._of_address.give_back(address)
            return False
        self._sockets += 1
        return True

    def let_out(self, address: str, guest: str) -> None:
        """A connection has ended."""
        self._sockets -= 1
        self._of_address.give_back(address)
        if guest:
            self._of_guest.give_back(guest)
