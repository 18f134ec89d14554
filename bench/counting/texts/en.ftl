# The bench's own game.

counting-prompt = Add a number from 1 to 9 ({ $steps } were added).
counting-waiting = { $seat } adds a number.
counting-add = Add { $number }
counting-added = { $seat } added { $number }.
counting-who = { $seat }
counting-how = All numbers added so far: { $sum }
