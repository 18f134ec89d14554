# Il tabellone di Sherwood Forest.

sfb-you = Tu
sfb-none = Nessuna
sfb-more = altro …
sfb-map = Mappa: York a nord, Lincoln a est, Nottingham a sud, Derby a ovest
sfb-stage-plans = Piani
sfb-stage-raids = Assalti
sfb-tab-talk = Alleanza
sfb-tab-group = Agguato
sfb-tab-raid = Assalto
sfb-tab-travellers = Viaggiatori
sfb-tab-camp = Accampamento
sfb-hideout = { $name ->
    [north-outer] nascondiglio esterno, strada di York
    [north-inner] nascondiglio interno, strada di York
    [east-outer] nascondiglio esterno, strada di Lincoln
    [east-inner] nascondiglio interno, strada di Lincoln
    [south-outer] nascondiglio esterno, strada di Nottingham
    [south-inner] nascondiglio interno, strada di Nottingham
    [west-outer] nascondiglio esterno, strada di Derby
    [west-inner] nascondiglio interno, strada di Derby
    [north-west] angolo nord-ovest
    [north-east] angolo nord-est
    [south-east] angolo sud-est
    [south-west] angolo sud-ovest
   *[other] { $name }
}

# Luoghi e riserve.
sfb-place-church = Chiesa
sfb-place-inn = Locanda
sfb-place-merchant = Mercante
sfb-place-market = Mercato
sfb-oak = Grande Quercia
sfb-oak-short = Quercia
sfb-quarry = Cava dell’oro
sfb-quarry-short = Cava
sfb-glory = Gloria
sfb-gold = Oro
sfb-equipment = Equipaggiamento
sfb-carriage = La carrozza
sfb-about-church = Un rapinatore: paga quanto oro vuoi, ogni moneta porta 1 gloria. Con più di 5 oro nell’accampamento devi venire qui.
sfb-about-inn = Un rapinatore: guarda in segreto una carta Viaggio. Clicca la locanda o la carta.
sfb-about-merchant = Un rapinatore e 1 oro: la prima carta equipaggiamento, al massimo tre in mano. { $deck } nel mazzo.
sfb-about-market = Un rapinatore e 2 oro: uno dei tuoi sotto la Grande Quercia si unisce a te dopo gli assalti.
sfb-about-oak = I rapinatori che non si sono ancora uniti. I compagni degli assalti e le reclute del mercato vengono da qui.
sfb-about-quarry = L’oro della riserva. Quello che non c’è non può essere bottino.
sfb-about-hideout = Sorveglia la strada di { $towns }.
sfb-about-red = All’incrocio, con la linea rossa: sorveglia le strade di { $towns }.

# Carte.
sfb-card-short = carta { $number }, forza { $strength }
sfb-back = Una carta Viaggio coperta, dorso { $back }
sfb-unknown-card = Carta Viaggio { $number }, coperta
sfb-about-unknown = Non l’hai vista. Alla locanda un rapinatore può guardarla.
sfb-about-travellers = Un gruppo di forza { $needed } li assalta.
sfb-about-sheriff = Un gruppo di forza { $needed } lo batte; chi è più debole la paga.
sfb-from-to = Da { $from } a { $to }.
sfb-name-shepherds = Pastori
sfb-name-pedlars = Ambulanti
sfb-name-monks = Frati
sfb-name-merchants = Mercanti
sfb-name-nobles = Ospiti illustri
sfb-name-taxes = Esattori
sfb-name-knights = Cavalieri
sfb-name-court = La corte del re
sfb-name-prisoners = Trasporto di prigionieri
sfb-name-sheriff = Lo sceriffo
sfb-kind-strength-1 = Bastone
sfb-kind-strength-2 = Arco
sfb-kind-strength-3 = Spada
sfb-kind-cloak = Mantello
sfb-kind-garment = Indumento
sfb-kind-provisions = Provviste
sfb-travellers = Viaggiatori del turno { $round }
sfb-to-come = ancora { $left }, dorso { $back }
sfb-last-round = l’ultimo turno
sfb-open = scoperta
sfb-only-you = solo tu
sfb-known = la conosci
sfb-on-road = in viaggio
sfb-seen-by = Vista da { $names }
sfb-planned = Segnalini Alleanza: un’alleanza vuole assaltare la carta { $number }

