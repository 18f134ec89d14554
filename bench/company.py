"""Are the bots good company? What they say, what they sign, what they waste, what a table earns.

    python -m bench.company                        # everything, quick levels; minutes
    python -m bench.company words --levels legend --count 40
    python -m bench.company glory --levels greedy,outlaw --games 20
    python -m bench.company dominated --only castle_combo --count 500
    python -m bench.company characters --games 24

`words` counts wishes and promises beyond what the card can hold or the seat can deliver, and how
many contracts are signed; `dominated` asks the definitions of `merrymen.bots.sense` about every
decision; `glory` compares tables of four alike; `characters` seats one of each at a table.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import merrymen
from merrymen.arena import play
from merrymen.bots import Bot, sense
from merrymen.bots.characters import CHARACTERS
from merrymen.bots.levels import LEVELS, Level
from merrymen.bots.sense import contracts
from merrymen.games.sherwood_forest import state as st
from merrymen.match import Match

FOREST = "sherwood_forest"
QUICK = {"simulations": 64}  # for Legend, whose second would make these runs hours
SEATS = 4


def seated(name: str, seed: int, character: str | None = None, whole: bool = False) -> Bot:
    """A bot by its name; Legend with few simulations unless its whole second is asked for."""
    if name in LEVELS:
        budget = QUICK if name == "legend" and not whole else None
        return Level(name, seed, budget, character)
    return merrymen.bot(name, seed=seed)


def decisions(
    game: str, seat_bots: Callable[[int], list[Bot]], seeds: Iterator[int], **options: str
) -> Iterator[tuple[Match, int, int]]:
    """Every decision of game after game: the position, the seat, what it chose."""
    for seed in seeds:
        bots = seat_bots(seed)
        match = merrymen.game(game).new(len(bots), seed=seed, **options)
        while (seat := match.to_move) is not None:
            action = bots[seat].choose(match.hidden(seat), seat)
            yield match, seat, action
            match.apply(action)


@dataclass
class Words:
    """What was said at a table, and how much of it could not be."""

    wishes: int = 0
    promises: int = 0
    beyond: list[str] = field(default_factory=list)
    proposed: int = 0
    refused: int = 0

    @property
    def signed(self) -> float:
        return 1.0 - self.refused / max(1, self.proposed)

    def hear(self, match: Match, seat: int, action: int) -> None:
        """Judge one click by what its seat may know."""
        hidden = match.hidden(seat)
        s, cards = hidden.reading, hidden.edition.record[0]
        if s.phase == st.OFFER and st.GOLD < action <= st.COMPANIONS + st.FEWEST_ROBBERS:
            self.wishes += 1
            slot = int(s.aim) if s.aim >= 0 else int(s.offer_slot[seat])
            gold, companions = contracts.holds(s, cards, slot)
            if action < st.COMPANIONS:
                self._note(action - st.GOLD > gold, f"{action - st.GOLD} gold of {gold}")
            else:
                wish = action - st.COMPANIONS
                self._note(wish > min(companions, int(s.oak[seat])), f"{wish} companions")
        if s.phase == st.OFFER and st.ROBBERS <= action < st.CARD:
            self.promises += 1
            self._note(action - st.ROBBERS + 1 > s.camp[seat], "robbers beyond the camp")
            named = [int(s.offer_cards[seat, kind]) for kind in range(st.PLAIN_KINDS)]
            held = [int(s.hand[seat, kind]) for kind in range(st.PLAIN_KINDS)]
            self._note(any(a > b for a, b in zip(named, held, strict=True)), "cards not in hand")
        if s.phase == st.CONSENT and s.answered == 0:
            self._propose(match)
        self.refused += s.phase == st.CONSENT and action == st.NO

    def _propose(self, match: Match) -> None:
        """A contract is judged by what its leader knows, before the first answer."""
        self.proposed += 1
        s = match.hidden(int(match.reading.turn)).reading
        seats = range(s.players)
        self.promises += sum(s.deal_gold[o] + s.deal_companions[o] > 0 for o in seats)
        self._note(contracts.is_beyond(s, match.edition.record[0]), "a contract beyond its card")

    def _note(self, is_wrong: object, what: str) -> None:
        if is_wrong:
            self.beyond.append(what)


def words(level: str, count: int, seed: int = 0) -> Words:
    """At least so many wishes and promises of a level in the advanced game."""
    heard = Words()
    seeds = iter(range(seed, seed + 10_000))
    games = decisions(FOREST, lambda n: [seated(level, SEATS * n + i) for i in range(SEATS)],
                      seeds, rules="advanced")  # fmt: skip
    for match, seat, action in games:
        heard.hear(match, seat, action)
        if heard.wishes >= count and heard.promises >= count:
            break
    return heard


def wasted(game: str, level: str, count: int, seed: int = 0) -> list[str]:
    """The dominated choices among so many decisions that left a choice."""
    found: list[str] = []
    players = max(3, min(merrymen.game(game).players))
    names = ["basic", "advanced"] if game == FOREST else [""]
    for rules in names:
        options = {"rules": rules} if rules else {}
        games = decisions(game, lambda n: [seated(level, players * n + i) for i in range(players)],
                          iter(range(seed, seed + 10_000)), **options)  # fmt: skip
        made = 0
        for match, seat, action in games:
            if len(match.legal()) > 1:
                made += 1
                if action in sense.dominated(match.hidden(seat), seat):
                    found.append(f"{game} {rules}: {match.label(action)}")
            if made >= count // len(names):
                break
    return found


def glory(name: str, rules: str, games: int, seed: int = 0, whole: bool = False) -> list[float]:
    """The glory a seat at tables of four alike, game by game."""
    found = []
    for number in range(seed, seed + games):
        bots = [seated(name, SEATS * number + seat, whole=whole) for seat in range(SEATS)]
        told = play(merrymen.game(FOREST), bots, number, rules=rules)
        found.append(sum(told.scores) / SEATS)
    return found


def characters(level: str, rules: str, games: int) -> dict[str, Counter[str]]:
    """One of each at a table of three, in all places: what they did, and their wins."""
    found = {one: Counter[str]() for one in CHARACTERS}
    for number in range(games):
        order = [CHARACTERS[(number + seat) % 3] for seat in range(3)]
        bots = [seated(level, 3 * number + seat, order[seat]) for seat in range(3)]
        match = merrymen.game(FOREST).new(3, seed=number // 3, rules=rules)
        while (seat := match.to_move) is not None:
            action = bots[seat].choose(match.hidden(seat), seat)
            found[order[seat]].update(_kinds(match.number("phase"), action))
            match.apply(action)
        for winner in match.winners():
            found[order[winner]]["wins"] += 1
    return found


def _kinds(phase: int, action: int) -> list[str]:
    if phase == st.PLAN:
        return ["plans", "calls"] if st.CALL <= action <= st.CALL_OPEN else ["plans"]
    if phase == st.OFFER and (action == st.DECLINE or st.ROBBERS <= action < st.CARD):
        return ["asked", "declined"] if action == st.DECLINE else ["asked"]
    if phase == st.OFFER and st.GOLD < action < st.WITH:
        return ["wishes"]
    if phase == st.CONSENT:
        return ["contracts", "refused"] if action == st.NO else ["contracts"]
    return []


def tell_words(level: str, chosen: argparse.Namespace) -> None:
    heard = words(level, chosen.count)
    print(
        f"{level}: {heard.wishes} wishes, {heard.promises} promises,"
        f" {len(heard.beyond)} beyond {heard.beyond[:3]};"
        f" {heard.signed:.0%} of {heard.proposed} contracts signed",
        flush=True,
    )


def tell_wasted(level: str, chosen: argparse.Namespace) -> None:
    for game in [chosen.only] if chosen.only else merrymen.games():
        found = wasted(game, level, chosen.count)
        print(
            f"{level} at {game}: {len(found)} dominated of {chosen.count} {found[:3]}", flush=True
        )


def tell_glory(level: str, chosen: argparse.Namespace) -> None:
    for rules in chosen.rules.split(","):
        found = glory(level, rules, chosen.games, whole=chosen.whole)
        mean = sum(found) / len(found)
        error = (sum((one - mean) ** 2 for one in found) / len(found) / len(found)) ** 0.5
        print(f"four of {level}, {rules}: {mean:.1f} ± {error:.1f} glory a seat", flush=True)


def tell_characters(level: str, chosen: argparse.Namespace) -> None:
    for rules in chosen.rules.split(","):
        for one, did in characters(level, rules, chosen.games).items():
            print(f"{level}, {rules}, {one}: {dict(sorted(did.items()))}", flush=True)


PARTS = {
    "words": tell_words,
    "dominated": tell_wasted,
    "glory": tell_glory,
    "characters": tell_characters,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("parts", nargs="*", help=f"of {', '.join(PARTS)}; all without any")
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--rules", default="basic,advanced")
    parser.add_argument("--only", help="one game, for dominated")
    parser.add_argument("--count", type=int, default=200, help="wishes, or decisions")
    parser.add_argument("--games", type=int, default=20, help="for glory and characters")
    parser.add_argument("--whole", action="store_true", help="Legend thinks for its whole second")
    chosen = parser.parse_args()
    for part in chosen.parts or PARTS:
        for level in chosen.levels.split(","):
            PARTS[part](level, chosen)


if __name__ == "__main__":
    main()
