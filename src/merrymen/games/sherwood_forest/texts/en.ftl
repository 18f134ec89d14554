# Sherwood Forest

sf-hideout = { $name ->
    [north-outer] the outer hideout near York
    [north-inner] the inner hideout on York's road
    [east-outer] the outer hideout near Lincoln
    [east-inner] the inner hideout on Lincoln's road
    [south-outer] the outer hideout near Nottingham
    [south-inner] the inner hideout on Nottingham's road
    [west-outer] the outer hideout near Derby
    [west-inner] the inner hideout on Derby's road
    [north-west] the north-west corner of the crossing
    [north-east] the north-east corner of the crossing
    [south-east] the south-east corner of the crossing
    [south-west] the south-west corner of the crossing
   *[other] { $name }
}
sf-traveller = travellers from { $from } to { $to } (strength { $strength }; { $glory } glory, { $gold } gold{ $companions ->
    [0] {""}
    [one] , one companion
   *[other] , { $companions } companions
})
sf-sheriff = a sheriff from { $from } to { $to } (strength { $strength }; { $glory } glory; costs { $losses } glory and { $robbers ->
    [one] one robber
   *[other] { $robbers } robbers
})
sf-slot = travel card { $number }
sf-slot-known = travel card { $number }: { $card }
sf-any-card = no certain card
sf-hideout-open = a hideout still to be named
sf-strength-1 = an equipment card of strength 1
sf-strength-2 = an equipment card of strength 2
sf-strength-3 = an equipment card of strength 3
sf-cloak = a forest cloak
sf-garment = a messenger's garment
sf-provisions = provisions

# What can be chosen.
sf-church = Church: pay { $number } gold for { $number } glory
sf-inn = Inn: look at { $card }
sf-merchant = Merchant: buy an equipment card for 1 gold
sf-market = Market: recruit a robber for 2 gold
sf-alone = Lie in wait alone in { $hideout }
sf-call = Call for an alliance in { $hideout }
sf-n-robbers = { $number ->
    [one] one robber
   *[other] { $number } robbers
}
sf-n-companions = { $number ->
    [0] no companions
    [one] one companion
   *[other] { $number } companions
}
sf-robbers = Send { sf-n-robbers }
sf-call-robbers = Call with { sf-n-robbers } of your own
sf-offer-robbers = Offer { sf-n-robbers }
sf-write-robbers = { $member } brings { sf-n-robbers }
sf-card = Name a card of strength { $number }
sf-play = Play a card of strength { $number }
sf-done = Offer this without robbers
sf-no-more-cards = Play no further card
sf-ask = { $number ->
    [0] Ask { $other } for any number of robbers
   *[other] Ask { $other } for { sf-n-robbers }
}
sf-slot-write = Plan the raid on { $card }
sf-aim = Say that you aim at { $card }
sf-inform = Offer to inform on { $card }
sf-no-slot = Write down no travel card
sf-decline = Decline
sf-gold = { $member } is promised { $number } gold
sf-wish-gold = Ask for { $number } gold of the loot
sf-companions = { $member } is promised { sf-n-companions }
sf-wish-companions = Ask for { sf-n-companions } of the loot
sf-now = { $side ->
    [leader] You pay { $member } { $number } gold now
    [member] { $member } pays you { $number } gold now
   *[nobody] { $member } and you pay nothing now
}
sf-wish-now = { $side ->
    [leader] Ask { $other } for { $number } gold now
    [member] Offer { $other } { $number } gold now
   *[nobody] No gold now
}
sf-informer = { $other } is the informer
sf-accept = Accept the offer of { $member }
sf-write-done = Take { $member } as written
sf-reject = Leave { $member } out
sf-confirm = Form the alliance
sf-propose = Propose the contract
sf-withdraw = Withdraw
sf-yes = Yes, agreed
sf-no = No
sf-pick = Play { $card }
sf-next = { $other } decides next about cards
sf-give-gold = A gold for { $other }
sf-give-companion = A companion for { $other }
sf-send = Messenger's garment: send the carriage to { $town }
sf-watch = Wait; ask me again at the crossing
sf-let-pass = Let the carriage go its way
sf-cloak-stay = Forest cloak: lose nothing and stay
sf-cloak-home = Forest cloak: lose nothing and go home
sf-eat = Provisions: your robbers stay in the hideout
sf-no-special = Play no special card
sf-call-open = Call for an alliance and let the others name the hideout
sf-hideout-named = Name { $hideout }
sf-hideout-chosen = Take { $hideout }
sf-with = Settle gold now with { $other }, not with the leader
sf-pay = { $payer } pays { $other } gold now
sf-pay-gold = { $payer } pays { $other } { $number } gold now
sf-show = { $to ->
    [table] Show everybody { $card }
   *[one] Show only { $other } { $card }
}
sf-take-all = Take all offers from here on and form the alliance
sf-propose-all = Take all offers from here on as they stand and propose the contract
sf-bargain = Yes, I will bargain
sf-no-bargain = No bargaining this round
sf-bid-pick = Offer gold for playing { $card }
sf-bid-leave = Offer gold for leaving { $card }
sf-bid-town = Offer gold for sending the carriage to { $town }
sf-bid-keep = Offer gold for keeping the garment
sf-bid-gold = Offer { $number } gold
sf-no-bid = Offer nothing
sf-take-pick = Take { $gold } gold from { $other } and play { $card }
sf-take-leave = Take { $gold } gold from { $other } and leave { $card }
sf-take-town = Take { $gold } gold from { $other } and send the carriage to { $town }
sf-take-keep = Take { $gold } gold from { $other } and keep the garment

