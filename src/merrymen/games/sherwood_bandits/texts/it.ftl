# Sherwood Bandits

sb-will = Will Scarlet
sb-tile = { $item ->
    [ring] anello
    [bracelet] bracciale
   *[necklace] collana
} { $hue ->
    [red] { $item ->
        [necklace] rossa
       *[other] rosso
    }
    [green] verde
    [blue] blu
   *[yellow] { $item ->
        [necklace] gialla
       *[other] giallo
    }
}
sb-coin = moneta
sb-token = segnalino moneta
sb-back-light = leggero
sb-back-medium = medio
sb-back-heavy = pesante
sb-a-wagon = un carro
sb-wagon-plain = carro { $back }, difesa { $defence }
sb-wagon-special-beer = { $stands ->
    [yes] Carro della birra, difesa { $defence }
   *[no] Carro della birra
}
sb-wagon-special-wayfarers = { $stands ->
    [yes] Carro dei viandanti, difesa { $defence }
   *[no] Carro dei viandanti
}
sb-wagon-special-war = Carro da guerra, difesa { $defence }
sb-wagon-special-kings = Carro del re, difesa { $defence }
sb-wagon-special-sheriffs = Carro dello sceriffo, difesa { $defence }
sb-wagon-special-feast = { $stands ->
    [yes] Carro della festa, difesa { $defence }
   *[no] Carro della festa
}
sb-wagon-text-plain = La sua difesa è il numero sullo scudo.
sb-wagon-text-beer = La sua difesa è il numero più basso tra gli altri carri ora sulla strada; uno scappato non c’è più.
sb-wagon-text-wayfarers = La sua difesa è il numero più alto tra gli altri carri ora sulla strada; uno scappato non c’è più.
sb-wagon-text-war = 33: quattro dadi fanno al massimo 24. Nessuno può batterlo.
sb-wagon-text-kings = Due tessere per ogni dado che conta.
sb-wagon-text-sheriffs = Quando viene rivelato, i capi di tutte le bande in agguato qui vanno in prigione, a meno che non siano sulla carta di un compagno.
sb-wagon-text-feast = Si attacca per primo. Si tirano tre dadi per la sua difesa.

sb-face-down = { $back } { $low }-{ $high }
sb-hideout = { $taken ->
    [yes] { $position }: { $gang }
   *[no] { $position }: libero
}
sb-attack-space = { $position }: { $dice }
sb-tiles-of = { $count } × { $tile }

sb-companion-marian = Lady Marian
sb-companion-john = Little John
sb-companion-robin = Robin Hood
sb-companion-tuck = Fra Tuck
sb-effect-gossip = Pettegolezzi
sb-effect-clique = Combriccola
sb-effect-scout = Perlustrazione
sb-effect-guards = Guardie amiche
sb-effect-insider = Infiltrato
sb-effect-jostle = Spintoni
sb-effect-squeeze = Tutti stretti
sb-effect-weasel = Furbo come una faina
sb-effect-cover = Al riparo
sb-effect-second-chance = Seconda occasione
sb-effect-front = Davanti a te
sb-effect-behind = Dietro di te
sb-effect-come-along = Vieni con me
sb-effect-swap = Facciamo a cambio
sb-effect-market = Al mercato
sb-effect-beer = Una birra
sb-text-gossip = Prima di piazzare un bandito: guarda in segreto fino a 2 carri. Tutti vedono quali.
sb-text-clique = Prima di piazzare un bandito: piazzane un altro subito dopo.
sb-text-scout = Prima di piazzare un bandito: scarta un carro e sostituiscilo, coperto. Quello nuovo resta.
sb-text-guards = Prima di piazzare un bandito: guarda in segreto un carro, poi mettici sopra +2, -2 o niente.
sb-text-insider = Scambia un tuo bandito con quello di un avversario nella stessa posizione di un altro carro. Il tuo si sdraia e non può rifarlo.
sb-text-jostle = Scambia un tuo bandito con il suo vicino. Il tuo si sdraia e non può rifarlo.
sb-text-squeeze = Un tuo bandito raggiunge quello alla sua sinistra. I loro dadi contano come uno: a te la tessera, al proprietario dell’altro bandito i punti.
sb-text-weasel = Un tuo bandito va a borseggiare in uno spazio libero per una moneta. Il tuo dado resta al suo posto e mostra 2.
sb-text-cover = Cambia un tuo dado di +2 o -2, senza scendere sotto 1 né superare 6.
sb-text-second-chance = Ritira un dado a scelta. Nessun dado si ritira due volte.
sb-text-front = Scegli un dado: tutti quelli alla sua sinistra mostrano lo stesso valore.
sb-text-behind = Scegli un dado: tutti quelli alla sua destra mostrano lo stesso valore.
sb-text-come-along = Togli un tuo dado dal ponte levatoio.
sb-text-swap = Pesca una tessera, poi rimettine a posto un’altra di questo round.
sb-text-market = Rimetti a posto una tessera di questo round per 1 punto vittoria.
sb-text-beer = Aumenta di 2 un dado di ogni avversario sul ponte levatoio, al massimo a 6.

