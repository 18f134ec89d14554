"""Games shared out among threads in compiled code, where nobody waits for the interpreter's lock.

A thread that is woken in Python must take that lock once to begin and once more to report, one
thread after another: with sixteen of them that took longer than their part of a batch's step. So
the threads of a crew stay in compiled code for a while after each work, with an eye on a board.

The board has a row for the order (what is to be done, with which arguments), one for how many games
are done, and one for every seat at it: how many games of its range are left, and where the range
ends. A thread takes pieces of its own range, then of the others', so that nobody waits for the last
one. A number above 0 that somebody takes from belongs to the order on the board, for an order is
over when all its games are done: so what it says is read after that, and needs no lock.
"""

import sys

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.typing import signature
from numba.core.typing.templates import AbstractTemplate, infer_global
from numba.extending import intrinsic, lower_builtin

from merrymen.engine.compiling import rule, rule_at_once

PIECE = 256  # games taken at a time
PATIENCE = 2000  # looks at the board without work before a thread goes to sleep: half a millisecond
APART = 8  # desks lie so many rows apart, so that no two threads write into one line of a cache

ORDER, DONE, SEATS = range(3)  # rows of the board; from SEATS on there is one for each thread
FUNCTION, ARGUMENTS = range(2)  # columns of the order
LEFT, END, CODE, FAULT = range(4)  # columns of a seat
WIDTH = 16  # words: two lines of a cache for each row

PART = (types.int64, types.int64, types.int64, types.voidptr)  # first, end, desk and arguments


def _place(context, builder, board, values):
    """Where a number of the board lies."""
    array = context.make_array(board)(context, builder, values[0])
    return cgutils.get_item_pointer(context, builder, board, array, values[1:3])


@intrinsic
def look_up(context, board, row, column):
    """A number of the board as it is now."""

    def generate(context, builder, signature, values):
        place = _place(context, builder, board, values)
        return builder.load_atomic(place, "seq_cst", 8)

    return types.int64(board, types.int64, types.int64), generate


@intrinsic
def write_down(context, board, row, column, value):
    """Put a number on the board, after everything that was written before."""

    def generate(context, builder, signature, values):
        place = _place(context, builder, board, values)
        builder.store_atomic(values[3], place, "seq_cst", 8)
        return context.get_dummy_value()

    return types.void(board, types.int64, types.int64, types.int64), generate


@intrinsic
def add_to(context, board, row, column, value):
    """Add to a number of the board, at one stroke; what it was before."""

    def generate(context, builder, signature, values):
        place = _place(context, builder, board, values)
        return builder.atomic_rmw("add", place, values[3], "seq_cst")

    return types.int64(board, types.int64, types.int64, types.int64), generate


@intrinsic
def give_way(context):
    """Let others have this core for a moment, where the system knows of that."""

    def generate(context, builder, signature, values):
        if sys.platform != "win32":
            kind = ir.FunctionType(ir.IntType(32), [])
            builder.call(cgutils.get_or_insert_function(builder.module, kind, "sched_yield"), [])
        return context.get_dummy_value()

    return types.void(), generate


@intrinsic
def carry_out(context, function, arguments, first, end, desk):
    """Call what an order names for some games: its code, and where a fault is described."""

    def generate(context, builder, signature, values):
        convention = context.call_conv
        kind = convention.get_function_type(types.none, PART)
        result, fault = (cgutils.alloca_once(builder, each.pointee) for each in kind.args[:2])
        known = builder.inttoptr(values[1], context.get_value_type(types.voidptr))
        callee = builder.inttoptr(values[0], kind.as_pointer())
        code = builder.call(callee, [result, fault, *values[2:], known])
        word = ir.IntType(64)
        found = builder.sext(code, word), builder.ptrtoint(builder.load(fault), word)
        return context.make_tuple(builder, signature.return_type, found)

    return types.UniTuple(types.int64, 2)(*[types.int64] * 5), generate


@intrinsic
def raise_again(context, code, fault):
    """Fail as another thread did."""

    def generate(context, builder, signature, values):
        convention = context.call_conv
        kind = convention.get_function_type(types.none, PART).args[1].pointee
        small = builder.trunc(values[0], ir.IntType(32))
        told = builder.inttoptr(values[1], kind)
        status = convention._get_return_status(builder, small, told)
        with builder.if_then(status.is_error):
            convention.return_status_propagate(builder, status)
        return context.get_dummy_value()

    return types.void(types.int64, types.int64), generate


