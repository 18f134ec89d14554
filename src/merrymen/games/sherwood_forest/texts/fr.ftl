# Sherwood Forest

sf-hideout = { $name ->
    [north-outer] la cachette extérieure près de York
    [north-inner] la cachette intérieure sur la route de York
    [east-outer] la cachette extérieure près de Lincoln
    [east-inner] la cachette intérieure sur la route de Lincoln
    [south-outer] la cachette extérieure près de Nottingham
    [south-inner] la cachette intérieure sur la route de Nottingham
    [west-outer] la cachette extérieure près de Derby
    [west-inner] la cachette intérieure sur la route de Derby
    [north-west] la cachette au nord-ouest du carrefour
    [north-east] la cachette au nord-est du carrefour
    [south-east] la cachette au sud-est du carrefour
    [south-west] la cachette au sud-ouest du carrefour
   *[other] { $name }
}
sf-traveller = des voyageurs de { $from } à { $to } (force { $strength } ; { $glory } gloire, { $gold } or{ $companions ->
    [0] {""}
    [one] , { $companions } compagnon
   *[other] , { $companions } compagnons
})
sf-sheriff = un shérif de { $from } à { $to } (force { $strength } ; { $glory } gloire ; coûte { $losses } gloire et { $robbers ->
    [one] { $robbers } brigand
   *[other] { $robbers } brigands
})
sf-slot = la carte Voyage { $number }
sf-slot-known = la carte Voyage { $number } : { $card }
sf-any-card = aucune carte précise
sf-hideout-open = une cachette encore à choisir
sf-strength-1 = une carte Équipement de force 1
sf-strength-2 = une carte Équipement de force 2
sf-strength-3 = une carte Équipement de force 3
sf-cloak = une cape de la forêt
sf-garment = un habit de messager
sf-provisions = des provisions

# What can be chosen.
sf-church = Église : donner { $number } or pour { $number } gloire
sf-inn = Auberge : regarder { $card }
sf-merchant = Marchand : acheter une carte Équipement pour 1 or
sf-market = Marché : recruter un brigand pour 2 or
sf-alone = Tendre une embuscade en solo dans { $hideout }
sf-call = Appeler à une alliance dans { $hideout }
sf-n-robbers = { $number ->
    [one] { $number } brigand
   *[other] { $number } brigands
}
sf-n-companions = { $number ->
    [0] aucun compagnon
    [one] { $number } compagnon
   *[other] { $number } compagnons
}
sf-robbers = Envoyer { sf-n-robbers }
sf-call-robbers = Lancer l’appel avec { sf-n-robbers } de ton camp
sf-offer-robbers = Proposer { sf-n-robbers }
sf-write-robbers = { $member } amène { sf-n-robbers }
sf-card = Annoncer une carte de force { $number }
sf-play = Jouer une carte de force { $number }
sf-done = Proposer cela, sans brigand
sf-no-more-cards = Ne plus jouer de carte
sf-ask = { $number ->
    [0] Demander à { $other } autant de brigands qu’il lui plaira
   *[other] Demander { sf-n-robbers } à { $other }
}
sf-slot-write = Prévoir d’attaquer { $card }
sf-aim = Dire que tu vises { $card }
sf-inform = Te proposer comme informateur pour { $card }
sf-no-slot = Ne noter aucune carte Voyage
sf-decline = Refuser
sf-gold = Promettre { $number } or à { $member }
sf-wish-gold = Demander { $number } or du butin
sf-companions = Promettre { sf-n-companions } à { $member }
sf-wish-companions = Demander { sf-n-companions } du butin
sf-now = { $side ->
    [leader] Tu paies { $number } or à { $member } tout de suite
    [member] { $member } te paie { $number } or tout de suite
   *[nobody] { $member } et toi ne payez rien pour l’instant
}
sf-wish-now = { $side ->
    [leader] Demander { $number } or tout de suite à { $other }
    [member] Proposer { $number } or tout de suite à { $other }
   *[nobody] Pas d’or pour l’instant
}
sf-informer = L’informateur, c’est { $other }
sf-accept = Accepter ce que propose { $member }
sf-write-done = Prendre { $member } à ces conditions
sf-reject = Laisser { $member } de côté
sf-confirm = Former l’alliance
sf-propose = Proposer le contrat
sf-withdraw = Renoncer
sf-yes = Oui, marché conclu
sf-no = Non
sf-pick = Jouer { $card }
sf-next = Pour les cartes, au tour de { $other }
sf-give-gold = Un or pour { $other }
sf-give-companion = Un compagnon pour { $other }
sf-send = Habit de messager : envoyer la diligence à { $town }
sf-watch = Attendre ; demande-moi encore au carrefour
sf-let-pass = Laisser filer la diligence
sf-cloak-stay = Cape de la forêt : ne rien perdre et rester
sf-cloak-home = Cape de la forêt : ne rien perdre et rentrer au camp
sf-eat = Provisions : tes brigands restent dans la cachette
sf-no-special = Ne jouer aucune carte spéciale
sf-call-open = Appeler à une alliance et laisser les autres choisir la cachette
sf-hideout-named = Proposer { $hideout }
sf-hideout-chosen = Choisir { $hideout }
sf-with = Parler d’or avec { $other }, pas avec le meneur
sf-pay = { $payer } paie de l’or à { $other } tout de suite
sf-pay-gold = { $payer } paie { $number } or à { $other } tout de suite
sf-show = { $to ->
    [table] Montrer à tout le monde { $card }
   *[one] Montrer seulement à { $other } { $card }
}
sf-take-all = Accepter toutes les offres à partir d’ici et former l’alliance
sf-propose-all = Accepter telles quelles toutes les offres à partir d’ici et proposer le contrat
sf-bargain = Oui, je veux marchander
sf-no-bargain = Pas de marchandage cette manche
sf-bid-pick = Offrir de l’or pour que l’on joue { $card }
sf-bid-leave = Offrir de l’or pour que l’on laisse { $card }
sf-bid-town = Offrir de l’or pour que la diligence parte à { $town }
sf-bid-keep = Offrir de l’or pour que l’habit de messager reste en main
sf-bid-gold = Offrir { $number } or
sf-no-bid = Ne rien offrir
sf-take-pick = Prendre { $gold } or de { $other } et jouer { $card }
sf-take-leave = Prendre { $gold } or de { $other } et laisser { $card }
sf-take-town = Prendre { $gold } or de { $other } et envoyer la diligence à { $town }
sf-take-keep = Prendre { $gold } or de { $other } et garder l’habit de messager

