# Sherwood Forest

sf-hideout = { $name ->
    [north-outer] Versteck außen bei York
    [north-inner] Versteck innen an der Straße nach York
    [east-outer] Versteck außen bei Lincoln
    [east-inner] Versteck innen an der Straße nach Lincoln
    [south-outer] Versteck außen bei Nottingham
    [south-inner] Versteck innen an der Straße nach Nottingham
    [west-outer] Versteck außen bei Derby
    [west-inner] Versteck innen an der Straße nach Derby
    [north-west] Versteck an der Nordwestecke der Kreuzung
    [north-east] Versteck an der Nordostecke der Kreuzung
    [south-east] Versteck an der Südostecke der Kreuzung
    [south-west] Versteck an der Südwestecke der Kreuzung
   *[other] { $name }
}
sf-traveller = Reisende von { $from } nach { $to } (Stärke { $strength }; { $glory } Ruhm, { $gold } Gold{ $companions ->
    [0] {""}
    [one] , ein Gefährte
   *[other] , { $companions } Gefährten
})
sf-sheriff = Sheriff von { $from } nach { $to } (Stärke { $strength }; { $glory } Ruhm; kostet { $losses } Ruhm und { $robbers ->
    [one] einen Räuber
   *[other] { $robbers } Räuber
})
sf-slot = Reisekarte { $number }
sf-slot-known = Reisekarte { $number }: { $card }
sf-any-card = keine bestimmte Karte
sf-hideout-open = Versteck, das noch offen ist
sf-strength-1 = Ausrüstungskarte der Stärke 1
sf-strength-2 = Ausrüstungskarte der Stärke 2
sf-strength-3 = Ausrüstungskarte der Stärke 3
sf-cloak = Waldumhang
sf-garment = Botengewand
sf-provisions = Proviant

# What can be chosen.
sf-church = Kirche: { $number } Gold für { $number } Ruhm spenden
sf-inn = Wirtshaus: { $card } ansehen
sf-merchant = Händler: eine Ausrüstungskarte für 1 Gold kaufen
sf-market = Markt: einen Räuber für 2 Gold anwerben
sf-alone = Allein auf der Lauer liegen im { $hideout }
sf-call = Zum Bündnis aufrufen im { $hideout }
sf-n-robbers = { $number ->
    [one] einen Räuber
   *[other] { $number } Räuber
}
sf-n-companions = { $number ->
    [0] keine Gefährten
    [one] einen Gefährten
   *[other] { $number } Gefährten
}
sf-robbers = { sf-n-robbers } losschicken
sf-call-robbers = Aufrufen und selbst { sf-n-robbers } mitbringen
sf-offer-robbers = { sf-n-robbers } anbieten
sf-write-robbers = { $member } bringt { sf-n-robbers }
sf-card = Eine Karte der Stärke { $number } nennen
sf-play = Eine Karte der Stärke { $number } ausspielen
sf-done = Das anbieten, ohne Räuber
sf-no-more-cards = Keine weitere Karte ausspielen
sf-ask = { $number ->
    [0] { $other } um beliebig viele Räuber bitten
   *[other] { $other } um { sf-n-robbers } bitten
}
sf-slot-write = Den Überfall planen auf { $card }
sf-aim = Als Ziel nennen: { $card }
sf-inform = Dich als Informant anbieten für { $card }
sf-no-slot = Keine Reisekarte festhalten
sf-decline = Ablehnen
sf-gold = { $member } bekommt { $number } Gold versprochen
sf-wish-gold = { $number } Gold von der Beute verlangen
sf-companions = { $member } { sf-n-companions } versprechen
sf-wish-companions = { sf-n-companions } von der Beute verlangen
sf-now = { $side ->
    [leader] Du zahlst { $member } sofort { $number } Gold
    [member] { $member } zahlt dir sofort { $number } Gold
   *[nobody] { $member } und du zahlt jetzt nichts
}
sf-wish-now = { $side ->
    [leader] Von { $other } sofort { $number } Gold verlangen
    [member] { $other } sofort { $number } Gold anbieten
   *[nobody] Jetzt kein Gold
}
sf-informer = { $other } ist Informant
sf-accept = Das Angebot von { $member } annehmen
sf-write-done = { $member } so in den Vertrag nehmen
sf-reject = { $member } außen vor lassen
sf-confirm = Das Bündnis schließen
sf-propose = Den Vertrag vorschlagen
sf-withdraw = Zurückziehen
sf-yes = Ja, abgemacht
sf-no = Nein
sf-pick = Ausspielen: { $card }
sf-next = { $other } entscheidet als Nächstes über Karten
sf-give-gold = Ein Gold für { $other }
sf-give-companion = Ein Gefährte für { $other }
sf-send = Botengewand: die Kutsche nach { $town } schicken
sf-watch = Abwarten; frag mich an der Kreuzung noch einmal
sf-let-pass = Die Kutsche ziehen lassen
sf-cloak-stay = Waldumhang: nichts verlieren und bleiben
sf-cloak-home = Waldumhang: nichts verlieren und heimgehen
sf-eat = Proviant: deine Räuber bleiben im Versteck
sf-no-special = Keine Sonderkarte ausspielen
sf-call-open = Zum Bündnis aufrufen und die anderen das Versteck nennen lassen
sf-hideout-named = { $hideout } nennen
sf-hideout-chosen = { $hideout } nehmen
sf-with = Das Gold mit { $other } ausmachen, nicht mit dem Anführer
sf-pay = { $payer } zahlt { $other } sofort Gold
sf-pay-gold = { $payer } zahlt { $other } sofort { $number } Gold
sf-show = { $to ->
    [table] Allen zeigen: { $card }
   *[one] Nur { $other } zeigen: { $card }
}
sf-take-all = Alle Angebote ab hier annehmen und das Bündnis schließen
sf-propose-all = Alle Angebote ab hier so annehmen und den Vertrag vorschlagen
sf-bargain = Ja, ich will mitfeilschen
sf-no-bargain = Diese Runde nicht feilschen
sf-bid-pick = Gold bieten, damit sie ausgespielt wird: { $card }
sf-bid-leave = Gold bieten, damit sie liegen bleibt: { $card }
sf-bid-town = Gold bieten, damit die Kutsche nach { $town } fährt
sf-bid-keep = Gold bieten, damit das Botengewand auf der Hand bleibt
sf-bid-gold = { $number } Gold bieten
sf-no-bid = Nichts bieten
sf-take-pick = { $gold } Gold von { $other } nehmen und ausspielen: { $card }
sf-take-leave = { $gold } Gold von { $other } nehmen und liegen lassen: { $card }
sf-take-town = { $gold } Gold von { $other } nehmen und die Kutsche nach { $town } schicken
sf-take-keep = { $gold } Gold von { $other } nehmen und das Botengewand behalten

