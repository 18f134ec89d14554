"""The browser's types, written from the server's: `python -m tools.types` (or `check`).

What goes over the wire is declared once, in Python: frames, requests and facts of the table as
msgspec structs, boards as typed dictionaries in each room's `view/shapes.py`. This writes
web/src/generated/: `protocol.ts`, a file for each game, and `boards.ts`, which says which board
belongs to which game. A test fails where a file is stale.
"""

from __future__ import annotations

import ast
import functools
import inspect
import pathlib
import sys
import textwrap
import types
import typing
from collections.abc import Iterator
from typing import Any

import msgspec

import merrymen
from merrymen import shapes
from merrymen.table.protocol import facts, frames, incoming, myself, requests, studies, workings

GENERATED = pathlib.Path(__file__).resolve().parent.parent / "web" / "src" / "generated"
PLAIN = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "Any": "unknown"}
MADE = "// Written by `python -m tools.types` from the server's own types: change those.\n"
WORDS = """
export type Language = {languages}

/** Something to be said: an id and its arguments. Fluent makes words of it. */
export interface Message {{
  id: string
  [argument: string]: Argument
}}
/** A name in several languages. */
export type Names = {{ en: string }} & Partial<Record<Language, string>>
export type Argument =
  string | number | boolean | null | undefined | Message | {{ seat: number }} | Names
"""
OF_WORDS = ("Argument", "Language", "Message", "Names")


class Field(typing.NamedTuple):
    """A field of an interface as TypeScript writes it."""

    name: str
    type: str
    optional: bool
    comment: str


class Writer:
    """One file: declares what it is asked for, and whatever that speaks of."""

    def __init__(self, elsewhere: tuple[str, ...] = ()) -> None:
        self._elsewhere = elsewhere
        self._used: set[str] = set()
        self._written: dict[str, str] = {}
        self._from: dict[str, Any] = {}

    def text(self) -> str:
        head = MADE
        if self._used:
            names = ", ".join(sorted(self._used))
            head += f"import type {{ {names} }} from '$/generated/protocol'\n"
        return head + "".join(f"\n{each}" for each in self._written.values())

    def declare(self, name: str, value: Any) -> None:
        """A type under its name, once."""
        if name in self._from:
            if self._from[name] is not value and self._from[name] != value:
                raise TypeError(f"two different types are called {name}")
            return
        self._from[name] = value
        if isinstance(value, type):
            body = self._interface(value)
            self._written[name] = f"{_told(value.__doc__)}export interface {name} {body}\n"
        else:
            self._written[name] = f"export type {name} ={_wrapped(self._value(value))}\n"

    def union(self, name: str, members: list[type]) -> None:
        """A type that is one of some interfaces, written where they stand."""
        bodies = (textwrap.indent(self._interface(each), "    ").strip() for each in members)
        self._written[name] = f"export type {name} =\n" + "".join(f"  | {b}\n" for b in bodies)

    def _interface(self, cls: type) -> str:
        lines = [line for field in self._fields(cls) for line in _lines(field)]
        return "{\n" + "".join(f"  {line}\n" for line in lines) + "}"

    def _fields(self, cls: type) -> Iterator[Field]:
        if not typing.is_typeddict(cls):
            yield from self._struct_fields(cls)
            return
        for written in _annotations(cls):
            type_ = self._expression(written.node, written.module)
            optional = ast.unparse(written.node).startswith("NotRequired[")
            yield Field(written.name, type_, optional, written.comment)

    def _struct_fields(self, cls: type) -> Iterator[Field]:
        config = cls.__struct_config__  # type: ignore[attr-defined]
        if config.tag is not None:
            yield Field(config.tag_field, f"'{config.tag}'", False, "")
        sent = {field.name: field for field in msgspec.structs.fields(cls)}
        left_out = config.omit_defaults or cls in _asked()
        for written in _annotations(cls):
            field = sent[written.name]
            optional = left_out and not field.required
            type_ = self._expression(written.node, written.module)
            yield Field(field.encode_name, type_, optional, written.comment)

    def _expression(self, node: ast.expr, module: types.ModuleType) -> str:
        """An annotation as it stands in the source, so that its names are kept."""
        match node:
            case ast.Constant(value=None):
                return "null"
            case ast.Name(id=name):
                return self._name(name, vars(module).get(name))
            case ast.BinOp(op=ast.BitOr(), left=left, right=right):
                parts = [self._expression(each, module) for each in (left, right)]
                return " | ".join(dict.fromkeys(parts))
            case ast.Subscript(value=ast.Name(id="NotRequired"), slice=inner):
                return self._expression(inner, module)
            case ast.Subscript(value=ast.Name(id="list"), slice=inner):
                return _list_of(self._expression(inner, module))
            case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[inner, *_])):
                return _list_of(self._expression(inner, module))
            case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
                return f"Record<{', '.join(self._expression(x, module) for x in (key, value))}>"
            case ast.Subscript(value=ast.Name(id="Mapping"), slice=ast.Tuple(elts=[key, value])):
                inside = ", ".join(self._expression(x, module) for x in (key, value))
                return f"Partial<Record<{inside}>>"
        return self._value(eval(ast.unparse(node), vars(module)))

    def _name(self, name: str, value: Any) -> str:
        if name in PLAIN:
            return PLAIN[name]
        if name in self._elsewhere:
            self._used.add(name)
            return name
        if name in OF_WORDS:
            return name
        if _is_interface(value) or _words_of(value):
            self.declare(name, value)
            return name
        return self._value(value)

    def _value(self, value: Any) -> str:
        """A type that has no name of its own."""
        if value in (int, float, str, bool):
            return PLAIN[value.__name__]
        if value is Any:
            return "unknown"
        if words := _words_of(value):
            return " | ".join(f"'{word}'" for word in words)
        if hasattr(value, "__metadata__"):
            for meta in value.__metadata__:
                if isinstance(meta, msgspec.Meta) and "typescript" in (meta.extra or {}):
                    written: str = (meta.extra or {})["typescript"]
                    self._used.update(set(OF_WORDS) & set(written.split()) & set(self._elsewhere))
                    return written
            return self._value(value.__origin__)
        origin, inner = typing.get_origin(value), typing.get_args(value)
        if origin is list:
            return _list_of(self._value(inner[0]))
        if origin is not None and issubclass(origin, typing.Mapping):
            record = f"Record<{', '.join(self._value(each) for each in inner)}>"
            return record if origin is dict else f"Partial<{record}>"
        if _is_interface(value):
            return self._name(value.__name__, value)
        raise TypeError(f"no TypeScript is known for {value}")


