import arrow from 'icon:broadhead-arrow'
import hooded from 'icon:hooded-figure'
import wagon from 'icon:old-wagon'
import { figure, halo, lit, pines, sky, stars } from '$/parts/paint'

export const icon = wagon
export const minutes = 60
export const blurb = {
  en: 'Hide your gang, stop the wagons and trust the dice.',
  de: 'Versteck deine Bande, halt die Wagen an und vertrau den Würfeln.',
  fr: 'Cache ta bande, arrête les chariots et fie-toi aux dés.',
  it: 'Nascondi la banda, ferma i carri e fidati dei dadi.',
}

const DIE =
  '<g transform="translate(176 178) rotate(14)"><rect width="36" height="36" rx="7" fill="#b5302c"/><rect x="1" y="1" width="34" height="34" rx="6" fill="none" stroke="#fff" stroke-opacity=".35"/><g fill="#fff6e0"><circle cx="9.500" cy="9.500" r="3.400"/><circle cx="26.500" cy="9.500" r="3.400"/><circle cx="18" cy="18" r="3.400"/><circle cx="9.500" cy="26.500" r="3.400"/><circle cx="26.500" cy="26.500" r="3.400"/></g></g>'

export function paint(): { defs: string; art: string } {
  const defs =
    sky('bandits-sky', [0, '#081c26'], [0.5, '#134850'], [0.8, '#3f8c80'], [1, '#e5b769']) +
    halo('bandits-light', '#ffdf9a')
  let art = '<rect width="240" height="300" fill="url(#bandits-sky)"/>' + stars(9, 40, 240, 92)
  art +=
    '<circle cx="186" cy="40" r="25" fill="#f3efd2"/><circle cx="176" cy="34" r="23" fill="#0d2a33"/>'
  art += pines({ seed: 11, from: -6, to: 250, foot: 178, height: 92, fill: '#1f6064', step: 17 })
  art += pines({
    seed: 12,
    from: -6,
    to: 250,
    foot: 188,
    height: 116,
    fill: '#124147',
    step: 24,
    jitter: 0.4,
  })
  art += '<path d="M0 182C60 172 180 172 240 184V330H0z" fill="#0d3136"/>'
  art +=
    '<path d="M-10 244C50 196 110 208 150 196 190 186 220 188 250 182V204C210 206 184 214 160 226 120 246 60 244 20 282H-10z" fill="#b98b52"/><path d="M-10 262C50 218 110 226 156 210" stroke="#8a6232" stroke-width="2.4" fill="none" stroke-dasharray="10 7"/>'
  art += '<circle cx="128" cy="172" r="84" fill="url(#bandits-light)" opacity=".5"/>'
  art += lit(wagon, 66, 110, 116, '#2a1608', '#ffcd7a', false, 2, -2)
  art +=
    figure(arrow, 28, 48, 34, '#ffe7b3') +
    `<g opacity=".8">${figure(arrow, 70, 32, 26, '#ffe7b3')}</g>`
  art += pines({
    seed: 13,
    from: -10,
    to: 34,
    foot: 282,
    height: 150,
    fill: '#05191c',
    step: 20,
    jitter: 0.3,
  })
  art += pines({
    seed: 14,
    from: 214,
    to: 262,
    foot: 282,
    height: 160,
    fill: '#05191c',
    step: 20,
    jitter: 0.3,
  })
  art += '<path d="M0 232C40 214 70 244 110 244S190 218 240 234V330H0z" fill="#05191c"/>'
  art += lit(hooded, 4, 158, 76, '#05191c', '#5fd0ba', false, 1.8, -1.2) + DIE
  return { defs, art }
}
