"""What a batch on the CPU does in all its games: each kernel's range of games, shared out.

Every work is two rules: what one thread does with some games at its desk, and the call from Python
that shares all games out among a crew (see `sharing`).
"""

from merrymen.batch.kernels import (
    begin_range,
    find_refused,
    greedy_range,
    observe_range,
    random_range,
    resample_range,
    show_range,
    step_range,
)
from merrymen.batch.sharing import together
from merrymen.engine.compiling import rule


@rule
def work_at(works, desk):
    """One thread's work space."""
    actions, sheets, won = works
    return actions[desk], sheets[desk], won[desk]


@rule
def begin_some(first, end, desk, arguments):
    states, words, deal, which, out, works = arguments
    begin_range(first, end, states, words, deal, which, out, work_at(works, desk))


@rule
def begin(sharing, arguments):
    """Deal anew in the chosen games."""
    together(begin_some, sharing, arguments)


@rule
def refuse_some(first, end, desk, arguments):
    chosen, mask, movers, refused = arguments
    at = find_refused(first, end, chosen, mask, movers)
    if at >= 0 and (refused[desk] < 0 or at < refused[desk]):
        refused[desk] = at


@rule
def refuse(sharing, arguments):
    """Write at each desk the first game found there that refuses its action; -1 is none."""
    together(refuse_some, sharing, arguments)


@rule
def step_some(first, end, desk, arguments):
    states, words, deal, chosen, restart, worth, out, works = arguments
    work = work_at(works, desk)
    step_range(first, end, states, words, deal, chosen, restart, worth, out, work)


@rule
def step(sharing, arguments):
    """One action in every game."""
    together(step_some, sharing, arguments)


@rule
def pick_some(first, end, desk, arguments):
    states, cards, seed, start, chosen, works = arguments
    random_range(first, end, states, cards, seed, start, chosen, works[0][desk])


@rule
def pick(sharing, arguments):
    """A random action for every game."""
    together(pick_some, sharing, arguments)


@rule
def greedy_some(first, end, desk, arguments):
    words, cards, seed, start, chosen, movers, seen, works = arguments
    copies, copied_words = seen
    size = len(copied_words) // len(copies)
    own = copies[desk : desk + 1], copied_words[desk * size : (desk + 1) * size]
    greedy_range(first, end, words, cards, seed, start, chosen, movers, own, works[0][desk])


@rule
def greedy(sharing, arguments):
    """Greedy's action for every game."""
    together(greedy_some, sharing, arguments)


@rule
def observe_some(first, end, desk, arguments):
    words, cards, plan, scales, own, seats, seen, raw, features = arguments
    copies, copied_words = seen
    size, bytes_each = len(copied_words) // len(copies), len(raw) // len(copies)
    at = copies[desk : desk + 1], copied_words[desk * size : (desk + 1) * size]
    own_raw = raw[desk * bytes_each : (desk + 1) * bytes_each]
    observe_range(first, end, words, cards, plan, scales, own, seats, at, own_raw, features)


@rule
def observe(sharing, arguments):
    """The features of every game."""
    together(observe_some, sharing, arguments)


@rule
def lay_some(first, end, desk, arguments):
    mine, words, rows = arguments
    for i in range(first, end):
        for at in range(mine.shape[1]):
            mine[i, at] = words[rows[i], at]


@rule
def lay(sharing, arguments):
    """Lay other positions in: place i gets the one of rows[i]."""
    together(lay_some, sharing, arguments)


@rule
def resample_some(first, end, desk, arguments):
    states, cards, seed, start, seats = arguments
    resample_range(first, end, states, cards, seed, start, seats)


@rule
def resample(sharing, arguments):
    """Fill in anew what each game's seat does not know."""
    together(resample_some, sharing, arguments)


@rule
def show_some(first, end, desk, arguments):
    states, cards, out, works = arguments
    show_range(first, end, states, cards, out, work_at(works, desk))


@rule
def show(sharing, arguments):
    """Who is to move and what is legal, everywhere."""
    together(show_some, sharing, arguments)
