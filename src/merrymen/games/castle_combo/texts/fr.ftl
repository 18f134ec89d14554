# Château Combo

cc-name = { $card }
cc-card = { $card } ({ $cost } ; { $shields }) : { $ability }.{ $purse ->
    [0] {""}
   *[other] {" "}{ cc-purse-holds }
}{ $sends ->
    [stays] {""}
   *[other] {" "}{ cc-sends }
} { $points }.
cc-purse-holds = Sa bourse contient jusqu’à { $purse } or.
cc-sends = { $sends ->
    [castle] Elle envoie le messager au château.
   *[village] Elle envoie le messager au village.
}
cc-cell = { $side ->
    [down] { $card }, face cachée
   *[up] { $card } ({ $points })
}
cc-empty = -
cc-location = { $deck ->
    [castle] château
   *[village] village
}
cc-gold = { $count } or
cc-keys = { $count ->
    [one] { $count } clé
   *[other] { $count } clés
}
cc-colour = { $colour ->
    [blue] bleu
    [purple] violet
    [green] vert
    [red] rouge
    [orange] orange
   *[yellow] jaune
}
cc-family = { $colour ->
    [blue] Noblesse
    [purple] Foi
    [green] Érudition
    [red] Armée
    [orange] Artisanat
   *[yellow] Paysannerie
}
cc-where = { $where ->
    [row] dans cette ligne
    [column] dans cette colonne
    [row-column] dans cette ligne et cette colonne
    [neighbour] chez un voisin
   *[tableau] dans ton tableau
}
cc-position = { $position ->
    [top-row] si elle est dans la ligne du haut
    [middle-row] si elle est dans la ligne du milieu
    [bottom-row] si elle est dans la ligne du bas
    [left-column] si elle est dans la colonne de gauche
    [middle-column] si elle est dans la colonne du milieu
    [right-column] si elle est dans la colonne de droite
    [corner] si elle est dans un coin
   *[edge-middle] si elle est au milieu d’un côté
}
cc-part = { $part ->
    [castle] carte du château
    [village] carte du village
    [blue] bleu
    [purple] violet
    [green] vert
    [red] rouge
    [orange] orange
   *[yellow] jaune
}
cc-parts = { $first }, { $rest }
cc-thing = { $count ->
    [shields] blason { $colour } { $where }
    [shield_types] couleur de blason différente { $where }
    [missing_types] couleur de blason absente de ton tableau
    [deck_cards] { $deck ->
        [castle] carte du château
       *[village] carte du village
    } { $where }
    [cards_with_shields] { $number ->
        [one] carte avec un seul blason
       *[other] carte avec exactement { $number } blasons
    }
    [cards_of_cost] carte qui coûte { $number }
    [cards_of_cost_or_more] carte qui coûte { $number } ou plus
    [purses] carte avec une bourse
    [discounts] carte avec une réduction
    [empty_spaces] place vide
    [filled_spaces] place occupée
    [keys] clé
    [gold_here] or gardé sur cette carte
    [gold_stored] or gardé sur toutes tes bourses
    [shield_sets] série de blasons : { $set }
    [identical_sets] série de { $number } blasons identiques
    [deck_sets] série : { $set }
    [colour_missing] s’il n’y a aucun blason { $colour } dans ton tableau
   *[face_down] si une carte de ton tableau est face cachée
}

cc-does-gain = { $place ->
    [second] gagne
   *[first] Gagne
} { $gain }
cc-does-gain-per = { $place ->
    [second] gagne
   *[first] Gagne
} { $gain } par { $thing }
cc-does-opponents-gain = { $place ->
    [second] chaque
   *[first] Chaque
} adversaire gagne { $gain }
cc-does-gold-on-each-purse = { $place ->
    [second] place
   *[first] Place
} { $gain } de la réserve sur chacune de tes bourses
cc-does-fill-purses = { $place ->
    [second] remplis
   *[first] Remplis
} { $count } de tes bourses avec la réserve
cc-does-discard = { $place ->
    [second] défausse
   *[first] Défausse
} une carte visible du { $deck ->
    [castle] château
   *[village] village
} et gagne son coût en { $what ->
    [gold] or
   *[keys] clés
}

cc-does-discount = { $deck ->
    [castle] Les prochaines cartes du château coûtent 1 or de moins
    [village] Les prochaines cartes du village coûtent 1 or de moins
   *[any] Toutes les prochaines cartes coûtent 1 or de moins
}
cc-does-either = Soit : { $one }. Soit : { $other }
cc-does-both = { $one } ; { $other }
cc-scores-per = { $points ->
    [one] { $points } point par { $thing }
   *[other] { $points } points par { $thing }
}
cc-scores-if = { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $condition }

cc-prompt-take = Manche { $round } : prends une carte du { $location }, en la payant ou face cachée.{ $may_spend ->
    [yes] {" "}Avant cela, tu peux dépenser une clé.
   *[no] {""}
}
    .title = Prends une carte du { $location }
