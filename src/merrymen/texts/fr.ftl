# Les mots de la maison.

seat = Place { $number }
refused-over = La partie est finie : plus aucun coup n’est possible.
refused-turn = Ce n’est pas à toi : la table attend la place { $seat }.
refused-no-number = Un coup est un nombre entier, pas { $action }.
refused-unknown = Il n’y a pas de coup { $action } : les numéros vont de 0 à { $last }.
