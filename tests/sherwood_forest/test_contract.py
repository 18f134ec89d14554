"""The advanced game: offers with wishes, contracts, promises, planned raids."""

from __future__ import annotations

import pytest

from merrymen.games.sherwood_forest import state as st
from merrymen.match import Match
from sherwood_forest.forest import (
    A_SHERIFF,
    NE,
    NW,
    ROAD,
    SE,
    SW,
    ask,
    deal,
    do,
    give,
    golds,
    lay,
    raid,
    send,
    show,
    table,
)

RICH = {"strength": 4, "glory": 2, "gold": 5, "companions": 1, **ROAD}


def called(card: dict[str, int] | None = None, players: int = 3) -> Match:
    """Seat 0 calls for the south-east corner with 2 robbers and asks everybody."""
    match = table(players, "advanced", cards={0: card or RICH, 1: RICH})
    lay(match, 0, 1, None, None)
    do(match, st.CALL + SE, st.SLOT, st.ROBBERS + 1)
    return match


def test_an_offer_may_add_wishes_before_its_robbers() -> None:
    """SF-V2, SF-V4 (2): a card to inform on, loot wanted, gold now; each once, in any order."""
    match = called()
    assert match.to_move == 1
    legal = match.legal()
    assert {st.SLOT, st.GOLD + 1, st.GOLD + match.plain.quarry, st.COMPANIONS + 4} <= set(legal)
    assert {st.NOW - 2, st.NOW - 1, st.NOW + 1, st.NOW + 2, st.WITH + 2} <= set(legal)
    assert not {st.NOW, st.NOW + 3, st.GOLD + match.plain.quarry + 1, st.DONE} & set(legal)
    do(match, st.NOW + 1, st.GOLD + 3)
    assert not any(st.GOLD <= a < st.COMPANIONS for a in match.legal())
    assert not any(st.NOW - 42 <= a < st.PAY for a in match.legal())
    s = do(match, st.COMPANIONS + 1, st.SLOT + 1, st.ROBBERS + 1)
    assert match.to_move == 2
    assert (s.offer_slot[1], s.offer_gold[1], s.offer_companions[1], s.offer_now[1]) == (1, 3, 1, 1)


def test_declining_wipes_the_offer() -> None:
    """SF-P6 (2)."""
    s = do(called(), st.GOLD + 3, st.NOW + 1, st.SLOT + 1, st.DECLINE)
    assert (s.offer_slot[1], s.offer_gold[1], s.offer_now[1]) == (-1, 0, 0)


def test_named_cards_bind_nobody() -> None:
    """SF-V3, SF-V4: no more than robbers and hand cards, but they may be other cards."""
    match = table(rules="advanced")
    deal(match, 1, st.CLOAK)
    do(match, st.CALL + SE, ask(1), st.ROBBERS)
    assert st.CARD + 2 in match.legal()
    do(match, st.CARD + 2)
    assert not any(st.CARD <= a < st.DONE for a in match.legal())
    assert match.hidden(2).plain.hand[1].tolist() == [0] * 6
    s = do(match, st.ROBBERS + 1, st.CONFIRM, st.YES)
    assert s.pledged[SE, 1].tolist() == [0, 0, 0]
    assert s.hand_size[1] == 1


def contract(match: Match) -> Match:
    """Both others offer 1 robber; the leader promises seat 1 3 gold and a companion, and pays 1."""
    do(match, st.ROBBERS, st.GOLD + 2, st.ROBBERS)
    do(match, st.GOLD + 3, st.COMPANIONS + 1, st.NOW + 1)
    return match


def test_the_contract_begins_as_things_stand() -> None:
    """SF-V4 (3): the card aimed at, its informer, robbers and wishes as offered."""
    match = called()
    s = do(match, st.ROBBERS, st.SLOT, st.GOLD + 2, st.NOW - 1, st.ROBBERS + 1)
    assert (s.phase, s.talk_seat, match.to_move) == (st.DEAL_MEMBER, 1, 0)
    assert (s.deal_slot, s.deal_informer) == (0, 2)  # who offered to inform on it
    s = do(match, st.CONFIRM)  # everything as it stands
    assert (s.phase, match.to_move) == (st.CONSENT, 1)
    assert s.deal_robbers.tolist()[:3] == [2, 1, 2]
    assert (s.deal_gold[2], s.deal_pay[2, 0]) == (2, 1)


