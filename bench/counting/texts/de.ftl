# Das Spiel des Bench.

counting-prompt = Zähle eine Zahl von 1 bis 9 dazu ({ $steps } sind schon dazugezählt).
counting-waiting = { $seat } zählt eine Zahl dazu.
counting-add = { $number } dazuzählen
counting-added = { $seat } hat { $number } dazugezählt.
counting-who = { $seat }
counting-how = Alle bisherigen Zahlen: { $sum }