sb-place = Nasconditi al carro { $wagon }, posizione { $position }
sb-pickpocket = Borseggia per una moneta
sb-look = { $again ->
    [yes] Guarda anche il carro { $wagon } ({ $back })
   *[no] Chiama Lady Marian: guarda il carro { $wagon } ({ $back })
}
sb-enough = Non guardare altri carri
sb-scout = Chiama Lady Marian: sostituisci il carro { $wagon } ({ $back })
sb-token-plus = Metti +2 sul carro { $wagon }
sb-token-minus = Metti -2 sul carro { $wagon }
sb-token-none = Non mettere niente sul carro { $wagon }
sb-attack = Assalta il carro { $wagon } ({ $back })
sb-call = Chiama { $companion }: { $card }
sb-pass = Non chiamare { $companion }
sb-use-insider = Scambia il tuo bandito al carro { $wagon }, posizione { $position }, con uno di un altro carro
sb-use-jostle = Scambia il tuo bandito al carro { $wagon }, posizione { $position }, con un vicino
sb-use-squeeze = Stringi il tuo bandito al carro { $wagon }, posizione { $position }, accanto a quello di sinistra
sb-use-weasel = Manda il tuo bandito dal carro { $wagon }, posizione { $position }, a borseggiare
sb-partner = Scambia con il bandito di { $gang } al carro { $wagon }, posizione { $position }
sb-plus-two = Alza { $guest ->
    [yes] il tuo dado aggiunto
   *[no] il tuo dado
} in posizione { $position } da { $value } a { $new }: { $sum } su { $defence }
sb-minus-two = Abbassa { $guest ->
    [yes] il tuo dado aggiunto
   *[no] il tuo dado
} in posizione { $position } da { $value } a { $new }: { $sum } su { $defence }
sb-reroll = Ritira { $guest ->
    [yes] il dado aggiunto di { $gang } ({ $value })
   *[no] il dado di { $gang } ({ $value })
} in posizione { $position }
sb-front = Gira tutti i dadi davanti { $guest ->
    [yes] al dado aggiunto
   *[no] al dado
} in posizione { $position } su { $value }: { $sum } su { $defence }
sb-behind = Gira tutti i dadi dietro { $guest ->
    [yes] al dado aggiunto
   *[no] al dado
} in posizione { $position } su { $value }: { $sum } su { $defence }
sb-take-off = Togli il tuo dado ({ $value }) dal ponte levatoio
sb-serve = Alza il dado di { $gang } da { $value } a { $new }
sb-no-bribe = Non pagare tangenti
sb-bribe-one = Paga 1 tessera: il tuo dado ({ $value }) lascia il ponte levatoio, resta { $left }
sb-bribe-two = Paga 3 tessere: i tuoi dadi ({ $value } e { $second }) lasciano il ponte levatoio, resta { $left }
sb-sell = Vendi per 1 punto: { $tile }
sb-put-back = Rimetti a posto: { $tile }
sb-keep = Tieni: { $tile }
sb-reward-tile = Prendi una tessera come ricompensa
sb-reward-point = Prendi 1 punto come ricompensa

