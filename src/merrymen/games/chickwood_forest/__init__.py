"""Chickwood Forest: scout castles, raid them and give alms, for 2 to 5 players."""

from merrymen.engine.verbs import Verbs
from merrymen.game import Game, Option, Window
from merrymen.games.chickwood_forest import audit, view
from merrymen.games.chickwood_forest.edition import FORMAT
from merrymen.games.chickwood_forest.rules import advice, scoring, secrets, turns
from merrymen.games.chickwood_forest.state import ACTIONS, CUBES, HEADINGS, POSITION

# Five players: in each of 6 rounds 15 cards in two steps each, one look, 5 raids each with an
# answer of the key, one raid chosen anew; 75 alms; five steps of legendary cards at the end.
LONGEST = 6 * (2 * 15 + 1 + 2 * 5 + 1) + 5 * CUBES + 5

GAME = Game(
    name="chickwood_forest",
    title="Chickwood Forest",
    author="Matt Loomis",
    publisher="Zoch Verlag / Minion Games",
    players=range(2, 6),
    options={"legendary": Option((False, True), False)},
    actions=ACTIONS,
    longest=LONGEST,
    headings=HEADINGS,
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
    search={"exploration": 0.4, "margin_weight": 0.5, "guided": 1.0, "widening": 0.4},
    audit=audit.audit,
    window=Window(
        board=view.board,
        prompt=view.prompt,
        waiting=view.waiting,
        choice=view.choice,
        refusal=view.refusal,
        story=view.story,
        secret=view.secret,
        round=lambda s: s.round_number,
    ),
)
