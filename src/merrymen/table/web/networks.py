"""Addresses by the network they come from: one household is one, whatever it is given."""

from __future__ import annotations

import ipaddress


def network_of(address: str) -> str:
    """The /24 or /64 of an address: who has one address of it may well have them all."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped:
        found = found.ipv4_mapped
    if found.is_loopback:
        return str(found)
    width = 24 if found.version == 4 else 64
    return str(ipaddress.ip_network((found, width), strict=False))
