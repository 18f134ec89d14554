# Sherwood Forest

sf-hideout = { $name ->
    [north-outer] nascondiglio esterno vicino a York
    [north-inner] nascondiglio interno sulla strada di York
    [east-outer] nascondiglio esterno vicino a Lincoln
    [east-inner] nascondiglio interno sulla strada di Lincoln
    [south-outer] nascondiglio esterno vicino a Nottingham
    [south-inner] nascondiglio interno sulla strada di Nottingham
    [west-outer] nascondiglio esterno vicino a Derby
    [west-inner] nascondiglio interno sulla strada di Derby
    [north-west] nascondiglio a nord-ovest dell’incrocio
    [north-east] nascondiglio a nord-est dell’incrocio
    [south-east] nascondiglio a sud-est dell’incrocio
    [south-west] nascondiglio a sud-ovest dell’incrocio
   *[other] { $name }
}
sf-traveller = viaggiatori da { $from } a { $to } (forza { $strength }; { $glory } gloria, { $gold } oro{ $companions ->
    [0] {""}
    [one] , un compagno
   *[other] , { $companions } compagni
})
sf-sheriff = uno sceriffo da { $from } a { $to } (forza { $strength }; { $glory } gloria; costa { $losses } gloria e { $robbers ->
    [one] un rapinatore
   *[other] { $robbers } rapinatori
})
sf-slot = la carta Viaggio { $number }
sf-slot-known = la carta Viaggio { $number }: { $card }
sf-any-card = nessuna carta precisa
sf-strength-1 = una carta Equipaggiamento di forza 1
sf-strength-2 = una carta Equipaggiamento di forza 2
sf-strength-3 = una carta Equipaggiamento di forza 3
sf-cloak = un Mantello della Foresta
sf-garment = un Indumento del Messaggero
sf-provisions = delle Provviste

# What can be chosen.
sf-church = Chiesa: dona { $number } oro per { $number } gloria
sf-inn = Locanda: guarda { $card }
sf-merchant = Mercante: compra una carta Equipaggiamento per 1 oro
sf-market = Mercato: recluta un rapinatore per 2 oro
sf-alone = Apposta i tuoi senza alleati nel { $hideout }
sf-call = Proponi un’alleanza nel { $hideout }
sf-n-robbers = { $number ->
    [one] un rapinatore
   *[other] { $number } rapinatori
}
sf-n-companions = { $number ->
    [0] nessun compagno
    [one] un compagno
   *[other] { $number } compagni
}
sf-robbers = Manda { sf-n-robbers }
sf-call-robbers = Di tuo porta { sf-n-robbers }
sf-offer-robbers = Offri { sf-n-robbers }
sf-write-robbers = { $member } porta { sf-n-robbers }
sf-card = Annuncia una carta di forza { $number }
sf-play = Gioca una carta di forza { $number }
sf-done = Fatto
sf-no-cards = Nessun’altra carta
sf-end-offer = Chiudi l’offerta così com’è
sf-no-more-cards = Non giocare altre carte
sf-leave-out = Non chiedere a { $member }
sf-ask = { $number ->
    [0] Chiedi a { $member } quanti rapinatori vuole
   *[other] Chiedi a { $member } { sf-n-robbers }
}
sf-slot-write = Pianifica l’assalto: { $card }
sf-aim = Di’ che punti a questa: { $card }
sf-inform = Offriti come informatore per { $card }
sf-no-slot = Non segnare nessuna carta Viaggio
sf-no-aim = Non nominare nessuna carta Viaggio
sf-decline = Rifiuta
sf-gold = Prometti { $number } oro a { $member }
sf-wish-gold = Chiedi { $number } oro del bottino
sf-companions = Prometti { sf-n-companions } a { $member }
sf-wish-companions = Chiedi { sf-n-companions } del bottino
sf-now = { $side ->
    [leader] Paghi subito { $number } oro a { $member }
    [member] { $member } ti paga subito { $number } oro
   *[nobody] Tu e { $member } per ora non pagate nulla
}
sf-wish-now = { $side ->
    [leader] Chiedi { $number } oro subito
    [member] Offri { $number } oro subito
   *[nobody] Niente oro per ora
}
sf-informer = L’informatore è { $other }
sf-accept = Accetta l’offerta di { $member }
sf-write-done = Prendi { $member } a queste condizioni
sf-reject = Lascia fuori { $member }
sf-confirm = Forma l’alleanza
sf-propose = Proponi il contratto
sf-withdraw = Rinuncia
sf-yes = Sì, affare fatto
sf-no = No
sf-pick = Gioca { $card }
sf-next = Per le carte, ora decide { $other }
sf-give-gold = Un oro per { $other }
sf-give-companion = Un compagno per { $other }
sf-send = Indumento del Messaggero: manda la carrozza a { $town }
sf-watch = Aspetta e osserva la carrozza
sf-let-pass = Lascia andare la carrozza
sf-cloak-stay = Mantello della Foresta: non perdi nulla e resti
sf-cloak-home = Mantello della Foresta: non perdi nulla e torni a casa
sf-eat = Provviste: i tuoi rapinatori restano nel nascondiglio
sf-no-special = Non giocare carte speciali

