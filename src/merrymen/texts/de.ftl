# Die Worte des Hauses.

seat = Platz { $number }
refused-over = Das Spiel ist zu Ende: Es ist kein Zug mehr möglich.
refused-turn = Du bist nicht dran: Der Tisch wartet auf Platz { $seat }.
refused-no-number = Ein Zug ist eine ganze Zahl, nicht { $action }.
refused-unknown = Einen Zug { $action } gibt es nicht: Die Nummern gehen von 0 bis { $last }.

why-points = { $points ->
    [one] Bringt 1 Punkt mehr: { $heading }.
   *[other] Bringt { $points } Punkte mehr: { $heading }.
  }
why-all = { $points ->
    [one] Bringt insgesamt 1 Punkt mehr.
   *[other] Bringt insgesamt { $points } Punkte mehr.
  }
why-others = { $points ->
    [one] Lässt { $seat } 1 Punkt weniger.
   *[other] Lässt { $seat } { $points } Punkte weniger.
  }
why-chances = Hält mehr Wege offen: gewinnt { $chance } von 100 Partien.
hint-plain = Es sieht auch auf den ersten Blick am besten aus.
hint-patient = Auf den ersten Blick sähe das besser aus: { $action }. Aber schau weiter voraus.
hint-as-good = So gut wie der beste Zug, soweit sich das sagen lässt.
hint-at-once = Es sieht auf den ersten Blick besser aus, als es ist.
