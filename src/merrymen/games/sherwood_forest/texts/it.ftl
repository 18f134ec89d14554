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
sf-hideout-open = nascondiglio ancora da scegliere
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
sf-call-robbers = Proponila con { sf-n-robbers } dei tuoi
sf-offer-robbers = Offri { sf-n-robbers }
sf-write-robbers = { $member } porta { sf-n-robbers }
sf-card = Annuncia una carta di forza { $number }
sf-play = Gioca una carta di forza { $number }
sf-done = Offri questo, senza rapinatori
sf-no-more-cards = Non giocare altre carte
sf-ask = { $number ->
    [0] Chiedi a { $other } di unirsi con un numero qualsiasi di rapinatori
   *[other] Chiedi a { $other } { sf-n-robbers }
}
sf-slot-write = Pianifica l’assalto: { $card }
sf-aim = Di’ che punti a questa: { $card }
sf-inform = Offriti come informatore per { $card }
sf-no-slot = Non segnare nessuna carta Viaggio
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
    [leader] Chiedi subito { $number } oro a { $other }
    [member] Offri subito { $number } oro a { $other }
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
sf-watch = Aspetta; richiedimelo all’incrocio
sf-let-pass = Lascia andare la carrozza
sf-cloak-stay = Mantello della Foresta: non perdi nulla e resti
sf-cloak-home = Mantello della Foresta: non perdi nulla e torni all’accampamento
sf-eat = Provviste: i tuoi rapinatori restano nel nascondiglio
sf-no-special = Non giocare carte speciali
sf-call-open = Proponi un’alleanza e lascia che gli altri indichino il nascondiglio
sf-hideout-named = Indica il { $hideout }
sf-hideout-chosen = Scegli il { $hideout }
sf-with = Accordati sull’oro con { $other }, non con il capo brigante
sf-pay = { $payer } paga subito oro a { $other }
sf-pay-gold = { $payer } paga subito { $number } oro a { $other }
sf-show = { $to ->
    [table] Mostra a tutti { $card }
   *[one] Mostra solo a { $other } { $card }
}
sf-take-all = Accetta tutte le offerte da qui in poi e forma l’alleanza
sf-propose-all = Accetta così come sono tutte le offerte da qui in poi e proponi il contratto
sf-bargain = Sì, voglio contrattare
sf-no-bargain = In questo turno niente trattative
sf-bid-pick = Offri oro perché si giochi { $card }
sf-bid-leave = Offri oro perché si lasci { $card }
sf-bid-town = Offri oro perché la carrozza vada a { $town }
sf-bid-keep = Offri oro perché l’Indumento del Messaggero resti in mano
sf-bid-gold = Offri { $number } oro
sf-no-bid = Non offrire nulla
sf-take-pick = Prendi { $gold } oro da { $other } e gioca { $card }
sf-take-leave = Prendi { $gold } oro da { $other } e lascia { $card }
sf-take-town = Prendi { $gold } oro da { $other } e manda la carrozza a { $town }
sf-take-keep = Prendi { $gold } oro da { $other } e tieni l’Indumento del Messaggero

# What the one who moves should do, and what the others wait for.
sf-prompt-plan = Turno { $round }: manda un rapinatore in un luogo, o più rapinatori in un nascondiglio. Ne hai { $robbers } nell’accampamento, e { $gold } oro.
    .title = Disponi i tuoi rapinatori
sf-waiting-plan = Turno { $round }: { $seat } pianifica.
sf-prompt-group = Quanti rapinatori si appostano nel { $hideout }?
    .title = Quanti in agguato?
sf-waiting-group = { $seat } manda rapinatori nel { $hideout }.
sf-prompt-call = La tua proposta per il { $hideout }: aggiungi quello che vuoi; i tuoi rapinatori la chiudono.
    .title = La tua proposta
sf-waiting-call = { $seat } prepara un’alleanza nel { $hideout }.
sf-prompt-offer = { $leader } propone un’alleanza nel { $hideout }, rapinatori già pronti: { $own }; { $wanted ->
    [0] ogni aiuto è gradito
   *[other] a te ne chiede { $wanted }
} ({ $aim }).
    .title = Ti unisci a { $leader }?
sf-waiting-offer = { $leader } propone un’alleanza nel { $hideout }: risponde { $seat }.
sf-prompt-choose-hideout = Le offerte indicano più nascondigli. Quale scegli?
    .title = Quale nascondiglio?
