// A finished game, step by step, from any seat.
import { api } from '$/table/api'
import type { Action, ReplayStep } from '$/generated/protocol'
import { Table } from '$/table/table.svelte'

export class ReplayTable extends Table {
  step = $state(0)
  steps = $state(0)
  from = $state<number | null>(null)
  shown = $state.raw<ReplayStep | null>(null)
  #known = new Map<string, Promise<ReplayStep>>()

  constructor(readonly id: string) {
    super()
  }

  /** The link to a step, seen by a seat or from outside. */
  address(step: number, seat: number | null): string {
    return `/r/${this.id}?step=${step}${seat === null ? '' : `&seat=${seat}`}`
  }

  override get busy(): boolean {
    return false
  }

  override act(_action: Action): void {
    throw new Error('a finished game is looked at, not played')
  }

  async load(step: number, from: number | null): Promise<void> {
    this.info ??= await api.table(this.id)
    this.from = from
    this.step = step
    const shown = await this.#fetch(step, from)
    if (this.step !== step || this.from !== from) return
    this.shown = shown
    this.steps = shown.steps
    this.version = shown.step
    this.view = { ...shown.view, actions: [], prompt: null }
    if (step < shown.steps) void this.#fetch(step + 1, from)
    await this.#recall(step, from)
  }

  #fetch(step: number, from: number | null): Promise<ReplayStep> {
    const key = `${from ?? 'x'}/${step}`
    const known = this.#known.get(key) ?? api.replay(this.id, step, from)
    this.#known.set(key, known)
    return known
  }

  /** The last few lines that led here. */
  async #recall(step: number, from: number | null): Promise<void> {
    const first = Math.max(1, step - 7)
    const told = await Promise.all(
      Array.from({ length: step - first + 1 }, (_, index) => this.#fetch(first + index, from)),
    )
    if (this.step !== step || this.from !== from) return
    this.log = told.map((one) => ({
      version: one.step,
      seat: one.mover ?? 0,
      at: 0,
      round: one.round,
      undone: false,
      back_to: null,
      stand_in: false,
      story: one.story,
    }))
  }
}
