"""Every guided game, played through without a browser: what it asks for is there to be done."""

from __future__ import annotations

import functools
import json
import pathlib
import random
import re
import tomllib

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

import merrymen
from merrymen.lessons import Lesson, lesson, lessons
from merrymen.lessons.course import Place, Seen, after, arguments, due, fits
from merrymen.lessons.lesson import LEARNER
from merrymen.lessons.playing import DoesNotFit, Told, check, choose, play_through, start
from merrymen.match import Match
from merrymen.messages import LANGUAGES, in_full
from merrymen.table.teaching.coach import words_of
from merrymen.undo import used_chance

ROOT = pathlib.Path(__file__).resolve().parent.parent
WEB = ROOT / "web" / "src"
MOST, LEAST = 11, 6
every_lesson = pytest.mark.parametrize("name", lessons())


@functools.cache
def told(name: str) -> list[Told]:
    try:
        return check(lesson(name))
    except DoesNotFit as error:
        pytest.fail(
            f"the lesson {name} does not fit its game any more: {error}. Mend its lesson.toml, or"
            f" find another deal with `python -m tools.lesson_deals {name}`"
        )


def test_every_game_is_taught() -> None:
    assert {one.game for one in lessons().values()} == set(merrymen.games())


def test_sherwood_forest_has_a_second_lesson_for_its_advanced_rules() -> None:
    rules = [one.options["rules"] for one in lessons().values() if one.game == "sherwood_forest"]
    assert rules == ["basic", "advanced"]
    assert all(one.players >= 3 for one in lessons().values() if one.game == "sherwood_forest")


@every_lesson
def test_a_lesson_plays_through(name: str) -> None:
    """Every step finds its moment in turn, and what it waits for among the legal actions."""
    names = [one.step.name for one in told(name)]
    assert names == [step.name for step in lesson(name).steps]
    assert told(name)[-1].seen.match.to_move is None, "the last step reads the score sheet"


@every_lesson
def test_a_lesson_is_short_and_begins_with_the_aim_and_a_turn(name: str) -> None:
    steps = lesson(name).steps
    assert LEAST <= len(steps) <= MOST
    first = next(number for number, step in enumerate(steps) if step.wants)
    assert first <= 2, "the learner acts after two thoughts at most"


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_are_there(name: str, language: str) -> None:
    """Each step and each answer has its words and its title, with what they speak of."""
    taught, source = lesson(name), ROOT / "src/merrymen/lessons" / name / f"texts/{language}.ftl"
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    parts = [step.name for step in taught.steps]
    parts += [answer.say for step in taught.steps for answer in step.answers if answer.say]
    assert {taught.message(part) for part in parts} | {f"teach-{name}"} == set(bundle._messages)
    for part in parts:
        assert "title" in bundle.get_message(taught.message(part)).attributes, part
    for one in told(name):
        message = said(taught, one)
        words, *_ = in_full(message, language)
        assert 20 < len(words) < 420, f"{one.step.name}: {len(words)} letters"
        assert words.count("*") % 2 == 0, "what is bold ends somewhere"


def said(taught: Lesson, one: Told) -> dict[str, object]:
    return words_of(taught, one.step, one.wanted)


@every_lesson
def test_what_it_rings_has_a_name(name: str) -> None:
    """A ring is a place of the page, a `data-teach` name, or an element that the view speaks of."""
    rings = (WEB / "parts" / "coach" / "rings.ts").read_text(encoding="utf-8")
    places = set(re.findall(r"\['(\w+)', '[#.][\w-]+'\]", rings))
    assert {"prompt", "board", "others", "mine"} <= places
    for path in WEB.rglob("*.svelte"):
        places |= set(re.findall(r'data-teach="([\w-]+)"', path.read_text(encoding="utf-8")))
    for one in told(name):
        for ring in (each for choice in one.step.ring for each in choice.split("|")):
            if ring.startswith("element:"):
                element = ring.partition(":")[2]
                assert f'"{element}"' in json.dumps(one.seen.view), f"{one.step.name}: {element}"
            elif ring == "wanted":
                assert one.wanted
            else:
                assert ring in places, f"{one.step.name}: {ring}"


def test_what_the_words_say_of_a_deal_is_so() -> None:
    """Who begins, and how strong the open carriage is, stand in the words and not in the steps."""
    assert start(lesson("kings")).to_move == LEARNER
    assert start(lesson("bandits")).to_move == LEARNER
    raid = next(one for one in told("bandits") if one.step.name == "raid")
    assert raid.seen.match.round == 1
    [light] = raid.wanted
    assert light["label"]["back"]["back"]["id"] == "sb-back-light"
    opened, *_ = start(lesson("forest")).view(LEARNER)["board"]["travel_cards"]
    assert opened["card"]["strength"] == 7


