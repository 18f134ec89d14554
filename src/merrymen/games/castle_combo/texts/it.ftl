# Castle Combo

cc-name = { $card }
cc-card = { $card } ({ $cost }; { $shields }): { $ability }.{ $purse ->
    [0] {""}
   *[other] {" "}{ cc-purse-holds }
}{ $sends ->
    [stays] {""}
   *[other] {" "}{ cc-sends }
} { $points }.
cc-purse-holds = La sua borsa contiene { $purse } monete.
cc-sends = { $sends ->
    [castle] Manda il messaggero al castello.
   *[village] Manda il messaggero al villaggio.
}
cc-cell = { $side ->
    [down] { $card }, coperta
   *[up] { $card } ({ $points })
}
cc-empty = -
cc-location = { $deck ->
    [castle] castello
   *[village] villaggio
}
cc-gold = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
}
cc-keys = { $count ->
    [one] 1 chiave
   *[other] { $count } chiavi
}
cc-colour = { $colour ->
    [blue] blu
    [purple] viola
    [green] verde
    [red] rosso
    [orange] arancione
   *[yellow] giallo
}
cc-family = { $colour ->
    [blue] Nobiltà
    [purple] Fede
    [green] Erudizione
    [red] Milizia
    [orange] Artigianato
   *[yellow] Contado
}
cc-where = { $where ->
    [row] in questa riga
    [column] in questa colonna
    [row-column] in questa riga e colonna
    [neighbour] di un vicino
   *[tableau] nella tua griglia
}
cc-position = { $position ->
    [top-row] se è nella riga in alto
    [middle-row] se è nella riga centrale
    [bottom-row] se è nella riga in basso
    [left-column] se è nella colonna di sinistra
    [middle-column] se è nella colonna centrale
    [right-column] se è nella colonna di destra
    [corner] se è in un angolo
   *[edge-middle] se è nello spazio centrale di un lato
}
cc-part = { $part ->
    [castle] carta del castello
    [village] carta del villaggio
    [blue] blu
    [purple] viola
    [green] verde
    [red] rosso
    [orange] arancione
   *[yellow] giallo
}
cc-parts = { $first }, { $rest }
cc-thing = { $count ->
    [shields] stemma { $colour } { $where }
    [shield_types] colore di stemma diverso { $where }
    [missing_types] colore di stemma che manca nella tua griglia
    [deck_cards] { $deck ->
        [castle] carta del castello
       *[village] carta del villaggio
    } { $where }
    [cards_with_shields] { $number ->
        [one] carta con un solo stemma
       *[other] carta con esattamente { $number } stemmi
    }
    [cards_of_cost] carta che costa { $number }
    [cards_of_cost_or_more] carta che costa { $number } o più
    [purses] carta con una borsa
    [discounts] carta con uno sconto
    [empty_spaces] spazio vuoto
    [filled_spaces] spazio occupato
    [keys] chiave
    [gold_here] moneta conservata qui
    [gold_stored] moneta conservata su tutte le tue borse
    [shield_sets] serie di stemmi: { $set }
    [identical_sets] serie di { $number } stemmi uguali
    [deck_sets] serie: { $set }
    [colour_missing] se nella tua griglia non c’è nessuno stemma { $colour }
   *[face_down] se una carta della tua griglia è coperta
}

cc-does-gain = { $place ->
    [second] ottieni
   *[first] Ottieni
} { $gain }
cc-does-gain-per = { $place ->
    [second] ottieni
   *[first] Ottieni
} { $gain } per ogni { $thing }
cc-does-opponents-gain = { $place ->
    [second] ogni
   *[first] Ogni
} avversario ottiene { $gain }
cc-does-gold-on-each-purse = { $place ->
    [second] metti
   *[first] Metti
} { $gain } della riserva su ognuna delle tue borse
cc-does-fill-purses = { $place ->
    [second] riempi
   *[first] Riempi
} { $count } delle tue borse dalla riserva
cc-does-discard = { $place ->
    [second] scarta
   *[first] Scarta
} una carta scoperta del { $deck ->
    [castle] castello
   *[village] villaggio
} e ottieni il suo costo in { $what ->
    [gold] monete
   *[keys] chiavi
}

cc-does-discount = { $deck ->
    [castle] Le prossime carte del castello costano 1 moneta in meno
    [village] Le prossime carte del villaggio costano 1 moneta in meno
   *[any] Tutte le prossime carte costano 1 moneta in meno
}
cc-does-either = O: { $one }. Oppure: { $other }
cc-does-both = { $one }; { $other }
cc-scores-per = { $points ->
    [one] 1 punto per ogni { $thing }
   *[other] { $points } punti per ogni { $thing }
}
cc-scores-if = { $points ->
    [one] 1 punto { $condition }
   *[other] { $points } punti { $condition }
}

