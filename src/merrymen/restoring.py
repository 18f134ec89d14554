"""Matches from positions that were written down: nothing is taken that cannot be."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from merrymen.editions import Edition
from merrymen.errors import BadSetup, DamagedPosition
from merrymen.match import Match
from merrymen.positions import check_origin, check_range, numbers_of, opened, record_of

if TYPE_CHECKING:
    from merrymen.game import Game


def from_bytes(game: Game, data: bytes, edition: Edition) -> Match:
    """Read a position back, or say what is wrong with it."""
    header, raw = opened(data)
    check_origin(game, header.game, header.rules, header.edition, edition)
    return _match(game, edition, header.options, record_of(game, raw), header.erased)


def again(game: Game, data: bytes, edition: Edition | None) -> Match:
    """A position that this very program wrote down for itself (pickle): nothing is audited."""
    header, raw = opened(data)
    edition = edition or game.edition
    check_origin(game, header.game, header.rules, header.edition, edition)
    return Match(game, edition, header.options, record_of(game, raw), erased=header.erased)


def _pickled(match: Match) -> tuple[Any, ...]:
    own = None if match.edition is match.game.edition else match.edition
    return again, (match.game, match.to_bytes(), own)


copyreg.pickle(Match, _pickled)


def from_description(game: Game, data: Mapping[str, Any], edition: Edition) -> Match:
    """Read a described position back, or say which field is wrong."""
    for key in ("game", "rules", "edition", "position"):
        if key not in data:
            raise DamagedPosition(f'a described position needs "{key}"')
    check_origin(game, data["game"], data["rules"], data["edition"], edition)
    fields, described = game.layout.fields, data["position"]
    for name in described:
        if name not in fields:
            raise DamagedPosition(f"a position of {game.title} has no field {name}")
    record = game.layout.zeros()
    for name, field in fields.items():
        if name not in described:
            raise DamagedPosition(f"the position lacks the field {name}")
        values = numbers_of(name, field, described[name])
        check_range(name, field, values)
        record[0][name] = values
    return _match(game, edition, data.get("options", {}), record, data.get("erased") is True)


def _match(
    game: Game, edition: Edition, options: Mapping[str, Any], record: Any, erased: bool
) -> Match:
    try:
        values = game.choose_options(options)
        players = game.check_players(int(record[0]["players"]))
    except BadSetup as error:
        raise DamagedPosition(str(error)) from None
    for name, field in game.layout.fields.items():
        check_range(name, field, record[0][name])
    match = Match(game, edition, values, record, erased=erased)
    if match.to_move is not None and match.to_move >= players:
        raise DamagedPosition(f"seat {match.to_move} is to move, but there are {players} players")
    # What somebody may not know is missing from an erased record: only a whole one adds up.
    problems = [] if erased else game.audit(match.plain, edition)
    if problems:
        raise DamagedPosition(f"this position of {game.title} cannot be: {'; '.join(problems)}")
    return match