sb-prompt-placing = { $free ->
    [yes] Piazza un bandito (ancora { $left }). Prima puoi chiamare Lady Marian: { $marian }.
   *[no] Piazza un bandito (ancora { $left }).
}
    .title = Dove si nasconde il tuo bandito?
sb-prompt-looking = Guarda un secondo carro, oppure fermati qui.
    .title = Un’altra occhiata?
sb-prompt-marking = Il carro { $wagon } è: { $front }. Mettici sopra +2, -2 o niente.
    .title = Un segnalino sul carro?
sb-prompt-little-john = { $card }: scegli un tuo bandito, o non chiamare nessuno.
    .title = Chiamare Little John?
sb-prompt-partner = Scegli il bandito con cui scambiare.
    .title = Scambiare con chi?
sb-prompt-attacking = Scegli il prossimo carro da assaltare.
    .title = Quale carro assaltare?
sb-prompt-robin-hood = Per il carro { $wagon } serve { $defence }, i dadi fanno { $raid }. Robin Hood offre: { $card }.
    .title = Chiamare Robin Hood?
sb-prompt-looting = Tieni { $keep ->
    [one] una
   *[other] { $keep }
} delle { $size } tessere{ $alike ->
    [yes] {" "}({ $kinds } diverse)
   *[no] {""}
}; il resto va a sinistra.
    .title = Tieni { $keep ->
        [one] una tessera
       *[other] { $keep } tessere
    }
sb-prompt-friar-tuck = I tuoi dadi sul ponte levatoio fanno { $sum }. Fra Tuck offre: { $card }.
    .title = Chiamare Fra Tuck?
sb-prompt-swapping = Hai pescato: { $tile }. Rimetti a posto un’altra tessera di questo round.
    .title = Rimetti a posto una tessera
sb-prompt-serving = Scegli il dado di { $gang } che sale di 2.
    .title = Una birra per { $gang }
sb-prompt-bribing = I tuoi dadi sul ponte levatoio fanno { $sum }. { $over ->
    [jail] Sopra 10 c’è la prigione, sotto 5 una ricompensa.
    [fine] Sopra 10 ora costa 1 punto, sotto 5 c’è una ricompensa.
   *[nothing] Sopra 10 ora non costa niente, perché non hai punti; sotto 5 c’è una ricompensa.
}
    .title = Corrompere lo sceriffo?
sb-prompt-paying = Scegli con cosa pagare (ancora { $left }).
    .title = Paga la tangente
sb-prompt-rewarding = Meno di 5 sul ponte levatoio: prendi una tessera o un punto.
    .title = Prendi la ricompensa

sb-waiting-placing = { $seat } piazza un bandito.
sb-waiting-looking = { $seat } può guardare un secondo carro.
sb-waiting-marking = { $seat } ha guardato un carro e può metterci sopra un segnalino.
sb-waiting-little-john = { $seat } può chiamare Little John.
sb-waiting-partner = { $seat } sceglie un bandito con cui scambiare.
sb-waiting-attacking = { $seat } sceglie il carro da assaltare.
sb-waiting-robin-hood = Per il carro { $wagon } serve { $defence }, i dadi fanno { $raid }. { $seat } può chiamare Robin Hood.
sb-waiting-looting = { $seat } sceglie una tessera.
sb-waiting-friar-tuck = { $seat } può chiamare Fra Tuck.
sb-waiting-swapping = { $seat } rimette a posto una tessera.
sb-waiting-serving = { $seat } offre una birra.
sb-waiting-bribing = { $seat } può pagare una tangente.
sb-waiting-paying = { $seat } paga la tangente.
sb-waiting-rewarding = { $seat } prende una ricompensa.

