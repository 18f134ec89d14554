var e=`# Kings & Creatures

kc-card = { $type ->
    [castle] castle { $number }
    [treasure] treasure { $number } ({ $glory } glory)
    [hero] { $heroes ->
        [one] hero { $number } (one hero)
       *[other] hero { $number } ({ $heroes } heroes)
    }
    [legend] legend { $number } ({ $glory } glory for { $needs })
    [king] king { $number } of { $rules } (crowns { $left } left, { $right } right)
   *[creature] { $kind } { $number }
}
kc-kind-centaur = centaur
kc-kind-minotaur = minotaur
kc-kind-griffon = griffon
kc-kind-chimera = chimera
kc-kind-dragon = dragon
kc-kind-unicorn = unicorn
kc-types-treasure = treasures
kc-types-hero = heroes
kc-types-legend = legends
kc-types-king = kings
kc-types-creature = creatures
kc-needs-one = { $count } { $type }
kc-needs-and = { $first }, { $rest }
kc-nothing = nothing

kc-take = Take { $card }
kc-take-and-leave = Take { $card } and leave the round
kc-prompt = Round { $round }: take one card. A number below { $visible } ends your round, and so does your third card.
kc-waiting = Round { $round }: { $seat } has the lowest card, { $visible }, and takes one.
kc-over = The game is over.
kc-refused-unseen = Card { $card } is not face up. Take one of: { $shown }.

kc-took = { $seat } takes { $card }.
kc-left = { $seat } leaves the round.
kc-round-ends = Round { $round } ends.
kc-hero-glory = { $seat } gains { $glory } glory for heroes.
`;export{e as default};