def test_the_leader_writes_one_contract_field_by_field() -> None:
    """SF-V4 (3): members, robbers, card and informer, promises, gold now."""
    match = contract(called())
    s = match.plain
    assert (s.phase, s.talk_seat, match.to_move) == (st.DEAL_MEMBER, 2, 0)
    assert s.deal_gold[2] == 2  # as offered
    do(match, st.ROBBERS + 1)
    assert not any(st.ROBBERS <= a < st.CARD for a in match.legal())
    do(match, st.ACCEPT)
    assert match.plain.phase == st.DEAL_OWN
    assert {st.INFORMER + 1, st.INFORMER + 2} <= set(match.legal())
    do(match, st.INFORMER + 2)
    s = do(match, st.ROBBERS, st.GOLD + 1)
    assert s.deal_gold.tolist()[:3] == [1, 3, 2]
    assert s.deal_robbers.tolist()[:3] == [1, 1, 2]
    s = do(match, st.CONFIRM)
    assert (s.phase, match.to_move, s.deal_informer) == (st.CONSENT, 1, 2)


def test_all_yes_and_everything_is_placed() -> None:
    """SF-V3, SF-V4 (4), (5): gold is paid, robbers, tokens and promises are placed."""
    match = contract(called())
    quarry = match.plain.quarry
    do(match, st.CONFIRM, st.YES)
    assert match.to_move == 2
    s = do(match, st.YES)
    assert s.group[SE].tolist()[:3] == [2, 1, 1]
    assert (s.planned[SE], s.informer[SE], s.leader[SE]) == (0, 0, 0)
    assert s.promised_gold[SE].tolist()[:3] == [0, 3, 2]
    assert s.promised_companions[SE].tolist()[:3] == [0, 1, 0]
    assert (s.quarry, s.oak[1]) == (quarry - 5, 3)
    assert golds(match) == [1, 3, 2]
    assert match.to_move == 1


def test_a_promised_companion_is_nobodys_gain_yet() -> None:
    """SF-V3: signing tells of no robber taken from under the oak."""
    match = contract(called())
    do(match, st.CONFIRM, st.YES)
    after = match.copy()
    after.apply(st.YES)
    told = {message["id"] for message in match.story(st.YES, after, 1)}
    assert "sf-told-purse" in told
    assert "sf-told-oak" not in told


def test_any_no_voids_the_contract() -> None:
    """SF-V4 (4): the leader may call once more."""
    match = contract(called())
    s = do(match, st.CONFIRM, st.YES, st.NO)
    assert (match.to_move, s.phase, s.calls) == (0, st.PLAN, 1)
    assert (s.leader[SE], golds(match)) == (-1, [2, 2, 2])
    assert s.deal_gold.tolist() == [0] * 6
    assert s.deal_pay.tolist() == [[0] * 6] * 6
    assert st.CALL + SE in match.legal()


def test_no_card_no_promises() -> None:
    """SF-V3, SF-V4: without tokens the raid is unplanned."""
    match = called()
    do(match, st.GOLD + 3, st.ROBBERS, st.DECLINE, st.NO_SLOT)
    assert not any(st.GOLD <= a <= st.COMPANIONS + 4 for a in match.legal())
    do(match, st.ACCEPT)
    assert not any(st.GOLD <= a <= st.COMPANIONS + 4 for a in match.legal())
    s = do(match, st.CONFIRM, st.YES)
    assert (s.planned[SE], s.informer[SE]) == (-1, -1)
    assert s.promised_gold[SE].tolist() == [0] * 6


def test_another_card_may_be_named_first_of_all() -> None:
    """SF-V4 (3): once, before anything else is written."""
    match = called()
    do(match, st.SLOT + 1, st.GOLD + 2, st.ROBBERS, st.DECLINE)
    slots = {st.SLOT, st.SLOT + 1, st.SLOT + 2, st.SLOT + 3, st.NO_SLOT}
    assert slots & set(match.legal()) == slots - {st.SLOT}
    s = do(match, st.SLOT + 1)
    assert (s.deal_slot, s.deal_informer, s.deal_gold[1]) == (1, 1, 2)
    assert not slots & set(match.legal())


