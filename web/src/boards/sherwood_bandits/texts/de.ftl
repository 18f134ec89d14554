# Der Spielplan von Sherwood Bandits.

sbb-you = Du
sbb-your-gang = Deine Bande
sbb-road = Die Straße
sbb-section = Wagen { $number }
sbb-phase = Phase
sbb-phase-ambush = Auflauern
sbb-phase-raids = Überfälle
sbb-phase-sheriff = Sheriff
sbb-start = Startspieler
sbb-choices = Was du tun kannst

## Wagen
sbb-ranged = { $weight ->
    [light] Leicht { $range }
    [medium] Mittel { $range }
   *[heavy] Schwer { $range }
}
sbb-wagon-beer = Bier
sbb-wagon-wayfarers = Fahrendes Volk
sbb-wagon-war = Krieg
sbb-wagon-kings = König
sbb-wagon-sheriffs = Sheriff
sbb-wagon-feast = Fest
sbb-state-coming = Unterwegs
sbb-state-waiting = Kommt noch
sbb-state-now = Überfall
sbb-state-robbed = Geplündert
sbb-state-escaped = Entkommen
sbb-average = { $dice ->
    [one] 1 Würfel, im Schnitt { $average }
   *[other] { $dice } Würfel, im Schnitt { $average }
}
sbb-odds = { $dice ->
    [0] Niemand lauert
    [one] 1 Würfel: { $percent } %
   *[other] { $dice } Würfel: { $percent } %
}
sbb-nobody-yet = Noch lauert niemand
sbb-three-dice = 3 Würfel
sbb-needed = nötig
sbb-of = von { $defence }
sbb-short = { $missing ->
    [one] 1 fehlt
   *[other] { $missing } fehlen
}
sbb-chooses = { $name }: { $size ->
    [one] 1 Plättchen
   *[other] { $size } Plättchen
}
sbb-token = Plättchen { $token }, sobald er aufgedeckt ist.
sbb-token-by = Plättchen von { $name }
sbb-stays = Er wurde ausgetauscht und bleibt.
sbb-may-be = Es kann sein:
sbb-changes = Wechselt die Karte von { $name }.
sbb-feast-die = Würfel des Festwagens: { $value }
sbb-deck = { $left ->
    [one] Noch 1 Wagen im Stapel
   *[other] Noch { $left } Wagen im Stapel
}
sbb-unseen = Noch nicht gesehen, verdeckte auf der Straße mitgezählt:

## Banditen und Würfel
sbb-attack = Angriffsfelder
sbb-hideouts = Verstecke
sbb-hideout = Wagen { $wagon }, Position { $position }
sbb-free = frei
sbb-lies = liegt auf der Seite
sbb-sneaked-off = hat sich verdrückt
sbb-late = zu spät
sbb-die = { $name }: { $value }
sbb-crossed = Trägt ein X
sbb-pickpockets = Taschendiebstahl
sbb-jail = Gefängnis
sbb-supply = { $tiles } Plättchen im Vorrat, { $tokens } Münzen aus dem Dorf
sbb-bandits-left = { $left ->
    [one] Noch 1 Bandit
   *[other] Noch { $left } Banditen
}

## Gefährten
sbb-companions = Gefährten
sbb-may-call = Du darfst rufen
sbb-leader-of = Bandenchef von { $name }
sbb-leader-free = Chef ist frei
sbb-leader-jail = Chef im Gefängnis
sbb-leader-marian = bei Marian
sbb-leader-john = bei John
sbb-leader-robin = bei Robin
sbb-leader-tuck = bei Tuck
sbb-when-marian = vor dem Verstecken
sbb-when-john = vor den Überfällen
sbb-when-robin = im Überfall
sbb-when-tuck = vor dem Sheriff
sbb-to-come = Noch im Stapel: { $cards }.
sbb-looks = hat Wagen { $wagons } angesehen
sbb-seen-by = Angesehen von { $names }
sbb-does-gossip = Schau dir heimlich bis zu 2 Wagen an.
sbb-does-clique = Stell gleich noch einen Banditen auf.
sbb-does-scout = Tausch einen Wagen verdeckt aus.
sbb-does-guards = Schau einen Wagen an; leg +2, −2 oder nichts darauf.
sbb-does-insider = Tausch mit einem Gegner auf gleicher Position anderswo.
sbb-does-jostle = Tausch einen Banditen mit seinem Nachbarn.
sbb-does-squeeze = Zwäng dich links dazu: dir das Plättchen, dort die Punkte.
sbb-does-weasel = Ein Bandit holt eine Münze; sein Würfel bleibt mit 2.
sbb-does-cover = Ändere einen deiner Würfel um +2 oder −2.
sbb-does-second-chance = Wirf einen beliebigen Würfel neu.
sbb-does-front = Wähl einen Würfel: Alle links davon zeigen dasselbe.
sbb-does-behind = Wähl einen Würfel: Alle rechts davon zeigen dasselbe.
sbb-does-come-along = Nimm einen deiner Würfel von der Zugbrücke.
sbb-does-swap = Zieh ein Plättchen, leg ein anderes zurück.
sbb-does-market = Verkauf ein Plättchen der Runde für 1 Punkt.
sbb-does-beer = Erhöhe je einen Würfel aller Gegner um 2.

## Zugbrücke
sbb-drawbridge = Zugbrücke
sbb-as-it-stands = wenn es so bleibt
sbb-under = unter { $under }: Plättchen oder Punkt
sbb-over = über { $over }: Gefängnis
sbb-over-last = über { $over }: −1 Punkt

## Beute und Punkte
sbb-loot = Beute der Runde
sbb-chest = Truhe
sbb-your-chest = Deine Truhe
sbb-chests = Die Truhen
sbb-none = noch nichts
sbb-face-down = { $count } Plättchen, verdeckt
sbb-has = { $loot } Plättchen aus dieser Runde, { $chest } in der Truhe.
sbb-known = Du weißt, dass diese bei den anderen liegen:
sbb-known-perhaps = { $gone ->
    [one] Diese lagen bei den anderen; eins kann seitdem zurückgegangen sein:
   *[other] Diese lagen bei den anderen; { $gone } können seitdem zurückgegangen sein:
}
sbb-if-now = Mit Sets
sbb-sets-hint = 3 Ringe einer Farbe 6, 2 Armschienen 3, Trio 4
sbb-majorities = { $sets } in Sets, { $points } für die meisten
sbb-wishes = Was am meisten brächte
sbb-points-now = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
sbb-points-total = Am Ende { $points } Punkte
sbb-dashed = Gestrichelt: deine Sets bis jetzt. Wer von allem am meisten hat, zeigt das Ende.
sbb-unknown-tiles = { $tiles ->
    [one] und was 1 verdecktes Plättchen wert ist
   *[other] und was { $tiles } verdeckte Plättchen wert sind
}

sbb-will-won = Er hat mehr als jeder von euch: Ihr verliert beide.
sbb-will-beaten = Er hat nicht mehr als der Beste von euch.

option-open_loot = Offene Beute: Plättchen der Runde liegen offen
option-own_chest = Alle dürfen in die eigene Truhe schauen (in der Anleitung optional; dass es an ist, ist von uns)

sbb-sign-points = Siegpunkte
sbb-sign-bag = Plättchen dieser Runde, oder im Vorrat
sbb-sign-chest = Plättchen in der Truhe
sbb-sign-start = der Startspielermarker
sbb-sign-free = ein Chef, der noch frei ist
sbb-sign-jail = ein Chef im Gefängnis
sbb-sign-looked = jemand hat diesen Wagen angesehen
