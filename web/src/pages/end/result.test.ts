import { expect, it } from 'vitest'
import { bestCard, placeOf, resultOf, soleCard, strongest } from '$/pages/end/result'
import type { TableInfo, View, Working } from '$/generated/protocol'

const result = (scores: number[], winners: number[]): ReturnType<typeof resultOf> =>
  resultOf({ game: 'any', scores, winners, sheet: null } as unknown as View, {} as TableInfo, [])

it('has the winners first, whatever the points', () => {
  const { order, best, second, gap } = result([30, 40, 40], [0])
  expect(order).toEqual([0, 1, 2])
  expect([best, second, gap]).toEqual([0, 1, -10])
})

it('compares the reader with the winner, and the winner with whoever came next', () => {
  const view = { game: 'any', scores: [30, 40, 50], winners: [2], sheet: [] } as unknown as View
  const seen = (held: number[]): (number | null)[] => {
    const { own, second, gap } = resultOf(view, {} as TableInfo, [], held)
    return [own, second, gap]
  }
  expect(seen([0])).toEqual([0, 0, 20])
  expect(seen([2])).toEqual([2, 1, 10])
  expect(seen([])).toEqual([null, 1, 10])
  expect(seen([0, 1])).toEqual([null, 1, 10])
})

it('finds what a seat did best: against the others first, then by its points', () => {
  const sheet = [
    { gold: 9, land: 4, luck: 0 },
    { gold: 9, land: 1, luck: 0 },
  ]
  const view = { game: 'any', scores: [13, 10], winners: [0], sheet } as unknown as View
  const ended = resultOf(view, {} as TableInfo, ['gold', 'land', 'luck'], [0])
  expect(strongest(ended, 0)).toEqual({ heading: 'land', points: 4, most: true })
  expect(strongest(ended, 1)).toEqual({ heading: 'gold', points: 9, most: false })
})

it('shares places, but nobody shares the first with a winner', () => {
  const shared = result([40, 40, 30, 30], [0])
  expect([0, 1, 2, 3].map((seat) => placeOf(shared, seat))).toEqual([1, 2, 3, 3])
  const nobody = result([10, 20], [])
  expect([0, 1].map((seat) => placeOf(nobody, seat))).toEqual([2, 1])
})

it('names the best card where every heading holds one card, and nothing else', () => {
  const line = (heading: string, id: string, element?: string): Working => ({
    thing: element ? { id, element } : { id },
    points: 1,
    how: { id: 'how' },
    heading,
  })
  const sheet = [
    { top: 20, left: 4 },
    { top: 2, left: 9 },
  ]
  const view = { game: 'any', scores: [24, 11], winners: [0], sheet } as unknown as View
  const ended = resultOf(view, {} as TableInfo, ['left', 'top'], [0])
  const placed = [
    [line('top', 'queen', 'card-1'), line('left', 'squire', 'card-2')],
    [line('top', 'baker', 'card-3')],
  ]
  expect(bestCard(ended, placed, 0)).toEqual({
    card: { id: 'queen', element: 'card-1' },
    points: 20,
  })
  expect(soleCard(placed, 1, 'left')).toBeNull()
  const several = [[line('top', 'a', 'card-1'), line('top', 'b', 'card-2')], []]
  expect(bestCard(ended, several, 0)).toBeNull()
  expect(bestCard(ended, [[line('top', 'round')], []], 0)).toBeNull()
})
