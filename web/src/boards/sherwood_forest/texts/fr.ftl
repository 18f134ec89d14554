# Le plateau de Sherwood Forest.

sfb-you = Toi
sfb-none = Aucune
sfb-more = plus …
sfb-map = Carte : York au nord, Lincoln à l’est, Nottingham au sud, Derby à l’ouest
sfb-stage-plans = Préparation
sfb-stage-raids = Attaques
sfb-tab-talk = Alliance
sfb-tab-group = Embuscade
sfb-tab-raid = Attaque
sfb-tab-travellers = Voyageurs
sfb-tab-camp = Camp
sfb-hideout = { $name ->
    [north-outer] cachette extérieure, route de York
    [north-inner] cachette intérieure, route de York
    [east-outer] cachette extérieure, route de Lincoln
    [east-inner] cachette intérieure, route de Lincoln
    [south-outer] cachette extérieure, route de Nottingham
    [south-inner] cachette intérieure, route de Nottingham
    [west-outer] cachette extérieure, route de Derby
    [west-inner] cachette intérieure, route de Derby
    [north-west] coin nord-ouest
    [north-east] coin nord-est
    [south-east] coin sud-est
    [south-west] coin sud-ouest
   *[other] { $name }
}

# Lieux et réserves.
sfb-place-church = Église
sfb-place-inn = Auberge
sfb-place-merchant = Marchand
sfb-place-market = Marché
sfb-oak = Grand chêne
sfb-oak-short = Chêne
sfb-quarry = Mine d’or
sfb-quarry-short = Mine
sfb-glory = Gloire
sfb-gold = Or
sfb-equipment = Équipement
sfb-carriage = La diligence
sfb-about-church = Un brigand : paie autant d’or que tu veux, chaque pièce rapporte 1 gloire. Avec plus de 5 pièces d’or au camp, tu dois venir ici.
sfb-about-inn = Un brigand : regarde en secret une carte de voyage. Clique sur l’auberge ou sur la carte.
sfb-about-merchant = Un brigand et 1 pièce d’or : la première carte d’équipement, trois en main au plus. { $deck } dans la pioche.
sfb-about-market = Un brigand et 2 pièces d’or : un des tiens sous le chêne te rejoint après les attaques.
sfb-about-oak = Les brigands qui ne t’ont pas encore rejoint. Les compagnons des attaques et les recrues du marché viennent d’ici.
sfb-about-quarry = L’or de la réserve. Ce qui n’y est pas ne peut pas être du butin.
sfb-about-hideout = Surveille la route de { $towns }.
sfb-about-red = Au carrefour, à ligne rouge : surveille les routes de { $towns }.

# Cartes.
sfb-card-short = carte { $number }, force { $strength }
sfb-back = Une carte de voyage face cachée, dos { $back }
sfb-unknown-card = Carte de voyage { $number }, face cachée
sfb-about-unknown = Tu ne l’as pas vue. À l’auberge, un brigand peut la regarder.
sfb-about-travellers = Un groupe de force { $needed } les attaque.
sfb-about-sheriff = Un groupe de force { $needed } le bat ; plus faible, il le paie.
sfb-from-to = De { $from } à { $to }.
sfb-name-shepherds = Bergers
sfb-name-pedlars = Colporteurs
sfb-name-monks = Moines
sfb-name-merchants = Négociants
sfb-name-nobles = Hôtes de marque
sfb-name-taxes = Percepteurs
sfb-name-knights = Chevaliers
sfb-name-court = La cour du roi
sfb-name-prisoners = Convoi de prisonniers
sfb-name-sheriff = Le shérif
sfb-kind-strength-1 = Bâton
sfb-kind-strength-2 = Arc
sfb-kind-strength-3 = Épée
sfb-kind-cloak = Cape
sfb-kind-garment = Habit
sfb-kind-provisions = Provisions
sfb-travellers = Voyageurs de la manche { $round }
sfb-to-come = { $left } à venir, dos { $back }
sfb-last-round = la dernière manche
sfb-open = visible
sfb-only-you = toi seul
sfb-known = tu la connais
sfb-on-road = en route
sfb-seen-by = Vue par { $names }
sfb-planned = Une alliance veut attaquer la carte { $number }

