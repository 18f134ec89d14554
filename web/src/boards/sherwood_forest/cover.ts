import bowman from 'icon:bowman'
import campfire from 'icon:campfire'
import hooded from 'icon:hooded-figure'
import oak from 'icon:oak'
import { figure, halo, lit, pines, sky, stars } from '$/parts/paint'

export const icon = oak
export const minutes = 60
export const blurb = {
  en: 'Plan ambushes, strike alliances, split the spoils.',
  de: 'Plant Überfälle, schließt Bündnisse, teilt die Beute.',
  fr: 'Tends des embuscades, noue des alliances, partage le butin.',
  it: 'Tendi imboscate, stringi alleanze, spartisci il bottino.',
}

const CROWN = [
  [62, 74, 34],
  [92, 48, 38],
  [132, 36, 42],
  [168, 60, 36],
  [186, 88, 28],
  [44, 94, 24],
  [120, 74, 48],
  [154, 90, 34],
  [88, 94, 32],
] as const
const TRUNK =
  '<path d="M104 100C112 132 112 168 78 202 98 196 104 192 112 194 118 196 124 196 130 194 140 192 146 196 164 202 134 168 132 134 140 100 152 110 160 104 168 90L160 86C150 96 138 94 132 78H110C104 94 94 96 84 86L78 92C88 106 96 110 104 100z" fill="#2a1c0d"/><path d="M131 106C126 138 132 172 156 199 150 196 146 194 140 193 122 168 120 138 124 104z" fill="#6b4720" opacity=".75"/>'

const leaves = (
  fill: string,
  dx: number,
  dy: number,
  scale: number,
  count: number,
  opacity = 1,
): string =>
  `<g fill="${fill}" opacity="${opacity}">${CROWN.slice(0, count)
    .map(([x, y, r]) => `<circle cx="${x + dx}" cy="${y + dy}" r="${(r * scale).toFixed(1)}"/>`)
    .join('')}</g>`

export function paint(): { defs: string; art: string } {
  const defs =
    sky('forest-sky', [0, '#0d1d14'], [0.5, '#23492f'], [0.78, '#7d8a3c'], [1, '#e9a94a']) +
    halo('forest-fire', '#ffd58a')
  let art = '<rect width="240" height="300" fill="url(#forest-sky)"/>' + stars(15, 26, 240, 72)
  art += '<circle cx="120" cy="188" r="130" fill="url(#forest-fire)" opacity=".75"/>'
  art += pines({ seed: 16, from: -6, to: 250, foot: 188, height: 110, fill: '#3d6a3c', step: 18 })
  art += pines({
    seed: 17,
    from: -6,
    to: 250,
    foot: 196,
    height: 140,
    fill: '#234a2d',
    step: 26,
    gap: [76, 166],
  })
  art += '<path d="M0 194C60 182 180 182 240 196V330H0z" fill="#1a3a22"/>'
  art += leaves('#d9a54a', 0, 2.2, 1, 9, 0.9) + TRUNK + leaves('#12301b', 0, 0, 1, 9)
  art += leaves('#1f4a2a', -3, -5, 0.78, 6) + leaves('#2f6437', -6, -10, 0.46, 5, 0.85)
  art += pines({
    seed: 18,
    from: -10,
    to: 20,
    foot: 244,
    height: 170,
    fill: '#0a1a10',
    step: 24,
    jitter: 0.3,
  })
  art += pines({
    seed: 19,
    from: 228,
    to: 262,
    foot: 244,
    height: 180,
    fill: '#0a1a10',
    step: 24,
    jitter: 0.3,
  })
  art += '<path d="M0 210C70 196 170 196 240 212V330H0z" fill="#0a1a10"/>'
  art += '<ellipse cx="120" cy="204" rx="96" ry="40" fill="url(#forest-fire)" opacity=".85"/>'
  art +=
    figure(campfire, 98, 172, 44, '#ff9d33') +
    `<g opacity=".45">${figure(campfire, 98, 172, 44, '#ffe08a')}</g>`
  art +=
    lit(bowman, 156, 162, 52, '#0a1a10', '#ffcf73', true, 1.6, -0.8) +
    lit(hooded, 30, 164, 52, '#0a1a10', '#ffcf73', false, 1.6, -0.8)
  return { defs, art }
}
