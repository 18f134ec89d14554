"""What happens to one game of a batch, compiled: the same source for the CPU and the GPU.

Game i of a batch of n plays the deals i, i + n, i + 2n, … of the batch's seed, so what a batch
plays depends neither on threads nor on the device. `words` are the bytes of the records seen as
64-bit integers: every record is a whole number of them.
"""

import numpy as np

from merrymen.engine.chance import S32, mix
from merrymen.engine.compiling import rule
from merrymen.engine.playout import best_looking, seed_game
from merrymen.engine.standing import total
from merrymen.engine.verbs import (
    apply,
    hide,
    legal,
    resample,
    score,
    setup,
    to_move,
    winners,
)
from merrymen.observing.encoding import look, observe_one

# What a finished game is worth to a seat: the win, its points, or its lead over the best other; or
# everything that one may want to know: every seat's part of the victory, then every seat's points.
WIN, OWN_POINTS, LEAD, OUTCOME = range(4)

LEAVE = -1  # the action that leaves a game as it is


@rule
def begin(states, words, i, deal, number):
    """Lay out deal `number` in record i."""
    cards, players, options, seed = deal
    size = len(words) // len(states)
    for at in range(i * size, (i + 1) * size):
        words[at] = 0
    s = states[i]
    seed_game(s, seed, number)
    setup(s, cards, players, options)


@rule
def pay(s, cards, i, worth, rewards, sheet, won):
    """What the end of game i brings to every seat.

    A win is worth 1, shared among the winners, and the others pay for it: the sum is 0. Whole
    numbers up to the one division, so that every device rounds alike.
    """
    players = s.players
    score(s, cards, sheet)
    count = winners(s, cards, sheet, won)
    for seat in range(players):
        if worth == OUTCOME:
            rewards[i, seat] = won[seat] / max(1, count)
            rewards[i, players + seat] = total(sheet, seat)
        elif worth == OWN_POINTS:
            rewards[i, seat] = total(sheet, seat)
        elif worth == LEAD:
            rewards[i, seat] = total(sheet, seat) - best_of_others(players, sheet, seat)
        elif players == 1 or count == 0:
            rewards[i, seat] = 2 * won[seat] - 1
        else:
            rewards[i, seat] = (players * won[seat] - count) / (count * (players - 1))


@rule
def best_of_others(players, sheet, seat):
    """The most points of any other seat; alone one leads over 0."""
    best, found = 0, False
    for other in range(players):
        if other != seat and (not found or total(sheet, other) > best):
            best, found = total(sheet, other), True
    return best


@rule
def begin_range(first, end, states, words, deal, which, out, work):
    """Deal anew in the chosen ones of the games from first to end - 1."""
    mask, movers, rewards, done, rounds = out
    for i in range(first, end):
        if not which[i]:
            continue
        begin(states, words, i, deal, i + rounds[i] * len(states))
        rounds[i] += 1
        forget(i, rewards, done)
        show(states[i], deal[0], i, mask, movers, work[0])


@rule
def show(s, cards, i, mask, movers, actions):
    """Write down who is to move in game i, and what is legal."""
    for action in range(mask.shape[1]):
        mask[i, action] = False
    mark(s, cards, i, mask, movers, actions)


@rule
def mark(s, cards, i, mask, movers, actions):
    """The same where game i's part of the mask is clear."""
    movers[i] = to_move(s)
    for at in range(legal(s, cards, actions)):
        mask[i, actions[at]] = True


@rule
def mark_range(first, end, states, cards, mask, movers, actions):
    """The same in the games from first to end - 1."""
    for i in range(first, end):
        mark(states[i], cards, i, mask, movers, actions)


@rule
def forget(i, rewards, done):
    """What the last step brought in game i is over."""
    done[i] = False
    for seat in range(rewards.shape[1]):
        rewards[i, seat] = 0.0


@rule
def hide_range(first, end, copies, cards, seats):
    """Erase what the seats may not know, in the copies from first to end - 1."""
    for i in range(first, end):
        hide(copies[i], cards, seats[i])


@rule
def find_refused(first, end, chosen, mask, movers):
    """The first game in the range that refuses its action, or -1.

    A finished game takes any action and ignores it.
    """
    for i in range(first, end):
        action = chosen[i]
        if action == LEAVE or movers[i] < 0:
            continue
        if action < 0 or action >= mask.shape[1] or not mask[i, action]:
            return i
    return -1


@rule
def step_range(first, end, states, words, deal, chosen, restart, worth, out, work):
    """One action in each of the games from first to end - 1.

    A finished game is paid out and, if so wished, dealt anew.
    """
    mask, movers, rewards, done, rounds = out
    actions, sheet, won = work
    cards = deal[0]
    for i in range(first, end):
        s = states[i]
        forget(i, rewards, done)
        if chosen[i] == LEAVE or movers[i] < 0:
            continue
        apply(s, cards, chosen[i])
        if to_move(s) < 0:
            done[i] = True
            pay(s, cards, i, worth, rewards, sheet, won)
            if restart:
                begin(states, words, i, deal, i + rounds[i] * len(states))
                rounds[i] += 1
        show(s, cards, i, mask, movers, actions)


@rule
def random_range(first, end, states, cards, seed, start, chosen, actions):
    """A random action for each of the games from first to end - 1; their chance is left alone."""
    for i in range(first, end):
        count = legal(states[i], cards, actions)
        high = mix(np.uint64(seed) + mix(np.uint64(start + i))) >> S32
        at = np.int64((high * np.uint64(count)) >> S32)
        chosen[i] = actions[at] if count > 0 else LEAVE


@rule
def greedy_range(first, end, words, cards, seed, start, chosen, movers, seen, actions):
    """Greedy's action for each of the games from first to end - 1, from the mover's own view."""
    copies, copied_words = seen
    s = copies[0]
    for i in range(first, end):
        look(words, i, cards, movers[i], copies, copied_words, 0)
        count = legal(s, cards, actions)
        seed_game(s, seed, start + i)
        chosen[i] = best_looking(s, cards, actions, count) if count > 0 else LEAVE


@rule
def observe_range(first, end, words, cards, plan, scales, own, seats, seen, raw, features):
    """The features of each of the games from first to end - 1, as its seat may see it."""
    for i in range(first, end):
        observe_one(i, words, cards, plan, scales, own, seats[i], seen, raw, features)


@rule
def resample_range(first, end, states, cards, seed, start, seats):
    """Fill in anew what each game's seat does not know, in the games from first to end - 1.

    The unknowns are erased first, so that nothing of them can come back. A game whose seat is
    LEAVE stays as it is.
    """
    for i in range(first, end):
        if seats[i] == LEAVE:
            continue
        hide(states[i], cards, seats[i])
        seed_game(states[i], seed, start + i)
        resample(states[i], cards, seats[i])


@rule
def show_range(first, end, states, cards, out, work):
    """Who is to move and what is legal, where positions came from elsewhere."""
    mask, movers, rewards, done, _ = out
    for i in range(first, end):
        forget(i, rewards, done)
        show(states[i], cards, i, mask, movers, work[0])
