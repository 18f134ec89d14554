import { beforeAll, describe, expect, it } from 'vitest'
import { figure, signed, texts } from '$/texts.svelte'

beforeAll(() => texts.speak('en'))

describe('words', () => {
  it('have a minus sign before what is below zero, and a plus where wanted', () => {
    expect([figure(-3), figure(0), signed(4), signed(0), signed(-4)]).toEqual([
      '−3',
      '0',
      '+4',
      '0',
      '−4',
    ])
  })

  it('name a seat by its player, or by its number', () => {
    const message = { id: 'waiting-for-away', name: { seat: 1 } }
    expect(texts.say(message, ['Robin', 'Marian'])).toContain('Marian')
    expect(texts.say(message)).toContain(texts.say({ id: 'seat', number: 2 }))
  })

  it('keep what has a look of its own apart', () => {
    const pieces = texts.pieces({ id: 'waiting-for-away', name: { seat: 0 } }, ['Robin'])
    expect(pieces).toContainEqual({ seat: 0, words: 'Robin' })
    expect(pieces.map((one) => (typeof one === 'string' ? one : one.words)).join('')).toBe(
      texts.say({ id: 'waiting-for-away', name: 'Robin' }),
    )
  })

  it('change with the language', async () => {
    const english = texts.say({ id: 'close' })
    await texts.speak('de')
    expect(texts.say({ id: 'close' })).not.toBe(english)
    expect(document.documentElement.lang).toBe('de')
    await texts.speak('en')
  })
})
