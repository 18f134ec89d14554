# Le parole della casa.

seat = Posto { $number }
refused-over = La partita è finita: non si può più fare nulla.
refused-turn = Non tocca a te: il tavolo aspetta il posto { $seat }.
refused-no-number = Una mossa è un numero intero, non { $action }.
refused-unknown = La mossa { $action } non esiste: i numeri vanno da 0 a { $last }.
