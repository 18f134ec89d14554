# Sherwood Bandits

sb-will = Will Scarlet
sb-tile = { $hue ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
} { $item ->
    [ring] ring
    [bracelet] bracelet
   *[necklace] necklace
}
sb-coin = coin
sb-token = coin token
sb-back-light = light
sb-back-medium = medium
sb-back-heavy = heavy
sb-a-wagon = a wagon
sb-wagon-plain = { $back } wagon, defence { $defence }
sb-wagon-special-beer = { $stands ->
    [yes] Beer wagon, defence { $defence }
   *[no] Beer wagon
}
sb-wagon-special-wayfarers = { $stands ->
    [yes] Wayfarers' wagon, defence { $defence }
   *[no] Wayfarers' wagon
}
sb-wagon-special-war = War wagon, defence { $defence }
sb-wagon-special-kings = King's wagon, defence { $defence }
sb-wagon-special-sheriffs = Sheriff's wagon, defence { $defence }
sb-wagon-special-feast = { $stands ->
    [yes] Feast wagon, defence { $defence }
   *[no] Feast wagon
}
sb-wagon-text-plain = Its defence is the number on the shield.
sb-wagon-text-beer = Its defence is the lowest number among the other wagons on the road now; one that escaped has left.
sb-wagon-text-wayfarers = Its defence is the highest number among the other wagons on the road now; one that escaped has left.
sb-wagon-text-war = 33: four dice make 24 at most. Nobody can beat it.
sb-wagon-text-kings = Two tiles for every counting die.
sb-wagon-text-sheriffs = When it is revealed, the leaders of all gangs that lie in wait here go to jail, unless they stand on a companion's card.
sb-wagon-text-feast = It is attacked first. Three dice are rolled for its defence.

sb-face-down = { $back } { $low }-{ $high }
sb-hideout = { $taken ->
    [yes] { $position }: { $gang }
   *[no] { $position }: free
}
sb-attack-space = { $position }: { $dice }
sb-tiles-of = { $count } { $tile }

sb-companion-marian = Lady Marian
sb-companion-john = Little John
sb-companion-robin = Robin Hood
sb-companion-tuck = Friar Tuck
sb-effect-gossip = Gossip
sb-effect-clique = Clique
sb-effect-scout = Scout
sb-effect-guards = Friendly guards
sb-effect-insider = Insider
sb-effect-jostle = Jostle
sb-effect-squeeze = Tight squeeze
sb-effect-weasel = Weasel
sb-effect-cover = Take cover
sb-effect-second-chance = Second chance
sb-effect-front = In front of you
sb-effect-behind = Behind you
sb-effect-come-along = Come along
sb-effect-swap = Let us swap
sb-effect-market = To market
sb-effect-beer = A beer
sb-text-gossip = Before you place a bandit: look in secret at up to 2 wagons. Everybody sees which ones.
sb-text-clique = Before you place a bandit: place a second one right after it.
sb-text-scout = Before you place a bandit: discard a wagon and replace it, face down. The new one stays.
sb-text-guards = Before you place a bandit: look in secret at a wagon, then put +2, -2 or nothing on it.
sb-text-insider = Swap one of your bandits with an opponent's on the same position at another wagon. Yours lies down and cannot do so again.
sb-text-jostle = Swap one of your bandits with its neighbour. Yours lies down and cannot do so again.
sb-text-squeeze = One of your bandits joins the one to its left. Their dice count as one: you get the tile, the other bandit's owner the points.
sb-text-weasel = One of your bandits goes to a free pickpocket space for a coin. Your die stays in its place and shows 2.
sb-text-cover = Raise or lower one of your dice by 2. It cannot go below 1 or above 6.
sb-text-second-chance = Roll any one die again. No die is rolled again twice.
sb-text-front = Choose a die: all dice to its left show the same.
sb-text-behind = Choose a die: all dice to its right show the same.
sb-text-come-along = Take one of your dice off the drawbridge.
sb-text-swap = Draw a tile, then put another one of this round back.
sb-text-market = Put back one tile of this round for 1 victory point.
sb-text-beer = Raise one die of every opponent on the drawbridge by 2, at most to 6.

