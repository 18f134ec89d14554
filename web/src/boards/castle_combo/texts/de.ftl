# Das Brett von Castle Combo.

ccb-you = Du
ccb-or = oder
ccb-card = { $name }, kostet { $cost }, Schilde { $shields }. { $ability }.{ $purse ->
    [0] {""}
   *[other] {" "}{ cc-purse-holds }
}{ $sends ->
    [stays] {""}
   *[other] {" "}{ cc-sends }
} { $points }.
ccb-castle = Schloss
ccb-village = Dorf
ccb-messenger-here = Hier ist der Bote
ccb-messenger-stays = Der Bote bleibt nun für immer hier
ccb-closed = Geschlossen: Die Karten sind aus dem Spiel
ccb-deck = { $left ->
    [one] Stapel: 1 Karte
   *[other] Stapel: { $left } Karten
}
ccb-discards = { $cards ->
    [one] Ablage: 1 Karte
   *[other] Ablage: { $cards } Karten
}
ccb-discards-of = { $deck ->
    [castle] Ablage des Schlosses
   *[village] Ablage des Dorfs
}
ccb-no-discards = Noch nichts
ccb-down = { $name }, verdeckt
ccb-about-down = Verdeckt füllt die Karte nur einen Platz: keine Schilde, keine Fähigkeit, keine Punkte.
ccb-cards = { $cards } von { $of } Karten
ccb-starts = beginnt
ccb-points = { $points ->
    [one] 1 Punkt, wenn jetzt Schluss wäre
   *[other] { $points } Punkte, wenn jetzt Schluss wäre
}
ccb-scores = { $points ->
    [one] Jetzt 1 Punkt
   *[other] Jetzt { $points } Punkte
}
ccb-open = Der Platz kann noch passen
ccb-discount = { $deck ->
    [castle] Schlosskarten kosten dich { $gold } Gold weniger
   *[village] Dorfkarten kosten dich { $gold } Gold weniger
}
ccb-when-bought = Beim Kauf
ccb-lasting = Solange sie ausliegt
ccb-at-end = Am Ende
ccb-short = Sie kostet dich { $price } Gold, und du hast { $gold }.
ccb-brings = bringt
ccb-aid = Was die Bilder bedeuten
ccb-aid-messenger = Schickt den Boten zum anderen Ort
ccb-aid-purse = Ein Geldbeutel, und wie viel Gold er fasst
ccb-aid-per = Je, für jedes
ccb-aid-each = je { $thing }
ccb-aid-if = { $thing }
ccb-aid-position = Wenn die Karte dort liegt
