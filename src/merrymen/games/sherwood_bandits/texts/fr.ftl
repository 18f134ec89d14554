# Sherwood Bandits

sb-will = Will Scarlet
sb-tile = { $item ->
    [ring] anneau
    [bracelet] bracelet
   *[necklace] collier
} { $hue ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
}
sb-coin = pièce
sb-token = jeton pièce
sb-back-light = léger
sb-back-medium = moyen
sb-back-heavy = lourd
sb-a-wagon = un chariot
sb-wagon-plain = chariot { $back }, défense { $defence }
sb-wagon-special-beer = { $stands ->
    [yes] Chariot de bière, défense { $defence }
   *[no] Chariot de bière
}
sb-wagon-special-wayfarers = { $stands ->
    [yes] Chariot des voyageurs, défense { $defence }
   *[no] Chariot des voyageurs
}
sb-wagon-special-war = Chariot de guerre, défense { $defence }
sb-wagon-special-kings = Chariot du roi, défense { $defence }
sb-wagon-special-sheriffs = Chariot du shérif, défense { $defence }
sb-wagon-special-feast = { $stands ->
    [yes] Chariot de fête, défense { $defence }
   *[no] Chariot de fête
}
sb-wagon-text-plain = Sa défense est le nombre sur le bouclier.
sb-wagon-text-beer = Sa défense est le plus petit nombre des autres chariots encore sur la route ; un chariot échappé n’y est plus.
sb-wagon-text-wayfarers = Sa défense est le plus grand nombre des autres chariots encore sur la route ; un chariot échappé n’y est plus.
sb-wagon-text-war = 33 : quatre dés font 24 au plus. Personne ne peut le battre.
sb-wagon-text-kings = Deux tuiles pour chaque dé qui compte.
sb-wagon-text-sheriffs = Quand il est révélé, les chefs de toutes les bandes embusquées ici vont en prison, sauf s’ils sont sur la carte d’un compagnon.
sb-wagon-text-feast = Il est attaqué en premier. On lance trois dés pour sa défense.

sb-face-down = { $back } { $low }-{ $high }
sb-hideout = { $taken ->
    [yes] { $position } : { $gang }
   *[no] { $position } : libre
}
sb-attack-space = { $position } : { $dice }
sb-tiles-of = { $count } × { $tile }

sb-companion-marian = Lady Marian
sb-companion-john = Petit Jean
sb-companion-robin = Robin des Bois
sb-companion-tuck = Frère Tuck
sb-effect-gossip = Commérages
sb-effect-clique = Entre copains
sb-effect-scout = Éclaireur
sb-effect-guards = Gardes complices
sb-effect-insider = Initié
sb-effect-jostle = Bousculade
sb-effect-squeeze = À l’étroit
sb-effect-weasel = Fine belette
sb-effect-cover = À couvert
sb-effect-second-chance = Seconde chance
sb-effect-front = Devant toi
sb-effect-behind = Derrière toi
sb-effect-come-along = Viens avec moi
sb-effect-swap = Faisons un échange
sb-effect-market = Au marché
sb-effect-beer = Une bière
sb-text-gossip = Avant de placer un bandit : regarde en secret jusqu’à 2 chariots. Tout le monde voit lesquels.
sb-text-clique = Avant de placer un bandit : places-en un second juste après.
sb-text-scout = Avant de placer un bandit : défausse un chariot et remplace-le, face cachée. Le nouveau reste.
sb-text-guards = Avant de placer un bandit : regarde en secret un chariot, puis pose dessus +2, -2 ou rien.
sb-text-insider = Échange un de tes bandits avec celui d’un adversaire, à la même position d’un autre chariot. Le tien se couche et ne peut plus le faire.
sb-text-jostle = Échange un de tes bandits avec son voisin. Le tien se couche et ne peut plus le faire.
sb-text-squeeze = Un de tes bandits rejoint celui à sa gauche. Leurs dés comptent pour un seul : à toi la tuile, au propriétaire de l’autre bandit les points.
sb-text-weasel = Un de tes bandits va sur une case de vol à la tire libre et gagne une pièce. Ton dé reste à sa place et montre 2.
sb-text-cover = Modifie un de tes dés de +2 ou -2, sans descendre sous 1 ni dépasser 6.
sb-text-second-chance = Relance le dé de ton choix. Aucun dé n’est relancé deux fois.
sb-text-front = Choisis un dé : tous ceux à sa gauche montrent la même valeur.
sb-text-behind = Choisis un dé : tous ceux à sa droite montrent la même valeur.
sb-text-come-along = Retire un de tes dés du pont-levis.
sb-text-swap = Pioche une tuile, puis remets-en une autre de cette manche.
sb-text-market = Remets une tuile de cette manche pour 1 point de victoire.
sb-text-beer = Augmente de 2 un dé de chaque adversaire sur le pont-levis, jusqu’à 6 au plus.

