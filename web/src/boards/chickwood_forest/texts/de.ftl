# Das Brett von Chickwood Forest.

cfb-coop = Dein Hühnerhof
cfb-hand = Deine Hand
cfb-benefactor = Wohltäter
cfb-legends = Legenden
cfb-up = offen
cfb-down = verdeckt
cfb-back = Verdeckte Karte
cfb-full = voll
cfb-pass = Nein
cfb-use-key = Schlüssel nutzen
cfb-scout = Ausspähen
cfb-raid = Ausrauben
cfb-order = Reihenfolge dieser Runde
cfb-holds = { $name } hat Schloss { $castle }
cfb-castle = Schloss { $castle }
cfb-banner = Banner: { $faces }
cfb-room = { $count } von { $limit } Plätzen belegt
cfb-locked = Mit dem Schlüssel verwehrt
cfb-named = { $name } will es ausrauben
cfb-raided = hat Schloss { $castle } ausgeraubt
cfb-raided-by = { $name } war da
cfb-in-hand = { $count ->
    [0] keine Handkarten
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
cfb-lies = { $how ->
    [up] { $card }, gespielt von { $name }
    [known] { $card }, verdeckt, gespielt von { $name }; du kennst die Karte
   *[down] Verdeckte Karte, gespielt von { $name }
}
cfb-brings = Ein Raub bringt dir { $glory } Ruhm{ $alms ->
    [0] {""}
   *[other] {" "}und { $alms } Almosen
}{ $unknown ->
    [0] {""}
    [one] {" "}und eine Karte, die du nicht kennst
   *[other] {" "}und { $unknown } Karten, die du nicht kennst
}.
cfb-places = { $all ->
    [yes] { $left ->
        [one] {""}
       *[other] alle { $left }
    }
   *[no] nur { $places }
}
cfb-given = { $given } von { $all } Almosen gegeben
cfb-stands = { $name } { $cubes } Almosen, { $glory } Ruhm
cfb-own-glory = Dein Ruhm hier, Stand jetzt
cfb-unlocked = { $glory } Ruhm, freigeschaltet
cfb-locked-row = { $glory } Ruhm, gesperrt, bis in dieser Reihe ein Almosen liegt
cfb-forest-of = { $name }, ein Wald
cfb-kinds = { $count ->
    [one] 1 Sorte
   *[other] { $count } Sorten
}
cfb-present = in { $count } von { $of }
cfb-glory = { $glory } Ruhm, wenn jetzt Schluss wäre
cfb-supply = Noch { $count } Almosen im Vorrat
cfb-deck = { $count ->
    [one] Noch 1 Karte im Stapel
   *[other] Noch { $count } Karten im Stapel
}
cfb-worth = In deiner Sammlung würde sie deinen Ruhm jetzt um { $glory } ändern.
cfb-picked = wird gespielt
cfb-plays = Deine Karten auf dem Tisch
cfb-plays-them = Die Karten auf dem Tisch
cfb-plays-none = Vor den Schlössern liegt keine mehr.
cfb-played-by = Gespielt von { $name }.
cfb-known-to = Bekannt: { $names }.
cfb-only-you = Nur du kennst sie.
cfb-unseen = { $count ->
    [one] Eine Karte hast du noch nicht gesehen
   *[other] { $count } Karten hast du noch nicht gesehen
}
cfb-unseen-where = { $when ->
    [over] { $count ->
        [one] Sie kam verdeckt beiseite, oder niemand hat sie bekommen.
       *[other] Sie kamen verdeckt beiseite, oder niemand hat sie bekommen.
    }
    [dealt] { $count ->
        [one] Sie ist auf einer anderen Hand oder liegt verdeckt.
       *[other] Sie sind auf anderen Händen oder liegen verdeckt.
    }
   *[dealing] { $count ->
        [one] Sie ist im Stapel ({ $deck }), auf einer anderen Hand oder liegt verdeckt.
       *[other] Sie sind im Stapel ({ $deck }), auf anderen Händen oder liegen verdeckt.
    }
}
cfb-unseen-kind = { $count ->
    [0] Alle dieser Sorte hast du gesehen.
    [one] Eine dieser Sorte hast du noch nicht gesehen.
   *[other] { $count } dieser Sorte hast du noch nicht gesehen.
}
cfb-buried = Abgelegt, und du kennst sie:
cfb-pile = { $count ->
    [one] Ein Schloss mit diesem Wert ist noch da.
   *[other] { $count } Schlösser mit diesem Wert sind noch da.
}
cfb-cubes = { $count } Almosen
cfb-nobody = Hier hat noch niemand Almosen gegeben.
cfb-lead = Für die Führung
cfb-lead-gone = Die Führung ist hier nicht mehr zu holen.
cfb-of = { $reached } von { $needed }
cfb-about-chest = Deine häufigste Sorte zählt im Quadrat. Jede andere Truhe kostet dich 1.
cfb-about-garment = 5 Ruhm, wenn du genau eins dieser Sorte hast; ein Paar ist nichts wert.
cfb-about-jewel = So viel Ruhm wert, wie darauf steht.
cfb-about-bust = Am Ende nimmt sie dir eine Truhe der Sorte, von der du am meisten hast.
cfb-about-maid = 1 Ruhm für jede Sorte Schätze, die du hast, höchstens 11. Eine zweite Maid Marihenn bringt nichts.
cfb-about-henchman = Kostet dich 3 Ruhm.
cfb-about-benefactor = Wer ihn raubt, gibt sofort Almosen: so viele, von Dorf zu Dorf.
cfb-about-spy-glass = Vor dem Rauben darfst du dir jede Runde die verdeckten Karten vor einem Schloss ansehen.
cfb-about-key = Einmal im Spiel: Nennt jemand anders ein Schloss, muss ein anderes ausgeraubt werden.
cfb-about-entertainers = Am Ende darfst du zwei Almosen in den Dörfern tauschen.
cfb-about-golden-arrow = Am Ende darfst du einen deiner Schätze gegen einen fremden tauschen.
cfb-about-fake-beard = Am Ende darfst du einen deiner Schergen weitergeben.
cfb-about-unknown = Nur wer sie gesehen hat, kennt sie. Aufgedeckt wird sie, wenn das Schloss ausgeraubt wird.
cfb-about-castle = Wer es ausraubt, bekommt { $castle } Ruhm. Nächste Runde sind niedrigere Schlösser vorher dran, höhere danach.
cfb-about-banner = Sein Banner für die nächste Runde: { $faces }.
cfb-about-forest = Hier gibt es keine Almosen, und keine Schlange führt hindurch.
cfb-about-village = Die meisten Almosen bekommen den höchsten freien Ruhm, die zweitmeisten den nächsten. Bei Gleichstand liegt vorn, wer später kam.

option-legendary = Legendäre Karten

cfb-sign-glory = Ruhm
cfb-sign-locked = eine Zeile, deren Ruhm gesperrt ist, bis ein Würfel darin liegt
cfb-sign-deck = Karten im Stapel
cfb-sign-chest = Truhen, von vier Sorten
cfb-sign-village = ein Dorf: Hier werden Würfel gelegt
cfb-sign-forest = ein Wald: kein Weg hindurch
cfb-sign-back = eine verdeckte Karte
