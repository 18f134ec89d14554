# Chickwood Forest

cf-kind-chest-gold = Goldtruhe
cf-kind-chest-silver = Silbertruhe
cf-kind-chest-emerald = Smaragdtruhe
cf-kind-chest-ruby = Rubintruhe
cf-kind-armour = silberner Panzer
cf-kind-jerkin = blaues Wams
cf-kind-gown = grünes Kleid
cf-kind-cape = roter Umhang
cf-kind-bracelet = bronzener Armreif
cf-kind-pendant = türkiser Anhänger
cf-kind-ring = violetter Ring
cf-kind-bust = Attrappe
cf-kind-maid = Maid Marihenn
cf-kind-henchman = Scherge
cf-kind-benefactor-1 = Wohltäter (1 Almosen)
cf-kind-benefactor-2 = Wohltäter (2 Almosen)
cf-kind-benefactor-3 = Wohltäter (3 Almosen)
cf-kind-spy-glass = Fernglas
cf-kind-key = Schlüssel
cf-kind-entertainers = Gaukler
cf-kind-golden-arrow = Goldener Pfeil
cf-kind-fake-beard = Falscher Bart
cf-and = { $first }, { $rest }
cf-nothing = keine
cf-some = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}

cf-pick = { $face ->
    [down] Verdeckt spielen: { $card }
   *[up] Offen spielen: { $card }
}
cf-place = Spiele sie vor Schloss { $castle }
cf-spy = { $count ->
    [one] Sieh dir die verdeckte Karte vor Schloss { $castle } an
   *[other] Sieh dir die { $count } verdeckten Karten vor Schloss { $castle } an
}
cf-no-spy = Nichts ansehen
cf-raid = { $count ->
    [0] Raube Schloss { $castle } aus, ohne Beute
    [one] Raube Schloss { $castle } mit einer Karte aus
   *[other] Raube Schloss { $castle } mit { $count } Karten aus
}
cf-lock = Nutze den Schlüssel: Schloss { $castle } ist { $seat } verwehrt
cf-no-lock = Behalte den Schlüssel
cf-alms = Gib ein Almosen in { $village }
cf-cube = Tausche das Almosen von { $seat } auf Feld { $space } in { $village }
cf-cube-with = Tausche mit dem Almosen von { $seat } auf Feld { $space } in { $village }
cf-no-cubes = Keine Almosen tauschen
cf-give = Gib ab: { $card }
cf-no-give = Keinen Schatz tauschen
cf-take = Nimm von { $seat }: { $card }
cf-beard = Gib { $seat } einen Schergen
cf-no-beard = Behalte alle Schergen

cf-prompt-pick = { $face ->
    [down] Karte { $number } von { $of } liegt verdeckt: { $glass ->
        [yes] Nur du kennst sie, solange { $spy } nicht durch das Fernglas schaut.
       *[no] Nur du wirst sie kennen.
    }
   *[up] Karte { $number } von { $of } liegt offen, für alle sichtbar.
}
    .title = { $face ->
        [down] Welche Karte spielst du verdeckt?
       *[up] Welche Karte spielst du offen?
    }
cf-prompt-place = { $face ->
    [down] { $card }: Spiele die Karte verdeckt vor ein Schloss. { $glass ->
        [yes] Nur du kennst sie, solange { $spy } nicht durch das Fernglas schaut.
       *[no] Nur du kennst sie.
    }
   *[up] { $card }: Spiele die Karte offen vor ein Schloss.
}
    .title = Vor welches Schloss?
cf-prompt-spy = Fernglas: Bevor es ans Ausrauben geht, darfst du dir die verdeckten Karten vor einem Schloss ansehen.
    .title = Bei einem Schloss nachsehen?
cf-prompt-raid = Runde { $round }: Raube ein Schloss aus und nimm alle Beute davor.
    .title = Raube ein Schloss aus
cf-prompt-raid-again = Schloss { $castle } ist dir verwehrt: Raube ein anderes aus.
    .title = Raube ein anderes Schloss aus
