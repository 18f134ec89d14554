# Kings & Creatures

kc-card = { $type ->
    [castle] château { $number }
    [treasure] trésor { $number } ({ $glory } de gloire)
    [hero] { $heroes ->
        [one] héros { $number } (un héros)
       *[other] héros { $number } ({ $heroes } héros)
    }
    [legend] légende { $number } ({ $glory } de gloire pour { $needs })
    [king] roi { $number } des { $rules } (couronnes : { $left } à gauche, { $right } à droite)
   *[creature] { $kind } { $number }
}
kc-kind-centaur = centaure
kc-kind-minotaur = minotaure
kc-kind-griffon = griffon
kc-kind-chimera = chimère
kc-kind-dragon = dragon
kc-kind-unicorn = licorne
# The card as what is taken.
kc-taken = { kc-card }
kc-taken-centaur = { kc-kind-centaur }
kc-taken-minotaur = { kc-kind-minotaur }
kc-taken-griffon = { kc-kind-griffon }
kc-taken-chimera = { kc-kind-chimera }
kc-taken-dragon = { kc-kind-dragon }
kc-taken-unicorn = { kc-kind-unicorn }
kc-ruled-treasure = trésors
kc-ruled-hero = héros
kc-ruled-legend = légendes
kc-ruled-king = rois
kc-ruled-creature = créatures
kc-needs-treasure = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}
kc-needs-hero = { $count ->
    [one] { $count } carte de héros
   *[other] { $count } cartes de héros
}
kc-needs-legend = { $count ->
    [one] { $count } légende
   *[other] { $count } légendes
}
kc-needs-king = { $count ->
    [one] { $count } roi
   *[other] { $count } rois
}
kc-needs-creature = { $count ->
    [one] { $count } créature
   *[other] { $count } créatures
}
kc-needs-and = { $first }, { $rest }

kc-take = Prendre { $card }
kc-take-and-leave = Prendre { $card } et quitter la manche
kc-prompt = Manche { $round } : prends la carte { $take } sur 3. Un numéro inférieur à { $visible } finit ta manche.
    .title = Prends une carte : ton numéro est le plus bas
kc-prompt-all-stay = Manche { $round } : prends la carte { $take } sur 3. Toutes ces cartes te gardent dans la manche.
    .title = Prends une carte : ton numéro est le plus bas
kc-prompt-all-leave = Manche { $round } : prends la carte { $take } sur 3. Toutes ces cartes sont sous { $visible } et finissent ta manche.
    .title = Prends une carte : ton numéro est le plus bas
kc-prompt-last = Manche { $round } : prends ta troisième carte. Elle finit ta manche.
    .title = Prends une carte : ton numéro est le plus bas
kc-waiting = Manche { $round } : { $seat } a le numéro le plus bas, { $visible }, et prend une carte.
    .title = On attend { $seat }
kc-refused-none = Il n’y a pas de carte 0. Prends l’une de celles-ci : { $shown }.
kc-refused-owned = La carte { $card } est déjà devant { $seat }. Prends l’une de celles-ci : { $shown }.
kc-refused-gone = La carte { $card } n’est plus en jeu. Prends l’une de celles-ci : { $shown }.
kc-refused-unseen = La carte { $card } n’est pas visible. Prends l’une de celles-ci : { $shown }.

kc-took = { $seat } prend { $card }.
kc-left = { $seat } quitte la manche.
kc-round-ends = La manche { $round } est finie.
kc-hero-glory = { $seat } gagne { $glory } de gloire pour ses héros.
