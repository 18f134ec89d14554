"""Kings & Creatures: take cards in the order of their numbers, for 2 to 6 players."""

from merrymen.engine.verbs import Verbs
from merrymen.game import Game, Window
from merrymen.games.kings_and_creatures import audit, view
from merrymen.games.kings_and_creatures.edition import FORMAT
from merrymen.games.kings_and_creatures.rules import advice, rounds, scoring, secrets
from merrymen.games.kings_and_creatures.state import (
    CARDS,
    CARDS_PER_ROUND,
    HEADINGS,
    POSITION,
    ROUNDS,
    SEATS,
)

GAME = Game(
    name="kings_and_creatures",
    title="Kings & Creatures",
    author="Nicko Böhnke",
    publisher="Zoch",
    players=range(2, 7),
    actions=int(CARDS),
    longest=SEATS * ROUNDS * CARDS_PER_ROUND,
    headings=HEADINGS,
    secrets=False,
    layout=POSITION,
    edition_format=FORMAT,
    verbs=Verbs(
        setup=rounds.setup,
        legal=rounds.legal,
        apply=rounds.apply,
        to_move=rounds.to_move,
        score=scoring.score,
        winners=scoring.winners,
        hide=secrets.hide,
        resample=secrets.resample,
        appraise=advice.appraise,
    ),
    search={"exploration": 0.15, "margin_weight": 0.5, "guided": 1.0, "widening": 0.2},
    levels={"outlaw": {"simulations": 60}},
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
