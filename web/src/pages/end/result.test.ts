import { expect, it } from 'vitest'
import { placeOf, resultOf } from '$/pages/end/result'
import type { TableInfo, View } from '$/generated/protocol'

const result = (scores: number[], winners: number[]): ReturnType<typeof resultOf> =>
  resultOf({ game: 'any', scores, winners, sheet: null } as unknown as View, {} as TableInfo, [])

it('has the winners first, whatever the points', () => {
  const { order, best, second, gap } = result([30, 40, 40], [0])
  expect(order).toEqual([0, 1, 2])
  expect([best, second, gap]).toEqual([0, 1, -10])
})

it('shares places, but nobody shares the first with a winner', () => {
  const shared = result([40, 40, 30, 30], [0])
  expect([0, 1, 2, 3].map((seat) => placeOf(shared, seat))).toEqual([1, 2, 3, 3])
  const nobody = result([10, 20], [])
  expect([0, 1].map((seat) => placeOf(nobody, seat))).toEqual([2, 1])
})