cf-prompt-lock = { $seat } will Schloss { $castle } ausrauben. Nutzt du den Schlüssel und erzwingst eine andere Wahl?
    .title = Den Schlüssel einsetzen?
cf-prompt-alms-start = { $alms ->
    [one] Gib ein Almosen: Wähle ein Dorf.
   *[other] Gib { $alms } Almosen: In welchem Dorf beginnt deine Schlange?
}
    .title = { $alms ->
        [one] Wohin mit dem Almosen?
       *[other] Wo beginnt deine Schlange?
    }
cf-prompt-alms-next = { $alms ->
    [one] Noch ein Almosen: Wähle das nächste Dorf neben { $village }.
   *[other] Noch { $alms } Almosen: Wähle das nächste Dorf neben { $village }.
}
    .title = Wohin geht es weiter?
cf-prompt-first-cube = Gaukler: Du darfst zwei Almosen in den Dörfern tauschen. Wähle das erste.
    .title = Zwei Almosen tauschen?
cf-prompt-second-cube = Wähle ein Almosen in einer anderen Farbe, mit dem es den Platz tauscht.
    .title = Mit welchem tauschen?
cf-prompt-give = Goldener Pfeil: Du darfst einen deiner Schätze gegen einen fremden tauschen. Wähle deinen.
    .title = Einen Schatz tauschen?
cf-prompt-take = Du gibst ab: { $card }. Welchen Schatz nimmst du dafür?
    .title = Welchen Schatz nimmst du?
cf-prompt-beard = Falscher Bart: Du darfst einen deiner Schergen weitergeben.
    .title = Einen Schergen weitergeben?

cf-waiting-scout = { $face ->
    [down] Runde { $round }: { $seat } spielt eine verdeckte Karte.
   *[up] Runde { $round }: { $seat } spielt eine offene Karte.
}
cf-waiting-spy = { $seat } hat das Fernglas und darf sich die verdeckten Karten vor einem Schloss ansehen.
cf-waiting-raid = Runde { $round }: { $seat } sucht sich ein Schloss zum Ausrauben aus.
cf-waiting-raid-again = Schloss { $castle } ist verwehrt: { $seat } sucht sich ein anderes aus.
cf-waiting-lock = { $seat } hat den Schlüssel: { $raider } will Schloss { $castle } ausrauben und lässt sich noch aufhalten.
cf-waiting-alms = { $alms ->
    [one] { $seat } gibt noch ein Almosen.
   *[other] { $seat } gibt noch { $alms } Almosen.
}
cf-waiting-cubes = { $seat } hat die Gaukler und darf zwei Almosen tauschen.
cf-waiting-arrow = { $seat } hat den Goldenen Pfeil und darf einen Schatz tauschen.
cf-waiting-beard = { $seat } hat den Falschen Bart und darf einen Schergen weitergeben.
cf-over = Das Spiel ist aus.
    .title = Das Spiel ist zu Ende

cf-refused-pick = Wähle erst eine Karte aus deiner Hand.
cf-refused-place = Deine Karte steht fest: Spiele sie vor ein Schloss mit Platz (vor Schloss 1 passen 2 Karten, vor Schloss 2 passen 3).
cf-refused-spy = Wähle ein Schloss mit verdeckten Karten, die du nicht kennst, oder passe.
cf-refused-raid = Wähle ein Schloss, das in dieser Runde noch niemand ausgeraubt hat.
cf-refused-raid-again = Wähle ein Schloss, das in dieser Runde noch niemand ausgeraubt hat, aber nicht Schloss { $castle }: Das ist dir verwehrt.
cf-refused-lock = Nutze den Schlüssel oder behalte ihn.
cf-refused-alms-start = Die Schlange beginnt in einem Dorf mit einem freien Feld.
cf-refused-alms-next = Weiter geht es in einem Dorf neben { $village }, das ein freies Feld hat und noch nicht dran war; nicht diagonal und nicht durch Wälder.
cf-refused-first-cube = Wähle ein Almosen in einem Dorf oder tausche nichts.
cf-refused-second-cube = Wähle ein Almosen in einer anderen Farbe als das erste.
cf-refused-give = Biete einen deiner Schätze an oder tausche nichts.
cf-refused-take = Nimm einen fremden Schatz, aber von einer anderen Sorte als deiner.
cf-refused-beard = Gib einen Schergen weiter oder behalte ihn.