sb-place = Hide at wagon { $wagon }, position { $position }
sb-pickpocket = Pick a pocket for a coin
sb-look = { $again ->
    [yes] Look at wagon { $wagon } as well ({ $back })
   *[no] Call Lady Marian: look at wagon { $wagon } ({ $back })
}
sb-enough = Look at no other wagon
sb-scout = Call Lady Marian: replace wagon { $wagon } ({ $back })
sb-token-plus = Put +2 on wagon { $wagon }
sb-token-minus = Put -2 on wagon { $wagon }
sb-token-none = Put nothing on wagon { $wagon }
sb-attack = Raid wagon { $wagon } ({ $back })
sb-call = Call { $companion }: { $card }
sb-pass = Do not call { $companion }
sb-use-insider = Swap your bandit at wagon { $wagon }, position { $position }, with one at another wagon
sb-use-jostle = Swap your bandit at wagon { $wagon }, position { $position }, with a neighbour
sb-use-squeeze = Squeeze your bandit at wagon { $wagon }, position { $position }, in on its left
sb-use-weasel = Send your bandit from wagon { $wagon }, position { $position }, to pick a pocket
sb-partner = Swap with the bandit of { $gang } at wagon { $wagon }, position { $position }
sb-plus-two = Raise { $guest ->
    [yes] your squeezed-in die
   *[no] your die
} on position { $position } from { $value } to { $new }: { $sum } of { $defence }
sb-minus-two = Lower { $guest ->
    [yes] your squeezed-in die
   *[no] your die
} on position { $position } from { $value } to { $new }: { $sum } of { $defence }
sb-reroll = Roll { $guest ->
    [yes] the squeezed-in { $value } of { $gang }
   *[no] the { $value } of { $gang }
} on position { $position } again
sb-front = Turn all dice in front of { $guest ->
    [yes] the squeezed-in { $value }
   *[no] the { $value }
} on position { $position } to { $value }: { $sum } of { $defence }
sb-behind = Turn all dice behind { $guest ->
    [yes] the squeezed-in { $value }
   *[no] the { $value }
} on position { $position } to { $value }: { $sum } of { $defence }
sb-take-off = Take your { $value } off the drawbridge
sb-serve = Raise the { $value } of { $gang } to { $new }
sb-no-bribe = Pay no bribe
sb-bribe-one = Pay 1 tile: your { $value } leaves the drawbridge, { $left } stays
sb-bribe-two = Pay 3 tiles: your { $value } and { $second } leave the drawbridge, { $left } stays
sb-sell = Sell a { $tile } for 1 point
sb-put-back = Put back a { $tile }
sb-keep = Keep a { $tile }
sb-reward-tile = Take a tile as reward
sb-reward-point = Take 1 point as reward

sb-prompt-placing = { $free ->
    [yes] Place a bandit ({ $left } left). Before that you may call Lady Marian: { $marian }.
   *[no] Place a bandit ({ $left } left).
}
    .title = Where does your bandit hide?
sb-prompt-looking = Look at a second wagon, or leave it at one.
    .title = A second look?
sb-prompt-marking = Wagon { $wagon } is: { $front }. Put +2, -2 or nothing on it.
    .title = A token on the wagon?
sb-prompt-little-john = { $card }: choose one of your bandits, or call nobody.
    .title = Call Little John?
sb-prompt-partner = Choose the bandit to swap with.
    .title = Swap with whom?
sb-prompt-attacking = Choose the wagon to raid next.
    .title = Which wagon next?
sb-prompt-robin-hood = Wagon { $wagon } needs { $defence }, the dice make { $raid }. Robin Hood offers: { $card }.
    .title = Call Robin Hood?
sb-prompt-looting = Keep { $keep ->
    [one] one
   *[other] { $keep }
} of the { $size } tiles{ $alike ->
    [yes] {" "}({ $kinds } different ones)
   *[no] {""}
}; the rest goes to the left.
    .title = Keep { $keep ->
        [one] a tile
       *[other] { $keep } tiles
    }
