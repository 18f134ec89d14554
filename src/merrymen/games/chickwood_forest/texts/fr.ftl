# Chickwood Forest

cf-kind-chest-gold = coffre d’or
cf-kind-chest-silver = coffre d’argent
cf-kind-chest-emerald = coffre d’émeraudes
cf-kind-chest-ruby = coffre de rubis
cf-kind-armour = armure d’argent
cf-kind-jerkin = pourpoint bleu
cf-kind-gown = robe verte
cf-kind-cape = cape rouge
cf-kind-bracelet = bracelet de bronze
cf-kind-pendant = pendentif turquoise
cf-kind-ring = bague violette
cf-kind-bust = leurre
cf-kind-maid = damoiselle Marihen
cf-kind-henchman = sbire
cf-kind-benefactor-1 = bienfaiteur (1 aumône)
cf-kind-benefactor-2 = bienfaiteur (2 aumônes)
cf-kind-benefactor-3 = bienfaiteur (3 aumônes)
cf-kind-spy-glass = longue-vue
cf-kind-key = clé
cf-kind-entertainers = saltimbanques
cf-kind-golden-arrow = flèche d’or
cf-kind-fake-beard = fausse barbe
cf-and = { $first }, { $rest }
cf-nothing = rien
cf-some = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}

cf-pick = { $face ->
    [down] Jouer face cachée : { $card }
   *[up] Jouer face visible : { $card }
}
cf-place = La jouer devant le château { $castle }
cf-spy = { $count ->
    [one] Regarder la carte cachée du château { $castle }
   *[other] Regarder les { $count } cartes cachées du château { $castle }
}
cf-no-spy = Ne rien regarder
cf-raid = { $count ->
    [0] Piller le château { $castle }, sans butin
    [one] Piller le château { $castle } : une carte
   *[other] Piller le château { $castle } : { $count } cartes
}
cf-lock = Utiliser la clé : le château { $castle } est interdit à { $seat }
cf-no-lock = Garder la clé
cf-alms = Faire l’aumône à { $village }
cf-cube = Échanger un cube : { $seat }, case { $space }, { $village }
cf-cube-with = Échanger avec ce cube : { $seat }, case { $space }, { $village }
cf-no-cubes = Ne pas échanger de cubes
cf-give = Donner : { $card }
cf-no-give = Ne pas échanger de trésor
cf-take = Prendre à { $seat } : { $card }
cf-beard = Donner un sbire à { $seat }
cf-no-beard = Garder tous tes sbires

cf-prompt-pick = { $face ->
    [down] Carte { $number } sur { $of }, face cachée : { $glass ->
        [yes] toi seul la connais, sauf si { $spy } regarde avec la longue-vue.
       *[no] personne d’autre ne la connaîtra.
    }
   *[up] Carte { $number } sur { $of }, face visible : tout le monde la verra.
}
    .title = { $face ->
        [down] Choisis une carte à jouer cachée
       *[up] Choisis une carte à jouer visible
    }
cf-prompt-place = { $face ->
    [down] { $card } : joue la carte face cachée devant un château. { $glass ->
        [yes] Toi seul la connais, sauf si { $spy } regarde avec la longue-vue.
       *[no] Personne d’autre ne saura ce que c’est.
    }
   *[up] { $card } : joue la carte face visible devant un château.
}
    .title = Devant quel château ?
cf-prompt-spy = Longue-vue : avant les pillages, tu peux regarder les cartes cachées d’un château.
    .title = Regarder dans un château ?
cf-prompt-raid = Manche { $round } : pille un château et prends tout le butin posé devant.
    .title = Pille un château
cf-prompt-raid-again = Le château { $castle } t’est interdit : pilles-en un autre.
    .title = Pille un autre château
cf-prompt-lock = { $seat } veut piller le château { $castle }. Utiliser la clé et forcer un autre choix ?
    .title = Utiliser la clé ?
cf-prompt-alms-start = { $alms ->
    [one] Tu as { $alms } aumône à faire : choisis un village.
   *[other] Tu as { $alms } aumônes à faire : choisis le village où commence ta ligne.
}
    .title = { $alms ->
        [one] Où va ton aumône ?
       *[other] Où commence ta ligne ?
    }
cf-prompt-alms-next = { $alms ->
    [one] Encore { $alms } aumône : choisis le village suivant, à côté de { $village }.
   *[other] Encore { $alms } aumônes : choisis le village suivant, à côté de { $village }.
}
    .title = Où continue ta ligne ?
cf-prompt-first-cube = Saltimbanques : tu peux échanger deux cubes des villages. Choisis le premier.
    .title = Échanger deux cubes ?
cf-prompt-second-cube = Choisis le cube d’une autre couleur avec lequel il change de place.
    .title = Avec quel cube ?
cf-prompt-give = Flèche d’or : tu peux échanger un de tes trésors contre celui d’un adversaire. Choisis le tien.
    .title = Échanger un trésor ?
cf-prompt-take = Tu donnes : { $card }. Quel trésor prends-tu en échange ?
    .title = Quel trésor prends-tu ?
cf-prompt-beard = Fausse barbe : tu peux refiler un de tes sbires à un adversaire.
    .title = Refiler un sbire ?

