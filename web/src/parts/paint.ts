// Brushes for covers: pines, towers, stars and skies, the same picture every time.

/** Chance that always falls the same way. */
export function dice(seed: number): () => number {
  let state = seed * 0x9e3779b1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const n = (value: number): string => value.toFixed(1)

/** The outline of one pine. */
function pine(x: number, foot: number, height: number): string {
  const width = height * 0.42
  const top = foot - height
  const left: [number, number][] = []
  const right: [number, number][] = []
  for (let branch = 1; branch <= 4; branch++) {
    const half = (width / 2) * (0.34 + (0.66 * branch) / 4)
    const y = top + (height * 0.92 * branch) / 4
    right.push([x + half, y], [x + half * 0.52, y - height * 0.03])
    left.push([x - half, y], [x - half * 0.52, y - height * 0.03])
  }
  right[7] = [x + width * 0.06, top + height * 0.92]
  left[7] = [x - width * 0.06, top + height * 0.92]
  const edge = [
    [x, top],
    ...right,
    [x + width * 0.06, foot],
    [x - width * 0.06, foot],
    ...left.reverse(),
  ]
  return `M${edge.map(([a, b]) => `${n(a as number)} ${n(b as number)}`).join('L')}z`
}

interface Wood {
  seed: number
  from: number
  to: number
  foot: number
  height: number
  fill: string
  step?: number
  jitter?: number
  gap?: readonly [number, number]
}

/** A wood: one outline for all its trees, so that a page with many is quick. */
export function pines({
  seed,
  from,
  to,
  foot,
  height,
  fill,
  step = 16,
  jitter = 0.35,
  gap,
}: Wood): string {
  const roll = dice(seed)
  let drawn = ''
  for (let x = from; x < to; x += step * (0.7 + roll() * 0.6)) {
    const tall = height * (1 - jitter / 2 + roll() * jitter)
    const low = foot + roll() * 4
    if (!gap || x <= gap[0] || x >= gap[1]) drawn += pine(x, low, tall)
  }
  return `<path d="${drawn}" fill="${fill}"/>`
}

const BRIGHTNESS = [0.3, 0.45, 0.6] as const

/** Stars, one outline for all of the same brightness. */
export function stars(seed: number, count: number, width: number, height: number): string {
  const roll = dice(seed)
  const drawn = BRIGHTNESS.map(() => '')
  for (let i = 0; i < count; i++)
    drawn[i % BRIGHTNESS.length] += dot(roll() * width, roll() * height, 0.5 + roll() * 0.8)
  return BRIGHTNESS.map(
    (opacity, i) => `<path d="${drawn[i]}" fill="#fff" opacity="${opacity}"/>`,
  ).join('')
}

const dot = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`

export function sky(id: string, ...stops: [number, string][]): string {
  const drawn = stops
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('')
  return `<linearGradient id="${id}" x2="0" y2="1">${drawn}</linearGradient>`
}

export const halo = (id: string, colour: string, strength = 1): string =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`

interface Tower {
  x: number
  foot: number
  width: number
  height: number
  fill: string
  roof?: string
  windows?: readonly (readonly [number, number])[]
  flag?: string
}

export function tower({ x, foot, width, height, fill, roof, windows = [], flag }: Tower): string {
  const y = foot - height
  let drawn = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
  if (roof)
    drawn += `<path d="M${x - 3} ${y + 1}L${x + width / 2} ${n(y - width * 1.35)} ${x + width + 3} ${y + 1}z" fill="${roof}"/>`
  else {
    const merlons = Math.max(2, Math.floor(width / 8))
    const cell = (width + 4) / (2 * merlons - 1)
    drawn += `<rect x="${x - 2}" y="${y - 3}" width="${width + 4}" height="5" fill="${fill}"/>`
    for (let i = 0; i < merlons; i++)
      drawn += `<rect x="${n(x - 2 + i * 2 * cell)}" y="${y - 8}" width="${n(cell)}" height="6" fill="${fill}"/>`
  }
  for (const [wx, wy] of windows)
    drawn += `<path d="M${x + wx - 2.2} ${y + wy + 7}v-5a2.2 2.2 0 0 1 4.4 0v5z" fill="#ffd37a"/>`
  if (flag) {
    const top = y - (roof ? width * 1.35 : 8)
    drawn += `<path d="M${x + width / 2} ${n(top)}v-16" stroke="${fill}" stroke-width="1.6"/><path d="M${x + width / 2} ${n(top - 16)}l14 4-14 5z" fill="${flag}"/>`
  }
  return drawn
}

/** An icon in a picture. */
export function figure(
  icon: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  flip = false,
): string {
  const turned = flip ? ` transform="translate(${2 * x + size} 0) scale(-1 1)"` : ''
  return `<g${turned}><svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 512 512" color="${fill}" fill="${fill}">${icon}</svg></g>`
}

/** A dark figure with a lit rim. */
export function lit(
  icon: string,
  x: number,
  y: number,
  size: number,
  dark: string,
  rim: string,
  flip = false,
  dx = 1.6,
  dy = -1.6,
): string {
  return figure(icon, x + dx, y + dy, size, rim, flip) + figure(icon, x, y, size, dark, flip)
}
