# Castle Combo

cc-name = { $card }
cc-card = { $card } ({ $cost }; { $shields }): { $ability }.{ $purse ->
    [0] {""}
   *[other] {" "}{ cc-purse-holds }
}{ $sends ->
    [stays] {""}
   *[other] {" "}{ cc-sends }
} { $points }.
cc-purse-holds = Ihr Geldbeutel fasst { $purse } Gold.
cc-sends = { $sends ->
    [castle] Sie schickt den Boten zum Schloss.
   *[village] Sie schickt den Boten zum Dorf.
}
cc-cell = { $side ->
    [down] { $card }, verdeckt
   *[up] { $card } ({ $points })
}
cc-empty = -
cc-location = { $deck ->
    [castle] Schlossreihe
   *[village] Dorfreihe
}
cc-gold = { $count } Gold
cc-keys = { $count ->
    [one] 1 Schlüssel
   *[other] { $count } Schlüssel
}
cc-colour = { $colour ->
    [blue] blau
    [purple] lila
    [green] grün
    [red] rot
    [orange] orange
   *[yellow] gelb
}
cc-family = { $colour ->
    [blue] Adel
    [purple] Glaube
    [green] Gelehrsamkeit
    [red] Militär
    [orange] Handwerk
   *[yellow] Bauernstand
}
cc-where = { $where ->
    [row] in dieser Reihe
    [column] in dieser Spalte
    [row-column] in dieser Reihe und Spalte
    [neighbour] bei einem Nachbarn
   *[tableau] in deinem Tableau
}
cc-position = { $position ->
    [top-row] wenn sie in der oberen Reihe liegt
    [middle-row] wenn sie in der mittleren Reihe liegt
    [bottom-row] wenn sie in der unteren Reihe liegt
    [left-column] wenn sie in der linken Spalte liegt
    [middle-column] wenn sie in der mittleren Spalte liegt
    [right-column] wenn sie in der rechten Spalte liegt
    [corner] wenn sie in einer Ecke liegt
   *[edge-middle] wenn sie auf dem mittleren Platz einer Seite liegt
}
cc-part = { $part ->
    [castle] Schlosskarte
    [village] Dorfkarte
    [blue] blau
    [purple] lila
    [green] grün
    [red] rot
    [orange] orange
   *[yellow] gelb
}
cc-parts = { $first }, { $rest }
cc-thing = { $count ->
    [shields] Schild ({ $colour }) { $where }
    [shield_types] verschiedene Schildfarbe { $where }
    [missing_types] Schildfarbe, die in deinem Tableau fehlt
    [deck_cards] { $deck ->
        [castle] Schlosskarte
       *[village] Dorfkarte
    } { $where }
    [cards_with_shields] { $number ->
        [one] Karte mit genau einem Schild
       *[other] Karte mit genau { $number } Schilden
    }
    [cards_of_cost] Karte, die { $number } kostet
    [cards_of_cost_or_more] Karte, die { $number } oder mehr kostet
    [purses] Karte mit Geldbeutel
    [discounts] Karte mit Rabatt
    [empty_spaces] leeren Platz
    [filled_spaces] belegten Platz
    [keys] Schlüssel
    [gold_here] Gold auf dieser Karte
    [gold_stored] Gold auf all deinen Geldbeuteln
    [shield_sets] Set aus Schilden: { $set }
    [identical_sets] Set aus { $number } gleichen Schilden
    [deck_sets] Set aus { $set }
    [colour_missing] wenn kein Schild ({ $colour }) in deinem Tableau ist
   *[face_down] wenn in deinem Tableau eine Karte verdeckt liegt
}

cc-does-gain = { $place ->
    [second] du bekommst
   *[first] Du bekommst
} { $gain }
cc-does-gain-per = { $place ->
    [second] du bekommst
   *[first] Du bekommst
} { $gain } je { $thing }
cc-does-opponents-gain = { $place ->
    [second] alle
   *[first] Alle
} anderen bekommen je { $gain }
cc-does-gold-on-each-purse = { $place ->
    [second] lege
   *[first] Lege
} je { $gain } aus dem Vorrat auf alle deine Geldbeutel
cc-does-fill-purses = { $place ->
    [second] fülle
   *[first] Fülle
} { $count } deiner Geldbeutel aus dem Vorrat
cc-does-discard = { $place ->
    [second] lege
   *[first] Lege
} eine offene { $deck ->
    [castle] Schlosskarte
   *[village] Dorfkarte
} ab und bekomme ihre Kosten in { $what ->
    [gold] Gold
   *[keys] Schlüsseln
}

cc-does-discount = { $deck ->
    [castle] Spätere Schlosskarten kosten dich 1 Gold weniger
    [village] Spätere Dorfkarten kosten dich 1 Gold weniger
   *[any] Alle späteren Karten kosten dich 1 Gold weniger
}
cc-does-either = Entweder: { $one }. Oder: { $other }
cc-does-both = { $one }; { $other }
cc-scores-per = { $points ->
    [one] 1 Punkt je { $thing }
   *[other] { $points } Punkte je { $thing }
}
cc-scores-if = { $points ->
    [one] 1 Punkt, { $condition }
   *[other] { $points } Punkte, { $condition }
}

cc-prompt-take = Runde { $round }: Nimm eine Karte der { $location }, bezahlt oder verdeckt.{ $may_spend ->
    [yes] {" "}Vorher darfst du einen Schlüssel ausgeben.
   *[no] {""}
}
    .title = Nimm eine Karte der { $location }
