"""Whole games between a network and itself, compiled: every seat follows its first thought."""

from merrymen.engine.compiling import rule
from merrymen.engine.contest import judge, note_opening
from merrymen.engine.playout import seed_game
from merrymen.engine.verbs import apply, setup, to_move
from merrymen.learning.puct import first_thought


@rule
def contend_with_itself(
    table, words, blank, cards, players, options, seed, first, mind, buffers, begins, openings,
    shares, points,
):  # fmt: skip
    """As `engine.contest.contend`, with a network at every seat; how they began goes to `begins`.

    `table` is one record to play in, `words` its bytes; `mind` the network, its reader and a desk.
    `openings` holds -1 everywhere before.
    """
    network, reader, desk = mind
    actions, wished, sheet, won = buffers
    s = table[0]
    for i in range(len(begins)):
        table[0] = blank[0]
        seed_game(s, seed, first + i)
        setup(s, cards, players, options)
        begins[i] = table[0]
        seat = to_move(s)
        while seat >= 0:
            note_opening(openings[i], seat)
            action = first_thought(s, cards, words, seat, network, reader, desk, actions, wished)
            apply(s, cards, action)
            seat = to_move(s)
        judge(s, cards, players, sheet, won, shares[i], points[i])