cf-waiting-scout = { $face ->
    [down] Manche { $round } : { $seat } joue une carte face cachée.
   *[up] Manche { $round } : { $seat } joue une carte face visible.
}
cf-waiting-spy = { $seat } a la longue-vue et peut regarder les cartes cachées d’un château.
cf-waiting-raid = Manche { $round } : { $seat } choisit un château à piller.
cf-waiting-raid-again = Le château { $castle } est interdit à { $seat }, qui en choisit un autre à piller.
cf-waiting-lock = { $raider } veut piller le château { $castle } : { $seat } a la clé et peut s’y opposer.
cf-waiting-alms = { $alms ->
    [one] { $seat } a encore { $alms } aumône à faire.
   *[other] { $seat } a encore { $alms } aumônes à faire.
}
cf-waiting-cubes = { $seat } a les saltimbanques et peut échanger deux cubes.
cf-waiting-arrow = { $seat } a la flèche d’or et peut échanger un trésor.
cf-waiting-beard = { $seat } a la fausse barbe et peut donner un sbire.
cf-over = La partie est finie.
    .title = La partie est finie

cf-refused-pick = Choisis d’abord une carte de ta main.
cf-refused-place = Ta carte est choisie : joue-la devant un château qui a de la place (2 cartes pour le château 1, 3 pour le château 2).
cf-refused-spy = Choisis un château avec des cartes cachées que tu ne connais pas, ou passe.
cf-refused-raid = Choisis un château que personne n’a pillé cette manche.
cf-refused-raid-again = Choisis un château que personne n’a pillé cette manche, mais pas le château { $castle } : il t’est interdit.
cf-refused-lock = Utilise la clé ou garde-la.
cf-refused-alms-start = La ligne commence dans un village qui a une case libre.
cf-refused-alms-next = La ligne continue dans un village à côté de { $village }, avec une case libre et pas encore utilisé ; ni en diagonale, ni à travers les forêts.
cf-refused-first-cube = Choisis un cube posé sur un village, ou n’échange rien.
cf-refused-second-cube = Choisis un cube d’une autre couleur que le premier.
cf-refused-give = Propose un de tes trésors, ou n’échange rien.
cf-refused-take = Prends le trésor d’un adversaire, d’une autre sorte que le tien.
cf-refused-beard = Donne un sbire à un adversaire, ou garde-le.

cf-played-up = { $seat } joue devant le château { $castle } : { $card }.
cf-played-down = { $seat } joue face cachée devant le château { $castle } : { $card }.
cf-played-unknown = { $seat } joue une carte face cachée devant le château { $castle }.
cf-spied = { $seat } regarde les cartes cachées du château { $castle }.
cf-not-spied = { $seat } n’utilise pas la longue-vue.
cf-named = { $seat } veut piller le château { $castle }.
cf-locked = { $seat } utilise la clé : le château { $castle } est interdit à { $raider }.
cf-not-locked = { $seat } garde la clé.
cf-raided = { $seat } pille le château { $castle }. Butin : { $loot }.
cf-gave = { $seat } fait l’aumône à { $villages }.
cf-few-cubes = { $left ->
    [0] { $seat } n’a plus de cubes et ne fait aucune des { $alms } aumônes.
    [one] { $seat } n’a plus que { $left } cube pour { $alms } aumônes.
   *[other] { $seat } n’a plus que { $left } cubes pour { $alms } aumônes.
}
cf-kept = { $count ->
    [one] { $seat } ne peut pas placer { $count } aumône.
   *[other] { $seat } ne peut pas placer { $count } aumônes.
}
cf-set-aside = { $count ->
    [one] { $count } carte restée devant le château { $castle } est mise de côté.
   *[other] { $count } cartes restées devant le château { $castle } sont mises de côté.
}
cf-round-ends = Fin de la manche { $round }.
cf-swapped = { $seat } échange deux cubes : { $first } à { $village } et { $second } à { $other }.
cf-not-swapped = { $seat } n’échange pas de cubes.
cf-exchanged = { $seat } fait un échange avec { $other } : { $given } contre { $taken }.
cf-not-exchanged = { $seat } n’échange pas de trésor.
cf-beard-used = { $seat } refile un sbire à { $other }.
cf-beard-unused = { $seat } garde tous ses sbires.

# Comment un chiffre se compose.
cf-how-chests = { $most } × { $most } pour la sorte la plus fréquente, { $others } autres coûtent 1 chacun{ $busts ->
    [0] {""}
    [one] {" "}; un leurre a retiré un coffre
   *[other] {" "}; { $busts } leurres ont retiré des coffres
}
cf-how-garment = { $count ->
    [one] Exactement un de cette sorte : 5
   *[other] { $count } d’une même sorte ne valent rien
}
cf-how-each = { $count } × { $each }
cf-how-maid = { $kinds } sortes de trésors, 1 chacune
cf-how-castle = Château { $castle }
cf-how-place = { $village }
cf-how-village = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, place { $place } ici
cf-how-raided = Qui pille un château reçoit sa valeur
cf-how-alms = { $alms } aumônes à donner
cf-how-added = { $count ->
    [one] La première de sa sorte dans ta collection
   *[other] Numéro { $count } de sa sorte dans ta collection
}
cf-how-unknown = { $count ->
    [one] Une carte face cachée
   *[other] { $count } cartes face cachée
}
cf-how-unseen = Tu ne sais pas ce que c’est

# The headings of the score sheet
heading-chickwood_forest-chests = Coffres
heading-chickwood_forest-garments = Vêtements
heading-chickwood_forest-jewels = Bijoux
heading-chickwood_forest-maid = Marihen
heading-chickwood_forest-henchmen = Sbires
heading-chickwood_forest-castles = Châteaux
heading-chickwood_forest-villages = Villages