@every_lesson
@pytest.mark.parametrize("pick", [1, -1])
def test_whichever_of_what_would_do_one_takes_the_lesson_goes_on(name: str, pick: int) -> None:
    """Where the coach says "choose any", every choice leads on to what comes next."""
    taught = lesson(name)
    names = [one.step.name for one in play_through(taught, pick)]
    assert names == [step.name for step in taught.steps if not step.optional or step.name in names]


@pytest.mark.parametrize("pick", range(4))
def test_wherever_the_second_card_is_laid_the_third_is_there(pick: int) -> None:
    """The words of Castle Combo send the messenger to the village, and praise a card's orange."""
    [combo] = [one for one in play_through(lesson("castle"), pick) if one.step.name == "combo"]
    assert [arguments(one)["card"]["en"] for one in combo.wanted] == ["Locksmith"]


def test_what_is_praised_for_its_orange_wears_it() -> None:
    [combo] = [step for step in lesson("castle").steps if step.name == "combo"]
    first, others = (one["card"] for one in combo.wants)
    cards = tomllib.loads((ROOT / "src/merrymen/games/castle_combo/edition.toml").read_text())
    assert {first, *others} == {
        card["en"] for card in cards["tables"]["cards"] if "orange" in card["shields"]
    }


@every_lesson
def test_who_goes_their_own_way_is_asked_for_what_can_be_done(name: str) -> None:
    """A step waits for an action only where one is offered; its words are made from that action."""
    taught, chance, asked = lesson(name), random.Random(name), 0
    for _ in range(5):
        match, place = start(taught), Place()
        while match.to_move is not None:
            seen = Seen(match.copy())
            now = due(taught, place, seen)
            if now is not None and taught.steps[now].wants:
                assert seen.wanted(taught.steps[now]), taught.steps[now].name
                asked += 1
            action = chance.choice(list(match.legal()))
            place = after(taught, place, match, action)
            match.apply(action)
    assert asked


@every_lesson
def test_bots_play_their_part_from_what_they_may_know(name: str) -> None:
    """Their parts name actions of the game: each fits one that some bot is offered."""
    taught = lesson(name)
    used = {number for number, _ in parts_used(name)}
    assert used == set(range(len(taught.parts))), "a part that nobody plays is dead"


@functools.cache
def parts_used(name: str) -> list[tuple[int, int]]:
    """The numbers of the parts that were offered to somebody, with the seat."""
    taught, found = lesson(name), set()
    match = start(taught)
    place, used = Place(), 1
    while match.to_move is not None and (match.round or 0) <= 2:
        mover = match.to_move
        view = match.hidden(mover).view(mover)
        for number, part in enumerate(taught.parts):
            fitting = any(fits(part.does, action) for action in view["actions"])
            if mover != LEARNER and part.round in (0, match.round or 0) and fitting:
                found.add((number, mover))
        seen = Seen(match.copy())
        now = due(taught, place, seen)
        while now is not None and not taught.steps[now].wants:
            now = due(taught, place, seen, now + 1)
        wanted = seen.wanted(taught.steps[now]) if now is not None else []
        action = wanted[0]["action"] if wanted else choose(taught, match.hidden(mover), mover)
        place, before = after(taught, place, match, action), match.copy()
        entropy = taught.dice.chance(used)
        match.apply(action, entropy=entropy)
        used += used_chance(before, match, entropy)
    return sorted(found)


# The walk through a lesson, on the first one of Kings & Creatures


def kings() -> tuple[Lesson, Match]:
    taught = lesson("kings")
    return taught, start(taught)


def test_the_same_deal_every_time() -> None:
    taught, match = kings()
    assert start(taught).raw == match.raw
    other = msgspec.structs.replace(taught, deal=taught.deal + 1)
    assert start(other).raw != match.raw


def test_a_step_that_is_left_with_next_is_followed_by_the_next() -> None:
    taught, match = kings()
    assert [due(taught, Place(), Seen(match), passed) for passed in range(3)] == [0, 1, 2]


def test_who_acts_has_read_what_was_said_before() -> None:
    taught, match = kings()
    [wanted] = Seen(match).wanted(taught.steps[2])
    assert after(taught, Place(), match, wanted["action"]) == Place(3)


def test_another_action_is_answered() -> None:
    taught, match = kings()
    [wanted] = Seen(match).wanted(taught.steps[2])
    other = next(each for each in match.legal() if each != wanted["action"])
    place = after(taught, Place(), match, other)
    assert place.step == 3
    assert place.answer is not None
    assert place.answer.say == "take-other"


def test_an_action_that_does_no_harm_leaves_the_step_where_it_is() -> None:
    taught = lesson("castle")
    match = start(taught)
    move = next(a for a in Seen(match).offered if a["label"]["id"] == "cc-move")
    place = after(taught, Place(), match, move["action"])
    assert taught.steps[place.step].name == "buy"
    assert place.answer is not None


def test_a_deal_that_does_not_fit_says_which_step() -> None:
    taught = msgspec.structs.replace(lesson("kings"), deal=1)
    with pytest.raises(DoesNotFit, match=r"step '\w+'|steps never came"):
        check(taught)
