# Sherwood Bandits

sb-will = Will Scarlet
sb-tile = { $item ->
    [ring] Ring
    [bracelet] Armschiene
   *[necklace] Halskette
} ({ $hue ->
    [red] rot
    [green] grün
    [blue] blau
   *[yellow] gelb
})
sb-coin = Münze
sb-token = Münze aus dem Dorf
sb-back-light = leicht
sb-back-medium = mittel
sb-back-heavy = schwer
sb-a-wagon = ein Wagen
sb-wagon-plain = Wagen ({ $back }), Verteidigung { $defence }
sb-wagon-special-beer = { $stands ->
    [yes] Bierwagen, Verteidigung { $defence }
   *[no] Bierwagen
}
sb-wagon-special-wayfarers = { $stands ->
    [yes] Wagen des fahrenden Volks, Verteidigung { $defence }
   *[no] Wagen des fahrenden Volks
}
sb-wagon-special-war = Kriegswagen, Verteidigung { $defence }
sb-wagon-special-kings = Königswagen, Verteidigung { $defence }
sb-wagon-special-sheriffs = Wagen des Sheriffs, Verteidigung { $defence }
sb-wagon-special-feast = { $stands ->
    [yes] Festwagen, Verteidigung { $defence }
   *[no] Festwagen
}
sb-wagon-text-plain = Die Zahl auf dem Schild ist seine Verteidigung.
sb-wagon-text-beer = Seine Verteidigung ist die niedrigste Zahl der anderen Wagen, die jetzt auf der Straße stehen; wer entkam, ist weg.
sb-wagon-text-wayfarers = Seine Verteidigung ist die höchste Zahl der anderen Wagen, die jetzt auf der Straße stehen; wer entkam, ist weg.
sb-wagon-text-war = 33: Vier Würfel ergeben höchstens 24. Er ist nicht zu schlagen.
sb-wagon-text-kings = Zwei Plättchen für jeden Würfel, der zählt.
sb-wagon-text-sheriffs = Wird er aufgedeckt, kommen die Chefs aller Banden, die hier lauern, ins Gefängnis, außer sie stehen auf einer Gefährtenkarte.
sb-wagon-text-feast = Er wird zuerst überfallen. Drei Würfel bestimmen seine Verteidigung.

sb-face-down = { $back } { $low }-{ $high }
sb-hideout = { $taken ->
    [yes] { $position }: { $gang }
   *[no] { $position }: frei
}
sb-attack-space = { $position }: { $dice }
sb-tiles-of = { $count } × { $tile }

sb-companion-marian = Lady Marian
sb-companion-john = Little John
sb-companion-robin = Robin Hood
sb-companion-tuck = Bruder Tuck
sb-effect-gossip = Klatsch und Tratsch
sb-effect-clique = Klüngel
sb-effect-scout = Auskundschaften
sb-effect-guards = Wohlgesinnte Wachen
sb-effect-insider = Eingeweihter
sb-effect-jostle = Gedrängel
sb-effect-squeeze = Enge Kiste
sb-effect-weasel = Wieselflink
sb-effect-cover = In Deckung!
sb-effect-second-chance = Zweite Chance
sb-effect-front = Vor euch!
sb-effect-behind = Hinter euch!
sb-effect-come-along = Komm mit, mein Kind!
sb-effect-swap = Lass uns tauschen!
sb-effect-market = Ich begleite dich zum Markt!
sb-effect-beer = Do you want a beer?
sb-text-gossip = Bevor du einen Banditen aufstellst: Schau dir heimlich bis zu 2 Wagen an. Alle sehen, welche.
sb-text-clique = Bevor du einen Banditen aufstellst: Stell gleich danach noch einen auf.
sb-text-scout = Bevor du einen Banditen aufstellst: Lege einen Wagen ab und ersetze ihn verdeckt. Der neue bleibt.
sb-text-guards = Bevor du einen Banditen aufstellst: Schau dir heimlich einen Wagen an und lege dann +2, -2 oder nichts darauf.
sb-text-insider = Tausche einen deiner Banditen mit einem fremden auf derselben Position bei einem anderen Wagen. Deiner legt sich auf die Seite und kann das nicht noch einmal.
sb-text-jostle = Tausche einen deiner Banditen mit seinem Nachbarn. Deiner legt sich auf die Seite und kann das nicht noch einmal.
sb-text-squeeze = Einer deiner Banditen zwängt sich zu dem links von ihm. Ihre Würfel zählen als einer: Du bekommst das Plättchen, der Besitzer des anderen Banditen die Punkte.
sb-text-weasel = Einer deiner Banditen geht für eine Münze auf ein freies Taschendiebstahl-Feld. Dein Würfel bleibt an seiner Stelle und zeigt 2.
sb-text-cover = Ändere einen deiner Würfel um +2 oder -2. Er darf nicht unter 1 oder über 6 kommen.
sb-text-second-chance = Wirf einen beliebigen Würfel neu. Keiner wird zweimal neu geworfen.
sb-text-front = Wähle einen Würfel: Alle links von ihm zeigen dasselbe.
sb-text-behind = Wähle einen Würfel: Alle rechts von ihm zeigen dasselbe.
sb-text-come-along = Nimm einen deiner Würfel von der Zugbrücke.
sb-text-swap = Zieh ein Plättchen und lege dann ein anderes aus dieser Runde zurück.
sb-text-market = Lege für 1 Siegpunkt ein Plättchen aus dieser Runde zurück.
sb-text-beer = Erhöhe bei allen anderen je einen Würfel auf der Zugbrücke um 2, höchstens auf 6.

