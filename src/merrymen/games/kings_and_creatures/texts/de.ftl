# Kings & Creatures

kc-card = { $type ->
    [castle] Schloss { $number }
    [treasure] Schatz { $number } ({ kc-glory })
    [hero] { $heroes ->
        [one] Held { $number } (ein Held)
       *[other] Held { $number } ({ $heroes } Helden)
    }
    [legend] Legende { $number } ({ kc-glory } für { $needs })
    [king] König { $number } der { $rules } (Kronen { $left } links, { $right } rechts)
   *[creature] { $kind } { $number }
}
kc-glory = { $glory } Ruhm
kc-kind-centaur = Zentaur
kc-kind-minotaur = Minotaur
kc-kind-griffon = Greif
kc-kind-chimera = Chimäre
kc-kind-dragon = Drache
kc-kind-unicorn = Einhorn
# The card as what is taken.
kc-taken = { $type ->
    [hero] { $heroes ->
        [one] Helden { $number } (ein Held)
       *[other] Helden { $number } ({ $heroes } Helden)
    }
   *[other] { kc-card }
}
kc-taken-centaur = Zentauren
kc-taken-minotaur = Minotauren
kc-taken-griffon = Greif
kc-taken-chimera = Chimäre
kc-taken-dragon = Drachen
kc-taken-unicorn = Einhorn
kc-ruled-treasure = Schätze
kc-ruled-hero = Helden
kc-ruled-legend = Legenden
kc-ruled-king = Könige
kc-ruled-creature = Fabelwesen
kc-needs-treasure = { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
}
kc-needs-hero = { $count ->
    [one] 1 Heldenkarte
   *[other] { $count } Heldenkarten
}
kc-needs-legend = { $count ->
    [one] 1 Legende
   *[other] { $count } Legenden
}
kc-needs-king = { $count ->
    [one] 1 König
   *[other] { $count } Könige
}
kc-needs-creature = { $count ->
    [one] 1 Fabelwesen
   *[other] { $count } Fabelwesen
}
kc-needs-and = { $first }, { $rest }

kc-take = { $card } nehmen
kc-take-and-leave = { $card } nehmen und aus der Runde aussteigen
kc-prompt = Runde { $round }: Nimm Karte { $take } von 3. Mit einer Zahl unter { $visible } steigst du aus.
    .title = Nimm eine Karte: Deine Zahl ist die niedrigste
kc-prompt-all-stay = Runde { $round }: Nimm Karte { $take } von 3. Mit jeder Karte hier bleibst du in der Runde.
    .title = Nimm eine Karte: Deine Zahl ist die niedrigste
kc-prompt-all-leave = Runde { $round }: Nimm Karte { $take } von 3. Jede Karte hier liegt unter { $visible }: Du steigst aus.
    .title = Nimm eine Karte: Deine Zahl ist die niedrigste
kc-prompt-last = Runde { $round }: Nimm deine dritte Karte. Damit steigst du aus.
    .title = Nimm eine Karte: Deine Zahl ist die niedrigste
kc-waiting = Runde { $round }: { $seat } hat mit { $visible } die niedrigste Zahl und nimmt eine Karte.
    .title = Warten auf { $seat }
kc-refused-none = Eine Karte 0 gibt es nicht. Nimm eine von diesen: { $shown }.
kc-refused-owned = Karte { $card } liegt schon vor { $seat }. Nimm eine von diesen: { $shown }.
kc-refused-gone = Karte { $card } ist aus dem Spiel. Nimm eine von diesen: { $shown }.
kc-refused-unseen = Karte { $card } liegt nicht offen. Nimm eine von diesen: { $shown }.

kc-took = { $seat } nimmt { $card }.
kc-left = { $seat } steigt aus der Runde aus.
kc-round-ends = Runde { $round } ist zu Ende.
kc-hero-glory = { $seat } bekommt { kc-glory } für Helden.

# Wie eine Zahl zustande kommt.
kc-how-round = Runde { $round }
kc-how-heroes = { $times ->
    [0] Nicht mehr Helden als ein Nachbar
    [one] Mehr Helden als ein Nachbar: { $round }
   *[other] Mehr Helden als beide zusammen: { $times } × { $round }
}
kc-how-treasure = Der Ruhm auf der Karte
kc-how-creatures = { $cards } × { $kinds } verschiedene Arten
kc-how-legend = { $met ->
    [yes] Erfolgreich: { $glory }
   *[no] Noch nicht erfolgreich: dann { $glory }
}
kc-how-king = { $rules }: { $own } gegen { $left } bei { $left_seat } (+{ $left_glory }) und { $right } bei { $right_seat } (+{ $right_glory })

# The headings of the score sheet
heading-kings_and_creatures-heroes = Helden
heading-kings_and_creatures-treasures = Schätze
heading-kings_and_creatures-creatures = Fabelwesen
heading-kings_and_creatures-kings = Könige
heading-kings_and_creatures-legends = Legenden

# Where openings are compared.
kc-opening = { $type ->
    [treasure] Ein Schatz
    [hero] Ein Held
    [legend] Eine Legende
    [king] Ein König
   *[creature] Ein Fabelwesen
}
