# La table de Kings & Creatures.

kcb-you = Toi
kcb-display = L’étalage
kcb-ends-you = Finit ta manche
kcb-ends-them = Finit la manche de { $name }
kcb-ends = finit la manche
kcb-stays-you = Tu restes
kcb-stays-them = { $name } reste
kcb-last-you = La troisième carte finit ta manche
kcb-last-them = La troisième carte finit la manche de { $name }
kcb-stack = encore { $left }
kcb-turn-order = Ordre du tour
kcb-moves-now = joue
kcb-order = Ordre du tour par numéro : { $order }
kcb-your-number = ton numéro
kcb-their-number = le numéro
kcb-number-is = numéro { $number }
kcb-done = remplie
kcb-short = manque
kcb-is-short = il manque quelque chose
kcb-adds = { $glory } gloire
kcb-glory = { $glory } de gloire si la partie s’arrêtait là
kcb-takes = { $taken } cartes sur { $of } dans cette manche
kcb-side-left = À ta gauche
kcb-side-right = À ta droite
kcb-side-both = En face
kcb-side-across = Plus loin
kcb-out = Hors de la manche
kcb-ahead = toi { $own }, devant
kcb-behind = toi { $own } sur { $needed }
kcb-type-hero = Héros
kcb-type-treasure = Trésors
kcb-type-creature = Créatures
kcb-type-king = Rois
kcb-type-legend = Légendes
kcb-name-hero = { $heroes ->
    [one] Héros
   *[other] { $heroes } héros
}
kcb-name-treasure = Trésor
kcb-name-legend = Légende
kcb-name-castle = Château
kcb-name-king = Roi des { $rules }
kcb-sub-hero = { $count ->
    [one] { $count } héros
   *[other] { $count } héros
}
kcb-sub-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
kcb-sub-creature = { $kinds ->
    [one] { $cards } × { $kinds } espèce
   *[other] { $cards } × { $kinds } espèces
}
kcb-sub-legend = { $done } sur { $cards }
kcb-heroes-short = { $count ->
    [one] Encore 1 héros pour battre un voisin
   *[other] Encore { $count } héros pour battre un voisin
}
kcb-heroes-now = Tes héros rapportent { $glory } de gloire après cette manche
kcb-about-hero = Après chaque manche, plus de héros qu’un voisin rapporte autant de gloire que le numéro de la manche. Plus que les deux ensemble rapporte le double.
kcb-about-treasure = À la fin, il vaut la gloire qu’il montre.
kcb-about-creature = À la fin, chacune de tes créatures vaut 1 gloire par espèce différente.
kcb-about-king = À la fin, ses couronnes comptent de chaque côté où tu as plus de cartes du type qu’il régit que ce voisin.
kcb-about-legend = À la fin, elle compte si tu as toutes les cartes qu’elle montre. Une carte peut servir à plusieurs légendes.
kcb-adds-now = { $glory } gloire maintenant.
kcb-adds-round = { $glory } de plus après cette manche.
kcb-worth = Vaut { $glory } de gloire maintenant.
kcb-lacks = Il manque encore { $needs }.
kcb-lacks-side = Il faut encore { $needs } pour dépasser { $name }.
kcb-leave-you = Elle finit ta manche.
kcb-leave-them = Elle finit la manche de { $name }.
kcb-stay-you = Tu restes à { $number }.
kcb-stay-them = { $name } reste à { $number }.
kcb-then-end = La manche est finie.
kcb-then-them = Ensuite joue { $name }, à { $number }.
kcb-then-you = Tu rejoues aussitôt.

heading-kings_and_creatures-heroes = Héros
heading-kings_and_creatures-treasures = Trésors
heading-kings_and_creatures-creatures = Créatures
heading-kings_and_creatures-kings = Rois
heading-kings_and_creatures-legends = Légendes