cc-prompt-place = { $card } : choisis une place ; chacune montre les points qu’elle ajoute.
    .title = Où placer { $card } ?
cc-prompt-option = { $card } : choisis l’un des deux effets.
    .title = { $card } : l’un ou l’autre ?
cc-prompt-neighbour = { $card } : choisis le voisin dont les cartes comptent.
    .title = { $card } : chez qui compter ?
cc-prompt-discard = { $card } : choisis la carte à défausser ; tu gagnes son coût.
    .title = { $card } : quelle carte défausser ?
cc-prompt-fill = { $card } : choisis une bourse à remplir.{ $left ->
    [one] {""}
   *[other] {" "}Il y en a { $left } à remplir.
}
    .title = { $card } : quelle bourse ?
cc-waiting-take = Manche { $round } : { $seat } prend une carte du { $location }.
cc-waiting-place = { $seat } choisit une place pour { $card }.
cc-waiting-option = { $seat } choisit l’effet de { $card }.
cc-waiting-neighbour = { $seat } choisit un voisin pour { $card }.
cc-waiting-discard = { $seat } choisit une carte à défausser avec { $card }.
cc-waiting-fill = { $seat } choisit une bourse à remplir avec { $card }.

cc-move = Dépenser une clé : le messager va au { $location }
cc-renew = Dépenser une clé : trois nouvelles cartes au { $location }
cc-buy = Acheter { $card } pour { $price }
cc-face-down = Prendre { $card } face cachée et gagner 6 or et 2 clés
cc-place = Placer { $card } dans { $row }, { $column } ({ $adds })
cc-row = { $side ->
    [top] la ligne du haut
    [middle] la ligne du milieu
    [bottom] la ligne du bas
    [first] une nouvelle ligne en haut
    [last] une nouvelle ligne en bas
   *[old] la ligne { $number }
}
cc-column = { $side ->
    [top] colonne de gauche
    [middle] colonne du milieu
    [bottom] colonne de droite
    [first] une nouvelle colonne à gauche
    [last] une nouvelle colonne à droite
   *[old] colonne { $number }
}
cc-option = { $ability }
cc-ask = { $side ->
    [left] Compter chez { $seat }, à gauche : { $gain }
   *[right] Compter chez { $seat }, à droite : { $gain }
}
cc-discard = Défausser { $card } : { $gain }
cc-fill = Remplir la bourse de { $card } : { $gain }

cc-refused-key-spent = Tu as déjà dépensé une clé ce tour-ci.
cc-refused-no-key = Tu n’as pas de clé.
cc-refused-messenger = Le messager reste au { $location } : les autres cartes ont quitté la partie.
cc-refused-dear = { $card } te coûte { $price } or, et tu en as { $gold }.
cc-refused-space = Une carte doit en toucher une autre par un côté, et toutes doivent tenir dans un carré de 3 sur 3.
cc-refused-phase = Ce n’est pas ce qui est à décider. { $prompt }

cc-moved = { $seat } dépense une clé : le messager va au { $location }.
cc-renewed = { $seat } dépense une clé : trois nouvelles cartes au { $location }.
cc-bought = { $seat } achète { $card } pour { $price }.
cc-took-face-down = { $seat } prend { $card } face cachée.
cc-placed = { $seat } place { $card } : ligne { $row }, colonne { $column }.
cc-chose = { $seat } choisit : { $choice }.
cc-gains = { $seat } gagne { $gain }.
cc-on-purses = { $seat } reçoit { $gain } sur ses bourses.
cc-messenger = Le messager va au { $location }.
cc-revealed = { $card } arrive au { $location }.
cc-shuffled = La défausse du { $location } est mélangée et devient la nouvelle pioche.
cc-closed = Les cartes du { $location } sont épuisées et quittent la partie ; le messager reste à l’autre ligne.
cc-stored = { $seat } garde { $gain } sur ses bourses.

# Comment un chiffre se compose.
cc-how-per = { $rule } : { $count } × { $each }
cc-how-if = { $met ->
    [yes] { $rule } : c’est le cas
    [open] { $rule } : pas encore sûr, { $points } si cela reste ainsi
   *[no] { $rule } : ce n’est pas le cas
}
cc-how-down = Face cachée : aucun point
cc-how-keys = 1 point par clé

# The headings of the score sheet
heading-castle_combo-top-left = En haut à gauche
heading-castle_combo-top = En haut
heading-castle_combo-top-right = En haut à droite
heading-castle_combo-left = À gauche
heading-castle_combo-centre = Au centre
heading-castle_combo-right = À droite
heading-castle_combo-bottom-left = En bas à gauche
heading-castle_combo-bottom = En bas
heading-castle_combo-bottom-right = En bas à droite
heading-castle_combo-keys = Clés

# Where openings and strategies are compared.
cc-opening = { $card }
cc-opening-face-down = Une carte face cachée
cc-strategy = Surtout { $family }