# What the one who moves should do, and what the others wait for.
sf-prompt-plan = Round { $round }: send a robber to a place, or robbers to a hideout. You have { $robbers } in camp and { $gold } gold.
    .title = Plan your robbers
sf-waiting-plan = Round { $round }: { $seat } plans.
sf-prompt-group = How many robbers lie in wait in { $hideout }?
    .title = How many lie in wait?
sf-waiting-group = { $seat } sends robbers to { $hideout }.
sf-prompt-call = Your call for { $hideout }: add what you like; your robbers close it.
    .title = Your call
sf-waiting-call = { $seat } prepares a call for { $hideout }.
sf-prompt-offer = { $leader } calls for an alliance in { $hideout } with { $own ->
    [one] { $own } robber
   *[other] { $own } robbers
}, { $wanted ->
    [0] any help is welcome
   *[other] and asks you for { $wanted }
} ({ $aim }).
    .title = Join { $leader }?
sf-waiting-offer = { $seat } answers the call of { $leader } for { $hideout }.
sf-prompt-choose-hideout = The offers name several hideouts. Which one do you take?
    .title = Which hideout?
sf-waiting-choose-hideout = { $seat } takes one of the hideouts named.
sf-prompt-answer = Do you take the offer of { $member }?
    .title = Accept the offer of { $member }?
sf-waiting-answer = { $seat } considers the offer of { $member }.
sf-prompt-confirm = Do you form this alliance?
    .title = Form the alliance?
sf-waiting-confirm = { $seat } forms the alliance, or withdraws.
sf-prompt-deal-member = The terms of { $member }: take them as written, change them, or leave { $member } out.
    .title = What does { $member } get?
sf-waiting-deal-member = { $seat } writes the terms of { $member }.
sf-prompt-deal-own = What else does the contract say? Then propose it.
    .title = Propose the contract?
sf-waiting-deal-own = { $seat } completes the contract.
sf-prompt-deal-pay = How much gold does { $payer } pay { $other } now?
    .title = How much gold?
sf-waiting-deal-pay = { $seat } writes what { $payer } pays { $other }.
sf-prompt-consent = { $leader } proposes a contract for { $hideout }. Do you agree?
    .title = Do you agree?
sf-waiting-consent = { $seat } answers the contract of { $leader }.
sf-prompt-bargain = The raids begin. Will you bargain this round? Only then are you asked for offers to whoever picks a card or has shown a messenger's garment.
    .title = Will you bargain?
sf-waiting-bargain = { $seat } says whether to bargain this round.
sf-prompt-bid-pick = { $picker } picks next. Do you offer gold for playing a certain card, or for leaving it?
    .title = An offer to { $picker }?
sf-waiting-bid-pick = { $seat } may make { $picker } an offer.
sf-prompt-bid-turn = { $member } has shown a messenger's garment. Do you offer gold for playing or keeping it?
    .title = An offer to { $member }?
sf-waiting-bid-turn = { $seat } may make { $member } an offer.
sf-prompt-bid-gold = How much gold do you offer? It is paid at once if your offer is taken.
    .title = How much gold?
sf-waiting-bid-gold = { $seat } thinks about how much gold to offer.
sf-prompt-pick = Choose the travel card to play.
    .title = Which carriage sets out?
sf-waiting-pick = { $seat } chooses the next travel card.
sf-prompt-redirect = On the road to { $town }: { $card }. Do you play a messenger's garment?
    .title = Redirect the carriage?
sf-waiting-redirect = { $seat } may play a messenger's garment.
sf-prompt-order = { $missing } strength is missing in { $hideout }. Who decides next about cards?
    .title = Who is next with cards?
sf-waiting-order = { $seat } sets the order of playing cards.
sf-prompt-cards = { $missing } strength is missing in { $hideout }. Do you play cards?
    .title = { $missing } short: play cards?