## Che cosa porta una scelta
sb-nth = { $number }
sb-then-position = Posizione { $position } quando si serrano le fila
sb-then-dice = { $dice ->
    [one] 1 dado qui, in media { $average }, per { $low }-{ $high }
   *[other] { $dice } dadi qui, in media { $average }, per { $low }-{ $high }
}
sb-then-coin = Subito una moneta; nessun dado sul ponte levatoio
sb-then-leader = Il tuo capo è impegnato per questo round
sb-then-needs = Serve { $defence }
sb-then-shift = { $shift } su quello che servirà
sb-then-odds = { $dice ->
    [one] 1 dado: { $percent } % di riuscita
   *[other] { $dice } dadi: { $percent } % di riuscita
}
sb-then-succeeds = { $sum } su { $defence }: l’assalto riesce
sb-then-escapes = { $sum } su { $defence }: il carro scappa
sb-then-nobody = Nessuno prende niente.
sb-then-share = { $points ->
    [0] Nessun punto per te
    [one] Prendi 1 punto
   *[other] Prendi { $points } punti
}{ $pick ->
    [first] {" "}e scegli per primo tra { $pile } tessere
    [later] {" "}e { $tiles ->
        [one] una tessera
       *[other] { $tiles } tessere
    }
    [unseen] {" "}e { $tiles ->
        [one] una tessera coperta
       *[other] { $tiles } tessere coperte
    }
   *[none] {""}
}. Il tuo ponte levatoio: { $column }.
sb-then-reroll = { $chance ->
    [none] Non basta nemmeno un 6
    [sure] Basta qualsiasi tiro
   *[some] Basta da { $least } in su ({ $faces } su 6)
}
sb-then-now = Ora { $sum } su { $defence }.
sb-then-still = { $count ->
    [one] { $seat } può ancora chiamare Robin Hood.
   *[other] { $count } possono ancora chiamare Robin Hood.
}
sb-then-weasel = Una moneta per te; il tuo dado resta e mostra 2
sb-then-squeeze = { $own ->
    [yes] Accanto al tuo stesso bandito in posizione { $position }: tessera e punti sono tuoi
   *[no] Accanto a { $gang } in posizione { $position }: a te la tessera, all’altro i punti
}
sb-then-choose = Poi scegli con chi
sb-then-swap = Con { $gang }: ti sdrai al carro { $wagon }, posizione { $position }
sb-then-column = { $state ->
    [reward] { $sum } sul ponte levatoio: una tessera o un punto
    [jail] { $sum } sul ponte levatoio: prigione al prossimo round
    [fine] { $sum } sul ponte levatoio: perdi 1 punto
    [nothing] { $sum } sul ponte levatoio: nessun punto da perdere
   *[safe] { $sum } sul ponte levatoio: lo sceriffo lascia correre
}
sb-then-sets = { $sign ->
    [more] +{ $points } nelle tue serie
    [less] −{ $points } nelle tue serie
   *[same] Le tue serie non cambiano ancora
}
sb-then-tile = Una delle { $supply } tessere, coperta
sb-then-points = Così ne hai { $points }

sb-refused-no-wagon = Nel tratto { $wagon } non c’è nessun carro: lì non ci si può nascondere.
sb-refused-taken = La posizione { $position } al carro { $wagon } è occupata.
sb-refused-leader = Il tuo capo non può aiutarti: { $place ->
    [jail] è in prigione.
   *[other] è già stato usato in questo round.
}
sb-refused = Ora non si può: { $step }.
sb-step-placing = c’è da piazzare un bandito
sb-step-looking = si può guardare un secondo carro
sb-step-marking = si può mettere un segnalino sul carro
sb-step-little-john = si può chiamare Little John
sb-step-partner = c’è da scegliere un bandito con cui scambiare
sb-step-attacking = c’è da scegliere il prossimo carro
sb-step-robin-hood = si può chiamare Robin Hood
sb-step-looting = c’è da tenere una tessera
sb-step-friar-tuck = si può chiamare Fra Tuck
sb-step-swapping = c’è da rimettere a posto una tessera
sb-step-serving = c’è da alzare un dado
sb-step-bribing = si può pagare una tangente
sb-step-paying = c’è da pagare la tangente
sb-step-rewarding = c’è da prendere una ricompensa
sb-step-over = la partita è finita

