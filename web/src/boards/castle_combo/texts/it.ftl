# Il tavolo di Castle Combo.

ccb-you = Tu
ccb-or = o
ccb-card = { $name }, costa { $cost }, stemmi { $shields }. { $ability }.{ $purse ->
    [0] {""}
   *[other] {" "}{ cc-purse-holds }
}{ $sends ->
    [stays] {""}
   *[other] {" "}{ cc-sends }
} { $points }.
ccb-castle = Castello
ccb-village = Villaggio
ccb-messenger-here = Qui c’è il messaggero
ccb-messenger-stays = Il messaggero ormai resta qui
ccb-closed = Chiuso: le sue carte sono fuori dal gioco
ccb-deck = { $left ->
    [one] Mazzo: 1 carta
   *[other] Mazzo: { $left } carte
}
ccb-discards = { $cards ->
    [one] Scarti: 1 carta
   *[other] Scarti: { $cards } carte
}
ccb-discards-of = { $deck ->
    [castle] Scarti del castello
   *[village] Scarti del villaggio
}
ccb-no-discards = Ancora nessuno
ccb-down = { $name }, coperta
ccb-about-down = Coperta, la carta occupa soltanto uno spazio: niente stemmi, abilità o punti.
ccb-cards = { $cards } carte su { $of }
ccb-starts = inizia
ccb-points = { $points ->
    [one] 1 punto se la partita finisse ora
   *[other] { $points } punti se la partita finisse ora
}
ccb-scores = { $points ->
    [one] Ora 1 punto
   *[other] Ora { $points } punti
}
ccb-open = Il suo posto può ancora diventare giusto
ccb-discount = { $deck ->
    [castle] Le carte del castello ti costano { $gold } in meno
   *[village] Le carte del villaggio ti costano { $gold } in meno
}
ccb-when-bought = Quando la compri
ccb-lasting = Finché è in gioco
ccb-at-end = Alla fine
ccb-short = Ti costa { $price } monete e ne hai { $gold }.
ccb-brings = porta
ccb-aid = Che cosa vogliono dire le immagini
ccb-aid-messenger = Manda il messaggero all’altro luogo
ccb-aid-purse = Una borsa, e quante monete contiene
ccb-aid-per = Per ogni
ccb-aid-each = per ogni { $thing }
ccb-aid-if = { $thing }
ccb-aid-position = Se la carta è lì
