"""A game's room: a package in which everything has its name and its place.

`room` makes the game of it. The package says the facts (title, players, options), and its modules
hold the rest under the names below, the same in every room; docs/adding-a-game.md tells the story.
"""

from __future__ import annotations

import importlib
import importlib.util
import pathlib
from collections.abc import Iterable, Mapping
from typing import Any

from merrymen.engine.verbs import Verbs
from merrymen.game import Game, Option, Presentation

# What a room holds: by module, the names that are taken from it.
FACTS = {"state": ("ACTIONS", "LONGEST", "HEADINGS", "POSITION", "EDITION"), "edition": ("FORMAT",)}
AUDIT = {"audit": ("audit",)}
RULES = {
    "rules.turns": ("setup", "legal", "apply", "to_move"),
    "rules.scoring": ("score", "winners"),
    "rules.secrets": ("hide", "resample"),
    "rules.advice": ("appraise",),
}
VIEW = {
    "view.board": ("board", "round_of"),
    "view.words": ("prompt", "waiting", "choice", "refusal"),
    "view.story": ("story", "secret"),
    "view.workings": ("workings",),
}
SHAPE: Mapping[str, tuple[str, ...]] = {**FACTS, **AUDIT, **RULES, **VIEW}


def room(
    package: str,
    *,
    title: str,
    author: str,
    publisher: str,
    players: range,
    proud: int = 0,
    rules_version: int = 1,
    secrets: bool = True,
    options: Mapping[str, Option] | None = None,
    search: Mapping[str, Any] | None = None,
    levels: Mapping[str, Mapping[str, Any]] | None = None,
) -> Game:
    """The game that stands in a package, with each part from its place."""
    part = _parts(package, SHAPE)
    words = importlib.import_module(f"{package}.view.words")
    view = {name: part[name] for name in _names(VIEW)}
    return Game(
        name=package.rpartition(".")[2],
        title=title,
        author=author,
        publisher=publisher,
        players=players,
        folder=pathlib.Path(importlib.import_module(f"{package}.state").__file__ or "").parent,
        actions=part["ACTIONS"],
        longest=part["LONGEST"],
        headings=part["HEADINGS"],
        layout=part["POSITION"],
        edition_format=part["FORMAT"],
        verbs=Verbs(
            **{name: part[name] for name in _names(RULES)},
            counsel=_counsel(package) or part["appraise"],
        ),
        presentation=Presentation(
            **view,
            opening=getattr(words, "opening", None),
            strategy=getattr(words, "strategy", None),
        ),
        audit=part["audit"],
        proud=proud,
        rules_version=rules_version,
        secrets=secrets,
        options=options or {},
        search=search or {},
        levels=levels or {},
    )


def _names(shape: Mapping[str, tuple[str, ...]]) -> Iterable[str]:
    return (name for names in shape.values() for name in names)


def _counsel(package: str) -> Any | None:
    """A game's advice on reflection, where it has more to say than `appraise`."""
    if importlib.util.find_spec(f"{package}.rules.counsel") is None:
        return None
    return importlib.import_module(f"{package}.rules.counsel").counsel


def _parts(package: str, shape: Mapping[str, tuple[str, ...]]) -> dict[str, Any]:
    """Every part by its name, or an ImportError that says which file lacks what."""
    parts: dict[str, Any] = {}
    for module, names in shape.items():
        file = f"{package.replace('.', '/')}/{module.replace('.', '/')}.py"
        try:
            found = importlib.import_module(f"{package}.{module}")
        except ModuleNotFoundError as error:
            if error.name is None or not f"{package}.{module}".startswith(error.name):
                raise  # the module is there and misses another one
            raise ImportError(f"{file} is missing; it holds {', '.join(names)}") from None
        for name in names:
            if not hasattr(found, name):
                raise ImportError(f"{file} has no {name}")
            parts[name] = getattr(found, name)
    return parts
