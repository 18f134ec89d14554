// Drawings of 512 x 512 need no fractions: every point goes to the nearest whole number, and what
// then looks the same with fewer numbers is written with fewer. Nothing moves by more than two of
// the 512 parts. Errors do not add up, because each step is measured between rounded points.

export type Point = readonly [x: number, y: number]
/** One stroke of the pen: where it ends, and before that what bends it. */
export interface Stroke {
  kind: 'm' | 'l' | 'c' | 'q' | 'a' | 'z'
  /** Control points, then the end. */
  points: Point[]
  /** Of an arc: radii, angle and flags. */
  arc?: number[]
}

/** What a command takes: x and y are a point, r a radius, a an angle, f a flag. */
const TAKES: Record<string, string> = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  t: 'xy',
  a: 'rraffxy',
  z: '',
}
const COMMAND = /^[\s,]*([a-zA-Z])/
const NUMBER = /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i
const FLAG = /^[\s,]*([01])/
const ORIGIN: Point = [0, 0]

export const trim = (body: string): string =>
  body.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${written(simplified(strokesOf(path)))}"`)

const mirrored = ([x, y]: Point, at: Point): Point => [2 * at[0] - x, 2 * at[1] - y]
const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]
const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
const endOf = (stroke: Stroke | undefined): Point => stroke?.points.at(-1) ?? ORIGIN

/** A path as strokes between points of the whole drawing, not yet rounded. */
export function strokesOf(path: string): Stroke[] {
  let rest = path
  const next = (pattern: RegExp): string | undefined => {
    const found = pattern.exec(rest)
    if (found) rest = rest.slice(found[0].length)
    return found?.[1]
  }
  const strokes: Stroke[] = []
  let [here, start]: [Point, Point] = [ORIGIN, ORIGIN]
  for (let command = next(COMMAND); command; command = next(COMMAND)) {
    let kind = command.toLowerCase()
    const from = (): Point => (command === command?.toLowerCase() ? here : ORIGIN)
    do {
      const takes = TAKES[kind]
      if (takes === undefined) throw new Error(`a path has the command ${command}`)
      const [origin, arc, flat]: [Point, number[], number[]] = [from(), [], []]
      for (const what of takes) {
        const figure = Number(next(what === 'f' ? FLAG : NUMBER))
        if (what === 'x') flat.push(origin[0] + figure, ...(kind === 'h' ? [here[1]] : []))
        else if (what === 'y') flat.push(...(kind === 'v' ? [here[0]] : []), origin[1] + figure)
        else arc.push(figure)
      }
      const points = flat.flatMap((x, index): Point[] =>
        index % 2 ? [] : [[x, flat[index + 1] ?? 0]],
      )
      const stroke = strokeOf(kind, points, strokes.at(-1), here)
      if (arc.length) stroke.arc = arc
      if (kind === 'z') stroke.points = [start]
      strokes.push(stroke)
      here = endOf(stroke)
      if (kind === 'm') [start, kind] = [here, 'l']
    } while (kind !== 'z' && NUMBER.test(rest))
  }
  return strokes
}

/** A command with what it leaves out: s and t go on from the bend before them. */
function strokeOf(kind: string, points: Point[], last: Stroke | undefined, here: Point): Stroke {
  if (kind === 'h' || kind === 'v') return { kind: 'l', points }
  if (kind !== 's' && kind !== 't') return { kind: kind as Stroke['kind'], points }
  const bends = kind === 's' ? 'c' : 'q'
  const bend = last?.kind === bends ? (last.points.at(-2) ?? here) : here
  return { kind: bends, points: [mirrored(bend, here), ...points] }
}

