"""Every message in every language, with the same arguments."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

import merrymen
from merrymen.messages import LANGUAGES
from web.seat import ROOT

GAMES = merrymen.games()
CLAUSE = re.compile(r"\b[A-Z]{2}-[A-Z]{1,2}-?\d+[a-z]?\b")


def messages_in(path: str) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """The messages of a file: their attributes and the arguments that they use."""
    source = (ROOT / path).read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{path}: {junk[0].content}"
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            words = source[entry.span.start : entry.span.end] if entry.span else ""
            names = frozenset(attribute.id.name for attribute in entry.attributes)
            found[entry.id.name] = (names, frozenset(re.findall(r"\$(\w+)", words)))
    return found


def texts() -> list[str]:
    """Every English file of words that the browser shows."""
    folders = ["web/src/texts", "src/merrymen/texts", "src/merrymen/table/texts"]
    folders += [f"src/merrymen/games/{game}/texts" for game in GAMES]
    folders += [f"web/src/boards/{game}/texts" for game in GAMES]
    folders += [
        path.relative_to(ROOT).as_posix() for path in (ROOT / "web/src/pages").glob("*/texts")
    ]
    return [f"{folder}/en.ftl" for folder in folders if (ROOT / folder / "en.ftl").is_file()]


@pytest.mark.parametrize("path", texts())
def test_all_languages_say_the_same_messages(path: str) -> None:
    english = messages_in(path)
    for language in LANGUAGES:
        other = messages_in(path.replace("en.ftl", f"{language}.ftl"))
        assert other.keys() == english.keys(), language
        for name, (attributes, arguments) in english.items():
            assert other[name][0] == attributes, f"{name} in {language}"
            assert other[name][1] <= arguments, f"{name} in {language}"


@pytest.mark.parametrize("path", texts())
def test_french_says_tu(path: str) -> None:
    words = (ROOT / path.replace("en.ftl", "fr.ftl")).read_text(encoding="utf-8")
    assert not re.findall(r"\b(?:vous|votre|vos)\b", words, re.IGNORECASE)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_rules_have_the_same_clauses_in_every_language(game: str, language: str) -> None:
    english = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    other = (ROOT / "docs" / "rules" / language / f"{game}.md").read_text(encoding="utf-8")
    assert CLAUSE.findall(other) == CLAUSE.findall(english)
    assert other.count("\n#") == english.count("\n#")
    assert other.count("\n|") == english.count("\n|")


def split(code: str) -> list[str]:
    """The parts between the commas of a call or an object, up to where it closes."""
    depth, parts, quote = 0, [""], ""
    for sign in code:
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "'`\"":
            quote = sign
        elif sign in "([{":
            depth += 1
        elif sign in ")]}":
            depth -= 1
            if depth < 0:
                break
        elif sign == "," and depth == 0:
            parts.append("")
            continue
        parts[-1] += sign
    return [part.strip() for part in parts if part.strip()]


def spoken_in(code: str) -> list[tuple[set[str], set[str] | None]]:
    """What a source says with `t(…)`: the ids it names, and its arguments where they are clear."""
    found = []
    for call in re.finditer(r"(?<![\w.$])t\(", code):
        parts = split(code[call.end() :])
        choice = re.sub(r"=== '[^']*'", "", parts[0]) if parts else ""
        named = set(re.findall(r"'([a-z][\w-]*)'", choice))
        given: set[str] | None = set()
        if len(parts) > 1:
            fields = split(parts[1][1:]) if parts[1].startswith("{") else ["..."]
            spread = any(field.startswith("...") for field in fields)
            given = None if spread else {re.split(r"\W", field)[0] for field in fields}
        found.append((named, given))
    return found


def words_of_the_client() -> dict[str, frozenset[str]]:
    """Every message and the arguments that it needs in any language."""
    needed: dict[str, frozenset[str]] = {}
    for path in texts():
        for language in LANGUAGES:
            for name, (_, arguments) in messages_in(
                path.replace("en.ftl", f"{language}.ftl")
            ).items():
                needed[name] = needed.get(name, frozenset()) | arguments
    return needed


def test_the_client_fills_every_place_of_its_texts() -> None:
    """Where a component names a message it gives all that the message asks for."""
    needed, calls, wrong = words_of_the_client(), 0, []
    for source in sorted((ROOT / "web" / "src").rglob("*")):
        if source.suffix not in (".svelte", ".ts"):
            continue
        for named, given in spoken_in(source.read_text(encoding="utf-8")):
            calls += 1
            if len(named) == 1 and not named & needed.keys():
                wrong.append(f"{source.name}: there is no message {named}")
            for name in named & needed.keys():
                missing = set() if given is None else needed[name] - given
                if missing:
                    wrong.append(f"{source.name}: {name} lacks {missing}")
    assert calls > 400
    assert wrong == []


def test_a_place_left_open_would_be_found() -> None:
    """The check itself: a call that gives too little, one that spreads, one with a choice."""
    code = "t('a-b') + t(x === 'y' ? 'c' : 'd', { n: f(1, 2), m }) + t('e', { ...rest }) + at('f')"
    assert spoken_in(code) == [({"a-b"}, set()), ({"c", "d"}, {"n", "m"}), ({"e"}, None)]