sb-place = Lauere bei Wagen { $wagon }, Position { $position }
sb-pickpocket = Geh für eine Münze auf Diebestour
sb-look = { $again ->
    [yes] Schau dir auch Wagen { $wagon } an ({ $back })
   *[no] Rufe Lady Marian: Schau dir Wagen { $wagon } an ({ $back })
}
sb-enough = Schau dir keinen weiteren Wagen an
sb-scout = Rufe Lady Marian: Ersetze Wagen { $wagon } ({ $back })
sb-token-plus = Lege +2 auf Wagen { $wagon }
sb-token-minus = Lege -2 auf Wagen { $wagon }
sb-token-none = Lege nichts auf Wagen { $wagon }
sb-attack = Überfalle Wagen { $wagon } ({ $back })
sb-call = Rufe { $companion }: { $card }
sb-pass = { $companion } nicht rufen
sb-use-insider = Tausche deinen Banditen bei Wagen { $wagon }, Position { $position }, mit einem bei einem anderen Wagen
sb-use-jostle = Tausche deinen Banditen bei Wagen { $wagon }, Position { $position }, mit einem Nachbarn
sb-use-squeeze = Zwänge deinen Banditen bei Wagen { $wagon }, Position { $position }, links mit hinein
sb-use-weasel = Schick deinen Banditen von Wagen { $wagon }, Position { $position }, auf Diebestour
sb-partner = Tausche mit dem Banditen von { $gang } bei Wagen { $wagon }, Position { $position }
sb-plus-two = Erhöhe { $guest ->
    [yes] deinen dazugezwängten Würfel
   *[no] deinen Würfel
} auf Position { $position } von { $value } auf { $new }: { $sum } von { $defence }
sb-minus-two = Senke { $guest ->
    [yes] deinen dazugezwängten Würfel
   *[no] deinen Würfel
} auf Position { $position } von { $value } auf { $new }: { $sum } von { $defence }
sb-reroll = Wirf { $guest ->
    [yes] die dazugezwängte { $value } von { $gang }
   *[no] die { $value } von { $gang }
} auf Position { $position } noch einmal
sb-front = Drehe alle Würfel vor { $guest ->
    [yes] der dazugezwängten { $value }
   *[no] der { $value }
} auf Position { $position } auf { $value }: { $sum } von { $defence }
sb-behind = Drehe alle Würfel hinter { $guest ->
    [yes] der dazugezwängten { $value }
   *[no] der { $value }
} auf Position { $position } auf { $value }: { $sum } von { $defence }
sb-take-off = Nimm deine { $value } von der Zugbrücke
sb-serve = Erhöhe die { $value } von { $gang } auf { $new }
sb-no-bribe = Zahle kein Bestechungsgeld
sb-bribe-one = Zahle 1 Plättchen: Deine { $value } verlässt die Zugbrücke, { $left } bleibt
sb-bribe-two = Zahle 3 Plättchen: Deine { $value } und { $second } verlassen die Zugbrücke, { $left } bleibt
sb-sell = Verkaufe für 1 Punkt: { $tile }
sb-put-back = Lege zurück: { $tile }
sb-keep = Behalte: { $tile }
sb-reward-tile = Nimm ein Plättchen als Belohnung
sb-reward-point = Nimm 1 Punkt als Belohnung