/** Rounded, without strokes that go nowhere and bends that nobody sees. */
function simplified(strokes: Stroke[]): Stroke[] {
  const kept: Stroke[] = []
  for (const stroke of strokes) {
    const from = endOf(kept.at(-1))
    const points = stroke.points.map(rounded)
    const to = points.at(-1) ?? from
    const plain = straightened({ ...stroke, points }, from)
    if (!'mz'.includes(plain.kind) && points.every((point) => apart(point, from) === 0)) continue
    const before = kept.at(-1)
    if (plain.kind === 'l' && before?.kind === 'l' && isBetween(endOf(kept.at(-2)), from, to))
      before.points = [to]
    else kept.push(plain)
  }
  return kept
}

/** How far a point lies from the line between two others. */
function offLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  return Math.abs(dx * (point[1] - from[1]) - dy * (point[0] - from[0])) / Math.hypot(dx, dy)
}

const isBetween = (from: Point, middle: Point, to: Point): boolean =>
  offLine(middle, from, to) < 1 && apart(from, middle) + apart(middle, to) < apart(from, to) + 0.2

/** A bend that is nearly a line is one; one that nearly has a single control point has one. */
function straightened(stroke: Stroke, from: Point): Stroke {
  const [one, two, to] = stroke.points
  if (stroke.kind !== 'c' || !one || !two || !to) return stroke
  const near = (point: Point): boolean =>
    offLine(point, from, to) < 1.2 && apart(from, point) + apart(point, to) < apart(from, to) + 2
  if (near(one) && near(two)) return { kind: 'l', points: [to] }
  const single = (control: Point, end: Point): Point => [
    (3 * control[0] - end[0]) / 2,
    (3 * control[1] - end[1]) / 2,
  ]
  const [a, b] = [single(one, from), single(two, to)]
  if (apart(a, b) > 6) return stroke
  return { kind: 'q', points: [rounded([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]), to] }
}

/** Strokes as a path, each step from where the pen is. */
function written(strokes: Stroke[]): string {
  let [said, last, here, bend]: [string, string, Point, Point] = ['', '', ORIGIN, ORIGIN]
  let before: Stroke['kind'] = 'm'
  for (const stroke of strokes) {
    const to = endOf(stroke)
    if (stroke.kind !== before) bend = here
    const { letter, figures } = shortest(stroke, here, bend)
    const repeated = letter === last && !'mz'.includes(letter)
    said += figures.length
      ? figures
          .map((figure, index) => (index || repeated ? (figure < 0 ? '' : ' ') : letter) + figure)
          .join('')
      : letter
    bend = 'cq'.includes(stroke.kind) ? mirrored(bendOf(stroke, letter, bend), to) : to
    ;[last, here, before] = [letter, to, stroke.kind]
  }
  return said
}

/** The control point before the end, as it is drawn: t has none of its own. */
const bendOf = (stroke: Stroke, letter: string, bend: Point): Point =>
  letter === 't' ? bend : (stroke.points.at(-2) ?? bend)

/** The letter and the figures that say a stroke; `bend` is what s and t would begin with. */
function shortest(stroke: Stroke, here: Point, bend: Point): { letter: string; figures: number[] } {
  const steps = (points: Point[]): number[] =>
    points.flatMap(([x, y]) => [x - here[0], y - here[1]])
  const [first, ...others] = stroke.points
  const [dx = 0, dy = 0] = steps(stroke.points.slice(-1))
  if (stroke.kind === 'z' || !first) return { letter: 'z', figures: [] }
  if (stroke.arc) {
    const [rx = 0, ry = 0, ...turned] = stroke.arc
    const radii = [rx, ry].map((radius) => Math.round(radius * 10) / 10)
    return { letter: 'a', figures: [...radii, ...turned.map(Math.round), dx, dy] }
  }
  if (stroke.kind === 'l' && dy === 0) return { letter: 'h', figures: [dx] }
  if (stroke.kind === 'l' && dx === 0) return { letter: 'v', figures: [dy] }
  if (stroke.kind === 'c' && apart(first, bend) < 2.5)
    return { letter: 's', figures: steps(others) }
  if (stroke.kind === 'q' && apart(first, bend) < 2) return { letter: 't', figures: steps(others) }
  return { letter: stroke.kind, figures: steps(stroke.points) }
}
