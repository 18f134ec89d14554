# Das Brett von Sherwood Forest.

sfb-you = Du
sfb-none = Keine
sfb-more = mehr …
sfb-map = Karte: York im Norden, Lincoln im Osten, Nottingham im Süden, Derby im Westen
sfb-stage-plans = Planung
sfb-stage-raids = Überfälle
sfb-tab-talk = Bündnis
sfb-tab-group = Hinterhalt
sfb-tab-raid = Überfall
sfb-tab-travellers = Reisende
sfb-tab-camp = Lager
sfb-hideout = { $name ->
    [north-outer] äußeres Versteck, Straße nach York
    [north-inner] inneres Versteck, Straße nach York
    [east-outer] äußeres Versteck, Straße nach Lincoln
    [east-inner] inneres Versteck, Straße nach Lincoln
    [south-outer] äußeres Versteck, Straße nach Nottingham
    [south-inner] inneres Versteck, Straße nach Nottingham
    [west-outer] äußeres Versteck, Straße nach Derby
    [west-inner] inneres Versteck, Straße nach Derby
    [north-west] Nordwest-Ecke
    [north-east] Nordost-Ecke
    [south-east] Südost-Ecke
    [south-west] Südwest-Ecke
   *[other] { $name }
}

# Orte und Vorräte.
sfb-place-church = Kirche
sfb-place-inn = Wirtshaus
sfb-place-merchant = Händler
sfb-place-market = Markt
sfb-oak = Große Eiche
sfb-oak-short = Eiche
sfb-quarry = Goldgrube
sfb-quarry-short = Grube
sfb-glory = Ruhm
sfb-gold = Gold
sfb-equipment = Ausrüstung
sfb-carriage = Die Kutsche
sfb-about-church = Ein Räuber: Zahle beliebig viel Gold, jedes bringt 1 Ruhm. Mit mehr als 5 Gold im Lager musst du hierher.
sfb-about-inn = Ein Räuber: Sieh dir heimlich eine der Reisekarten an. Klicke auf das Wirtshaus oder die Karte.
sfb-about-merchant = Ein Räuber und 1 Gold: die oberste Ausrüstungskarte, höchstens drei auf der Hand. { $deck } im Stapel.
sfb-about-market = Ein Räuber und 2 Gold: Einer deiner Räuber unter der Eiche kommt nach den Überfällen dazu.
sfb-about-oak = Räuber, die noch nicht dabei sind. Gefährten aus Überfällen und Angeworbene vom Markt kommen von hier.
sfb-about-quarry = Gold im Vorrat. Was hier nicht liegt, kann keine Beute sein.
sfb-about-hideout = Bewacht die Straße nach { $towns }.
sfb-about-red = An der Kreuzung, mit roter Linie: bewacht die Straßen nach { $towns }.

# Karten.
sfb-card-short = Karte { $number }, Stärke { $strength }
sfb-back = Eine verdeckte Reisekarte, Rückseite { $back }
sfb-unknown-card = Reisekarte { $number }, verdeckt
sfb-about-unknown = Du hast sie nicht gesehen. Im Wirtshaus kann ein Räuber sie ansehen.
sfb-about-travellers = Eine Gruppe der Stärke { $needed } überfällt sie.
sfb-about-sheriff = Eine Gruppe der Stärke { $needed } schlägt ihn; wer schwächer ist, büßt dafür.
sfb-from-to = Von { $from } nach { $to }.
sfb-name-shepherds = Schäfer
sfb-name-pedlars = Hausierer
sfb-name-monks = Mönche
sfb-name-merchants = Kaufleute
sfb-name-nobles = Vornehme Gäste
sfb-name-taxes = Steuereintreiber
sfb-name-knights = Ritter
sfb-name-court = Der Hof des Königs
sfb-name-prisoners = Gefangenentransport
sfb-name-sheriff = Der Sheriff
sfb-kind-strength-1 = Stab
sfb-kind-strength-2 = Bogen
sfb-kind-strength-3 = Schwert
sfb-kind-cloak = Umhang
sfb-kind-garment = Gewand
sfb-kind-provisions = Proviant
sfb-travellers = Reisende der Runde { $round }
sfb-to-come = noch { $left }, Rückseite { $back }
sfb-last-round = die letzte Runde
sfb-open = offen
sfb-only-you = nur du
sfb-known = du kennst sie
sfb-on-road = unterwegs
sfb-seen-by = Gesehen von { $names }
sfb-planned = Ein Bündnis will Karte { $number } überfallen

