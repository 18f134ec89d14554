# Uno sguardo indietro alla partita.

look-title = Uno sguardo indietro
look-chances = Probabilità di vittoria
look-move = Mossa { $move } di { $moves }
look-move-short = mossa { $move }
look-move-head = Mossa
look-over = La fine della partita
look-table-at = Il tavolo alla mossa { $move }
look-moments = Momenti chiave
look-next = Prossimo momento chiave
look-judged-by = { $simulations } simulazioni per sguardo
look-no-moments = Nessuno ha commesso errori decisivi e nulla ha ribaltato la partita.
look-moments-later = Le mosse sono ancora in esame …
look-kind-mistake = errore
look-kind-best = mossa migliore
look-kind-turn = svolta
look-played = giocata
look-better = meglio
look-played-best = giocata, la migliore
look-next-best = seconda scelta
look-known = col senno di poi
look-hindsight = Col senno di poi
look-hindsight-why = come se nulla fosse stato nascosto
look-given-away = Regalato a ogni mossa
look-luck-and-skill = Fortuna e abilità
look-luck-why = Centesimi di vittoria in più o in meno di una parte equa. Le parti sommate danno il risultato.
look-part-own = sue mosse
look-part-others = mosse altrui
look-part-luck = fortuna
look-part-result = risultato
look-figures = Tutte le cifre
look-working = La partita è in corso di analisi …
look-waiting = La partita attende il suo turno di analisi …
look-failed = Non è stato possibile analizzare questa partita. Riprova più tardi.

## Enigmi
puzzle-title = Trova la mossa migliore
puzzle-lead = Una mossa è nettamente migliore di tutte le altre, ma per vederla bisogna pensarci. Tutte le posizioni vengono da partite vere.
puzzle-day = Enigma del giorno
puzzle-grade-1 = Facile
puzzle-grade-2 = Medio
puzzle-grade-3 = Difficile
puzzle-number = Enigma { $number }
puzzle-solved = risolto
puzzle-tried = tentato
puzzle-none = Ancora nessun enigma
puzzle-none-why = Per questo gioco nessuno ha ancora trovato buoni enigmi. Gioca una partita: l’analisi ti mostrerà i tuoi.
puzzle-play-game = Gioca una partita
puzzle-all = Tutti gli enigmi
puzzle-of-game = { $count ->
    [one] 1 enigma
   *[other] { $count } enigmi
  }, { $solved ->
    [0] nessuno risolto
    [one] 1 risolto
   *[other] { $solved } risolti
  }
puzzle-you = Sei { $name }. Che cosa giochi?
puzzle-found-by = { $level } la trova { $percent } volte su 100.
puzzle-right = È proprio questa!
puzzle-wrong = C’è di meglio.
puzzle-answer = La soluzione
puzzle-checked = Verificato con { $simulations } simulazioni.
puzzle-again = Riprova
puzzle-next = Prossimo enigma
puzzle-play-on = Continua contro i bot
puzzle-not-looked = non tra le sei migliori

## Che cosa si gioca
trend-lead = Dalle partite concluse in questa casa. Contato una volta al giorno, senza nomi.
trend-counted = { $games ->
    [one] 1 partita
   *[other] { $games } partite
  } fino al { $day }.
trend-openings = Prime decisioni
trend-strategies = Strategie
trend-times = volte
trend-won = vinte
trend-range = intervallo al 95%
trend-fair = La linea indica una parte equa.
trend-none = Qui nessuno ha ancora concluso questo gioco. Comincia tu.
trend-few = Ancora troppo poche partite per parlare di aperture.
