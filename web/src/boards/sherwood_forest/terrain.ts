// Where everything lies on the map, wide and on a phone, and the way of a carriage over it.
import type { Place, Town } from '$/generated/sherwood_forest'

export type Point = readonly [x: number, y: number]

export interface Terrain {
  key: 'desk' | 'phone'
  width: number
  height: number
  crossing: Point
  /** Where the roads end, and where the carriage waits. */
  towns: Record<Town, Point>
  /** Where the town is drawn: its foot and size, and its ribbon. */
  castles: Record<
    Town,
    readonly [
      x: number,
      y: number,
      size: number,
      ribbonX: number,
      ribbonY: number,
      ribbonWidth: number,
    ]
  >
  hideouts: Record<string, Point>
  /** The radius of a hideout. */
  radius: number
  road: number
  oak: readonly [x: number, y: number, size: number]
  quarry: readonly [x: number, y: number, size: number]
  houses: Record<Place, readonly [x: number, y: number, size: number]>
  /** Where no tree grows: rectangles x, y, x, y. */
  clearings: readonly (readonly [number, number, number, number])[]
  /** Where water runs: points along it. */
  water: readonly Point[]
  trees: { tries: number; gap: number; size: number }
}

export const DESK: Terrain = {
  key: 'desk',
  width: 846,
  height: 432,
  crossing: [423, 216],
  towns: { York: [423, 50], Lincoln: [778, 216], Nottingham: [423, 390], Derby: [68, 216] },
  castles: {
    York: [423, 48, 0.92, 423, 58, 62],
    Lincoln: [778, 222, 0.92, 778, 235, 82],
    Nottingham: [423, 407, 0.92, 423, 420, 118],
    Derby: [68, 222, 0.92, 68, 236, 70],
  },
  hideouts: {
    'north-outer': [360, 88],
    'north-inner': [486, 112],
    'north-west': [325, 160],
    'north-east': [521, 160],
    'west-inner': [240, 160],
    'west-outer': [164, 272],
    'south-west': [325, 272],
    'south-east': [521, 272],
    'east-inner': [606, 272],
    'east-outer': [684, 160],
    'south-inner': [360, 322],
    'south-outer': [486, 346],
  },
  radius: 25,
  road: 22,
  oak: [86, 116, 1],
  quarry: [690, 104, 0.9],
  houses: {
    church: [38, 348, 1],
    inn: [190, 348, 1],
    merchant: [38, 414, 1],
    market: [190, 414, 1],
  },
  clearings: [
    [30, 14, 316, 156],
    [598, 18, 812, 148],
    [4, 294, 332, 470],
    [345, -20, 501, 76],
    [345, 382, 501, 470],
    [-20, 146, 132, 262],
    [714, 146, 870, 262],
  ],
  water: [
    [860, 316],
    [832, 322],
    [804, 331],
    [778, 345],
    [752, 362],
    [732, 384],
    [724, 410],
    [720, 436],
  ],
  trees: { tries: 3600, gap: 17, size: 1 },
}

export const PHONE: Terrain = {
  key: 'phone',
  width: 390,
  height: 348,
  crossing: [195, 168],
  towns: { York: [195, 38], Lincoln: [358, 168], Nottingham: [195, 296], Derby: [32, 168] },
  castles: {
    York: [195, 36, 0.6, 195, 44, 56],
    Lincoln: [354, 172, 0.5, 347, 184, 76],
    Nottingham: [195, 316, 0.6, 195, 326, 112],
    Derby: [36, 172, 0.5, 40, 184, 64],
  },
  hideouts: {
    'north-outer': [148, 66],
    'north-inner': [243, 74],
    'north-west': [146, 122],
    'north-east': [244, 122],
    'west-inner': [96, 122],
    'west-outer': [96, 214],
    'south-west': [146, 214],
    'south-east': [244, 214],
    'east-inner': [294, 214],
    'east-outer': [294, 122],
    'south-inner': [148, 262],
    'south-outer': [243, 270],
  },
  radius: 20,
  road: 17,
  oak: [36, 58, 0.48],
  quarry: [356, 56, 0.48],
  houses: {
    church: [32, 272, 0.62],
    inn: [94, 272, 0.62],
    merchant: [298, 272, 0.62],
    market: [359, 272, 0.62],
  },
  clearings: [
    [-10, -10, 120, 98],
    [268, -10, 400, 98],
    [-10, 232, 122, 360],
    [268, 232, 400, 360],
    [140, -10, 250, 54],
    [130, 290, 260, 360],
    [-10, 126, 76, 206],
    [318, 126, 400, 206],
  ],
  water: [],
  trees: { tries: 1800, gap: 13, size: 0.74 },
}

type Cubic = readonly [Point, Point, Point, Point]

/** The road from a town to the crossing, a little bent. */
export function arm(land: Terrain, town: Town): Cubic {
  const [x, y] = land.towns[town]
  const [cx, cy] = land.crossing
  const lean = land.key === 'desk' ? 8 : 5
  const at = (share: number, dx: number, dy: number): Point => [
    x + (cx - x) * share + dx,
    y + (cy - y) * share + dy,
  ]
  const upright = town === 'York' || town === 'Nottingham'
  const bend = town === 'York' || town === 'Lincoln' ? -lean : lean
  return [
    [x, y],
    at(0.35, upright ? bend : 0, upright ? 0 : bend),
    at(0.65, upright ? -bend : 0, upright ? 0 : -bend),
    [cx, cy],
  ]
}

const n = (value: number): string => value.toFixed(1)
const pair = ([x, y]: Point): string => `${n(x)} ${n(y)}`

export const armPath = ([a, b, c, d]: Cubic): string =>
  `M${pair(a)}C${pair(b)} ${pair(c)} ${pair(d)}`

/** The way of a carriage from one town to another. */
export function routePath(land: Terrain, from: Town, to: Town): string {
  const away = arm(land, to)
  return `${armPath(arm(land, from))}C${pair(away[2])} ${pair(away[1])} ${pair(away[0])}`
}

/** The same, but only as far as the hideout that raids it. */
export function ridePath(land: Terrain, from: Town, to: Town, hideout: Point | undefined): string {
  if (!hideout) return routePath(land, from, to)
  const away = ([x, y]: Point): number => Math.hypot(x - hideout[0], y - hideout[1])
  const near = away(land.towns[from]) < away(land.towns[to])
  return `${near ? `M${pair(land.towns[from])}` : armPath(arm(land, from))}L${pair(hideout)}`
}

function onCurve([a, b, c, d]: Cubic, t: number): Point {
  const u = 1 - t
  const mix = (i: 0 | 1): number =>
    u ** 3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t ** 3 * d[i]
  return [mix(0), mix(1)]
}

/** How far along an arm its four arrows lie, from the town. */
const ARROWS = [0.3, 0.46, 0.68, 0.84] as const

/** Where the carriage is: at its town, before an arrow, or at the end of its way. */
export function carriageAt(
  land: Terrain,
  from: Town,
  to: Town,
  arrow: number,
  fighting: boolean,
): Point {
  if (arrow === 0 && !fighting) return onCurve(arm(land, from), 0.12)
  if (arrow < 4) return onCurve(arm(land, from), ARROWS[arrow] ?? 0)
  if (arrow < 8) return onCurve(arm(land, to), ARROWS[7 - arrow] ?? 0)
  return onCurve(arm(land, to), 0.12)
}