def test_the_bounds_of_a_contract() -> None:
    """SF-V4: gold now not above the payer's camp, companions not above the oak, gold the quarry."""
    match = called()
    give(match, 0, 1)
    match.plain.oak[1], match.plain.camp[1] = 1, 7
    do(match, st.ROBBERS, st.ROBBERS)
    legal = match.legal()
    quarry = match.plain.quarry
    assert {st.GOLD + quarry, st.COMPANIONS + 1, st.NOW + 1, st.NOW - 2} <= set(legal)
    assert not {st.GOLD + quarry + 1, st.COMPANIONS + 2, st.NOW + 2, st.NOW - 3} & set(legal)
    do(match, st.GOLD + quarry - 1, st.NOW + 1)
    legal = match.legal()
    assert st.GOLD + 1 in legal
    assert not {st.GOLD + 2, st.NOW + 1} & set(legal)
    assert st.REJECT in legal


def test_only_offers_are_written_and_who_is_left_out_informs_nobody() -> None:
    """SF-V4 (3): who declined is no member; the informer is one."""
    match = called()
    s = do(match, st.SLOT, st.ROBBERS, st.ROBBERS)
    assert s.deal_informer == 1
    s = do(match, st.REJECT)
    assert (s.deal_informer, s.talk_seat, s.deal_robbers[1]) == (0, 2, 0)
    s = do(match, st.REJECT)  # nobody is left
    assert s.phase == st.PLAN


def test_six_pairs_of_tokens() -> None:
    """SF-V4, SF-C2: at most 6 planned alliances at once."""
    match = called()
    for hideout in range(6):
        match.plain.planned[hideout] = 2
    match.apply(st.ROBBERS)
    match.apply(st.DECLINE)
    assert match.plain.deal_slot == -1
    assert not any(st.SLOT <= a <= st.NO_SLOT for a in match.legal())


def test_gold_now_between_any_two_players() -> None:
    """SF-V4: members or not; who pays has a say, and it is paid when the contract is."""
    match = called(players=4)
    do(match, st.ROBBERS, st.DECLINE, st.DECLINE, st.ACCEPT)
    pay = st.PAY + 3 * st.SEATS + 2  # seat 3 pays seat 2; neither is a member
    assert pay in match.legal()
    do(match, pay)
    assert (match.plain.phase, match.legal()) == (st.DEAL_PAY, [st.NOW + 1, st.NOW + 2])
    s = do(match, st.NOW + 2)
    assert (s.phase, s.deal_pay[3, 2]) == (st.DEAL_OWN, 2)
    assert not {pay, st.PAY + 2 * st.SEATS + 3, st.PAY + 3 * st.SEATS} & set(match.legal())
    do(match, st.CONFIRM, st.YES)
    assert (match.to_move, golds(match)) == (3, [2, 2, 2, 2])
    s = do(match, st.YES)
    assert golds(match) == [2, 2, 4, 0]
    assert s.group[SE].tolist()[:4] == [2, 1, 0, 0]
    match = called(players=4)
    do(match, st.ROBBERS, st.DECLINE, st.DECLINE, st.ACCEPT, pay, st.NOW + 2, st.CONFIRM, st.YES)
    assert golds(do(match, st.NO) and match) == [2, 2, 2, 2]


def test_an_offer_may_speak_of_gold_with_a_third_player() -> None:
    """SF-V4 (2): at most what that player has."""
    match = called(players=4)
    give(match, 3, 1)
    do(match, st.WITH + 3)
    assert {st.NOW + 1, st.NOW - 2} <= set(match.legal())
    assert not {st.NOW + 2, st.WITH + 2} & set(match.legal())
    do(match, st.NOW + 1, st.ROBBERS, st.DECLINE, st.DECLINE)
    s = match.plain
    assert (s.deal_pay[3, 1], s.deal_pay[0, 1]) == (1, 0)
    do(match, st.CONFIRM, st.YES)
    assert match.to_move == 3  # no member, but the payer
    do(match, st.YES)
    assert golds(match) == [2, 3, 2, 0]


