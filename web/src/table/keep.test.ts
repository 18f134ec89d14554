import { expect, test } from 'vitest'
import { keep } from '$/table/keep'

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

test('what is equal stays the same object', () => {
  const old = { round: 1, seats: [{ gold: 3, cards: [{ element: 'a' }] }], prompt: null }
  expect(keep(old, copy(old))).toBe(old)
})

test('what has changed is new, with all that it lies in, and nothing else is', () => {
  const old = { seats: [{ gold: 3 }, { gold: 4 }], line: { first: 1 } }
  const now = { seats: [{ gold: 3 }, { gold: 5 }], line: { first: 1 } }
  const kept = keep(old, now)
  expect(kept).toEqual(now)
  expect(kept.seats).not.toBe(old.seats)
  expect(kept.seats[0]).toBe(old.seats[0])
  expect(kept.line).toBe(old.line)
  expect(old.seats[1]).toEqual({ gold: 4 })
})

test('an element that has moved up in its list is the same object', () => {
  const old = [{ element: 'a' }, { element: 'b', price: 2 }, { element: 'c', price: 1 }]
  const now = [
    { element: 'b', price: 2 },
    { element: 'c', price: 3 },
  ]
  const kept = keep(old, copy(now))
  expect(kept).toEqual(now)
  expect(kept[0]).toBe(old[1])
  expect(kept[1]).not.toBe(old[2])
})

test('a list that has become shorter, a part that is gone or has become null is not kept', () => {
  expect(keep([1, 2], [1])).toEqual([1])
  expect(keep({ a: 1, b: undefined }, { a: 1 })).not.toHaveProperty('b')
  expect(keep({ a: 1 }, { b: undefined })).toEqual({ b: undefined })
  expect(keep({ a: { b: 1 } }, { a: null })).toEqual({ a: null })
  expect(keep(null, { a: 1 })).toEqual({ a: 1 })
  expect(keep([1], { 0: 1 })).toEqual({ 0: 1 })
})
