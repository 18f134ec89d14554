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
sfb-place-inn = Gasthaus
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
sfb-about-inn = Ein Räuber: Sieh dir heimlich eine der Reisekarten an. Klicke dazu auf die Karte.
sfb-about-merchant = Ein Räuber und 1 Gold: die oberste Ausrüstungskarte, höchstens drei auf der Hand. { $deck } im Stapel.
sfb-about-market = Ein Räuber und 2 Gold: Einer deiner Räuber unter der Eiche kommt nach den Überfällen dazu.
sfb-about-oak = Räuber, die noch nicht dabei sind. Gefährten aus Überfällen und Angeworbene vom Markt kommen von hier.
sfb-about-quarry = Gold im Vorrat. Was hier nicht liegt, kann keine Beute sein.
sfb-about-hideout = Bewacht die Straße nach { $towns }.
sfb-about-red = An der Kreuzung: bewacht die Straßen nach { $towns }.

# Karten.
sfb-card-short = Karte { $number }, Stärke { $strength }
sfb-back = Eine verdeckte Reisekarte, Rückseite { $back }
sfb-unknown-card = Reisekarte { $number }, verdeckt
sfb-about-unknown = Du hast sie nicht gesehen. Im Gasthaus kann ein Räuber sie ansehen.
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
sfb-verdict-short = { $reached } von { $needed }: Es fehlen { $short }.
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
sfb-informs = kennt Karte { $number }
sfb-informs-you = kennst Karte { $number }
sfb-now-gets = { $number } Gold sofort von { $name }
sfb-now-gets-you = { $number } Gold sofort von { $name }
sfb-now-pays = zahlt { $name } sofort { $number } Gold
sfb-now-pays-you = zahlst { $name } sofort { $number } Gold
sfb-asked = Hat noch nicht geantwortet
sfb-asked-for = { $number ->
    [one] Um einen Räuber gebeten
   *[other] Um { $number } Räuber gebeten
}
sfb-asked-for-any = Jede Hilfe ist willkommen
sfb-declined = Lehnt ab
sfb-declined-you = Du lehnst ab
sfb-leads = führt
sfb-leads-you = du führst
sfb-taken = dabei
sfb-yes = einverstanden
sfb-left-out = nicht dabei
sfb-field-robbers = Räuber
sfb-field-cards = Karte zusagen
sfb-field-ask = { $name } bitten um
sfb-field-aim = Ziel: Karte
sfb-field-inform = Auskunft über
sfb-field-card = Reisekarte
sfb-field-informer = Informant
sfb-field-gold = Gold der Beute
sfb-field-companions = Gefährten
sfb-field-now = Gold sofort
sfb-any-number = beliebig viele
sfb-do-not-ask = nicht fragen
sfb-get = für dich
sfb-pay = von dir
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
sfb-way-weak = vorbei an { $hideouts }, ohne Karten zu schwach.
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

heading-sherwood_forest-raids = Überfälle
heading-sherwood_forest-sheriffs = Sheriffs
heading-sherwood_forest-church = Kirche
heading-sherwood_forest-last-loot = Letzte Beute
heading-sherwood_forest-first-out = Zuerst leer

option-rules = Regeln
option-rules-basic = Grundspiel
option-rules-advanced = Profispiel: Sheriffs, Verträge, Sonderkarten
