import { describe, expect, it } from 'vitest'
import { elementsOf, hasDice, roundsOf } from '$/parts/talk/log'
import type { Message } from '$/generated/protocol'
import { line } from '$/parts/talk/line.fixture'

describe('the log', () => {
  it('has the latest turn first, and reads each turn from its beginning', () => {
    const [round] = roundsOf([line(1, 0), line(2, 0), line(3, 1)])
    expect(round?.turns.map((turn) => turn.seat)).toEqual([1, 0])
    expect(round?.turns[1]?.lines.map((one) => one.version)).toEqual([1, 2])
  })

  it('begins a turn anew where another player came between', () => {
    const [round] = roundsOf([line(1, 0), line(2, 1), line(3, 0)])
    expect(round?.turns.map((turn) => turn.seat)).toEqual([0, 1, 0])
  })

  it('heads each round, the game without rounds too', () => {
    const rounds = roundsOf([line(1, 0, { round: null }), line(2, 0), line(3, 0, { round: 2 })])
    expect(rounds.map((one) => one.round)).toEqual([2, 1, null])
  })

  it('leaves out what told nothing, but not what was taken back', () => {
    const silent = { story: [] }
    expect(roundsOf([line(1, 0, silent)])).toEqual([])
    expect(roundsOf([line(1, 0, { ...silent, undone: true })])).toHaveLength(1)
  })

  it('knows where dice were rolled', () => {
    expect(hasDice(line(1, 0))).toBe(false)
    expect(hasDice(line(1, 0, { story: [{ id: 'rolled', dice: '6, 1' }] }))).toBe(true)
  })

  it('finds elements however deep a sentence names them', () => {
    const inner: Message = { id: 'card', element: 'card-7' }
    const story: Message[] = [{ id: 'took', what: { id: 'both', first: inner, n: 2 } }]
    expect([...elementsOf(line(1, 0, { story }))]).toEqual(['card-7'])
  })
})
