import griffin from 'icon:griffin-symbol'
import crown from 'icon:imperial-crown'
import dragon from 'icon:spiked-dragon-head'
import { figure, halo, lit, sky, stars } from '$/parts/paint'

export const icon = dragon
export const minutes = 30
export const blurb = {
  en: 'Take the low card and move first, or climb for glory.',
  de: 'Nimm die niedrige Karte und sei zuerst dran, oder steig auf zum Ruhm.',
  fr: 'Prends la carte basse et joue en premier, ou monte vers la gloire.',
  it: 'Prendi la carta bassa e muovi per primo, o sali verso la gloria.',
}

export function paint(): { defs: string; art: string } {
  const defs =
    sky('kings-sky', [0, '#1d1038'], [0.42, '#55286f'], [0.74, '#b24a6b'], [1, '#f08f62']) +
    halo('kings-light', '#ffd9a0')
  let art = '<rect width="240" height="300" fill="url(#kings-sky)"/>' + stars(7, 40, 240, 150)
  art += '<g fill="#ffdf9c" opacity=".16">'
  for (let ray = 0; ray < 24; ray++) {
    const at = (angle: number): string =>
      `${(120 + 260 * Math.cos(angle)).toFixed(0)} ${(96 + 260 * Math.sin(angle)).toFixed(0)}`
    art += `<path d="M120 96L${at((ray * Math.PI) / 12)} ${at((ray * Math.PI) / 12 + 0.13)}z"/>`
  }
  art += '</g><circle cx="120" cy="96" r="92" fill="url(#kings-light)" opacity=".75"/>'
  art +=
    '<path d="M0 206 30 176 52 196 86 158 120 196 152 160 186 194 212 172 240 202V330H0z" fill="#5b2560" opacity=".9"/>'
  art += figure(crown, 79, 52, 84, '#7a3d0c') + figure(crown, 78, 49, 84, '#ffd976')
  art +=
    lit(dragon, 4, 122, 112, '#2a0f3a', '#ff9d6b', false, 2, -2) +
    lit(griffin, 124, 122, 108, '#2a0f3a', '#ffc873', true, 2, -2)
  art += '<path d="M0 230C60 216 180 216 240 232V330H0z" fill="#190a2a"/>'
  return { defs, art }
}