def test_gold_without_robbers() -> None:
    """SF-V4: for information, or for staying away; no robbers, no promises, no member."""
    match = called()
    do(match, st.GOLD + 3, st.NOW + 1)
    s = do(match, st.DONE)
    assert (s.offer_now[1], s.offer_gold[1], s.offer_robbers[1]) == (1, 0, 0)
    do(match, st.ROBBERS)
    assert match.plain.talk_seat == 1
    assert not any(st.ROBBERS <= a < st.CARD or a == st.GOLD for a in match.legal())
    do(match, st.ACCEPT, st.CONFIRM)
    assert match.to_move == 2  # who only receives need not agree
    do(match, st.YES)
    assert golds(match) == [1, 3, 2]
    match = called()
    s = do(match, st.NOW + 1, st.DONE, st.DECLINE)  # no robbers at all: there is no contract
    assert s.phase == st.PLAN


def test_a_card_is_shown_to_the_table() -> None:
    """SF-V4: of one's own free will, one card at a time, as often as there are cards."""
    match = table(rules="advanced")
    deal(match, 0, 2, 2, st.GARMENT)
    do(match, st.CALL + SE)
    assert {show(2), show(2, 1), show(st.GARMENT, 2)} <= set(match.legal())
    assert not {show(2, 0), show(0), show(st.CLOAK)} & set(match.legal())
    s = do(match, show(2), show(2))
    assert s.shown[0].tolist() == [0, 0, 2, 0, 0, 0]
    assert not {show(2), show(2, 1)} & set(match.legal())
    assert match.view(None)["board"]["seats"][0]["shown"] == {"strength-3": 2}


def test_a_card_is_shown_to_one_player_alone() -> None:
    """SF-V4: these two remember it, and nobody else learns more than that a card was shown."""
    match = table(rules="advanced")
    deal(match, 1, 2, st.CLOAK)
    do(match, st.CALL + SE, st.ROBBERS)
    before = match.copy()
    do(match, show(st.CLOAK, 2))
    known = [match.hidden(seat).plain.hand[1, st.CLOAK] for seat in (0, 1, 2, None)]
    assert known == [0, 1, 1, 0]
    assert {match.hidden(2).resampled(2, n).plain.hand[1, st.CLOAK] for n in range(20)} <= {1, 2}
    assert {match.hidden(0).resampled(0, n).plain.hand[1, st.CLOAK] for n in range(40)} > {0}
    told = [before.story(show(st.CLOAK, 2), match, seat)[0]["id"] for seat in (0, 1, 2, None)]
    assert told == ["sf-told-show-secret", "sf-told-show", "sf-told-show", "sf-told-show-secret"]
    assert match.view(1)["board"]["seats"][1]["shown_to"] == [{"seat": 2, "cards": {"cloak": 1}}]
    assert match.view(0)["board"]["seats"][1]["hand"] == {}
    do(match, show(st.CLOAK))  # now the table has seen it as well: it is the same card
    assert [match.hidden(seat).plain.hand[1, st.CLOAK] for seat in (0, 2, None)] == [1, 1, 1]


def planned(
    card: dict[str, int], informer: int = 0, number: int = 1, **promises: tuple[int, int]
) -> Match:
    """A planned alliance for the first card in the south-east corner, just before the raids."""
    first = 0 if number <= st.A_ROUNDS else 30  # A or B cards
    match = table(rules="advanced", cards={first: card, first + 1: RICH})
    match.plain.round_number = number
    lay(match, *range(first, first + 4))
    send(match, SE, 0, p0=2, p1=1, p2=1)
    s = match.plain
    s.planned[SE], s.informer[SE] = 0, informer
    for name, (gold, companions) in promises.items():
        seat = int(name[1:])
        s.promised_gold[SE, seat], s.promised_companions[SE, seat] = gold, companions
        s.quarry -= gold
        s.oak[seat] -= companions
    raid(match)
    return match


