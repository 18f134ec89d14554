// One move of others is shown after the other, so that everybody can follow.
import { settings } from '$/settings.svelte'
import type { Frame } from '$/generated/protocol'

export type Shown = Extract<Frame, { type: 'view' }>

const PACE = 620 // how long one move of somebody else is shown before the next, in milliseconds

export class Pace {
  #queue: Shown[] = []
  #timer = 0

  /** `isOwn`: whether a seat is played from this page; its moves need no pause. */
  constructor(
    readonly show: (frame: Shown) => void,
    readonly isOwn: (seat: number) => boolean,
  ) {}

  add(frame: Shown): void {
    this.#queue.push(frame)
    this.#next()
  }

  /** Show at once what is still to come. */
  hurry(): void {
    while (this.#queue.length > 1) this.show(this.#queue.shift() as Shown)
    clearTimeout(this.#timer)
    this.#timer = 0
    this.#next()
  }

  forget(): void {
    this.#queue = []
  }

  end(): void {
    this.#queue = []
    clearTimeout(this.#timer)
  }

  #next(): void {
    if (this.#timer) return
    const shown = this.#queue.shift()
    if (!shown) return
    this.show(shown)
    if (settings.still || document.hidden) {
      this.#next()
      return
    }
    this.#timer = window.setTimeout(
      () => {
        this.#timer = 0
        this.#next()
      },
      shown.story.some((line) => !this.isOwn(line.seat)) ? PACE : 0,
    )
  }
}
