# Der Tisch von Kings & Creatures.

kcb-you = Du
kcb-display = Die Auslage
kcb-ends-you = Damit steigst du aus
kcb-ends-them = Damit steigt { $name } aus
kcb-ends = Ausstieg
kcb-stays-you = Du bleibst drin
kcb-stays-them = { $name } bleibt drin
kcb-last-you = Mit der dritten Karte steigst du aus
kcb-last-them = Mit der dritten Karte steigt { $name } aus
kcb-stack = noch { $left } im Stapel
kcb-pile = noch { $left }
kcb-ends-short = Ausstieg
kcb-stays-short = Bleiben
kcb-last-short = Ausstieg
kcb-turn-order = Reihenfolge
kcb-moves-now = ist dran
kcb-order = Reihenfolge nach Zahlen: { $order }
kcb-your-number = deine Zahl
kcb-their-number = die Zahl
kcb-number-is = Zahl { $number }
kcb-done = erfolgreich
kcb-short = fehlen
kcb-is-short = noch fehlt etwas
kcb-adds = { $glory } Ruhm
kcb-glory = { $glory } Ruhm, wenn jetzt Schluss wäre
kcb-takes = { $taken } von { $of } Karten in dieser Runde
kcb-side-left = Links von dir
kcb-side-right = Rechts von dir
kcb-side-both = Gegenüber
kcb-side-across = Weiter weg
kcb-out = Ausgestiegen
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
kcb-name-castle = Schloss
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
kcb-sub-legend = { $done } von { $cards } erfolgreich
kcb-heroes-short = { $count ->
    [one] 1 Held mehr schlägt einen Nachbarn
   *[other] { $count } Helden mehr schlagen einen Nachbarn
}
kcb-heroes-now = Deine Helden bringen nach dieser Runde { $glory } Ruhm
kcb-about-hero = { $players ->
    [2] Hast du nach einer Runde mehr Helden als dein Nachbar, bringt das so viel Ruhm wie die Nummer der Runde.
   *[other] Hast du nach einer Runde mehr Helden als ein Nachbar, bringt das so viel Ruhm wie die Nummer der Runde. Mehr als beide zusammen bringen das Doppelte.
}
kcb-about-treasure = Am Ende zählt er so viel Ruhm, wie er zeigt.
kcb-about-creature = Am Ende zählt jedes deiner Fabelwesen 1 Ruhm je verschiedener Art.
kcb-about-king = Am Ende zählen seine Kronen auf jeder Seite, auf der du mehr Karten der Sorte hast, über die er herrscht, als der Nachbar dort.
kcb-about-legend = Am Ende zählt sie, wenn sie erfolgreich ist: wenn du alle gezeigten Karten hast. Eine Karte darf mehreren Legenden dienen.
kcb-adds-now = Jetzt { $glory } Ruhm.
kcb-adds-round = Nach dieser Runde noch { $glory }.
kcb-worth = Jetzt { $glory } Ruhm wert.
kcb-lacks = Es fehlen noch: { $needs }.
kcb-lacks-side = Noch { $needs }, um { $name } zu überholen.
kcb-leave-you = Damit steigst du aus der Runde aus.
kcb-leave-them = Damit steigt { $name } aus der Runde aus.
kcb-stay-you = Du bleibst mit { $number } drin.
kcb-stay-them = { $name } bleibt mit { $number } drin.
kcb-then-end = Die Runde ist zu Ende.
kcb-then-them = Danach zieht { $name } mit { $number }.
kcb-then-you = Du ziehst gleich noch einmal.
kcb-heroes-now-them = Die Helden von { $name } bringen nach dieser Runde { $glory } Ruhm
kcb-heroes-over = Deine Helden haben { $glory } Ruhm gebracht
kcb-heroes-over-them = Die Helden von { $name } haben { $glory } Ruhm gebracht
kcb-about-castle = Hier fängst du an: Schloss 1 eröffnet das Spiel. Es zählt nirgends mit.
kcb-out-you = Du bist aus der Runde ausgestiegen und nimmst in ihr keine Karte mehr.
kcb-out-them = { $name } ist aus der Runde ausgestiegen und nimmt in ihr keine Karte mehr.
kcb-mark = Im Spiel ab { $mark } Personen.
kcb-row-raised = { $raised ->
    [0] In der Reihenfolge des Nehmens
    [one] In der Reihenfolge des Nehmens; die versetzte Karte ist aus dieser Runde
   *[other] In der Reihenfolge des Nehmens; die { $raised } versetzten Karten sind aus dieser Runde
}
kcb-by-round = Ruhm der Helden, Runde für Runde
kcb-round = Runde { $round }
kcb-in-all = Zusammen
kcb-band-hero = Helden
kcb-band-treasure = Schätze
kcb-band-legend = Legenden
kcb-band-king = Könige
kcb-band-creature = Fabelwesen

kcb-sign-glory = Ruhm
kcb-sign-leave = mit dieser Karte steigst du aus
kcb-sign-hero = Helden auf der Karte
kcb-sign-kinds = Fabelwesen: Jedes bringt so viel, wie du Arten hast
kcb-sign-crowns = Kronen für den linken und den rechten Nachbarn
kcb-sign-legend = eine Legende: Ruhm für die gezeigten Karten