@functools.cache
def _asked() -> frozenset[type]:
    """The structs that clients send, and their parts: what has a default may be left out."""
    declared = [*vars(requests).values(), *vars(workings).values(), *vars(studies).values()]
    sent = [each for each in declared if isinstance(each, msgspec.StructMeta)]
    roots = [each for each in sent if each.__struct_config__.forbid_unknown_fields]
    found: set[type] = set()
    waiting: list[Any] = [*roots, *typing.get_args(incoming.Incoming)]
    while waiting:
        each = waiting.pop()
        waiting += typing.get_args(each)
        if _is_interface(each) and each not in found:
            found.add(each)
            waiting += typing.get_type_hints(each).values()
    return frozenset(found)


def _is_interface(value: Any) -> bool:
    """Whether a type is written as fields with names."""
    struct = isinstance(value, type) and issubclass(value, msgspec.Struct)
    return struct or typing.is_typeddict(value)


def _words_of(value: Any) -> tuple[Any, ...]:
    """The words that a text is one of."""
    if typing.get_origin(value) is typing.Literal:
        return typing.get_args(value)
    for meta in getattr(value, "__metadata__", ()):
        if isinstance(meta, msgspec.Meta) and meta.extra:
            return tuple(meta.extra.get("names", ()))
    return ()


class Written(typing.NamedTuple):
    """A field as it stands in the source."""

    name: str
    node: ast.expr
    module: types.ModuleType
    comment: str