# Campi.
sfb-your-camp = Il tuo accampamento
sfb-camp-of = Accampamento di { $name }
sfb-first = Primo giocatore
sfb-points = { $glory } gloria se la partita finisse ora
sfb-in-camp = { $here } nell’accampamento, { $away } fuori
sfb-under-oak = { $number } sotto la Grande Quercia.
sfb-gold-of = { $gold } oro su { $most }
sfb-gold-over = { $gold } oro: via in chiesa
sfb-no-equipment = Ancora nessun equipaggiamento
sfb-hand-size = { $number ->
    [0] Nessun equipaggiamento in mano.
    [one] Una carta equipaggiamento in mano.
   *[other] { $number } carte equipaggiamento in mano.
}
sfb-state-thinks = decide
sfb-state-leads = capo brigante
sfb-state-offers = offre
sfb-state-declines = rifiuta
sfb-state-open = interpellato

# Forza.
sfb-strength = Forza { $strength }
sfb-strength-short = forza { $strength }
sfb-reached = { $reached } di forza su { $needed }
sfb-of = { $reached } su { $needed }
sfb-agreed = concordati
sfb-here = nel nascondiglio
sfb-with-offers = { $reached } con le offerte
sfb-needed = ne servono { $needed }
sfb-verdict-enough = { $reached } su { $needed }: l’assalto riesce.
sfb-verdict-short = { $reached } su { $needed }: { $short ->
    [one] manca 1.
   *[other] mancano { $short }.
}
sfb-verdict-no-card = Nessuna carta indicata: assaltate chi passa, se siete abbastanza forti.
sfb-verdict-unknown = Non sai quanto è forte la carta { $number }.
sfb-verdict-elsewhere = La carta { $number } non passa di qui.

# La trattativa.
sfb-alliance = Alleanza
sfb-alliance-at = Alleanza, { $hideout }
sfb-call-of = Proposta { $call } di { $calls }
sfb-your-call = La tua proposta
sfb-their-call = Proposta di { $name }
sfb-passes = { $times ->
    [one] La carta { $number }, da { $from } a { $to }, passa di qui una volta.
   *[other] La carta { $number }, da { $from } a { $to }, passa di qui { $times } volte.
}
sfb-brings = porta
sfb-brings-you = porti
sfb-wants = vuole
sfb-wants-you = vuoi
sfb-gets = riceverà
sfb-gets-you = riceverai
sfb-informs = informa sulla carta { $number }
sfb-informs-you = informi sulla carta { $number }
sfb-asked = Non ha ancora risposto
sfb-asked-for = { $number ->
    [one] Chiesto un rapinatore
   *[other] Chiesti { $number } rapinatori
}
sfb-declined = Rifiuta
sfb-declined-you = Rifiuti
sfb-leads = capo brigante
sfb-leads-you = sei il capo brigante
sfb-taken = accolto
sfb-yes = d’accordo
sfb-left-out = escluso
sfb-field-robbers = Rapinatori
sfb-field-cards = Dichiara una carta
sfb-field-aim = Mira alla carta
sfb-field-inform = Informa su
sfb-field-card = Carta Viaggio
sfb-field-informer = Informatore
sfb-field-gold = Oro del bottino
sfb-field-companions = Compagni
sfb-field-now = Oro subito
sfb-any-number = quanti vuole
sfb-if-raided = Se la carta { $number } è assaltata qui
sfb-if-success = Se l’assalto riesce
sfb-gain-glory = { $number } gloria
sfb-gain-gold = { $number } oro
sfb-gain-gold-last = { $number } gloria per l’oro
sfb-gain-companions = { $number ->
    [one] 1 compagno
   *[other] { $number } compagni
}
sfb-gain-parts = { $number ->
    [one] 1 parte del bottino
   *[other] { $number } parti del bottino
}
sfb-gain-parts-or = { $least ->
    [0] forse 1 parte del bottino
   *[other] { $least } o { $most } parti del bottino
}
sfb-gain-hands-out = { $number } oro da distribuire
sfb-gain-pays = { $number } oro da pagare
sfb-emptied-1 = { $name }: accampamento vuoto per primo, subito 1 gloria.
sfb-emptied-2 = { $name }: accampamento vuoto per secondo, apre gli assalti.

