import { describe, expect, it } from 'vitest'
import { overlap, placeCard, type Box } from '$/parts/coach/place'

const card = { width: 320, height: 200 }
const window = { width: 1280, height: 800 }
const at = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

describe('where the coach stands', () => {
  it('stands right of a thing on the left, and left of one on the right', () => {
    expect(placeCard([at(100, 300, 100, 100)], card, window)).toMatchObject({
      side: 'right',
      x: 216,
    })
    expect(placeCard([at(1100, 300, 100, 100)], card, window).side).toBe('left')
  })
  it('stands above what is as wide as the window, and covers none of it', () => {
    const wide = at(10, 500, 1260, 290)
    const place = placeCard([wide], card, window)
    expect(place.side).toBe('above')
    expect(overlap({ ...card, ...place }, wide)).toBe(0)
  })
  it('keeps inside the window beside a thing at its edge', () => {
    const { y } = placeCard([at(100, 780, 100, 20)], card, window)
    expect(y + card.height).toBeLessThan(window.height)
  })
  it('takes the corner that hides least where nothing is free', () => {
    const place = placeCard([at(0, 0, 1000, 800), at(0, 0, 1280, 500)], card, window)
    expect(place).toMatchObject({ side: 'free', x: 948, y: 588 })
  })
  it('stands beside one thing and over no other where they lie far apart', () => {
    const rings = [at(1000, 200, 100, 160), at(20, 700, 120, 80)]
    const place = placeCard(rings, { width: 320, height: 360 }, window)
    expect(place.side).not.toBe('free')
    for (const ring of rings) expect(overlap({ width: 320, height: 360, ...place }, ring)).toBe(0)
  })
  it('does not cover what is to be clicked', () => {
    const ring = at(100, 300, 100, 100)
    const button = at(300, 340, 60, 30)
    const place = placeCard([ring], card, window, [button])
    expect(overlap({ ...card, ...place }, button)).toBe(0)
  })
  it('stands in the middle where nothing is meant', () => {
    expect(placeCard([], card, window)).toMatchObject({ x: 480, y: 300 })
  })
})
