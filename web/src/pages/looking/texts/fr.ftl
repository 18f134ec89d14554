# Le retour sur une partie.

look-title = Retour sur la partie
look-chances = Chances de gagner
look-move = Coup { $move } sur { $moves }
look-move-short = coup { $move }
look-move-head = Coup
look-over = La fin de la partie
look-table-at = La table au coup { $move }
look-moments = Moments clés
look-next = Moment clé suivant
look-judged-by = { $simulations } simulations par regard
look-no-moments = Personne n’a fait d’erreur décisive et rien n’a renversé la partie.
look-moments-later = Les coups sont à l’étude …
look-kind-mistake = erreur
look-kind-best = meilleur coup
look-kind-turn = tournant
look-played = joué
look-better = mieux
look-played-best = joué, le meilleur
look-next-best = second choix
look-known = après coup
look-hindsight = Avec le recul
look-hindsight-why = comme si rien n’avait été caché
look-given-away = Gâché par coup
look-luck-and-skill = Chance et talent
look-luck-why = En centièmes de victoire, par rapport à une part équitable. La somme des parts fait le résultat.
look-part-own = ses coups
look-part-others = coups des autres
look-part-luck = chance
look-part-result = résultat
look-figures = Tous les chiffres
look-working = La partie est en cours d’analyse …
look-waiting = La partie attend son tour d’analyse …
look-failed = Cette partie n’a pas pu être analysée. Réessaie plus tard.

## Énigmes
puzzle-title = Trouve le meilleur coup
puzzle-lead = Un coup est nettement meilleur que tous les autres, mais il faut réfléchir pour le voir. Toutes les positions viennent de vraies parties.
puzzle-day = Énigme du jour
puzzle-grade-1 = Facile
puzzle-grade-2 = Moyen
puzzle-grade-3 = Difficile
puzzle-number = Énigme { $number }
puzzle-solved = résolue
puzzle-tried = tentée
puzzle-none = Pas encore d’énigmes
puzzle-none-why = Personne n’a encore trouvé de bonnes énigmes pour ce jeu. Joue plutôt une partie : l’analyse te montrera les tiennes.
puzzle-play-game = Jouer une partie
puzzle-all = Toutes les énigmes
puzzle-of-game = { $count ->
    [one] 1 énigme
   *[other] { $count } énigmes
  }, { $solved ->
    [0] aucune résolue
    [one] 1 résolue
   *[other] { $solved } résolues
  }
puzzle-you = Tu es { $name }. Que joues-tu ?
puzzle-found-by = { $level } la trouve { $percent } fois sur 100.
puzzle-right = C’est ça !
puzzle-wrong = Il y a mieux.
puzzle-answer = La réponse
puzzle-checked = Vérifié avec { $simulations } simulations.
puzzle-again = Réessayer
puzzle-next = Énigme suivante
puzzle-play-on = Continuer contre des bots
puzzle-not-looked = pas parmi les six meilleurs

## Ce qui se joue
trend-lead = D’après les parties terminées dans cette maison. Compté une fois par jour, sans noms.
trend-counted = { $games ->
    [one] 1 partie
   *[other] { $games } parties
  } jusqu’au { $day }.
trend-openings = Premières décisions
trend-strategies = Stratégies
trend-times = fois
trend-won = gagné
trend-range = intervalle à 95 %
trend-fair = Le trait marque une part équitable.
trend-none = Personne n’a encore terminé ce jeu ici. À toi de commencer.
trend-few = Trop peu de parties pour parler d’ouvertures.
