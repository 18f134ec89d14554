"""Sherwood Forest: what happened, in words."""

from __future__ import annotations

from typing import Any

from merrymen.editions import Edition
from merrymen.engine.fields import NONE
from merrymen.games.sherwood_forest import state as st
from merrymen.games.sherwood_forest.view.labels import card_name, hideout_name, spoken
from merrymen.games.sherwood_forest.view.words import glory
from merrymen.messages import Message, say, who


def story(
    before: Any, action: int | None, after: Any, edition: Edition, seat: int | None
) -> list[Message]:
    """What was done, which carriages ended their way and how, and what it brought to whom."""
    if action is None:  # SF-V4: a card was shown to somebody else
        return [say("sf-told-show-secret", seat=who(before.seat), other=who(after.showed_to))]
    told = [_deed(before, action, edition)]
    told += _secrets_told(before, after, edition, seat, action)
    told += _carriages(before, after, edition)
    for other in range(before.players):
        told += _changes(before, after, other)
    if after.seat == NONE:
        told.append(say("sf-told-end"))
    elif after.round_number > before.round_number:
        card = card_name(edition, after.laid[0])
        told.append(say("sf-told-round", round=after.round_number, card=card))
    return told


def _deed(before: Any, action: int, edition: Edition) -> Message:
    message, arguments = spoken(before, edition, action, short=True)
    return say(f"sf-told-{message}", seat=who(before.seat), **arguments)


def _secrets_told(
    before: Any, after: Any, edition: Edition, seat: int | None, action: int
) -> list[Message]:
    """What only the one who looked or bought is told."""
    if seat is None or before.seat != seat or before.phase != st.PLAN:
        return []
    if st.INN <= action < st.MERCHANT and after.laid[action - st.INN] != NONE:
        return [say("sf-told-seen", card=card_name(edition, after.laid[action - st.INN]))]
    if action == st.MERCHANT:
        for kind, name in enumerate(st.KINDS):
            if after.hand[seat, kind] > before.hand[seat, kind]:
                return [say("sf-told-bought", card=say(f"sf-{name}"))]
    return []


def _carriages(before: Any, after: Any, edition: Edition) -> list[Message]:
    told = []
    for at in range(st.RAN):
        if after.ran_card[at] != NONE:
            card, hideout = card_name(edition, after.ran_card[at]), after.ran_raided[at]
            if hideout == NONE:
                told.append(say("sf-told-passed", card=card))
            else:
                told.append(
                    say("sf-told-raided", card=card, hideout=hideout_name(edition, hideout))
                )
    sets_out = after.carriage not in (NONE, before.carriage)
    if sets_out:
        told.append(say("sf-told-sets-out", card=card_name(edition, after.laid[after.carriage])))
    return told


def _changes(before: Any, after: Any, seat: int) -> list[Message]:
    """Glory, gold and robbers that somebody won or lost; a promise is nobody's gain yet."""
    gains = (
        ("glory", glory(after, seat) - glory(before, seat)),
        ("purse", after.gold[seat] - before.gold[seat]),
        ("oak", _waiting(before, seat) - _waiting(after, seat)),
    )
    return [
        say(f"sf-told-{what}", seat=who(seat), number=abs(gain), sign="won" if gain > 0 else "lost")
        for what, gain in gains
        if gain
    ]


def _waiting(s: Any, seat: int) -> int:
    """Robbers under the oak, and those promised, which work for nobody yet."""
    return int(s.oak[seat] + sum(row[seat] for row in s.promised_companions.tolist()))


def secret(s: Any, edition: Edition, action: int, seat: int | None) -> bool:
    """SF-V4: a card shown to one player is seen by these two; all else is done before all."""
    if not st.SHOW <= action < st.SHOW + st.EQUIPMENT_KINDS * st.VIEWERS:
        return False
    viewer = (action - st.SHOW) % st.VIEWERS
    return viewer != st.THE_TABLE and seat not in (s.seat, viewer)
