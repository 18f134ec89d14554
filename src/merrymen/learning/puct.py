"""Tree search that a network guides, over resampled hidden records, compiled.

As in `engine.search` there is one tree for the searching seat, and every simulation fills the
unknowns anew. But a node asks the network once, as its mover sees the position: how much each
action is wished for (the prior) and how every seat stands (the value, in place of a playout or
beside one).
Whole numbers, tables and square roots only, so that every machine finds the same.
"""

import math

import numpy as np

from merrymen.engine.chance import mix
from merrymen.engine.compiling import rule
from merrymen.engine.playout import play_out
from merrymen.engine.search import DEPTH, MOST_SEATS, find_children, note, rewards
from merrymen.engine.verbs import apply, legal, resample, to_move
from merrymen.learning.advice import advise
from merrymen.learning.inference import OUTPUT, body, outlook, wishes
from merrymen.learning.kernels import rows_of
from merrymen.observing.encoding import look

NODE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("value", np.float32, (MOST_SEATS,)),
                ("prior", np.float32),
                ("action", np.int32),
                ("first_child", np.int32),
                ("next_sibling", np.int32),
                ("visits", np.int32),
                ("available", np.int32),
                ("asked", np.int32),
            ],
            align=True,
        ),
    )
)

# Powers of e, from 0 downwards in steps of 1/32, as whole numbers.
STEP = OUTPUT // 32
POWERS = np.array([round(2**24 * math.exp(-k / 32)) for k in range(512)], np.int64)
BELIEVED = 256  # the doubt that takes wishes as they are; twice as much halves them
URGENCY = 0.1  # an action not tried yet is thought so much worse than its node


