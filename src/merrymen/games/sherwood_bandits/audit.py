"""Sherwood Bandits: is every wagon, tile, coin, bandit, die and leader in exactly one place?

And does all that a step of the round needs or forbids stand as it must: who is asked, what lies on
the drawbridge, who has looked where.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from merrymen.editions import Edition
from merrymen.games.sherwood_bandits import state as g


def audit(s: Any, edition: Edition) -> list[str]:
    """Everything in one place, all sizes in step with what they count, each step as it must be."""
    gangs = 3 if s.players == 2 else s.players
    problems = list(_step_problems(s))
    problems += _road_problems(s, edition, gangs)
    problems += _companion_problems(s, gangs)
    problems += _bandit_problems(s, gangs)
    problems += _dice_problems(s, gangs)
    problems += _loot_problems(s, edition, gangs)
    # What follows reads the wagon under attack and the pile, and needs them to be there.
    return problems or [*_raid_problems(s, edition), *_pile_problems(s), *_debt_problems(s)]


def _step_problems(s: Any) -> Iterator[str]:
    """Whose turn it is follows from the start player and how many have been asked."""
    if not 0 <= s.start < s.players:
        yield "the start player is not at the table"
    if (s.seat < 0) != (s.phase == g.OVER) or s.seat >= s.players:
        yield "nobody decides, or somebody who is not at the table"
    goes_round = s.phase not in (g.ATTACKING, g.LOOTING, g.OVER)
    if goes_round and (s.asked >= s.players or s.seat != (s.start + s.asked) % s.players):
        yield "another seat is to be asked in this step"
    if s.phase == g.ATTACKING and s.seat != s.start:
        yield "the start player chooses the wagon"
    if bool(s.revealed) != (s.phase >= g.JOHN_STEP):
        yield "the wagons are revealed when all bandits are placed"
    if s.lot >= 0 and (s.phase != g.OVER or s.lot >= s.players):
        yield "a tie has been rolled for before the end"


def _road_problems(s: Any, edition: Edition, gangs: int) -> Iterator[str]:
    """SB-A1, SB-M1, SB-M3, SB-M4: the wagons on the road and what lies on them."""
    cards = edition.record[0]
    road = s.wagon.tolist()
    if any((card >= 0) != (section < gangs) for section, card in enumerate(road)):
        yield "there must be one wagon on the road for each gang, from the left"
    known = [card for card in road if card >= 0]
    if len(set(known)) != len(known):
        yield "a wagon is on the road twice"
    if any(s.deck >> card & 1 for card in known):
        yield "a wagon on the road is in the deck as well"
    for section, card in enumerate(road):
        back = -1 if card < 0 else int(cards["back"][card])
        if s.back[section] != back:
            yield f"section {section + 1}: the back is not that of the wagon"
        if card < 0 and (s.token[section] or s.scouted[section] or s.defence[section]):
            yield f"section {section + 1}: there is no wagon, but something that belongs to one"
        yield from _token_problems(s, section)
    backs = {int(cards["back"][card]) for card in range(g.WAGONS) if s.deck >> card & 1}
    if s.top_back not in (backs or {-1}):
        yield "no wagon of the deck has the back of the top card"
    for seat in range(g.SEATS):
        seen = s.peeked[seat]
        wagons = bin(seen).count("1")
        if seen and (s.revealed or seen >> gangs or wagons > 2 or s.leader[seat] != 1 + g.MARIAN):
            yield f"seat {seat} has looked where nobody can look"


def _token_problems(s: Any, section: int) -> Iterator[str]:
    token, owner = s.token[section], s.token_by[section]
    if token not in (-2, 0, 2) or (token != 0) != (owner >= 0) or owner >= s.players:
        yield f"section {section + 1}: a token of +2 or -2 lies there by somebody, or none"
    elif owner >= 0 and s.token_by.tolist().count(owner) > _called(s, owner, g.MARIAN):
        yield f"section {section + 1}: its token is not by a leader who called Lady Marian"


def _called(s: Any, gang: int, companion: int) -> bool:
    """SB-G1: whether a leader may have called a companion; at the end of a round jail hides it."""
    jailed = s.leader[gang] == g.JAIL and s.phase >= g.REWARDING
    return bool(s.leader[gang] == 1 + companion or jailed)


def _companion_problems(s: Any, gangs: int) -> Iterator[str]:
    """SB-C3, SB-G1: a face-up card of each companion, and leaders where they may be."""
    for companion, name in enumerate(g.COMPANIONS):
        if s.face_up[companion] < 0:
            yield f"no card of {name} lies face up"
        elif s.companion_deck[companion] >> s.face_up[companion] & 1:
            yield f"the face-up card of {name} is in the deck as well"
    for gang in range(g.SEATS):
        place = s.leader[gang]
        if gang >= s.players and not (place == g.FREE or (gang < gangs and place == g.JAIL)):
            yield f"gang {gang}: nobody leads it"
        early = {g.JOHN: g.JOHN_STEP, g.ROBIN: g.ROBIN_STEP, g.TUCK: g.TUCK_STEP}
        first = early.get(place - 1, 0)
        if s.phase < min(first, g.ATTACKING) or (first == g.TUCK_STEP and s.phase < first):
            yield f"gang {gang}: the leader called somebody before the time"


def _bandit_problems(s: Any, gangs: int) -> Iterator[str]:
    """SB-C4, SB-A2, SB-J1 to SB-J5: four bandits each, in hideouts, at pockets or in hand."""
    owners = s.bandit.tolist()
    for gang in range(g.SEATS):
        placed = sum(o == gang for section in owners for space in section for o in space)
        sneaked = sum(s.weasel[spot // 4, spot % 4] and owners[spot // 4][spot % 4][0] == gang
                      for spot in range(g.SPOTS))  # fmt: skip
        thieves = s.pickpocket.tolist().count(gang)
        everywhere = s.bandits_left[gang] + placed - sneaked + thieves
        if everywhere != (g.BANDITS if gang < gangs else 0):
            yield f"gang {gang}: bandits are lost or there are too many"
        if s.revealed and s.bandits_left[gang]:
            yield f"gang {gang}: not all bandits are placed"
        moved = sneaked + sum(
            (s.lies[spot // 4, spot % 4] and owners[spot // 4][spot % 4][0] == gang)
            or owners[spot // 4][spot % 4][1] == gang
            for spot in range(g.SPOTS)
        )
        if moved > _called(s, gang, g.JOHN):
            yield f"gang {gang}: a bandit has been moved without Little John"
        if gang >= s.players and (thieves or (not s.revealed and placed)):
            yield f"gang {gang}: nobody places its bandits there"
    if s.phase <= g.MARKING and (s.seat < 0 or s.bandits_left[s.seat] <= s.second_bandit):
        yield "whoever is to place a bandit has none left"
    if s.second_bandit and (s.phase != g.PLACING or s.face_up[g.MARIAN] != g.CLIQUE):
        yield "a second bandit is promised without the card for it"
    free = [gang < 0 for gang in s.pickpocket.tolist()]
    if free != sorted(free):
        yield "the pickpocket spaces fill up from the first one"
    for spot in range(g.SPOTS):
        yield from _spot_problems(s, spot, gangs)


def _spot_problems(s: Any, spot: int, gangs: int) -> Iterator[str]:
    """What stands in one hideout, and on whose card it came there."""
    section, space = divmod(spot, g.SPACES)
    owner, guest = s.bandit[section, space].tolist()
    john = s.face_up[g.JOHN] if s.revealed else -1
    here = f"wagon {section + 1}, position {space + 1}"
    if section >= gangs and owner >= 0:
        yield f"{here}: nobody can hide where no wagon is"
    if guest >= 0 and (owner < 0 or john != g.SQUEEZE):
        yield f"{here}: a bandit is squeezed in beside nobody, or without the card"
    if s.lies[section, space] and (owner < 0 or guest >= 0 or john not in (g.INSIDER, g.JOSTLE)):
        yield f"{here}: nobody there can lie on the side"
    if s.weasel[section, space] and (owner < 0 or guest >= 0 or john != g.WEASEL):
        yield f"{here}: nobody can have sneaked off"
    gap = space > 0 and owner >= 0 and s.bandit[section, space - 1, 0] < 0
    if s.revealed and gap and john != g.SQUEEZE:
        yield f"{here}: the ranks have not closed"


def _dice_problems(s: Any, gangs: int) -> Iterator[str]:
    """SB-R2, SB-J4, SB-H1: a die for every bandit of a raid, then those on the drawbridge."""
    counted = [0] * g.SEATS
    for section in range(g.SECTIONS):
        outcome = s.outcome[section] if section < gangs else -1
        if outcome < 0 < s.outcome[section] or s.outcome[section] > 0 > s.phase - g.ATTACKING:
            yield f"section {section + 1}: nobody has attacked there"
        if (s.counting[section] > 0) != (s.outcome[section] == g.ROBBED):
            yield f"section {section + 1}: dice count where a wagon was robbed, and nowhere else"
        for space in range(g.SPACES):
            for guest in range(2):
                owner, die = s.bandit[section, space, guest], s.die[section, space, guest]
                rolled = owner >= 0 and s.outcome[section] > g.WAITING
                fixed = s.weasel[section, space] and not guest and not rolled
                if (die > 0) != bool(rolled or fixed) or (fixed and die != 2):
                    yield f"section {section + 1}: a die is missing or there is one too many"
                if s.crossed[section, space, guest] and (die == 0 or s.phase >= g.TUCK_STEP):
                    yield f"section {section + 1}: an X lies on no die of a raid"
                if owner >= 0 and space < s.counting[section]:
                    counted[owner] += 1
    for gang in range(g.SEATS):
        dice = sum(s.drawbridge[gang].tolist())
        if s.phase < g.TUCK_STEP and dice:
            yield f"gang {gang}: there are dice on the drawbridge before the sheriff comes"
        elif dice > counted[gang]:
            yield f"gang {gang}: there are too many dice on the drawbridge"


def _loot_problems(s: Any, edition: Edition, gangs: int) -> Iterator[str]:
    """SB-C3: as many tiles and coin tokens of each kind as the box has."""
    pile = [*s.pile.tolist(), 0]
    for kind in range(g.KINDS):
        held = sum(s.loot[gang, kind] + s.chest[gang, kind] for gang in range(g.SEATS))
        if held + s.supply[kind] + pile[kind] != edition.record[0]["tiles"][kind]:
            yield f"tiles of kind {kind} are lost or there are too many"
    if sum(s.supply.tolist()[: g.TILE_KINDS]) != s.supply_size or sum(pile) != s.pile_size:
        yield "the supply or the pile is miscounted"
    for gang in range(g.SEATS):
        loot, chest = s.loot[gang].tolist(), s.chest[gang].tolist()
        if sum(loot[: g.TILE_KINDS]) != s.loot_size[gang]:
            yield f"gang {gang}: the loot is miscounted"
        if sum(chest[: g.TILE_KINDS]) != s.chest_size[gang]:
            yield f"gang {gang}: the chest is miscounted"
        if (gang >= s.players and sum(loot)) or (gang >= gangs and sum(chest)):
            yield f"gang {gang}: nobody is there to own tiles"
        if gang >= gangs and s.victory_points[gang]:
            yield f"gang {gang}: nobody is there to have points"
        yield from _knowledge_problems(s, gang)


def _knowledge_problems(s: Any, seat: int) -> Iterator[str]:
    """What a seat knows to lie with the others lies there, but for what they put back."""
    known, missing = sum(s.passed[seat].tolist()), 0
    for kind in range(g.TILE_KINDS):
        others = s.pile[kind] + sum(
            s.chest[gang, kind] + (0 if s.open_loot else s.loot[gang, kind])
            for gang in range(g.SEATS)
            if gang != seat
        )
        missing += max(0, s.passed[seat, kind] - others)
    if missing > s.slack[seat] or s.slack[seat] > known or (seat >= s.players and known):
        yield f"seat {seat} knows of tiles that are not there"


def _raid_problems(s: Any, edition: Edition) -> Iterator[str]:
    """SB-R1 to SB-R4, SB-W1 to SB-W6: the wagon under attack, and what each needs."""
    attacked = s.phase in (g.ROBIN_STEP, g.LOOTING)
    if attacked != (s.target >= 0) or (attacked and s.back[s.target] < 0):
        yield "a wagon is under attack in its raid, and only there"
        return
    for section, card in enumerate(s.wagon.tolist()):
        under = s.phase == g.ROBIN_STEP and section == s.target
        if under != (s.outcome[section] == g.UNDER_ATTACK):
            yield f"section {section + 1}: a raid is under way where none is"
        if s.phase >= g.TUCK_STEP and card >= 0 and s.outcome[section] == g.WAITING:
            yield f"section {section + 1}: the wagon has not been attacked"
        if card >= 0 and not _fits(s, edition, section):
            yield f"section {section + 1}: that is not the wagon's defence"
    if s.phase == g.LOOTING and s.outcome[s.target] != g.ROBBED:
        yield "the loot comes from a wagon that was not robbed"
    feast = s.phase == g.ROBIN_STEP and _kind(s, edition, s.target) == g.FEAST
    if any((die > 0) != feast for die in s.feast_dice.tolist()):
        yield "three dice lie on the Feast wagon in its raid, and only then"


def _kind(s: Any, edition: Edition, section: int) -> int:
    return int(edition.record[0]["kind"][s.wagon[section]])


def _fits(s: Any, edition: Edition, section: int) -> bool:
    """Whether a wagon's defence is one that it can have."""
    defence, token = s.defence[section], s.token[section]
    if not s.revealed:
        return bool(defence == 0)
    kind, printed = _kind(s, edition, section), edition.record[0]["defence"][s.wagon[section]]
    if kind == g.FEAST:
        waits = s.outcome[section] == g.WAITING
        return bool(defence == 0 if waits else 3 <= defence - token <= 18)
    if kind in (g.BEER_WAGON, g.WAYFARERS):
        attacked = s.outcome[section] != g.WAITING
        return bool(attacked or defence - token == _copied(s, edition, section))
    return bool(defence == printed + token)


