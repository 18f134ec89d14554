# Le plateau de Château Combo.

ccb-you = Toi
ccb-or = ou
ccb-card = { $name }, coûte { $cost }, blasons { $shields }. { $ability }.{ $purse ->
    [0] {""}
   *[other] {" "}{ cc-purse-holds }
}{ $sends ->
    [stays] {""}
   *[other] {" "}{ cc-sends }
} { $points }.
ccb-castle = Château
ccb-village = Village
ccb-messenger-here = Le messager est ici
ccb-messenger-stays = Le messager reste ici pour de bon
ccb-closed = Fermé : ses cartes ont quitté la partie
ccb-deck = { $left ->
    [one] Pioche : { $left } carte
   *[other] Pioche : { $left } cartes
}
ccb-discards = { $cards ->
    [one] Défausse : { $cards } carte
   *[other] Défausse : { $cards } cartes
}
ccb-discards-of = { $deck ->
    [castle] Défausse du château
   *[village] Défausse du village
}
ccb-no-discards = Rien pour l’instant
ccb-down = { $name }, face cachée
ccb-about-down = Face cachée, elle ne fait qu’occuper une place : ni blason, ni effet, ni points.
ccb-cards = { $cards ->
    [one] { $cards } carte sur { $of }
   *[other] { $cards } cartes sur { $of }
}
ccb-starts = commence
ccb-points = { $points ->
    [one] { $points } point si la partie finissait maintenant
   *[other] { $points } points si la partie finissait maintenant
}
ccb-scores = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
ccb-open = Sa place peut encore être la bonne
ccb-discount = { $deck ->
    [castle] Les cartes du château te coûtent { $gold } or de moins
   *[village] Les cartes du village te coûtent { $gold } or de moins
}
ccb-when-bought = À l’achat
ccb-lasting = Tant qu’elle est en jeu
ccb-at-end = À la fin
ccb-short = Elle te coûte { $price } or, et tu en as { $gold }.
ccb-brings = rapporte
ccb-aid = Ce que veulent dire les images
ccb-aid-messenger = Envoie le messager à l’autre lieu
ccb-aid-purse = Une bourse, et l’or qu’elle peut contenir
ccb-aid-per = Par, pour chaque
ccb-aid-each = par { $thing }
ccb-aid-if = { $thing }
ccb-aid-position = Si la carte est là
