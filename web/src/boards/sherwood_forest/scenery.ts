// The map's picture: forest, roads, towns, places; the same every time.
import { arm, armPath, type Terrain } from '$/boards/sherwood_forest/terrain'
import { dice } from '$/parts/drawing/paint'
import type { Place, Town } from '$/generated/sherwood_forest'

const n = (value: number): string => value.toFixed(1)
const STONE = 'var(--honey-80)'
const SHADE = 'var(--amber-53)'
const RAMPART = 'var(--amber-72)'
const DARK = 'var(--bark-25)'

/** A crenellated block that stands on y. */
function wall(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  merlons: number,
  tooth: number,
): string {
  const unit = width / (2 * merlons - 1)
  let edge = `M${x} ${y}V${y - height}`
  for (let i = 0; i < 2 * merlons - 1; i++)
    edge += `V${y - height - (i % 2 ? 0 : tooth)}H${n(x + unit * (i + 1))}`
  return (
    `<path d="${edge}V${y}z" fill="${fill}"/>` +
    `<rect x="${n(x + width * 0.62)}" y="${y - height}" width="${n(width * 0.38)}" height="${height}" fill="${SHADE}" opacity=".55"/>`
  )
}

const lit = (x: number, y: number, width = 2.4, height = 4): string =>
  `<path d="M${x} ${y}v-${n(height - 1.2)}q${width / 2}-2 ${width} 0v${n(height - 1.2)}z" fill="var(--honey-89c)"/>`