sb-place = Se cacher au chariot { $wagon }, position { $position }
sb-pickpocket = Faire les poches pour une pièce
sb-look = { $again ->
    [yes] Regarder aussi le chariot { $wagon } ({ $back })
   *[no] Appeler Lady Marian : regarder le chariot { $wagon } ({ $back })
}
sb-enough = Ne pas regarder d’autre chariot
sb-scout = Appeler Lady Marian : remplacer le chariot { $wagon } ({ $back })
sb-token-plus = Poser +2 sur le chariot { $wagon }
sb-token-minus = Poser -2 sur le chariot { $wagon }
sb-token-none = Ne rien poser sur le chariot { $wagon }
sb-attack = Attaquer le chariot { $wagon } ({ $back })
sb-call = Appeler { $companion } : { $card }
sb-pass = Ne pas appeler { $companion }
sb-use-insider = Échanger ton bandit du chariot { $wagon }, position { $position }, avec celui d’un autre chariot
sb-use-jostle = Échanger ton bandit du chariot { $wagon }, position { $position }, avec un voisin
sb-use-squeeze = Serrer ton bandit du chariot { $wagon }, position { $position }, contre celui de gauche
sb-use-weasel = Envoyer ton bandit du chariot { $wagon }, position { $position }, faire les poches
sb-partner = Échanger avec le bandit de { $gang } au chariot { $wagon }, position { $position }
sb-plus-two = Augmenter { $guest ->
    [yes] ton dé serré
   *[no] ton dé
} en position { $position } de { $value } à { $new } : { $sum } sur { $defence }
sb-minus-two = Baisser { $guest ->
    [yes] ton dé serré
   *[no] ton dé
} en position { $position } de { $value } à { $new } : { $sum } sur { $defence }
sb-reroll = Relancer { $guest ->
    [yes] le { $value } serré de { $gang }
   *[no] le { $value } de { $gang }
} en position { $position }
sb-front = Tourner tous les dés devant { $guest ->
    [yes] le { $value } serré
   *[no] le { $value }
} en position { $position } sur { $value } : { $sum } sur { $defence }
sb-behind = Tourner tous les dés derrière { $guest ->
    [yes] le { $value } serré
   *[no] le { $value }
} en position { $position } sur { $value } : { $sum } sur { $defence }
sb-take-off = Retirer ton { $value } du pont-levis
sb-serve = Augmenter le { $value } de { $gang } à { $new }
sb-no-bribe = Ne pas payer de pot-de-vin
sb-bribe-one = Payer 1 tuile : ton { $value } quitte le pont-levis, il reste { $left }
sb-bribe-two = Payer 3 tuiles : ton { $value } et ton { $second } quittent le pont-levis, il reste { $left }
sb-sell = Vendre pour 1 point : { $tile }
sb-put-back = Remettre : { $tile }
sb-keep = Garder : { $tile }
sb-reward-tile = Prendre une tuile en récompense
sb-reward-point = Prendre 1 point en récompense

sb-prompt-placing = { $free ->
    [yes] Place un bandit (encore { $left }). Avant, tu peux appeler Lady Marian : { $marian }.
   *[no] Place un bandit (encore { $left }).
}
    .title = Où se cache ton bandit ?
sb-prompt-looking = Regarde un second chariot, ou restes-en là.
    .title = Un second coup d’œil ?
sb-prompt-marking = Le chariot { $wagon } est : { $front }. Pose dessus +2, -2 ou rien.
    .title = Un jeton sur le chariot ?
sb-prompt-little-john = { $card } : choisis un de tes bandits, ou n’appelle personne.
    .title = Appeler Petit Jean ?
sb-prompt-partner = Choisis le bandit avec qui échanger.
    .title = Échanger avec qui ?
sb-prompt-attacking = Choisis le prochain chariot à attaquer.
    .title = Quel chariot attaquer ?
sb-prompt-robin-hood = Il faut { $defence } pour le chariot { $wagon }, les dés font { $raid }. Robin des Bois propose : { $card }.
    .title = Appeler Robin des Bois ?
sb-prompt-looting = Garde { $keep ->
    [one] une
   *[other] { $keep }
} des { $size } tuiles{ $alike ->
    [yes] {" "}({ $kinds } différentes)
   *[no] {""}
} ; le reste va à gauche.
    .title = Garde { $keep ->
        [one] une tuile
       *[other] { $keep } tuiles
    }
