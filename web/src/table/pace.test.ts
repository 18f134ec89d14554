import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '$/settings.svelte'
import { Pace, type Shown } from '$/table/pace'

const view = (version: number, seat: number): Shown =>
  ({ type: 'view', version, story: [{ seat }] }) as unknown as Shown

let shown: number[]
let pace: Pace

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  pace = new Pace(
    (frame) => shown.push(frame.version),
    (seat) => seat === 0,
  )
})
afterEach(() => {
  settings.calm = false
  vi.useRealTimers()
})

describe('the queue of views', () => {
  it('shows the first at once, and each move of others after a pause', () => {
    for (const version of [1, 2, 3]) pace.add(view(version, 1))
    expect(shown).toEqual([1])
    vi.advanceTimersByTime(619)
    expect(shown).toEqual([1])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual([1, 2])
    vi.advanceTimersByTime(620)
    expect(shown).toEqual([1, 2, 3])
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
