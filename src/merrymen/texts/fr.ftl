# Les mots de la maison.

seat = Place { $number }
refused-over = La partie est finie : plus aucun coup n’est possible.
refused-turn = Ce n’est pas à toi : la table attend la place { $seat }.
refused-no-number = Un coup est un nombre entier, pas { $action }.
refused-unknown = Il n’y a pas de coup { $action } : les numéros vont de 0 à { $last }.

why-points = { $points ->
    [one] Rapporte 1 point de plus : { $heading }.
   *[other] Rapporte { $points } points de plus : { $heading }.
  }
why-all = { $points ->
    [one] Rapporte 1 point de plus en tout.
   *[other] Rapporte { $points } points de plus en tout.
  }
why-others = { $points ->
    [one] Laisse 1 point de moins à { $seat }.
   *[other] Laisse { $points } points de moins à { $seat }.
  }
why-chances = Garde plus de voies ouvertes : gagne { $chance } parties sur 100.