# Lager.
sfb-your-camp = Dein Lager
sfb-camp-of = Lager von { $name }
sfb-first = Startspieler
sfb-points = { $glory } Ruhm, wenn das Spiel jetzt endete
sfb-in-camp = { $here } im Lager, { $away } unterwegs
sfb-under-oak = { $number } unter der Eiche.
sfb-gold-of = { $gold } von { $most } Gold
sfb-gold-over = { $gold } Gold: ab in die Kirche
sfb-no-equipment = Noch keine Ausrüstung
sfb-hand-size = { $number ->
    [0] Keine Ausrüstung auf der Hand.
    [one] Eine Ausrüstungskarte auf der Hand.
   *[other] { $number } Ausrüstungskarten auf der Hand.
}
sfb-state-thinks = entscheidet
sfb-state-leads = führt
sfb-state-offers = bietet
sfb-state-declines = lehnt ab
sfb-state-open = gefragt

# Stärke.
sfb-strength = Stärke { $strength }
sfb-strength-short = Stärke { $strength }
sfb-reached = { $reached } von { $needed } Stärke
sfb-of = { $reached } von { $needed }
sfb-agreed = vereinbart
sfb-here = im Versteck
sfb-with-offers = { $reached } mit den Angeboten
sfb-needed = { $needed } nötig
sfb-verdict-enough = { $reached } von { $needed }: Der Überfall gelingt.
sfb-verdict-short = { $reached } von { $needed }: { $short ->
    [one] Es fehlt 1.
   *[other] Es fehlen { $short }.
}
sfb-verdict-no-card = Keine Karte genannt: Überfallen wird, wer vorbeikommt, wenn ihr stark genug seid.
sfb-verdict-unknown = Du weißt nicht, wie stark Karte { $number } ist.
sfb-verdict-elsewhere = Karte { $number } kommt hier nicht vorbei.

# Die Verhandlung.
sfb-alliance = Bündnis
sfb-alliance-at = Bündnis, { $hideout }
sfb-call-of = Aufruf { $call } von { $calls }
sfb-your-call = Dein Aufruf
sfb-their-call = { $name } ruft
sfb-passes = { $times ->
    [one] Karte { $number }, { $from } nach { $to }, kommt hier einmal vorbei.
   *[other] Karte { $number }, { $from } nach { $to }, kommt hier { $times }-mal vorbei.
}
sfb-brings = bringt
sfb-brings-you = bringst
sfb-wants = will
sfb-wants-you = willst
sfb-gets = bekommt
sfb-gets-you = bekommst
sfb-informs = gibt Auskunft über Karte { $number }
sfb-informs-you = gibst Auskunft über Karte { $number }
sfb-asked = Hat noch nicht geantwortet
sfb-asked-for = { $number ->
    [one] Um einen Räuber gebeten
   *[other] Um { $number } Räuber gebeten
}
sfb-declined = Lehnt ab
sfb-declined-you = Du lehnst ab
sfb-leads = führt
sfb-leads-you = du führst
sfb-taken = dabei
sfb-yes = einverstanden
sfb-left-out = nicht dabei
sfb-field-robbers = Räuber
sfb-field-cards = Karte nennen
sfb-field-aim = Ziel: Karte
sfb-field-inform = Auskunft über
sfb-field-card = Reisekarte
sfb-field-informer = Informant
sfb-field-gold = Gold der Beute
sfb-field-companions = Gefährten
sfb-field-now = Gold sofort
sfb-any-number = beliebig viele
sfb-if-raided = Wird Karte { $number } hier überfallen
sfb-if-success = Gelingt der Überfall
sfb-gain-glory = { $number } Ruhm
sfb-gain-gold = { $number } Gold
sfb-gain-gold-last = { $number } Ruhm für Gold
sfb-gain-companions = { $number ->
    [one] 1 Gefährte
   *[other] { $number } Gefährten
}
sfb-gain-parts = { $number ->
    [one] 1 Teil der Beute
   *[other] { $number } Teile der Beute
}
sfb-gain-parts-or = { $least ->
    [0] vielleicht 1 Teil der Beute
   *[other] { $least } oder { $most } Teile der Beute
}
sfb-gain-hands-out = { $number } Gold zu verteilen
sfb-gain-pays = { $number } Gold draufzuzahlen
sfb-emptied-1 = { $name }: Lager zuerst leer, sofort 1 Ruhm.
sfb-emptied-2 = { $name }: Lager als zweites leer, beginnt die Überfälle.

