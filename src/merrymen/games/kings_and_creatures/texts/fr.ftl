# Kings & Creatures

kc-card = { $type ->
    [castle] Château { $number }
    [treasure] Trésor { $number } ({ kc-glory })
    [hero] { $heroes ->
        [one] Héros { $number } (un héros)
       *[other] Héros { $number } ({ $heroes } héros)
    }
    [legend] Légende { $number } ({ kc-glory } pour { $needs })
    [king] Roi { $number } des { $rules } (couronnes : { $left } à gauche, { $right } à droite)
   *[creature] { $kind } { $number }
}
kc-glory = { $glory ->
    [one] { $glory } Point de Gloire
   *[other] { $glory } Points de Gloire
}
kc-kind-centaur = centaure
kc-kind-minotaur = minotaure
kc-kind-griffon = griffon
kc-kind-chimera = chimère
kc-kind-dragon = dragon
kc-kind-unicorn = licorne
# La carte que l’on prend.
kc-taken = { $type ->
    [castle] le { kc-card }
    [treasure] le { kc-card }
    [hero] le { kc-card }
    [legend] la { kc-card }
    [king] le { kc-card }
   *[creature] { kc-card }
}
kc-taken-centaur = le centaure
kc-taken-minotaur = le minotaure
kc-taken-griffon = le griffon
kc-taken-chimera = la chimère
kc-taken-dragon = le dragon
kc-taken-unicorn = la licorne
kc-ruled-treasure = Trésors
kc-ruled-hero = Héros
kc-ruled-legend = Légendes
kc-ruled-king = Rois
kc-ruled-creature = Créatures Fantastiques
kc-needs-treasure = { $count ->
    [one] { $count } Trésor
   *[other] { $count } Trésors
}
kc-needs-hero = { $count ->
    [one] { $count } carte Héros
   *[other] { $count } cartes Héros
}
kc-needs-legend = { $count ->
    [one] { $count } Légende
   *[other] { $count } Légendes
}
kc-needs-king = { $count ->
    [one] { $count } Roi
   *[other] { $count } Rois
}
kc-needs-creature = { $count ->
    [one] { $count } Créature Fantastique
   *[other] { $count } Créatures Fantastiques
}
kc-needs-and = { $first }, { $rest }

kc-take = Prendre { $card }
kc-take-and-leave = Prendre { $card } et se retirer de la manche
kc-prompt = Manche { $round } : prends la carte { $take } sur 3. Avec une valeur inférieure à { $visible }, tu te retires.
    .title = Prends une carte : ta valeur est la plus basse
kc-prompt-all-stay = Manche { $round } : prends la carte { $take } sur 3. Toutes ces cartes te gardent dans la manche.
    .title = Prends une carte : ta valeur est la plus basse
kc-prompt-all-leave = Manche { $round } : prends la carte { $take } sur 3. Toutes ces cartes sont sous { $visible } : tu te retires.
    .title = Prends une carte : ta valeur est la plus basse
kc-prompt-last = Manche { $round } : prends ta troisième carte. Tu te retires avec elle.
    .title = Prends une carte : ta valeur est la plus basse
kc-waiting = Manche { $round } : { $seat } a la valeur la plus basse, { $visible }, et prend une carte.
    .title = On attend { $seat }
kc-refused-none = Il n’y a pas de carte 0. Prends l’une de celles-ci : { $shown }.
kc-refused-owned = La carte { $card } est déjà devant { $seat }. Prends l’une de celles-ci : { $shown }.
kc-refused-gone = La carte { $card } n’est plus en jeu. Prends l’une de celles-ci : { $shown }.
kc-refused-unseen = La carte { $card } n’est pas visible. Prends l’une de celles-ci : { $shown }.

kc-took = { $seat } prend { $card }.
kc-left = { $seat } se retire de la manche.
kc-round-ends = La manche { $round } est finie.
kc-hero-glory = { $seat } marque { kc-glory } pour ses héros.

# Comment un chiffre se compose.
kc-how-round = Manche { $round }
kc-how-heroes = { $times ->
    [0] Pas plus de héros qu’un voisin
    [one] Plus de héros qu’un voisin : { $round }
   *[other] Plus de héros que les deux ensemble : { $times } × { $round }
}
kc-how-treasure = Les Points de Gloire de la carte
kc-how-creatures = { $cards } × { $kinds } espèces différentes
kc-how-legend = { $met ->
    [yes] Réalisée : { $glory }
   *[no] Pas encore réalisée : { $glory } ensuite
}
kc-how-king = { $rules } : { $own } contre { $left } chez { $left_seat } (+{ $left_glory }) et { $right } chez { $right_seat } (+{ $right_glory })

# The headings of the score sheet
heading-kings_and_creatures-heroes = Héros
heading-kings_and_creatures-treasures = Trésors
heading-kings_and_creatures-creatures = Créatures Fantastiques
heading-kings_and_creatures-kings = Rois
heading-kings_and_creatures-legends = Légendes

# Where openings are compared.
kc-opening = { $type ->
    [treasure] Un Trésor
    [hero] Un Héros
    [legend] Une Légende
    [king] Un Roi
   *[creature] Une Créature Fantastique
}