# What the one who moves should do, and what the others wait for.
sf-prompt-plan = Manche { $round } : envoie un brigand dans un lieu, ou des brigands dans une cachette. Tu en as { $robbers } au camp, et { $gold } or.
    .title = Place tes brigands
sf-waiting-plan = Manche { $round } : { $seat } prépare ses coups.
sf-prompt-group = Combien de brigands se postent dans { $hideout } ?
    .title = Combien en embuscade ?
sf-waiting-group = { $seat } envoie des brigands dans { $hideout }.
sf-prompt-call = Ton appel pour { $hideout } : ajoute ce que tu veux ; tes brigands le concluent.
    .title = Ton appel
sf-waiting-call = { $seat } prépare un appel pour { $hideout }.
sf-prompt-offer = { $leader } appelle à une alliance dans { $hideout }, brigands déjà là : { $own } ; { $wanted ->
    [0] toute aide est bienvenue
   *[other] on t’en demande { $wanted }
} ({ $aim }).
    .title = Rejoindre { $leader } ?
sf-waiting-offer = { $leader } appelle pour { $hideout } : { $seat } répond.
sf-prompt-choose-hideout = Les offres citent plusieurs cachettes. Laquelle choisis-tu ?
    .title = Quelle cachette ?
sf-waiting-choose-hideout = { $seat } choisit l’une des cachettes citées.
sf-prompt-answer = Acceptes-tu ce que propose { $member } ?
    .title = Accepter l’offre de { $member } ?
sf-waiting-answer = { $seat } réfléchit à ce que propose { $member }.
sf-prompt-confirm = Formes-tu cette alliance ?
    .title = Former l’alliance ?
sf-waiting-confirm = { $seat } forme l’alliance, ou renonce.
sf-prompt-deal-member = Les conditions pour { $member } : garde-les, change-les, ou laisse { $member } de côté.
    .title = Que reçoit { $member } ?
sf-waiting-deal-member = { $seat } rédige les conditions pour { $member }.
sf-prompt-deal-own = Que dit encore le contrat ? Ensuite, propose-le.
    .title = Proposer le contrat ?
