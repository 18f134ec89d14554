// Where the spaces of a tableau are drawn.
import type { Cell, Face, Seat } from '$/generated/castle_combo'

/** A space with a card in it. */
export type FullCell = Required<Cell> & { card: Face }
export const isFull = (cell: Cell): cell is FullCell => cell.card !== null

/**
 * The rows or columns to draw, for so many that are filled. Three are settled; two leave half a
 * line open on either side; one has a whole one.
 */
export const linesOf = (filled: number): number[] =>
  filled === 3 ? [0, 1, 2] : filled === 2 ? [-1, 0, 1, 2] : [-1, 0, 1]

/** The widths of the lines: `whole`, or `half` at the edges that are open. */
export const tracks = (filled: number, whole: string, half: string): string =>
  filled === 2 ? `${half} ${whole} ${whole} ${half}` : `${whole} ${whole} ${whole}`

export const at = (row: number, column: number): string => `${row} ${column}`

export const cellsOf = (seat: Seat): Map<string, FullCell> =>
  new Map(seat.tableau.filter(isFull).map((cell) => [at(cell.row, cell.column), cell]))
