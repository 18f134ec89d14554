# The board of Chickwood Forest.

cfb-coop = Your coop
cfb-hand = Your hand
cfb-benefactor = Benefactor
cfb-legends = Legendary
cfb-up = face up
cfb-down = face down
cfb-back = Face-down card
cfb-full = full
cfb-pass = No
cfb-use-key = Use the key
cfb-scout = Scout
cfb-raid = Raid
cfb-order = Order of this round
cfb-holds = { $name } holds castle { $castle }
cfb-castle = Castle { $castle }
cfb-banner = Banner: { $faces }
cfb-room = { $count } of { $limit } places taken
cfb-locked = Barred by the key
cfb-named = { $name } wants to raid it
cfb-raided = raided castle { $castle }
cfb-raided-by = { $name } raided
cfb-in-hand = { $count ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
cfb-lies = { $how ->
    [up] { $card }, played by { $name }
    [known] { $card }, face down, played by { $name }; you know it
   *[down] Face-down card, played by { $name }
}
cfb-brings = A raid brings you { $glory } glory{ $alms ->
    [0] {""}
   *[other] {" "}and { $alms } alms
}{ $unknown ->
    [0] {""}
    [one] {" "}and one card that you do not know
   *[other] {" "}and { $unknown } cards that you do not know
}.
cfb-places = { $all ->
    [yes] { $left ->
        [one] {""}
       *[other] all { $left }
    }
   *[no] only { $places }
}
cfb-given = { $given } of { $all } alms given
cfb-stands = { $name } { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
}, { $glory } glory
cfb-own-glory = Your glory here now
cfb-unlocked = { $glory } glory, unlocked
cfb-locked-row = { $glory } glory, locked until a cube lies in this row
cfb-forest-of = { $name }, a forest
cfb-kinds = { $count ->
    [one] 1 kind
   *[other] { $count } kinds
}
cfb-present = in { $count } of { $of }
cfb-glory = { $glory } glory if the game ended now
cfb-supply = { $count ->
    [one] 1 cube left
   *[other] { $count } cubes left
}
cfb-deck = { $count ->
    [one] 1 card left in the deck
   *[other] { $count } cards left in the deck
}
cfb-worth = In your collection it would change your glory by { $glory } now.
cfb-picked = being played
cfb-plays = Your cards on the table
cfb-plays-them = Their cards on the table
cfb-plays-none = None of them lies at a castle any more.
cfb-played-by = Played by { $name }.
cfb-known-to = Known to: { $names }.
cfb-only-you = Only you know it.
cfb-unseen = { $count ->
    [one] One card you have not seen
   *[other] { $count } cards you have not seen
}
cfb-unseen-where = { $when ->
    [over] { $count ->
        [one] It was set aside face down, or nobody was dealt it.
       *[other] They were set aside face down, or nobody was dealt them.
    }
    [dealt] { $count ->
        [one] It is in another hand or lies face down.
       *[other] They are in other hands or lie face down.
    }
   *[dealing] { $count ->
        [one] It is in the deck ({ $deck }), in another hand, or lies face down.
       *[other] They are in the deck ({ $deck }), in other hands, or lie face down.
    }
}
cfb-unseen-kind = { $count ->
    [0] You have seen all of this kind.
    [one] One more of this kind is still unseen.
   *[other] { $count } more of this kind are still unseen.
}
cfb-buried = Set aside, and you know them:
cfb-pile = { $count ->
    [one] One castle of this value is left.
   *[other] { $count } castles of this value are left.
}
cfb-cubes = { $count ->
    [one] one cube
   *[other] { $count } cubes
}
cfb-nobody = Nobody has given alms here yet.
cfb-lead = To lead here
cfb-lead-gone = The lead here is out of your reach.
cfb-of = { $reached } of { $needed }
cfb-about-chest = The kind that you have most of counts squared. Every other chest costs you 1.
cfb-about-garment = 5 glory if you have exactly one of its kind; a pair is worth nothing.
cfb-about-jewel = Worth the glory that it shows.
cfb-about-bust = At the end it removes a chest of the kind that you have most of.
cfb-about-maid = 1 glory for every kind of treasure that you have, up to 11. A second Maid Marihen adds nothing.
cfb-about-henchman = Costs you 3 glory.
cfb-about-benefactor = Whoever raids it gives alms at once: that many cubes, from village to village.
cfb-about-spy-glass = Before the raids you may look at the face-down cards of one castle, every round.
cfb-about-key = Once in the game: when another names a castle, they must raid a different one.
cfb-about-entertainers = At the end you may swap two cubes on the villages.
cfb-about-golden-arrow = At the end you may exchange one of your treasures for one of another player.
cfb-about-fake-beard = At the end you may give one of your henchmen to another player.
cfb-about-unknown = Only those who have seen it know what it is. It is turned up when the castle is raided.
cfb-about-castle = Whoever raids it gets { $castle } glory. Next round lower castles play before it, higher ones after it.
cfb-about-banner = Its banner for the next round: { $faces }.
cfb-about-forest = No alms are given here, and no line goes through.
cfb-about-village = Most cubes get the highest unlocked glory, the second the next. Of equals the later cube is ahead.

option-legendary = Legendary cards

cfb-sign-glory = glory
cfb-sign-locked = a row whose glory is locked until a cube lies in it
cfb-sign-deck = cards left in the deck
cfb-sign-chest = chests, of four kinds
cfb-sign-village = a village: cubes are laid here
cfb-sign-forest = a forest: no way through
cfb-sign-back = a face-down card