sf-waiting-deal-own = { $seat } termine le contrat.
sf-prompt-deal-pay = L’or que { $payer } paie tout de suite à { $other } : combien ?
    .title = Combien d’or ?
sf-waiting-deal-pay = { $seat } note ce que { $payer } paie à { $other }.
sf-prompt-consent = { $leader } propose un contrat pour { $hideout }. D’accord ?
    .title = Es-tu d’accord ?
sf-waiting-consent = { $seat } répond au contrat que propose { $leader }.
sf-prompt-bargain = Les attaques commencent. Veux-tu marchander cette manche ? Alors seulement, on te demandera si tu offres de l’or à qui choisit une carte ou a montré un habit de messager.
    .title = Veux-tu marchander ?
sf-waiting-bargain = { $seat } dit si l’on peut marchander cette manche.
sf-prompt-bid-pick = { $picker } choisit la prochaine carte. Offres-tu de l’or pour que l’on joue une carte précise, ou qu’on la laisse ?
    .title = Une offre à { $picker } ?
sf-waiting-bid-pick = { $seat } peut faire une offre à { $picker }.
sf-prompt-bid-turn = { $member } a montré un habit de messager. Offres-tu de l’or pour qu’on le joue, ou qu’on le garde ?
    .title = Une offre à { $member } ?
sf-waiting-bid-turn = { $seat } peut faire une offre à { $member }.
sf-prompt-bid-gold = Combien d’or offres-tu ? Il est payé tout de suite si ton offre est prise.
    .title = Combien d’or ?
sf-waiting-bid-gold = { $seat } réfléchit à la somme.
sf-prompt-pick = Choisis la carte Voyage à jouer.
    .title = Quelle diligence part ?
sf-waiting-pick = { $seat } choisit la prochaine carte Voyage.
sf-prompt-redirect = En route pour { $town } : { $card }. Joues-tu un habit de messager ?
    .title = Dévier la diligence ?
sf-waiting-redirect = { $seat } peut jouer un habit de messager.
sf-prompt-order = Il manque { $missing } de force dans { $hideout }. Qui décide ensuite pour les cartes ?
    .title = À qui de jouer des cartes ?
sf-waiting-order = { $seat } fixe l’ordre pour jouer les cartes.
sf-prompt-cards = Il manque { $missing } de force dans { $hideout }. Joues-tu des cartes ?
    .title = Il manque { $missing } : jouer des cartes ?
sf-waiting-cards = Il manque { $missing } de force dans { $hideout } : { $seat } peut jouer des cartes.
sf-prompt-split = Partage le butin : il reste { $left } or{ $companions ->
    [0] {""}
    [one] {" "}et { $companions } compagnon
   *[other] {" "}et { $companions } compagnons
}.
    .title = Partage le butin
sf-waiting-split = { $seat } partage le butin : il reste { $left } or{ $companions ->
    [0] {""}
    [one] {" "}et { $companions } compagnon
   *[other] {" "}et { $companions } compagnons
}.
sf-prompt-promises = Le butin ne suffit pas pour toutes les promesses. Qui reçoit la prochaine part ?
    .title = À qui la prochaine pièce ?
sf-waiting-promises = { $seat } honore les promesses.
sf-prompt-rest = Distribue le reste du butin : { $left } or{ $companions ->
    [0] {""}
    [one] {" "}et { $companions } compagnon
   *[other] {" "}et { $companions } compagnons
}.
    .title = Distribue le reste
sf-waiting-rest = { $seat } distribue le reste du butin : { $left } or{ $companions ->
    [0] {""}
    [one] {" "}et { $companions } compagnon
   *[other] {" "}et { $companions } compagnons
}.
sf-prompt-stay = L’attaque est réussie. Joues-tu des provisions ?
    .title = Jouer des provisions ?
sf-waiting-stay = { $seat } peut jouer des provisions.
sf-prompt-defeat = Le shérif l’emporte dans { $hideout }. Joues-tu une cape de la forêt ?
    .title = Jouer une cape de la forêt ?
sf-waiting-defeat = { $seat } peut jouer une cape de la forêt.