sb-prompt-friar-tuck = Tes dés sur le pont-levis font { $sum }. Frère Tuck propose : { $card }.
    .title = Appeler Frère Tuck ?
sb-prompt-swapping = Tu as pioché : { $tile }. Remets une autre tuile de cette manche.
    .title = Remets une tuile
sb-prompt-serving = Choisis le dé de { $gang } qui augmente de 2.
    .title = Une bière pour { $gang }
sb-prompt-bribing = Tes dés sur le pont-levis font { $sum }. { $over ->
    [jail] Plus de 10, c’est la prison ; moins de 5, une récompense.
    [fine] Plus de 10 coûte 1 point cette fois ; moins de 5, c’est une récompense.
   *[nothing] Plus de 10 ne coûte rien cette fois, tu n’as pas de point ; moins de 5, c’est une récompense.
}
    .title = Soudoyer le shérif ?
sb-prompt-paying = Choisis avec quoi payer (encore { $left }).
    .title = Paie le pot-de-vin
sb-prompt-rewarding = Moins de 5 sur le pont-levis : prends une tuile ou un point.
    .title = Prends ta récompense

sb-waiting-placing = { $seat } place un bandit.
sb-waiting-looking = { $seat } peut regarder un second chariot.
sb-waiting-marking = { $seat } a regardé un chariot et peut y poser un jeton.
sb-waiting-little-john = { $seat } peut appeler Petit Jean.
sb-waiting-partner = { $seat } choisit un bandit avec qui échanger.
sb-waiting-attacking = { $seat } choisit le chariot à attaquer.
sb-waiting-robin-hood = Il faut { $defence } pour le chariot { $wagon }, les dés font { $raid }. { $seat } peut appeler Robin des Bois.
sb-waiting-looting = { $seat } choisit une tuile.
sb-waiting-friar-tuck = { $seat } peut appeler Frère Tuck.
sb-waiting-swapping = { $seat } remet une tuile.
sb-waiting-serving = { $seat } sert une bière.
sb-waiting-bribing = { $seat } peut payer un pot-de-vin.
sb-waiting-paying = { $seat } paie le pot-de-vin.
sb-waiting-rewarding = { $seat } prend une récompense.

