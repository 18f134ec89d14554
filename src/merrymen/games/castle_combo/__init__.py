"""Castle Combo: nine characters of castle and village in a square, for 2 to 5 players."""

from merrymen.engine.verbs import Verbs
from merrymen.game import Game, Window
from merrymen.games.castle_combo import audit, board, story, view
from merrymen.games.castle_combo.edition import FORMAT
from merrymen.games.castle_combo.rules import advice, scoring, secrets, turns
from merrymen.games.castle_combo.state import ACTIONS, CELLS, HEADINGS, POSITION, SEATS

GAME = Game(
    name="castle_combo",
    title="Castle Combo",
    author="Grégory Grard, Mathieu Roussel",
    publisher="Catch Up Games",
    players=range(2, SEATS + 1),
    actions=ACTIONS,
    longest=5 * CELLS * SEATS,  # a key, a card, a space, and two choices of an ability each turn
    headings=HEADINGS,
    secrets=False,
    layout=POSITION,
    edition_format=FORMAT,
    verbs=Verbs(
        setup=turns.setup,
        legal=turns.legal,
        apply=turns.apply,
        to_move=turns.to_move,
        score=scoring.score,
        winners=scoring.winners,
        hide=secrets.hide,
        resample=secrets.resample,
        appraise=advice.appraise,
    ),
    search={"exploration": 0.3, "margin_weight": 0.3, "guided": 1.0, "widening": 0.2},
    audit=audit.audit,
    window=Window(
        board=board.board,
        prompt=view.prompt,
        waiting=view.waiting,
        choice=view.choice,
        refusal=view.refusal,
        story=story.story,
        secret=view.secret,
        round=board.round_of,
    ),
)