# Why something is not possible.
sf-refused = Pas possible maintenant. { $prompt }
sf-refused-gold = Avec { $gold } or, tu dois passer par l’église : plus de 5, c’est trop pour un camp.
sf-refused-occupied = Il y a déjà des brigands dans { $hideout }.
sf-refused-call = Tu ne peux pas lancer d’appel : quatre par tour au plus, et quelqu’un d’autre doit avoir des brigands au camp.
sf-refused-church = Tu ne peux pas payer { $number } or : tu en as { $gold }.
sf-refused-merchant = Le marchand demande 1 or, doit avoir une carte à vendre, et ne vend rien à qui a déjà trois cartes en main.
sf-refused-market = Le marché demande 2 or, et il te faut un brigand sous le chêne.
sf-refused-slot = La carte Voyage { $number } n’est pas en jeu.
sf-refused-barred = Tu as été payé pour laisser la carte Voyage { $number }.

# What happened.
sf-told-church = { $seat } donne { $number } or à l’église.
sf-told-inn = À l’auberge, { $seat } regarde { $card }.
sf-told-seen = Tu as vu { $card }.
sf-told-merchant = { $seat } achète une carte Équipement.
sf-told-bought = Tu as acheté { $card }.
sf-told-market = { $seat } recrute un brigand au marché.
sf-told-alone = { $seat } se poste en solo dans { $hideout }.
sf-told-call = { $seat } appelle à une alliance dans { $hideout }.
sf-told-robbers = { $seat } envoie { sf-n-robbers }.
sf-told-call-robbers = { $seat } amène { sf-n-robbers }.
sf-told-offer-robbers = { $seat } propose { sf-n-robbers }.
sf-told-write-robbers = { $seat } inscrit { sf-n-robbers } pour { $member }.
sf-told-card = { $seat } annonce une carte de force { $number }.
sf-told-play = { $seat } joue une carte de force { $number }.
sf-told-done = { $seat } ne propose aucun brigand.
sf-told-no-more-cards = { $seat } ne joue plus de carte.
sf-told-ask = { $number ->
    [0] { $seat } demande des brigands à { $other }.
   *[other] { $seat } demande { sf-n-robbers } à { $other }.
}
sf-told-slot-write = { $seat } prévoit d’attaquer { $card }.
sf-told-aim = { $seat } vise { $card }.
sf-told-inform = { $seat } se propose comme informateur pour { $card }.
sf-told-no-slot = { $seat } ne prévoit aucune attaque précise.
sf-told-decline = { $seat } refuse.
sf-told-gold = { $seat } promet { $number } or à { $member }.
sf-told-wish-gold = { $seat } demande { $number } or du butin.
sf-told-companions = { $seat } promet { sf-n-companions } à { $member }.
sf-told-wish-companions = { $seat } demande { sf-n-companions } du butin.
sf-told-now = { $side ->
    [leader] { $seat } doit payer { $number } or à { $member } tout de suite.
    [member] { $member } doit payer { $number } or à { $seat } tout de suite.
   *[nobody] { $seat } et { $member } n’ont rien à payer pour l’instant.
}
sf-told-wish-now = { $side ->
    [leader] { $seat } demande { $number } or tout de suite à { $other }.
    [member] { $seat } propose { $number } or tout de suite à { $other }.
   *[nobody] { $seat } ne veut pas d’or pour l’instant.
}
sf-told-informer = { $seat } désigne { $other } comme informateur.
sf-told-accept = { $seat } accepte ce que propose { $member }.
sf-told-write-done = { $seat } inscrit { $member } au contrat.
sf-told-reject = { $seat } laisse { $member } de côté.
sf-told-confirm = { $seat } forme l’alliance.
sf-told-propose = { $seat } propose un contrat.
sf-told-withdraw = { $seat } renonce.
sf-told-yes = { $seat } est d’accord.
sf-told-no = { $seat } n’est pas d’accord : le contrat tombe à l’eau.
sf-told-pick = { $seat } joue { $card }.
sf-told-next = { $seat } laisse { $other } décider ensuite.
sf-told-give-gold = { $seat } donne un or à { $other }.
sf-told-give-companion = { $seat } donne un compagnon à { $other }.
sf-told-send = { $seat } joue un habit de messager : la diligence part pour { $town }.
sf-told-watch = { $seat } attend et surveille la diligence.
sf-told-let-pass = { $seat } laisse filer la diligence.
sf-told-cloak-stay = { $seat } joue une cape de la forêt et reste.
sf-told-cloak-home = { $seat } joue une cape de la forêt et rentre au camp.
sf-told-eat = { $seat } joue des provisions et reste.
sf-told-no-special = { $seat } ne joue aucune carte spéciale.
sf-told-call-open = { $seat } appelle à une alliance ; aux autres de citer la cachette.
sf-told-hideout-named = { $seat } propose { $hideout }.
sf-told-hideout-chosen = { $seat } choisit { $hideout }.
sf-told-with = { $seat } parle d’or avec { $other }.
sf-told-pay = { $seat } inscrit un paiement de { $payer } à { $other }.
sf-told-pay-gold = { $payer } doit payer { $number } or à { $other } tout de suite.
sf-told-show = { $to ->
    [table] { $seat } montre à tout le monde { $card }.
   *[one] { $seat } montre à { $other } { $card }.
}
sf-told-show-secret = { $seat } montre une carte à { $other }.
sf-told-take-all = { $seat } accepte toutes les offres et forme l’alliance.
sf-told-propose-all = { $seat } accepte toutes les offres et propose un contrat.
sf-told-bargain = { $seat } veut marchander cette manche.
sf-told-no-bargain = { $seat } ne marchande pas cette manche.
sf-told-bid-pick = { $seat } offre de l’or pour que l’on joue { $card }.
sf-told-bid-leave = { $seat } offre de l’or pour que l’on laisse { $card }.
sf-told-bid-town = { $seat } offre de l’or pour que la diligence parte à { $town }.
sf-told-bid-keep = { $seat } offre de l’or pour que l’habit de messager reste en main.
sf-told-bid-gold = { $seat } offre { $number } or.
sf-told-no-bid = { $seat } n’offre rien.
sf-told-take-pick = { $seat } prend { $gold } or de { $other } et joue { $card }.
sf-told-take-leave = { $seat } prend { $gold } or de { $other } et laisse { $card }.
sf-told-take-town = { $seat } prend { $gold } or de { $other } et joue un habit de messager : la diligence part pour { $town }.
sf-told-take-keep = { $seat } prend { $gold } or de { $other } et garde l’habit de messager.
sf-told-sets-out = Une diligence se met en route : { $card }.
sf-told-passed = Ils sont passés : { $card }.
sf-told-raided = Victoire dans { $hideout } contre { $card }.
sf-told-glory = { $sign ->
    [won] { $seat } gagne { $number } gloire.
   *[lost] { $seat } perd { $number } gloire.
}
sf-told-purse = { $sign ->
    [won] { $seat } reçoit { $number } or.
   *[lost] { $seat } cède { $number } or.
}
sf-told-oak = { $sign ->
    [won] { $seat } prend { sf-n-robbers } sous le chêne.
   *[lost] { $seat } remet { sf-n-robbers } sous le chêne.
}
sf-told-round = La manche { $round } commence ; face visible : { $card }.
sf-told-end = La partie est finie.

