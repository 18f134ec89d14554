// What others did since our last decision, to be looked at again: from views that were shown.
import type { LogLine, View } from '$/generated/protocol'
import type { Shown } from '$/table/pace'

const MOST = 60 // moves that are remembered

/** A decision of our own that still counts, and the version to go back to. */
export interface Decision {
  line: LogLine
  to: number
}

/** Our own decisions that were not taken back, the latest first. */
export function ownDecisions(log: readonly LogLine[], held: readonly number[]): Decision[] {
  let kept: LogLine[] = []
  for (const line of log) {
    if (!line.undone) kept.push(line)
    else if (line.back_to === null || line.back_to === undefined) kept.pop()
    else kept = kept.filter((one) => one.version <= (line.back_to ?? 0))
  }
  return kept
    .filter((line) => held.includes(line.seat) && !line.stand_in)
    .map((line) => ({ line, to: line.version - 1 }))
    .reverse()
}

export class Past {
  /** The moves of others since our last decision, each with the table as it was after it. */
  moves = $state.raw<Shown[]>([])
  /** Which of them is looked at; null: the present. */
  at = $state<number | null>(null)
  #now: View | null = null

  /** `isOwn`: whether a seat is ours. `put`: puts a view on the table. */
  constructor(
    readonly isOwn: (seat: number) => boolean,
    readonly put: (view: View) => void,
  ) {}

  /** A view comes to the table. */
  note(frame: Shown): void {
    this.at = null
    this.#now = frame.view
    const told = frame.story.at(-1)
    if (!told) return
    if (told.undone || this.isOwn(told.seat)) this.moves = []
    else if (told.story.length) this.moves = [...this.moves, frame].slice(-MOST)
  }

  /** Look at a move again, or with null at the present; nothing can be done meanwhile. */
  look(at: number | null): void {
    const found = at === null ? undefined : this.moves[at]
    this.at = found ? at : null
    if (found) this.put({ ...found.view, actions: [] })
    else if (this.#now) this.put(this.#now)
  }

  /** What is told of the move that is looked at. */
  get told(): LogLine | null {
    return this.at === null ? null : (this.moves[this.at]?.story.at(-1) ?? null)
  }
}