# What the one who moves should do, and what the others wait for.
sf-prompt-plan = Runde { $round }: Schick einen Räuber an einen Ort oder Räuber in ein Versteck. Du hast { $robbers } im Lager und { $gold } Gold.
    .title = Plane deine Räuber
sf-waiting-plan = Runde { $round }: { $seat } plant.
sf-prompt-group = Wie viele Räuber lauern im { $hideout }?
    .title = Wie viele lauern?
sf-waiting-group = { $seat } lässt Räuber lauern im { $hideout }.
sf-prompt-call = Dein Aufruf im { $hideout }: Ergänze, was du willst; deine Räuber schließen ihn ab.
    .title = Dein Aufruf
sf-waiting-call = { $seat } bereitet einen Aufruf vor, im { $hideout }.
sf-prompt-offer = { $leader } ruft zum Bündnis im { $hideout }, Räuber dabei: { $own }; { $wanted ->
    [0] jede Hilfe ist willkommen
   *[other] von dir gewünscht: { $wanted }
} ({ $aim }).
    .title = Bei { $leader } mitmachen?
sf-waiting-offer = { $seat } antwortet auf den Aufruf von { $leader } im { $hideout }.
sf-prompt-choose-hideout = Die Angebote nennen mehrere Verstecke. Welches nimmst du?
    .title = Welches Versteck?
sf-waiting-choose-hideout = { $seat } wählt eines der genannten Verstecke.
sf-prompt-answer = Nimmst du das Angebot von { $member } an?
    .title = Angebot von { $member } annehmen?
sf-waiting-answer = { $seat } prüft das Angebot von { $member }.
sf-prompt-confirm = Schließt du dieses Bündnis?
    .title = Bündnis schließen?
sf-waiting-confirm = { $seat } schließt das Bündnis oder zieht sich zurück.
sf-prompt-deal-member = Die Bedingungen für { $member }: Nimm sie so an, ändere sie oder lass { $member } außen vor.
    .title = Was bekommt { $member }?
sf-waiting-deal-member = { $seat } schreibt die Bedingungen für { $member }.
sf-prompt-deal-own = Was steht noch im Vertrag? Dann schlag ihn vor.
    .title = Den Vertrag vorschlagen?
sf-waiting-deal-own = { $seat } macht den Vertrag fertig.
sf-prompt-deal-pay = Wie viel Gold zahlt { $payer } sofort an { $other }?
    .title = Wie viel Gold?
