# Castle Combo

cc-name = { $card }
cc-card = { $card } ({ $cost }; { $shields }): { $ability }.{ $purse ->
    [0] {""}
   *[other] {" "}{ cc-purse-holds }
}{ $sends ->
    [stays] {""}
   *[other] {" "}{ cc-sends }
} { $points }.
cc-purse-holds = Its purse holds { $purse } gold.
cc-sends = { $sends ->
    [castle] It sends the messenger to the castle.
   *[village] It sends the messenger to the village.
}
cc-cell = { $side ->
    [down] { $card }, face down
   *[up] { $card } ({ $points })
}
cc-empty = -
cc-location = { $deck ->
    [castle] castle
   *[village] village
}
cc-gold = { $count } gold
cc-keys = { $count ->
    [one] 1 key
   *[other] { $count } keys
}
cc-colour = { $colour ->
    [blue] blue
    [purple] purple
    [green] green
    [red] red
    [orange] orange
   *[yellow] yellow
}
cc-family = { $colour ->
    [blue] Nobility
    [purple] Faith
    [green] Scholarship
    [red] Military
    [orange] Craftsmanship
   *[yellow] Peasantry
}
cc-where = { $where ->
    [row] in this row
    [column] in this column
    [row-column] in this row and column
    [neighbour] of one neighbour
   *[tableau] in your tableau
}
cc-position = { $position ->
    [top-row] in the top row
    [middle-row] in the middle row
    [bottom-row] in the bottom row
    [left-column] in the left column
    [middle-column] in the middle column
    [right-column] in the right column
    [corner] in a corner
   *[edge-middle] on the middle space of a side
}
cc-part = { $part ->
    [castle] castle card
    [village] village card
    [blue] blue
    [purple] purple
    [green] green
    [red] red
    [orange] orange
   *[yellow] yellow
}
cc-parts = { $first }, { $rest }
cc-thing = { $count ->
    [shields] { $colour } shield { $where }
    [shield_types] different shield colour { $where }
    [missing_types] shield colour missing from your tableau
    [deck_cards] { $deck ->
        [castle] castle card
       *[village] village card
    } { $where }
    [cards_with_shields] { $number ->
        [one] card with exactly one shield
       *[other] card with exactly { $number } shields
    }
    [cards_of_cost] card that costs { $number }
    [cards_of_cost_or_more] card that costs { $number } or more
    [purses] card with a purse
    [discounts] card with a discount
    [empty_spaces] empty space
    [filled_spaces] filled space
    [keys] key
    [gold_here] gold stored here
    [gold_stored] gold stored on all your purses
    [shield_sets] set of shields: { $set }
    [identical_sets] set of { $number } equal shields
    [deck_sets] set: { $set }
    [colour_missing] no { $colour } shield is in your tableau
   *[face_down] a card of your tableau is face down
}

cc-does-gain = { $place ->
    [second] gain
   *[first] Gain
} { $gain }
cc-does-gain-per = { $place ->
    [second] gain
   *[first] Gain
} { $gain } for each { $thing }
cc-does-opponents-gain = { $place ->
    [second] each
   *[first] Each
} opponent gains { $gain }
cc-does-gold-on-each-purse = { $place ->
    [second] place
   *[first] Place
} { $gain } from the supply on each of your purses
cc-does-fill-purses = { $place ->
    [second] fill
   *[first] Fill
} { $count } of your purses from the supply
cc-does-discard = { $place ->
    [second] discard
   *[first] Discard
} a face-up { $deck ->
    [castle] castle card
   *[village] village card
} and gain its cost in { $what ->
    [gold] gold
   *[keys] keys
}

cc-does-discount = { $deck ->
    [castle] Later castle cards cost 1 gold less
    [village] Later village cards cost 1 gold less
   *[any] All later cards cost 1 gold less
}
cc-does-either = Either: { $one }. Or: { $other }
cc-does-both = { $one }; { $other }
cc-scores-per = { $points ->
    [one] 1 point for each { $thing }
   *[other] { $points } points for each { $thing }
}
cc-scores-if = { $points ->
    [one] 1 point if { $condition }
   *[other] { $points } points if { $condition }
}

cc-prompt-take = Round { $round }: take a card of the { $location } row, paid or face down.{ $may_spend ->
    [yes] {" "}Before that you may spend a key.
   *[no] {""}
}
    .title = Take a card of the { $location } row