# What the one who moves should do, and what the others wait for.
sf-prompt-plan = Turno { $round }: manda un rapinatore in un luogo, o più rapinatori in un nascondiglio. Ne hai { $robbers } nell’accampamento, e { $gold } oro.
    .title = Disponi i tuoi rapinatori
sf-waiting-plan = Turno { $round }: { $seat } pianifica.
sf-prompt-group = Quanti rapinatori si appostano nel { $hideout }?
    .title = Quanti in agguato?
sf-waiting-group = { $seat } manda rapinatori nel { $hideout }.
sf-prompt-call-robbers = Un’alleanza nel { $hideout }: quanti dei tuoi rapinatori porti?
    .title = Quanti ne porti?
sf-waiting-call-robbers = { $seat } prepara un’alleanza nel { $hideout }.
sf-prompt-call-cards = Quali carte Equipaggiamento annunci con i tuoi rapinatori ({ $own })?
    .title = Annunci equipaggiamento?
sf-waiting-call-cards = { $seat } annuncia carte Equipaggiamento.
sf-prompt-call-ask = Chiedi a { $member } di unirsi?
    .title = Chiedi a { $member }?
sf-waiting-call-ask = { $seat } decide a chi chiedere.
sf-prompt-call-aim = A quale carta Viaggio punti? Dirlo non impegna nessuno.
    .title = A quale carta miri?
sf-waiting-call-aim = { $seat } può nominare una carta Viaggio.
sf-prompt-offer = { $leader } propone un’alleanza nel { $hideout }, rapinatori già pronti: { $own }; { $wanted ->
    [0] ogni aiuto è gradito
   *[other] a te ne chiede { $wanted }
} ({ $aim }). Che cosa offri?
    .title = Ti unisci a { $leader }?
sf-waiting-offer = { $leader } propone un’alleanza nel { $hideout }: risponde { $seat }.
sf-prompt-terms = Aggiungi qualcosa all’offerta, o chiudila.
    .title = Aggiungi altro all’offerta?
sf-waiting-terms = { $seat } completa un’offerta.
sf-prompt-answer = Accetti l’offerta di { $member }?
    .title = Accetti l’offerta di { $member }?
sf-waiting-answer = { $seat } valuta l’offerta di { $member }.
sf-prompt-confirm = Formi questa alleanza?
    .title = Formi l’alleanza?
sf-waiting-confirm = { $seat } forma l’alleanza, o rinuncia.
sf-prompt-deal-card = Il contratto: quale carta Viaggio vuoi assaltare?
    .title = Quale carta assaltare?
sf-waiting-deal-card = { $seat } scrive un contratto.
sf-prompt-deal-informer = Chi è l’informatore, vincolato alle promesse?
    .title = Chi è l’informatore?
sf-waiting-deal-informer = { $seat } sceglie l’informatore.
sf-prompt-deal-member = Le condizioni per { $member }: tienile, cambiale o lascia fuori { $member }.
    .title = Che cosa riceve { $member }?
sf-waiting-deal-member = { $seat } scrive le condizioni per { $member }.
sf-prompt-deal-own = Le tue condizioni; poi proponi il contratto.
    .title = Proponi il contratto?