const roof = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<path d="M${x - 1.5} ${y} ${x + width / 2} ${y - height} ${x + width + 1.5} ${y}z" fill="${fill}"/>` +
  `<path d="M${x + width / 2} ${y - height} ${x + width + 1.5} ${y}h-${n(width * 0.42)}z" opacity=".22"/>`

const gate = (y: number, half: number): string =>
  `<path d="M-${half} ${y}v-8q${half}-5 ${2 * half} 0v8z" fill="${DARK}"/>`
const block = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
const shadow = (rx: number, ry: number): string =>
  `<ellipse cy="2" rx="${rx}" ry="${ry}" fill="var(--leaf-14)" opacity=".45"/>`

const CASTLES: Record<Town, () => string> = {
  York: () =>
    block(-26, -26, 52, 22, STONE) +
    '<path d="M-28-26-20-36H20L28-26z" fill="var(--blue-53)"/>' +
    wall(-15, -4, 12, 38, STONE, 3, 4) +
    wall(3, -4, 12, 38, STONE, 3, 4) +
    `<circle cy="-24" r="4.600" fill="var(--honey-89c)" stroke="${SHADE}" stroke-width="1.300"/>` +
    `<path d="M-4.600-24h9.200M0-28.600v9.200" stroke="${SHADE}"/>` +
    lit(-11, -20) +
    lit(8, -20) +
    lit(-11, -30) +
    lit(8, -30) +
    lit(-22, -10) +
    lit(20, -10) +
    wall(-44, 2, 88, 11, RAMPART, 11, 3) +
    gate(2, 6),
  Lincoln: () =>
    '<path d="M-48 4C-34-2-26-12 0-13s36 10 48 17z" fill="var(--olive-47)"/>' +
    block(-24, -30, 48, 20, STONE) +
    '<path d="M-26-30-19-39H19L26-30z" fill="var(--orange-54b)"/>' +
    wall(-7, -12, 14, 34, STONE, 3, 3) +
    '<path d="M-7-48 0-68 7-48z" fill="var(--rust-47c)"/><path d="M0-68 7-48H1z" opacity=".25"/>' +
    wall(-28, -10, 10, 26, STONE, 2, 3) +
    wall(18, -10, 10, 26, STONE, 2, 3) +
    lit(-1.2, -32, 2.6, 6) +
    lit(-24.4, -20) +
    lit(22, -20) +
    lit(-14, -15) +
    lit(11, -15) +
    block(-40, -10, 12, 9, 'var(--honey-83)') +
    roof(-40, -10, 12, 7, 'var(--rust-49)') +
    block(29, -9, 12, 9, 'var(--honey-78c)') +
    roof(29, -9, 12, 7, 'var(--rust-49)') +
    lit(-35.5, -3) +
    lit(34, -2),
  Nottingham: () =>
    '<path d="M-48 5C-42-6-30-10-22-12H22C32-10 42-6 48 5z" fill="var(--bark-50)"/><path d="M-30 5-22-10M-6 5-4-11M18 5 14-11M34 5 26-9" stroke="var(--bark-38)" stroke-width="1.500"/>' +
    wall(-32, -8, 64, 18, RAMPART, 9, 3) +
    wall(-11, -10, 22, 34, STONE, 4, 4) +
    wall(-36, -8, 12, 27, STONE, 3, 4) +
    wall(24, -8, 12, 27, STONE, 3, 4) +
    gate(-8, 5) +
    lit(-6, -30) +
    lit(4, -30) +
    lit(-31, -22) +
    lit(29, -22) +
    `<path d="M0-48v-14M-30-39v-10M30-39v-10" stroke="${DARK}" stroke-width="1.400"/>` +
    `<path d="M0-62h13l-4 4 4 4H0zM-30-49h9l-3 3 3 3h-9zM30-49h9l-3 3 3 3h-9z" fill="var(--red-58)"/>`,
  Derby: () =>
    (
      [
        [-38, 16, 13, 'var(--brown-48e)'],
        [-20, 18, 18, 'var(--rust-47)'],
        [2, 15, 14, 'var(--olive-51b)'],
        [19, 18, 16, 'var(--rust-47)'],
      ] as const
    )
      .map(
        ([x, width, height, fill]) =>
          block(x, -8 - height, width, height, 'var(--honey-84)') +
          `<path d="M${x} ${-8 - height / 2}h${width}M${x + width / 2} ${-8 - height}v${height}" stroke="var(--brown-42)" stroke-width="1.300"/>` +
          roof(x, -8 - height, width, 11, fill) +
          lit(x + width / 2 - 4.6, -12) +
          lit(x + width / 2 + 2.2, -12),
      )
      .join('') +
    block(-4, -44, 9, 24, STONE) +
    roof(-4, -44, 9, 14, 'var(--blue-53)') +
    lit(-0.8, -36, 2.6, 5) +
    wall(-44, 3, 88, 12, RAMPART, 11, 3) +
    wall(-10, 3, 20, 18, STONE, 4, 3) +
    gate(3, 5),
}

const HOUSES: Record<Place, string> = {
  church:
    '<rect x="-6" y="-17" width="27" height="18" fill="var(--cream-84)"/><path d="M-8-17-3-27H18L23-17z" fill="var(--blue-53)"/><rect x="-19" y="-28" width="13" height="29" fill="var(--cream-88)"/><path d="M-20.500-28-12.500-46-4.500-28z" fill="var(--sky-47)"/><path d="M-12.500-46v-8M-15.500-51h6" stroke="var(--chalk)" stroke-width="1.600"/>' +
    lit(-14, -16, 3, 7) +
    lit(1, -5, 3, 7) +
    lit(8, -5, 3, 7) +
    lit(15, -5, 3, 7),
  inn:
    '<rect x="-19" y="-22" width="36" height="23" fill="var(--honey-86b)"/><path d="M-19-11h36M-8-22V1M6-22V1M-19-22l11 11M17-22 6-11" stroke="var(--rust-39)" stroke-width="1.800"/><path d="M-23-21-15-38H13L21-21z" fill="var(--red-48)"/><path d="M9-30h5v-12h-5z" fill="var(--bark-48)"/>' +
    lit(-16, -3, 4, 6) +
    lit(9, -3, 4, 6) +
    lit(-4, -13.5, 3, 5) +
    '<rect x="-4" y="-9" width="7" height="10" fill="var(--card-shield)"/><path d="M20-17h7v9h-7z" fill="var(--honey-89)" stroke="var(--card-shield)" stroke-width="1.400"/>',
  merchant:
    '<rect x="-18" y="-16" width="36" height="17" fill="var(--rust-44)"/><rect x="-18" y="-5" width="36" height="6" fill="var(--brown-50)"/><path d="M-22-16-17-30H17L22-16z" fill="var(--cream-90)"/><path d="M-13.400-16-10-30H-3l-1.800 14zM4.800-16 3-30h7l3.400 14z" fill="var(--teal-56)"/><path d="M-22-16q4.300 6 8.600 0 4.300 6 8.600 0 4.800 6 9.600 0 4.300 6 8.600 0 4.300 6 8.600 0z" fill="var(--honey-79b)"/><path d="M-9-5q6-9 0-9M-12-9.500h7" stroke="var(--honey-89)" stroke-width="1.300" fill="none"/><circle cx="8" cy="-8" r="2.600" fill="var(--honey-89)"/>',
  market:
    '<path d="M-24 1-13-24-2 1z" fill="var(--cream-90)"/><path d="M-13-24-2 1h-7zM-13-24-24 1h6z" fill="var(--red-57)"/><path d="M-1 1 11-29 23 1z" fill="var(--cream-90)"/><path d="M11-29 23 1h-8zM11-29-1 1h7z" fill="var(--olive-54)"/><path d="M-13-24v-7M11-29v-7" stroke="var(--bark-25)" stroke-width="1.300"/><path d="M-13-31h7l-2 2 2 2h-7zM11-36h7l-2 2 2 2h-7z" fill="var(--honey-89)"/><path d="M-15.500 1v-8h5v8zM8 1v-9h6v9z" fill="var(--bark-25)"/>',
}

const OAK =
  `${shadow(64, 11)}<path d="M-13 2C-9-8-9-20-10-30H10C9-20 9-8 14 2 8-1 4 0 0 3-4 0-8-1-13 2z" fill="var(--bark-35)"/>` +
  `<path d="M2-30C3-18 2-8 6 1c2-1 5-1 8 1C9-8 9-20 10-30z" fill="var(--bark-26d)"/>` +
  `<ellipse cx="-2" cy="-14" rx="3" ry="5" fill="var(--bark-20d)"/>` +
  '<path d="M-62-42c-7-13 2-25 15-25 1-15 22-22 33-12C-6-93 16-93 22-79c13-7 29 1 28 15 13 2 18 16 9 25 2 12-12 18-22 13-6 9-22 9-27 1-8 7-22 6-27-2-10 5-24 1-25-9-8 2-18-3-20-6z" fill="var(--leaf-42)"/>' +
  '<path d="M-55-46c-4-10 4-17 14-16 2-13 20-17 28-8 7-11 25-10 29 2 11-5 23 2 21 12-6-4-14-2-16 4-9-6-19-3-22 4-8-6-19-5-23 2-8-6-20-6-31 0z" fill="var(--leaf-53c)"/><path d="M-36-58c3-7 12-9 18-4M-2-70c6-4 13-2 16 3M28-58c5-2 9 0 11 3" stroke="var(--leaf-69b)" stroke-width="3" fill="none" stroke-linecap="round"/>'

const QUARRY =
  `${shadow(62, 9)}<path d="M-58 2-50-26-34-34-26-52-6-58 8-46 26-50 38-30 52-22 58 2z" fill="var(--sand-56)"/>` +
  `<path d="M8-46 26-50 38-30 52-22 58 2H18L24-20z" fill="var(--bark-43)"/>` +
  `<path d="M-50-26-34-34-26-52-18-30-30-8z" fill="var(--sand-64)"/>` +
  '<path d="M-16 2v-16q0-12 13-12t13 12V2z" fill="var(--outline)"/><path d="M-16 2v-16q0-12 13-12t13 12V2h-3.500v-15q0-9.500-9.500-9.500t-9.500 9.500V2z" fill="var(--rust-39)"/>' +
  '<path d="M-40-14l5-6 5 4-3 6zM24-34l5-5 6 5-5 5zM-12-44l4-5 6 3-3 6zM38-12l5-4 4 5-5 3z" fill="var(--honey-85)"/><path d="M-40-14l5-6 1 6zM24-34l5-5 0 6zM-12-44l4-5 1 5zM38-12l5-4 0 5z" fill="var(--gold-200)"/>' +
  '<path d="M-34 2v-9h18v9z" fill="var(--bark-34b)"/><path d="M-35-7q10-9 20 0z" fill="var(--honey-85)"/><circle cx="-30" cy="2.500" r="2.800" fill="var(--outline)"/><circle cx="-20" cy="2.500" r="2.800" fill="var(--outline)"/>'

const TONES = [
  ['var(--leaf-38d)', 'var(--leaf-47)', 'var(--leaf-55b)'],
  ['var(--leaf-35c)', 'var(--leaf-42b)', 'var(--leaf-50)'],
  ['var(--leaf-32e)', 'var(--leaf-38e)', 'var(--leaf-45b)'],
  ['var(--olive-42)', 'var(--olive-51)', 'var(--olive-60)'],
] as const

const leafTree = ([a, b, c]: readonly [string, string, string]): string =>
  `<ellipse cy="1" rx="11" ry="3.200" fill="var(--leaf-14)" opacity=".38"/>` +
  `<path d="M-1.800 0-1.200-9h2.600L2 0z" fill="var(--bark-30b)"/>` +
  `<path d="M-12-13c-1-5 3-8 6-8 1-5 11-5 13 0 5 0 7 5 5 9 1 5-4 7-7 6-2 3-8 3-10 0-4 1-8-2-7-7z" fill="${a}"/>` +
  `<path d="M-9-15c0-4 3-6 6-6 2-4 8-3 9 1 3 0 4 3 3 5-3-2-5-1-6 1-3-3-7-2-8 1-1-2-3-3-4-2z" fill="${b}"/>` +
  `<path d="M-5-19c2-2 4-2 6-1" stroke="${c}" stroke-width="1.800" fill="none" stroke-linecap="round"/>`
const pineTree = ([a, b]: readonly [string, string, string]): string =>
  `<ellipse cy="1" rx="8" ry="2.600" fill="var(--leaf-14)" opacity=".38"/>` +
  `<path d="M-1.300 0v-5h2.600v5z" fill="var(--bark-30b)"/>` +
  `<path d="M0-30 6-20H3.600L8.600-11H5L10-3H-10L-5-11H-8.600L-3.600-20H-6z" fill="${a}"/>` +
  `<path d="M0-30-6-20h2.400L-8.600-11H-5L-10-3H-3L-1-12h-1L0-20z" fill="${b}"/>`

function isClear(land: Terrain, x: number, y: number): boolean {
  const [cx, cy] = land.crossing
  const [left, right] = [land.towns.Derby[0], land.towns.Lincoln[0]]
  if (Math.abs(x - cx) < land.road + 13) return false
  if (Math.abs(y - 8 - cy) < land.road + 11 && x > left - 40 && x < right + 40) return false
  if (land.clearings.some(([x1, y1, x2, y2]) => x > x1 && x < x2 && y > y1 && y < y2)) return false
  if (land.water.some(([wx, wy]) => Math.hypot(x - wx, y - 8 - wy) < 21)) return false
  return Object.values(land.hideouts).every(
    ([hx, hy]) => Math.hypot(x - hx, y - 8 - hy) >= land.radius + 15,
  )
}

/** Trees, the deeper in the forest the darker, those in front last. */
function forest(land: Terrain): string {
  const roll = dice(land.key === 'desk' ? 11 : 12)
  const { width, height, crossing, trees } = land
  const grown: [x: number, y: number, depth: number][] = []
  for (let i = 0; i < trees.tries; i++) {
    const x = roll() * (width + 12) - 6
    const y = 14 + roll() * (height + 2)
    const depth = Math.hypot((x - crossing[0]) / (width / 2), (y - crossing[1]) / (height / 2))
    if ((depth < 0.36 && roll() < 0.75) || !isClear(land, x, y)) continue
    if (grown.every(([a, b]) => Math.hypot(x - a, (y - b) * 1.5) >= trees.gap))
      grown.push([x, y, depth])
  }
  grown.sort((a, b) => a[1] - b[1])
  return grown
    .map(([x, y, depth]) => {
      const tone = depth < 0.62 && roll() < 0.45 ? 3 : depth < 0.75 ? 0 : depth < 1.02 ? 1 : 2
      const size = (0.82 + roll() * 0.3) * trees.size
      return `<use href="#sf-${roll() < 0.62 ? 'leaf' : 'pine'}-${tone}" transform="translate(${n(x)} ${n(y)}) scale(${size.toFixed(2)})"/>`
    })
    .join('')
}

function soil(land: Terrain): string {
  const roll = dice(3)
  const patch = (): string =>
    `<ellipse cx="${n(roll() * land.width)}" cy="${n(roll() * land.height)}" rx="${n(30 + roll() * 60)}" ry="${n(12 + roll() * 22)}" fill="${['var(--olive-55b)', 'var(--leaf-35d)', 'var(--leaf-40)'][Math.floor(roll() * 3)]}" opacity=".16"/>`
  const stream = 'M866 314C800 326 770 346 742 368c-22 16-20 44-24 96'
  const water =
    land.water.length === 0
      ? ''
      : `<path d="${stream}" fill="none" stroke="var(--sky-29)" stroke-width="17"/>` +
        `<path d="${stream}" fill="none" stroke="var(--teal-51)" stroke-width="12"/>` +
        `<path d="M840 319c-34 9-54 20-78 36M735 380c-10 14-10 36-12 60" fill="none" stroke="var(--teal-77)" stroke-width="1.600" stroke-dasharray="12 16" opacity=".7"/>`
  return Array.from({ length: 26 }, patch).join('') + water
}

function roads(land: Terrain): string {
  const {
    road,
    crossing: [cx, cy],
  } = land
  const way = (['York', 'Lincoln', 'Nottingham', 'Derby'] as const)
    .map((town) => armPath(arm(land, town)))
    .join('')
  const drawn = (stroke: string, width: number, more = ''): string =>
    `<path d="${way}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${more}/>`
  return (
    drawn('var(--bark-22)', road + 7, 'stroke-opacity=".55"') +
    drawn('var(--amber-57)', road + 1) +
    drawn('var(--amber-77)', road - 4) +
    drawn(
      'var(--amber-65)',
      1.4,
      'stroke-dasharray="9 7" transform="translate(0 -3.500)" opacity=".8"',
    ) +
    drawn(
      'var(--amber-65)',
      1.4,
      'stroke-dasharray="7 9" transform="translate(0 3.500)" opacity=".8"',
    ) +
    `<circle cx="${cx}" cy="${cy}" r="${n(road * 0.98)}" fill="var(--amber-77)"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${n(road * 0.62)}" fill="none" stroke="var(--amber-65)" stroke-width="1.500" stroke-dasharray="5 4"/>`
  )
}

