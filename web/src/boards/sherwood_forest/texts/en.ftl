# The board of Sherwood Forest.

sfb-you = You
sfb-none = None
sfb-more = more …
sfb-map = Map: York in the north, Lincoln in the east, Nottingham in the south, Derby in the west
sfb-stage-plans = Planning
sfb-stage-raids = Raids
sfb-tab-talk = Alliance
sfb-tab-group = Ambush
sfb-tab-raid = Raid
sfb-tab-travellers = Travellers
sfb-tab-camp = Camp
sfb-hideout = { $name ->
    [north-outer] outer hideout, York road
    [north-inner] inner hideout, York road
    [east-outer] outer hideout, Lincoln road
    [east-inner] inner hideout, Lincoln road
    [south-outer] outer hideout, Nottingham road
    [south-inner] inner hideout, Nottingham road
    [west-outer] outer hideout, Derby road
    [west-inner] inner hideout, Derby road
    [north-west] north-west corner
    [north-east] north-east corner
    [south-east] south-east corner
    [south-west] south-west corner
   *[other] { $name }
}

# Places and supplies.
sfb-place-church = Church
sfb-place-inn = Inn
sfb-place-merchant = Merchant
sfb-place-market = Market
sfb-oak = Great oak
sfb-oak-short = Oak
sfb-quarry = Gold quarry
sfb-quarry-short = Quarry
sfb-glory = Glory
sfb-gold = Gold
sfb-equipment = Equipment
sfb-carriage = The carriage
sfb-about-church = One robber: pay any number of gold, each brings 1 glory. With more than 5 gold in camp you must come here.
sfb-about-inn = One robber: look secretly at one of the travel cards. Click the inn or the card.
sfb-about-merchant = One robber and 1 gold: the top equipment card, at most three in hand. { $deck } in the deck.
sfb-about-market = One robber and 2 gold: one of yours from under the oak joins you after the raids.
sfb-about-oak = Robbers who have not joined yet. Companions from raids and recruits from the market come from here.
sfb-about-quarry = Gold in the supply. What is not here cannot be loot.
sfb-about-hideout = Watches the road to { $towns }.
sfb-about-red = At the crossing: watches the roads to { $towns }.

# Cards.
sfb-card-short = card { $number }, strength { $strength }
sfb-back = A travel card face down, back { $back }
sfb-unknown-card = Travel card { $number }, face down
sfb-about-unknown = You have not seen it. At the inn a robber may look at it.
sfb-about-travellers = A group of strength { $needed } raids them.
sfb-about-sheriff = A group of strength { $needed } beats him; who is weaker pays for it.
sfb-from-to = From { $from } to { $to }.
sfb-name-shepherds = Shepherds
sfb-name-pedlars = Pedlars
sfb-name-monks = Monks
sfb-name-merchants = Merchants
sfb-name-nobles = Noble guests
sfb-name-taxes = Tax collectors
sfb-name-knights = Knights
sfb-name-court = The king’s court
sfb-name-prisoners = Prisoner transport
sfb-name-sheriff = The sheriff
sfb-kind-strength-1 = Staff
sfb-kind-strength-2 = Longbow
sfb-kind-strength-3 = Sword
sfb-kind-cloak = Cloak
sfb-kind-garment = Garment
sfb-kind-provisions = Provisions
sfb-travellers = Travellers of round { $round }
sfb-to-come = { $left } to come, back { $back }
sfb-last-round = the last round
sfb-open = open
sfb-only-you = only you
sfb-known = you know it
sfb-on-road = on the road
sfb-seen-by = Seen by { $names }
sfb-planned = An alliance plans to raid card { $number }

# Camps.
sfb-your-camp = Your camp
sfb-camp-of = Camp of { $name }
sfb-first = First player
sfb-points = { $glory } glory if the game ended now
sfb-in-camp = { $here } in camp, { $away } away
sfb-under-oak = { $number } under the oak.
sfb-gold-of = { $gold } gold of { $most }
sfb-gold-over = { $gold } gold: off to church
sfb-no-equipment = No equipment yet
sfb-hand-size = { $number ->
    [0] No equipment in hand.
    [one] One equipment card in hand.
   *[other] { $number } equipment cards in hand.
}
sfb-state-thinks = decides
sfb-state-leads = leads
sfb-state-offers = offers
sfb-state-declines = declines
sfb-state-open = asked

# Strength.
sfb-strength = Strength { $strength }
sfb-strength-short = { $strength } strong
sfb-reached = { $reached } of { $needed } strength
sfb-of = { $reached } of { $needed }
sfb-agreed = agreed
sfb-here = in the hideout
sfb-with-offers = { $reached } with the offers
sfb-needed = { $needed } needed
sfb-verdict-enough = { $reached } of { $needed }: the raid succeeds.
sfb-verdict-short = { $reached } of { $needed }: { $short } short.
sfb-verdict-no-card = No card is named: whoever passes is raided, if you are strong enough.
sfb-verdict-unknown = You do not know how strong card { $number } is.
sfb-verdict-elsewhere = Card { $number } does not pass here.

