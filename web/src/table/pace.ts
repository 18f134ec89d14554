// One move of others is shown after the other, so that everybody can follow.
import { hasDice } from '$/parts/talk/log'
import { settings } from '$/settings.svelte'
import { afterFrame } from '$/tasks'
import type { Frame } from '$/generated/protocol'

export type Shown = Extract<Frame, { type: 'view' }>

export const PACES = ['follow', 'brisk', 'step'] as const
export type PaceKind = (typeof PACES)[number]

const BRISK = 320 // how long one move of somebody else is shown before the next, in milliseconds
/** For who wants to follow: a look at the move itself, and time to read each line about it. */
const LOOK = 700
const READ = 420
const DICE = 800 // until they lie still and are read
const MOST = 3_600

/** How long a move is shown before the next one, in milliseconds. */
export function lengthOf(shown: Shown, kind: PaceKind): number {
  if (kind === 'brisk') return BRISK
  const lines = shown.story.reduce((sum, line) => sum + line.story.length, 0)
  const dice = shown.story.some(hasDice) ? DICE : 0
  return Math.min(MOST, LOOK + READ * lines + dice)
}

export class Pace {
  #queue: Shown[] = []
  #timer = 0
  #paused = false
  #called = false

  /**
   * `isOwn`: whether a seat is played from this page; its moves need no pause. `waits`: hears how
   * many moves wait for a click.
   */
  constructor(
    readonly show: (frame: Shown) => void,
    readonly isOwn: (seat: number) => boolean,
    readonly waits: (moves: number) => void = () => {},
  ) {}

  add(frame: Shown): void {
    this.#queue.push(frame)
    this.#soon()
  }

  /** Show at once what is still to come. */
  hurry(): void {
    while (this.#queue.length) this.show(this.#queue.shift() as Shown)
    this.#stop()
    this.waits(0)
  }

  /** Show one more move, whatever the pace. */
  step(): void {
    this.#stop()
    const shown = this.#queue.shift()
    if (shown) this.#put(shown)
    this.#next()
  }

  /** Let everything wait, or go on. */
  pause(paused: boolean): void {
    this.#paused = paused
    if (paused) this.#stop()
    this.#next()
  }

  forget(): void {
    this.#queue = []
    this.waits(0)
  }

  end(): void {
    this.#queue = []
    this.#stop()
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#timer = 0
  }

  /** To draw a view takes several tasks; those who want no motion, or look away, need them not. */
  #soon(): void {
    if (settings.still || document.hidden) this.#next()
    else if (!this.#called) {
      this.#called = true
      afterFrame(() => {
        this.#called = false
        this.#next()
      })
    }
  }

  #isOthers = (frame: Shown): boolean => frame.story.some((line) => !this.isOwn(line.seat))

  #next(): void {
    if (this.#timer) return
    const [first] = this.#queue
    const held = first && this.#isOthers(first) && (this.#paused || settings.pace === 'step')
    this.waits(held ? this.#queue.length : 0)
    if (!first || held) return
    this.#queue.shift()
    this.#put(first)
    this.#next()
  }

  /** Show a move, and give it its time. */
  #put(shown: Shown): void {
    this.show(shown)
    if (settings.still || document.hidden || settings.pace === 'step' || this.#paused) return
    this.#timer = window.setTimeout(
      () => {
        this.#timer = 0
        this.#soon()
      },
      this.#isOthers(shown) ? lengthOf(shown, settings.pace) : 0,
    )
  }
}
