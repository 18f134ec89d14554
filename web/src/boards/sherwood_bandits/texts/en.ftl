# The board of Sherwood Bandits.

sbb-you = You
sbb-your-gang = Your gang
sbb-road = The road
sbb-section = Wagon { $number }
sbb-phase = Phase
sbb-phase-ambush = Ambush
sbb-phase-raids = Raids
sbb-phase-sheriff = Sheriff
sbb-start = Start player
sbb-choices = What you can do

## Wagons
sbb-ranged = { $weight ->
    [light] Light { $range }
    [medium] Medium { $range }
   *[heavy] Heavy { $range }
}
sbb-wagon-beer = Beer
sbb-wagon-wayfarers = Wayfarers
sbb-wagon-war = War
sbb-wagon-kings = King’s
sbb-wagon-sheriffs = Sheriff’s
sbb-wagon-feast = Feast
sbb-state-coming = On its way
sbb-state-waiting = To come
sbb-state-now = Raid now
sbb-state-robbed = Raided
sbb-state-escaped = Escaped
sbb-average = { $dice ->
    [one] 1 die, { $average } on average
   *[other] { $dice } dice, { $average } on average
}
sbb-odds = { $dice ->
    [0] Nobody waits
    [one] 1 die: { $percent } %
   *[other] { $dice } dice: { $percent } %
}
sbb-nobody-yet = Nobody waits yet
sbb-three-dice = 3 dice
sbb-needed = needed
sbb-of = of { $defence }
sbb-short = { $missing } short
sbb-chooses = { $name }: { $size ->
    [one] 1 tile
   *[other] { $size } tiles
}
sbb-token = Token { $token } once it is revealed.
sbb-token-by = Token of { $name }
sbb-stays = It has been replaced and stays.
sbb-may-be = It may be:
sbb-changes = Changes the card of { $name }.
sbb-feast-die = Feast die: { $value }
sbb-deck = { $left ->
    [one] 1 wagon to come
   *[other] { $left } wagons to come
}
sbb-unseen = Not seen yet, those face down on the road included:

## Bandits and dice
sbb-attack = Attack spaces
sbb-hideouts = Hideouts
sbb-hideout = Wagon { $wagon }, position { $position }
sbb-free = free
sbb-lies = lies on its side
sbb-sneaked-off = sneaked off
sbb-late = late
sbb-die = { $name }: { $value }
sbb-crossed = Bears an X
sbb-pickpockets = Pickpockets
sbb-jail = Jail
sbb-supply = { $tiles ->
    [one] 1 tile in the supply
   *[other] { $tiles } tiles in the supply
}, { $tokens } coin tokens
sbb-bandits-left = { $left ->
    [one] 1 bandit left
   *[other] { $left } bandits left
}

## Companions
sbb-companions = Companions
sbb-may-call = You may call
sbb-leader-of = Leader of { $name }
sbb-leader-free = leader free
sbb-leader-jail = leader in jail
sbb-leader-marian = with Marian
sbb-leader-john = with John
sbb-leader-robin = with Robin
sbb-leader-tuck = with Tuck
sbb-when-marian = before you hide
sbb-when-john = before the raids
sbb-when-robin = in a raid
sbb-when-tuck = before the sheriff
sbb-to-come = Still in the deck: { $cards }.
sbb-looks = has looked at wagon { $wagons }
sbb-seen-by = Looked at by { $names }
sbb-does-gossip = Look in secret at up to 2 wagons.
sbb-does-clique = Place a second bandit right away.
sbb-does-scout = Replace a wagon, face down.
sbb-does-guards = Look at a wagon; put +2, −2 or nothing on it.
sbb-does-insider = Swap with an opponent on the same position elsewhere.
sbb-does-jostle = Swap a bandit of yours with its neighbour.
sbb-does-squeeze = Join the bandit on your left: you the tile, they the points.
sbb-does-weasel = A bandit leaves for a coin; a die showing 2 stays.
sbb-does-cover = Change one of your dice by +2 or −2.
sbb-does-second-chance = Roll any one die again.
sbb-does-front = Choose a die: all to its left show the same.
sbb-does-behind = Choose a die: all to its right show the same.
sbb-does-come-along = Take one of your dice off the drawbridge.
sbb-does-swap = Draw a tile, then put another one back.
sbb-does-market = Sell a tile of this round for 1 point.
sbb-does-beer = Raise a die of every opponent by 2.

## Drawbridge
sbb-drawbridge = Drawbridge
sbb-as-it-stands = if it stays so
sbb-under = under { $under }: a tile or 1 point
sbb-over = over { $over }: jail
sbb-over-last = over { $over }: −1 point

## Loot and points
sbb-loot = Loot of this round
sbb-chest = Chest
sbb-your-chest = Your chest
sbb-chests = The chests
sbb-none = nothing yet
sbb-face-down = { $count ->
    [one] 1 tile, face down
   *[other] { $count } tiles, face down
}
sbb-has = { $loot ->
    [one] 1 tile of this round
   *[other] { $loot } tiles of this round
}, { $chest } in the chest.
sbb-known = You know that these lie with the others:
sbb-known-perhaps = { $gone ->
    [one] These lay with the others; one may have gone back since:
   *[other] These lay with the others; { $gone } may have gone back since:
}
sbb-if-now = With sets
sbb-sets-hint = 3 rings of a colour 6, 2 bracelets 3, one of each 4
sbb-majorities = { $sets } in sets, { $points } for the most
sbb-wishes = What would bring the most
sbb-points-now = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
sbb-points-total = { $points } points in the end
sbb-dashed = Dashed: your sets so far. Who has the most of each shows at the end.
sbb-unknown-tiles = { $tiles ->
    [one] and what 1 hidden tile is worth
   *[other] and what { $tiles } hidden tiles are worth
}

sbb-will-won = He has more than either of you: you both lose.
sbb-will-beaten = He has no more than the best of you.

option-open_loot = Open loot: this round’s tiles lie face up
option-own_chest = Everybody may look into their own chest (an option in the rulebook; ours to have it on)

sbb-sign-points = victory points
sbb-sign-bag = tiles of this round, or in the supply
sbb-sign-chest = tiles in the chest
sbb-sign-start = the start marker
sbb-sign-free = a leader who can still be used
sbb-sign-jail = a leader in jail
sbb-sign-looked = somebody has looked at this wagon