# In agguato da solo.
sfb-ambush = Agguato
sfb-ambush-at = Agguato, { $hideout }
sfb-alone-why = Tutto il bottino è tuo. Restano finché un assalto riesce o il turno finisce.
sfb-enough-for = Basta per la carta { $cards }
sfb-short-of = Manca { $short } per la carta { $number }
sfb-nothing-known = Nessun viaggiatore che conosci passa di qui.
sfb-camp-enough = { $times ->
    [one] La carta { $number } passa: serve { $needed }, il tuo accampamento basta.
   *[other] La carta { $number } passa { $times } volte: serve { $needed }, il tuo accampamento basta.
}
sfb-camp-short = { $times ->
    [one] La carta { $number } passa: serve { $needed }, al tuo accampamento manca { $short }.
   *[other] La carta { $number } passa { $times } volte: serve { $needed }, al tuo accampamento manca { $short }.
}
sfb-passing-enough = La carta { $number } passa: serve { $needed }, sono abbastanza forti.
sfb-passing-short = La carta { $number } passa: serve { $needed }, manca { $short }.
sfb-robbers = { $number ->
    [one] 1 rapinatore
   *[other] { $number } rapinatori
}
sfb-pledged = impegna { $cards }
sfb-promised = promessi: { $gold } oro, { $companions } compagni

# Assalti.
sfb-raid = Assalto
sfb-stop-enough = { $hideout }: { $strength } su { $needed }, assaltati lì.
sfb-stop-weak = { $hideout }: { $strength } su { $needed }, troppo debole senza carte in mano.
sfb-stop-none = Nessuno è in agguato lungo la strada.
sfb-choose-town = Scegli la nuova città sulla mappa, o lasciala andare.
sfb-way-now = Ancora verso { $town }:
sfb-way-to = Verso { $town }:
sfb-way-raided = assaltati, { $hideout } ({ $strength }).
sfb-way-weak = incontra { $hideouts }; troppo debole senza carte.
sfb-way-free = nessuno è in agguato.
sfb-order-why = I membri decidono sulle carte uno dopo l’altro. A chi tocca?
sfb-come-back = Se l’assalto non riesce, le tue carte tornano in mano.
sfb-spent-anyway = Le carte giocate qui sono spese in ogni caso.
sfb-spared = risparmiato grazie al Mantello della Foresta
sfb-loses = { $glory } gloria e { $robbers ->
    [one] 1 rapinatore
   *[other] { $robbers } rapinatori
} persi
sfb-loot-left = Bottino da spartire
sfb-parts = { $number ->
    [one] 1 parte
   *[other] { $number } parti
}
sfb-owed = { $number } oro promesso
sfb-news-raided = Assaltati: { $hideout }.
sfb-news-passed = Passati indisturbati.

