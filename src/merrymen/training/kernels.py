"""What happens to one game at mixed tables, compiled: the same source for the CPU and the GPU.

Games of every player count and option lie side by side in one array, so that a GPU needs one launch
for all of them. Game i knows its own players, options and seed, and its next deal by `numbers`.
"""

from merrymen.batch.kernels import LEAVE, OUTCOME, begin, pay, show
from merrymen.engine.compiling import rule
from merrymen.engine.verbs import apply, to_move
from merrymen.learning.advice import LEAST, MOST, looks
from merrymen.learning.kernels import rows_of
from merrymen.observing.encoding import look


@rule
def deal_one(i, states, words, cards, tables, each):
    """Lay out the next deal of game i; the deals of a setting are shared out among its games."""
    players, options, seeds, numbers = tables
    begin(states, words, i, (cards, players[i], options[i], seeds[i]), numbers[i])
    numbers[i] += each


@rule
def begin_one(i, states, words, cards, tables, each, out, work):
    """Begin game i for the first time."""
    deal_one(i, states, words, cards, tables, each)
    show(states[i], cards, i, out[0], out[1], work[0])


@rule
def step_one(i, states, words, cards, tables, each, restart, chosen, out, work):
    """One action in game i. One that is not legal changes nothing, and is counted."""
    mask, movers, rewards, done, refused = out
    actions, sheet, won = work
    s, action = states[i], chosen[i]
    done[i] = False
    for column in range(rewards.shape[1]):
        rewards[i, column] = 0.0
    if action == LEAVE or movers[i] < 0:
        return
    if action < 0 or action >= mask.shape[1] or not mask[i, action]:
        refused[i] += 1
        return
    apply(s, cards, action)
    if to_move(s) < 0:
        done[i] = True
        pay(s, cards, i, OUTCOME, rewards, sheet, won)
        if restart:
            deal_one(i, states, words, cards, tables, each)
    show(s, cards, i, mask, movers, actions)


@rule
def read_one(i, words, cards, seat, seen, raw, reader, sheet, mask, out, counts, advice):
    """The rows of game i as its seat may see it, straight into out[i], then -1; and the advice.

    Only what an earlier position left behind has to be cleared.
    """
    copies, copied_words = seen
    look(words, i, cards, seat, copies, copied_words, 0)
    count = rows_of(copies[0], raw, cards, seat, reader, sheet, out[i])
    for at in range(count, counts[i]):
        out[i, at] = -1
    counts[i] = count
    advise_one(copies[0], cards, mask[i], advice[i])


@rule
def advise_one(s, cards, mask, advice):
    """`learning.advice.advise` about all actions; about those that are not legal nothing."""
    best = -MOST
    for action in range(len(mask)):
        advice[action] = looks(s, cards, action) if mask[action] else 0
        if mask[action]:
            best = max(best, advice[action])
    for action in range(len(mask)):
        if mask[action]:
            advice[action] = max(advice[action] - best, LEAST)


@rule
def read_range(first, end, words, cards, seats, seen, raw, reader, sheet, mask, out):
    """`read_one` for each of the games from first to end - 1."""
    rows, counts, advice = out
    for i in range(first, end):
        read_one(
            i, words, cards, seats[i], seen, raw, reader, sheet, mask, rows, counts, advice
        )  # fmt: skip