sf-waiting-deal-pay = { $seat } schreibt auf, was { $payer } an { $other } zahlt.
sf-prompt-consent = { $leader } schlägt einen Vertrag vor, im { $hideout }. Bist du einverstanden?
    .title = Bist du einverstanden?
sf-waiting-consent = { $seat } antwortet auf den Vertrag von { $leader }.
sf-prompt-bargain = Die Überfälle beginnen. Willst du diese Runde feilschen? Nur dann fragen wir dich nach Angeboten an alle, die eine Karte ausspielen oder ein Botengewand gezeigt haben.
    .title = Willst du feilschen?
sf-waiting-bargain = { $seat } sagt, ob diese Runde gefeilscht wird.
sf-prompt-bid-pick = { $picker } wählt die nächste Karte. Bietest du Gold dafür, dass eine bestimmte Karte ausgespielt wird oder liegen bleibt?
    .title = Ein Angebot an { $picker }?
sf-waiting-bid-pick = { $seat } darf { $picker } ein Angebot machen.
sf-prompt-bid-turn = { $member } hat ein Botengewand gezeigt. Bietest du Gold dafür, dass es ausgespielt wird oder auf der Hand bleibt?
    .title = Ein Angebot an { $member }?
sf-waiting-bid-turn = { $seat } darf { $member } ein Angebot machen.
sf-prompt-bid-gold = Wie viel Gold bietest du? Es wird sofort bezahlt, wenn dein Angebot angenommen wird.
    .title = Wie viel Gold?
sf-waiting-bid-gold = { $seat } überlegt, wie viel Gold es sein soll.
sf-prompt-pick = Wähle die Reisekarte, die ausgespielt wird.
    .title = Welche Kutsche fährt los?
sf-waiting-pick = { $seat } wählt die nächste Reisekarte.
sf-prompt-redirect = Unterwegs nach { $town }: { $card }. Spielst du ein Botengewand aus?
    .title = Die Kutsche umlenken?
sf-waiting-redirect = { $seat } darf ein Botengewand ausspielen.
sf-prompt-order = Im { $hideout } fehlt noch Stärke { $missing }. Wer entscheidet als Nächstes über Karten?
    .title = Wer entscheidet als Nächstes?
sf-waiting-order = { $seat } legt die Reihenfolge beim Ausspielen fest.
sf-prompt-cards = Im { $hideout } fehlt noch Stärke { $missing }. Spielst du Karten aus?
    .title = Es fehlen { $missing }: Karten spielen?
sf-waiting-cards = Im { $hideout } fehlt noch Stärke { $missing }: { $seat } darf Karten ausspielen.
sf-prompt-split = Teile die Beute auf, noch { $left } Gold{ $companions ->
    [0] {""}
    [one] {" "}und ein Gefährte
   *[other] {" "}und { $companions } Gefährten
}.
    .title = Verteile die Beute
sf-waiting-split = { $seat } teilt die Beute auf, noch { $left } Gold{ $companions ->
    [0] {""}
    [one] {" "}und ein Gefährte
   *[other] {" "}und { $companions } Gefährten
}.
sf-prompt-promises = Die Beute reicht nicht für alle Versprechen. Wer bekommt das nächste Stück?
    .title = Wer bekommt das nächste Stück?
sf-waiting-promises = { $seat } löst die Versprechen ein.
sf-prompt-rest = Verteile den Rest der Beute: { $left } Gold{ $companions ->
    [0] {""}
    [one] {" "}und ein Gefährte
   *[other] {" "}und { $companions } Gefährten
}.
    .title = Verteile den Rest
sf-waiting-rest = { $seat } verteilt den Rest der Beute: { $left } Gold{ $companions ->
    [0] {""}
    [one] {" "}und ein Gefährte
   *[other] {" "}und { $companions } Gefährten
}.
sf-prompt-stay = Der Überfall ist geglückt. Spielst du Proviant aus?
    .title = Proviant spielen?
sf-waiting-stay = { $seat } darf Proviant ausspielen.
sf-prompt-defeat = Der Sheriff siegt im { $hideout }. Spielst du einen Waldumhang aus?
    .title = Einen Waldumhang spielen?
sf-waiting-defeat = { $seat } darf einen Waldumhang ausspielen.

