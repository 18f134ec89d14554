"""Whole games between equal players, with who opened when and who won what."""

from merrymen.engine.compiling import rule
from merrymen.engine.playout import choose, seed_game
from merrymen.engine.standing import total
from merrymen.engine.verbs import apply, legal, score, setup, to_move, winners


@rule
def contend(
    states, blank, cards, players, options, seed, first, guided, buffers, openings, shares, points
):
    """Play one game in each record of an array, everybody choosing alike (see `choose`).

    `blank` and `first` are as in `play_many`.
    For game i, openings[i, k] is the seat that was the k-th to decide something (-1: none was),
    shares[i, seat] its share of the victory, points[i, seat] its points.
    """
    actions, sheet, won = buffers
    for i in range(len(states)):
        states[i] = blank[0]
        s = states[i]
        seed_game(s, seed, first + i)
        setup(s, cards, players, options)
        play_and_note(s, cards, players, actions, guided, openings[i])
        judge(s, cards, players, sheet, won, shares[i], points[i])


@rule
def play_and_note(s, cards, players, actions, guided, opening):
    """Play a position to its end; write down the seats in the order of their first decision."""
    for place in range(players):
        opening[place] = -1
    seat = to_move(s)
    while seat >= 0:
        note_opening(opening, seat)
        count = legal(s, cards, actions)
        apply(s, cards, choose(s, cards, actions, count, guided))
        seat = to_move(s)


@rule
def note_opening(opening, seat):
    """Write a seat down behind those that decided something before it, if it is not there yet."""
    place = 0
    while opening[place] >= 0 and opening[place] != seat:
        place += 1
    opening[place] = seat


@rule
def judge(s, cards, players, sheet, won, share, points):
    """Everybody's points, and the victory split among those who share it."""
    score(s, cards, sheet)
    count = winners(s, cards, sheet, won)
    for seat in range(players):
        points[seat] = total(sheet, seat)
        share[seat] = won[seat] / count if count > 0 else 0.0