sb-prompt-placing = { $free ->
    [yes] Stell einen Banditen auf (noch { $left }). Vorher darfst du Lady Marian rufen: { $marian }.
   *[no] Stell einen Banditen auf (noch { $left }).
}
    .title = Wo lauert dein Bandit?
sb-prompt-looking = Schau dir einen zweiten Wagen an oder lass es bei einem.
    .title = Noch ein Blick?
sb-prompt-marking = Wagen { $wagon } ist: { $front }. Lege +2, -2 oder nichts darauf.
    .title = +2 oder -2 auf den Wagen?
sb-prompt-little-john = { $card }: Wähle einen deiner Banditen oder rufe niemanden.
    .title = Little John rufen?
sb-prompt-partner = Wähle den Banditen, mit dem du tauschst.
    .title = Mit wem tauschen?
sb-prompt-attacking = Wähle den Wagen für den nächsten Überfall.
    .title = Welcher Wagen als Nächster?
sb-prompt-robin-hood = Wagen { $wagon } braucht { $defence }, die Würfel ergeben { $raid }. Robin Hood bietet: { $card }.
    .title = Robin Hood rufen?
sb-prompt-looting = Behalte { $keep ->
    [one] eins
   *[other] { $keep }
} von { $size } Plättchen{ $alike ->
    [yes] {" "}({ $kinds } verschiedene)
   *[no] {""}
}; der Rest geht nach links.
    .title = Behalte { $keep ->
        [one] ein Plättchen
       *[other] { $keep } Plättchen
    }
sb-prompt-friar-tuck = Deine Würfel auf der Zugbrücke ergeben { $sum }. Bruder Tuck bietet: { $card }.
    .title = Bruder Tuck rufen?
sb-prompt-swapping = Du hast gezogen: { $tile }. Lege ein anderes Plättchen aus dieser Runde zurück.
    .title = Leg ein Plättchen zurück
sb-prompt-serving = Wähle den Würfel von { $gang }, der um 2 steigt.
    .title = Ein Bier für { $gang }
sb-prompt-bribing = Deine Würfel auf der Zugbrücke ergeben { $sum }. { $over ->
    [jail] Über 10 heißt Gefängnis, unter 5 gibt es eine Belohnung.
    [fine] Über 10 kostet jetzt 1 Punkt, unter 5 gibt es eine Belohnung.
   *[nothing] Über 10 kostet jetzt nichts, denn du hast keinen Punkt; unter 5 gibt es eine Belohnung.
}
    .title = Den Sheriff bestechen?
sb-prompt-paying = Wähle, womit du zahlst (noch { $left }).
    .title = Zahl die Bestechung
sb-prompt-rewarding = Unter 5 auf der Zugbrücke: Nimm ein Plättchen oder einen Punkt.
    .title = Nimm deine Belohnung

sb-waiting-placing = { $seat } stellt einen Banditen auf.
sb-waiting-looking = { $seat } darf sich einen zweiten Wagen ansehen.
sb-waiting-marking = { $seat } hat sich einen Wagen angesehen und darf +2 oder -2 darauflegen.
sb-waiting-little-john = { $seat } darf Little John rufen.
sb-waiting-partner = { $seat } wählt einen Banditen zum Tauschen.
sb-waiting-attacking = { $seat } wählt den Wagen für den Überfall.
sb-waiting-robin-hood = Wagen { $wagon } braucht { $defence }, die Würfel ergeben { $raid }. { $seat } darf Robin Hood rufen.
sb-waiting-looting = { $seat } wählt ein Plättchen.
sb-waiting-friar-tuck = { $seat } darf Bruder Tuck rufen.
sb-waiting-swapping = { $seat } legt ein Plättchen zurück.
sb-waiting-serving = { $seat } schenkt ein Bier aus.
sb-waiting-bribing = { $seat } darf den Sheriff bestechen.
sb-waiting-paying = { $seat } zahlt das Bestechungsgeld.
sb-waiting-rewarding = { $seat } nimmt eine Belohnung.

