import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '$/settings.svelte'
import { lengthOf, Pace, type Shown } from '$/table/pace'

// When the browser draws is tried in `tasks.test.ts`.
vi.mock('$/tasks', () => ({ afterFrame: (deed: () => void) => deed() }))

const view = (version: number, seat: number, lines = 1): Shown =>
  ({
    type: 'view',
    version,
    story: [{ seat, story: Array.from({ length: lines }, () => ({ id: 'told' })) }],
  }) as unknown as Shown

let shown: number[]
let waiting: number
let pace: Pace
const length = lengthOf(view(1, 1), 'follow')

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  waiting = 0
  pace = new Pace(
    (frame) => shown.push(frame.version),
    (seat) => seat === 0,
    (moves) => (waiting = moves),
  )
})
afterEach(() => {
  settings.calm = false
  settings.pace = 'follow'
  vi.useRealTimers()
})

describe('the queue of views', () => {
  it('shows the first at once, and each move of others after a pause', () => {
    for (const version of [1, 2, 3]) pace.add(view(version, 1))
    expect(shown).toEqual([1])
    vi.advanceTimersByTime(length - 1)
    expect(shown).toEqual([1])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual([1, 2])
    vi.advanceTimersByTime(length)
    expect(shown).toEqual([1, 2, 3])
  })

  it('takes longer where there is more to read, and never too long', () => {
    expect(lengthOf(view(1, 1, 3), 'follow')).toBeGreaterThan(length)
    expect(lengthOf(view(1, 1, 50), 'follow')).toBeLessThan(4_000)
    expect(lengthOf(view(1, 1, 50), 'brisk')).toBeLessThan(length)
  })

  it('does not pause after a move of our own', () => {
    pace.add(view(1, 0))
    pace.add(view(2, 1))
    vi.advanceTimersByTime(0)
    expect(shown).toEqual([1, 2])
  })

  it('shows everything at once to whoever wants things to stand still', () => {
    settings.calm = true
    for (const version of [1, 2, 3]) pace.add(view(version, 1))
    expect(shown).toEqual([1, 2, 3])
  })

  it('goes step by step: own moves at once, each of the others with a click', () => {
    settings.pace = 'step'
    settings.calm = true
    pace.add(view(1, 0))
    for (const version of [2, 3]) pace.add(view(version, 1))
    vi.advanceTimersByTime(60_000)
    expect(shown).toEqual([1])
    expect(waiting).toBe(2)
    pace.step()
    expect(shown).toEqual([1, 2])
    expect(waiting).toBe(1)
    pace.step()
    expect(shown).toEqual([1, 2, 3])
    expect(waiting).toBe(0)
  })

  it('stands still while it is paused, and goes on', () => {
    for (const version of [1, 2, 3]) pace.add(view(version, 1))
    pace.pause(true)
    vi.advanceTimersByTime(60_000)
    expect(shown).toEqual([1])
    expect(waiting).toBe(2)
    pace.step()
    expect(shown).toEqual([1, 2])
    pace.pause(false)
    vi.advanceTimersByTime(length)
    expect(shown).toEqual([1, 2, 3])
    expect(waiting).toBe(0)
  })

  it('runs no timer while nothing is to come', () => {
    settings.pace = 'step'
    pace.add(view(1, 0))
    pace.add(view(2, 1))
    expect(vi.getTimerCount()).toBe(0)
    settings.pace = 'follow'
    pace.hurry()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('catches up when somebody is in a hurry, leaving nothing out', () => {
    for (const version of [1, 2, 3, 4]) pace.add(view(version, 1))
    pace.hurry()
    expect(shown).toEqual([1, 2, 3, 4])
  })

  it('forgets what was to come, and shows nothing after its end', () => {
    for (const version of [1, 2]) pace.add(view(version, 1))
    pace.forget()
    vi.advanceTimersByTime(5_000)
    pace.add(view(3, 1))
    pace.add(view(4, 1))
    pace.end()
    vi.advanceTimersByTime(5_000)
    expect(shown).toEqual([1, 3])
  })
})
