// The castles, from a fortified coop to a royal aviary, and the forests.
import emblem from 'icon:eagle-emblem'
import rooster from 'icon:rooster'
import { dice, figure } from '$/parts/paint'

const STONE = '#46536c'
const LIT = '#7a8aa6'
const DARK = '#2f3a52'
const RED = '#b5302c'

const DAY: readonly (readonly [string, string])[] = [
  ['#3d6c74', '#e9b574'],
  ['#3b6275', '#e6a874'],
  ['#3c5578', '#dd9a76'],
  ['#3d477a', '#cf8a7c'],
  ['#3a3573', '#c27d8a'],
  ['#33285f', '#b06a8c'],
]
const NIGHT: readonly (readonly [string, string])[] = [
  ['#0f1d33', '#3d5a72'],
  ['#111a3a', '#41537b'],
  ['#171640', '#4c4a80'],
]

function tower(
  x: number,
  foot: number,
  width: number,
  height: number,
  wall: string,
  lit: string,
  roof: string | null,
  holes: readonly (readonly [number, number])[] = [],
): string {
  const y = foot - height
  let drawn = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${wall}"/><rect x="${x}" y="${y}" width="${width * 0.34}" height="${height}" fill="${lit}" opacity=".5"/>`
  if (roof) {
    const top = y - width * 1.2
    drawn += `<path d="M${x - 3} ${y + 1}L${x + width / 2} ${top}L${x + width + 3} ${y + 1}z" fill="${roof}"/><path d="M${x - 3} ${y + 1}L${x + width / 2} ${top}L${x + width * 0.36} ${y + 1}z" fill="#fff" opacity=".16"/>`
  } else {
    const merlons = Math.max(2, Math.floor(width / 7))
    drawn += `<rect x="${x - 2}" y="${y - 3}" width="${width + 4}" height="4.500" fill="${wall}"/>${crenels(x - 2, y - 7, width + 4, merlons, wall)}`
  }
  for (const [a, b] of holes)
    drawn += `<circle cx="${x + a}" cy="${y + b}" r="3" fill="#ffd37a"/><path d="M${x + a - 3.5} ${y + b + 4.6}h7" stroke="#d9a860" stroke-width="1.300"/>`
  return drawn
}

function crenels(x: number, y: number, width: number, count: number, fill: string): string {
  const unit = width / (2 * count - 1)
  return Array.from(
    { length: count },
    (_, index) =>
      `<rect x="${(x + index * 2 * unit).toFixed(1)}" y="${y}" width="${unit.toFixed(1)}" height="6" fill="${fill}"/>`,
  ).join('')
}

const wall = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${STONE}"/>${crenels(x, y - 5, width, Math.round(width / 10), STONE)}`
const flag = (x: number, y: number, height = 14): string =>
  `<path d="M${x} ${y}v-${height}" stroke="#1b2233" stroke-width="1.500"/><path d="M${x} ${y - height}c5-2 7 2 13 0v7c-6 2-8-2-13 0z" fill="${RED}"/>`
const vane = (x: number, y: number, size = 13): string =>
  `<path d="M${x} ${y}v-7M${x - 5} ${y - 5}h10" stroke="#1b1408" stroke-width="1.300"/>${figure(rooster, x - size / 2, y - 6 - size, size, '#1b1408')}`

function gate(x: number, foot: number, width: number): string {
  const r = width / 2
  return `<path d="M${x} ${foot}v-${r + 3}a${r} ${r} 0 0 1 ${width} 0v${r + 3}z" fill="#f3b85a"/><path d="M${x + 2} ${foot}v-${r + 2}a${r - 2} ${r - 2} 0 0 1 ${width - 4} 0v${r + 2}z" fill="#5d3a17"/>`
}

const HILL =
  '<path d="M-170 90C-100 80-40 96 0 86 40 76 130 74 176 86 216 96 280 78 346 90V110H-170z" fill="#1d3a2a"/>'

function coop(): string {
  const fence = Array.from(
    { length: 11 },
    (_, index) =>
      `<path d="M${56 + index * 8} 92V78l4-5 4 5v14z" fill="${index % 2 ? '#75502c' : '#8a6238'}" stroke="#2e1d0f"/>`,
  ).join('')
  return `<path d="M78 84V50h44v34z" fill="#7b5230"/><path d="M78 58h44M78 66h44M78 74h44" stroke="#4e321b" stroke-width="1.600"/><path d="M78 50h14v34H78z" fill="#a97648" opacity=".45"/><path d="M71 53 100 30l29 23z" fill="#8d6a34"/><path d="M71 53 100 30l-6 23z" fill="#b58d4c"/><circle cx="100" cy="60" r="5" fill="#ffd37a"/><path d="M94 68h12" stroke="#e0b878" stroke-width="2"/>${vane(100, 32)}${HILL}${fence}<path d="M54 82h94M54 88h94" stroke="#3b2513" stroke-width="1.600"/>`
}