## Was aus einer Wahl wird
sb-nth = { $number }
sb-then-position = Nach dem Aufrücken auf Position { $position }
sb-then-dice = { $dice ->
    [one] 1 Würfel hier, im Schnitt { $average }, für { $low }-{ $high }
   *[other] { $dice } Würfel hier, im Schnitt { $average }, für { $low }-{ $high }
}
sb-then-coin = Sofort eine Münze; kein Würfel, der dir schadet
sb-then-leader = Dein Bandenchef ist für diese Runde im Einsatz
sb-then-needs = Er braucht { $defence }
sb-then-shift = { $shift } auf das, was er dann braucht
sb-then-odds = { $dice ->
    [one] 1 Würfel: { $percent } % Erfolg
   *[other] { $dice } Würfel: { $percent } % Erfolg
}
sb-then-succeeds = { $sum } von { $defence }: Der Überfall gelingt
sb-then-escapes = { $sum } von { $defence }: Der Wagen entkommt
sb-then-nobody = Niemand bekommt etwas.
sb-then-share = { $points ->
    [0] Kein Punkt für dich
    [one] Du bekommst 1 Punkt
   *[other] Du bekommst { $points } Punkte
}{ $pick ->
    [first] {" "}und die erste Wahl aus { $pile } Plättchen
    [later] {" "}und { $tiles ->
        [one] ein Plättchen
       *[other] { $tiles } Plättchen
    }
    [unseen] {" "}und { $tiles ->
        [one] ein verdecktes Plättchen
       *[other] { $tiles } verdeckte Plättchen
    }
   *[none] {""}
}. Deine Zugbrücke: { $column }.
sb-then-reroll = { $chance ->
    [none] Selbst eine 6 reicht nicht
    [sure] Jeder Wurf reicht
   *[some] Reicht ab { $least } ({ $faces } von 6)
}
sb-then-now = Jetzt { $sum } von { $defence }.
sb-then-still = { $count ->
    [one] { $seat } darf Robin Hood noch rufen.
   *[other] { $count } dürfen Robin Hood noch rufen.
}
sb-then-weasel = Eine Münze für dich; dein Würfel bleibt und zeigt 2
sb-then-squeeze = { $own ->
    [yes] Neben deinem eigenen Banditen auf Position { $position }: Plättchen und Punkte für dich
   *[no] Neben { $gang } auf Position { $position }: dir das Plättchen, dort die Punkte
}
sb-then-choose = Dann wählst du, mit wem
sb-then-swap = Mit { $gang }: Du liegst bei Wagen { $wagon }, Position { $position }
sb-then-column = { $state ->
    [reward] { $sum } auf der Zugbrücke: ein Plättchen oder ein Punkt
    [jail] { $sum } auf der Zugbrücke: nächste Runde Gefängnis
    [fine] { $sum } auf der Zugbrücke: 1 Punkt weg
    [nothing] { $sum } auf der Zugbrücke: kein Punkt zu verlieren
   *[safe] { $sum } auf der Zugbrücke: Der Sheriff lässt es gut sein
}
sb-then-sets = { $sign ->
    [more] +{ $points } in deinen Sets
    [less] −{ $points } in deinen Sets
   *[same] Ändert deine Sets noch nicht
}
sb-then-tile = Eins von { $supply } Plättchen, verdeckt
sb-then-points = Dann hast du { $points }

sb-refused-no-wagon = An Straßenabschnitt { $wagon } steht kein Wagen: Dort kann niemand lauern.
sb-refused-taken = Position { $position } bei Wagen { $wagon } ist besetzt.
sb-refused-leader = Dein Bandenchef kann nicht helfen: { $place ->
    [jail] Er sitzt im Gefängnis.
   *[other] Er war in dieser Runde schon im Einsatz.
}
sb-refused = Das geht gerade nicht: { $step }.
sb-step-placing = ein Bandit wird aufgestellt
sb-step-looking = ein zweiter Wagen darf angesehen werden
sb-step-marking = +2 oder -2 darf auf den Wagen gelegt werden
sb-step-little-john = Little John darf gerufen werden
sb-step-partner = ein Bandit zum Tauschen wird gewählt
sb-step-attacking = der nächste Wagen wird gewählt
sb-step-robin-hood = Robin Hood darf gerufen werden
sb-step-looting = ein Plättchen wird behalten
sb-step-friar-tuck = Bruder Tuck darf gerufen werden
sb-step-swapping = ein Plättchen wird zurückgelegt
sb-step-serving = ein Würfel wird erhöht
sb-step-bribing = der Sheriff darf bestochen werden
sb-step-paying = das Bestechungsgeld wird gezahlt
sb-step-rewarding = eine Belohnung wird genommen
sb-step-over = die Partie ist zu Ende