sb-prompt-friar-tuck = Your dice on the drawbridge make { $sum }. Friar Tuck offers: { $card }.
    .title = Call Friar Tuck?
sb-prompt-swapping = You drew a { $tile }. Put another one of this round back.
    .title = Put a tile back
sb-prompt-serving = Choose the die of { $gang } that goes up by 2.
    .title = A beer for { $gang }
sb-prompt-bribing = Your dice on the drawbridge make { $sum }. { $over ->
    [jail] Over 10 is jail, under 5 a reward.
    [fine] Over 10 costs 1 point now, under 5 is a reward.
   *[nothing] Over 10 costs nothing now, for you have no point; under 5 is a reward.
}
    .title = Bribe the sheriff?
sb-prompt-paying = Choose what to pay with ({ $left } to go).
    .title = Pay the bribe
sb-prompt-rewarding = Under 5 on the drawbridge: take a tile or a point.
    .title = Take your reward

sb-waiting-placing = { $seat } places a bandit.
sb-waiting-looking = { $seat } may look at a second wagon.
sb-waiting-marking = { $seat } has looked at a wagon and may put a token on it.
sb-waiting-little-john = { $seat } may call Little John.
sb-waiting-partner = { $seat } chooses a bandit to swap with.
sb-waiting-attacking = { $seat } chooses the wagon to raid.
sb-waiting-robin-hood = Wagon { $wagon } needs { $defence }, the dice make { $raid }. { $seat } may call Robin Hood.
sb-waiting-looting = { $seat } chooses a tile.
sb-waiting-friar-tuck = { $seat } may call Friar Tuck.
sb-waiting-swapping = { $seat } puts a tile back.
sb-waiting-serving = { $seat } serves a beer.
sb-waiting-bribing = { $seat } may pay a bribe.
sb-waiting-paying = { $seat } pays the bribe.
sb-waiting-rewarding = { $seat } takes a reward.

## What a choice leads to
sb-nth = { $number }
sb-then-position = Position { $position } when the ranks close
sb-then-dice = { $dice ->
    [one] 1 die here, { $average } on average, for { $low }-{ $high }
   *[other] { $dice } dice here, { $average } on average, for { $low }-{ $high }
}
sb-then-coin = A coin at once; no die to answer for
sb-then-leader = Your leader is used for this round
sb-then-needs = It needs { $defence }
sb-then-shift = { $shift } on what it turns out to need
sb-then-odds = { $dice ->
    [one] 1 die: { $percent } % to succeed
   *[other] { $dice } dice: { $percent } % to succeed
}
sb-then-succeeds = { $sum } of { $defence }: the raid succeeds
sb-then-escapes = { $sum } of { $defence }: the wagon escapes
sb-then-nobody = Nobody gets anything.
sb-then-share = { $points ->
    [0] No point for you
    [one] You get 1 point
   *[other] You get { $points } points
}{ $pick ->
    [first] {" "}and the first pick of { $pile } tiles
    [later] {" "}and { $tiles ->
        [one] a tile
       *[other] { $tiles } tiles
    }
    [unseen] {" "}and { $tiles ->
        [one] a tile unseen
       *[other] { $tiles } tiles unseen
    }
   *[none] {""}
}. Your drawbridge: { $column }.
sb-then-reroll = { $chance ->
    [none] Even a 6 is not enough
    [sure] Any roll is enough
   *[some] Enough with { $least } or more ({ $faces } of 6)
}
sb-then-now = Now { $sum } of { $defence }.
sb-then-still = { $count ->
    [one] { $seat } may still call Robin Hood.
   *[other] { $count } may still call Robin Hood.
}
sb-then-weasel = A coin for you; your die stays and shows 2
sb-then-squeeze = { $own ->
    [yes] Beside your own bandit on position { $position }: tile and points are yours
   *[no] Beside { $gang } on position { $position }: you the tile, they the points
}
sb-then-choose = Then choose with whom
sb-then-swap = With { $gang }: you lie at wagon { $wagon }, position { $position }
sb-then-column = { $state ->
    [reward] { $sum } on the drawbridge: a tile or a point
    [jail] { $sum } on the drawbridge: jail next round
    [fine] { $sum } on the drawbridge: 1 point lost
    [nothing] { $sum } on the drawbridge: no point to lose
   *[safe] { $sum } on the drawbridge: the sheriff lets it be
}
sb-then-sets = { $sign ->
    [more] +{ $points } in your sets
    [less] −{ $points } in your sets
   *[same] No change in your sets yet
}
sb-then-tile = One of { $supply } tiles, unseen
sb-then-points = You have { $points } then

