# Kings & Creatures

kc-card = { $type ->
    [castle] castle { $number }
    [treasure] treasure { $number } ({ kc-glory })
    [hero] { $heroes ->
        [one] hero { $number } (one hero)
       *[other] hero { $number } ({ $heroes } heroes)
    }
    [legend] legend { $number } ({ kc-glory } for { $needs })
    [king] king { $number } of { $rules } (crowns { $left } left, { $right } right)
   *[creature] { $kind } { $number }
}
kc-glory = { $glory } glory
kc-kind-centaur = centaur
kc-kind-minotaur = minotaur
kc-kind-griffon = griffon
kc-kind-chimera = chimera
kc-kind-dragon = dragon
kc-kind-unicorn = unicorn
# The card as what is taken.
kc-taken = { $type ->
    [hero] { $heroes ->
        [one] hero { $number } (one hero)
       *[other] hero { $number } ({ $heroes } heroes)
    }
   *[other] { kc-card }
}
kc-taken-centaur = { kc-kind-centaur }
kc-taken-minotaur = { kc-kind-minotaur }
kc-taken-griffon = { kc-kind-griffon }
kc-taken-chimera = { kc-kind-chimera }
kc-taken-dragon = { kc-kind-dragon }
kc-taken-unicorn = { kc-kind-unicorn }
kc-ruled-treasure = treasures
kc-ruled-hero = heroes
kc-ruled-legend = legends
kc-ruled-king = kings
kc-ruled-creature = mythical creatures
kc-needs-treasure = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}
kc-needs-hero = { $count ->
    [one] 1 hero card
   *[other] { $count } hero cards
}
kc-needs-legend = { $count ->
    [one] 1 legend
   *[other] { $count } legends
}
kc-needs-king = { $count ->
    [one] 1 king
   *[other] { $count } kings
}
kc-needs-creature = { $count ->
    [one] 1 mythical creature
   *[other] { $count } mythical creatures
}
kc-needs-and = { $first }, { $rest }

kc-take = Take { $card }
kc-take-and-leave = Take { $card } and leave the round
kc-prompt = Round { $round }: take card { $take } of 3. With a number below { $visible } you leave the round.
    .title = Take a card: you are lowest
kc-prompt-all-stay = Round { $round }: take card { $take } of 3. Every card here keeps you in the round.
    .title = Take a card: you are lowest
kc-prompt-all-leave = Round { $round }: take card { $take } of 3. Every card here is below { $visible }: you leave the round.
    .title = Take a card: you are lowest
kc-prompt-last = Round { $round }: take your third card. With it you leave the round.
    .title = Take a card: you are lowest
kc-waiting = Round { $round }: { $seat } has the lowest card, { $visible }, and takes one.
    .title = Waiting for { $seat }
kc-refused-none = There is no card 0. Take one of: { $shown }.
kc-refused-owned = Card { $card } already lies in front of { $seat }. Take one of: { $shown }.
kc-refused-gone = Card { $card } is out of the game. Take one of: { $shown }.
kc-refused-unseen = Card { $card } is not face up. Take one of: { $shown }.

kc-took = { $seat } takes { $card }.
kc-left = { $seat } leaves the round.
kc-round-ends = Round { $round } ends.
kc-hero-glory = { $seat } gains { kc-glory } for heroes.

# How a figure comes about.
kc-how-round = Round { $round }
kc-how-heroes = { $times ->
    [0] Not more heroes than a neighbour
    [one] More heroes than a neighbour: { $round }
   *[other] More heroes than both together: { $times } × { $round }
}
kc-how-treasure = The glory on the card
kc-how-creatures = { $cards } × { $kinds } different kinds
kc-how-legend = { $met ->
    [yes] Complete: { $glory }
   *[no] Not complete yet: { $glory } once it is
}
kc-how-king = { $own } { $rules } against { $left } of { $left_seat } (+{ $left_glory }) and { $right } of { $right_seat } (+{ $right_glory })

# The headings of the score sheet
heading-kings_and_creatures-heroes = Heroes
heading-kings_and_creatures-treasures = Treasures
heading-kings_and_creatures-creatures = Mythical creatures
heading-kings_and_creatures-kings = Kings
heading-kings_and_creatures-legends = Legends

# Where openings are compared.
kc-opening = { $type ->
    [treasure] A treasure
    [hero] A hero
    [legend] A legend
    [king] A king
   *[creature] A mythical creature
}