cc-prompt-place = { $card }: Wähle einen Platz; jeder zeigt, was er dir an Punkten bringt.
    .title = Wohin mit { $card }?
cc-prompt-option = { $card }: Wähle eines von beiden.
    .title = { $card }: das eine oder das andere?
cc-prompt-neighbour = { $card }: Wähle den Nachbarn, dessen Karten zählen.
    .title = { $card }: Wessen Karten zählen?
cc-prompt-discard = { $card }: Wähle die Karte, die abgelegt wird; du bekommst ihre Kosten.
    .title = { $card }: Welche Karte muss weg?
cc-prompt-fill = { $card }: Wähle einen Geldbeutel zum Füllen.{ $left ->
    [one] {""}
   *[other] {" "}Es sind { $left } zu füllen.
}
    .title = { $card }: Welcher Geldbeutel?
cc-waiting-take = Runde { $round }: { $seat } nimmt eine Karte der { $location }.
cc-waiting-place = { $seat } sucht einen Platz für { $card }.
cc-waiting-option = { $seat } entscheidet, was { $card } tut.
cc-waiting-neighbour = { $seat } wählt einen Nachbarn für { $card }.
cc-waiting-discard = { $seat } legt mit { $card } eine Karte ab.
cc-waiting-fill = { $seat } füllt mit { $card } einen Geldbeutel.

cc-move = Gib einen Schlüssel aus: Der Bote geht zur { $location }
cc-renew = Gib einen Schlüssel aus: drei neue Karten für die { $location }
cc-buy = Kaufe { $card } für { $price }
cc-face-down = Nimm { $card } verdeckt und bekomme 6 Gold und 2 Schlüssel
cc-place = Lege { $card } in { $row }, { $column } ({ $adds })
cc-row = { $side ->
    [top] die obere Reihe
    [middle] die mittlere Reihe
    [bottom] die untere Reihe
    [first] eine neue Reihe oben
    [last] eine neue Reihe unten
   *[old] Reihe { $number }
}
cc-column = { $side ->
    [top] linke Spalte
    [middle] mittlere Spalte
    [bottom] rechte Spalte
    [first] eine neue Spalte links
    [last] eine neue Spalte rechts
   *[old] Spalte { $number }
}
cc-option = { $ability }
cc-ask = { $side ->
    [left] Zähle links bei { $seat }: { $gain }
   *[right] Zähle rechts bei { $seat }: { $gain }
}
cc-discard = Lege { $card } ab: { $gain }
cc-fill = Fülle den Geldbeutel von { $card }: { $gain }

cc-refused-key-spent = Du hast in diesem Zug schon einen Schlüssel ausgegeben.
cc-refused-no-key = Du hast keinen Schlüssel.
cc-refused-messenger = Der Bote bleibt bei der { $location }: Die anderen Karten sind aus dem Spiel.
cc-refused-dear = { $card } kostet dich { $price } Gold, und du hast { $gold }.
cc-refused-space = Eine Karte muss eine andere mit einer Seite berühren, und alle müssen in ein Feld von 3 mal 3 passen.
cc-refused-phase = Das steht jetzt nicht an. { $prompt }

cc-moved = { $seat } gibt einen Schlüssel aus: Der Bote geht zur { $location }.
cc-renewed = { $seat } gibt einen Schlüssel für drei neue Karten in der { $location } aus.
cc-bought = { $seat } kauft { $card } für { $price }.
cc-took-face-down = { $seat } nimmt { $card } verdeckt.
cc-placed = { $seat } legt { $card } in Reihe { $row }, Spalte { $column }.
cc-chose = { $seat } entscheidet: { $choice }.
cc-gains = { $seat } bekommt { $gain }.
cc-on-purses = { $seat } bekommt { $gain } auf Geldbeutel.
cc-messenger = Der Bote geht zur { $location }.
cc-revealed = { $card } kommt in die { $location }.
cc-shuffled = Die Ablage der { $location } wird zum neuen Stapel gemischt.
cc-closed = Die Karten der { $location } gehen aus und verlassen das Spiel; der Bote bleibt bei der anderen Reihe.
cc-stored = { $seat } legt { $gain } auf Geldbeutel.

# Wie eine Zahl zustande kommt.
cc-how-per = { $rule }: { $count } × { $each }
cc-how-if = { $met ->
    [yes] { $rule }: trifft zu
    [open] { $rule }: noch nicht sicher, { $points }, wenn es dabei bleibt
   *[no] { $rule }: trifft nicht zu
}
cc-how-down = Verdeckt: keine Punkte
cc-how-keys = 1 Punkt je Schlüssel

# The headings of the score sheet
heading-castle_combo-top-left = Oben links
heading-castle_combo-top = Oben
heading-castle_combo-top-right = Oben rechts
heading-castle_combo-left = Links
heading-castle_combo-centre = Mitte
heading-castle_combo-right = Rechts
heading-castle_combo-bottom-left = Unten links
heading-castle_combo-bottom = Unten
heading-castle_combo-bottom-right = Unten rechts
heading-castle_combo-keys = Schlüssel

# Where openings and strategies are compared.
cc-opening = { $card }
cc-opening-face-down = Eine Karte verdeckt
cc-strategy = Vor allem { $family }