def test_promises_first_then_the_rest_freely() -> None:
    """SF-V5: the informer hands out what is left, to members only."""
    match = planned(RICH | {"gold": 6, "companions": 2}, informer=1, p2=(2, 1))
    s = do(match, st.PICK_CARD)
    assert match.scores() == [2, 2, 2]
    assert (match.to_move, s.phase) == (1, st.REST)
    assert (golds(match)[2], s.oak[2]) == (4, 3)
    assert (s.loot_gold, s.loot_companions) == (4, 1)
    assert len(match.legal()) == 6
    do(match, st.GIVE_GOLD + 1, st.GIVE_GOLD + 1, st.GIVE_GOLD + 1, st.GIVE_GOLD)
    s = do(match, st.GIVE_COMPANION + 1)
    assert golds(match) == [3, 5, 4]
    assert s.oak[1] == 3
    assert (s.phase, s.leader[SE]) == (st.PICK, -1)


def test_a_rest_that_only_one_can_take_is_nobodys_question() -> None:
    """SF-V5, SF-L1: an informer who lies there alone gets all that is left."""
    match = table(rules="advanced", cards={0: RICH | {"companions": 0}})
    lay(match, 0, 1, 2, 3)
    send(match, SE, 0, p0=4)
    s = match.plain
    s.planned[SE], s.informer[SE], s.promised_gold[SE, 1] = 0, 0, 2
    s.quarry -= 2
    raid(match)
    s = do(match, st.PICK_CARD)
    assert (golds(match), s.oak[0], s.phase) == ([5, 4, 2], 4, st.PICK)


def test_the_informer_is_liable_for_gold() -> None:
    """SF-V5: gold from the informer's camp as far as it goes; companions are not replaced."""
    match = planned(RICH | {"gold": 3, "companions": 0}, informer=0, p1=(4, 1))
    s = do(match, st.PICK_CARD)
    assert golds(match) == [1, 6, 2]
    assert s.oak[1] == 4
    assert s.phase == st.PICK


def test_the_informer_chooses_who_goes_short() -> None:
    """SF-V5: of the loot, and of the own camp where that is short as well."""
    match = planned(RICH | {"gold": 2, "companions": 1}, informer=0, p1=(3, 1), p2=(2, 1))
    do(match, st.PICK_CARD)
    assert match.to_move == 0
    assert match.legal() == [st.GIVE_COMPANION + 1, st.GIVE_COMPANION + 2]
    do(match, st.GIVE_COMPANION + 2)
    assert match.legal() == [st.GIVE_GOLD + 1, st.GIVE_GOLD + 2]
    do(match, st.GIVE_GOLD + 2, st.GIVE_GOLD + 1)  # the loot; 3 are owed, the camp has 2
    assert match.legal() == [st.GIVE_GOLD + 1, st.GIVE_GOLD + 2]
    s = do(match, st.GIVE_GOLD + 2)  # then only seat 1 is left
    assert golds(match) == [0, 4, 4]
    assert (s.oak[1], s.oak[2]) == (4, 3)


def test_the_informer_does_not_pay_oneself() -> None:
    """SF-V5: own promises beyond the loot are nothing."""
    match = planned(RICH | {"gold": 1, "companions": 0}, informer=0, p0=(4, 0))
    do(match, st.PICK_CARD)
    assert golds(match) == [3, 2, 2]


@pytest.mark.parametrize("number", [3, 6])
def test_own_promises_come_last_in_every_round(number: int) -> None:
    """SF-V5: the ally is paid first, of the loot and then of the camp."""
    card = RICH | {"gold": 2, "companions": 1}
    match = planned(card, informer=0, number=number, p0=(2, 1), p1=(3, 1))
    s = match.plain
    oak = s.oak[1] + 1  # promised companions come back before they are handed out
    quarry = s.quarry + 5
    s = do(match, st.PICK_CARD)
    assert s.oak[1] == oak - 1
    if number == 6:
        assert match.scores()[:2] == [2, 2 + 3 + 2]
        assert (golds(match), s.quarry) == ([1, 2, 2], quarry + 1)
    else:
        assert golds(match) == [1, 5, 2]


def test_promises_in_the_last_round() -> None:
    """SF-V5, SF-E2: the informer's gold goes to the quarry and gives the receiver glory."""
    match = planned(RICH | {"gold": 1, "companions": 0}, informer=0, number=6, p1=(3, 0))
    quarry = match.plain.quarry
    s = do(match, st.PICK_CARD)
    assert match.scores() == [2, 2 + 3, 2]
    assert golds(match) == [0, 2, 2]
    assert s.quarry == quarry + 3 + 2