def _copied(s: Any, edition: Edition, section: int) -> int:
    """SB-W1, SB-W2: the lowest or highest number on the board now, tokens included; or 10."""
    printed = edition.record[0]["defence"]
    others = [
        int(printed[card]) + int(s.token[other])
        for other, card in enumerate(s.wagon.tolist())
        if card >= 0 and other != section and printed[card] and s.outcome[other] != g.ESCAPED
    ]
    lowest = _kind(s, edition, section) == g.BEER_WAGON
    return (min(others) if lowest else max(others)) if others else 10


def _pile_problems(s: Any) -> Iterator[str]:
    """SB-R6: tiles on their way, from the right to the left."""
    looting = s.phase == g.LOOTING
    if looting != (s.pile_size > 0) or looting != (s.to_keep > 0) or looting != (s.pile_seen > 0):
        yield "tiles are shared out after a raid, and only then"
    elif looting:
        space = s.keeping_space
        counts = space < s.counting[s.target] and s.die[s.target, space, 0] > 0
        owner, guest = s.bandit[s.target, min(space, g.SPACES - 1)].tolist()
        if not counts or s.seat != (owner if guest < 0 else guest):
            yield "the tiles are with somebody whose die does not count"
        if not s.pile_seen >> s.seat & 1 or s.pile_size <= s.to_keep:
            yield "whoever holds the tiles has seen them and has a choice"
    elif s.keeping_space:
        yield "tiles are shared out after a raid, and only then"


