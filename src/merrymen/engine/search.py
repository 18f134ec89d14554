"""Information-set Monte Carlo tree search over resampled hidden records, compiled.

One tree per searching seat. Every simulation fills the unknowns anew, walks down the tree along
actions that are legal in that possibility, adds one node, plays the game out and rewards every
seat (max-n). A child competes only in the simulations in which its action was possible, so its
`available` count stands where a plain tree would have its parent's visits.

A node does not try all actions at once (progressive widening): it begins with the one that looks
best, and with k actions open it opens the next after (k / widening) squared visits. So thin nodes,
those of the opponents above all, are played sensibly, and thick ones still come to try everything.
"""

import math

import numpy as np

from merrymen.engine.chance import draw, mix
from merrymen.engine.compiling import rule
from merrymen.engine.playout import best_looking, play_out
from merrymen.engine.standing import total
from merrymen.engine.verbs import apply, legal, resample, score, to_move, winners

MOST_SEATS = 6

NODE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("value", np.float32, (MOST_SEATS,)),
                ("action", np.int32),
                ("first_child", np.int32),
                ("next_sibling", np.int32),
                ("visits", np.int32),
                ("available", np.int32),
            ],
            align=True,
        ),
    )
)

DEPTH = 512  # a walk down the tree is never longer than this
EVERYBODY = -2  # an observer from whom nothing is hidden: the position is taken as it is
FREE = -1  # no first action is laid down


@rule
def grow(tree, used, root, work, cards, seat, seed, first, simulations, settings, buffers):
    """Run simulations `first` to `first + simulations - 1`; return the nodes used so far."""
    _, margin_weight, guided, _, _, _ = settings
    actions, child_of, path, sheet, won, reward, tally = buffers
    s = work[0]
    for number in range(first, first + simulations):
        work[0] = root
        s.rng = mix(np.uint64(seed) + mix(np.uint64(number)))
        if seat != EVERYBODY:
            resample(s, cards, seat)
        depth, used = walk(tree, used, s, cards, settings, actions, child_of, path)
        play_out(s, cards, actions, guided)
        rewards(s, cards, margin_weight, sheet, won, reward)
        if depth > 1:
            note(tally[tree[path[1]].action], s.players, sheet, won, 1.0)
        for i in range(depth):
            node = tree[path[i]]
            node.visits += 1
            for other in range(s.players):
                node.value[other] += reward[other]
    return used


@rule
def note(tally, players, sheet, won, weight):
    """Add how a game ended to what its first action has brought: wins, then every heading."""
    count = 0
    for seat in range(players):
        count += won[seat]
    for seat in range(players):
        tally[0, seat] += weight * won[seat] / max(1, count)
        for heading in range(sheet.shape[1]):
            tally[1 + heading, seat] += weight * sheet[seat, heading]


@rule
def keep(tree, child, fresh, origin):
    """Copy the part of a tree under one child into an empty tree; return the nodes used.

    `origin` is work space for the old number of every copied node.
    """
    fresh[0] = tree[child]
    origin[0] = child
    used, at = 1, 0
    while at < used:
        fresh[at].first_child = 0
        old = tree[origin[at]].first_child
        while old > 0:
            fresh[used] = tree[old]
            fresh[used].next_sibling = fresh[at].first_child
            fresh[at].first_child = used
            origin[used] = old
            used += 1
            old = tree[old].next_sibling
        at += 1
    fresh[0].next_sibling = 0
    return used


@rule
def walk(tree, used, s, cards, settings, actions, child_of, path):
    """Go down the tree to a new node; return the length of the path and the nodes used."""
    exploration, _, guided, widening, first_widening, forced = settings
    at, depth = 0, 1
    path[0] = 0
    while depth < DEPTH and to_move(s) >= 0:
        count = legal(s, cards, actions)
        untried = find_children(tree, at, actions, count, child_of)
        wide = widening if at > 0 else first_widening
        is_open = opens(tree[at].visits, count - untried, wide)
        if at == 0 and forced != FREE:
            child, used = child_for(tree, used, child_of, forced)
        elif untried > 0 and is_open and used < len(tree):
            action = new_action(s, cards, actions, count, child_of, untried, guided)
            child = used
            used += 1
            add_child(tree, at, child, action)
        elif untried == count:  # the tree is full: nothing to compare here
            return depth, used
        else:
            child = best_child(tree, actions, count, child_of, to_move(s), exploration)
        is_new = tree[child].visits == 0
        apply(s, cards, tree[child].action)
        path[depth] = child
        depth += 1
        at = child
        if is_new:
            break
    return depth, used


@rule
def child_for(tree, used, child_of, action):
    """The root's child of one action, made where there is none yet; and the nodes used."""
    if child_of[action] >= 0:
        return child_of[action], used
    add_child(tree, 0, used, action)
    return used, used + 1


@rule
def opens(visits, tried, widening):
    """Whether a node may try one more action: the first at once, others as its visits grow."""
    return tried == 0 or tried < widening * math.sqrt(visits)


@rule
def find_children(tree, at, actions, count, child_of):
    """Look up the child of every legal action (-1: none yet); return how many have none."""
    for i in range(count):
        child_of[actions[i]] = -1
    child = tree[at].first_child
    while child > 0:
        child_of[tree[child].action] = child
        child = tree[child].next_sibling
    untried = 0
    for i in range(count):
        child = child_of[actions[i]]
        if child < 0:
            untried += 1
        else:
            tree[child].available += 1
    return untried


@rule
def new_action(s, cards, actions, count, child_of, untried, guided):
    """One of the legal actions without a child: the best looking one, or any."""
    kept = 0
    for i in range(count):
        if child_of[actions[i]] < 0:
            actions[kept] = actions[i]
            kept += 1
    if guided > 0:
        return best_looking(s, cards, actions, untried)
    return actions[draw(s, untried)]


@rule
def add_child(tree, parent, child, action):
    """A new node, first among its siblings; it was possible, but not open, in earlier visits."""
    node = tree[child]
    node.action = action
    node.visits = 0
    node.available = tree[parent].visits + 1
    node.first_child = 0
    node.next_sibling = tree[parent].first_child
    for other in range(MOST_SEATS):
        node.value[other] = 0.0
    tree[parent].first_child = child


@rule
def best_child(tree, actions, count, child_of, mover, exploration):
    """The legal child with the highest upper confidence bound for the one who moves."""
    best, bound = -1, -1.0
    for i in range(count):
        child = child_of[actions[i]]
        if child < 0:
            continue
        node = tree[child]
        visits = max(1, node.visits)
        spread = math.sqrt(math.log(node.available) / visits)
        value = node.value[mover] / visits + exploration * spread
        if value > bound:
            best, bound = child, value
    return best


@rule
def rewards(s, cards, margin_weight, sheet, won, reward):
    """The share of the win, and a small weight on the margin to the best other seat."""
    score(s, cards, sheet)
    count = winners(s, cards, sheet, won)
    for seat in range(s.players):
        margin = float(total(sheet, seat) - best_other(s, sheet, seat))
        lead = 0.5 + 0.5 * margin / (abs(margin) + 10.0)
        share = won[seat] / count if count > 0 else 0.0
        reward[seat] = (1.0 - margin_weight) * share + margin_weight * lead


@rule
def best_other(s, sheet, seat):
    """The most points of any other seat."""
    best = -1_000_000
    for other in range(s.players):
        if other != seat:
            best = max(best, total(sheet, other))
    return best
