"""Sherwood Bandits: lie in wait, roll, share the loot; 3 or 4 players, or 2 and Will Scarlet."""

from merrymen.engine.verbs import Verbs
from merrymen.game import Game, Option, Window
from merrymen.games.sherwood_bandits import audit, story, view, words
from merrymen.games.sherwood_bandits.edition import FORMAT
from merrymen.games.sherwood_bandits.rules import advice, scoring, secrets, turns
from merrymen.games.sherwood_bandits.state import ACTIONS, HEADINGS, POSITION

GAME = Game(
    name="sherwood_bandits",
    title="Sherwood Bandits",
    author="Luca Ricci",
    publisher="Ludus Magnus Studio",
    players=range(2, 5),
    actions=ACTIONS,
    longest=460,
    headings=HEADINGS,
    rules_version=2,
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
    audit=audit.audit,
    window=Window(
        board=view.board,
        prompt=words.prompt,
        waiting=words.waiting,
        choice=words.choice,
        refusal=words.refusal,
        story=story.story,
        secret=story.secret,
        round=lambda s: s.round_number,
    ),
    options={
        "open_loot": Option(choices=(False, True), default=False),
        "own_chest": Option(choices=(False, True), default=True),
    },
    search={"exploration": 0.3, "margin_weight": 0.9, "guided": 1.0, "widening": 0.3},
    levels={
        "squire": {"simulations": 40, "guided": 0.0, "widening": 10.0},
        "outlaw": {"simulations": 100},
    },
)
