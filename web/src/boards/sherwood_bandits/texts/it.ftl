# Il tabellone di Sherwood Bandits.

sbb-you = Tu
sbb-your-gang = La tua banda
sbb-road = La strada
sbb-section = Carro { $number }
sbb-phase = Fase
sbb-phase-ambush = Appostamenti
sbb-phase-raids = Imboscate
sbb-phase-sheriff = Sceriffo
sbb-start = Primo giocatore
sbb-choices = Che cosa puoi fare

## Carri
sbb-ranged = { $weight ->
    [light] Leggero { $range }
    [medium] Medio { $range }
   *[heavy] Pesante { $range }
}
sbb-wagon-beer = Birra
sbb-wagon-wayfarers = Viandanti
sbb-wagon-war = Guerra
sbb-wagon-kings = Re
sbb-wagon-sheriffs = Sceriffo
sbb-wagon-feast = Festa
sbb-state-coming = In arrivo
sbb-state-waiting = Da assaltare
sbb-state-now = Assalto!
sbb-state-robbed = Depredato
sbb-state-escaped = Scappato
sbb-average = { $dice ->
    [one] 1 dado, in media { $average }
   *[other] { $dice } dadi, in media { $average }
}
sbb-odds = { $dice ->
    [0] Nessuno in agguato
    [one] 1 dado: { $percent } %
   *[other] { $dice } dadi: { $percent } %
}
sbb-nobody-yet = Ancora nessuno
sbb-three-dice = 3 dadi
sbb-needed = serve
sbb-of = su { $defence }
sbb-short = { $missing ->
    [one] manca 1
   *[other] mancano { $missing }
}
sbb-chooses = { $name }: { $size ->
    [one] 1 tessera
   *[other] { $size } tessere
}
sbb-token = Segnalino { $token } quando viene rivelato.
sbb-token-by = Segnalino di { $name }
sbb-stays = È stato sostituito e resta.
sbb-may-be = Può essere:
sbb-changes = Cambia la carta di { $name }.
sbb-feast-die = Dado della festa: { $value }
sbb-deck = { $left ->
    [one] Ancora 1 carro nel mazzo
   *[other] Ancora { $left } carri nel mazzo
}
sbb-unseen = Non ancora visti, compresi quelli coperti sulla strada:

## Banditi e dadi
sbb-attack = Spazi d’attacco
sbb-hideouts = Nascondigli
sbb-hideout = Carro { $wagon }, posizione { $position }
sbb-free = libero
sbb-lies = sdraiato
sbb-sneaked-off = se l’è svignata
sbb-late = tardi
sbb-die = { $name }: { $value }
sbb-crossed = Porta una X
sbb-pickpockets = Borseggio
sbb-jail = Prigione
sbb-supply = { $tiles ->
    [one] 1 tessera nella riserva
   *[other] { $tiles } tessere nella riserva
}, { $tokens } segnalini moneta
sbb-bandits-left = { $left ->
    [one] Ancora 1 bandito
   *[other] Ancora { $left } banditi
}

## Compagni
sbb-companions = Compagni
sbb-may-call = Puoi chiamare
sbb-leader-of = Capo di { $name }
sbb-leader-free = capo libero
sbb-leader-jail = capo in prigione
sbb-leader-marian = con Marian
sbb-leader-john = con John
sbb-leader-robin = con Robin
sbb-leader-tuck = con Tuck
sbb-when-marian = prima di nasconderti
sbb-when-john = prima degli assalti
sbb-when-robin = in un assalto
sbb-when-tuck = prima dello sceriffo
sbb-to-come = Ancora nel mazzo: { $cards }.
sbb-looks = ha guardato il carro { $wagons }
sbb-seen-by = Guardato da { $names }
sbb-does-gossip = Guarda in segreto fino a 2 carri.
sbb-does-clique = Piazza subito un secondo bandito.
sbb-does-scout = Sostituisci un carro, coperto.
sbb-does-guards = Guarda un carro; mettici +2, −2 o niente.
sbb-does-insider = Scambia con un avversario, stessa posizione altrove.
sbb-does-jostle = Scambia un tuo bandito con il vicino.
sbb-does-squeeze = Stringiti a sinistra: a te la tessera, all’altro i punti.
sbb-does-weasel = Un bandito va per una moneta; resta un dado da 2.
sbb-does-cover = Cambia un tuo dado di +2 o −2.
sbb-does-second-chance = Ritira un dado a scelta.
sbb-does-front = Scegli un dado: quelli a sinistra diventano uguali.
sbb-does-behind = Scegli un dado: quelli a destra diventano uguali.
sbb-does-come-along = Togli un tuo dado dal ponte levatoio.
sbb-does-swap = Pesca una tessera, poi rimettine un’altra.
sbb-does-market = Vendi una tessera del round per 1 punto.
sbb-does-beer = Alza di 2 un dado di ogni avversario.

## Ponte levatoio
sbb-drawbridge = Ponte levatoio
sbb-as-it-stands = se resta così
sbb-under = sotto { $under }: tessera o punto
sbb-over = sopra { $over }: prigione
sbb-over-last = sopra { $over }: −1 punto

## Bottino e punti
sbb-loot = Bottino del round
sbb-chest = Forziere
sbb-your-chest = Il tuo forziere
sbb-chests = I forzieri
sbb-none = ancora niente
sbb-face-down = { $count ->
    [one] 1 tessera, coperta
   *[other] { $count } tessere, coperte
}
sbb-has = { $loot ->
    [one] 1 tessera di questo round
   *[other] { $loot } tessere di questo round
}, { $chest } nel forziere.
sbb-known = Sai che queste sono dagli altri:
sbb-known-perhaps = { $gone ->
    [one] Queste erano dagli altri; una può essere tornata indietro:
   *[other] Queste erano dagli altri; { $gone } possono essere tornate indietro:
}
sbb-if-now = Con le serie
sbb-sets-hint = 3 anelli di un colore 6, 2 bracciali 3, uno di ogni tipo 4
sbb-majorities = { $sets } in serie, { $points } di maggioranze
sbb-wishes = Che cosa renderebbe di più
sbb-points-now = { $points ->
    [one] 1 punto vittoria
   *[other] { $points } punti vittoria
}
sbb-points-total = { $points } punti alla fine
sbb-dashed = Tratteggiato: le tue serie finora. Le maggioranze si vedono alla fine.
sbb-unknown-tiles = { $tiles ->
    [one] e il valore di 1 tessera coperta
   *[other] e il valore di { $tiles } tessere coperte
}

sbb-will-won = Ha più punti di tutti e due: perdete entrambi.
sbb-will-beaten = Non ha più punti del migliore di voi.

option-open_loot = Bottino scoperto: le tessere del round sono scoperte
option-own_chest = Ognuno può guardare nel proprio forziere (nel regolamento è facoltativo; averlo attivo è nostro)

sbb-sign-points = punti vittoria
sbb-sign-bag = tessere di questo round, o della riserva
sbb-sign-chest = tessere nel forziere
sbb-sign-start = il segnalino primo giocatore
sbb-sign-free = un capo ancora libero
sbb-sign-jail = un capo in prigione
sbb-sign-looked = qualcuno ha guardato questo carro