const at = (x: number, y: number, size: number, art: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${art}</g>`

function ribbon(x: number, y: number, width: number, name: string, size: number): string {
  const half = width / 2
  return (
    `<g transform="translate(${x} ${y})">` +
    `<path d="M${-half - 9}-7h12v17h-12l5-8.500zM${half + 9}-7h-12v17h12l-5-8.500z" fill="var(--amber-65c)"/>` +
    `<path d="M${-half}-10h${width}v19h${-width}z" fill="var(--card-paper)" stroke="var(--brown-42)"/>` +
    `<text y="4.600" text-anchor="middle" font-family="Cinzel" font-size="${size}" font-weight="800" fill="var(--card-ink)" letter-spacing=".4">` +
    `${name}</text></g>`
  )
}

const compass =
  '<g transform="translate(818 406)"><circle r="20" fill="var(--map-shade)" opacity=".55"/><path d="M0-17 4-4 17 0 4 4 0 17-4 4-17 0-4-4z" fill="var(--honey-82)"/><path d="M0-17 4-4 0 0zM17 0 4 4 0 0zM0 17-4 4 0 0zM-17 0-4-4 0 0z" fill="var(--amber-53)"/></g>'

const painted = new Map<string, string>()

/** A picture that never changes is painted once. */
function once(key: string, paint: () => string): string {
  const known = painted.get(key) ?? paint()
  painted.set(key, known)
  return known
}

const DEFS =
  '<defs><radialGradient id="sf-ground" r=".72"><stop stop-color="var(--olive-55)"/><stop offset=".45" stop-color="var(--leaf-46b)"/><stop offset="1" stop-color="var(--leaf-32f)"/></radialGradient><radialGradient id="sf-edge" r=".75"><stop offset=".55" stop-color="var(--leaf-17)" stop-opacity="0"/><stop offset="1" stop-color="var(--leaf-17)" stop-opacity=".72"/></radialGradient><radialGradient id="sf-light"><stop stop-color="var(--honey-91)" stop-opacity=".34"/><stop offset="1" stop-color="var(--honey-91)" stop-opacity="0"/></radialGradient>' +
  `${TONES.map((tone, i) => `<g id="sf-leaf-${i}">${leafTree(tone)}</g><g id="sf-pine-${i}">${pineTree(tone)}</g>`).join('')}</defs>`

/** Forest and roads. */
export function ground(land: Terrain): string {
  const {
    width,
    height,
    crossing: [cx, cy],
  } = land
  const whole = (fill: string): string =>
    `<rect width="${width}" height="${height}" fill="url(#${fill})"/>`
  const light = `<ellipse cx="${cx}" cy="${cy}" rx="${width * 0.3}" ry="${height * 0.42}" fill="url(#sf-light)"/>`
  return once(
    `ground-${land.key}`,
    () =>
      DEFS +
      whole('sf-ground') +
      soil(land) +
      light +
      roads(land) +
      forest(land) +
      whole('sf-edge'),
  )
}

/** Towns, places and supplies, which stand before the roads. */
export function buildings(land: Terrain): string {
  const castle = (town: Town): string => {
    const [x, y, size, rx, ry, wide] = land.castles[town]
    return (
      at(x, y, size, shadow(50, 7) + CASTLES[town]()) +
      ribbon(rx, ry, wide, town, land.key === 'desk' ? 14 : 13)
    )
  }
  const house = (place: Place): string => at(...land.houses[place], shadow(25, 4) + HOUSES[place])
  return once(
    `buildings-${land.key}`,
    () =>
      at(...land.oak, OAK) +
      at(...land.quarry, QUARRY) +
      (Object.keys(CASTLES) as Town[]).map(castle).join('') +
      (Object.keys(HOUSES) as Place[]).map(house).join('') +
      (land.key === 'desk' ? compass : ''),
  )
}
