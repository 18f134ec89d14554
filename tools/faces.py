"""The cards that the rules pages show, from the shipped editions: `python -m tools.faces`.

A board that draws worked examples has them in `examples.json`, by clause. The cards in them are
written beside it as `faces.json`, as the view sends them; a test keeps the two in step.
"""

from __future__ import annotations

import json
import pathlib
from typing import Any

import merrymen
from merrymen.games.castle_combo import board as castle_combo
from merrymen.games.kings_and_creatures import view as kings_and_creatures

ROOT = pathlib.Path(__file__).resolve().parent.parent
BOARDS = ROOT / "web" / "src" / "boards"


def faces_of(game: str) -> dict[int, Any]:
    """Every card of the shipped edition, by its number."""
    edition = merrymen.game(game).edition
    if game == "castle_combo":
        return dict(enumerate(castle_combo.faces(edition)))
    return dict(kings_and_creatures.faces(edition))


def cards_in(example: Any) -> set[int]:
    """The numbers in all lists called `cards`, however deep."""
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
    for game in ("castle_combo", "kings_and_creatures"):
        (BOARDS / game / "faces.json").write_text(shown(game), encoding="utf-8")


if __name__ == "__main__":
    main()