# Comment un chiffre se compose.
sf-how-raids = La gloire sur les cartes de chaque attaque à laquelle tu as participé
sf-how-sheriffs = Shérifs vaincus, moins ce qu’ils t’ont coûté
sf-how-church = 1 par or apporté à l’église
sf-how-last-loot = Butin de la dernière manche : 1 par or, 2 par compagnon
sf-how-first-out = 1 chaque fois que ton camp était vide en premier
sf-how-member = { $seat }
sf-how-strength = { $robbers ->
    [one] { $robbers } brigand
   *[other] { $robbers } brigands
}{ $pledged ->
    [0] {""}
   *[other] , cartes promises +{ $pledged }
}

# The headings of the score sheet
heading-sherwood_forest-raids = Attaques
heading-sherwood_forest-sheriffs = Shérifs
heading-sherwood_forest-church = Église
heading-sherwood_forest-last-loot = Dernier butin
heading-sherwood_forest-first-out = Premier vide

# Where openings are compared.
sf-opening = { $way ->
    [alone] Tendre une embuscade en solo
    [offer-robbers] Proposer des brigands pour l’alliance d’un autre
    [church] À l’église
    [inn] À l’auberge
    [merchant] Chez le marchand
    [market] Au marché
   *[call] Appeler à une alliance
}
