import castle from 'icon:castle'
import { COLOURS, SYMBOL } from '$/parts/drawing/heraldry'
import { halo, sky, stars, tower } from '$/parts/drawing/paint'

export const icon = castle
export const minutes = 25
export const title = { fr: 'Château Combo' }
export const blurb = {
  en: 'Hire nine neighbours and set them where they pay.',
  de: 'Wirb neun Nachbarn an und setze sie dorthin, wo sie sich lohnen.',
  fr: 'Engage neuf voisins et place-les là où ils rapportent.',
  it: 'Ingaggia nove vicini e mettili dove rendono di più.',
}

const NEAR = 'var(--blue-28)'
const FAR = 'var(--blue-36b)'

export function paint(): { defs: string; art: string } {
  const defs =
    sky(
      'castle-sky',
      [0, 'var(--blue-27)'],
      [0.45, 'var(--blue-46)'],
      [0.72, 'var(--orange-72)'],
      [1, 'var(--amber-84)'],
    ) + halo('castle-moon', 'var(--honey-93b)', 0.9)
  let art = '<rect width="240" height="300" fill="url(#castle-sky)"/>' + stars(1, 34, 240, 120)
  art +=
    '<circle cx="120" cy="150" r="120" fill="url(#castle-moon)" opacity=".55"/><circle cx="120" cy="132" r="56" fill="var(--honey-95)"/>'
  art +=
    '<path d="M0 196C40 176 80 190 120 178S200 172 240 190V330H0z" fill="var(--blue-52b)" opacity=".75"/>'
  art += tower({
    x: 58,
    foot: 214,
    width: 26,
    height: 78,
    fill: FAR,
    roof: 'var(--violet-33)',
    windows: [
      [8, 22],
      [18, 44],
    ],
    flag: 'var(--her-red)',
  })
  art += tower({
    x: 156,
    foot: 214,
    width: 26,
    height: 70,
    fill: FAR,
    roof: 'var(--violet-33)',
    windows: [[13, 24]],
    flag: 'var(--her-yellow)',
  })
  art += tower({
    x: 96,
    foot: 220,
    width: 48,
    height: 104,
    fill: NEAR,
    windows: [
      [14, 26],
      [34, 26],
      [24, 52],
    ],
  })
  art += tower({
    x: 110,
    foot: 122,
    width: 20,
    height: 26,
    fill: NEAR,
    roof: 'var(--her-purple-ink)',
    windows: [[10, 8]],
    flag: 'var(--her-blue)',
  })
  art += tower({ x: 40, foot: 222, width: 22, height: 52, fill: NEAR, windows: [[11, 18]] })
  art += tower({ x: 178, foot: 222, width: 22, height: 48, fill: NEAR, windows: [[11, 18]] })
  art += `<rect x="40" y="190" width="160" height="36" fill="${NEAR}"/>`
  for (const i of [0, 1, 2, 8, 9, 10])
    art += `<rect x="${64 + i * 10}" y="184" width="6" height="8" fill="${NEAR}"/>`
  art +=
    '<path d="M108 226v-20a12 12 0 0 1 24 0v20z" fill="var(--amber-82)"/><path d="M112 226v-20a8 8 0 0 1 16 0v20z" fill="var(--rust-47b)"/>'
  art += '<path d="M0 226C50 208 90 220 120 218S190 206 240 226V330H0z" fill="var(--blue-23c)"/>'
  for (const [x, y, s] of [
    [14, 214, 26],
    [40, 224, 22],
    [184, 222, 24],
    [208, 212, 26],
  ] as const)
    art +=
      `<path d="M${x} ${y + s * 0.55}L${x + s / 2} ${y} ${x + s} ${y + s * 0.55}z" fill="var(--deck-village-lo)"/>` +
      `<rect x="${x + 3}" y="${y + s * 0.5}" width="${s - 6}" height="${s * 0.5}" fill="var(--bark-24d)"/>` +
      `<rect x="${x + s / 2 - 2.5}" y="${y + s * 0.62}" width="5" height="6" fill="var(--amber-89)"/>`
  return { defs, art: art + bunting() }
}

/** The six shields on a line. */
function bunting(): string {
  const line =
    '<path d="M-4 16Q120 62 244 16" fill="none" stroke="var(--honey-89d)" stroke-width="1.6"/>'
  return (
    line +
    COLOURS.map((colour, index) => {
      const t = 0.12 + (index * 0.76) / 5
      const x = -4 + 248 * t - 13
      const y = 16 * (1 - t) ** 2 + 124 * t * (1 - t) + 16 * t * t - 1
      return (
        `<svg x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="26" height="30" viewBox="0 0 40 46">` +
        `<path d="M2.500 2.500h35V22c0 11-7.500 17-17.500 21.500C10 39 2.500 33 2.500 22z" fill="var(--her-${colour})" stroke="var(--card-line)" stroke-width="2.4"/>` +
        `<g fill="var(--her-${colour}-sym)">${SYMBOL[colour]}</g></svg>`
      )
    }).join('')
  )
}
