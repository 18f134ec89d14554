// The game's own part of a view, with the type that the server gives it.
import type { Boards } from '$/generated/boards'
import type { View } from '$/generated/protocol'
import type { Table } from '$/table/table.svelte'

type ViewOf<Game extends keyof Boards> = View & { game: Game; board: Boards[Game] }

const shows = <Game extends keyof Boards>(view: View | null, game: Game): view is ViewOf<Game> =>
  view?.game === game

/** What a game's board draws. A board stands only on a table that shows its game. */
export function boardOf<Game extends keyof Boards>(table: Table, game: Game): Boards[Game] {
  if (shows(table.view, game)) return table.view.board
  throw new Error(`no view of ${game} is here`)
}