sf-waiting-cards = { $missing } strength is missing in { $hideout }: { $seat } may play cards.
sf-prompt-split = Split what is left of the loot: { $left } gold{ $companions ->
    [0] {""}
    [one] {" "}and one companion
   *[other] {" "}and { $companions } companions
}.
    .title = Split the loot
sf-waiting-split = { $seat } splits what is left of the loot: { $left } gold{ $companions ->
    [0] {""}
    [one] {" "}and one companion
   *[other] {" "}and { $companions } companions
}.
sf-prompt-promises = The loot is short of the promises. Who gets the next piece?
    .title = Who gets the next piece?
sf-waiting-promises = { $seat } meets the promises.
sf-prompt-rest = Hand out the rest of the loot: { $left } gold{ $companions ->
    [0] {""}
    [one] {" "}and one companion
   *[other] {" "}and { $companions } companions
}.
    .title = Hand out the rest
sf-waiting-rest = { $seat } hands out the rest of the loot: { $left } gold{ $companions ->
    [0] {""}
    [one] {" "}and one companion
   *[other] {" "}and { $companions } companions
}.
sf-prompt-stay = The raid is done. Do you play provisions?
    .title = Play provisions?
sf-waiting-stay = { $seat } may play provisions.
sf-prompt-defeat = The sheriff wins in { $hideout }. Do you play a forest cloak?
    .title = Play a forest cloak?
sf-waiting-defeat = { $seat } may play a forest cloak.

# Why something is not possible.
sf-refused = That is not possible now. { $prompt }
sf-refused-gold = With { $gold } gold you must go to church: more than 5 is too much for a camp.
sf-refused-occupied = Robbers already lie in { $hideout }.
sf-refused-call = You cannot call now: four calls a turn at most, and somebody else must have robbers in camp.
sf-refused-church = You cannot pay { $number } gold: you have { $gold }.
sf-refused-merchant = The merchant takes 1 gold, needs a card to sell, and sells to nobody with three cards in hand.
sf-refused-market = The market takes 2 gold and needs a robber of yours under the oak.
sf-refused-slot = Travel card { $number } is not laid out.
sf-refused-barred = You have been paid to leave travel card { $number }.

