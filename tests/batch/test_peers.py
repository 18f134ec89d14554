"""The page about other libraries: the right ratios, and no library left out."""

from __future__ import annotations

import pathlib

from bench import peers
from bench.peers import Rate

RATES = [
    Rate("Merrymen", "kings_and_creatures: Batch", 5_000_000.0),
    Rate("OpenSpiel", "euchre", 500_000.0),
    Rate("RLCard", "uno", 5_000.0),
    Rate("Pgx", "kuhn_poker", 1_000_000.0),
]


def test_ratios_are_to_the_fastest_game_that_is_driven_from_python() -> None:
    assert peers.fastest_rival(RATES) == RATES[1]
    lines = peers.table(RATES).splitlines()[2:]
    assert lines[0] == "| Merrymen | kings_and_creatures: Batch | 5,000,000 | 10.00 |"
    assert lines[1] == "| Pgx | kuhn_poker | 1,000,000 | 2.00 |"
    assert lines[-1] == "| RLCard | uno | 5,000 | 0.01 |"


def test_the_page_names_machine_versions_and_command(tmp_path: pathlib.Path) -> None:
    page = peers.page(RATES, ["OpenSpiel 2.0"], 2.0, 0.1)
    for words in (
        peers.machine(),
        "OpenSpiel 2.0",
        "merrymen bench --peers",
        "euchre of OpenSpiel",
    ):
        assert words in page
    peers.plot(RATES, tmp_path / "plot.png")
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")


def test_every_peer_has_a_driver() -> None:
    drivers = {path.stem.partition("_")[2] for path in peers.HERE.glob("drive_*.py")}
    assert drivers == {"merrymen", *(peer.driver for peer in peers.PEERS)}
    assert set(peers.RIVALS) <= {peer.name for peer in peers.PEERS}
