// A puzzle on the table: one move, then the answer. What was solved is remembered by this browser.
import { api } from '$/table/api'
import type { Action, PuzzleAnswer, PuzzleShown } from '$/generated/protocol'
import { Table, type Mark } from '$/table/table.svelte'
import { t } from '$/texts.svelte'

export type Tried = 'solved' | 'tried'

const KEY = 'merrymen.puzzles'

/** What became of every puzzle that was looked at here, by its id. */
export function tried(): Record<string, Tried> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Tried>
  } catch {
    return {}
  }
}

/** Note how a puzzle went; what was solved once stays solved. */
export function note(puzzle: string, right: boolean): void {
  const all = tried()
  if (all[puzzle] !== 'solved') all[puzzle] = right ? 'solved' : 'tried'
  localStorage.setItem(KEY, JSON.stringify(all))
}

export class PuzzleTable extends Table {
  shown = $state.raw<PuzzleShown | null>(null)
  answer = $state.raw<PuzzleAnswer | null>(null)
  played = $state<number | null>(null)
  refused = $state.raw<unknown>(null)
  #asking = $state(false)

  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    super()
  }

  override get busy(): boolean {
    return this.#asking
  }

  /** One can always try again, so nothing asks twice. */
  override isFinal(): boolean {
    return false
  }

  /** The actions in words, also when they can no longer be taken. */
  get actions(): Action[] {
    return this.shown?.view.actions ?? []
  }

  async load(): Promise<void> {
    this.shown = await api.puzzle(this.game, this.id)
    this.info = this.shown.table
    this.held = [this.shown.seat]
    this.again()
  }

  /** Put the question once more. */
  again(): void {
    this.answer = null
    this.played = null
    this.marks = new Map()
    this.view = this.shown?.view ?? null
  }

  override act(action: Action): void {
    if (!this.busy && !this.answer) void this.#judge(action.action)
  }

  async #judge(action: number): Promise<void> {
    this.#asking = true
    try {
      const answer = await api.solve(this.game, this.id, action)
      note(this.id, answer.right)
      this.played = action
      this.answer = answer
      this.marks = this.#signs(action, answer)
      if (this.view) this.view = { ...this.view, actions: [], prompt: null }
    } catch (error) {
      this.refused = error
    } finally {
      this.#asking = false
      this.chosen = null
    }
  }

  #signs(action: number, answer: PuzzleAnswer): Map<string, Mark> {
    const at = (wanted: number): string =>
      this.actions.find((each) => each.action === wanted)?.element ?? ''
    const marks = new Map<string, Mark>([[at(action), { kind: 'played', words: t('look-played') }]])
    const there = marks.has(at(answer.answer)) && !answer.right
    marks.set(at(answer.answer), {
      kind: there ? 'both' : 'better',
      words: t(answer.right ? 'look-played-best' : 'look-better'),
    })
    return marks
  }
}
