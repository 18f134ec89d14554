"""Who may come in, and how often: buckets by guest and network, tallies of connections."""

from __future__ import annotations

from merrymen.table.limits import Limits
from merrymen.table.web.networks import network_of
from merrymen.table.web.rates import Buckets, Tally, Twofold

KNOWN = 20_000  # guests whose network is remembered


class Doors:
    """The limits on what guests and networks ask for, counted in this process."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        guests = limits.guests_per_network
        self.requests = Twofold(limits.requests_burst, limits.requests_per_s, guests)
        self.heavy = Twofold(limits.heavy_burst, limits.heavy_per_s, guests)
        self.hints = Twofold(limits.hints_burst, limits.hints_per_s, guests)
        self._making = Buckets(limits.tables_per_network, limits.tables_per_network / 3_600)
        self.seats = Buckets(limits.seats_per_network, 0.1)
        self.reports = Buckets(5, 1 / 600)
        self.codes = Buckets(limits.code_tries, 1 / 6)
        self._chats = Buckets(limits.chats_burst, limits.chats_per_s)
        self._chats_of_network = Buckets(limits.chats_per_network, 5 * limits.chats_per_s)
        self._of_guest = Tally(limits.sockets_per_guest)
        self._of_network = Tally(limits.sockets_per_network)
        self._sockets = 0
        self._network_of: dict[str, str] = {}

    def let_in(self, address: str, guest: str) -> bool:
        """One more connection, where there is room for it."""
        network = self.remember(address, guest)
        if self._sockets >= self._limits.sockets or not self._of_network.take(network):
            return False
        if guest and not self._of_guest.take(guest):
            self._of_network.give_back(network)
            return False
        self._sockets += 1
        return True

    def may_chat(self, guest: str, address: str) -> bool:
        """One more line of chat of a guest, over however many connections."""
        network = network_of(address)
        return self._chats.take(guest or network) and self._chats_of_network.take(network)

    def let_out(self, address: str, guest: str) -> None:
        """A connection has ended."""
        self._sockets -= 1
        self._of_network.give_back(network_of(address))
        if guest:
            self._of_guest.give_back(guest)

    @property
    def sockets(self) -> int:
        """How many are connected."""
        return self._sockets

    def may_make(self, address: str) -> bool:
        """One more table from a network."""
        return self._making.take(network_of(address))

    def remember(self, address: str, guest: str) -> str:
        """The network of an address; a guest is known to come from there."""
        network = network_of(address)
        if guest:
            self._network_of.pop(guest, None)
            self._network_of[guest] = network
            if len(self._network_of) > KNOWN:
                del self._network_of[next(iter(self._network_of))]
        return network

    def network_of_guest(self, guest: str) -> str:
        """Where a guest came from last; who was never seen is a network of their own."""
        return self._network_of.get(guest, guest)