# Allein auf der Lauer.
sfb-ambush = Hinterhalt
sfb-ambush-at = Hinterhalt, { $hideout }
sfb-alone-why = Alle Beute gehört dir. Sie bleiben, bis ein Überfall gelingt oder die Runde endet.
sfb-enough-for = Genug für Karte { $cards }
sfb-short-of = Für Karte { $number } fehlen { $short }
sfb-nothing-known = Hier kommt niemand vorbei, den du kennst.
sfb-camp-enough = { $times ->
    [one] Karte { $number } kommt vorbei: { $needed } nötig, dein Lager genügt.
   *[other] Karte { $number } kommt { $times }-mal vorbei: { $needed } nötig, dein Lager genügt.
}
sfb-camp-short = { $times ->
    [one] Karte { $number } kommt vorbei: { $needed } nötig, deinem Lager fehlen { $short }.
   *[other] Karte { $number } kommt { $times }-mal vorbei: { $needed } nötig, deinem Lager fehlen { $short }.
}
sfb-passing-enough = Karte { $number } kommt vorbei: { $needed } nötig, sie sind stark genug.
sfb-passing-short = Karte { $number } kommt vorbei: { $needed } nötig, es fehlen { $short }.
sfb-robbers = { $number ->
    [one] 1 Räuber
   *[other] { $number } Räuber
}
sfb-pledged = zugesagt { $cards }
sfb-promised = versprochen: { $gold } Gold, { $companions } Gefährten

# Überfälle.
sfb-raid = Überfall
sfb-stop-enough = { $hideout }: { $strength } von { $needed }, wird dort überfallen.
sfb-stop-weak = { $hideout }: { $strength } von { $needed }, ohne Handkarten zu schwach.
sfb-stop-none = Niemand lauert auf dem Weg.
sfb-choose-town = Wähle auf der Karte ihr neues Ziel, oder lass sie fahren.
sfb-way-now = Weiter nach { $town }:
sfb-way-to = Nach { $town }:
sfb-way-raided = überfallen: { $hideout } ({ $strength }).
sfb-way-weak = trifft auf { $hideouts }; ohne Karten zu schwach.
sfb-way-free = niemand lauert.
sfb-order-why = Die Mitglieder entscheiden nacheinander über Karten. Wer ist als Nächstes dran?
sfb-come-back = Gelingt der Überfall nicht, kommen deine Handkarten zurück.
sfb-spent-anyway = Hier gespielte Karten sind in jedem Fall verbraucht.
sfb-spared = durch den Umhang verschont
sfb-loses = { $glory } Ruhm und { $robbers ->
    [one] 1 Räuber
   *[other] { $robbers } Räuber
} verloren
sfb-loot-left = Beute zu verteilen
sfb-parts = { $number ->
    [one] 1 Teil
   *[other] { $number } Teile
}
sfb-owed = { $number } Gold versprochen
sfb-news-raided = Überfallen: { $hideout }.
sfb-news-passed = Unbehelligt durchgekommen.