# The talk.
sfb-alliance = Alliance
sfb-alliance-at = Alliance, { $hideout }
sfb-call-of = Call { $call } of { $calls }
sfb-your-call = Your call
sfb-their-call = { $name } calls
sfb-passes = { $times ->
    [one] Card { $number }, { $from } to { $to }, passes here once.
   *[other] Card { $number }, { $from } to { $to }, passes here { $times } times.
}
sfb-brings = brings
sfb-brings-you = bring
sfb-wants = wants
sfb-wants-you = want
sfb-gets = is promised
sfb-gets-you = are promised
sfb-informs = informs on card { $number }
sfb-informs-you = inform on card { $number }
sfb-asked = Has not answered yet
sfb-asked-for = { $number ->
    [one] Asked for one robber
   *[other] Asked for { $number } robbers
}
sfb-declined = Declines
sfb-declined-you = You decline
sfb-leads = leads
sfb-leads-you = you lead
sfb-taken = taken in
sfb-yes = agreed
sfb-left-out = left out
sfb-field-robbers = Robbers
sfb-field-cards = Name a card
sfb-field-aim = Aim at card
sfb-field-inform = Inform on
sfb-field-card = Travel card
sfb-field-informer = Informer
sfb-field-gold = Gold of the loot
sfb-field-companions = Companions
sfb-field-now = Gold now
sfb-any-number = any number
sfb-if-raided = If card { $number } is raided here
sfb-if-success = If the raid succeeds
sfb-gain-glory = { $number } glory
sfb-gain-gold = { $number } gold
sfb-gain-gold-last = { $number } glory for gold
sfb-gain-companions = { $number ->
    [one] 1 companion
   *[other] { $number } companions
}
sfb-gain-parts = { $number ->
    [one] 1 part of the loot
   *[other] { $number } parts of the loot
}
sfb-gain-parts-or = { $least ->
    [0] perhaps 1 part of the loot
   *[other] { $least } or { $most } parts of the loot
}
sfb-gain-hands-out = { $number } gold to hand out
sfb-gain-pays = { $number } gold to pay
sfb-emptied-1 = { $name }: camp empty first, 1 glory at once.
sfb-emptied-2 = { $name }: camp empty second, begins the raids.

# Lying in wait alone.
sfb-ambush = Ambush
sfb-ambush-at = Ambush, { $hideout }
sfb-alone-why = All the loot is yours. They stay until a raid succeeds or the round ends.
sfb-enough-for = Enough for card { $cards }
sfb-short-of = { $short } short of card { $number }
sfb-nothing-known = No traveller you know passes here.
sfb-camp-enough = { $times ->
    [one] Card { $number } passes: { $needed } needed, your camp is enough.
   *[other] Card { $number } passes { $times } times: { $needed } needed, your camp is enough.
}
sfb-camp-short = { $times ->
    [one] Card { $number } passes: { $needed } needed, your camp is { $short } short.
   *[other] Card { $number } passes { $times } times: { $needed } needed, your camp is { $short } short.
}
sfb-passing-enough = Card { $number } passes: { $needed } needed, they are strong enough.
sfb-passing-short = Card { $number } passes: { $needed } needed, they are { $short } short.
sfb-robbers = { $number ->
    [one] 1 robber
   *[other] { $number } robbers
}
sfb-pledged = pledged { $cards }
sfb-promised = promised { $gold } gold, { $companions } companions

# Raids.
sfb-raid = Raid
sfb-stop-enough = { $hideout }: { $strength } of { $needed }, raided there.
sfb-stop-weak = { $hideout }: { $strength } of { $needed }, too weak without hand cards.
sfb-stop-none = Nobody lies in wait on its way.
sfb-choose-town = Choose its new town on the map, or let it go.
sfb-way-now = On to { $town }:
sfb-way-to = To { $town }:
sfb-way-raided = raided at { $hideout } ({ $strength }).
sfb-way-weak = meets { $hideouts }; too weak without cards.
sfb-way-free = nobody lies in wait.
sfb-order-why = The members decide about cards one after the other. Who is next?
sfb-come-back = If the raid does not succeed, your hand cards come back.
sfb-spent-anyway = Cards played here are spent, win or lose.
sfb-spared = spared by the cloak
sfb-loses = { $glory } glory and { $robbers ->
    [one] 1 robber
   *[other] { $robbers } robbers
} lost
sfb-loot-left = Loot to hand out
sfb-parts = { $number ->
    [one] 1 part
   *[other] { $number } parts
}
sfb-owed = { $number } gold promised
sfb-news-raided = Raided: { $hideout }.
sfb-news-passed = Got through unharmed.