sb-refused-no-wagon = There is no wagon at section { $wagon }: nobody can hide there.
sb-refused-taken = Position { $position } at wagon { $wagon } is taken.
sb-refused-leader = Your leader cannot be used: { $place ->
    [jail] it is in jail.
   *[other] it has been used in this round.
}
sb-refused = That cannot be done now: { $step }.
sb-step-placing = a bandit is to be placed
sb-step-looking = a second wagon may be looked at
sb-step-marking = a token may be put on the wagon
sb-step-little-john = Little John may be called
sb-step-partner = a bandit to swap with is to be chosen
sb-step-attacking = the next wagon is to be chosen
sb-step-robin-hood = Robin Hood may be called
sb-step-looting = a tile is to be kept
sb-step-friar-tuck = Friar Tuck may be called
sb-step-swapping = a tile is to be put back
sb-step-serving = a die is to be raised
sb-step-bribing = a bribe may be paid
sb-step-paying = the bribe is to be paid
sb-step-rewarding = a reward is to be taken
sb-step-over = the game is over

sb-placed = { $seat } hides at wagon { $wagon }, position { $position }.
sb-picked-pocket = { $seat } picks a pocket and gets a coin.
sb-looked-at = { $seat } looks at wagon { $wagon } in secret.
sb-looked-enough = { $seat } looks at no other wagon.
sb-saw = Wagon { $wagon } is: { $front }.
sb-scouted = { $seat } calls Lady Marian and replaces wagon { $wagon } ({ $front }).
sb-marked-plus = { $seat } puts +2 on wagon { $wagon }.
sb-marked-minus = { $seat } puts -2 on wagon { $wagon }.
sb-marked-nothing = { $seat } puts nothing on it.
sb-called = { $seat } calls { $companion }: { $card }.
sb-passed = { $seat } does not call { $companion }.
sb-johned = { $seat } calls Little John ({ $card }) for the bandit at wagon { $wagon }, position { $position }.
sb-swapped-bandit = { $seat } swaps with the bandit at wagon { $wagon }, position { $position }.
sb-attacked = { $seat } chooses wagon { $wagon } for the raid.
sb-robined = { $known ->
    [yes] { $seat } calls Robin Hood ({ $card }) for the { $value } on position { $position } of wagon { $wagon }, which shows { $new } now.
   *[no] { $seat } calls Robin Hood ({ $card }) for the { $value } on position { $position } of wagon { $wagon }.
}
sb-turned = { $count ->
    [one] { $seat } calls Robin Hood ({ $card }) at wagon { $wagon }: the { $dice } turns to { $value }, like the die on position { $position }.
   *[other] { $seat } calls Robin Hood ({ $card }) at wagon { $wagon }: { $dice } turn to { $value }, like the die on position { $position }.
}
sb-took-off = { $seat } calls Friar Tuck and takes a { $value } off the drawbridge.
sb-served = { $seat } raises the { $value } of { $gang } to { $new }.
sb-bribed = { $dice ->
    [one] { $seat } bribes the sheriff with 1 tile.
   *[other] { $seat } bribes the sheriff with 3 tiles.
}
sb-paid-no-bribe = { $seat } pays no bribe.
sb-sold = { $seat } calls Friar Tuck and sells a { $tile }.
sb-sold-one = { $seat } calls Friar Tuck and sells a tile.
sb-put-back-tile = { $seat } puts a { $tile } back.
sb-put-one-back = { $seat } puts a tile back.
sb-kept = { $seat } keeps a { $tile }.
sb-kept-one = { $seat } keeps a tile.
sb-took-tile = { $seat } takes a tile as reward.
sb-took-point = { $seat } takes a point as reward.
sb-will-placed = Will Scarlet's bandits take their places.
sb-revealed = { $known ->
    [yes] Wagon { $wagon } is revealed: { $front }. It needs { $defence }.
   *[no] Wagon { $wagon } is revealed: { $front }. Its defence will be rolled.
}
sb-new-card = { $companion } now offers: { $card }.
sb-jailed = The leader of { $gang } goes to jail.
sb-rolled = { $enough ->
    [0] Wagon { $wagon } is attacked: { $dice } make { $sum } of { $defence }.
    [one] Wagon { $wagon } is attacked: { $dice }. The first die alone makes { $sum } of { $defence }.
   *[other] Wagon { $wagon } is attacked: { $dice }. The first { $enough } dice make { $sum } of { $defence }.
}
sb-robbed = { $late ->
    [0] Wagon { $wagon } is robbed: { $sum } of { $defence }.
    [one] Wagon { $wagon } is robbed: { $sum } of { $defence }; one die came too late.
   *[other] Wagon { $wagon } is robbed: { $sum } of { $defence }; { $late } dice came too late.
}
sb-escaped = Wagon { $wagon } escapes: { $sum } of { $defence }.
sb-escaped-alone = Wagon { $wagon } escapes: nobody lies in wait.
sb-tiles = { $count ->
    [one] { $gang } gets a tile.
   *[other] { $gang } gets { $count } tiles.
}
sb-tile-is = { $gang } now has a { $tile }.
sb-pile = { $size ->
    [one] { $seat } has the tile to choose from.
   *[other] { $seat } has { $size } tiles to choose from.
}
sb-column = { $gang } has { $sum } on the drawbridge.
sb-gained = { $points ->
    [one] { $gang } gains 1 point.
   *[other] { $gang } gains { $points } points.
}
sb-lost = { $points ->
    [one] { $gang } loses 1 point.
   *[other] { $gang } loses { $points } points.
}
sb-round-ends = Round { $round } ends.
sb-round-begins = Round { $round } begins; { $seat } has the start marker.
sb-chests-open = The chests are opened.
sb-lot = The dice decide the tie for { $seat }.

