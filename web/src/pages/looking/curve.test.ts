import { describe, expect, it } from 'vitest'
import type { KeyMoment } from '$/generated/protocol'
import { apart, hundredths, momentBefore, nextMoment, spansOf } from '$/pages/looking/curve'

const moment = (step: number): KeyMoment => ({
  moment: { step, seat: 0, kind: 'mistake', change: -0.1 },
  played: { action: 0, label: { id: 'a' }, element: '' },
  best: { action: 1, label: { id: 'b' }, element: '' },
  why: null,
})

describe('the graph of a game', () => {
  it('knows where rounds begin and end', () => {
    expect(spansOf([1, 1, 2, 2, 2, 2])).toEqual([
      { round: 1, from: 0, to: 2 },
      { round: 2, from: 2, to: 5 },
    ])
    expect(spansOf([null, null])).toEqual([])
  })

  it('moves labels apart without leaving its room', () => {
    const moved = apart([100, 102, 98, 10], 20, 0, 110)
    const sorted = [...moved].sort((a, b) => a - b)
    expect(Math.max(...moved)).toBeLessThanOrEqual(110)
    sorted.slice(1).forEach((at, index) => {
      expect(at - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(20)
    })
    expect(moved.indexOf(Math.max(...moved))).toBe(1)
  })

  it('rounds to figures that add up', () => {
    const parts = hundredths({ own: -0.124, others: 0.246, luck: 0.628, result: 0.75 })
    expect(parts.own + parts.others + parts.luck).toBe(parts.result)
    expect(parts).toEqual({ own: -12, others: 25, luck: 62, result: 75 })
  })

  it('goes round through the key moments', () => {
    const moments = [moment(3), moment(9)]
    expect(nextMoment(moments, 3)).toBe(9)
    expect(nextMoment(moments, 9)).toBe(3)
    expect(momentBefore(moments, 9)).toBe(3)
    expect(momentBefore(moments, 0)).toBe(9)
    expect(nextMoment([], 0)).toBeUndefined()
  })
})