sb-placed = { $seat } si nasconde al carro { $wagon }, posizione { $position }.
sb-picked-pocket = { $seat } borseggia e ottiene una moneta.
sb-looked-at = { $seat } guarda il carro { $wagon } in segreto.
sb-looked-enough = { $seat } non guarda altri carri.
sb-saw = Il carro { $wagon } è: { $front }.
sb-scouted = { $seat } chiama Lady Marian e sostituisce il carro { $wagon } ({ $front }).
sb-marked-plus = { $seat } mette +2 sul carro { $wagon }.
sb-marked-minus = { $seat } mette -2 sul carro { $wagon }.
sb-marked-nothing = { $seat } non ci mette niente.
sb-called = { $seat } chiama { $companion }: { $card }.
sb-passed = { $seat } non chiama { $companion }.
sb-johned = { $seat } chiama Little John ({ $card }) per il bandito al carro { $wagon }, posizione { $position }.
sb-swapped-bandit = { $seat } scambia con il bandito al carro { $wagon }, posizione { $position }.
sb-attacked = { $seat } sceglie di assaltare il carro { $wagon }.
sb-robined = { $known ->
    [yes] { $seat } chiama Robin Hood ({ $card }) per il dado ({ $value }) in posizione { $position } al carro { $wagon }, che ora mostra { $new }.
   *[no] { $seat } chiama Robin Hood ({ $card }) per il dado ({ $value }) in posizione { $position } al carro { $wagon }.
}
sb-turned = { $count ->
    [one] { $seat } chiama Robin Hood ({ $card }) al carro { $wagon }: il { $dice } diventa { $value }, come il dado in posizione { $position }.
   *[other] { $seat } chiama Robin Hood ({ $card }) al carro { $wagon }: { $dice } diventano { $value }, come il dado in posizione { $position }.
}
sb-took-off = { $seat } chiama Fra Tuck e toglie un dado ({ $value }) dal ponte levatoio.
sb-served = { $seat } alza il dado di { $gang } da { $value } a { $new }.
sb-bribed = { $dice ->
    [one] { $seat } corrompe lo sceriffo con 1 tessera.
   *[other] { $seat } corrompe lo sceriffo con 3 tessere.
}
sb-paid-no-bribe = { $seat } non paga tangenti.
sb-sold = { $seat } chiama Fra Tuck e vende: { $tile }.
sb-sold-one = { $seat } chiama Fra Tuck e vende una tessera.
sb-put-back-tile = { $seat } rimette a posto: { $tile }.
sb-put-one-back = { $seat } rimette a posto una tessera.
sb-kept = { $seat } tiene: { $tile }.
sb-kept-one = { $seat } tiene una tessera.
sb-took-tile = { $seat } prende una tessera come ricompensa.
sb-took-point = { $seat } prende un punto come ricompensa.
sb-will-placed = I banditi di Will Scarlet prendono posto.
sb-revealed = { $known ->
    [yes] Il carro { $wagon } viene rivelato: { $front }. Serve { $defence }.
   *[no] Il carro { $wagon } viene rivelato: { $front }. La sua difesa si tirerà con i dadi.
}
sb-new-card = { $companion } ora offre: { $card }.
sb-jailed = Il capo di { $gang } va in prigione.
sb-rolled = { $enough ->
    [0] Il carro { $wagon } viene attaccato: { $dice } fanno { $sum } su { $defence }.
    [one] Il carro { $wagon } viene attaccato: { $dice }. Il primo dado da solo fa { $sum } su { $defence }.
   *[other] Il carro { $wagon } viene attaccato: { $dice }. I primi { $enough } dadi fanno { $sum } su { $defence }.
}
sb-robbed = { $late ->
    [0] Il carro { $wagon } è stato svaligiato: { $sum } su { $defence }.
    [one] Il carro { $wagon } è stato svaligiato: { $sum } su { $defence }; un dado è arrivato tardi.
   *[other] Il carro { $wagon } è stato svaligiato: { $sum } su { $defence }; { $late } dadi sono arrivati tardi.
}
sb-escaped = Il carro { $wagon } scappa: { $sum } su { $defence }.
sb-escaped-alone = Il carro { $wagon } scappa: nessuno in agguato.
sb-tiles = { $count ->
    [one] { $gang } ottiene una tessera.
   *[other] { $gang } ottiene { $count } tessere.
}
sb-tile-is = { $gang } ora ha: { $tile }.
sb-pile = { $size ->
    [one] { $seat } ha una sola tessera tra cui scegliere.
   *[other] { $seat } ha { $size } tessere tra cui scegliere.
}
sb-column = { $gang } ha { $sum } sul ponte levatoio.
sb-gained = { $points ->
    [one] { $gang } guadagna 1 punto.
   *[other] { $gang } guadagna { $points } punti.
}
sb-lost = { $points ->
    [one] { $gang } perde 1 punto.
   *[other] { $gang } perde { $points } punti.
}
sb-round-ends = Finisce il round { $round }.
sb-round-begins = Inizia il round { $round }; { $seat } ha il segnalino primo giocatore.
sb-chests-open = Si aprono i forzieri.
sb-lot = Parità: i dadi decidono a favore di { $seat }.