# Proposte, offerte e trattative.
sfb-asked-for-you = { $number ->
    [one] Ti si chiede un rapinatore
   *[other] Ti si chiedono { $number } rapinatori
}
sfb-asked-you = Ogni aiuto è benvenuto
sfb-only-said = altri { $number } solo a parole
sfb-and-said = +{ $number } a parole
sfb-verdict-said = { $reached } su { $needed } sono sicuri, ne mancano { $short }. { $said } se tutto ciò che è detto è vero.
sfb-verdict-open = { $reached } su { $needed }: basta, ovunque passi.
sfb-card-sure = Una carta sicura
sfb-card-said = Una carta solo dichiarata: nessuno è tenuto a giocarla
sfb-alliance-open = Alleanza, nascondiglio da nominare
sfb-names-hideout = nomina: { $hideout }
sfb-you-pay = Paghi subito { $gold } oro a { $other }
sfb-pays-you = { $payer } ti paga subito { $gold } oro
sfb-pays = { $payer } paga subito { $gold } oro a { $other }
sfb-only-pays = Non è membro, ma paga: decide anche lui
sfb-only-pays-you = Non sei membro, ma paghi: serve il tuo sì
sfb-payments = Oro subito, quando tutti sono d’accordo
sfb-field-call = Rapinatori: chiude la proposta
sfb-field-offer = Rapinatori: chiude l’offerta
sfb-field-pledge = Impegna una carta
sfb-field-hideout = Nascondiglio
sfb-name-a-hideout = Prima nomina un nascondiglio
sfb-choose-a-hideout = Quale nascondiglio scegli?
sfb-on-the-map = Va bene ogni nascondiglio libero: cliccalo sulla mappa.
sfb-not-here = non qui
sfb-field-you-pay = Paghi a { $name }
sfb-field-pays-you = { $name } ti paga
sfb-field-with = Meglio con
sfb-field-pay = { $name } paga
sfb-field-pay-you = Tu paghi
sfb-fold-ask = Chiedi per nome
sfb-fold-ask-note = Se non chiedi a nessuno per nome, chiedi a tutti, senza un numero.
sfb-fold-now-note = Si paga appena il contratto è concluso, tra membri o con altri.
sfb-fold-pay = Un altro pagamento
sfb-fold-pay-note = Oro subito tra due giocatori qualsiasi; chi paga deve essere d’accordo.
sfb-fold-show = Mostra una carta
sfb-fold-show-note = A tutti o a uno solo: da quel momento è sicura.
sfb-show-all = a tutti
sfb-take-all = Prendi tutte, concludi
sfb-propose-all = Prendi tutte, proponi
sfb-call-open = Proposta, nascondiglio da nominare
sfb-do-alone = Appostati da solo
sfb-do-call = Proponi un’alleanza
sfb-do-bid-pick = Oro perché si giochi
sfb-do-bid-leave = Oro perché resti
sfb-unknown-short = ignota
sfb-look-at-inn = Locanda: guarda una carta Viaggio
sfb-elsewhere = { $number ->
    [one] La carta { $cards } non passa di qui.
   *[other] Le carte { $cards } non passano di qui.
}
sfb-seen-by-all = vista da tutti
sfb-seen-by-you = vista da te
sfb-tab-bargain = Trattativa
sfb-bargain = Trattative
sfb-bargain-to = Offerte a { $name }
sfb-bargain-to-you = Offerte per te
sfb-bargainers = In questo turno contrattano: { $names }
sfb-bargain-why = Chi contratta può offrire oro a chi sceglie una carta o ha mostrato un Indumento del Messaggero. Si paga solo se l’offerta è accettata.
sfb-barred = { $name } è stato pagato per lasciare la carta { $number }.
sfb-barred-you = Ti hanno pagato per lasciare la carta { $number }: giocane un’altra.
sfb-bid-how = Clicca una carta Viaggio: oro perché sia giocata, o perché resti lì.
sfb-bid-gold-how = Si paga subito se l’offerta è accettata, altrimenti resta tuo.
sfb-pick-how = Accetta un’offerta, o gioca una carta qualsiasi gratis.
sfb-bid-turn-how = Clicca una città: oro perché la carrozza vada lì. Oppure offri oro perché l’Indumento del Messaggero resti in mano.
sfb-bid-pick = per giocare la carta { $number }
sfb-bid-leave = per lasciare la carta { $number }
sfb-bid-town = per mandarla a { $town }
sfb-bid-keep = per tenere l’Indumento del Messaggero
sfb-comes-through = Passerebbe indisturbata.
sfb-take = Prendi { $gold }
sfb-field-bid = Oro
sfb-verdict-needs = Per la carta { $number } serve { $needed }.
sfb-not-in-hand = non in mano
sfb-comes-by = { $number ->
    [one] La carta { $cards } passa di qui.
   *[other] Le carte { $cards } passano di qui.
}

option-rules = Regole
option-rules-basic = Base
option-rules-advanced = Avanzate: sceriffi, contratti, carte speciali

sfb-sign-glory = gloria
sfb-sign-gold = oro
sfb-sign-hideout = un nascondiglio lungo la strada
sfb-sign-companion = un compagno: un nuovo rapinatore da sotto la tua quercia
sfb-sign-seen = chi ha visto questa carta viaggio
sfb-sign-cards = carte equipaggiamento in mano
sfb-sign-first = chi comincia questo turno
sfb-sign-call = chiamare a un’alleanza