sb-placed = { $seat } lauert bei Wagen { $wagon }, Position { $position }.
sb-picked-pocket = { $seat } geht auf Diebestour und bekommt eine Münze.
sb-looked-at = { $seat } schaut sich heimlich Wagen { $wagon } an.
sb-looked-enough = { $seat } schaut sich keinen weiteren Wagen an.
sb-saw = Wagen { $wagon } ist: { $front }.
sb-scouted = { $seat } ruft Lady Marian und ersetzt Wagen { $wagon } ({ $front }).
sb-marked-plus = { $seat } legt +2 auf Wagen { $wagon }.
sb-marked-minus = { $seat } legt -2 auf Wagen { $wagon }.
sb-marked-nothing = { $seat } legt nichts darauf.
sb-called = { $seat } ruft { $companion }: { $card }.
sb-passed = { $seat } ruft { $companion } nicht.
sb-johned = { $seat } ruft Little John ({ $card }) für den Banditen bei Wagen { $wagon }, Position { $position }.
sb-swapped-bandit = { $seat } tauscht mit dem Banditen bei Wagen { $wagon }, Position { $position }.
sb-attacked = { $seat } wählt Wagen { $wagon } für den Überfall.
sb-robined = { $known ->
    [yes] { $seat } ruft Robin Hood ({ $card }) für die { $value } auf Position { $position } bei Wagen { $wagon }; der Würfel zeigt jetzt { $new }.
   *[no] { $seat } ruft Robin Hood ({ $card }) für die { $value } auf Position { $position } bei Wagen { $wagon }.
}
sb-turned = { $count ->
    [one] { $seat } ruft Robin Hood ({ $card }) bei Wagen { $wagon }: Die { $dice } wird zur { $value }, wie der Würfel auf Position { $position }.
   *[other] { $seat } ruft Robin Hood ({ $card }) bei Wagen { $wagon }: { $dice } werden zur { $value }, wie der Würfel auf Position { $position }.
}
sb-took-off = { $seat } ruft Bruder Tuck und nimmt eine { $value } von der Zugbrücke.
sb-served = { $seat } erhöht die { $value } von { $gang } auf { $new }.
sb-bribed = { $dice ->
    [one] { $seat } besticht den Sheriff mit 1 Plättchen.
   *[other] { $seat } besticht den Sheriff mit 3 Plättchen.
}
sb-paid-no-bribe = { $seat } zahlt kein Bestechungsgeld.
sb-sold = { $seat } ruft Bruder Tuck und verkauft: { $tile }.
sb-sold-one = { $seat } ruft Bruder Tuck und verkauft ein Plättchen.
sb-put-back-tile = { $seat } legt zurück: { $tile }.
sb-put-one-back = { $seat } legt ein Plättchen zurück.
sb-kept = { $seat } behält: { $tile }.
sb-kept-one = { $seat } behält ein Plättchen.
sb-took-tile = { $seat } nimmt ein Plättchen als Belohnung.
sb-took-point = { $seat } nimmt einen Punkt als Belohnung.
sb-will-placed = Die Banditen von Will Scarlet gehen in Stellung.
sb-revealed = { $known ->
    [yes] Wagen { $wagon } wird aufgedeckt: { $front }. Er braucht { $defence }.
   *[no] Wagen { $wagon } wird aufgedeckt: { $front }. Seine Verteidigung wird noch gewürfelt.
}
sb-new-card = { $companion } bietet jetzt an: { $card }.
sb-jailed = Der Bandenchef von { $gang } muss ins Gefängnis.
sb-rolled = { $enough ->
    [0] Wagen { $wagon } wird angegriffen: { $dice } ergeben { $sum } von { $defence }.
    [one] Wagen { $wagon } wird angegriffen: { $dice }. Der erste Würfel allein ergibt { $sum } von { $defence }.
   *[other] Wagen { $wagon } wird angegriffen: { $dice }. Die ersten { $enough } Würfel ergeben { $sum } von { $defence }.
}
sb-robbed = { $late ->
    [0] Wagen { $wagon } ist ausgeraubt: { $sum } von { $defence }.
    [one] Wagen { $wagon } ist ausgeraubt: { $sum } von { $defence }; ein Würfel kam zu spät.
   *[other] Wagen { $wagon } ist ausgeraubt: { $sum } von { $defence }; { $late } Würfel kamen zu spät.
}
sb-escaped = Wagen { $wagon } entkommt: { $sum } von { $defence }.
sb-escaped-alone = Wagen { $wagon } entkommt: Niemand lauert ihm auf.
sb-tiles = { $count ->
    [one] { $gang } bekommt ein Plättchen.
   *[other] { $gang } bekommt { $count } Plättchen.
}
sb-tile-is = { $gang } hat jetzt: { $tile }.
sb-pile = { $size ->
    [one] { $seat } hat nur ein Plättchen zur Auswahl.
   *[other] { $seat } hat { $size } Plättchen zur Auswahl.
}
sb-column = { $gang } hat { $sum } auf der Zugbrücke.
sb-gained = { $points ->
    [one] { $gang } bekommt 1 Punkt.
   *[other] { $gang } bekommt { $points } Punkte.
}
sb-lost = { $points ->
    [one] { $gang } verliert 1 Punkt.
   *[other] { $gang } verliert { $points } Punkte.
}
sb-round-ends = Runde { $round } ist zu Ende.
sb-round-begins = Runde { $round } beginnt; { $seat } hat den Startspielermarker.
sb-chests-open = Die Schatztruhen werden geöffnet.
sb-lot = Bei Gleichstand entscheiden die Würfel für { $seat }.

