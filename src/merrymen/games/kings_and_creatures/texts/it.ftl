# Kings & Creatures

kc-card = { $type ->
    [castle] castello { $number }
    [treasure] tesoro { $number } ({ $glory } di gloria)
    [hero] { $heroes ->
        [one] eroe { $number } (un eroe)
       *[other] eroe { $number } ({ $heroes } eroi)
    }
    [legend] leggenda { $number } ({ $glory } di gloria per { $needs })
    [king] re { $number } { $rules } (corone: { $left } a sinistra, { $right } a destra)
   *[creature] { $kind } { $number }
}
kc-kind-centaur = centauro
kc-kind-minotaur = minotauro
kc-kind-griffon = grifone
kc-kind-chimera = chimera
kc-kind-dragon = drago
kc-kind-unicorn = unicorno
# The card as what is taken.
kc-taken = { kc-card }
kc-taken-centaur = { kc-kind-centaur }
kc-taken-minotaur = { kc-kind-minotaur }
kc-taken-griffon = { kc-kind-griffon }
kc-taken-chimera = { kc-kind-chimera }
kc-taken-dragon = { kc-kind-dragon }
kc-taken-unicorn = { kc-kind-unicorn }
kc-ruled-treasure = dei tesori
kc-ruled-hero = degli eroi
kc-ruled-legend = delle leggende
kc-ruled-king = dei re
kc-ruled-creature = delle creature
kc-needs-treasure = { $count ->
    [one] 1 tesoro
   *[other] { $count } tesori
}
kc-needs-hero = { $count ->
    [one] 1 carta eroe
   *[other] { $count } carte eroe
}
kc-needs-legend = { $count ->
    [one] 1 leggenda
   *[other] { $count } leggende
}
kc-needs-king = { $count ->
    [one] 1 re
   *[other] { $count } re
}
kc-needs-creature = { $count ->
    [one] 1 creatura
   *[other] { $count } creature
}
kc-needs-and = { $first }, { $rest }

kc-take = Prendi { $card }
kc-take-and-leave = Prendi { $card } e lascia il round
kc-prompt = Round { $round }: prendi la carta { $take } di 3. Un numero sotto { $visible } chiude il tuo round.
    .title = Prendi una carta: il tuo numero è il più basso
kc-prompt-all-stay = Round { $round }: prendi la carta { $take } di 3. Con ogni carta qui resti nel round.
    .title = Prendi una carta: il tuo numero è il più basso
kc-prompt-all-leave = Round { $round }: prendi la carta { $take } di 3. Ogni carta qui è sotto { $visible } e chiude il tuo round.
    .title = Prendi una carta: il tuo numero è il più basso
kc-prompt-last = Round { $round }: prendi la tua terza carta. Chiude il tuo round.
    .title = Prendi una carta: il tuo numero è il più basso
kc-waiting = Round { $round }: { $seat } ha il numero più basso, { $visible }, e prende una carta.
    .title = Si aspetta { $seat }
kc-refused-none = La carta 0 non esiste. Prendi una di queste: { $shown }.
kc-refused-owned = La carta { $card } è già davanti a { $seat }. Prendi una di queste: { $shown }.
kc-refused-gone = La carta { $card } è fuori dal gioco. Prendi una di queste: { $shown }.
kc-refused-unseen = La carta { $card } non è scoperta. Prendi una di queste: { $shown }.

kc-took = { $seat } prende { $card }.
kc-left = { $seat } lascia il round.
kc-round-ends = Il round { $round } finisce.
kc-hero-glory = { $seat } guadagna { $glory } di gloria per gli eroi.