# Camps.
sfb-your-camp = Ton camp
sfb-camp-of = Camp de { $name }
sfb-first = Premier joueur
sfb-points = { $glory } gloire si la partie finissait maintenant
sfb-in-camp = { $here } au camp, { $away } dehors
sfb-under-oak = { $number } sous le chêne.
sfb-gold-of = { $gold } d’or sur { $most }
sfb-gold-over = { $gold } pièces d’or : direction l’église
sfb-no-equipment = Pas encore d’équipement
sfb-hand-size = { $number ->
    [0] Aucun équipement en main.
    [one] Une carte d’équipement en main.
   *[other] { $number } cartes d’équipement en main.
}
sfb-state-thinks = décide
sfb-state-leads = mène
sfb-state-offers = propose
sfb-state-declines = refuse
sfb-state-open = sollicité

# Force.
sfb-strength = Force { $strength }
sfb-strength-short = force { $strength }
sfb-reached = { $reached } de force sur { $needed }
sfb-of = { $reached } sur { $needed }
sfb-agreed = convenus
sfb-here = dans la cachette
sfb-with-offers = { $reached } avec les offres
sfb-needed = il faut { $needed }
sfb-verdict-enough = { $reached } sur { $needed } : l’attaque réussit.
sfb-verdict-short = { $reached } sur { $needed } : il manque { $short }.
sfb-verdict-no-card = Aucune carte nommée : l’alliance attaque qui passe, si elle est assez forte.
sfb-verdict-unknown = Tu ne connais pas la force de la carte { $number }.
sfb-verdict-elsewhere = La carte { $number } ne passe pas ici.

# La négociation.
sfb-alliance = Alliance
sfb-alliance-at = Alliance, { $hideout }
sfb-call-of = Appel { $call } sur { $calls }
sfb-your-call = Ton appel
sfb-their-call = { $name } appelle
sfb-passes = { $times ->
    [one] La carte { $number }, de { $from } à { $to }, passe ici une fois.
   *[other] La carte { $number }, de { $from } à { $to }, passe ici { $times } fois.
}
sfb-brings = apporte
sfb-brings-you = apportes
sfb-wants = veut
sfb-wants-you = veux
sfb-gets = recevra
sfb-gets-you = recevras
sfb-informs = renseigne sur la carte { $number }
sfb-informs-you = renseignes sur la carte { $number }
sfb-asked = N’a pas encore répondu
sfb-asked-for = { $number ->
    [one] Un brigand demandé
   *[other] { $number } brigands demandés
}
sfb-declined = Refuse
sfb-declined-you = Tu refuses
sfb-leads = mène
sfb-leads-you = tu mènes
sfb-taken = retenu
sfb-yes = d’accord
sfb-left-out = écarté
sfb-field-robbers = Brigands
sfb-field-cards = Annoncer une carte
sfb-field-aim = Viser la carte
sfb-field-inform = Renseigner sur
sfb-field-card = Carte de voyage
sfb-field-informer = Informateur
sfb-field-gold = Or du butin
sfb-field-companions = Compagnons
sfb-field-now = Or tout de suite
sfb-any-number = à son choix
sfb-if-raided = Si la carte { $number } est attaquée ici
sfb-if-success = Si l’attaque réussit
sfb-gain-glory = { $number } gloire
sfb-gain-gold = { $number ->
    [one] 1 pièce d’or
   *[other] { $number } pièces d’or
}
sfb-gain-gold-last = { $number } gloire pour l’or
sfb-gain-companions = { $number ->
    [one] 1 compagnon
   *[other] { $number } compagnons
}
sfb-gain-parts = { $number ->
    [one] 1 part du butin
   *[other] { $number } parts du butin
}
sfb-gain-parts-or = { $least ->
    [0] peut-être 1 part du butin
   *[other] { $least } ou { $most } parts du butin
}
sfb-gain-hands-out = { $number ->
    [one] 1 pièce d’or
   *[other] { $number } pièces d’or
} à distribuer
sfb-gain-pays = { $number ->
    [one] 1 pièce d’or
   *[other] { $number } pièces d’or
} à payer
sfb-emptied-1 = { $name } : camp vide en premier, 1 gloire tout de suite.
sfb-emptied-2 = { $name } : camp vide en deuxième, ouvre les attaques.