sf-waiting-choose-hideout = { $seat } sceglie uno dei nascondigli indicati.
sf-prompt-answer = Accetti l’offerta di { $member }?
    .title = Accetti l’offerta di { $member }?
sf-waiting-answer = { $seat } valuta l’offerta di { $member }.
sf-prompt-confirm = Formi questa alleanza?
    .title = Formi l’alleanza?
sf-waiting-confirm = { $seat } forma l’alleanza, o rinuncia.
sf-prompt-deal-member = Le condizioni per { $member }: tienile, cambiale o lascia fuori { $member }.
    .title = Che cosa riceve { $member }?
sf-waiting-deal-member = { $seat } scrive le condizioni per { $member }.
sf-prompt-deal-own = Che cos’altro dice il contratto? Poi proponilo.
    .title = Proponi il contratto?
sf-waiting-deal-own = { $seat } completa il contratto.
sf-prompt-deal-pay = Quanto oro paga subito { $payer } a { $other }?
    .title = Quanto oro?
sf-waiting-deal-pay = { $seat } scrive quanto paga { $payer } a { $other }.
sf-prompt-consent = { $leader } propone un contratto per il { $hideout }. Ci stai?
    .title = Sei d’accordo?
sf-waiting-consent = { $seat } risponde al contratto di { $leader }.
sf-prompt-bargain = Cominciano gli assalti. In questo turno vuoi contrattare? Solo allora ti si chiede se offri oro a chi sceglie una carta o ha mostrato un Indumento del Messaggero.
    .title = Vuoi contrattare?
sf-waiting-bargain = { $seat } dice se in questo turno vuole contrattare.
sf-prompt-bid-pick = Tocca a { $picker } scegliere. Offri oro perché si giochi una certa carta, o perché la si lasci?
    .title = Un’offerta a { $picker }?
sf-waiting-bid-pick = { $seat } può fare un’offerta a { $picker }.
sf-prompt-bid-turn = { $member } ha mostrato un Indumento del Messaggero. Offri oro perché lo giochi, o perché lo tenga?
    .title = Un’offerta a { $member }?
sf-waiting-bid-turn = { $seat } può fare un’offerta a { $member }.
sf-prompt-bid-gold = Quanto oro offri? Si paga subito, se l’offerta viene accettata.
    .title = Quanto oro?
sf-waiting-bid-gold = { $seat } pensa a quanto oro offrire.
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
sf-prompt-split = Dividi il bottino, ancora { $left } oro{ $companions ->
    [0] {""}
    [one] {" "}e un compagno
   *[other] {" "}e { $companions } compagni
}.
    .title = Spartisci il bottino