# Aufrufe, Angebote und Handel.
sfb-asked-for-you = { $number ->
    [one] Du wirst um einen Räuber gebeten
   *[other] Du wirst um { $number } Räuber gebeten
}
sfb-asked-you = Jede Hilfe ist willkommen
sfb-only-said = { $number } weitere nur gesagt
sfb-and-said = +{ $number } gesagt
sfb-verdict-said = { $reached } von { $needed } sind sicher, { $short } zu wenig. { $said }, wenn alles stimmt, was gesagt wurde.
sfb-verdict-open = { $reached } von { $needed }: genug, wo immer sie vorbeikommt.
sfb-card-sure = Eine Karte, die sicher ist
sfb-card-said = Eine Karte, die nur genannt ist: niemand muss sie spielen
sfb-alliance-open = Bündnis, Versteck offen
sfb-names-hideout = nennt: { $hideout }
sfb-you-pay = Du zahlst { $other } sofort { $gold } Gold
sfb-pays-you = { $payer } zahlt dir sofort { $gold } Gold
sfb-pays = { $payer } zahlt { $other } sofort { $gold } Gold
sfb-only-pays = Kein Mitglied, zahlt aber: wird auch gefragt
sfb-only-pays-you = Kein Mitglied, aber du zahlst: dein Ja ist nötig
sfb-payments = Gold sofort, sobald alle zugestimmt haben
sfb-field-call = Räuber: schließt den Aufruf
sfb-field-offer = Räuber: schließt dein Angebot
sfb-field-pledge = Karte zusagen
sfb-field-hideout = Versteck
sfb-name-a-hideout = Nenne zuerst ein Versteck
sfb-choose-a-hideout = Welches Versteck nimmst du?
sfb-on-the-map = Jedes freie Versteck ist möglich: Klicke es auf dem Plan an.
sfb-not-here = nicht hier
sfb-field-you-pay = Du zahlst { $name }
sfb-field-pays-you = { $name } zahlt dir
sfb-field-with = Lieber mit
sfb-field-pay = { $name } zahlt
sfb-field-pay-you = Du zahlst
sfb-fold-ask = Gezielt fragen
sfb-fold-ask-note = Fragst du niemanden gezielt, werden alle um beliebig viele gebeten.
sfb-fold-now-note = Wird sofort gezahlt, wenn der Vertrag steht, von Mitgliedern oder anderen.
sfb-fold-pay = Weitere Zahlung
sfb-fold-pay-note = Gold sofort zwischen zwei beliebigen Leuten; wer zahlt, muss zustimmen.
sfb-fold-show = Karte zeigen
sfb-fold-show-note = Allen oder nur einem: Dann ist sie sicher.
sfb-show-all = allen
sfb-take-all = Alle nehmen, Bündnis schließen
sfb-propose-all = Alle nehmen, Vertrag vorschlagen
sfb-call-open = Aufruf, Versteck offen
sfb-do-alone = Allein auflauern
sfb-do-call = Zum Bündnis aufrufen
sfb-do-bid-pick = Gold, damit sie fährt
sfb-do-bid-leave = Gold, damit sie bleibt
sfb-unknown-short = unbekannt
sfb-look-at-inn = Wirtshaus: eine Reisekarte ansehen
sfb-elsewhere = { $number ->
    [one] Karte { $cards } kommt hier nicht vorbei.
   *[other] Die Karten { $cards } kommen hier nicht vorbei.
}
sfb-seen-by-all = alle kennen sie
sfb-seen-by-you = du kennst sie
sfb-tab-bargain = Handel
sfb-bargain = Handeln
sfb-bargain-to = Angebote an { $name }
sfb-bargain-to-you = Angebote an dich
sfb-bargainers = In dieser Runde handeln: { $names }
sfb-bargain-why = Wer handelt, darf Gold bieten, wenn jemand eine Karte wählt oder ein Botengewand gezeigt hat. Gezahlt wird nur, wenn ein Angebot angenommen wird.
sfb-barred = { $name } wurde bezahlt, Karte { $number } liegen zu lassen.
sfb-barred-you = Du wurdest bezahlt, Karte { $number } liegen zu lassen: Spiel eine andere.
sfb-bid-how = Klicke auf eine Reisekarte: Gold dafür, dass sie gespielt wird oder liegen bleibt.
sfb-bid-gold-how = Wird sofort gezahlt, wenn dein Angebot angenommen wird, sonst behältst du es.
sfb-pick-how = Nimm ein Angebot an, oder spiel irgendeine Karte umsonst.
sfb-bid-turn-how = Klicke auf eine Stadt: Gold dafür, dass die Kutsche dorthin fährt. Oder biete Gold dafür, dass das Gewand auf der Hand bleibt.
sfb-bid-pick = für das Spielen von Karte { $number }
sfb-bid-leave = dafür, dass Karte { $number } liegen bleibt
sfb-bid-town = für den Weg nach { $town }
sfb-bid-keep = dafür, dass das Gewand auf der Hand bleibt
sfb-comes-through = Sie käme durch.
sfb-take = { $gold } nehmen
sfb-field-bid = Gold
sfb-verdict-needs = Karte { $number } braucht { $needed }.
sfb-not-in-hand = nicht auf der Hand
sfb-comes-by = { $number ->
    [one] Karte { $cards } kommt hier vorbei.
   *[other] Die Karten { $cards } kommen hier vorbei.
}

option-rules = Regeln
option-rules-basic = Grundspiel
option-rules-advanced = Profispiel: Sheriffs, Verträge, Sonderkarten

sfb-sign-glory = Ruhm
sfb-sign-gold = Gold
sfb-sign-hideout = ein Versteck am Weg
sfb-sign-companion = ein Gefährte: ein neuer Räuber von deiner Eiche
sfb-sign-seen = wer diese Reisekarte gesehen hat
sfb-sign-cards = Ausrüstungskarten auf der Hand
sfb-sign-first = wer diese Runde beginnt
sfb-sign-call = zum Bündnis aufrufen
