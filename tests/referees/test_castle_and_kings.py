"""The referees of Castle Combo and Kings & Creatures: one who errs is caught, rare moments come."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

import merrymen
from merrymen.chronicle import Chronicle
from merrymen.match import Match
from referees import castle_combo, kings_and_creatures, lockstep
from referees.castle_combo import referee as castle_referee
from referees.castle_combo.table import Player
from referees.castle_combo.tableau import Laid, Tableau

CASTLE, KINGS = "castle_combo", "kings_and_creatures"
MODULES: dict[str, Any] = {CASTLE: castle_combo, KINGS: kings_and_creatures}
ENOUGH = 150  # games, of all player counts and ways


def played(name: str, number: int) -> list[str]:
    """What is different in one of many games, whose counts and ways take turns."""
    game, module = merrymen.game(name), MODULES[name]
    players = game.players[number % len(game.players)]
    way = lockstep.WAYS[number // len(game.players) % len(lockstep.WAYS)]
    match = game.new(players, seed=number)
    choose = lockstep.chooser(way, module, number)
    return lockstep.play(match, Chronicle.begin(match, number), module, choose)


# CC: mistakes that somebody could make.


def messenger_never_stays(self: castle_combo.Referee, card: Any) -> None:
    self.messenger = self.locations[card["deck"] == "castle"]


def no_price_floor(self: castle_combo.Referee, player: Player, number: int) -> int:
    card = self.cards[number]
    return int(card["cost"]) - player.tableau.discount(card["deck"])


def all_may_be_shared(self: castle_combo.Referee) -> set[int]:
    totals = [sum(points.values()) for points in self.sheet()]
    return {seat for seat, total in enumerate(totals) if total == max(totals)}


def corners_touch(self: Tableau) -> set[tuple[int, int]]:
    if not self.spaces:
        return {(0, 0)}
    steps = list(itertools.product((-1, 0, 1), repeat=2))
    around = {(r + down, c + right) for r, c in self.spaces for down, right in steps}
    return {space for space in around - set(self.spaces) if self._fits(space)}


CASTLE_MISTAKES: dict[str, tuple[Any, str, Any]] = {
    "CC-T2": (castle_combo.Referee, "_price", no_price_floor),
    "CC-T3": (Tableau, "open_spaces", corners_touch),
    "CC-T4": (Laid, "purse", property(lambda self: int(self.card.get("purse", 0)))),
    "CC-T8": (castle_combo.Referee, "_send_messenger", messenger_never_stays),
    "CC-E1": (castle_referee, "store_left_over", lambda player: None),
    "CC-E3": (castle_combo.Referee, "winners", all_may_be_shared),
    "CC-E4": (Tableau, "face_up", lambda self: list(self.spaces.values())),
}

# KC: the same.


def a_third_card_only(self: Any, player: Any, card: int) -> None:
    player.this_round += 1
    player.left = player.this_round == 3
    player.row.append(card)
    self.middle.shown.remove(card)


def always_double(self: Any, seat: int) -> int:
    own = self._heroes(seat)
    left, right = (self._heroes(neighbour) for neighbour in self._neighbours(seat))
    glory: int = self.round_number if own > min(left, right) else 0
    return 2 * glory if own > left + right else glory


def lowest_of_all(self: Any) -> int | None:
    seats = range(self.count)
    return None if self.over else min(seats, key=lambda seat: self.players[seat].visible)


KINGS_MISTAKES: dict[str, tuple[Any, str, Any]] = {
    "KC-S2": (kings_and_creatures, "LEGENDS_A_PLAYER", 2),
    "KC-R2": (kings_and_creatures.Referee, "mover", lowest_of_all),
    "KC-R4": (kings_and_creatures.Referee, "_take", a_third_card_only),
    "KC-H2": (kings_and_creatures.Referee, "_hero_glory", always_double),
    "KC-E3": (
        kings_and_creatures.Referee,
        "_neighbours",
        lambda self, seat: ((seat - 1) % self.count, (seat + 1) % self.count),
    ),
    "KC-E4": (kings_and_creatures.Referee, "_complete", lambda self, seat, legend: True),
    "KC-E5": (
        kings_and_creatures.Referee,
        "winners",
        lambda self: {max(range(self.count), key=lambda seat: sum(self.sheet()[seat].values()))},
    ),
}

MISTAKES = {
    (name, clause): mistake
    for name, mistakes in ((CASTLE, CASTLE_MISTAKES), (KINGS, KINGS_MISTAKES))
    for clause, mistake in mistakes.items()
}


@pytest.mark.parametrize(("name", "clause"), MISTAKES)
def test_one_who_errs_is_caught(name: str, clause: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A referee with one clause wrong meets the compiled rules, and they differ."""
    owner, attribute, wrong = MISTAKES[name, clause]
    monkeypatch.setattr(owner, attribute, wrong)
    assert any(played(name, number) for number in range(ENOUGH))


