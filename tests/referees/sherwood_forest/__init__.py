"""Sherwood Forest, read a second time: slow, plain, and from the rules page alone.

The rules are told as one story that stops wherever somebody has to decide (generators), with the
pieces in plain lists. Nothing here was taken from the compiled rules.
"""

from merrymen.games.sherwood_forest import state as st
from referees.sherwood_forest.referee import Referee

__all__ = ["BIASES", "GAMES", "Referee"]

GAMES = 192  # games are long: eight of each table and way

ALLIANCES = {
    range(st.CHURCH, st.ALONE): 1.0,
    range(st.CALL, st.ROBBERS): 30.0,
    range(st.ACCEPT, st.REJECT): 20.0,
    range(st.CONFIRM, st.WITHDRAW): 30.0,
    range(st.YES, st.NO): 30.0,
    range(st.DECLINE, st.GOLD): 0.3,
}
BIASES = {
    # Many alliances, so that loot is split and promises are met or fall short.
    "alliances": ALLIANCES,
    # Plans: contracts with a travel card and little in them that ruins the leader.
    "plans": ALLIANCES
    | {
        range(st.NO_SLOT, st.DECLINE): 0.2,
        range(st.SLOT, st.NO_SLOT): 8.0,
        range(st.GOLD + 6, st.COMPANIONS): 0.05,
    },
    # Equipment, special cards above all: bought often and played whenever possible.
    "cards": ALLIANCES
    | {
        range(st.MERCHANT, st.MARKET): 60.0,
        range(st.CARD, st.DONE): 10.0,
        range(st.SEND_TO, st.WATCH): 3.0,
        range(st.CLOAK_STAY, st.NO_SPECIAL): 10.0,
    },
    # Empty oaks: robbers are recruited as soon as there is gold.
    "oaks": ALLIANCES
    | {
        range(st.MARKET, st.ALONE): 200.0,
        range(st.COMPANIONS, st.COMPANIONS + 5): 5.0,
        range(st.GIVE_COMPANION, st.SEND_TO): 5.0,
    },
    # An empty quarry: nobody goes to church, everybody raids.
    "gold": {range(st.CHURCH, st.MERCHANT): 0.05, range(st.ALONE, st.CALL): 20.0}
    | {range(st.ROBBERS, st.ROBBERS + 3): 0.2},
}
