"""Where others find this server: addresses that can be opened, and a picture of one to scan."""

from __future__ import annotations

import contextlib
import ipaddress
import socket

import segno

ANYWHERE = ("0.0.0.0", "::", "")
NOWHERE = "192.0.2.1"  # kept free for documentation: choosing a way there sends nothing


def lan_address() -> str | None:
    """This machine's address in its network, asked of the routing table without any traffic."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((NOWHERE, 9))
        return _usable(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        for address in socket.gethostbyname_ex(socket.gethostname())[2]:
            if _usable(address):
                return address
    return None


def _usable(address: str) -> str | None:
    found = ipaddress.ip_address(address)
    return None if found.is_loopback or found.is_unspecified else address


def addresses(host: str, port: int, scheme: str) -> list[str]:
    """What others in the same network can open; nothing where only this machine is let in."""
    if host in ANYWHERE:
        found = lan_address()
        return [f"{scheme}://{found}:{port}"] if found else []
    try:
        if ipaddress.ip_address(host).is_loopback:
            return []
    except ValueError:
        if host == "localhost":
            return []
    return [f"{scheme}://[{host}]:{port}" if ":" in host else f"{scheme}://{host}:{port}"]


def picture(address: str) -> str:
    """A QR code of half blocks, dark on light, as a terminal shows it."""
    rows = [[bool(dark) for dark in row] for row in segno.make(address, micro=False).matrix_iter()]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    blocks = {(0, 0): "\u2588", (0, 1): "\u2580", (1, 0): "\u2584", (1, 1): " "}
    return "\n".join(
        "".join(blocks[upper, lower] for upper, lower in zip(rows[at], rows[at + 1], strict=True))
        for at in range(0, len(rows), 2)
    )
