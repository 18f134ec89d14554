import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { strokesOf, trim, type Point, type Stroke } from './trim.ts'

const set: { icons: Record<string, { body: string }> } = createRequire(import.meta.url)(
  '@iconify-json/game-icons/icons.json',
)
const trimmed = (path: string): string => trim(` d="${path}"`).slice(' d="'.length, -1)

/** Points along a drawing, close enough to each other to be measured against. */
function along(body: string, steps: number): Point[] {
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path)
  return paths.flatMap((path) => {
    let here: Point = [0, 0]
    return strokesOf(path).flatMap((stroke) => {
      const from = here
      here = stroke.points.at(-1) ?? here
      return stroke.kind === 'm'
        ? [here]
        : Array.from({ length: steps }, (_, step) => bent([from, ...stroke.points], step / steps))
    })
  })
}
const between = (a: number, b: number, part: number): number => a + (b - a) * part
/** De Casteljau's way to a point of a bend. */
function bent(points: Point[], part: number): Point {
  const [first = [0, 0], ...others] = points
  if (!others.length) return first
  const nearer = others.map(([x, y], index): Point => {
    const [fromX, fromY] = points[index] ?? first
    return [between(fromX, x, part), between(fromY, y, part)]
  })
  return bent(nearer, part)
}
const isBend = ({ kind }: Stroke): boolean => kind !== 'a'

describe('a trimmed drawing', () => {
  it('has whole numbers, and lines in one piece', () => {
    expect(trimmed('M0.2 0L10 .1 20-.2V9.600l.2.300z')).toBe('m0 0h20v10z')
  })

  it('says a bend as shortly as it can be said', () => {
    expect(trimmed('M0 0c10 .2 20-.2 30 0')).toBe('m0 0h30')
    expect(trimmed('M0 0c20 20 40 20 60 0')).toBe('m0 0q30 30 60 0')
    expect(trimmed('M0 0c0 40 10 50 60 50s60-10 60-50')).toBe('m0 0c0 40 10 50 60 50s60-10 60-50')
    expect(trimmed('M0 0c0 40 10 50 60 50 50 0 60-10 60-50')).toBe(
      'm0 0c0 40 10 50 60 50s60-10 60-50',
    )
  })

  it('does not go on from a bend of another kind', () => {
    expect(trimmed('M0 0q30 30 60 0c30-30 40 60 90 20')).toBe('m0 0q30 30 60 0c30-30 40 60 90 20')
  })

  it.each(['visored-helm', 'sheep', 'crown'])('of %s is where it was', (name) => {
    const body = set.icons[name]?.body ?? ''
    const bends = [...body.matchAll(/ d="([^"]+)"/g)].flatMap(([, path = '']) => strokesOf(path))
    expect(bends.every(isBend)).toBe(true)
    const before = along(body, 32)
    const off = along(trim(body), 3).map(([x, y]) =>
      Math.min(...before.map(([atX, atY]) => Math.hypot(x - atX, y - atY))),
    )
    expect(Math.max(...off)).toBeLessThan(4)
    expect(trim(body).length).toBeLessThan(body.length * 0.6)
  })
})
