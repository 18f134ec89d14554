# The board of Castle Combo.

ccb-you = You
ccb-or = or
ccb-card = { $name }, costs { $cost }, shields { $shields }. { $ability }.{ $purse ->
    [0] {""}
   *[other] {" "}{ cc-purse-holds }
}{ $sends ->
    [stays] {""}
   *[other] {" "}{ cc-sends }
} { $points }.
ccb-castle = Castle
ccb-village = Village
ccb-messenger-here = The messenger is here
ccb-messenger-stays = The messenger stays here for good
ccb-closed = Closed: its cards have left the game
ccb-deck = { $left ->
    [one] Deck: 1 card
   *[other] Deck: { $left } cards
}
ccb-discards = { $cards ->
    [one] Discards: 1 card
   *[other] Discards: { $cards } cards
}
ccb-discards-of = { $deck ->
    [castle] Castle discards
   *[village] Village discards
}
ccb-no-discards = None yet
ccb-down = { $name }, face down
ccb-about-down = Face down it only fills a space: no shields, no ability, no points.
ccb-cards = { $cards } of { $of } cards
ccb-starts = plays first
ccb-points = { $points ->
    [one] 1 point if the game ended now
   *[other] { $points } points if the game ended now
}
ccb-scores = { $points ->
    [one] 1 point now
   *[other] { $points } points now
}
ccb-open = Its place can still come right
ccb-discount = { $deck ->
    [castle] Castle cards cost you { $gold } gold less
   *[village] Village cards cost you { $gold } gold less
}
ccb-when-bought = When you buy it
ccb-lasting = As long as it lies here
ccb-at-end = At the end
ccb-short = It costs you { $price } gold, and you have { $gold }.
ccb-brings = brings
ccb-aid = What the pictures mean
ccb-aid-messenger = Sends the messenger to the other location
ccb-aid-purse = A purse, and how much gold it holds
ccb-aid-per = For each
ccb-aid-each = for each { $thing }
ccb-aid-if = if { $thing }
ccb-aid-position = If the card lies there