# Calls, offers and bargains, as wide as the rules.
sfb-asked-for-you = { $number ->
    [one] You are asked for one robber
   *[other] You are asked for { $number } robbers
}
sfb-asked-you = Any help is welcome
sfb-only-said = { $number } more only said
sfb-and-said = +{ $number } said
sfb-verdict-said = { $reached } of { $needed } is sure: { $short } short. { $said } if all that is said is true.
sfb-verdict-open = { $reached } of { $needed }: enough, wherever it passes.
sfb-card-sure = A card that is sure
sfb-card-said = A card that is only said: nobody has to play it
sfb-alliance-open = Alliance, hideout left open
sfb-names-hideout = names: { $hideout }
sfb-you-pay = You pay { $other } { $gold } gold now
sfb-pays-you = { $payer } pays you { $gold } gold now
sfb-pays = { $payer } pays { $other } { $gold } gold now
sfb-only-pays = No member, but pays: asked as well
sfb-only-pays-you = No member, but you pay: your yes is needed
sfb-payments = Gold now, once everybody has agreed
sfb-field-call = Robbers: this closes your call
sfb-field-offer = Robbers: this closes your offer
sfb-field-pledge = Pledge a card
sfb-field-hideout = Hideout
sfb-name-a-hideout = First name a hideout
sfb-choose-a-hideout = Which hideout do you take?
sfb-on-the-map = Any free hideout can be named: click it on the map.
sfb-not-here = not here
sfb-field-you-pay = You pay { $name }
sfb-field-pays-you = { $name } pays you
sfb-field-with = Rather with
sfb-field-pay = { $name } pays
sfb-field-pay-you = You pay
sfb-fold-ask = Ask by name
sfb-fold-ask-note = Ask nobody by name, and everybody is asked for any number.
sfb-fold-now-note = Paid at once when the contract is agreed, by members or others.
sfb-fold-pay = Another payment
sfb-fold-pay-note = Gold now between any two players; whoever pays must agree.
sfb-fold-show = Show a card
sfb-fold-show-note = To everybody or to one player: then they can be sure of it.
sfb-show-all = everybody
sfb-take-all = Take all, form the alliance
sfb-propose-all = Take all, propose the contract
sfb-call-open = Call, hideout left open
sfb-do-alone = Lie in wait alone
sfb-do-call = Call for an alliance
sfb-do-bid-pick = Gold for playing it
sfb-do-bid-leave = Gold for leaving it
sfb-unknown-short = unseen
sfb-look-at-inn = Inn: look at a travel card
sfb-elsewhere = { $number ->
    [one] Card { $cards } does not pass here.
   *[other] Cards { $cards } do not pass here.
}
sfb-seen-by-all = seen by all
sfb-seen-by-you = seen by you
sfb-tab-bargain = Bargain
sfb-bargain = Bargaining
sfb-bargain-to = Offers to { $name }
sfb-bargain-to-you = Offers to you
sfb-bargainers = Bargaining this round: { $names }
sfb-bargain-why = Whoever bargains may offer gold to the one who picks a card, or who has shown a messenger’s garment. Gold is paid only when an offer is taken.
sfb-barred = { $name } has been paid to leave card { $number }.
sfb-barred-you = You have been paid to leave card { $number }: play another.
sfb-bid-how = Click a travel card: gold for playing it, or for leaving it.
sfb-bid-gold-how = Paid at once if your offer is taken, else you keep it.
sfb-pick-how = Take one offer, or play any card for nothing.
sfb-bid-turn-how = Click a town: gold for sending the carriage there. Or offer gold for keeping the garment.
sfb-bid-pick = for playing card { $number }
sfb-bid-leave = for leaving card { $number }
sfb-bid-town = for sending it to { $town }
sfb-bid-keep = for keeping the garment
sfb-comes-through = It would get through.
sfb-take = Take { $gold }
sfb-field-bid = Gold
sfb-verdict-needs = Card { $number } needs { $needed }.
sfb-not-in-hand = not in hand
sfb-comes-by = { $number ->
    [one] Card { $cards } passes here.
   *[other] Cards { $cards } pass here.
}

option-rules = Rules
option-rules-basic = Basic
option-rules-advanced = Advanced: sheriffs, contracts, special cards

sfb-sign-glory = glory
sfb-sign-gold = gold
sfb-sign-hideout = a hideout by the road
sfb-sign-companion = a companion: a new robber from under your oak
sfb-sign-seen = who has seen this travel card
sfb-sign-cards = equipment cards in hand
sfb-sign-first = the first player of this round
sfb-sign-call = call for an alliance
