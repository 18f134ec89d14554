# The board of Kings & Creatures.

kcb-you = You
kcb-display = The display
kcb-ends-you = You leave the round
kcb-ends-them = { $name } leaves the round
kcb-ends = leaves the round
kcb-stays-you = You stay in
kcb-stays-them = { $name } stays in
kcb-last-you = With your third card you leave
kcb-last-them = With the third card { $name } leaves
kcb-stack = { $left } left in the deck
kcb-pile = { $left } left
kcb-ends-short = Leave
kcb-stays-short = Stay
kcb-last-short = Leave
kcb-turn-order = Turn order
kcb-moves-now = moves now
kcb-order = Turn order by number: { $order }
kcb-your-number = your number
kcb-their-number = the number
kcb-number-is = number { $number }
kcb-done = complete
kcb-short = short
kcb-is-short = something is missing
kcb-adds = { $glory } glory
kcb-glory = { $glory ->
    [one] 1 glory if the game ended now
   *[other] { $glory } glory if the game ended now
}
kcb-takes = { $taken } of { $of } cards this round
kcb-side-left = Left neighbour
kcb-side-right = Right neighbour
kcb-side-both = Your neighbour
kcb-side-across = Across
kcb-out = Out of the round
kcb-ahead = you { $own }, ahead
kcb-behind = you { $own } of { $needed }
kcb-type-hero = Heroes
kcb-type-treasure = Treasures
kcb-type-creature = Mythical creatures
kcb-type-king = Kings
kcb-type-legend = Legends
kcb-name-hero = { $heroes ->
    [one] Hero
   *[other] { $heroes } heroes
}
kcb-name-treasure = Treasure
kcb-name-legend = Legend
kcb-name-castle = Castle
kcb-name-king = King of { $rules }
kcb-sub-hero = { $count ->
    [one] 1 hero
   *[other] { $count } heroes
}
kcb-sub-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
kcb-sub-creature = { $kinds ->
    [one] { $cards } × 1 kind
   *[other] { $cards } × { $kinds } kinds
}
kcb-sub-legend = { $done } of { $cards } complete
kcb-heroes-short = { $count ->
    [one] 1 more hero beats a neighbour
   *[other] { $count } more heroes beat a neighbour
}
kcb-heroes-now = Your heroes bring { $glory } glory after this round
kcb-about-hero = { $players ->
    [2] After every round, more heroes than your neighbour bring glory: as much as the round’s number.
   *[other] After every round, more heroes than a neighbour bring glory: as much as the round’s number. More than both together bring twice that.
}
kcb-about-treasure = At the end it is worth the glory that it shows.
kcb-about-creature = At the end each of your mythical creatures is worth 1 glory per different kind.
kcb-about-king = At the end his crowns count on each side where you have more cards of the type he rules than that neighbour.
kcb-about-legend = At the end it counts if it is complete: if you have all the cards that it shows. A card may serve several legends.
kcb-adds-now = { $glory } glory now.
kcb-adds-round = { $glory } more after this round.
kcb-worth = Worth { $glory } glory now.
kcb-lacks = Still needs { $needs }.
kcb-lacks-side = Needs { $needs } more to pass { $name }.
kcb-leave-you = With it you leave the round.
kcb-leave-them = With it { $name } leaves the round.
kcb-stay-you = You stay in at { $number }.
kcb-stay-them = { $name } stays in at { $number }.
kcb-then-end = The round ends.
kcb-then-them = { $name } moves next, at { $number }.
kcb-then-you = You move again.
kcb-heroes-now-them = The heroes of { $name } bring { $glory } glory after this round
kcb-heroes-over = Your heroes brought { $glory } glory
kcb-heroes-over-them = The heroes of { $name } brought { $glory } glory
kcb-about-castle = It is where you start: castle 1 opens the game. It counts for nothing.
kcb-out-you = You are out of the round and take no more cards in it.
kcb-out-them = { $name } is out of the round and takes no more cards in it.
kcb-mark = In the game with { $mark } players or more.
kcb-row-raised = { $raised ->
    [0] In the order of taking
    [one] In the order of taking; the raised card is of this round
   *[other] In the order of taking; the { $raised } raised cards are of this round
}
kcb-by-round = Heroes’ glory, round by round
kcb-round = Round { $round }
kcb-in-all = In all
kcb-band-hero = heroes
kcb-band-treasure = treasures
kcb-band-legend = legends
kcb-band-king = kings
kcb-band-creature = creatures

kcb-sign-glory = glory
kcb-sign-leave = with this card you leave the round
kcb-sign-hero = heroes on the card
kcb-sign-kinds = mythical creatures: each brings as many as you have kinds
kcb-sign-crowns = crowns for the left and the right neighbour
kcb-sign-legend = a legend: glory for the cards it shows