## Ce qu’un choix entraîne
sb-nth = { $number }
sb-then-position = Position { $position } une fois les rangs serrés
sb-then-dice = { $dice ->
    [one] 1 dé ici, { $average } en moyenne, pour { $low }-{ $high }
   *[other] { $dice } dés ici, { $average } en moyenne, pour { $low }-{ $high }
}
sb-then-coin = Une pièce tout de suite ; aucun dé sur le pont-levis
sb-then-leader = Ton chef est pris pour cette manche
sb-then-needs = Il faut { $defence }
sb-then-shift = { $shift } sur ce qu’il faudra
sb-then-odds = { $dice ->
    [one] { $dice } dé : { $percent } % de réussite
   *[other] { $dice } dés : { $percent } % de réussite
}
sb-then-succeeds = { $sum } sur { $defence } : le raid réussit
sb-then-escapes = { $sum } sur { $defence } : le chariot s’échappe
sb-then-nobody = Personne ne gagne rien.
sb-then-share = { $points ->
    [0] Aucun point pour toi
    [one] Tu gagnes { $points } point
   *[other] Tu gagnes { $points } points
}{ $pick ->
    [first] {", "}premier choix parmi { $pile } tuiles
    [later] {" "}et { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
    [unseen] {" "}et { $tiles ->
        [one] { $tiles } tuile au hasard
       *[other] { $tiles } tuiles au hasard
    }
   *[none] {""}
}. Ton pont-levis : { $column }.
sb-then-reroll = { $chance ->
    [none] Même un 6 ne suffit pas
    [sure] N’importe quel jet suffit
   *[some] Suffit à partir de { $least } ({ $faces } sur 6)
}
sb-then-now = Maintenant { $sum } sur { $defence }.
sb-then-still = { $count ->
    [one] { $seat } peut encore appeler Robin des Bois.
   *[other] { $count } peuvent encore appeler Robin des Bois.
}
sb-then-weasel = Une pièce pour toi ; ton dé reste et montre 2
sb-then-squeeze = { $own ->
    [yes] À côté de ton propre bandit en position { $position } : la tuile et les points sont à toi
   *[no] À côté de { $gang } en position { $position } : à toi la tuile, à l’autre les points
}
sb-then-choose = Tu choisis ensuite avec qui
sb-then-swap = Avec { $gang } : tu te couches au chariot { $wagon }, position { $position }
sb-then-column = { $state ->
    [reward] { $sum } sur le pont-levis : une tuile ou un point
    [jail] { $sum } sur le pont-levis : prison à la prochaine manche
    [fine] { $sum } sur le pont-levis : 1 point perdu
    [nothing] { $sum } sur le pont-levis : aucun point à perdre
   *[safe] { $sum } sur le pont-levis : le shérif laisse faire
}
sb-then-sets = { $sign ->
    [more] +{ $points } dans tes séries
    [less] −{ $points } dans tes séries
   *[same] Tes séries ne changent pas encore
}
sb-then-tile = Une des { $supply } tuiles, au hasard
sb-then-points = Tu auras { $points }

sb-refused-no-wagon = Il n’y a pas de chariot sur la section { $wagon } : personne ne peut s’y cacher.
sb-refused-taken = La position { $position } du chariot { $wagon } est prise.
sb-refused-leader = Ton chef ne peut pas t’aider : { $place ->
    [jail] il est en prison.
   *[other] il a déjà servi cette manche.
}
sb-refused = Impossible pour l’instant : { $step }.
sb-step-placing = il faut placer un bandit
sb-step-looking = on peut regarder un second chariot
sb-step-marking = on peut poser un jeton sur le chariot
sb-step-little-john = on peut appeler Petit Jean
sb-step-partner = il faut choisir un bandit avec qui échanger
sb-step-attacking = il faut choisir le prochain chariot
sb-step-robin-hood = on peut appeler Robin des Bois
sb-step-looting = il faut garder une tuile
sb-step-friar-tuck = on peut appeler Frère Tuck
sb-step-swapping = il faut remettre une tuile
sb-step-serving = il faut augmenter un dé
sb-step-bribing = on peut payer un pot-de-vin
sb-step-paying = il faut payer le pot-de-vin
sb-step-rewarding = il faut prendre une récompense
sb-step-over = la partie est finie

sb-placed = { $seat } se cache au chariot { $wagon }, position { $position }.
sb-picked-pocket = { $seat } fait les poches et gagne une pièce.
sb-looked-at = { $seat } regarde le chariot { $wagon } en secret.
sb-looked-enough = { $seat } ne regarde pas d’autre chariot.
sb-saw = Le chariot { $wagon } est : { $front }.
sb-scouted = { $seat } appelle Lady Marian et remplace le chariot { $wagon } ({ $front }).
sb-marked-plus = { $seat } pose +2 sur le chariot { $wagon }.
sb-marked-minus = { $seat } pose -2 sur le chariot { $wagon }.
sb-marked-nothing = { $seat } ne pose rien dessus.
sb-called = { $seat } appelle { $companion } : { $card }.
sb-passed = { $seat } n’appelle pas { $companion }.
sb-johned = { $seat } appelle Petit Jean ({ $card }) pour le bandit du chariot { $wagon }, position { $position }.
sb-swapped-bandit = { $seat } échange avec le bandit du chariot { $wagon }, position { $position }.
sb-attacked = { $seat } choisit d’attaquer le chariot { $wagon }.
sb-robined = { $known ->
    [yes] { $seat } appelle Robin des Bois ({ $card }) pour le { $value } en position { $position } du chariot { $wagon }, qui montre maintenant { $new }.
   *[no] { $seat } appelle Robin des Bois ({ $card }) pour le { $value } en position { $position } du chariot { $wagon }.
}
sb-turned = { $count ->
    [one] { $seat } appelle Robin des Bois ({ $card }) au chariot { $wagon } : le { $dice } passe à { $value }, comme le dé en position { $position }.
   *[other] { $seat } appelle Robin des Bois ({ $card }) au chariot { $wagon } : { $dice } passent à { $value }, comme le dé en position { $position }.
}
sb-took-off = { $seat } appelle Frère Tuck et retire un { $value } du pont-levis.
sb-served = { $seat } augmente le { $value } de { $gang } à { $new }.
sb-bribed = { $dice ->
    [one] { $seat } soudoie le shérif avec 1 tuile.
   *[other] { $seat } soudoie le shérif avec 3 tuiles.
}
sb-paid-no-bribe = { $seat } ne paie pas de pot-de-vin.
sb-sold = { $seat } appelle Frère Tuck et vend : { $tile }.
sb-sold-one = { $seat } appelle Frère Tuck et vend une tuile.
sb-put-back-tile = { $seat } remet : { $tile }.
sb-put-one-back = { $seat } remet une tuile.
sb-kept = { $seat } garde : { $tile }.
sb-kept-one = { $seat } garde une tuile.
sb-took-tile = { $seat } prend une tuile en récompense.
sb-took-point = { $seat } prend un point en récompense.
sb-will-placed = Les bandits de Will Scarlet prennent place.
sb-revealed = { $known ->
    [yes] Le chariot { $wagon } est révélé : { $front }. Il faut { $defence }.
   *[no] Le chariot { $wagon } est révélé : { $front }. Les dés fixeront sa défense.
}
sb-new-card = { $companion } propose maintenant : { $card }.
sb-jailed = Le chef de { $gang } va en prison.
sb-rolled = { $enough ->
    [0] Le chariot { $wagon } est attaqué : { $dice } font { $sum } sur { $defence }.
    [one] Le chariot { $wagon } est attaqué : { $dice }. Le premier dé fait déjà { $sum } sur { $defence }.
   *[other] Le chariot { $wagon } est attaqué : { $dice }. Les { $enough } premiers dés font { $sum } sur { $defence }.
}
sb-robbed = { $late ->
    [0] Le chariot { $wagon } est pillé : { $sum } sur { $defence }.
    [one] Le chariot { $wagon } est pillé : { $sum } sur { $defence } ; un dé est venu trop tard.
   *[other] Le chariot { $wagon } est pillé : { $sum } sur { $defence } ; { $late } dés sont venus trop tard.
}
sb-escaped = Le chariot { $wagon } s’échappe : { $sum } sur { $defence }.
sb-escaped-alone = Le chariot { $wagon } s’échappe : personne en embuscade.
sb-tiles = { $count ->
    [one] { $gang } reçoit { $count } tuile.
   *[other] { $gang } reçoit { $count } tuiles.
}
sb-tile-is = { $gang } a maintenant : { $tile }.
sb-pile = { $size ->
    [one] { $seat } n’a qu’une tuile au choix.
   *[other] { $seat } a { $size } tuiles au choix.
}
sb-column = { $gang } a { $sum } sur le pont-levis.
sb-gained = { $points ->
    [one] { $gang } gagne { $points } point.
   *[other] { $gang } gagne { $points } points.
}
sb-lost = { $points ->
    [one] { $gang } perd { $points } point.
   *[other] { $gang } perd { $points } points.
}
sb-round-ends = La manche { $round } est finie.
sb-round-begins = La manche { $round } commence ; { $seat } a le jeton premier joueur.
sb-chests-open = On ouvre les coffres.
sb-lot = Égalité : les dés tranchent en faveur de { $seat }.

# Comment un chiffre se compose.
sb-how-track = Les points des raids et des récompenses, moins ce que le shérif a pris
sb-how-chest = { $tiles ->
    [one] { $tiles } tuile dans le coffre
   *[other] { $tiles } tuiles dans le coffre
}
sb-how-closed = Les coffres s’ouvrent à la fin
sb-how-rings = { $count ->
    [one] { $count } anneau
   *[other] { $count } anneaux
}
sb-how-bracelets = { $count ->
    [one] { $count } bracelet
   *[other] { $count } bracelets
}
sb-how-necklaces = { $count ->
    [one] { $count } collier
   *[other] { $count } colliers
}
sb-how-most = { $points ->
    [0] Quelqu’un en a plus
    [1] Autant qu’un autre : la majorité est partagée
   *[other] Plus que tous les autres
}
sb-how-sets = { $set ->
    [ring_sets] Trois anneaux
    [bracelet_pairs] Deux bracelets
    [trios] Anneau, bracelet, collier
   *[single_necklaces] Colliers
} ({ $hue ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
})
sb-how-each = { $count } × { $each }
sb-how-coins = { $coins } pièces et objets sans série, 1 point pour trois
sb-how-dice = { $dice ->
    [one] Un dé
   *[other] { $dice } dés
}
sb-how-average = { $average } en moyenne
sb-how-defence = Défense { $defence }
sb-how-chance = Tombe { $percent } fois sur 100, si personne n’aide

# The headings of the score sheet
heading-sherwood_bandits-track = Raids et shérif
heading-sherwood_bandits-majorities = Majorités
heading-sherwood_bandits-ring-sets = Trois anneaux
heading-sherwood_bandits-bracelet-pairs = Deux bracelets
heading-sherwood_bandits-trios = Anneau, bracelet, collier
heading-sherwood_bandits-necklaces = Colliers
heading-sherwood_bandits-coins = Pièces

# Where openings are compared.
sb-opening = Se cacher au chariot { $wagon }