# Seul en embuscade.
sfb-ambush = Embuscade
sfb-ambush-at = Embuscade, { $hideout }
sfb-alone-why = Tout le butin est pour toi. Ils restent jusqu’à une attaque réussie ou la fin de la manche.
sfb-enough-for = Assez pour la carte { $cards }
sfb-short-of = Il manque { $short } pour la carte { $number }
sfb-nothing-known = Aucun voyageur que tu connais ne passe ici.
sfb-camp-enough = { $times ->
    [one] La carte { $number } passe : il faut { $needed }, ton camp suffit.
   *[other] La carte { $number } passe { $times } fois : il faut { $needed }, ton camp suffit.
}
sfb-camp-short = { $times ->
    [one] La carte { $number } passe : il faut { $needed }, il manque { $short } à ton camp.
   *[other] La carte { $number } passe { $times } fois : il faut { $needed }, il manque { $short } à ton camp.
}
sfb-passing-enough = La carte { $number } passe : il faut { $needed }, ils sont assez forts.
sfb-passing-short = La carte { $number } passe : il faut { $needed }, il leur manque { $short }.
sfb-robbers = { $number ->
    [one] 1 brigand
   *[other] { $number } brigands
}
sfb-pledged = engage { $cards }
sfb-promised = promis : { $gold } d’or, { $companions } compagnons

# Attaques.
sfb-raid = Attaque
sfb-stop-enough = { $hideout } : { $strength } sur { $needed }, attaqués là.
sfb-stop-weak = { $hideout } : { $strength } sur { $needed }, trop faible sans cartes en main.
sfb-stop-none = Personne n’est embusqué sur le chemin.
sfb-choose-town = Choisis sa nouvelle ville sur la carte, ou laisse-la aller.
sfb-way-now = Toujours vers { $town } :
sfb-way-to = Vers { $town } :
sfb-way-raided = attaqués, { $hideout } ({ $strength }).
sfb-way-weak = croise { $hideouts } ; trop faible sans cartes.
sfb-way-free = personne n’est embusqué.
sfb-order-why = Les membres décident l’un après l’autre de leurs cartes. À qui le tour ?
sfb-come-back = Si l’attaque échoue, tes cartes te reviennent.
sfb-spent-anyway = Les cartes jouées ici sont perdues, quoi qu’il arrive.
sfb-spared = épargné grâce à la cape
sfb-loses = { $glory } gloire et { $robbers ->
    [one] 1 brigand
   *[other] { $robbers } brigands
} perdus
sfb-loot-left = Butin à partager
sfb-parts = { $number ->
    [one] 1 part
   *[other] { $number } parts
}
sfb-owed = { $number } d’or promis
sfb-news-raided = Attaqués : { $hideout }.
sfb-news-passed = Passés sans encombre.

