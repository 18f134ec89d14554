# Le plateau de Chickwood Forest.

cfb-coop = Ton poulailler
cfb-hand = Ta main
cfb-benefactor = Bienfaiteur
cfb-legends = Légendes
cfb-up = face visible
cfb-down = face cachée
cfb-back = Carte cachée
cfb-full = complet
cfb-pass = Non
cfb-use-key = Utiliser la clé
cfb-scout = Épier
cfb-raid = Piller
cfb-order = Ordre de cette manche
cfb-holds = { $name } tient le château { $castle }
cfb-castle = Château { $castle }
cfb-banner = Bannière : { $faces }
cfb-room = { $count } places prises sur { $limit }
cfb-locked = Interdit par la clé
cfb-named = { $name } veut le piller
cfb-raided = a pillé le château { $castle }
cfb-raided-by = Pillé par { $name }
cfb-in-hand = { $count ->
    [0] main vide
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
cfb-lies = { $how ->
    [up] { $card }, carte jouée par { $name }
    [known] { $card }, face cachée, carte jouée par { $name } ; tu la connais
   *[down] Carte cachée, jouée par { $name }
}
cfb-brings = Ce pillage te rapporte { $glory } de gloire{ $alms ->
    [0] {""}
    [one] {" "}et { $alms } aumône
   *[other] {" "}et { $alms } aumônes
}{ $unknown ->
    [0] {""}
    [one] {" "}et une carte inconnue
   *[other] {" "}et { $unknown } cartes inconnues
}.
cfb-places = { $all ->
    [yes] { $left ->
        [1] {""}
       *[other] les { $left }
    }
   *[no] { $places } max.
}
cfb-given = { $given } sur { $all } aumônes faites
cfb-stands = { $name } { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, { $glory } de gloire
cfb-own-glory = Ta gloire ici pour l’instant
cfb-unlocked = { $glory } de gloire, débloquée
cfb-locked-row = { $glory } de gloire, bloquée tant qu’aucun cube n’est posé sur cette rangée
cfb-forest-of = { $name }, une forêt
cfb-kinds = { $count ->
    [one] { $count } sorte
   *[other] { $count } sortes
}
cfb-present = dans { $count } sur { $of }
cfb-glory = { $glory } de gloire si la partie finissait maintenant
cfb-supply = { $count ->
    [one] { $count } cube restant
   *[other] { $count } cubes restants
}
cfb-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
cfb-worth = Dans ta collection, elle changerait ta gloire de { $glory } pour l’instant.
cfb-picked = carte jouée
cfb-plays = Tes cartes sur la table
cfb-plays-them = Ses cartes sur la table
cfb-plays-none = Plus aucune devant les châteaux.
cfb-played-by = Carte jouée par { $name }.
cfb-known-to = Qui la connaît : { $names }.
cfb-only-you = Personne d’autre ne la connaît.
cfb-unseen = { $count ->
    [one] { $count } carte que tu n’as pas vue
   *[other] { $count } cartes que tu n’as pas vues
}
cfb-unseen-where = { $when ->
    [over] { $count ->
        [one] Elle a été mise de côté face cachée, ou personne ne l’a reçue.
       *[other] Elles ont été mises de côté face cachée, ou personne ne les a reçues.
    }
    [dealt] { $count ->
        [one] Elle est dans une autre main ou face cachée.
       *[other] Elles sont dans les autres mains ou face cachée.
    }
   *[dealing] { $count ->
        [one] Elle est dans la pioche ({ $deck }), dans une autre main ou face cachée.
       *[other] Elles sont dans la pioche ({ $deck }), dans les autres mains ou face cachée.
    }
}
cfb-unseen-kind = { $count ->
    [0] Tu as vu toutes celles de cette sorte.
    [one] Il en reste { $count } que tu n’as pas vue.
   *[other] Il en reste { $count } que tu n’as pas vues.
}
cfb-buried = Mises de côté, et tu les connais :
cfb-pile = { $count ->
    [one] Il reste { $count } château de cette valeur.
   *[other] Il reste { $count } châteaux de cette valeur.
}
cfb-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
cfb-nobody = Personne n’a encore fait l’aumône ici.
cfb-lead = Pour mener ici
cfb-lead-gone = Tu ne peux plus prendre la tête ici.
cfb-of = { $reached } sur { $needed }
cfb-about-chest = Ta sorte la plus nombreuse compte au carré. Chaque autre coffre te coûte 1.
cfb-about-garment = 5 de gloire si tu en as un seul de cette sorte ; une paire ne vaut rien.
cfb-about-jewel = Vaut la gloire indiquée.
cfb-about-bust = À la fin, il te retire un coffre de ta sorte la plus nombreuse.
cfb-about-maid = 1 de gloire par sorte de trésor que tu possèdes, 11 au plus. Une deuxième n’ajoute rien.
cfb-about-henchman = Te coûte 3 de gloire.
cfb-about-benefactor = Qui le pille fait aussitôt l’aumône : autant de cubes, de village en village.
cfb-about-spy-glass = À chaque manche, avant les pillages, tu peux regarder les cartes cachées d’un château.
cfb-about-key = Une fois par partie : quand quelqu’un nomme un château, il doit en piller un autre.
cfb-about-entertainers = À la fin, tu peux échanger deux cubes des villages.
cfb-about-golden-arrow = À la fin, tu peux échanger un de tes trésors contre celui d’un adversaire.
cfb-about-fake-beard = À la fin, tu peux refiler un de tes sbires à un adversaire.
cfb-about-unknown = Seuls ceux qui l’ont vue la connaissent. Elle est révélée quand le château est pillé.
cfb-about-castle = Qui le pille gagne { $castle } de gloire. À la manche suivante, les châteaux plus bas jouent avant, les plus hauts après.
cfb-about-banner = Sa bannière pour la manche suivante : { $faces }.
cfb-about-forest = Pas d’aumône ici, et aucune ligne n’y passe.
cfb-about-village = Le plus de cubes prend la plus haute gloire débloquée, le deuxième la suivante. À égalité, le cube posé le plus tard l’emporte.

option-legendary = Cartes légendaires

cfb-sign-glory = gloire
cfb-sign-locked = une rangée dont la gloire est bloquée jusqu’à ce qu’un cube y soit
cfb-sign-deck = cartes restantes dans la pioche
cfb-sign-chest = coffres, de quatre sortes
cfb-sign-village = un village : on y pose des cubes
cfb-sign-forest = une forêt : on ne passe pas
cfb-sign-back = une carte face cachée