# Why something is not possible.
sf-refused = Das geht gerade nicht. { $prompt }
sf-refused-gold = Mit { $gold } Gold musst du in die Kirche: Mehr als 5 sind zu viel für ein Lager.
sf-refused-occupied = Es lauern schon Räuber im { $hideout }.
sf-refused-call = Du kannst jetzt nicht aufrufen: höchstens vier Aufrufe pro Zug, und jemand anders muss noch Räuber im Lager haben.
sf-refused-church = { $number } Gold kannst du nicht zahlen: Du hast { $gold }.
sf-refused-merchant = Der Händler will 1 Gold, braucht eine Karte zum Verkaufen und verkauft niemandem mit drei Karten auf der Hand.
sf-refused-market = Der Markt kostet 2 Gold, und unter der Eiche muss noch ein Räuber von dir stehen.
sf-refused-slot = Reisekarte { $number } liegt nicht aus.
sf-refused-barred = Du bist dafür bezahlt worden, Reisekarte { $number } liegen zu lassen.

# What happened.
sf-told-church = { $seat } spendet der Kirche { $number } Gold.
sf-told-inn = { $seat } sieht sich im Wirtshaus { $card } an.
sf-told-seen = Du hast gesehen: { $card }.
sf-told-merchant = { $seat } kauft eine Ausrüstungskarte.
sf-told-bought = Du hast gekauft: { $card }.
sf-told-market = { $seat } wirbt auf dem Markt einen Räuber an.
sf-told-alone = { $seat } lauert allein im { $hideout }.
sf-told-call = { $seat } ruft zum Bündnis im { $hideout }.
sf-told-robbers = { $seat } schickt { sf-n-robbers } los.
sf-told-call-robbers = { $seat } bringt { sf-n-robbers } mit.
sf-told-offer-robbers = { $seat } bietet { sf-n-robbers } an.
sf-told-write-robbers = { $seat } trägt für { $member } { sf-n-robbers } ein.
sf-told-card = { $seat } nennt eine Karte der Stärke { $number }.
sf-told-play = { $seat } spielt eine Karte der Stärke { $number } aus.
sf-told-done = { $seat } bietet keine Räuber an.
sf-told-no-more-cards = { $seat } spielt keine weitere Karte aus.
sf-told-ask = { $number ->
    [0] { $seat } bittet { $other } um Räuber.
   *[other] { $seat } bittet { $other } um { sf-n-robbers }.
}
sf-told-slot-write = { $seat } plant einen Überfall auf { $card }.
sf-told-aim = { $seat } hat es abgesehen auf { $card }.
sf-told-inform = { $seat } will Informant sein für { $card }.
sf-told-no-slot = { $seat } plant keinen bestimmten Überfall.
sf-told-decline = { $seat } lehnt ab.
sf-told-gold = { $seat } verspricht { $member } { $number } Gold.
sf-told-wish-gold = { $seat } verlangt { $number } Gold von der Beute.
sf-told-companions = { $seat } verspricht { $member } { sf-n-companions }.
sf-told-wish-companions = { $seat } verlangt { sf-n-companions } von der Beute.
sf-told-now = { $side ->
    [leader] { $seat } soll { $member } sofort { $number } Gold zahlen.
    [member] { $member } soll { $seat } sofort { $number } Gold zahlen.
   *[nobody] { $seat } und { $member } sollen jetzt nichts zahlen.
}
sf-told-wish-now = { $side ->
    [leader] { $seat } verlangt von { $other } sofort { $number } Gold.
    [member] { $seat } bietet { $other } sofort { $number } Gold.
   *[nobody] { $seat } will jetzt kein Gold.
}
sf-told-informer = { $seat } macht { $other } zum Informanten.
sf-told-accept = { $seat } nimmt das Angebot von { $member } an.
sf-told-write-done = { $seat } nimmt { $member } in den Vertrag auf.
sf-told-reject = { $seat } lässt { $member } außen vor.
sf-told-confirm = { $seat } schließt das Bündnis.
sf-told-propose = { $seat } schlägt einen Vertrag vor.
sf-told-withdraw = { $seat } zieht sich zurück.
sf-told-yes = { $seat } ist einverstanden.
sf-told-no = { $seat } ist nicht einverstanden: Der Vertrag ist geplatzt.
sf-told-pick = { $seat } spielt aus: { $card }.
sf-told-next = { $seat } lässt { $other } als Nächstes entscheiden.
sf-told-give-gold = { $seat } gibt { $other } ein Gold.
sf-told-give-companion = { $seat } gibt { $other } einen Gefährten.
sf-told-send = { $seat } spielt ein Botengewand aus: Die Kutsche fährt jetzt nach { $town }.
sf-told-watch = { $seat } wartet ab und beobachtet die Kutsche.
sf-told-let-pass = { $seat } lässt die Kutsche ziehen.
sf-told-cloak-stay = { $seat } spielt einen Waldumhang aus und bleibt.
sf-told-cloak-home = { $seat } spielt einen Waldumhang aus und geht heim.
sf-told-eat = { $seat } spielt Proviant aus und bleibt.
sf-told-no-special = { $seat } spielt keine Sonderkarte aus.
sf-told-call-open = { $seat } ruft zum Bündnis; die anderen nennen das Versteck.
sf-told-hideout-named = { $seat } nennt: { $hideout }.
sf-told-hideout-chosen = { $seat } nimmt: { $hideout }.
sf-told-with = { $seat } will das Gold mit { $other } ausmachen.
sf-told-pay = { $seat } schreibt eine Zahlung von { $payer } an { $other } in den Vertrag.
sf-told-pay-gold = { $payer } soll { $other } sofort { $number } Gold zahlen.
sf-told-show = { $to ->
    [table] { $seat } zeigt allen: { $card }.
   *[one] { $seat } zeigt { $other }: { $card }.
}
sf-told-show-secret = { $seat } zeigt { $other } eine Karte.
sf-told-take-all = { $seat } nimmt alle Angebote an und schließt das Bündnis.
sf-told-propose-all = { $seat } nimmt alle Angebote an und schlägt einen Vertrag vor.
sf-told-bargain = { $seat } will diese Runde feilschen.
sf-told-no-bargain = { $seat } feilscht diese Runde nicht.
sf-told-bid-pick = { $seat } bietet Gold für das Ausspielen: { $card }.
sf-told-bid-leave = { $seat } bietet Gold für das Liegenlassen: { $card }.
sf-told-bid-town = { $seat } bietet Gold dafür, dass die Kutsche nach { $town } fährt.
sf-told-bid-keep = { $seat } bietet Gold dafür, dass das Botengewand auf der Hand bleibt.
sf-told-bid-gold = { $seat } bietet { $number } Gold.
sf-told-no-bid = { $seat } bietet nichts.
sf-told-take-pick = { $seat } nimmt { $gold } Gold von { $other } und spielt aus: { $card }.
sf-told-take-leave = { $seat } nimmt { $gold } Gold von { $other } und lässt liegen: { $card }.
sf-told-take-town = { $seat } nimmt { $gold } Gold von { $other } und spielt ein Botengewand aus: Die Kutsche fährt jetzt nach { $town }.
sf-told-take-keep = { $seat } nimmt { $gold } Gold von { $other } und behält das Botengewand.
sf-told-sets-out = Eine Kutsche fährt los: { $card }.
sf-told-passed = Durchgekommen: { $card }.
sf-told-raided = Besiegt im { $hideout }: { $card }.
sf-told-glory = { $sign ->
    [won] { $seat } gewinnt { $number } Ruhm.
   *[lost] { $seat } verliert { $number } Ruhm.
}
sf-told-purse = { $sign ->
    [won] { $seat } bekommt { $number } Gold.
   *[lost] { $seat } gibt { $number } Gold ab.
}
sf-told-oak = { $sign ->
    [won] { $seat } holt { sf-n-robbers } unter der Eiche hervor.
   *[lost] { $seat } stellt { sf-n-robbers } unter die Eiche.
}
sf-told-round = Runde { $round } beginnt; offen liegt: { $card }.
sf-told-end = Die Partie ist zu Ende.

