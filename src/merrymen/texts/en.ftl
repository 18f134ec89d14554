# The house's own words.

seat = Seat { $number }

refused-over = The game is over: no action is possible any more.
refused-turn = It is not your turn: the table waits for seat { $seat }.
refused-no-number = An action is a whole number, not { $action }.
refused-unknown = There is no action { $action }: action ids run from 0 to { $last }.

why-points = { $points ->
    [one] Brings 1 point more: { $heading }.
   *[other] Brings { $points } points more: { $heading }.
  }
why-all = { $points ->
    [one] Brings 1 point more in all.
   *[other] Brings { $points } points more in all.
  }
why-others = { $points ->
    [one] Leaves { $seat } 1 point less.
   *[other] Leaves { $seat } { $points } points less.
  }
why-chances = Keeps more ways open: it wins { $chance } games of 100.
hint-plain = It is also what looks best at once.
hint-patient = At first sight this would look better: { $action }. But look further ahead.
hint-as-good = As good as the best, as far as can be told.
hint-at-once = It looks better at first sight than it is.