# What happened.
sf-told-church = { $seat } pays { $number } gold to the church.
sf-told-inn = { $seat } looks at { $card } at the inn.
sf-told-seen = You saw { $card }.
sf-told-merchant = { $seat } buys an equipment card.
sf-told-bought = You bought { $card }.
sf-told-market = { $seat } recruits a robber at the market.
sf-told-alone = { $seat } goes to { $hideout } alone.
sf-told-call = { $seat } calls for an alliance in { $hideout }.
sf-told-robbers = { $seat } sends { sf-n-robbers }.
sf-told-call-robbers = { $seat } calls with { sf-n-robbers }.
sf-told-offer-robbers = { $seat } offers { sf-n-robbers }.
sf-told-write-robbers = { $seat } writes { sf-n-robbers } for { $member }.
sf-told-card = { $seat } names a card of strength { $number }.
sf-told-play = { $seat } plays a card of strength { $number }.
sf-told-done = { $seat } offers no robbers.
sf-told-no-more-cards = { $seat } plays no further card.
sf-told-ask = { $number ->
    [0] { $seat } asks { $other } for robbers.
   *[other] { $seat } asks { $other } for { sf-n-robbers }.
}
sf-told-slot-write = { $seat } plans a raid on { $card }.
sf-told-aim = { $seat } aims at { $card }.
sf-told-inform = { $seat } offers to inform on { $card }.
sf-told-no-slot = { $seat } plans no certain raid.
sf-told-decline = { $seat } declines.
sf-told-gold = { $seat } promises { $member } { $number } gold.
sf-told-wish-gold = { $seat } asks for { $number } gold of the loot.
sf-told-companions = { $seat } promises { $member } { sf-n-companions }.
sf-told-wish-companions = { $seat } asks for { sf-n-companions } of the loot.
sf-told-now = { $side ->
    [leader] { $seat } is to pay { $member } { $number } gold now.
    [member] { $member } is to pay { $seat } { $number } gold now.
   *[nobody] { $seat } and { $member } are to pay nothing now.
}
sf-told-wish-now = { $side ->
    [leader] { $seat } asks { $other } for { $number } gold now.
    [member] { $seat } offers { $other } { $number } gold now.
   *[nobody] { $seat } wants no gold now.
}
sf-told-informer = { $seat } names { $other } as the informer.
sf-told-accept = { $seat } accepts the offer of { $member }.
sf-told-write-done = { $seat } takes { $member } into the contract.
sf-told-reject = { $seat } leaves { $member } out.
sf-told-confirm = { $seat } forms the alliance.
sf-told-propose = { $seat } proposes a contract.
sf-told-withdraw = { $seat } withdraws.
sf-told-yes = { $seat } agrees.
sf-told-no = { $seat } does not agree: the contract is void.
sf-told-pick = { $seat } plays { $card }.
sf-told-next = { $seat } puts { $other } next in the order.
sf-told-give-gold = { $seat } gives a gold to { $other }.
sf-told-give-companion = { $seat } gives a companion to { $other }.
sf-told-send = { $seat } plays a messenger's garment: the carriage turns to { $town }.
sf-told-watch = { $seat } waits and watches the carriage.
sf-told-let-pass = { $seat } lets the carriage go its way.
sf-told-cloak-stay = { $seat } plays a forest cloak and stays.
sf-told-cloak-home = { $seat } plays a forest cloak and goes home.
sf-told-eat = { $seat } plays provisions and stays.
sf-told-no-special = { $seat } plays no special card.
sf-told-call-open = { $seat } calls for an alliance; the others name the hideout.
sf-told-hideout-named = { $seat } names { $hideout }.
sf-told-hideout-chosen = { $seat } takes { $hideout }.
sf-told-with = { $seat } speaks of gold with { $other }.
sf-told-pay = { $seat } writes a payment from { $payer } to { $other }.
sf-told-pay-gold = { $payer } is to pay { $other } { $number } gold now.
sf-told-show = { $to ->
    [table] { $seat } shows everybody { $card }.
   *[one] { $seat } shows { $other } { $card }.
}
sf-told-show-secret = { $seat } shows { $other } a card.
sf-told-take-all = { $seat } takes all offers and forms the alliance.
sf-told-propose-all = { $seat } takes all offers and proposes a contract.
sf-told-bargain = { $seat } will bargain this round.
sf-told-no-bargain = { $seat } will not bargain this round.
sf-told-bid-pick = { $seat } offers gold for playing { $card }.
sf-told-bid-leave = { $seat } offers gold for leaving { $card }.
sf-told-bid-town = { $seat } offers gold for sending the carriage to { $town }.
sf-told-bid-keep = { $seat } offers gold for keeping the garment.
sf-told-bid-gold = { $seat } offers { $number } gold.
sf-told-no-bid = { $seat } offers nothing.
sf-told-take-pick = { $seat } takes { $gold } gold from { $other } and plays { $card }.
sf-told-take-leave = { $seat } takes { $gold } gold from { $other } and leaves { $card }.
sf-told-take-town = { $seat } takes { $gold } gold from { $other } and plays a messenger's garment: the carriage turns to { $town }.
sf-told-take-keep = { $seat } takes { $gold } gold from { $other } and keeps the garment.
sf-told-sets-out = A carriage sets out: { $card }.
sf-told-passed = They got through: { $card }.
sf-told-raided = Beaten in { $hideout }: { $card }.
sf-told-glory = { $sign ->
    [won] { $seat } gains { $number } glory.
   *[lost] { $seat } loses { $number } glory.
}
sf-told-purse = { $sign ->
    [won] { $seat } gets { $number } gold.
   *[lost] { $seat } parts with { $number } gold.
}
sf-told-oak = { $sign ->
    [won] { $seat } takes { sf-n-robbers } from under the oak.
   *[lost] { $seat } puts { sf-n-robbers } under the oak.
}
sf-told-round = Round { $round } begins; face up: { $card }.
sf-told-end = The game is over.

# How a figure comes about.
sf-how-raids = The glory on the cards of every raid you took part in
sf-how-sheriffs = Sheriffs defeated, less what they cost you
sf-how-church = 1 for each gold brought to the church
sf-how-last-loot = Loot of the last round: 1 for a gold, 2 for a companion
sf-how-first-out = 1 for each time your camp was empty first
sf-how-member = { $seat }
sf-how-strength = { $robbers ->
    [one] one robber
   *[other] { $robbers } robbers
}{ $pledged ->
    [0] {""}
   *[other] , pledged cards +{ $pledged }
}

# The headings of the score sheet
heading-sherwood_forest-raids = Raids
heading-sherwood_forest-sheriffs = Sheriffs
heading-sherwood_forest-church = Church
heading-sherwood_forest-last-loot = Last loot
heading-sherwood_forest-first-out = First out

# Where openings are compared.
sf-opening = { $way ->
    [alone] Lie in wait alone
    [offer-robbers] Offer robbers for somebody’s alliance
    [church] To the church
    [inn] To the inn
    [merchant] To the merchant
    [market] To the market
   *[call] Call for an alliance
}