# Wie eine Zahl zustande kommt.
sf-how-raids = Der Ruhm auf den Karten aller Überfälle, bei denen du dabei warst
sf-how-sheriffs = Besiegte Sheriffs, weniger was sie dich kosteten
sf-how-church = 1 für jedes Gold in der Kirche
sf-how-last-loot = Beute der letzten Runde: 1 für ein Gold, 2 für einen Gefährten
sf-how-first-out = 1 für jedes Mal, dass dein Lager zuerst leer war
sf-how-member = { $seat }
sf-how-strength = { $robbers ->
    [one] ein Räuber
   *[other] { $robbers } Räuber
}{ $pledged ->
    [0] {""}
   *[other] , zugesagte Karten +{ $pledged }
}

# The headings of the score sheet
heading-sherwood_forest-raids = Überfälle
heading-sherwood_forest-sheriffs = Sheriffs
heading-sherwood_forest-church = Kirche
heading-sherwood_forest-last-loot = Letzte Beute
heading-sherwood_forest-first-out = Zuerst leer

# Where openings are compared.
sf-opening = { $way ->
    [alone] Allein auf der Lauer liegen
    [offer-robbers] Räuber für ein fremdes Bündnis anbieten
    [church] Zur Kirche
    [inn] Ins Wirtshaus
    [merchant] Zum Händler
    [market] Auf den Markt
   *[call] Zum Bündnis aufrufen
}
