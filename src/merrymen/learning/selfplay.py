"""Games between a network and itself, compiled: every seat follows its first thought."""

from merrymen.engine.compiling import rule
from merrymen.engine.contest import judge, note_opening
from merrymen.engine.playout import play_out, seed_game
from merrymen.engine.verbs import apply, resample, setup, to_move
from merrymen.learning.puct import first_thought, follow, standings, think


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


@rule
def go_on(
    table, words, root, cards, seat, action, thoughts, seed, mind, buffers, shares, points,
    expected,
):  # fmt: skip
    """Games from a position as a seat knows it, its unknowns drawn anew in each.

    After the action (-1: none) come so many first thoughts, then the game's advice decides to the
    end. expected[i] is everybody's chance to win game i as the network sees it after the action.
    """
    network, reader, desk = mind
    actions, wished, sheet, won, reward = buffers
    s = table[0]
    for i in range(len(shares)):
        table[0] = root
        seed_game(s, seed, i)
        resample(s, cards, seat)
        if action >= 0:
            apply(s, cards, action)
        mover = to_move(s)
        if mover >= 0:
            think(s, cards, words, mover, network, reader, desk)
            standings(desk[6], mover, s.players, 0.0, reward, expected[i])
        follow(s, cards, words, thoughts, network, reader, desk, actions, wished)
        play_out(s, cards, actions, 256)
        judge(s, cards, s.players, sheet, won, shares[i], points[i])
        if mover < 0:
            for other in range(s.players):
                expected[i, other] = shares[i, other]