const BUILT: readonly (() => string)[] = [
  coop,
  () =>
    tower(84, 88, 32, 44, STONE, LIT, null, [[16, 13]]) +
    tower(66, 88, 18, 26, DARK, STONE, null) +
    flag(100, 37) +
    HILL +
    wall(60, 72, 82, 20) +
    gate(92, 92, 16),
  () =>
    tower(68, 88, 20, 46, STONE, LIT, '#5b4a80', [[10, 12]]) +
    tower(116, 88, 20, 46, STONE, LIT, '#5b4a80', [[10, 12]]) +
    vane(78, 19, 11) +
    flag(126, 18, 11) +
    HILL +
    wall(56, 68, 94, 25) +
    `<rect x="90" y="60" width="24" height="33" fill="${DARK}"/>` +
    gate(94, 93, 16),
  () =>
    tower(88, 88, 28, 58, DARK, STONE, null, [
      [9, 13],
      [19, 13],
    ]) +
    tower(58, 90, 18, 42, STONE, LIT, '#6a3f68', [[9, 12]]) +
    tower(128, 90, 18, 42, STONE, LIT, '#6a3f68', [[9, 12]]) +
    flag(102, 23, 12) +
    vane(67, 27, 11) +
    HILL +
    wall(48, 68, 108, 26) +
    gate(92, 94, 20) +
    figure(emblem, 96, 44, 12, '#cbb88a'),
  () =>
    tower(92, 88, 24, 50, DARK, STONE, '#4a2a63', [
      [12, 9],
      [12, 22],
    ]) +
    tower(70, 88, 20, 42, STONE, LIT, null, [[10, 9]]) +
    tower(118, 88, 20, 42, STONE, LIT, null, [[10, 9]]) +
    tower(48, 90, 16, 34, DARK, STONE, '#4a2a63', [[8, 6]]) +
    tower(144, 90, 16, 34, DARK, STONE, '#4a2a63', [[8, 6]]) +
    flag(80, 39, 11) +
    flag(128, 39, 11) +
    HILL +
    wall(40, 66, 128, 29) +
    gate(93, 95, 22) +
    figure(emblem, 68, 71, 14, '#cbb88a') +
    figure(emblem, 126, 71, 14, '#cbb88a'),
  () =>
    tower(90, 86, 28, 54, STONE, LIT, '#7d2a38', [
      [14, 10],
      [14, 24],
    ]) +
    tower(68, 88, 18, 48, DARK, STONE, '#7d2a38', [
      [9, 8],
      [9, 20],
    ]) +
    tower(122, 88, 18, 48, DARK, STONE, '#7d2a38', [
      [9, 8],
      [9, 20],
    ]) +
    tower(44, 90, 18, 38, STONE, LIT, null, [[9, 9]]) +
    tower(146, 90, 18, 38, STONE, LIT, null, [[9, 9]]) +
    flag(53, 44, 11) +
    flag(155, 44, 11) +
    HILL +
    wall(34, 66, 140, 30) +
    gate(93, 96, 24) +
    figure(emblem, 62, 70, 15, '#e9cf8a') +
    figure(emblem, 132, 70, 15, '#e9cf8a'),
]

/** A castle in its landscape, 176 x 110, and more on all sides for other shapes. */
export function castleArt(value: number, side: 'day' | 'night'): string {
  const skies = side === 'night' ? NIGHT : DAY
  const [high, low] = skies[Math.min(value, skies.length) - 1] as readonly [string, string]
  const id = `cf-sky-${side}-${value}`
  const roll = dice(value)
  const stars =
    side === 'night'
      ? Array.from(
          { length: 24 },
          () =>
            `<circle cx="${(roll() * 340 - 80).toFixed(0)}" cy="${(roll() * 48).toFixed(0)}" r="${(0.5 + roll() * 0.6).toFixed(1)}" fill="#fff" opacity=".8"/>`,
        ).join('')
      : ''
  const pines = [
    [-78, 22],
    [-62, 27],
    [-44, 19],
    [-18, 24],
    [8, 20],
    [20, 26],
    [34, 18],
    [150, 22],
    [163, 28],
    [172, 20],
    [200, 25],
    [222, 19],
    [240, 27],
  ]
    .map(
      ([x = 0, h = 0]) =>
        `<path d="M${x} ${78 - h}l${h * 0.28} ${h}h-${h * 0.56}z" fill="#27483a"/>`,
    )
    .join('')
  return (
    `<defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x2="0" y2="110"><stop stop-color="${high}"/><stop offset=".8" stop-color="${low}"/></linearGradient></defs><rect x="-170" y="-60" width="516" height="170" fill="url(#${id})"/>${stars}` +
    `<circle cx="118" cy="46" r="30" fill="#fff1c9" opacity="${side === 'night' ? 0.12 : 0.55}"/><circle cx="118" cy="46" r="22" fill="#fff1c9" opacity="${side === 'night' ? 0.9 : 0.75}"/>` +
    `<path d="M-170 70C-120 58-60 82 0 74 30 60 60 70 92 62S150 60 176 70c40 10 100-12 170 2V110H-170z" fill="${side === 'night' ? '#22384a' : '#4c6a5c'}" opacity=".8"/>${pines}${BUILT[value - 1]?.() ?? ''}<path d="M-170 96C-110 88-50 100 0 94 50 86 126 88 176 95c60 6 110-8 170 1V110H-170z" fill="#13291d"/>`
  )
}

const GREENS: readonly (readonly [string, string])[] = [
  ['#1c3a28', '#2d5638'],
  ['#21442d', '#366442'],
  ['#183324', '#284d34'],
]

/** A forest without paths, 117 x 101. */
export function forestArt(seed: number): string {
  const roll = dice(seed * 7 + 3)
  return Array.from({ length: 30 }, () => [6 + roll() * 105, 34 + roll() * 66] as const)
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => {
      const [dark, lit] = GREENS[Math.floor(roll() * 3)] as readonly [string, string]
      return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(0.8 + roll() * 0.45).toFixed(2)})"><path d="M0-30 6-20H3.600L8.600-11H5L10-3H-10L-5-11H-8.600L-3.600-20H-6z" fill="${dark}"/><path d="M0-30-6-20h2.400L-8.600-11H-5L-10-3H-3L-1-12h-1L0-20z" fill="${lit}"/></g>`
    })
    .join('')
}
