# Der Tisch von Kings & Creatures.

kcb-you = Du
kcb-display = Die Auslage
kcb-ends-you = Beendet deine Runde
kcb-ends-them = Beendet die Runde für { $name }
kcb-ends = beendet die Runde
kcb-stays-you = Du bleibst drin
kcb-stays-them = { $name } bleibt drin
kcb-last-you = Die dritte Karte beendet deine Runde
kcb-last-them = Die dritte Karte beendet die Runde für { $name }
kcb-stack = noch { $left }
kcb-turn-order = Reihenfolge
kcb-moves-now = ist dran
kcb-order = Reihenfolge nach Zahlen: { $order }
kcb-your-number = deine Zahl
kcb-their-number = die Zahl
kcb-number-is = Zahl { $number }
kcb-done = erfüllt
kcb-short = fehlen
kcb-is-short = noch fehlt etwas
kcb-adds = { $glory } Ruhm
kcb-glory = { $glory } Ruhm, wenn jetzt Schluss wäre
kcb-takes = { $taken } von { $of } Karten in dieser Runde
kcb-side-left = Links von dir
kcb-side-right = Rechts von dir
kcb-side-both = Gegenüber
kcb-side-across = Weiter weg
kcb-out = Aus der Runde
kcb-ahead = du { $own }, vorn
kcb-behind = du { $own } von { $needed }
kcb-type-hero = Helden
kcb-type-treasure = Schätze
kcb-type-creature = Fabelwesen
kcb-type-king = Könige
kcb-type-legend = Legenden
kcb-name-hero = { $heroes ->
    [one] Held
   *[other] { $heroes } Helden
}
kcb-name-treasure = Schatz
kcb-name-legend = Legende
kcb-name-castle = Burg
kcb-name-king = König der { $rules }
kcb-sub-hero = { $count ->
    [one] 1 Held
   *[other] { $count } Helden
}
kcb-sub-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
kcb-sub-creature = { $kinds ->
    [one] { $cards } × 1 Art
   *[other] { $cards } × { $kinds } Arten
}
kcb-sub-legend = { $done } von { $cards } erfüllt
kcb-heroes-short = { $count ->
    [one] 1 Held mehr schlägt einen Nachbarn
   *[other] { $count } Helden mehr schlagen einen Nachbarn
}
kcb-heroes-now = Deine Helden bringen nach dieser Runde { $glory } Ruhm
kcb-about-hero = Nach jeder Runde bringen mehr Helden als ein Nachbar Ruhm: so viel wie die Nummer der Runde. Mehr als beide zusammen bringen das Doppelte.
kcb-about-treasure = Am Ende zählt er so viel Ruhm, wie er zeigt.
kcb-about-creature = Am Ende zählt jedes deiner Fabelwesen 1 Ruhm je verschiedener Art.
kcb-about-king = Am Ende zählen seine Kronen auf jeder Seite, auf der du mehr Karten seiner Art hast als der Nachbar.
kcb-about-legend = Am Ende zählt sie, wenn du alle gezeigten Karten hast. Eine Karte darf mehreren Legenden dienen.
kcb-adds-now = Jetzt { $glory } Ruhm.
kcb-adds-round = Nach dieser Runde noch { $glory }.
kcb-worth = Jetzt { $glory } Ruhm wert.
kcb-lacks = Es fehlen noch: { $needs }.
kcb-lacks-side = Noch { $needs }, um { $name } zu überholen.
kcb-leave-you = Sie beendet deine Runde.
kcb-leave-them = Sie beendet die Runde für { $name }.
kcb-stay-you = Du bleibst mit { $number } drin.
kcb-stay-them = { $name } bleibt mit { $number } drin.
kcb-then-end = Die Runde ist zu Ende.
kcb-then-them = Danach zieht { $name } mit { $number }.
kcb-then-you = Du ziehst gleich noch einmal.

heading-kings_and_creatures-heroes = Helden
heading-kings_and_creatures-treasures = Schätze
heading-kings_and_creatures-creatures = Fabelwesen
heading-kings_and_creatures-kings = Könige
heading-kings_and_creatures-legends = Legenden
