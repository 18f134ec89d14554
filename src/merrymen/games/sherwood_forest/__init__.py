"""Sherwood Forest: plan raids, talk others into them, rob the carriages; for 3 to 6 players."""

from merrymen.engine.verbs import Verbs
from merrymen.game import Game, Option, Window
from merrymen.games.sherwood_forest import audit, view
from merrymen.games.sherwood_forest.edition import FORMAT
from merrymen.games.sherwood_forest.rules import advice, flow, rounds, scoring, secrets
from merrymen.games.sherwood_forest.state import ACTIONS, HEADINGS, LONGEST, POSITION

GAME = Game(
    name="sherwood_forest",
    title="Sherwood Forest",
    author="Nils Finkemeyer",
    publisher="eggertspiele",
    players=range(3, 7),
    actions=ACTIONS,
    longest=LONGEST,
    headings=HEADINGS,
    layout=POSITION,
    edition_format=FORMAT,
    options={"rules": Option(("basic", "advanced"), "basic")},
    verbs=Verbs(
        setup=rounds.setup,
        legal=flow.legal,
        apply=flow.apply,
        to_move=flow.to_move,
        score=scoring.score,
        winners=scoring.winners,
        hide=secrets.hide,
        resample=secrets.resample,
        appraise=advice.appraise,
    ),
    audit=audit.audit,
    rules_version=2,
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
    search={"exploration": 0.4, "margin_weight": 0.3, "guided": 0.9, "widening": 0.3},
    levels={
        "squire": {"simulations": 40, "guided": 0.0, "widening": 10.0},
        "outlaw": {"simulations": 130, "widening": 10.0},
    },
)
