# Die Worte des Hauses.

seat = Platz { $number }
refused-over = Das Spiel ist zu Ende: Es ist kein Zug mehr möglich.
refused-turn = Du bist nicht dran: Der Tisch wartet auf Platz { $seat }.
refused-no-number = Ein Zug ist eine ganze Zahl, nicht { $action }.
refused-unknown = Einen Zug { $action } gibt es nicht: Die Nummern gehen von 0 bis { $last }.
