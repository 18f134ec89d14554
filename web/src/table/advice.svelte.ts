// A hint: what Legend would do here, and why not what one points at.
import type { Action, ClientMessage, Frame } from '$/generated/protocol'

export type Hint = Extract<Frame, { type: 'hint' }>

interface Asker {
  readonly version: number
  tell(said: ClientMessage): void
}

export class Advice {
  /** What was said about this position. */
  hint = $state.raw<Hint | null>(null)
  /** Whether somebody thinks for us. */
  asking = $state(false)
  /** The action that is pointed at, and what was said about those that were. */
  about = $state<number | null>(null)
  #answers = $state.raw<ReadonlyMap<number, Hint>>(new Map())
  #asked = new Set<number>()
  #table: Asker

  constructor(table: Asker) {
    this.#table = table
  }

  get open(): boolean {
    return this.hint !== null || this.asking
  }

  /** What was said about the action that is pointed at. */
  get answer(): Hint | null {
    return this.about === null ? null : (this.#answers.get(this.about) ?? null)
  }

  /** The best action, where it is known. */
  get best(): number | null {
    return this.hint?.options[0]?.action ?? null
  }

  ask(): void {
    if (this.open) return
    this.asking = true
    this.#table.tell({ type: 'ask_hint', version: this.#table.version })
  }

  /** Why not this? The same is asked once only. */
  point(action: Action['action'] | null): void {
    this.about = action === this.best ? null : action
    if (action === null || action === this.best || this.#asked.has(action)) return
    this.#asked.add(action)
    if (!this.hint) this.asking = true
    this.#table.tell({ type: 'ask_hint', version: this.#table.version, action })
  }

  heard(hint: Hint): void {
    if (hint.version !== this.#table.version) return
    this.asking = false
    if (hint.about) this.#answers = new Map([...this.#answers, [hint.about.action, hint]])
    if (!this.hint || !hint.about) this.hint = hint.about ? { ...hint, why: [] } : hint
  }

  /** The question was not taken. */
  refused(): void {
    this.asking = false
    this.#asked.clear()
  }

  close(): void {
    this.hint = null
    this.asking = false
    this.about = null
    this.#answers = new Map()
    this.#asked.clear()
  }
}
