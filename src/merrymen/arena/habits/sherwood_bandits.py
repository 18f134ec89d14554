"""Sherwood Bandits: what players do with what the game offers them.

Where bandits are placed, which companion cards are called when they could be, bribes and rewards.
A choice that is never made, or always, would have no place in the game.

    python -m merrymen.arena.habits.sherwood_bandits --bot search:200 --players 3 --games 60
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.table import Table

from merrymen.arena.series import play
from merrymen.bots import bot
from merrymen.chronicle import Chronicle
from merrymen.games import game as find_game
from merrymen.games.sherwood_bandits import state as g
from merrymen.games.sherwood_bandits.view.words import COMPANION_OF_STEP


@dataclass
class Habits:
    """How often something was done, and how often it could have been."""

    done: Counter[str] = field(default_factory=Counter)
    offered: Counter[str] = field(default_factory=Counter)

    def note(self, chronicle: Chronicle) -> None:
        """Count one game."""
        calls: set[tuple[str, int, int]] = set()  # a leader is offered a card once per round
        positions = chronicle.replay()
        for step in chronicle.steps:
            s = next(positions).plain
            self._note_choice(s, step.action)
            self._note_call(s, step.action, calls)

    def _note_choice(self, s: Any, action: int) -> None:
        """A place for a bandit, a bribe or a reward."""
        if s.phase == g.PLACING and action <= g.PICKPOCKET:
            pick = action == g.PICKPOCKET
            name = "pick a pocket" if pick else f"position {action % g.SPACES + 1}"
            wagon = "" if pick else f"{g.BACKS[s.back[action // g.SPACES]]} wagon"
            self._add("bandit", name)
            if wagon:
                self._add("hidden bandit", wagon)
        elif s.phase == g.BRIBING:
            names = {g.PASS: "no bribe", g.BRIBE_ONE: "bribe for one die"}
            self._add("bribe", names.get(action, "bribe for two dice"))
        elif s.phase == g.REWARDING:
            self._add("reward", "tile" if action == g.REWARD_TILE else "point")

    def _add(self, group: str, name: str) -> None:
        self.done[f"{group}: {name}"] += 1
        self.offered[group] += 1

    def _note_call(self, s: Any, action: int, calls: set[tuple[str, int, int]]) -> None:
        """A companion who could be called, and whether it was done in that round."""
        if s.phase not in COMPANION_OF_STEP or s.leader[s.seat] != g.FREE:
            return
        companion = COMPANION_OF_STEP[s.phase]
        card = g.EFFECTS[companion][s.face_up[companion]]
        name = f"{g.COMPANIONS[companion]}: {card}"
        if (name, s.round_number, s.seat) not in calls:
            calls.add((name, s.round_number, s.seat))
            self.offered[name] += 1
        if action != g.PASS and action > g.PICKPOCKET:
            self.done[name] += 1

    def rows(self) -> list[tuple[str, int, int]]:
        """Every habit: its name, how often, and out of how many."""
        found = []
        for name in sorted(self.done.keys() | self.offered.keys()):
            whole = self.offered[name] or self.offered[name.partition(":")[0]]
            if ":" in name:
                found.append((name, self.done[name], whole))
        return found


def watch(name: str, players: int, games: int, seed: int = 0) -> Habits:
    """The habits of one kind of bot in games among its like."""
    game, habits = find_game("sherwood_bandits"), Habits()
    for number in range(games):
        bots = [bot(name, seed=seed + number * 10 + seat) for seat in range(players)]
        habits.note(play(game, bots, seed + number))
    return habits


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="search:200")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=60)
    chosen = parser.parse_args()
    table = Table("what", "done", "of", "share")
    for name, done, whole in watch(chosen.bot, chosen.players, chosen.games).rows():
        table.add_row(name, str(done), str(whole), f"{done / whole:.0%}")
    Console().print(table)


if __name__ == "__main__":
    main()
