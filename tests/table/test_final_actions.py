"""What could not be taken back is known before it is done."""

from __future__ import annotations

import random
from typing import Any

import pytest

import merrymen
from merrymen.undo import can_be_taken_back, final_ones
from table.ground import Server


@pytest.mark.parametrize("game", merrymen.games())
def test_final_actions_are_those_that_cannot_be_taken_back(game: str) -> None:
    """Where it says that an action can be taken back, it can; it knows nothing that is hidden."""
    chance, match = random.Random(game), merrymen.game(game).new(seed=5)
    right = wrong = 0
    while (seat := match.to_move) is not None:
        seen = match.hidden(seat)
        final = final_ones(seen, seat)
        assert final_ones(seen.resampled(seat, 9).hidden(seat), seat) == final
        before, action = match.copy(), chance.choice(match.legal())
        entropy = chance.getrandbits(64)
        match.apply(action, entropy=entropy)
        if can_be_taken_back(before, match, entropy) == (action not in final):
            right += 1
        else:
            wrong += 1
    assert right > 9 * wrong


def test_a_table_tells_what_is_final(server: Server) -> None:
    client = server.client("Robin")
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "me"}]
    for undo in (True, False):
        chair = client.chair(client.make("castle_combo", seats, undo=undo))
        view = chair.look(chair.frame["view"]["to_move"])["view"]
        chair.send({"type": "ask_final"})
        final = chair.wait("weighed")["final"]
        messenger = next(one for one in view["actions"] if one["element"] == "messenger")
        assert (messenger["action"] in final) is not undo
        chair.look(1 - view["to_move"])
        chair.send({"type": "ask_final"})
        assert chair.wait("weighed")["final"] == []
        chair.close()
