var e=`# The house's own words.

seat = Seat { $number }

refused-over = The game is over: no action is possible any more.
refused-turn = It is not your turn: the table waits for seat { $seat }.
refused-no-number = An action is a whole number, not { $action }.
refused-unknown = There is no action { $action }: action ids run from 0 to { $last }.
`;export{e as default};