cc-prompt-place = Choose a space for { $card }: each shows what it adds to your points.
    .title = Where does { $card } go?
cc-prompt-option = { $card }: choose one of the two.
    .title = { $card }: one or the other?
cc-prompt-neighbour = { $card }: choose the neighbour whose cards count.
    .title = { $card }: whose cards count?
cc-prompt-discard = { $card }: choose the card to discard; you gain its cost.
    .title = { $card }: which card goes?
cc-prompt-fill = { $card }: choose a purse to fill.{ $left ->
    [one] {""}
   *[other] {" "}There are { $left } to fill.
}
    .title = { $card }: which purse?
cc-waiting-take = Round { $round }: { $seat } takes a card of the { $location } row.
cc-waiting-place = { $seat } chooses a space for { $card }.
cc-waiting-option = { $seat } chooses how to use { $card }.
cc-waiting-neighbour = { $seat } chooses a neighbour for { $card }.
cc-waiting-discard = { $seat } chooses a card to discard with { $card }.
cc-waiting-fill = { $seat } chooses a purse to fill with { $card }.

cc-move = Spend a key: the messenger goes to the { $location }
cc-renew = Spend a key: three new cards for the { $location } row
cc-buy = Buy { $card } for { $price }
cc-face-down = Take { $card } face down and get 6 gold and 2 keys
cc-place = Place { $card } in { $row }, { $column } ({ $adds })
cc-row = { $side ->
    [top] the top row
    [middle] the middle row
    [bottom] the bottom row
    [first] a new row above
    [last] a new row below
   *[old] row { $number }
}
cc-column = { $side ->
    [top] left column
    [middle] middle column
    [bottom] right column
    [first] a new column on the left
    [last] a new column on the right
   *[old] column { $number }
}
cc-option = { $ability }
cc-ask = { $side ->
    [left] Count at { $seat } on the left: { $gain }
   *[right] Count at { $seat } on the right: { $gain }
}
cc-discard = Discard { $card } for { $gain }
cc-fill = Fill the purse of { $card } with { $gain }

cc-refused-key-spent = You have already spent a key this turn.
cc-refused-no-key = You have no key.
cc-refused-messenger = The messenger stays at the { $location }: the other cards are out of the game.
cc-refused-dear = { $card } costs you { $price } gold, and you have { $gold }.
cc-refused-space = A card must touch another one by a side, and all must fit into 3 by 3.
cc-refused-phase = That is not what to decide now. { $prompt }

cc-moved = { $seat } spends a key: the messenger goes to the { $location }.
cc-renewed = { $seat } spends a key for three new cards in the { $location } row.
cc-bought = { $seat } buys { $card } for { $price }.
cc-took-face-down = { $seat } takes { $card } face down.
cc-placed = { $seat } places { $card } in row { $row }, column { $column }.
cc-chose = { $seat } chooses: { $choice }.
cc-gains = { $seat } gains { $gain }.
cc-on-purses = { $seat } gets { $gain } on purses.
cc-messenger = The messenger goes to the { $location }.
cc-revealed = { $card } comes to the { $location } row.
cc-shuffled = The { $location } discards are shuffled into a new deck.
cc-closed = The { $location } cards run out and leave the game; the messenger stays at the other row.
cc-stored = { $seat } stores { $gain } on purses.

# How a figure comes about.
cc-how-per = { $rule }: { $count } × { $each }
cc-how-if = { $met ->
    [yes] { $rule }: it is so
    [open] { $rule }: not certain yet, { $points } if it stays so
   *[no] { $rule }: it is not so
}
cc-how-down = Face down: no points
cc-how-keys = 1 point for each key

# The headings of the score sheet
heading-castle_combo-top-left = Top left
heading-castle_combo-top = Top
heading-castle_combo-top-right = Top right
heading-castle_combo-left = Left
heading-castle_combo-centre = Centre
heading-castle_combo-right = Right
heading-castle_combo-bottom-left = Bottom left
heading-castle_combo-bottom = Bottom
heading-castle_combo-bottom-right = Bottom right
heading-castle_combo-keys = Keys

# Where openings and strategies are compared.
cc-opening = { $card }
cc-opening-face-down = A card face down
cc-strategy = Mostly { $family }
