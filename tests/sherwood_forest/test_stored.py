"""What each stored game is there to show."""

from __future__ import annotations

import pathlib

import pytest

import merrymen
from merrymen import chronicle
from merrymen.chronicle import Chronicle
from merrymen.games.sherwood_forest import state as st
from merrymen.match import Match

OLD = pathlib.Path(__file__).parent / "old" / "rules-1.json"
FIXTURES = pathlib.Path(__file__).parents[1] / "fixtures" / "sherwood_forest"


def stored(name: str) -> Chronicle:
    return chronicle.load(FIXTURES / f"{name}.json")


def last(game: Chronicle) -> Match:
    *_, match = game.replay()
    return match


@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_finished_games(rules: str, players: int) -> None:
    """SF-E3: six rounds at every table; the most glory won."""
    game = stored(f"{rules}-{players}-players")
    assert (game.players, game.options) == (players, {"rules": rules})
    best = max(game.scores)
    assert all(game.scores[seat] == best for seat in game.winners)
    assert last(game).plain.round_number == 6


def _tied(name: str) -> tuple[Chronicle, list[int], list[int], list[int]]:
    game = stored(name)
    tied = [seat for seat, points in enumerate(game.scores) if points == max(game.scores)]
    s = last(game).plain
    return game, tied, [s.oak[seat] for seat in tied], [s.gold[seat] for seat in tied]


def test_a_tie_broken_by_the_oak() -> None:
    """SF-E3: fewer robbers under the oak."""
    game, tied, oaks, _ = _tied("tie-oak")
    assert len(tied) > 1
    assert oaks.count(min(oaks)) == 1
    assert game.winners == [tied[oaks.index(min(oaks))]]


def test_a_tie_broken_by_gold() -> None:
    """SF-E3: more gold."""
    game, tied, oaks, gold = _tied("tie-gold")
    left = [seat for seat, oak in zip(tied, oaks, strict=True) if oak == min(oaks)]
    assert len(left) > 1
    best = max(gold[tied.index(seat)] for seat in left)
    assert game.winners == [seat for seat in left if gold[tied.index(seat)] == best]
    assert len(game.winners) == 1


def test_a_shared_win() -> None:
    """SF-E3: nothing is left to break the tie."""
    game, tied, oaks, gold = _tied("tie-shared")
    assert len(game.winners) > 1
    places = [tied.index(seat) for seat in game.winners]
    assert len({(oaks[at], gold[at]) for at in places}) == 1


@pytest.mark.parametrize(
    ("name", "actions", "kind"),
    [
        ("special-cloak-stay", range(st.CLOAK_STAY, st.CLOAK_HOME), st.CLOAK),
        ("special-cloak-home", range(st.CLOAK_HOME, st.EAT), st.CLOAK),
        ("special-provisions", range(st.EAT, st.NO_SPECIAL), st.PROVISIONS),
        ("special-garment", range(st.SEND_TO, st.WATCH), st.GARMENT),
    ],
)
def test_special_cards_are_used(name: str, actions: range, kind: int) -> None:
    """SF-V8: the card leaves the hand, and what it promises comes true."""
    game = stored(name)
    number = next(n for n, step in enumerate(game.steps) if step.action in actions)
    for at, match in enumerate(game.replay()):
        if at == number:
            before = match.copy()
        if at == number + 1:
            after = match.copy()
            break
    seat = before.to_move
    assert seat is not None
    assert before.plain.hand[seat, kind] == after.plain.hand[seat, kind] + 1
    hideout = before.plain.at_hideout
    if name == "special-garment":
        assert game.steps[number].action - st.SEND_TO != before.plain.destination
    elif name == "special-cloak-home":
        assert after.plain.group[hideout, seat] == 0
    else:
        assert after.plain.group[hideout, seat] == before.plain.group[hideout, seat] > 0


def test_a_game_of_the_old_rules_is_kept_and_not_replayed_in_silence() -> None:
    """Its actions mean something else now: the file reads, and says under which rules it was."""
    game = chronicle.load(OLD)
    assert (game.rules, game.players, len(game.scores)) == (1, 3, 3)
    with pytest.raises(merrymen.DamagedPosition, match=r"rules version 1 .* these are version 2"):
        next(game.replay())