sf-waiting-deal-own = { $seat } completa il contratto.
sf-prompt-consent = { $leader } propone un contratto per il { $hideout }. Ci stai?
    .title = Sei d’accordo?
sf-waiting-consent = { $seat } risponde al contratto di { $leader }.
sf-prompt-pick = Scegli la carta Viaggio da giocare.
    .title = Quale carrozza parte?
sf-waiting-pick = { $seat } sceglie la prossima carta Viaggio.
sf-prompt-redirect = In viaggio verso { $town }: { $card }. Giochi un Indumento del Messaggero?
    .title = Devii la carrozza?
sf-waiting-redirect = { $seat } può giocare un Indumento del Messaggero.
sf-prompt-order = Forza che manca nel { $hideout }: { $missing }. Chi decide ora sulle carte?
    .title = Chi decide ora sulle carte?
sf-waiting-order = { $seat } stabilisce l’ordine per giocare le carte.
sf-prompt-cards = Forza che manca nel { $hideout }: { $missing }. Giochi carte?
    .title = Manca { $missing }: giochi carte?
sf-waiting-cards = Forza che manca nel { $hideout }: { $missing }. { $seat } può giocare carte.
sf-prompt-split = Dividi il bottino. Restano { $left } oro{ $companions ->
    [0] {""}
    [one] {" "}e un compagno
   *[other] {" "}e { $companions } compagni
}.
    .title = Spartisci il bottino
sf-waiting-split = { $seat } divide il bottino. Restano { $left } oro{ $companions ->
    [0] {""}
    [one] {" "}e un compagno
   *[other] {" "}e { $companions } compagni
}.
sf-prompt-promises = Il bottino non basta per tutte le promesse. A chi va la prossima parte?
    .title = A chi il prossimo pezzo?
sf-waiting-promises = { $seat } mantiene le promesse.
sf-prompt-rest = Distribuisci il resto del bottino: { $left } oro{ $companions ->
    [0] {""}
    [one] {" "}e un compagno
   *[other] {" "}e { $companions } compagni
}.
    .title = Distribuisci il resto
sf-waiting-rest = { $seat } distribuisce il resto del bottino: { $left } oro{ $companions ->
    [0] {""}
    [one] {" "}e un compagno
   *[other] {" "}e { $companions } compagni
}.
sf-prompt-stay = Assalto riuscito. Giochi delle Provviste?
    .title = Giochi le provviste?
sf-waiting-stay = { $seat } può giocare delle Provviste.
sf-prompt-defeat = Lo sceriffo vince nel { $hideout }. Giochi un Mantello della Foresta?
    .title = Giochi un mantello?
sf-waiting-defeat = { $seat } può giocare un Mantello della Foresta.

# Why something is not possible.
sf-refused = Ora non si può. { $prompt }
sf-refused-gold = Con { $gold } oro devi andare in chiesa: più di 5 è troppo per un accampamento.
sf-refused-occupied = Ci sono già rapinatori nel { $hideout }.
sf-refused-call = Ora non puoi proporre un’alleanza: al massimo due volte quando tocca a te, e qualcun altro deve avere rapinatori nell’accampamento.
sf-refused-church = Non puoi pagare { $number } oro: ne hai { $gold }.
sf-refused-merchant = Il mercante vuole 1 oro, deve avere una carta da vendere e non vende a chi ne ha già tre.
sf-refused-market = Il mercato costa 2 oro, e ti serve un rapinatore presso la Grande Quercia.
sf-refused-slot = La carta Viaggio { $number } non è in gioco.

