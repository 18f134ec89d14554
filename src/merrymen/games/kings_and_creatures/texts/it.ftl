# Kings & Creatures

kc-card = { $type ->
    [castle] castello { $number }
    [treasure] tesoro { $number } ({ kc-glory })
    [hero] { $heroes ->
        [one] eroe { $number } (un eroe)
       *[other] eroe { $number } ({ $heroes } eroi)
    }
    [legend] leggenda { $number } ({ kc-glory } per { $needs })
    [king] re { $number } { $rules } (corone: { $left } a sinistra, { $right } a destra)
   *[creature] { $kind } { $number }
}
kc-glory = { $glory ->
    [one] { $glory } punto onore
   *[other] { $glory } punti onore
}
kc-kind-centaur = centauro
kc-kind-minotaur = minotauro
kc-kind-griffon = grifone
kc-kind-chimera = chimera
kc-kind-dragon = drago
kc-kind-unicorn = unicorno
# La carta che si prende.
kc-taken = { $type ->
    [castle] il { kc-card }
    [treasure] il { kc-card }
    [hero] l’{ kc-card }
    [legend] la { kc-card }
    [king] il { kc-card }
   *[creature] { kc-card }
}
kc-taken-centaur = il centauro
kc-taken-minotaur = il minotauro
kc-taken-griffon = il grifone
kc-taken-chimera = la chimera
kc-taken-dragon = il drago
kc-taken-unicorn = l’unicorno
kc-ruled-treasure = dei tesori
kc-ruled-hero = degli eroi
kc-ruled-legend = delle leggende
kc-ruled-king = dei re
kc-ruled-creature = delle creature favolose
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
    [one] 1 creatura favolosa
   *[other] { $count } creature favolose
}
kc-needs-and = { $first }, { $rest }

kc-take = Prendi { $card }
kc-take-and-leave = Prendi { $card } ed esci dal giro
kc-prompt = Giro { $round }: prendi la carta { $take } di 3. Un numero sotto { $visible } ti fa uscire dal giro.
    .title = Prendi una carta: il tuo numero è il più basso
kc-prompt-all-stay = Giro { $round }: prendi la carta { $take } di 3. Con ogni carta qui resti nel giro.
    .title = Prendi una carta: il tuo numero è il più basso
kc-prompt-all-leave = Giro { $round }: prendi la carta { $take } di 3. Ogni carta qui è sotto { $visible } e ti fa uscire dal giro.
    .title = Prendi una carta: il tuo numero è il più basso
kc-prompt-last = Giro { $round }: prendi la tua terza carta. Ti fa uscire dal giro.
    .title = Prendi una carta: il tuo numero è il più basso
kc-waiting = Giro { $round }: { $seat } ha il numero più basso, { $visible }, e prende una carta.
    .title = Si aspetta { $seat }
kc-refused-none = La carta 0 non esiste. Prendi una di queste: { $shown }.
kc-refused-owned = La carta { $card } è già davanti a { $seat }. Prendi una di queste: { $shown }.
kc-refused-gone = La carta { $card } è fuori dal gioco. Prendi una di queste: { $shown }.
kc-refused-unseen = La carta { $card } non è scoperta. Prendi una di queste: { $shown }.

kc-took = { $seat } prende { $card }.
kc-left = { $seat } esce dal giro.
kc-round-ends = Il giro { $round } finisce.
kc-hero-glory = { $seat } guadagna { kc-glory } per gli eroi.

# Da dove viene una cifra.
kc-how-round = Giro { $round }
kc-how-heroes = { $times ->
    [0] Non più eroi di un vicino
    [one] Più eroi di un vicino: { $round }
   *[other] Più eroi di entrambi insieme: { $times } × { $round }
}
kc-how-treasure = L’onore sulla carta
kc-how-creatures = { $cards } × { $kinds } specie diverse
kc-how-legend = { $met ->
    [yes] Completa: { $glory }
   *[no] Non ancora completa: poi { $glory }
}
kc-how-king = { $rules }: { $own } contro { $left } di { $left_seat } (+{ $left_glory }) e { $right } di { $right_seat } (+{ $right_glory })

# The headings of the score sheet
heading-kings_and_creatures-heroes = Eroi
heading-kings_and_creatures-treasures = Tesori
heading-kings_and_creatures-creatures = Creature favolose
heading-kings_and_creatures-kings = Re
heading-kings_and_creatures-legends = Leggende

# Where openings are compared.
kc-opening = { $type ->
    [treasure] Un tesoro
    [hero] Un eroe
    [legend] Una leggenda
    [king] Un re
   *[creature] Una creatura favolosa
}
