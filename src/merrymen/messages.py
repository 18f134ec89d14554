"""What people read, kept apart from what it is said about.

A message is plain data: an id and its arguments. Games make messages; the browser and the
terminal turn them into words with Fluent, in the reader's language. An argument may be a number,
a text, another message, a seat (shown as the player's name) or a name in several languages.
"""

from __future__ import annotations

import contextlib
import functools
import pathlib
from collections.abc import Iterator, Sequence
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from merrymen.errors import BadSetup

Message = dict[str, Any]
Names = dict[str, str]
"""A name in several languages."""

LANGUAGES = ("en", "de", "fr", "it")


def say(message_id: str, /, **arguments: Any) -> Message:
    """A message: its id and its arguments."""
    return {"id": message_id, **arguments}


def who(seat: int) -> dict[str, int]:
    """A player, as an argument of a message."""
    return {"seat": seat}


_guests: list[pathlib.Path] = []  # folders of texts from elsewhere, in this process


@contextlib.contextmanager
def reading(folder: pathlib.Path) -> Iterator[None]:
    """Let the texts of a game that is no package of the house be found for a while."""
    _guests.append(folder)
    _bundle.cache_clear()
    try:
        yield
    finally:
        _guests.remove(folder)
        _bundle.cache_clear()


@functools.cache
def _bundle(language: str) -> FluentBundle:
    """All texts of one language: the house's own and those of every game."""
    if language not in LANGUAGES:
        raise BadSetup(f"the languages are {', '.join(LANGUAGES)}, not {language}")
    bundle = FluentBundle([language], use_isolating=False)
    home = pathlib.Path(__file__).parent
    guests = (folder / f"{language}.ftl" for folder in _guests)
    for path in (*sorted(home.rglob(f"texts/{language}.ftl")), *guests):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def text(message: Message, language: str = "en", names: Sequence[str] = ()) -> str:
    """A message in words. `names` are the players' names by seat."""
    pattern = _found(message, language).value
    assert pattern is not None, f"the message {message['id']} has no value"
    return _words(message, pattern, language, names)


def in_full(message: Message, language: str = "en") -> list[str]:
    """All that a text says of a message: its words, and its headline where it has one."""
    titles = _found(message, language).attributes.values()
    return [text(message, language), *(_words(message, title, language, ()) for title in titles)]


def _found(message: Message, language: str) -> Any:
    bundle = _bundle(language)
    if not bundle.has_message(message["id"]):
        raise KeyError(f"no {language} text for the message {message['id']}")
    return bundle.get_message(message["id"])


def _words(message: Message, pattern: Any, language: str, names: Sequence[str]) -> str:
    arguments = {
        key: _argument(value, language, names) for key, value in message.items() if key != "id"
    }
    words, errors = _bundle(language).format_pattern(pattern, arguments)
    if errors:
        raise ValueError(f"the message {message['id']} cannot be said in {language}: {errors}")
    return str(words)


def _argument(value: Any, language: str, names: Sequence[str]) -> Any:
    if not isinstance(value, dict):
        return value
    if "id" in value:
        return text(value, language, names)
    if "seat" in value:
        seat = value["seat"]
        name = names[seat] if seat < len(names) else ""
        return name or text(say("seat", number=seat + 1), language)
    return value.get(language) or value["en"]