# What happened.
sf-told-church = { $seat } dona { $number } oro alla chiesa.
sf-told-inn = Alla locanda { $seat } guarda { $card }.
sf-told-seen = Hai visto { $card }.
sf-told-merchant = { $seat } compra una carta Equipaggiamento.
sf-told-bought = Hai comprato { $card }.
sf-told-market = { $seat } recluta un rapinatore al mercato.
sf-told-alone = { $seat } si apposta senza alleati nel { $hideout }.
sf-told-call = { $seat } propone un’alleanza nel { $hideout }.
sf-told-robbers = { $seat } manda { sf-n-robbers }.
sf-told-call-robbers = { $seat } porta { sf-n-robbers }.
sf-told-offer-robbers = { $seat } offre { sf-n-robbers }.
sf-told-write-robbers = { $seat } segna { sf-n-robbers } per { $member }.
sf-told-card = { $seat } annuncia una carta di forza { $number }.
sf-told-play = { $seat } gioca una carta di forza { $number }.
sf-told-done = { $seat } ha finito.
sf-told-no-cards = { $seat } non annuncia altre carte.
sf-told-end-offer = { $seat } chiude l’offerta.
sf-told-no-more-cards = { $seat } non gioca altre carte.
sf-told-leave-out = { $seat } non chiede a { $member }.
sf-told-ask = { $number ->
    [0] { $seat } chiede rapinatori a { $member }.
   *[other] { $seat } chiede { sf-n-robbers } a { $member }.
}
sf-told-slot-write = { $seat } pianifica un assalto: { $card }.
sf-told-aim = { $seat } ha nel mirino { $card }.
sf-told-inform = { $seat } si offre come informatore per { $card }.
sf-told-no-slot = { $seat } non pianifica un assalto preciso.
sf-told-no-aim = { $seat } non nomina nessuna carta Viaggio.
sf-told-decline = { $seat } rifiuta.
sf-told-gold = { $seat } promette { $number } oro a { $member }.
sf-told-wish-gold = { $seat } chiede { $number } oro del bottino.
sf-told-companions = { $seat } promette { sf-n-companions } a { $member }.
sf-told-wish-companions = { $seat } chiede { sf-n-companions } del bottino.
sf-told-now = { $side ->
    [leader] { $seat } deve pagare subito { $number } oro a { $member }.
    [member] { $member } deve pagare subito { $number } oro a { $seat }.
   *[nobody] { $seat } e { $member } per ora non devono pagare nulla.
}
sf-told-wish-now = { $side ->
    [leader] { $seat } chiede { $number } oro subito.
    [member] { $seat } offre { $number } oro subito.
   *[nobody] { $seat } per ora non vuole oro.
}
sf-told-informer = { $seat } sceglie { $other } come informatore.
sf-told-accept = { $seat } accetta l’offerta di { $member }.
sf-told-write-done = { $seat } inserisce { $member } nel contratto.
sf-told-reject = { $seat } lascia fuori { $member }.
sf-told-confirm = { $seat } forma l’alleanza.
sf-told-propose = { $seat } propone un contratto.
sf-told-withdraw = { $seat } rinuncia.
sf-told-yes = { $seat } ci sta.
sf-told-no = { $seat } non ci sta: il contratto salta.
sf-told-pick = { $seat } gioca { $card }.
sf-told-next = { $seat } fa decidere ora { $other }.
sf-told-give-gold = { $seat } dà un oro a { $other }.
sf-told-give-companion = { $seat } dà un compagno a { $other }.
sf-told-send = { $seat } gioca un Indumento del Messaggero: la carrozza svolta verso { $town }.
sf-told-watch = { $seat } osserva la carrozza.
sf-told-let-pass = { $seat } lascia andare la carrozza.
sf-told-cloak-stay = { $seat } gioca un Mantello della Foresta e resta.
sf-told-cloak-home = { $seat } gioca un Mantello della Foresta e torna a casa.
sf-told-eat = { $seat } gioca delle Provviste e resta.
sf-told-no-special = { $seat } non gioca carte speciali.
sf-told-sets-out = Parte una carrozza: { $card }.
sf-told-passed = Passaggio riuscito: { $card }.
sf-told-raided = Colpo riuscito nel { $hideout }: { $card }.
sf-told-glory = { $sign ->
    [won] { $seat } guadagna { $number } gloria.
   *[lost] { $seat } perde { $number } gloria.
}
sf-told-purse = { $sign ->
    [won] { $seat } riceve { $number } oro.
   *[lost] { $seat } cede { $number } oro.
}
sf-told-oak = { $sign ->
    [won] { $seat } prende { sf-n-robbers } dalla Grande Quercia.
   *[lost] { $seat } rimette { sf-n-robbers } presso la Grande Quercia.
}
sf-told-round = Inizia il turno { $round }; scoperta: { $card }.
sf-told-end = La partita è finita.
