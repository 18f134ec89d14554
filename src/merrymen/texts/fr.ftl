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
hint-plain = C’est aussi ce qui semble le mieux au premier coup d’œil.
hint-patient = Au premier coup d’œil, ceci semblerait mieux : { $action }. Mais regarde plus loin.
hint-as-good = Aussi bon que le meilleur coup, pour autant qu’on puisse le dire.
hint-at-once = Au premier coup d’œil, ça semble meilleur que ça ne l’est.
