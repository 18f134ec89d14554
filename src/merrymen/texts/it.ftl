# Le parole della casa.

seat = Posto { $number }
refused-over = La partita è finita: non si può più fare nulla.
refused-turn = Non tocca a te: il tavolo aspetta il posto { $seat }.
refused-no-number = Una mossa è un numero intero, non { $action }.
refused-unknown = La mossa { $action } non esiste: i numeri vanno da 0 a { $last }.

why-points = { $points ->
    [one] Porta 1 punto in più: { $heading }.
   *[other] Porta { $points } punti in più: { $heading }.
  }
why-all = { $points ->
    [one] Porta 1 punto in più in tutto.
   *[other] Porta { $points } punti in più in tutto.
  }
why-others = { $points ->
    [one] Lascia a { $seat } 1 punto in meno.
   *[other] Lascia a { $seat } { $points } punti in meno.
  }
why-chances = Tiene aperte più strade: vince { $chance } partite su 100.
hint-plain = È anche ciò che sembra meglio a prima vista.
hint-patient = A prima vista sembrerebbe meglio questo: { $action }. Ma guarda più avanti.
hint-as-good = Vale quanto la mossa migliore, per quanto si può dire.
hint-at-once = A prima vista sembra meglio di quello che è.