@rule
def power(below):
    """e to the power of minus an output, as a whole number."""
    return POWERS[min(below // STEP, len(POWERS) - 1)]


@rule
def think(s, cards, words, seat, network, reader, desk):
    """Ask the network about a position as a seat sees it; the answer lies on the desk."""
    seen, seen_words, raw, sheet, rows, work, values = desk
    look(words, 0, cards, seat, seen, seen_words, 0)
    count = rows_of(seen[0], raw, cards, seat, reader, sheet, rows)
    body(network, rows, count, work)
    outlook(network, work, values)


@rule
def standings(values, seat, players, margin_weight, reward, won):
    """What the value head says, for the real seats: reward, and the chance to win."""
    seats = len(values) // 3
    best = values[0]
    for place in range(1, players):
        best = max(best, values[place])
    together = np.int64(0)
    for place in range(players):
        together += power(best - values[place])
    for place in range(players):
        chance = power(best - values[place]) / together
        lead = min(max(values[seats + place] / OUTPUT, 0.0), 1.0)
        real = (seat + place) % players
        won[real] = chance
        reward[real] = (1.0 - margin_weight) * chance + margin_weight * lead


@rule
def wish(cards, network, desk, actions, count, wished):
    """How much each legal action is wished for, about what the network was last asked."""
    seen, work, values = desk[0], desk[5], desk[6]
    advise(seen[0], cards, actions, count, wished)
    wishes(network, work, values[-1], actions, count, wished)


@rule
def most_wished(cards, network, desk, actions, count, wished):
    """The action wished for most; of equals the one with the lowest number."""
    wish(cards, network, desk, actions, count, wished)
    best = 0
    for i in range(1, count):
        more = wished[i] - wished[best]
        if more > 0 or (more == 0 and actions[i] < actions[best]):
            best = i
    return actions[best]


@rule
def first_thought(s, cards, words, seat, network, reader, desk, actions, wished):
    """What a seat does without any search."""
    count = legal(s, cards, actions)
    if count == 1:
        return actions[0]
    think(s, cards, words, seat, network, reader, desk)
    return most_wished(cards, network, desk, actions, count, wished)


@rule
def follow(s, cards, words, times, network, reader, desk, actions, wished):
    """So many first thoughts, each of whoever is to move."""
    mover = to_move(s)
    while times > 0 and mover >= 0:
        action = first_thought(s, cards, words, mover, network, reader, desk, actions, wished)
        apply(s, cards, action)
        mover = to_move(s)
        times -= 1


@rule
def open_node(tree, at, used, cards, network, desk, actions, count, wished, doubt):
    """Give a node its children, with how much each is wished for, in spite of some doubt."""
    wish(cards, network, desk, actions, count, wished)
    for i in range(count):
        wished[i] = wished[i] * BELIEVED // doubt
    best = wished[0]
    for i in range(1, count):
        best = max(best, wished[i])
    together = np.int64(0)
    for i in range(count):
        together += power(best - wished[i])
    for i in range(count):
        add_child(tree, at, used, actions[i], power(best - wished[i]) / together)
        used += 1
    tree[at].asked = 1
    return used


@rule
def add_child(tree, parent, child, action, prior):
    """A new node, first among its siblings."""
    node = tree[child]
    node.action = action
    node.prior = prior
    node.visits = 0
    node.asked = 0
    node.available = tree[parent].visits
    node.first_child = 0
    node.next_sibling = tree[parent].first_child
    for other in range(MOST_SEATS):
        node.value[other] = 0.0
    tree[parent].first_child = child


@rule
def best_child(tree, at, actions, count, child_of, mover, exploration):
    """The legal child of highest worth to the mover; its prior counts while it is little tried."""
    parent = tree[at]
    first_guess = parent.value[mover] / max(1, parent.visits) - URGENCY
    best, bound = -1, -1e9
    for i in range(count):
        child = child_of[actions[i]]
        if child < 0:
            continue
        node = tree[child]
        worth = node.value[mover] / node.visits if node.visits > 0 else first_guess
        tries = math.sqrt(float(node.available)) / (1 + node.visits)
        worth += exploration * node.prior * tries
        if worth > bound:
            best, bound = child, worth
    return best


@rule
def grow(
    tree, used, root, states, words, cards, seat, seed, first, simulations, settings, network,
    reader, desk, buffers,
):  # fmt: skip
    """Run simulations `first` to `first + simulations - 1`; return the nodes used so far.

    A game that is played out from a new node begins with some first thoughts of the network.
    `states` is work space for one position, `words` its bytes. There must be room for a node's
    children in the tree: where there is none, what has grown is walked and valued, not opened.
    """
    exploration, margin_weight, points_unit, playouts, guided, doubt, thoughts = settings
    actions, child_of, path, sheet, won, reward, tally, wished, chances, rolled = buffers
    s = states[0]
    for number in range(first, first + simulations):
        states[0] = root
        s.rng = mix(np.uint64(seed) + mix(np.uint64(number)))
        resample(s, cards, seat)
        at, depth, mover = 0, 1, to_move(s)
        path[0] = 0
        while mover >= 0 and tree[at].asked > 0 and depth < DEPTH:
            count = legal(s, cards, actions)
            untried = find_children(tree, at, actions, count, child_of)
            for i in range(count):
                # Possible here, and not when the network was asked: seldom, so no second question.
                if untried > 0 and child_of[actions[i]] < 0 and used < len(tree):
                    add_child(tree, at, used, actions[i], 1.0 / count)
                    child_of[actions[i]] = used
                    used += 1
            at = best_child(tree, at, actions, count, child_of, mover, exploration)
            if at < 0:
                break
            apply(s, cards, tree[at].action)
            path[depth] = at
            depth += 1
            mover = to_move(s)
        weight = 1.0  # of how the game ended, beside what the network expected
        if mover >= 0:
            weight = playouts
            think(s, cards, words, mover, network, reader, desk)
            standings(desk[6], mover, s.players, margin_weight, reward, chances)
            if depth > 1:
                note_values(
                    tally[tree[path[1]].action], s.players, mover, desk[6], chances, points_unit,
                    1.0 - weight,
                )  # fmt: skip
            count = legal(s, cards, actions)
            if at >= 0 and tree[at].asked == 0 and used + count <= len(tree):
                used = open_node(
                    tree, at, used, cards, network, desk, actions, count, wished, doubt
                )  # fmt: skip
            if weight > 0.0:
                if thoughts > 0:
                    apply(s, cards, most_wished(cards, network, desk, actions, count, wished))
                follow(s, cards, words, thoughts - 1, network, reader, desk, actions, wished)
                play_out(s, cards, actions, guided)
        if weight > 0.0:
            rewards(s, cards, margin_weight, sheet, won, rolled)
            if depth > 1:
                note(tally[tree[path[1]].action], s.players, sheet, won, weight)
            for other in range(s.players):
                reward[other] = (1.0 - weight) * reward[other] + weight * rolled[other]
        for i in range(depth):
            node = tree[path[i]]
            node.visits += 1
            for other in range(s.players):
                node.value[other] += reward[other]
    return used


@rule
def note_values(tally, players, mover, values, chances, points_unit, weight):
    """Add what the network expects to what a first action has brought: wins, then points."""
    seats = len(values) // 3
    for place in range(players):
        seat = (mover + place) % players
        tally[0, seat] += weight * chances[seat]
        tally[1, seat] += weight * points_unit * (values[2 * seats + place] / OUTPUT)


@rule
def wished_for(states, words, cards, seat, network, reader, desk, actions, wished):
    """The legal actions and how much each is wished for, without any search; their number."""
    think(states[0], cards, words, seat, network, reader, desk)
    count = legal(states[0], cards, actions)
    wish(cards, network, desk, actions, count, wished)
    return count


@rule
def wish_often(times, states, words, cards, seat, network, reader, desk, actions, wished):
    """Think about one position so many times, to measure how long it takes."""
    count = 0
    for _ in range(times):
        count += wished_for(states, words, cards, seat, network, reader, desk, actions, wished)
    return count