# How a figure comes about.
sb-how-track = Points from raids and rewards, less what the sheriff took
sb-how-chest = { $tiles ->
    [one] 1 tile in the chest
   *[other] { $tiles } tiles in the chest
}
sb-how-closed = Chests are opened at the end
sb-how-rings = { $count ->
    [one] 1 ring
   *[other] { $count } rings
}
sb-how-bracelets = { $count ->
    [one] 1 bracelet
   *[other] { $count } bracelets
}
sb-how-necklaces = { $count ->
    [one] 1 necklace
   *[other] { $count } necklaces
}
sb-how-most = { $points ->
    [0] Somebody has more
    [one] As many as another: the most is shared
   *[other] More than anybody else
}
sb-how-sets = { $set ->
    [ring_sets] Three rings
    [bracelet_pairs] Two bracelets
    [trios] Ring, bracelet, necklace
   *[single_necklaces] Necklaces
} ({ $hue ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
})
sb-how-each = { $count } × { $each }
sb-how-coins = { $coins } coins and pieces without a set, 1 point for every three
sb-how-dice = { $dice ->
    [one] One die
   *[other] { $dice } dice
}
sb-how-average = { $average } on average
sb-how-defence = Defence { $defence }
sb-how-chance = It falls in { $percent } of 100 rolls, if nobody helps

# The headings of the score sheet
heading-sherwood_bandits-track = Raids and sheriff
heading-sherwood_bandits-majorities = Most of a kind
heading-sherwood_bandits-ring-sets = Three rings
heading-sherwood_bandits-bracelet-pairs = Two bracelets
heading-sherwood_bandits-trios = Ring, bracelet, necklace
heading-sherwood_bandits-necklaces = Necklaces
heading-sherwood_bandits-coins = Coins

# Where openings are compared.
sb-opening = Hide at wagon { $wagon }