sf-waiting-split = { $seat } divide il bottino, ancora { $left } oro{ $companions ->
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
    .title = Giochi le Provviste?
sf-waiting-stay = { $seat } può giocare delle Provviste.
sf-prompt-defeat = Lo sceriffo vince nel { $hideout }. Giochi un Mantello della Foresta?
    .title = Giochi un Mantello?
sf-waiting-defeat = { $seat } può giocare un Mantello della Foresta.

# Why something is not possible.
sf-refused = Ora non si può. { $prompt }
sf-refused-gold = Con { $gold } oro devi andare in chiesa: più di 5 è troppo per un accampamento.
sf-refused-occupied = Ci sono già rapinatori nel { $hideout }.
sf-refused-call = Ora non puoi proporre un’alleanza: al massimo quattro volte quando tocca a te, e qualcun altro deve avere rapinatori nell’accampamento.
sf-refused-church = Non puoi pagare { $number } oro: ne hai { $gold }.
sf-refused-merchant = Il mercante vuole 1 oro, deve avere una carta da vendere e non vende a chi ne ha già tre in mano.
sf-refused-market = Il mercato costa 2 oro, e ti serve un rapinatore presso la Grande Quercia.
sf-refused-slot = La carta Viaggio { $number } non è in gioco.
sf-refused-barred = Ti hanno pagato per lasciare la carta Viaggio { $number }.

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
sf-told-done = { $seat } non offre rapinatori.
sf-told-no-more-cards = { $seat } non gioca altre carte.
sf-told-ask = { $number ->
    [0] { $seat } chiede rapinatori a { $other }.
   *[other] { $seat } chiede { sf-n-robbers } a { $other }.
}
sf-told-slot-write = { $seat } pianifica un assalto: { $card }.
sf-told-aim = { $seat } ha nel mirino { $card }.
sf-told-inform = { $seat } si offre come informatore per { $card }.
sf-told-no-slot = { $seat } non pianifica un assalto preciso.
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
    [leader] { $seat } chiede subito { $number } oro a { $other }.
    [member] { $seat } offre subito { $number } oro a { $other }.
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
sf-told-watch = { $seat } aspetta e osserva la carrozza.
sf-told-let-pass = { $seat } lascia andare la carrozza.
sf-told-cloak-stay = { $seat } gioca un Mantello della Foresta e resta.
sf-told-cloak-home = { $seat } gioca un Mantello della Foresta e torna all’accampamento.
sf-told-eat = { $seat } gioca delle Provviste e resta.
sf-told-no-special = { $seat } non gioca carte speciali.
sf-told-call-open = { $seat } propone un’alleanza; gli altri indicano il nascondiglio.
sf-told-hideout-named = { $seat } indica il { $hideout }.
sf-told-hideout-chosen = { $seat } sceglie il { $hideout }.
sf-told-with = { $seat } parla d’oro con { $other }.
sf-told-pay = { $seat } segna un pagamento di { $payer } a { $other }.
sf-told-pay-gold = { $payer } deve pagare subito { $number } oro a { $other }.
sf-told-show = { $to ->
    [table] { $seat } mostra a tutti { $card }.
   *[one] { $seat } mostra a { $other } { $card }.
}
sf-told-show-secret = { $seat } mostra una carta a { $other }.
sf-told-take-all = { $seat } accetta tutte le offerte e forma l’alleanza.
sf-told-propose-all = { $seat } accetta tutte le offerte e propone un contratto.
sf-told-bargain = { $seat } in questo turno vuole contrattare.
sf-told-no-bargain = { $seat } in questo turno non contratta.
sf-told-bid-pick = { $seat } offre oro perché si giochi { $card }.
sf-told-bid-leave = { $seat } offre oro perché si lasci { $card }.
sf-told-bid-town = { $seat } offre oro perché la carrozza vada a { $town }.
sf-told-bid-keep = { $seat } offre oro perché l’Indumento del Messaggero resti in mano.
sf-told-bid-gold = { $seat } offre { $number } oro.
sf-told-no-bid = { $seat } non offre nulla.
sf-told-take-pick = { $seat } prende { $gold } oro da { $other } e gioca { $card }.
sf-told-take-leave = { $seat } prende { $gold } oro da { $other } e lascia { $card }.
sf-told-take-town = { $seat } prende { $gold } oro da { $other } e gioca un Indumento del Messaggero: la carrozza svolta verso { $town }.
sf-told-take-keep = { $seat } prende { $gold } oro da { $other } e tiene l’Indumento del Messaggero.
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

# Da dove viene una cifra.
sf-how-raids = La gloria sulle carte di ogni assalto a cui hai partecipato
sf-how-sheriffs = Sceriffi sconfitti, meno ciò che ti sono costati
sf-how-church = 1 per ogni oro portato in chiesa
sf-how-last-loot = Bottino dell’ultimo turno: 1 per un oro, 2 per un compagno
sf-how-first-out = 1 per ogni volta che il tuo accampamento era vuoto per primo
sf-how-member = { $seat }
sf-how-strength = { $robbers ->
    [one] un rapinatore
   *[other] { $robbers } rapinatori
}{ $pledged ->
    [0] {""}
   *[other] , carte promesse +{ $pledged }
}

# The headings of the score sheet
heading-sherwood_forest-raids = Assalti
heading-sherwood_forest-sheriffs = Sceriffi
heading-sherwood_forest-church = Chiesa
heading-sherwood_forest-last-loot = Ultimo bottino
heading-sherwood_forest-first-out = Primo vuoto

# Where openings are compared.
sf-opening = { $way ->
    [alone] In agguato senza alleati
    [offer-robbers] Offrire rapinatori per l’alleanza di altri
    [church] In chiesa
    [inn] Alla locanda
    [merchant] Dal mercante
    [market] Al mercato
   *[call] Proporre un’alleanza
}