# Wie eine Zahl zustande kommt.
sb-how-track = Punkte aus Überfällen und Belohnungen, weniger was der Sheriff nahm
sb-how-chest = { $tiles ->
    [one] 1 Plättchen in der Truhe
   *[other] { $tiles } Plättchen in der Truhe
}
sb-how-closed = Die Truhen werden am Ende geöffnet
sb-how-rings = { $count ->
    [one] 1 Ring
   *[other] { $count } Ringe
}
sb-how-bracelets = { $count ->
    [one] 1 Armschiene
   *[other] { $count } Armschienen
}
sb-how-necklaces = { $count ->
    [one] 1 Halskette
   *[other] { $count } Halsketten
}
sb-how-most = { $points ->
    [0] Jemand hat mehr
    [one] Gleich viele wie jemand anders: die Mehrheit wird geteilt
   *[other] Mehr als alle anderen
}
sb-how-sets = { $set ->
    [ring_sets] Drei Ringe
    [bracelet_pairs] Zwei Armschienen
    [trios] Ring, Armschiene, Kette
   *[single_necklaces] Halsketten
} ({ $hue ->
    [red] rot
    [green] grün
    [blue] blau
   *[yellow] gelb
})
sb-how-each = { $count } × { $each }
sb-how-coins = { $coins } Münzen und Stücke ohne Set, 1 Punkt für je drei
sb-how-dice = { $dice ->
    [one] Ein Würfel
   *[other] { $dice } Würfel
}
sb-how-average = im Schnitt { $average }
sb-how-defence = Verteidigung { $defence }
sb-how-chance = Fällt in { $percent } von 100 Würfen, wenn niemand hilft

# The headings of the score sheet
heading-sherwood_bandits-track = Überfälle und Sheriff
heading-sherwood_bandits-majorities = Die meisten
heading-sherwood_bandits-ring-sets = Drei Ringe
heading-sherwood_bandits-bracelet-pairs = Zwei Armschienen
heading-sherwood_bandits-trios = Ring, Armschiene, Kette
heading-sherwood_bandits-necklaces = Halsketten
heading-sherwood_bandits-coins = Münzen

# Where openings are compared.
sb-opening = Bei Wagen { $wagon } lauern
