"""Kings & Creatures: what the cards on offer would bring, for the board that people see."""

from merrymen.engine.compiling import rule
from merrymen.engine.standing import total
from merrymen.games.kings_and_creatures.rules.scoring import score
from merrymen.games.kings_and_creatures.rules.turns import take
from merrymen.games.kings_and_creatures.state import ROW


@rule
def outlook(states, work, cards, sheet, sheet_after, adds):
    """KC-E1 to KC-E4: the score if the game ended now, and what each face-up card would add.

    Written to sheet[seat, heading] and adds[seat, slot of the display]; who has taken all cards
    of the game takes no more, KC-R3. `work` has room for one position, `sheet_after` for one sheet.
    """
    s, figures = states[0], cards[0]
    score(s, figures, sheet)
    for seat in range(s.players):
        for slot in range(s.display_count):
            adds[seat, slot] = 0
            if s.row_count[seat] == ROW:
                continue
            work[0] = states[0]
            after = work[0]
            after.seat = seat
            take(after, figures, s.display[slot])
            score(after, figures, sheet_after)
            adds[seat, slot] = total(sheet_after, seat) - total(sheet, seat)