# Da dove viene una cifra.
sb-how-track = Punti da assalti e ricompense, meno ciò che ha preso lo sceriffo
sb-how-chest = { $tiles ->
    [one] 1 tessera nel forziere
   *[other] { $tiles } tessere nel forziere
}
sb-how-closed = I forzieri si aprono alla fine
sb-how-rings = { $count ->
    [one] 1 anello
   *[other] { $count } anelli
}
sb-how-bracelets = { $count ->
    [one] 1 bracciale
   *[other] { $count } bracciali
}
sb-how-necklaces = { $count ->
    [one] 1 collana
   *[other] { $count } collane
}
sb-how-most = { $points ->
    [0] Qualcuno ne ha di più
    [one] Quanti un altro: la maggioranza è divisa
   *[other] Più di tutti gli altri
}
sb-how-sets = { $set ->
    [ring_sets] Tre anelli
    [bracelet_pairs] Due bracciali
    [trios] Anello, bracciale, collana
   *[single_necklaces] Collane
} ({ $hue ->
    [red] rosso
    [green] verde
    [blue] blu
   *[yellow] giallo
})
sb-how-each = { $count } × { $each }
sb-how-coins = { $coins } monete e pezzi senza serie, 1 punto ogni tre
sb-how-dice = { $dice ->
    [one] Un dado
   *[other] { $dice } dadi
}
sb-how-average = { $average } in media
sb-how-defence = Difesa { $defence }
sb-how-chance = Cade in { $percent } tiri su 100, se nessuno aiuta

# The headings of the score sheet
heading-sherwood_bandits-track = Assalti e sceriffo
heading-sherwood_bandits-majorities = Maggioranze
heading-sherwood_bandits-ring-sets = Tre anelli
heading-sherwood_bandits-bracelet-pairs = Due bracciali
heading-sherwood_bandits-trios = Anello, bracciale, collana
heading-sherwood_bandits-necklaces = Collane
heading-sherwood_bandits-coins = Monete

# Where openings are compared.
sb-opening = Nascondersi al carro { $wagon }