cf-played-up = { $seat } spielt vor Schloss { $castle }: { $card }.
cf-played-down = { $seat } spielt verdeckt vor Schloss { $castle }: { $card }.
cf-played-unknown = { $seat } spielt eine verdeckte Karte vor Schloss { $castle }.
cf-spied = { $seat } sieht sich die verdeckten Karten vor Schloss { $castle } an.
cf-not-spied = { $seat } nutzt das Fernglas nicht.
cf-named = { $seat } will Schloss { $castle } ausrauben.
cf-locked = { $seat } nutzt den Schlüssel: Schloss { $castle } ist { $raider } verwehrt.
cf-not-locked = { $seat } behält den Schlüssel.
cf-raided = { $seat } raubt Schloss { $castle } aus. Beute: { $loot }.
cf-gave = { $seat } gibt Almosen in { $villages }.
cf-few-cubes = { $left ->
    [0] { $seat } hat keine Almosen mehr im Vorrat und gibt keines der { $alms }.
   *[other] { $seat } hat für { $alms } Almosen nur noch { $left } im Vorrat.
}
cf-kept = { $count ->
    [one] { $seat } kann ein Almosen nicht legen.
   *[other] { $seat } kann { $count } Almosen nicht legen.
}
cf-set-aside = { $count ->
    [one] Eine übrige Karte vor Schloss { $castle } kommt beiseite.
   *[other] { $count } übrige Karten vor Schloss { $castle } kommen beiseite.
}
cf-round-ends = Runde { $round } ist zu Ende.
cf-swapped = { $seat } tauscht das Almosen von { $first } in { $village } mit dem von { $second } in { $other }.
cf-not-swapped = { $seat } tauscht keine Almosen.
cf-exchanged = { $seat } tauscht mit { $other }: { $given } gegen { $taken }.
cf-not-exchanged = { $seat } tauscht keinen Schatz.
cf-beard-used = { $seat } schiebt { $other } einen Schergen zu.
cf-beard-unused = { $seat } behält alle Schergen.

# Wie eine Zahl zustande kommt.
cf-how-chests = { $most } × { $most } für die häufigste Sorte, { $others } andere kosten je 1{ $busts ->
    [0] {""}
    [one] ; eine Attrappe hat eine Truhe entfernt
   *[other] ; { $busts } Attrappen haben Truhen entfernt
}
cf-how-garment = { $count ->
    [one] Genau eins von dieser Sorte: 5
   *[other] { $count } von einer Sorte sind nichts wert
}
cf-how-each = { $count } × { $each }
cf-how-maid = { $kinds } Sorten Schätze, je 1
cf-how-castle = Schloss { $castle }
cf-how-place = { $village }
cf-how-village = { $cubes ->
    [one] 1 Würfel
   *[other] { $cubes } Würfel
}, hier auf Platz { $place }
cf-how-raided = Wer ein Schloss ausraubt, bekommt seinen Wert
cf-how-alms = { $alms } Almosen zu geben
cf-how-added = { $count ->
    [one] Die erste dieser Sorte in deiner Sammlung
   *[other] Nummer { $count } dieser Sorte in deiner Sammlung
}
cf-how-unknown = { $count ->
    [one] Eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
cf-how-unseen = Du weißt nicht, was es ist

# The headings of the score sheet
heading-chickwood_forest-chests = Truhen
heading-chickwood_forest-garments = Gewänder
heading-chickwood_forest-jewels = Schmuck
heading-chickwood_forest-maid = Marihenn
heading-chickwood_forest-henchmen = Schergen
heading-chickwood_forest-castles = Schlösser
heading-chickwood_forest-villages = Dörfer
