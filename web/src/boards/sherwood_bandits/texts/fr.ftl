# Le plateau de Sherwood Bandits.

sbb-you = Toi
sbb-your-gang = Ta bande
sbb-road = La route
sbb-section = Chariot { $number }
sbb-phase = Phase
sbb-phase-ambush = Embuscade
sbb-phase-raids = Raids
sbb-phase-sheriff = Shérif
sbb-start = Premier joueur
sbb-choices = Ce que tu peux faire

## Chariots
sbb-ranged = { $weight ->
    [light] Léger { $range }
    [medium] Moyen { $range }
   *[heavy] Lourd { $range }
}
sbb-wagon-beer = Bière
sbb-wagon-wayfarers = Voyageurs
sbb-wagon-war = Guerre
sbb-wagon-kings = Roi
sbb-wagon-sheriffs = Shérif
sbb-wagon-feast = Fête
sbb-state-coming = En route
sbb-state-waiting = À venir
sbb-state-now = Raid !
sbb-state-robbed = Pillé
sbb-state-escaped = Échappé
sbb-average = { $dice ->
    [one] { $dice } dé, { $average } en moyenne
   *[other] { $dice } dés, { $average } en moyenne
}
sbb-odds = { $dice ->
    [0] Personne n’attend
    [one] { $dice } dé : { $percent } %
   *[other] { $dice } dés : { $percent } %
}
sbb-nobody-yet = Personne n’attend
sbb-three-dice = 3 dés
sbb-needed = à battre
sbb-of = sur { $defence }
sbb-short = il manque { $missing }
sbb-chooses = { $name } : { $size ->
    [one] { $size } tuile
   *[other] { $size } tuiles
}
sbb-token = Jeton { $token } une fois révélé.
sbb-token-by = Jeton de { $name }
sbb-stays = Il a été remplacé et reste.
sbb-may-be = Ce peut être :
sbb-changes = Change la carte de { $name }.
sbb-feast-die = Dé de la fête : { $value }
sbb-deck = { $left ->
    [one] Encore { $left } chariot à venir
   *[other] Encore { $left } chariots à venir
}
sbb-unseen = Pas encore vus, ceux cachés sur la route compris :

## Bandits et dés
sbb-attack = Cases d’attaque
sbb-hideouts = Cachettes
sbb-hideout = Chariot { $wagon }, position { $position }
sbb-free = libre
sbb-lies = couché
sbb-sneaked-off = s’est éclipsé
sbb-late = tard
sbb-die = { $name } : { $value }
sbb-crossed = Porte un X
sbb-pickpockets = Vol à la tire
sbb-jail = Prison
sbb-supply = { $tiles ->
    [one] { $tiles } tuile en réserve
   *[other] { $tiles } tuiles en réserve
}, { $tokens } jetons pièce
sbb-bandits-left = { $left ->
    [one] Encore { $left } bandit
   *[other] Encore { $left } bandits
}

## Compagnons
sbb-companions = Compagnons
sbb-may-call = Tu peux appeler
sbb-leader-of = Chef de { $name }
sbb-leader-free = chef libre
sbb-leader-jail = chef en prison
sbb-leader-marian = avec Marian
sbb-leader-john = avec Jean
sbb-leader-robin = avec Robin
sbb-leader-tuck = avec Tuck
sbb-when-marian = avant de se cacher
sbb-when-john = avant les raids
sbb-when-robin = pendant un raid
sbb-when-tuck = avant le shérif
sbb-to-come = Encore dans la pioche : { $cards }.
sbb-looks = a regardé le chariot { $wagons }
sbb-seen-by = Regardé par { $names }
sbb-does-gossip = Regarde en secret jusqu’à 2 chariots.
sbb-does-clique = Place tout de suite un second bandit.
sbb-does-scout = Remplace un chariot, face cachée.
sbb-does-guards = Regarde un chariot ; pose +2, −2 ou rien.
sbb-does-insider = Échange avec un adversaire, même position ailleurs.
sbb-does-jostle = Échange un bandit avec son voisin.
sbb-does-squeeze = Rejoins celui de gauche : à toi la tuile, à lui les points.
sbb-does-weasel = Un bandit part pour une pièce ; un dé à 2 reste.
sbb-does-cover = Modifie un de tes dés de +2 ou −2.
sbb-does-second-chance = Relance le dé de ton choix.
sbb-does-front = Choisis un dé : ceux de gauche montrent pareil.
sbb-does-behind = Choisis un dé : ceux de droite montrent pareil.
sbb-does-come-along = Retire un de tes dés du pont-levis.
sbb-does-swap = Pioche une tuile, puis remets-en une autre.
sbb-does-market = Vends une tuile de la manche pour 1 point.
sbb-does-beer = Augmente de 2 un dé de chaque adversaire.

## Pont-levis
sbb-drawbridge = Pont-levis
sbb-as-it-stands = si rien ne change
sbb-under = moins de { $under } : tuile ou point
sbb-over = plus de { $over } : prison
sbb-over-last = plus de { $over } : −1 point

## Butin et points
sbb-loot = Butin de la manche
sbb-chest = Coffre
sbb-your-chest = Ton coffre
sbb-chests = Les coffres
sbb-none = rien encore
sbb-face-down = { $count ->
    [one] { $count } tuile, face cachée
   *[other] { $count } tuiles, face cachée
}
sbb-has = { $loot ->
    [one] { $loot } tuile de cette manche
   *[other] { $loot } tuiles de cette manche
}, { $chest } dans le coffre.
sbb-known = Tu sais que celles-ci sont chez les autres :
sbb-known-perhaps = { $gone ->
    [one] Celles-ci étaient chez les autres ; une a pu repartir depuis :
   *[other] Celles-ci étaient chez les autres ; { $gone } ont pu repartir depuis :
}
sbb-if-now = Avec les séries
sbb-sets-hint = 3 anneaux d’une couleur 6, 2 bracelets 3, un de chaque 4
sbb-majorities = { $sets } en séries, { $points } de majorités
sbb-wishes = Ce qui rapporterait le plus
sbb-points-now = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
sbb-points-total = { $points } points à la fin
sbb-dashed = En tirets : tes séries pour l’instant. Les majorités se voient à la fin.
sbb-unknown-tiles = { $tiles ->
    [one] et la valeur de { $tiles } tuile cachée
   *[other] et la valeur de { $tiles } tuiles cachées
}

sbb-will-won = Il a plus que chacun des deux : la partie est perdue.
sbb-will-beaten = Il n’a pas plus que le meilleur des deux.

option-open_loot = Butin ouvert : les tuiles de la manche sont visibles
option-own_chest = Chacun peut regarder dans son coffre (une option de la règle ; l’activer d’office est de nous)

sbb-sign-points = points de victoire
sbb-sign-bag = tuiles de cette manche, ou de la réserve
sbb-sign-chest = tuiles dans le coffre
sbb-sign-start = le jeton premier joueur
sbb-sign-free = un chef encore libre
sbb-sign-jail = un chef en prison
sbb-sign-looked = quelqu’un a regardé ce chariot
