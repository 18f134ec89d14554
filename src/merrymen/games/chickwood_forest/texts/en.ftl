# Chickwood Forest

cf-kind-chest-gold = gold chest
cf-kind-chest-silver = silver chest
cf-kind-chest-emerald = emerald chest
cf-kind-chest-ruby = ruby chest
cf-kind-armour = silver armour
cf-kind-jerkin = blue jerkin
cf-kind-gown = green gown
cf-kind-cape = red cape
cf-kind-bracelet = bronze bracelet
cf-kind-pendant = turquoise pendant
cf-kind-ring = violet ring
cf-kind-bust = bust
cf-kind-maid = Maid Marihen
cf-kind-henchman = henchman
cf-kind-benefactor-1 = benefactor (1 alms)
cf-kind-benefactor-2 = benefactor (2 alms)
cf-kind-benefactor-3 = benefactor (3 alms)
cf-kind-spy-glass = spy glass
cf-kind-key = key
cf-kind-entertainers = travelling entertainers
cf-kind-golden-arrow = golden arrow
cf-kind-fake-beard = fake beard
cf-and = { $first }, { $rest }
cf-nothing = nothing
cf-some = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}

cf-pick = { $face ->
    [down] Play { $card } face down
   *[up] Play { $card } face up
}
cf-place = Play it at castle { $castle }
cf-spy = { $count ->
    [one] Look at the face-down card at castle { $castle }
   *[other] Look at the { $count } face-down cards at castle { $castle }
}
cf-no-spy = Do not look
cf-raid = { $count ->
    [0] Raid castle { $castle }, without loot
    [one] Raid castle { $castle } with one card
   *[other] Raid castle { $castle } with { $count } cards
}
cf-lock = Use the key: castle { $castle } is barred to { $seat }
cf-no-lock = Keep the key
cf-alms = Give alms in { $village }
cf-cube = Swap the cube of { $seat } on space { $space } of { $village }
cf-cube-with = Swap with the cube of { $seat } on space { $space } of { $village }
cf-no-cubes = Swap nothing
cf-give = Give away { $card }
cf-no-give = Exchange nothing
cf-take = Take { $card } from { $seat }
cf-beard = Give a henchman to { $seat }
cf-no-beard = Keep all henchmen

cf-prompt-pick = { $face ->
    [down] Card { $number } of { $of } lies face down: { $glass ->
        [yes] only you know it, unless { $spy } looks with the spy glass.
       *[no] nobody else will know it.
    }
   *[up] Card { $number } of { $of } lies face up, for all to see.
}
    .title = { $face ->
        [down] Which card goes face down?
       *[up] Which card goes face up?
    }
cf-prompt-place = { $face ->
    [down] Play { $card } face down in front of a castle: { $glass ->
        [yes] only you know it, unless { $spy } looks with the spy glass.
       *[no] only you will know it.
    }
   *[up] Play { $card } face up in front of a castle.
}
    .title = To which castle?
cf-prompt-spy = The spy glass: before the raids, you may look at the face-down cards of one castle.
    .title = Look into one castle
cf-prompt-raid = Round { $round }: raid a castle with all loot in front of it.
    .title = Raid a castle
cf-prompt-raid-again = Castle { $castle } is barred to you: raid another one.
    .title = Raid another castle
cf-prompt-lock = { $seat } wants to raid castle { $castle }. Use the key and force another choice?
    .title = Use the key?
cf-prompt-alms-start = { $alms ->
    [one] Give one alms: choose a village.
   *[other] Give { $alms } alms: choose the village where the line starts.
}
    .title = { $alms ->
        [one] Where does your alms go?
       *[other] Where does the line of alms start?
    }
cf-prompt-alms-next = { $alms ->
    [one] One more alms: choose the next village beside { $village }.
   *[other] { $alms } more alms: choose the next village beside { $village }.
}
    .title = Where does the line go on?
cf-prompt-first-cube = The travelling entertainers: you may swap two cubes on the villages. Choose the first.
    .title = Swap two cubes?
cf-prompt-second-cube = Choose a cube of another colour that it changes places with.
    .title = Swap it with which cube?
cf-prompt-give = The golden arrow: you may exchange one of your treasures for one of an opponent. Choose yours.
    .title = Exchange a treasure?
cf-prompt-take = You give { $card }. Choose the treasure that you take for it.
    .title = Which treasure do you take?
cf-prompt-beard = The fake beard: you may give one of your henchmen to an opponent.
    .title = Give away a henchman?