def _debt_problems(s: Any) -> Iterator[str]:
    """SB-J1, SB-T2, SB-T4, SB-H4: what a choice of several clicks remembers."""
    gangs = 3 if s.players == 2 else s.players
    partner = s.phase == g.JOHN_PARTNER
    section, space = divmod(max(0, s.chosen), g.SPACES)
    if partner != (s.chosen >= 0) or (partner and s.bandit[section, space, 0] != s.seat):
        yield "a bandit is chosen for a swap, and only then"
    loot = s.loot_size[s.seat] + s.loot[s.seat, g.TOKEN] if s.seat >= 0 else 0
    if (s.phase == g.PAYING) != (s.to_pay > 0) or s.to_pay > loot:
        yield "a bribe is paid with tiles that are there"
    swapping = s.phase == g.SWAPPING
    if swapping != (s.drawn >= 0) or (swapping and (loot < 2 or not s.loot[s.seat, s.drawn])):
        yield "a tile has been drawn for a swap, and only then"
    serving = s.phase == g.SERVING
    if serving != (0 < s.served < gangs) or (not serving and s.served):
        yield "one opponent after the other drinks, and only then"
    elif serving and not any(s.drawbridge[(s.seat + s.served) % gangs].tolist()):
        yield "the one to drink has no dice"
