"""The words of the box: every text of a game uses the printed terms, and none of the wrong ones."""

from __future__ import annotations

import pathlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import merrymen
from merrymen.lessons import lessons
from merrymen.messages import LANGUAGES

ROOT = pathlib.Path(__file__).resolve().parent.parent


class Word(msgspec.Struct, forbid_unknown_fields=True):
    """A term in one language, and the forms that are wrong: regular expressions of whole words."""

    term: str
    wrong: list[str] = []


Glossary = dict[str, dict[str, Word]]
"""Words by concept and language."""


@dataclass(frozen=True)
class Passage:
    """Words that people read, and where they begin in their file."""

    path: str
    line: int
    words: str


def glossary(game: str) -> Glossary:
    source = ROOT / "src" / "merrymen" / "games" / game / "terms.toml"
    return msgspec.toml.decode(source.read_bytes(), type=Glossary)


def words_in(node: Any) -> Iterator[ast.TextElement | ast.StringLiteral]:
    """The text in a message: no names, no arguments, no comments."""
    if isinstance(node, list):
        for one in node:
            yield from words_in(one)
    elif isinstance(node, (ast.TextElement, ast.StringLiteral)):
        yield node
    elif isinstance(node, ast.BaseNode) and not isinstance(node, ast.BaseComment):
        yield from words_in(list(vars(node).values()))


def messages(path: pathlib.Path) -> list[Passage]:
    source, name = path.read_text(encoding="utf-8"), path.relative_to(ROOT).as_posix()
    found = []
    for node in words_in(FluentParser().parse(source)):
        assert node.span is not None
        found.append(Passage(name, source.count("\n", 0, node.span.start) + 1, node.value))
    return found


def page(path: pathlib.Path) -> list[Passage]:
    """A page of rules as one passage, without code and the targets of links."""
    source = path.read_text(encoding="utf-8")
    plain = re.sub(r"`[^`\n]*`|(?<=\])\([^)\n]*\)", lambda code: " " * len(code[0]), source)
    return [Passage(path.relative_to(ROOT).as_posix(), 1, plain)]


def passages(game: str, language: str) -> list[Passage]:
    """Everything that is written about a game in one language."""
    found = messages(ROOT / "src" / "merrymen" / "games" / game / "texts" / f"{language}.ftl")
    found += messages(ROOT / "web" / "src" / "boards" / game / "texts" / f"{language}.ftl")
    found += page(ROOT / "web" / "src" / "boards" / game / "rules" / f"{language}.md")
    for name, taught in lessons().items():
        if taught.game == game:
            words = ROOT / "src" / "merrymen" / "lessons" / name / "texts" / f"{language}.ftl"
            found += messages(words)
    rules = ROOT / "docs" / "rules"
    return found + page(
        rules / f"{game}.md" if language == "en" else rules / language / f"{game}.md"
    )


def pattern(form: str) -> re.Pattern[str]:
    """A wrong form as whole words, over the ends of lines, whatever the case."""
    spread = form.replace(" ", r"\s+")
    return re.compile(rf"(?<!\w)(?:{spread})(?!\w)", re.IGNORECASE)


def slips(word: Word, texts: list[Passage]) -> Iterator[str]:
    """Each wrong form in a text, with its place and the right term."""
    for form in word.wrong:
        for text in texts:
            for slip in pattern(form).finditer(text.words):
                line = text.line + text.words.count("\n", 0, slip.start())
                said = " ".join(slip[0].split())
                yield f'{text.path}:{line}: "{said}" should be "{word.term}"'


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", merrymen.games())
def test_a_game_speaks_as_its_box(game: str, language: str) -> None:
    texts = passages(game, language)
    found = [slip for words in glossary(game).values() for slip in slips(words[language], texts)]
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("game", merrymen.games())
def test_a_glossary_is_sound(game: str) -> None:
    """Every concept in every language; each term is used and is no wrong form."""
    terms = glossary(game)
    assert terms
    written = {one: " ".join(text.words for text in passages(game, one)) for one in LANGUAGES}
    for concept, words in terms.items():
        assert words.keys() == set(LANGUAGES), concept
        for language, word in words.items():
            used = word.term.casefold() in " ".join(written[language].split()).casefold()
            assert used, f'{game}: nothing says "{word.term}" in {language}'
            for form in word.wrong:
                assert not pattern(form).search(word.term), f"{form} would refuse {word.term}"


def test_a_slip_is_named_with_its_place() -> None:
    """A check that cannot fail would be a defect."""
    text = Passage("a.md", 3, "Die Karten.\nNimm die rote\nBurg und die Burgen.")
    found = slips(Word("Schloss", ["rote Burg", "Burgen"]), [text])
    assert list(found) == [
        'a.md:4: "rote Burg" should be "Schloss"',
        'a.md:5: "Burgen" should be "Schloss"',
    ]


@pytest.mark.parametrize(
    ("game", "word"),
    [("kings_and_creatures", "Giro"), ("sherwood_forest", "Turno"), ("castle_combo", "Round")],
)
def test_the_shared_texts_count_rounds_by_the_word_of_the_box(game: str, word: str) -> None:
    """Beside every board and in its log; in Italian the boxes differ."""
    texts = FluentBundle(["it"], use_isolating=False)
    shared = ROOT / "web" / "src" / "texts" / "it.ftl"
    texts.add_resource(FluentResource(shared.read_text(encoding="utf-8")))
    for name, told in (("round-of", f"{word} 2 di 6"), ("log-round", f"{word} 2")):
        pattern_of = texts.get_message(name).value
        assert pattern_of is not None
        arguments = {"game": game, "now": 2, "of": 6, "round": 2}
        assert texts.format_pattern(pattern_of, arguments) == (told, [])
