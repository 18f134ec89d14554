# Looking back at a game.

look-title = Looking back
look-chances = Chance to win
look-move = Move { $move } of { $moves }
look-move-short = move { $move }
look-move-head = Move
look-over = The end of the game
look-table-at = The table at move { $move }
look-moments = Key moments
look-next = Next key moment
look-judged-by = { $simulations } simulations a look
look-no-moments = Nobody made a mistake that decided anything, and nothing turned the game.
look-moments-later = The moves are being looked at …
look-kind-mistake = mistake
look-kind-best = best move
look-kind-turn = turning point
look-played = played
look-better = better
look-played-best = played, the best
look-next-best = next best
look-known = in hindsight
look-hindsight = With hindsight
look-hindsight-why = as if nothing had been hidden
look-given-away = Given away per move
look-luck-and-skill = Luck and skill
look-luck-why = Hundredths of a victory more or less than a fair share. The parts add up to the result.
look-part-own = own moves
look-part-others = others’ moves
look-part-luck = luck
look-part-result = result
look-figures = All figures
look-working = The game is being analysed …
look-waiting = The game waits for its turn to be analysed …
look-failed = This game could not be analysed. Try again later.

## Puzzles
puzzle-title = Find the best move
puzzle-lead = One move is clearly better than every other, and it takes a thought to see it. All positions come from real games.
puzzle-day = Puzzle of the day
puzzle-grade-1 = Easy
puzzle-grade-2 = Middling
puzzle-grade-3 = Hard
puzzle-number = Puzzle { $number }
puzzle-solved = solved
puzzle-tried = tried
puzzle-none = No puzzles yet
puzzle-none-why = Nobody has found good puzzles for this game yet. Play a round instead: the analysis afterwards shows you your own.
puzzle-play-game = Play a game
puzzle-all = All puzzles
puzzle-of-game = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
  }, { $solved } solved
puzzle-you = You are { $name }. What do you play?
puzzle-found-by = { $level } finds it { $percent }% of the time.
puzzle-right = That is it!
puzzle-wrong = There is something better.
puzzle-answer = The answer
puzzle-checked = Checked with { $simulations } simulations.
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-play-on = Play on against bots
puzzle-not-looked = not among the best six

## What people play
trend-lead = From the games that people have finished at this house. Counted once a day, without names.
trend-counted = { $games ->
    [one] 1 game
   *[other] { $games } games
  } up to { $day }.
trend-openings = First decisions
trend-strategies = Strategies
trend-times = times
trend-won = won
trend-range = 95% interval
trend-fair = The line marks a fair share.
trend-none = Nobody has finished this game here yet. Be the first.
trend-few = Too few games to tell of openings yet.
