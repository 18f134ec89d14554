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
sf-call-robbers = Bring { sf-n-robbers } of your own
sf-offer-robbers = Offer { sf-n-robbers }
sf-write-robbers = { $member } brings { sf-n-robbers }
sf-card = Name a card of strength { $number }
sf-play = Play a card of strength { $number }
sf-done = Done
sf-no-cards = No further card
sf-end-offer = Close the offer as it stands
sf-no-more-cards = Play no further card
sf-leave-out = Do not ask { $member }
sf-ask = { $number ->
    [0] Ask { $member } for any number of robbers
   *[other] Ask { $member } for { sf-n-robbers }
}
sf-slot-write = Plan the raid on { $card }
sf-aim = Say that you aim at { $card }
sf-inform = Offer to inform on { $card }
sf-no-slot = Write down no travel card
sf-no-aim = Name no travel card
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
    [leader] Ask for { $number } gold now
    [member] Offer to pay { $number } gold now
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
sf-watch = Wait and watch the carriage
sf-let-pass = Let the carriage go its way
sf-cloak-stay = Forest cloak: lose nothing and stay
sf-cloak-home = Forest cloak: lose nothing and go home
sf-eat = Provisions: your robbers stay in the hideout
sf-no-special = Play no special card

# What the one who moves should do, and what the others wait for.
sf-prompt-plan = Round { $round }: send a robber to a place, or robbers to a hideout. You have { $robbers } in camp and { $gold } gold.
    .title = Plan your robbers
sf-waiting-plan = Round { $round }: { $seat } plans.
sf-prompt-group = How many robbers lie in wait in { $hideout }?
    .title = How many lie in wait?
sf-waiting-group = { $seat } sends robbers to { $hideout }.
sf-prompt-call-robbers = An alliance in { $hideout }: how many of your own robbers do you bring?
    .title = How many do you bring?
sf-waiting-call-robbers = { $seat } prepares a call for { $hideout }.
sf-prompt-call-cards = Which equipment cards do you name with your { $own ->
    [one] { $own } robber
   *[other] { $own } robbers
}?
    .title = Name equipment?
sf-waiting-call-cards = { $seat } names equipment cards.
sf-prompt-call-ask = Do you ask { $member } to join?
    .title = Ask { $member }?
sf-waiting-call-ask = { $seat } decides whom to ask.
sf-prompt-call-aim = Which travel card do you aim at? Naming it binds nobody.
    .title = Which card do you aim at?
sf-waiting-call-aim = { $seat } may name a travel card.
sf-prompt-offer = { $leader } calls for an alliance in { $hideout } with { $own ->
    [one] { $own } robber
   *[other] { $own } robbers
}, { $wanted ->
    [0] any help is welcome
   *[other] and asks you for { $wanted }
} ({ $aim }). What do you offer?
    .title = Join { $leader }?
sf-waiting-offer = { $seat } answers the call of { $leader } for { $hideout }.
sf-prompt-terms = Add to your offer, or close it.
    .title = Add to your offer?
sf-waiting-terms = { $seat } adds to an offer.
sf-prompt-answer = Do you take the offer of { $member }?
    .title = Accept the offer of { $member }?
sf-waiting-answer = { $seat } considers the offer of { $member }.
sf-prompt-confirm = Do you form this alliance?
    .title = Form the alliance?
sf-waiting-confirm = { $seat } forms the alliance, or withdraws.
sf-prompt-deal-card = The contract: which travel card do you plan to raid?
    .title = Which card do you plan to raid?
sf-waiting-deal-card = { $seat } writes a contract.
sf-prompt-deal-informer = Who is the informer, bound to the promises?
    .title = Who is the informer?
sf-waiting-deal-informer = { $seat } names the informer.
sf-prompt-deal-member = The terms of { $member }: take them as written, change them, or leave { $member } out.
    .title = What does { $member } get?
sf-waiting-deal-member = { $seat } writes the terms of { $member }.
sf-prompt-deal-own = Your own terms; then propose the contract.
    .title = Propose the contract?
sf-waiting-deal-own = { $seat } completes the contract.
sf-prompt-consent = { $leader } proposes a contract for { $hideout }. Do you agree?
    .title = Do you agree?
sf-waiting-consent = { $seat } answers the contract of { $leader }.
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
sf-prompt-split = Split the loot: { $left } gold{ $companions ->
    [0] {""}
    [one] {" "}and one companion
   *[other] {" "}and { $companions } companions
} are left.
    .title = Split the loot
sf-waiting-split = { $seat } splits the loot: { $left } gold{ $companions ->
    [0] {""}
    [one] {" "}and one companion
   *[other] {" "}and { $companions } companions
} are left.
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
sf-refused-call = You cannot call now: two calls a turn at most, and somebody else must have robbers in camp.
sf-refused-church = You cannot pay { $number } gold: you have { $gold }.
sf-refused-merchant = The merchant takes 1 gold, needs a card to sell, and sells to nobody with three cards.
sf-refused-market = The market takes 2 gold and needs a robber of yours under the oak.
sf-refused-slot = Travel card { $number } is not laid out.

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
sf-told-call-robbers = { $seat } brings { sf-n-robbers }.
sf-told-offer-robbers = { $seat } offers { sf-n-robbers }.
sf-told-write-robbers = { $seat } writes { sf-n-robbers } for { $member }.
sf-told-card = { $seat } names a card of strength { $number }.
sf-told-play = { $seat } plays a card of strength { $number }.
sf-told-done = { $seat } is done.
sf-told-no-cards = { $seat } names no further card.
sf-told-end-offer = { $seat } closes the offer.
sf-told-no-more-cards = { $seat } plays no further card.
sf-told-leave-out = { $seat } does not ask { $member }.
sf-told-ask = { $number ->
    [0] { $seat } asks { $member } for robbers.
   *[other] { $seat } asks { $member } for { sf-n-robbers }.
}
sf-told-slot-write = { $seat } plans a raid on { $card }.
sf-told-aim = { $seat } aims at { $card }.
sf-told-inform = { $seat } offers to inform on { $card }.
sf-told-no-slot = { $seat } plans no certain raid.
sf-told-no-aim = { $seat } names no travel card.
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
    [leader] { $seat } asks for { $number } gold now.
    [member] { $seat } offers to pay { $number } gold now.
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
sf-told-watch = { $seat } watches the carriage.
sf-told-let-pass = { $seat } lets the carriage go its way.
sf-told-cloak-stay = { $seat } plays a forest cloak and stays.
sf-told-cloak-home = { $seat } plays a forest cloak and goes home.
sf-told-eat = { $seat } plays provisions and stays.
sf-told-no-special = { $seat } plays no special card.
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
