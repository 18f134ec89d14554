"""A trained network in a file, with a card that says what it is.

Two files: GAME.json, the card, and GAME.xz, the weights. A network belongs to the rules and the
edition it was trained on; with others it is not used.
"""

from __future__ import annotations

import functools
import hashlib
import lzma
import pathlib
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from merrymen.editions import Edition
from merrymen.errors import BadSetup
from merrymen.game import Game
from merrymen.learning.rows import reader_of

FORMAT = 2
MOST_BYTES = 2_000_000
WIDTH, DEPTH = 256, 256  # of what is trained now; a smaller network grows to that
LEAD_WEIGHT = 0.3  # of the lead beside the win, in what training and guided search aim at
# Who plays each level, where a card does not say otherwise.
LEVELS = {"squire": "sage:8", "outlaw": "sage:4", "legend": "learned:1s"}
SHIPPED = pathlib.Path(__file__).with_name("weights")


class Card(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a network is."""

    format: int = FORMAT
    game: str
    rules: int  # the version of the rules
    edition: str  # the hash of the edition
    reads: str  # a hash of the titles of all rows
    rows: int
    width: int
    depth: int
    actions: int
    seats: int
    points_unit: float  # points that the points output calls 1
    weights: str = ""  # a hash of the file of weights
    trained: dict[str, Any] = {}  # how: steps, games, seconds, device, seed
    strength: dict[str, Any] = {}  # against whom, share of the wins, number of games
    levels: dict[str, str] = msgspec.field(default_factory=lambda: dict(LEVELS))


@dataclass(frozen=True, eq=False)
class Network:
    """The weights as `inference` takes them."""

    card: Card
    arrays: tuple[Any, ...]

    def work(self) -> tuple[Any, ...]:
        """Work space for one thread."""
        width, depth = self.card.width, self.card.depth
        return (
            np.zeros(width, np.int32),
            np.zeros(width, np.int16),
            np.zeros(depth, np.int16),
            np.zeros(depth, np.int16),
        )


def shapes(card: Card) -> list[tuple[Any, tuple[int, ...]]]:
    """The type and shape of every array, in the order of the file."""
    first, deep = (card.rows, card.width), (card.depth, card.depth)
    outputs = 3 * card.seats + 1
    return [
        (np.int16, first),
        (np.int32, (card.width,)),
        (np.int16, (card.depth, card.width)),
        (np.int32, (card.depth,)),
        (np.int16, deep),
        (np.int32, (card.depth,)),
        (np.int16, (card.actions, card.depth)),
        (np.int32, (card.actions,)),
        (np.int16, (outputs, card.depth)),
        (np.int32, (outputs,)),
    ]


def blank(game: Game, width: int, depth: int) -> Network:
    """A network of a size that wishes for nothing: to measure with, or to fill."""
    card = Card(
        game=game.name, rules=game.rules_version, edition=game.edition.hash,
        reads=titles_hash(game), rows=reader_of(game).rows, width=width, depth=depth,
        actions=game.actions, seats=game.players[-1], points_unit=1.0,
    )  # fmt: skip
    return Network(card, tuple(np.zeros(shape, dtype) for dtype, shape in shapes(card)))


@functools.cache
def titles_hash(game: Game) -> str:
    """What a network of this game reads, as a short hash."""
    said = "\n".join(line.title for line in reader_of(game).lines)
    return hashlib.sha256(said.encode()).hexdigest()[:16]


def save(network: Network, folder: pathlib.Path) -> int:
    """Write both files; return the size of the weights in bytes.

    Where they would be more than a game may ship with, the rows of the first layer are rounded
    coarser and coarser: the last bits of so many numbers are what fills the file.
    """
    packed = _packed(network.arrays)
    for step in (2, 4, 8):
        if len(packed) > MOST_BYTES:
            packed = _packed((_coarse(network.arrays[0], step), *network.arrays[1:]))
    folder.mkdir(parents=True, exist_ok=True)
    name = network.card.game
    (folder / f"{name}.xz").write_bytes(packed)
    card = msgspec.structs.replace(network.card, weights=hashlib.sha256(packed).hexdigest()[:16])
    text = msgspec.json.format(msgspec.json.encode(card), indent=2)
    (folder / f"{name}.json").write_bytes(text + b"\n")
    return len(packed)


def _packed(arrays: tuple[Any, ...]) -> bytes:
    # High and low bytes apart: the high ones are nearly all alike.
    return lzma.compress(b"".join(_planes(array) for array in arrays), preset=9)


def _coarse(rows: Any, step: int) -> Any:
    """The nearest multiples of a step, towards zero at the very ends."""
    most = np.iinfo(rows.dtype).max // step
    return (np.clip(np.rint(rows / step), -most, most) * step).astype(rows.dtype)


def _planes(array: Any) -> bytes:
    flat = np.ascontiguousarray(array)
    return flat.view(np.uint8).reshape(-1, flat.itemsize).T.tobytes()


def load(folder: pathlib.Path, name: str) -> Network:
    """Read a network, or say what is wrong with it."""
    try:
        written = (folder / f"{name}.json").read_bytes()
        packed = (folder / f"{name}.xz").read_bytes()
        card = msgspec.json.decode(written, type=Card)
    except FileNotFoundError:
        raise BadSetup(f"there is no trained network for {name}") from None
    except msgspec.DecodeError as error:
        raise BadSetup(f"the card of the network for {name} cannot be read: {error}") from None
    if card.format != FORMAT or hashlib.sha256(packed).hexdigest()[:16] != card.weights:
        raise BadSetup(f"the network for {name} is damaged or of another version")
    raw, at, arrays = np.frombuffer(lzma.decompress(packed), np.uint8), 0, []
    for dtype, shape in shapes(card):
        count, width = int(np.prod(shape)), np.dtype(dtype).itemsize
        planes = raw[at : at + count * width].reshape(width, count)
        arrays.append(np.ascontiguousarray(planes.T).view(dtype).reshape(shape))
        at += count * width
    return Network(card, tuple(arrays))


def why_not(card: Card, game: Game, edition: Edition) -> str | None:
    """Why a network cannot play a game, in words; None where it can."""
    if card.game != game.name:
        return f"the network plays {card.game}, not {game.name}"
    if card.rules != game.rules_version:
        return (
            f"the network learned rules version {card.rules} of {game.title};"
            f" these are version {game.rules_version}"
        )
    if card.edition != edition.hash:
        return f"the network learned edition {card.edition} of {game.title}, not {edition.hash}"
    if card.reads != titles_hash(game):
        return f"the network of {game.title} reads other things than these rules show"
    return None


@functools.cache
def shipped(name: str) -> Network:
    """The network that comes with the house, or BadSetup."""
    return load(SHIPPED, name)


def network_for(game: Game, edition: Edition, folder: pathlib.Path | None = None) -> Network:
    """The network that may play, or BadSetup with the reason why there is none."""
    network = shipped(game.name) if folder is None else load(folder, game.name)
    reason = why_not(network.card, game, edition)
    if reason is not None:
        raise BadSetup(reason)
    return network
