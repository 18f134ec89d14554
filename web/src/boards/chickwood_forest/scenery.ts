// The castles, from a fortified coop to a royal aviary, and the forests.
import emblem from 'icon:eagle-emblem'
import rooster from 'icon:rooster'
import { dice, figure } from '$/parts/drawing/paint'

const STONE = 'var(--blue-44)'
const LIT = 'var(--blue-63)'
const DARK = 'var(--blue-35)'
const RED = 'var(--her-red)'

const DAY: readonly (readonly [string, string])[] = [
  ['var(--teal-50)', 'var(--amber-81b)'],
  ['var(--sky-48)', 'var(--orange-78b)'],
  ['var(--blue-45)', 'var(--orange-74)'],
  ['var(--blue-41)', 'var(--red-70)'],
  ['var(--violet-37)', 'var(--rose-66)'],
  ['var(--violet-32)', 'var(--rose-61)'],
]
const NIGHT: readonly (readonly [string, string])[] = [
  ['var(--blue-23)', 'var(--sky-45)'],
  ['var(--blue-23b)', 'var(--blue-45b)'],
  ['var(--blue-23d)', 'var(--violet-44)'],
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
  let drawn =
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${wall}"/>` +
    `<rect x="${x}" y="${y}" width="${width * 0.34}" height="${height}" fill="${lit}" opacity=".5"/>`
  if (roof) {
    const top = y - width * 1.2
    drawn +=
      `<path d="M${x - 3} ${y + 1}L${x + width / 2} ${top}L${x + width + 3} ${y + 1}z" fill="${roof}"/>` +
      `<path d="M${x - 3} ${y + 1}L${x + width / 2} ${top}L${x + width * 0.36} ${y + 1}z" fill="var(--white)" opacity=".16"/>`
  } else {
    const merlons = Math.max(2, Math.floor(width / 7))
    drawn +=
      `<rect x="${x - 2}" y="${y - 3}" width="${width + 4}" height="4.500" fill="${wall}"/>` +
      `${crenels(x - 2, y - 7, width + 4, merlons, wall)}`
  }
  for (const [a, b] of holes)
    drawn +=
      `<circle cx="${x + a}" cy="${y + b}" r="3" fill="var(--amber-89)"/>` +
      `<path d="M${x + a - 3.5} ${y + b + 4.6}h7" stroke="var(--amber-76b)" stroke-width="1.300"/>`
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
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${STONE}"/>` +
  `${crenels(x, y - 5, width, Math.round(width / 10), STONE)}`
const flag = (x: number, y: number, height = 14): string =>
  `<path d="M${x} ${y}v-${height}" stroke="var(--blue-25)" stroke-width="1.500"/>` +
  `<path d="M${x} ${y - height}c5-2 7 2 13 0v7c-6 2-8-2-13 0z" fill="${RED}"/>`
const vane = (x: number, y: number, size = 13): string =>
  `<path d="M${x} ${y}v-7M${x - 5} ${y - 5}h10" stroke="var(--bark-20b)" stroke-width="1.300"/>` +
  `${figure(rooster, x - size / 2, y - 6 - size, size, 'var(--bark-20b)')}`

function gate(x: number, foot: number, width: number): string {
  const r = width / 2
  return (
    `<path d="M${x} ${foot}v-${r + 3}a${r} ${r} 0 0 1 ${width} 0v${r + 3}z" fill="var(--amber-82)"/>` +
    `<path d="M${x + 2} ${foot}v-${r + 2}a${r - 2} ${r - 2} 0 0 1 ${width - 4} 0v${r + 2}z" fill="var(--rust-38)"/>`
  )
}

const HILL =
  '<path d="M-170 90C-100 80-40 96 0 86 40 76 130 74 176 86 216 96 280 78 346 90V110H-170z" fill="var(--leaf-32d)"/>'

function coop(): string {
  const fence = Array.from(
    { length: 11 },
    (_, index) =>
      `<path d="M${56 + index * 8} 92V78l4-5 4 5v14z" fill="${index % 2 ? 'var(--rust-46)' : 'var(--amber-53c)'}" stroke="var(--bark-25b)"/>`,
  ).join('')
  return (
    `<path d="M78 84V50h44v34z" fill="var(--rust-48)"/>` +
    `<path d="M78 58h44M78 66h44M78 74h44" stroke="var(--rust-35)" stroke-width="1.600"/>` +
    `<path d="M78 50h14v34H78z" fill="var(--deck-village-hi)" opacity=".45"/>` +
    `<path d="M71 53 100 30l29 23z" fill="var(--amber-55b)"/>` +
    `<path d="M71 53 100 30l-6 23z" fill="var(--amber-67)"/>` +
    `<circle cx="100" cy="60" r="5" fill="var(--amber-89)"/>` +
    `<path d="M94 68h12" stroke="var(--amber-80)" stroke-width="2"/>` +
    `${vane(100, 32)}${HILL}${fence}<path d="M54 82h94M54 88h94" stroke="var(--bark-29d)" stroke-width="1.600"/>`
  )
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
    tower(68, 88, 20, 46, STONE, LIT, 'var(--violet-45)', [[10, 12]]) +
    tower(116, 88, 20, 46, STONE, LIT, 'var(--violet-45)', [[10, 12]]) +
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
    tower(58, 90, 18, 42, STONE, LIT, 'var(--plum-43)', [[9, 12]]) +
    tower(128, 90, 18, 42, STONE, LIT, 'var(--plum-43)', [[9, 12]]) +
    flag(102, 23, 12) +
    vane(67, 27, 11) +
    HILL +
    wall(48, 68, 108, 26) +
    gate(92, 94, 20) +
    figure(emblem, 96, 44, 12, 'var(--honey-79)'),
  () =>
    tower(92, 88, 24, 50, DARK, STONE, 'var(--violet-35)', [
      [12, 9],
      [12, 22],
    ]) +
    tower(70, 88, 20, 42, STONE, LIT, null, [[10, 9]]) +
    tower(118, 88, 20, 42, STONE, LIT, null, [[10, 9]]) +
    tower(48, 90, 16, 34, DARK, STONE, 'var(--violet-35)', [[8, 6]]) +
    tower(144, 90, 16, 34, DARK, STONE, 'var(--violet-35)', [[8, 6]]) +
    flag(80, 39, 11) +
    flag(128, 39, 11) +
    HILL +
    wall(40, 66, 128, 29) +
    gate(93, 95, 22) +
    figure(emblem, 68, 71, 14, 'var(--honey-79)') +
    figure(emblem, 126, 71, 14, 'var(--honey-79)'),
  () =>
    tower(90, 86, 28, 54, STONE, LIT, 'var(--rose-41)', [
      [14, 10],
      [14, 24],
    ]) +
    tower(68, 88, 18, 48, DARK, STONE, 'var(--rose-41)', [
      [9, 8],
      [9, 20],
    ]) +
    tower(122, 88, 18, 48, DARK, STONE, 'var(--rose-41)', [
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
    figure(emblem, 62, 70, 15, 'var(--honey-86)') +
    figure(emblem, 132, 70, 15, 'var(--honey-86)'),
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
            `<circle cx="${(roll() * 340 - 80).toFixed(0)}" cy="${(roll() * 48).toFixed(0)}" r="${(0.5 + roll() * 0.6).toFixed(1)}" fill="var(--white)" opacity=".8"/>`,
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
        `<path d="M${x} ${78 - h}l${h * 0.28} ${h}h-${h * 0.56}z" fill="var(--pine-37)"/>`,
    )
    .join('')
  return (
    `<defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x2="0" y2="110">` +
    `<stop stop-color="${high}"/><stop offset=".8" stop-color="${low}"/></linearGradient>` +
    `</defs><rect x="-170" y="-60" width="516" height="170" fill="url(#${id})"/>${stars}` +
    `<circle cx="118" cy="46" r="30" fill="var(--honey-96)" opacity="${side === 'night' ? 0.12 : 0.55}"/>` +
    `<circle cx="118" cy="46" r="22" fill="var(--honey-96)" opacity="${side === 'night' ? 0.9 : 0.75}"/>` +
    `<path d="M-170 70C-120 58-60 82 0 74 30 60 60 70 92 62S150 60 176 70c40 10 100-12 170 2V110H-170z" fill="${side === 'night' ? 'var(--sky-33)' : 'var(--pine-50)'}" opacity=".8"/>` +
    `${pines}${BUILT[value - 1]?.() ?? ''}<path d="M-170 96C-110 88-50 100 0 94 50 86 126 88 176 95c60 6 110-8 170 1V110H-170z" fill="var(--leaf-26)"/>`
  )
}

const GREENS: readonly (readonly [string, string])[] = [
  ['var(--leaf-32c)', 'var(--leaf-41b)'],
  ['var(--leaf-35b)', 'var(--leaf-46)'],
  ['var(--leaf-29)', 'var(--leaf-38b)'],
]

/** A forest without paths, 117 x 101. */
export function forestArt(seed: number): string {
  const roll = dice(seed * 7 + 3)
  return Array.from({ length: 30 }, () => [6 + roll() * 105, 34 + roll() * 66] as const)
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => {
      const [dark, lit] = GREENS[Math.floor(roll() * 3)] as readonly [string, string]
      return (
        `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(0.8 + roll() * 0.45).toFixed(2)})">` +
        `<path d="M0-30 6-20H3.600L8.600-11H5L10-3H-10L-5-11H-8.600L-3.600-20H-6z" fill="${dark}"/>` +
        `<path d="M0-30-6-20h2.400L-8.600-11H-5L-10-3H-3L-1-12h-1L0-20z" fill="${lit}"/>` +
        `</g>`
      )
    })
    .join('')
}
