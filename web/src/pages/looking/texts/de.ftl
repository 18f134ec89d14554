# Der Rückblick auf eine Partie.

look-title = Rückblick
look-chances = Gewinnchance
look-move = Zug { $move } von { $moves }
look-move-short = Zug { $move }
look-move-head = Zug
look-over = Das Ende der Partie
look-table-at = Der Tisch bei Zug { $move }
look-moments = Schlüsselmomente
look-next = Nächster Schlüsselmoment
look-judged-by = { $simulations } Simulationen je Blick
look-no-moments = Niemand hat einen Fehler gemacht, der etwas entschied, und nichts hat die Partie gewendet.
look-moments-later = Die Züge werden noch betrachtet …
look-kind-mistake = Fehler
look-kind-best = bester Zug
look-kind-turn = Wendepunkt
look-played = gespielt
look-better = besser
look-played-best = gespielt, am besten
look-next-best = zweitbester
look-known = im Nachhinein
look-hindsight = Im Nachhinein
look-hindsight-why = als wäre nichts verdeckt gewesen
look-given-away = Je Zug verschenkt
look-luck-and-skill = Glück und Können
look-luck-why = Hundertstel eines Sieges über oder unter dem gerechten Anteil. Die Teile ergeben zusammen das Ergebnis.
look-part-own = eigene Züge
look-part-others = Züge anderer
look-part-luck = Glück
look-part-result = Ergebnis
look-figures = Alle Zahlen
look-working = Die Partie wird untersucht …
look-waiting = Die Partie wartet darauf, untersucht zu werden …
look-failed = Diese Partie ließ sich nicht untersuchen. Versuch es später noch einmal.

## Rätsel
puzzle-title = Finde den besten Zug
puzzle-lead = Ein Zug ist deutlich besser als jeder andere, und man muss kurz nachdenken, um ihn zu sehen. Alle Stellungen stammen aus echten Partien.
puzzle-day = Rätsel des Tages
puzzle-grade-1 = Leicht
puzzle-grade-2 = Mittel
puzzle-grade-3 = Schwer
puzzle-number = Rätsel { $number }
puzzle-solved = gelöst
puzzle-tried = versucht
puzzle-none = Noch keine Rätsel
puzzle-none-why = Für dieses Spiel hat noch niemand gute Rätsel gefunden. Spiel doch eine Runde: Die Analyse danach zeigt dir deine eigenen.
puzzle-play-game = Eine Partie spielen
puzzle-all = Alle Rätsel
puzzle-of-game = { $count ->
    [one] 1 Rätsel
   *[other] { $count } Rätsel
  }, { $solved } gelöst
puzzle-you = Du bist { $name }. Was spielst du?
puzzle-found-by = { $level } findet es in { $percent } % der Fälle.
puzzle-right = Genau das ist es!
puzzle-wrong = Es gibt etwas Besseres.
puzzle-answer = Die Lösung
puzzle-checked = Geprüft mit { $simulations } Simulationen.
puzzle-again = Noch einmal
puzzle-next = Nächstes Rätsel
puzzle-play-on = Gegen Bots weiterspielen
puzzle-not-looked = nicht unter den besten sechs

## Was gespielt wird
trend-lead = Aus den Partien, die hier zu Ende gespielt wurden. Einmal am Tag gezählt, ohne Namen.
trend-counted = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  } bis { $day }.
trend-openings = Erste Entscheidungen
trend-strategies = Strategien
trend-times = Mal
trend-won = gewonnen
trend-range = 95-%-Intervall
trend-fair = Der Strich zeigt den gerechten Anteil.
trend-none = Hier hat noch niemand dieses Spiel zu Ende gespielt. Mach den Anfang.
trend-few = Noch zu wenige Partien, um von Eröffnungen zu erzählen.
