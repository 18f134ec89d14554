"""Castle Combo: the 3 x 3 grid, which floats until it is full."""

from merrymen.engine.compiling import rule
from merrymen.engine.fields import NONE
from merrymen.games.castle_combo.state import CELLS, PLACE, REACH, SIDE

BOTTOM_ROW, MIDDLE_ROW = 0b111_000_000, 0b000_111_000
RIGHT_COLUMN, MIDDLE_COLUMN = 0b100_100_100, 0b010_010_010


@rule
def face_up(s, seat, cell):
    """CC-T4: the card in a cell; NONE where it is empty or the card is face down."""
    return NONE if s.face_down[seat, cell] else s.tableau[seat, cell]


@rule
def filled_cells(s, seat):
    """The cells with a card, one bit each."""
    mask = 0
    for cell in range(CELLS):
        if s.tableau[seat, cell] != NONE:
            mask |= 1 << cell
    return mask


@rule
def height(mask):
    """Rows that the filled cells take."""
    if mask & BOTTOM_ROW:
        return 3
    return 2 if mask & MIDDLE_ROW else 1


@rule
def width(mask):
    """Columns that the filled cells take."""
    if mask & RIGHT_COLUMN:
        return 3
    return 2 if mask & MIDDLE_COLUMN else 1


@rule
def is_filled(s, mask, row, column):
    """Whether a card lies there; nothing lies outside the grid."""
    return 0 <= row < SIDE and 0 <= column < SIDE and (mask >> (SIDE * row + column)) & 1 == 1


@rule
def is_space(s, mask, row, column):
    """CC-T3: an empty cell that touches a card and keeps the whole within 3 x 3."""
    if (row < 0 and height(mask) == SIDE) or (column < 0 and width(mask) == SIDE):
        return False
    if is_filled(s, mask, row, column):
        return False
    return (
        is_filled(s, mask, row - 1, column)
        or is_filled(s, mask, row + 1, column)
        or is_filled(s, mask, row, column - 1)
        or is_filled(s, mask, row, column + 1)
    )


@rule
def next_space(s, seat, action):
    """The next placing action from `action` on that is possible; NONE if there is no more."""
    mask = filled_cells(s, seat)
    for space in range(action - PLACE, REACH * REACH):
        if is_space(s, mask, space // REACH - 1, space % REACH - 1):
            return PLACE + space
    return NONE


@rule
def shift_of(s, action):
    """How many cells the tableau moves on when a card is placed above or left of it."""
    space = action - PLACE
    return (SIDE if space < REACH else 0) + (1 if space % REACH == 0 else 0)


@rule
def lay(s, seat, action, card, face_down):
    """CC-T3: put a card down; return its cell."""
    space = action - PLACE
    shift_on(s, seat, shift_of(s, action))
    cell = SIDE * max(0, space // REACH - 1) + max(0, space % REACH - 1)
    s.tableau[seat, cell] = card
    s.face_down[seat, cell] = face_down
    s.taken[seat] += 1
    return cell


@rule
def pick_up(s, seat, action, cell):
    """Undo `lay`: for thinking about a place without going there."""
    clear_cell(s, seat, cell)
    shift_back(s, seat, shift_of(s, action))
    s.taken[seat] -= 1


@rule
def shift_on(s, seat, by):
    """Move the whole tableau down or right."""
    if by == 0:
        return
    for cell in range(CELLS - 1, by - 1, -1):
        copy_cell(s, seat, cell - by, cell)
    for cell in range(by):
        clear_cell(s, seat, cell)


@rule
def shift_back(s, seat, by):
    """Move the whole tableau up or left."""
    if by == 0:
        return
    for cell in range(CELLS - by):
        copy_cell(s, seat, cell + by, cell)
    for cell in range(CELLS - by, CELLS):
        clear_cell(s, seat, cell)


@rule
def copy_cell(s, seat, old, new):
    """A card takes its side and its gold along."""
    s.tableau[seat, new] = s.tableau[seat, old]
    s.face_down[seat, new] = s.face_down[seat, old]
    s.stored[seat, new] = s.stored[seat, old]


@rule
def clear_cell(s, seat, cell):
    """Nothing lies here."""
    s.tableau[seat, cell] = NONE
    s.face_down[seat, cell] = 0
    s.stored[seat, cell] = 0


@rule
def always_in(s, seat, cell, wanted):
    """CC-T3, CC-E1: whether a cell is one of the wanted ones wherever the tableau may end up."""
    mask = filled_cells(s, seat)
    for down in range(SIDE + 1 - height(mask)):
        for right in range(SIDE + 1 - width(mask)):
            if (wanted >> (cell + SIDE * down + right)) & 1 == 0:
                return False
    return True


@rule
def perhaps_in(s, seat, cell, wanted):
    """Whether a cell may still become one of the wanted ones."""
    mask = filled_cells(s, seat)
    for down in range(SIDE + 1 - height(mask)):
        for right in range(SIDE + 1 - width(mask)):
            if (wanted >> (cell + SIDE * down + right)) & 1 == 1:
                return True
    return False
