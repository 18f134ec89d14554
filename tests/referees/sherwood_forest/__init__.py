"""Sherwood Forest, read a second time: slow, plain, and from the rules page alone.

The rules are told as one story that stops wherever somebody has to decide (generators), with the
pieces in plain lists. Which questions are asked, and by which action ids, is docs/negotiation.md.
Nothing here was taken from the compiled rules.
"""

from merrymen.games.sherwood_forest import state as st
from referees.sherwood_forest.referee import Referee

__all__ = ["BIASES", "GAMES", "Referee"]

GAMES = 128  # games are long: five of each table and way

# Without these a random talk wanders: everything sayable is said before it is agreed.
TALK = {
    range(st.CALL, st.ROBBERS): 20.0,
    range(st.ROBBERS, st.CARD): 8.0,
    range(st.ASK, st.HIDEOUT): 0.2,
    range(st.DECLINE, st.GOLD): 0.3,
    range(st.GOLD, st.COMPANIONS): 0.2,
    range(st.WITH, st.PAY): 2.0,
    range(st.PAY, st.INFORMER): 0.2,
    range(st.ACCEPT, st.REJECT): 20.0,
    range(st.CONFIRM, st.WITHDRAW): 10.0,
    range(st.YES, st.NO): 30.0,
    range(st.SHOW, st.PICK_CARD): 0.2,
}
BIASES = {
    # Many alliances, so that loot is split and promises are met or fall short.
    "alliances": TALK,
    # Plans: contracts with a travel card, and promises that the loot can nearly meet.
    "plans": {
        range(st.SLOT, st.NO_SLOT): 8.0,
        range(st.NO_SLOT, st.DECLINE): 0.1,
        range(st.GOLD + 6, st.COMPANIONS): 0.01,
    }
    | TALK,
    # Equipment, special cards above all: bought often, shown, and played whenever possible.
    "cards": {
        range(st.MERCHANT, st.MARKET): 60.0,
        range(st.CARD, st.DONE): 10.0,
        range(st.SHOW, st.PICK_CARD): 3.0,
        range(st.SEND_TO, st.WATCH): 3.0,
        range(st.CLOAK_STAY, st.NO_SPECIAL): 10.0,
    }
    | TALK,
    # Bargains in the raid phase, taken as often as not.
    "bargains": {
        range(st.CHURCH, st.INN): 0.02,
        range(st.MERCHANT, st.MARKET): 20.0,
        range(st.SHOW, st.PICK_CARD): 20.0,
        range(st.BID, st.TAKE): 10.0,
        range(st.TAKE, st.NEXT): 3.0,
        range(st.NOW + 1, st.NOW + 3): 10.0,
    }
    | TALK,
    # Empty oaks: robbers are recruited as soon as there is gold.
    "oaks": {
        range(st.MARKET, st.ALONE): 200.0,
        range(st.COMPANIONS, st.COMPANIONS + 5): 5.0,
        range(st.GIVE_COMPANION, st.SEND_TO): 5.0,
    }
    | TALK,
    # An empty quarry: nobody goes to church, everybody raids.
    "gold": {
        range(st.CHURCH, st.MERCHANT): 0.05,
        range(st.ALONE, st.CALL): 20.0,
        range(st.ROBBERS, st.ROBBERS + 3): 0.2,
    },
}
