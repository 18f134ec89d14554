// The analysis of one game as it comes: asked for, waited for, known.
import { house } from '$/house.svelte'
import { api, Refused } from '$/table/api'
import type { LookingBack, Message } from '$/generated/protocol'

const AGAIN_MS = 800

export class LookBack {
  told = $state.raw<LookingBack | null>(null)
  refused = $state.raw<Message | null>(null)
  #timer = 0

  constructor(readonly table: string) {}

  /** What is known; what nobody has looked at yet is looked at now. */
  async begin(): Promise<void> {
    await this.#ask(async () => {
      const known = await api.analysis(this.table)
      if (known.wanted || known.analysis) return known
      await house.load()
      await house.introduce()
      return api.lookBack(this.table)
    })
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  async #ask(question: () => Promise<LookingBack>): Promise<void> {
    try {
      const told = await question()
      this.told = told
      this.refused = told.wanted || told.analysis ? null : { id: 'look-failed' }
      if (told.wanted)
        this.#timer = window.setTimeout(
          () => void this.#ask(() => api.analysis(this.table)),
          AGAIN_MS,
        )
    } catch (error) {
      this.refused = error instanceof Refused ? error.reason : { id: 'trouble-unknown' }
    }
  }
}
