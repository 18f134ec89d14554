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
