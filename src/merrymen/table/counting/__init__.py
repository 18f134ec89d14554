"""A trivial game for the bench: take turns to add a number from 1 to 9, ten thousand times.

It is no game of the house. It measures what the table itself costs, with a position, a view and a
story as small as those of the trivial games that other servers are measured with.
"""

from merrymen.engine.verbs import Verbs
from merrymen.game import Game, Window
from merrymen.table.counting import rules, view
from merrymen.table.counting.edition import FORMAT
from merrymen.table.counting.state import CHOICES, POSITION, STEPS

GAME = Game(
    name="counting",
    title="Counting",
    author="",
    publisher="",
    players=range(2, 3),
    actions=CHOICES,
    longest=STEPS,
    headings=("sum",),
    layout=POSITION,
    edition_format=FORMAT,
    verbs=Verbs(
        setup=rules.setup,
        legal=rules.legal,
        apply=rules.apply,
        to_move=rules.to_move,
        score=rules.score,
        winners=rules.winners,
        hide=rules.hide,
        resample=rules.resample,
        appraise=rules.appraise,
    ),
    audit=view.audit,
    window=Window(
        board=view.board,
        prompt=view.prompt,
        waiting=view.waiting,
        choice=view.choice,
        refusal=view.refusal,
        story=view.story,
        secret=view.secret,
    ),
)