def test_cards_of_a_planned_raid_are_discarded_even_if_postponed() -> None:
    """SF-V5; SF-V6: in an unplanned raid they return to hand."""
    for slot, left in ((0, 0), (1, 1)):
        match = table(rules="advanced", cards={n: RICH | {"strength": 9} for n in (0, 1)})
        lay(match, 0, 1, 2, 3)
        send(match, SE, 0, p0=2, p1=2)
        deal(match, 0, 2)
        deal(match, 1, 2)
        match.plain.planned[SE], match.plain.informer[SE] = 0, 0
        raid(match, first=2)
        do(match, st.PICK_CARD + slot)
        while match.plain.phase == st.REDIRECT:
            do(match, st.LET_PASS)
        do(match, st.NEXT, st.CARD + 2)
        s = do(match, st.DONE)
        assert s.group[SE, 0] == 2
        assert s.hand_size.tolist()[:2] == [left, 1]
        assert s.discards[2] == 1 - left


def test_another_card_is_split_by_the_leader_and_the_promises_lapse() -> None:
    """SF-V6, SF-V9: they go back at the end of the round."""
    match = planned(RICH, informer=1, p1=(4, 1))
    quarry = match.plain.quarry
    s = do(match, st.PICK_CARD + 1)
    assert (s.phase, match.to_move) == (st.SPLIT, 0)
    assert s.quarry == quarry  # nothing forced yet
    while match.plain.phase == st.SPLIT:
        do(match, match.legal()[0])
    s = match.plain
    assert s.planned[SE] == -1
    assert (s.promised_gold[SE, 1], s.promised_companions[SE, 1]) == (4, 1)
    oak = s.oak[1]
    while match.plain.round_number == 1:
        do(match, match.legal()[0])
    s = match.plain
    assert s.promised_gold[SE].tolist() == [0] * 6
    assert s.oak[1] == oak + 1


def test_a_named_sheriff_voids_the_promises() -> None:
    """SF-V5: and beating him brings only glory."""
    sheriff = {"strength": 4, "glory": 3, **ROAD}
    match = table(rules="advanced", cards={A_SHERIFF: sheriff})
    lay(match, A_SHERIFF, 1, 2, 3)
    send(match, SE, 0, p0=3, p1=1)
    s = match.plain
    s.planned[SE], s.informer[SE] = 0, 0
    s.promised_gold[SE, 1] = 3
    s.quarry -= 3
    raid(match)
    do(match, st.PICK_CARD)
    assert match.scores() == [3, 3, 0]
    assert golds(match) == [2, 2, 2]
    while match.plain.round_number == 1:
        do(match, match.legal()[0])
    assert match.plain.promised_gold[SE, 1] == 0


def test_most_robbers_at_the_crossing_bring_another() -> None:
    """SF-V9: all tied players; none under the oak, none gained; not in the last round."""
    strong = RICH | {"strength": 14}
    for number, gained in ((1, 1), (6, 0)):
        first = 0 if number == 1 else 30
        match = table(4, "advanced", cards={first: strong, first + 1: strong})
        lay(match, first, first + 1)
        send(match, NE, 0, p0=2)
        send(match, SW, 1, p1=1)
        send(match, NW, 1, p1=1)
        send(match, SE, 2, p2=1)
        match.plain.round_number = number
        raid(match)
        s = do(match, st.PICK_CARD)
        assert s.oak.tolist()[:4] == [4 - gained, 4 - gained, 4, 4]


def test_nobody_at_the_crossing_gains_nothing() -> None:
    """SF-V9."""
    match = table(rules="advanced")
    lay(match, 0, 1)
    raid(match)
    s = do(match, st.PICK_CARD)
    assert s.round_number == 2
    assert s.oak.tolist()[:3] == [4, 4, 4]


@pytest.mark.parametrize("field", ["planned", "informer"])
def test_a_group_alone_has_no_tokens(field: str) -> None:
    """SF-V3: tokens need an alliance."""
    match = table(rules="advanced")
    s = do(match, st.ALONE + NE, st.ROBBERS)
    assert getattr(s, field)[NE] == -1
