# La table de Kings & Creatures.

kcb-you = Toi
kcb-display = Les cartes visibles
kcb-ends-you = Tu te retires
kcb-ends-them = { $name } se retire
kcb-ends = on se retire
kcb-stays-you = Tu restes
kcb-stays-them = { $name } reste
kcb-last-you = Avec la troisième carte, tu te retires
kcb-last-them = Avec la troisième carte, { $name } se retire
kcb-stack = encore { $left } dans la pioche
kcb-pile = encore { $left }
kcb-ends-short = Retrait
kcb-stays-short = Rester
kcb-last-short = Retrait
kcb-turn-order = Ordre du tour
kcb-moves-now = joue
kcb-order = Ordre du tour par valeur : { $order }
kcb-your-number = ta valeur
kcb-their-number = la valeur
kcb-number-is = valeur { $number }
kcb-done = réalisée
kcb-short = manque
kcb-is-short = il manque quelque chose
kcb-adds = Points de Gloire : { $glory }
kcb-glory = { $glory ->
    [one] { $glory } Point de Gloire si la partie s’arrêtait là
   *[other] { $glory } Points de Gloire si la partie s’arrêtait là
}
kcb-takes = { $taken } cartes sur { $of } dans cette manche
kcb-side-left = À ta gauche
kcb-side-right = À ta droite
kcb-side-both = En face
kcb-side-across = Plus loin
kcb-out = S’est retiré de la manche
kcb-ahead = toi { $own }, devant
kcb-behind = toi { $own } sur { $needed }
kcb-type-hero = Héros
kcb-type-treasure = Trésors
kcb-type-creature = Créatures Fantastiques
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
kcb-sub-legend = { $done } sur { $cards } réalisées
kcb-heroes-short = { $count ->
    [one] Encore 1 héros pour battre un voisin
   *[other] Encore { $count } héros pour battre un voisin
}
kcb-heroes-now = Tes héros rapportent { $glory ->
    [one] { $glory } Point de Gloire
   *[other] { $glory } Points de Gloire
} après cette manche
kcb-about-hero = { $players ->
    [2] Après chaque manche, avoir plus de héros que ton voisin rapporte autant de Points de Gloire que le numéro de la manche.
   *[other] Après chaque manche, avoir plus de héros qu’un voisin rapporte autant de Points de Gloire que le numéro de la manche. Plus que les deux réunis rapporte le double.
}
kcb-about-treasure = À la fin, il rapporte les Points de Gloire indiqués.
kcb-about-creature = À la fin, chacune de tes Créatures Fantastiques rapporte 1 Point de Gloire par espèce différente.
kcb-about-king = À la fin, ses couronnes comptent de chaque côté où tu as plus de cartes du type sur lequel il règne que ce voisin.
kcb-about-legend = À la fin, elle compte si elle est réalisée : si tu as toutes les cartes qu’elle montre. Une carte peut servir à plusieurs Légendes.
kcb-adds-now = Points de Gloire : { $glory } maintenant.
kcb-adds-round = { $glory } de plus après cette manche.
kcb-worth = Vaut { $glory ->
    [one] { $glory } Point de Gloire
   *[other] { $glory } Points de Gloire
} maintenant.
kcb-lacks = Il manque encore { $needs }.
kcb-lacks-side = Il faut encore { $needs } pour dépasser { $name }.
kcb-leave-you = Tu te retires avec elle.
kcb-leave-them = { $name } se retire avec elle.
kcb-stay-you = Tu restes avec la valeur { $number }.
kcb-stay-them = { $name } reste avec la valeur { $number }.
kcb-then-end = La manche est finie.
kcb-then-them = Ensuite joue { $name }, avec la valeur { $number }.
kcb-then-you = Tu rejoues aussitôt.
kcb-heroes-now-them = Les héros de { $name } rapportent { $glory ->
    [one] { $glory } Point de Gloire
   *[other] { $glory } Points de Gloire
} après cette manche
kcb-heroes-over = Tes héros ont rapporté { $glory ->
    [one] { $glory } Point de Gloire
   *[other] { $glory } Points de Gloire
}
kcb-heroes-over-them = Les héros de { $name } ont rapporté { $glory ->
    [one] { $glory } Point de Gloire
   *[other] { $glory } Points de Gloire
}
kcb-about-castle = C’est ton point de départ : le Château 1 entame la partie. Il ne compte pour rien.
kcb-out-you = Tu t’es retiré de la manche : tu n’y prends plus de carte.
kcb-out-them = { $name } s’est retiré de la manche et n’y prend plus de carte.
kcb-mark = En jeu à partir de { $mark } joueurs.
kcb-row-raised = { $raised ->
    [0] Dans l’ordre de prise
    [one] Dans l’ordre de prise ; la carte décalée est de cette manche
   *[other] Dans l’ordre de prise ; les { $raised } cartes décalées sont de cette manche
}
kcb-by-round = Points de Gloire des héros, manche par manche
kcb-round = Manche { $round }
kcb-in-all = En tout
kcb-band-hero = Héros
kcb-band-treasure = Trésors
kcb-band-legend = Légendes
kcb-band-king = Rois
kcb-band-creature = Créatures

kcb-sign-glory = Points de Gloire
kcb-sign-leave = avec cette carte tu te retires
kcb-sign-hero = héros sur la carte
kcb-sign-kinds = créatures : chacune rapporte autant que tu as d’espèces
kcb-sign-crowns = couronnes pour le voisin de gauche et de droite
kcb-sign-legend = une légende : des Points de Gloire pour les cartes montrées