cf-waiting-scout = { $face ->
    [down] Round { $round }: { $seat } plays a card face down.
   *[up] Round { $round }: { $seat } plays a card face up.
}
cf-waiting-spy = { $seat } has the spy glass and may look at the face-down cards of one castle.
cf-waiting-raid = Round { $round }: { $seat } chooses a castle to raid.
cf-waiting-raid-again = Castle { $castle } is barred to { $seat }, who chooses another one to raid.
cf-waiting-lock = { $seat } has the key and may stop the raid on castle { $castle } by { $raider }.
cf-waiting-alms = { $alms ->
    [one] { $seat } has one alms to give.
   *[other] { $seat } has { $alms } alms to give.
}
cf-waiting-cubes = { $seat } has the travelling entertainers and may swap two cubes.
cf-waiting-arrow = { $seat } has the golden arrow and may exchange a treasure.
cf-waiting-beard = { $seat } has the fake beard and may give away a henchman.
cf-over = The game is over.
    .title = The game is over

cf-refused-pick = Choose a card of your hand first.
cf-refused-place = Your card is chosen: play it at a castle with room (castle 1 takes 2 cards, castle 2 takes 3).
cf-refused-spy = You may look at a castle with face-down cards that you do not know, or pass.
cf-refused-raid = Raid a castle that nobody has raided this round.
cf-refused-raid-again = Raid a castle that nobody has raided this round, but not castle { $castle }: it is barred to you.
cf-refused-lock = Use the key or keep it.
cf-refused-alms-start = The line starts in a village with a free space.
cf-refused-alms-next = The line goes on in a village beside { $village } that has a free space and was not used yet; not diagonally, not through forests.
cf-refused-first-cube = Choose a cube that lies on a village, or swap nothing.
cf-refused-second-cube = Choose a cube of another colour than the first.
cf-refused-give = Offer one of your treasures, or exchange nothing.
cf-refused-take = Take a treasure of an opponent, of another kind than yours.
cf-refused-beard = Give a henchman to an opponent, or keep it.

cf-played-up = { $seat } plays { $card } at castle { $castle }.
cf-played-down = { $seat } plays { $card } face down at castle { $castle }.
cf-played-unknown = { $seat } plays a card face down at castle { $castle }.
cf-spied = { $seat } looks at the face-down cards at castle { $castle }.
cf-not-spied = { $seat } does not use the spy glass.
cf-named = { $seat } wants to raid castle { $castle }.
cf-locked = { $seat } uses the key: castle { $castle } is barred to { $raider }.
cf-not-locked = { $seat } keeps the key.
cf-raided = { $seat } raids castle { $castle } and takes { $loot }.
cf-gave = { $seat } gives alms in { $villages }.
cf-few-cubes = { $left ->
    [0] { $seat } has run out of cubes and gives none of the { $alms } alms.
    [one] { $seat } has only one cube left for { $alms } alms.
   *[other] { $seat } has only { $left } cubes left for { $alms } alms.
}
cf-kept = { $count ->
    [one] { $seat } cannot place one alms.
   *[other] { $seat } cannot place { $count } alms.
}
cf-set-aside = { $count ->
    [one] One card left at castle { $castle } is set aside.
   *[other] { $count } cards left at castle { $castle } are set aside.
}
cf-round-ends = Round { $round } ends.
cf-swapped = { $seat } swaps the cube of { $first } in { $village } with the cube of { $second } in { $other }.
cf-not-swapped = { $seat } swaps no cubes.
cf-exchanged = { $seat } gives { $given } to { $other } and takes { $taken }.
cf-not-exchanged = { $seat } exchanges nothing.
cf-beard-used = { $seat } gives a henchman to { $other }.
cf-beard-unused = { $seat } keeps all henchmen.

# How a figure comes about.
cf-how-chests = { $most } × { $most } for the most frequent kind, { $others } others cost 1 each{ $busts ->
    [0] {""}
    [one] ; one bust has removed a chest
   *[other] ; { $busts } busts have removed chests
}
cf-how-garment = { $count ->
    [one] Exactly one of its kind: 5
   *[other] { $count } of a kind are worth nothing
}
cf-how-each = { $count } × { $each }
cf-how-maid = { $kinds } kinds of treasure, 1 each
cf-how-castle = Castle { $castle }
cf-how-place = { $village }
cf-how-village = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}, place { $place } here
cf-how-raided = Whoever raids a castle gets its value
cf-how-alms = { $alms } alms to give
cf-how-added = { $count ->
    [one] The first of its kind in your collection
   *[other] Number { $count } of its kind in your collection
}
cf-how-unknown = { $count ->
    [one] One face-down card
   *[other] { $count } face-down cards
}
cf-how-unseen = You do not know what it is

# The headings of the score sheet
heading-chickwood_forest-chests = Chests
heading-chickwood_forest-garments = Garments
heading-chickwood_forest-jewels = Jewels
heading-chickwood_forest-maid = Marihen
heading-chickwood_forest-henchmen = Henchmen
heading-chickwood_forest-castles = Castles
heading-chickwood_forest-villages = Villages