@rule
def take_pieces(board, row, seat):
    """Do what is left of one range, piece by piece."""
    while look_up(board, row, LEFT) > 0:
        left = add_to(board, row, LEFT, -PIECE)
        if left <= 0:
            break
        games = min(left, PIECE)
        first = board[row, END] - left
        code, fault = carry_out(
            board[ORDER, FUNCTION], board[ORDER, ARGUMENTS], first, first + games, seat * APART
        )
        if code != 0:
            board[SEATS + seat, FAULT] = fault
            board[SEATS + seat, CODE] = code
        add_to(board, DONE, 0, games)


@rule
def pitch_in(board, seat):
    """Do what is left of one's own range, then of the others'."""
    seats = len(board) - SEATS
    for further in range(seats):
        take_pieces(board, SEATS + (seat + further) % seats, seat)


@rule_at_once
def attend(board, seat):
    """Work whenever there is something on the board, until nothing has come for a while."""
    pitch_in(board, seat)
    looks = 0
    while looks < PATIENCE:
        looks += 1
        if look_up(board, SEATS + seat, LEFT) > 0:
            pitch_in(board, seat)
            looks = 0
        give_way()


@rule
def lead(sharing, function, arguments):
    """Put an order on the board, take part in it, and come back when all its games are done."""
    board, edges = sharing
    board[ORDER, FUNCTION], board[ORDER, ARGUMENTS] = function, arguments
    write_down(board, DONE, 0, 0)
    for at in range(len(edges) - 1):
        board[SEATS + at, END] = edges[at + 1]
        write_down(board, SEATS + at, LEFT, edges[at + 1] - edges[at])
    pitch_in(board, 0)
    while look_up(board, DONE, 0) < edges[-1] - edges[0]:
        give_way()
    code = fault = 0
    for row in range(SEATS, len(board)):
        if board[row, CODE] != 0:
            code, fault = board[row, CODE], board[row, FAULT]
            board[row, CODE] = 0
    raise_again(code, fault)


def together(task, sharing, arguments):
    """Call task(first, end, desk, arguments) for ranges of games that make up all of them.

    `sharing` is a crew's board and the edges of the ranges; no two threads work at the same desk.
    Interpreted, one thread does it all.
    """
    _, edges = sharing
    task(int(edges[0]), int(edges[-1]), 0, arguments)


@infer_global(together)
class _Together(AbstractTemplate):
    """`together` in compiled code: what is called must be known, what it is given may be anything.

    Its arguments stay where they are, in the frame of the function that calls `together`, for the
    crew to read: it does not return before they have.
    """

    def generic(self, args, kws):
        task, _, arguments = args
        task.get_call_type(self.context, (*PART[:3], arguments), {})
        return signature(types.none, *args)


@lower_builtin(together, types.VarArg(types.Any))
def _together(context, builder, signature, values):
    task, sharing, arguments = signature.args
    word = ir.IntType(64)
    function = builder.ptrtoint(_part(context, builder, task, arguments), word)
    known = builder.ptrtoint(cgutils.alloca_once_value(builder, values[2]), word)
    leading = context.typing_context.resolve_value_type(lead)
    _call(
        context, builder, leading, (sharing, types.int64, types.int64),
        (values[1], function, known),
    )  # fmt: skip
    return context.get_dummy_value()


def _part(context, builder, task, arguments):
    """A function like every other on a board: it finds the task's arguments by their address."""
    convention = context.call_conv
    kind = convention.get_function_type(types.none, PART)
    part = ir.Function(builder.module, kind, f"{builder.function.name}.part")
    part.linkage = "internal"
    inner = ir.IRBuilder(part.append_basic_block())
    *where, address = convention.get_arguments(part)
    pointer = context.get_value_type(arguments).as_pointer()
    known = inner.load(inner.bitcast(address, pointer))
    _call(context, inner, task, (*PART[:3], arguments), (*where, known))
    convention.return_value(inner, context.get_dummy_value())
    return part


def _call(context, builder, function, kinds, values):
    called = function.get_call_type(context.typing_context, kinds, {})
    context.get_function(function, called)(builder, values)
