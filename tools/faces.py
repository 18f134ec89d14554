"""The cards that the rules pages show, from the shipped editions: `python -m tools.faces`.

A board that draws worked examples has them in `examples.json`, by clause. The cards in them are
written beside it as `faces.json`, as the view sends them; a test keeps the two in step.
"""

from __future__ import annotations

import json
import pathlib
from typing import Any

import merrymen
from merrymen.games.castle_combo.view import board as castle_combo
from merrymen.games.kings_and_creatures.view import cards as kings_and_creatures

ROOT = pathlib.Path(__file__).resolve().parent.parent
BOARDS = ROOT / "web" / "src" / "boards"
DRAWN = ("castle_combo", "chickwood_forest", "kings_and_creatures", "sherwood_bandits")


def faces_of(game: str) -> dict[Any, Any]:
    """Every card of the shipped edition, by its number or its name."""
    edition = merrymen.game(game).edition
    if game == "castle_combo":
        return dict(enumerate(castle_combo.faces(edition)))
    if game == "chickwood_forest":
        return villages_and_banners(edition.tables)
    if game == "sherwood_bandits":
        return wagons(edition.tables)
    return dict(kings_and_creatures.faces(edition))


def villages_and_banners(tables: Any) -> dict[str, Any]:
    """Villages by their name, castles of the day as castle-4."""
    rows = {village.name: village for village in tables.villages}
    found: dict[str, Any] = {
        name: {"spaces": row.spaces, "glory": row.glory} for name, row in rows.items()
    }
    for castle in tables.castles:
        faces = ["down" if symbol == "D" else "up" for symbol in castle.day]
        found[f"castle-{castle.value}"] = {"value": castle.value, "banner": faces}
    return found


def wagons(tables: Any) -> dict[int, Any]:
    """Wagons by their number, with the range on their back."""
    backs = {b.back: {"weight": b.back, "low": b.low, "high": b.high} for b in tables.backs}
    return {
        wagon.number: {
            "back": backs[wagon.back],
            "kind": wagon.kind,
            "defence": wagon.defence or None,
            "companion": wagon.companion,
        }
        for wagon in tables.wagons
    }


def cards_in(example: Any) -> set[Any]:
    """The numbers or names in all lists called `cards`, however deep."""
    if isinstance(example, dict):
        own = {card for card in example.get("cards", ()) if card is not None}
        return own.union(*(cards_in(value) for key, value in example.items() if key != "cards"))
    return set().union(*map(cards_in, example)) if isinstance(example, list) else set()


def shown(game: str) -> str:
    """What `faces.json` of a game must hold."""
    wanted = cards_in(json.loads((BOARDS / game / "examples.json").read_text(encoding="utf-8")))
    faces = faces_of(game)
    lines = (f'  "{n}": {json.dumps(faces[n], ensure_ascii=False)}' for n in sorted(wanted))
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    """Write the files of all boards that draw examples."""
    for game in DRAWN:
        (BOARDS / game / "faces.json").write_text(shown(game), encoding="utf-8")


if __name__ == "__main__":
    main()