# Appels, offres et marchandage.
sfb-asked-for-you = { $number ->
    [one] On te demande un brigand
   *[other] On te demande { $number } brigands
}
sfb-asked-you = Toute aide est bienvenue
sfb-only-said = { $number } de plus en paroles
sfb-and-said = +{ $number } en paroles
sfb-verdict-said = { $reached } sur { $needed } sont sûrs : il manque { $short }. { $said } si tout ce qui est dit est vrai.
sfb-verdict-open = { $reached } sur { $needed } : assez, où qu’elle passe.
sfb-card-sure = Une carte sûre
sfb-card-said = Une carte seulement annoncée : personne n’est tenu de la jouer
sfb-alliance-open = Alliance, cachette à nommer
sfb-names-hideout = nomme : { $hideout }
sfb-you-pay = Tu paies { $gold ->
    [one] 1 pièce d’or
   *[other] { $gold } pièces d’or
} à { $other } tout de suite
sfb-pays-you = { $payer } te paie { $gold ->
    [one] 1 pièce d’or
   *[other] { $gold } pièces d’or
} tout de suite
sfb-pays = { $payer } paie { $gold ->
    [one] 1 pièce d’or
   *[other] { $gold } pièces d’or
} à { $other } tout de suite
sfb-only-pays = N’est pas membre, mais paie : a son mot à dire
sfb-only-pays-you = Tu n’es pas membre, mais tu paies : il faut ton accord
sfb-payments = Or payé tout de suite, dès que tous sont d’accord
sfb-field-call = Brigands : clôt ton appel
sfb-field-offer = Brigands : clôt ton offre
sfb-field-pledge = Engager une carte
sfb-field-hideout = Cachette
sfb-name-a-hideout = Nomme d’abord une cachette
sfb-choose-a-hideout = Quelle cachette prends-tu ?
sfb-on-the-map = Toute cachette libre convient : clique dessus sur le plan.
sfb-not-here = pas ici
sfb-field-you-pay = Tu paies { $name }
sfb-field-pays-you = { $name } te paie
sfb-field-with = Plutôt avec
sfb-field-pay = { $name } paie
sfb-field-pay-you = Tu paies
sfb-fold-ask = Demander nommément
sfb-fold-ask-note = Si tu ne nommes personne, tout le monde est sollicité, sans nombre.
sfb-fold-now-note = Payé dès que le contrat est conclu, par les membres ou par d’autres.
sfb-fold-pay = Un autre paiement
sfb-fold-pay-note = De l’or tout de suite entre deux joueurs au choix ; qui paie doit être d’accord.
sfb-fold-show = Montrer une carte
sfb-fold-show-note = À tous ou à un seul : dès lors elle est sûre.
sfb-show-all = à tous
sfb-take-all = Tout prendre, conclure
sfb-propose-all = Tout prendre, proposer
sfb-call-open = Appel, cachette à nommer
sfb-do-alone = S’embusquer seul
sfb-do-call = Appeler à l’alliance
sfb-do-bid-pick = De l’or pour la jouer
sfb-do-bid-leave = De l’or pour la laisser
sfb-unknown-short = inconnue
sfb-look-at-inn = Auberge : regarder une carte de voyage
sfb-elsewhere = { $number ->
    [one] La carte { $cards } ne passe pas ici.
   *[other] Les cartes { $cards } ne passent pas ici.
}
sfb-seen-by-all = vue par tous
sfb-seen-by-you = vue par toi
sfb-tab-bargain = Marchander
sfb-bargain = Marchandage
sfb-bargain-to = Offres à { $name }
sfb-bargain-to-you = Offres pour toi
sfb-bargainers = Marchandent cette manche : { $names }
sfb-bargain-why = Qui marchande peut offrir de l’or à qui choisit une carte, ou à qui a montré un habit de messager. L’or n’est payé que si l’offre est prise.
sfb-barred = { $name } est payé pour laisser la carte { $number }.
sfb-barred-you = On t’a payé pour laisser la carte { $number } : joues-en une autre.
sfb-bid-how = Clique sur une carte de voyage : de l’or pour la jouer, ou pour la laisser.
sfb-bid-gold-how = Payé tout de suite si ton offre est prise, sinon tu le gardes.
sfb-pick-how = Prends une offre, ou joue une carte au choix pour rien.
sfb-bid-turn-how = Clique sur une ville : de l’or pour y envoyer la diligence. Ou offre de l’or pour que l’habit reste en main.
sfb-bid-pick = pour jouer la carte { $number }
sfb-bid-leave = pour laisser la carte { $number }
sfb-bid-town = pour l’envoyer à { $town }
sfb-bid-keep = pour garder l’habit
sfb-comes-through = Elle passerait sans encombre.
sfb-take = Prendre { $gold }
sfb-field-bid = Or
sfb-verdict-needs = La carte { $number } demande { $needed }.
sfb-not-in-hand = pas en main
sfb-comes-by = { $number ->
    [one] La carte { $cards } passe ici.
   *[other] Les cartes { $cards } passent ici.
}

option-rules = Règles
option-rules-basic = De base
option-rules-advanced = Avancées : shérifs, contrats, cartes spéciales

sfb-sign-glory = gloire
sfb-sign-gold = or
sfb-sign-hideout = une cachette au bord de la route
sfb-sign-companion = un compagnon : un nouveau brigand de ton chêne
sfb-sign-seen = qui a vu cette carte voyage
sfb-sign-cards = cartes équipement en main
sfb-sign-first = qui commence cette manche
sfb-sign-call = appeler à une alliance