def _annotations(cls: type) -> Iterator[Written]:
    """The fields of a class, those of its bases first, with the comments beside them."""
    module = sys.modules[cls.__module__]
    source = inspect.getsource(module)
    lines = source.splitlines()
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and node.name == cls.__name__:
            for base in node.bases:
                above = vars(module).get(base.id) if isinstance(base, ast.Name) else None
                if isinstance(above, type) and above.__module__.startswith("merrymen"):
                    yield from _annotations(above)
            for each in node.body:
                if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
                    comment = _comment(lines[(each.end_lineno or 0) - 1])
                    yield Written(each.target.id, each.annotation, module, comment)
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == cls.__name__:
            assert isinstance(node.value, ast.Call)
            table = node.value.args[1]
            assert isinstance(table, ast.Dict)
            for key, value in zip(table.keys, table.values, strict=True):
                assert isinstance(key, ast.Constant)
                comment = _comment(lines[(value.end_lineno or 0) - 1])
                yield Written(str(key.value), value, module, comment)


def _comment(line: str) -> str:
    return line.partition("  # ")[2]


def _told(words: str | None) -> str:
    """A docstring's first sentence."""
    first = (words or "").split("\n\n")[0].strip()
    return "" if not first or first.startswith("dict(") else f"/** {_in_script(first)} */\n"


def _in_script(words: str) -> str:
    return words.replace("None", "null")


def _lines(field: Field) -> list[str]:
    comment = field.comment[:1].upper() + field.comment[1:]
    above = [f"/** {_in_script(comment)}. */"] if comment else []
    type_ = textwrap.indent(field.type, "  ").strip()
    return [*above, f"{field.name}{'?' if field.optional else ''}: {type_}"]


def _wrapped(union: str) -> str:
    """A long union with one part on a line."""
    short = len(union) < 80
    return f" {union}" if short else "\n  | " + union.replace(" | ", "\n  | ")


def _list_of(inner: str) -> str:
    return f"({inner})[]" if " | " in inner or " & " in inner else f"{inner}[]"


def protocol() -> str:
    """The table's messages."""
    writer = Writer()
    writer.declare("View", shapes.View)
    for module in (facts, requests, myself, workings, studies):
        for name, value in vars(module).items():
            own = isinstance(value, type) and value.__module__ == module.__name__
            if own or typing.get_origin(value) is typing.Literal:
                writer.declare(name, value)
    writer.union("Frame", frames.Frame.__subclasses__())
    writer.union("ClientMessage", list(typing.get_args(incoming.Incoming)))
    languages = " | ".join(f"'{each}'" for each in merrymen.messages.LANGUAGES)
    return writer.text().replace(MADE, MADE + WORDS.format(languages=languages), 1)


def board_of(game: str) -> type:
    """The type of a game's board: what its `view/board.py` says that it makes."""
    made: type = typing.get_type_hints(merrymen.game(game).presentation.board)["return"]
    return made


def board(game: str) -> str:
    """A game's board."""
    writer = Writer(elsewhere=OF_WORDS)
    view = board_of(game).__module__.rpartition(".")[0]
    for module in sorted(name for name in sys.modules if name.startswith(f"{view}.")):
        if module.endswith("shapes"):
            for name, value in vars(sys.modules[module]).items():
                own = typing.is_typeddict(value) and value.__module__ == module
                if own or _words_of(value):
                    writer.declare(name, value)
    return writer.text()


def boards() -> str:
    """Which board belongs to which game."""
    games = merrymen.games()
    imports = "".join(f"import type * as {game} from '$/generated/{game}'\n" for game in games)
    lines = "".join(f"  {game}: {game}.{board_of(game).__name__}\n" for game in games)
    told = "/** The boards by the name of their game. */\n"
    return f"{MADE}{imports}\n{told}export interface Boards {{\n{lines}}}\n"


def written() -> dict[str, str]:
    """All files by their names."""
    files = {"protocol.ts": protocol(), "boards.ts": boards()}
    return files | {f"{game}.ts": board(game) for game in merrymen.games()}


def stale() -> list[str]:
    """The files that are not as they should be: changed, missing or left over."""
    files = written()
    there = {path.name for path in GENERATED.glob("*")}
    changed = [n for n in files if n in there and (GENERATED / n).read_text() != files[n]]
    return sorted([*changed, *there.symmetric_difference(files)])


def main() -> int:
    if sys.argv[1:] == ["check"]:
        found = stale()
        print(f"stale: {', '.join(found)}; run python -m tools.types" if found else "up to date")
        return 1 if found else 0
    GENERATED.mkdir(exist_ok=True)
    for name, words in written().items():
        (GENERATED / name).write_text(words, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