cc-prompt-take = Round { $round }: prendi una carta del { $location }, pagandola o coperta.{ $may_spend ->
    [yes] {" "}Prima puoi spendere una chiave.
   *[no] {""}
}
    .title = Prendi una carta del { $location }
cc-prompt-place = { $card }: scegli uno spazio; ognuno mostra i punti che aggiunge.
    .title = Dove va { $card }?
cc-prompt-option = { $card }: scegli uno dei due effetti.
    .title = { $card }: l’uno o l’altro?
cc-prompt-neighbour = { $card }: scegli il vicino di cui contare le carte.
    .title = { $card }: da chi contare?
cc-prompt-discard = { $card }: scegli la carta da scartare; ottieni il suo costo.
    .title = { $card }: quale carta scartare?
cc-prompt-fill = { $card }: scegli una borsa da riempire.{ $left ->
    [one] {""}
   *[other] {" "}Ce ne sono { $left } da riempire.
}
    .title = { $card }: quale borsa?
cc-waiting-take = Round { $round }: { $seat } prende una carta del { $location }.
cc-waiting-place = { $seat } sceglie uno spazio per { $card }.
cc-waiting-option = { $seat } sceglie come usare { $card }.
cc-waiting-neighbour = { $seat } sceglie un vicino per { $card }.
cc-waiting-discard = { $seat } sceglie una carta da scartare con { $card }.
cc-waiting-fill = { $seat } sceglie una borsa da riempire con { $card }.

cc-move = Spendi una chiave: il messaggero va al { $location }
cc-renew = Spendi una chiave: tre nuove carte al { $location }
cc-buy = Compra { $card } per { $price }
cc-face-down = Prendi { $card } coperta e ottieni 6 monete e 2 chiavi
cc-place = Metti { $card } in { $row }, { $column } ({ $adds })
cc-row = { $side ->
    [top] riga in alto
    [middle] riga centrale
    [bottom] riga in basso
    [first] una nuova riga in alto
    [last] una nuova riga in basso
   *[old] riga { $number }
}
cc-column = { $side ->
    [top] colonna di sinistra
    [middle] colonna centrale
    [bottom] colonna di destra
    [first] una nuova colonna a sinistra
    [last] una nuova colonna a destra
   *[old] colonna { $number }
}
cc-option = { $ability }
cc-ask = { $side ->
    [left] Conta da { $seat }, a sinistra: { $gain }
   *[right] Conta da { $seat }, a destra: { $gain }
}
cc-discard = Scarta { $card }: { $gain }
cc-fill = Riempi la borsa di { $card }: { $gain }

cc-refused-key-spent = In questo turno hai già speso una chiave.
cc-refused-no-key = Non hai chiavi.
cc-refused-messenger = Il messaggero resta al { $location }: le altre carte sono fuori dal gioco.
cc-refused-dear = { $card } ti costa { $price } monete e ne hai { $gold }.
cc-refused-space = Una carta deve toccarne un’altra con un lato, e tutte devono stare in un quadrato di 3 per 3.
cc-refused-phase = Non è questo che c’è da decidere ora. { $prompt }

cc-moved = { $seat } spende una chiave: il messaggero va al { $location }.
cc-renewed = { $seat } spende una chiave: tre nuove carte al { $location }.
cc-bought = { $seat } compra { $card } per { $price }.
cc-took-face-down = { $seat } prende { $card } coperta.
cc-placed = { $seat } mette { $card } in riga { $row }, colonna { $column }.
cc-chose = { $seat } sceglie: { $choice }.
cc-gains = { $seat } ottiene { $gain }.
cc-on-purses = { $seat } ottiene { $gain } sulle borse.
cc-messenger = Il messaggero va al { $location }.
cc-revealed = { $card } arriva al { $location }.
cc-shuffled = Gli scarti del { $location } sono mescolati e diventano il nuovo mazzo.
cc-closed = Le carte del { $location } sono finite e lasciano il gioco; il messaggero resta all’altra riga.
cc-stored = { $seat } conserva { $gain } sulle borse.

# Da dove viene una cifra.
cc-how-per = { $rule }: { $count } × { $each }
cc-how-if = { $met ->
    [yes] { $rule }: è così
    [open] { $rule }: non ancora certo, { $points } se resta così
   *[no] { $rule }: non è così
}
cc-how-down = Coperta: nessun punto
cc-how-keys = 1 punto per ogni chiave

# The headings of the score sheet
heading-castle_combo-top-left = In alto a sinistra
heading-castle_combo-top = In alto
heading-castle_combo-top-right = In alto a destra
heading-castle_combo-left = A sinistra
heading-castle_combo-centre = Al centro
heading-castle_combo-right = A destra
heading-castle_combo-bottom-left = In basso a sinistra
heading-castle_combo-bottom = In basso
heading-castle_combo-bottom-right = In basso a destra
heading-castle_combo-keys = Chiavi

# Where openings and strategies are compared.
cc-opening = { $card }
cc-opening-face-down = Una carta coperta
cc-strategy = Soprattutto { $family }
