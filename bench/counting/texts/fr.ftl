# Le jeu du banc d'essai.

counting-prompt = Ajoute un nombre de 1 à 9 ({ $steps } déjà ajoutés).
counting-waiting = { $seat } ajoute un nombre.
counting-add = Ajouter { $number }
counting-added = { $seat } a ajouté { $number }.
counting-who = { $seat }
counting-how = Tous les nombres jusqu’ici : { $sum }