# Rare moments.


def positions(name: str, bias: str, players: int, games: int) -> Iterator[Match]:
    """Every position of games that are played with one bias."""
    only = SimpleNamespace(BIASES={bias: MODULES[name].BIASES[bias]})
    for seed in range(games):
        match = merrymen.game(name).new(players, seed=seed)
        choose = lockstep.chooser("biased", only, seed)
        while match.to_move is not None:
            yield match
            match.apply(choose(match))
        yield match


def three_took_three(s: Any) -> bool:
    return bool(s.taken.tolist().count(3) == 3 and s.stack_left == 0)


def three_left_at_once(s: Any) -> bool:
    return sorted(s.taken.tolist()[:4]) == [0, 1, 1, 1] and s.has_left.tolist().count(1) == 3


FILLING = 5  # the phase in which Steward's owner chooses
MOMENTS: list[tuple[str, str, int, Callable[[Any], bool]]] = [
    (CASTLE, "castle runs out", 5, lambda s: s.closed[0] == 1 and s.key_spent == 1),  # CC-T8
    (CASTLE, "village runs out", 5, lambda s: s.closed[1] == 1 and s.key_spent == 1),
    (CASTLE, "purses", 3, lambda s: s.phase == FILLING),  # CC-T5
    (CASTLE, "face down", 3, lambda s: sum(s.face_down[0].tolist()) == 9),  # CC-T4
    (CASTLE, "keys", 3, lambda s: s.keys[0] == 0),  # CC-T1
    (CASTLE, "new rows", 4, lambda s: s.place.tolist().count(2) > 20),  # CC-T8
    (CASTLE, "bought", 3, lambda s: s.taken[0] == 9 and not any(s.face_down[0].tolist())),  # CC-T2
    (KINGS, "staying", 4, three_took_three),  # KC-R3
    (KINGS, "leaving", 4, three_left_at_once),  # KC-R4
    (KINGS, "special", 6, lambda s: s.cards_of_type[0][3] + s.cards_of_type[0][4] > 7),  # KC-E3
    (KINGS, "alike", 2, lambda s: s.round_number == 5 and s.heroes[0] == s.heroes[1] > 2),  # KC-H1
]


@pytest.mark.parametrize(("name", "bias", "players", "moment"), MOMENTS)
def test_a_bias_finds_its_moment(
    name: str, bias: str, players: int, moment: Callable[[Any], bool]
) -> None:
    """CC-T1 to CC-T8, KC-R3, KC-R4, KC-H1, KC-E3: what chance seldom meets, in forty games."""
    assert any(moment(match.plain) for match in positions(name, bias, players, 40))


def test_every_bias_has_its_moment() -> None:
    assert {(name, bias) for name, bias, _, _ in MOMENTS} == {
        (name, bias) for name, module in MODULES.items() for bias in module.BIASES
    }


def test_impossible_chance_is_refused() -> None:
    """CC-T8, KC-S1, KC-S3: cards that cannot come are not believed."""
    match = merrymen.game(CASTLE).new(2, seed=1)
    start = match.describe()["position"]
    village = start | {"row": [start["row"][0], [0, *start["row"][1][1:]]]}
    twice = start | {"row": [start["row"][0][:1] * 3, start["row"][1]]}
    for position in (village, twice, start | {"starter": 2}):
        with pytest.raises(lockstep.Impossible):
            castle_combo.Referee(position, match.edition.tables, 2, {})
    match = merrymen.game(KINGS).new(2, seed=1)
    start = match.describe()["position"]
    for change in ({"visible_card": [1, 3]}, {"display": [7, 8, 9, 10, 11]}, {"display": [7] * 5}):
        with pytest.raises(lockstep.Impossible):
            kings_and_creatures.Referee(start | change, match.edition.tables, 2, {})
