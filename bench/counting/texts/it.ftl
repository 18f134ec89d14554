# Il gioco del banco di prova.

counting-prompt = Aggiungi un numero da 1 a 9 ({ $steps } già aggiunti).
counting-waiting = { $seat } aggiunge un numero.
counting-add = Aggiungi { $number }
counting-added = { $seat } ha aggiunto { $number }.
counting-who = { $seat }
counting-how = Tutti i numeri finora: { $sum }
