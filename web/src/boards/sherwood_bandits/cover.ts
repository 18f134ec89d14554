import arrow from 'icon:broadhead-arrow'
import hooded from 'icon:hooded-figure'
import wagon from 'icon:old-wagon'
import { figure, halo, lit, pines, sky, stars } from '$/parts/drawing/paint'

export const icon = wagon
export const minutes = 60
export const blurb = {
  en: 'Hide your gang, stop the wagons and trust the dice.',
  de: 'Versteck deine Bande, halt die Wagen an und vertrau den Würfeln.',
  fr: 'Cache ta bande, arrête les chariots et fie-toi aux dés.',
  it: 'Nascondi la banda, ferma i carri e fidati dei dadi.',
}

const DIE =
  '<g transform="translate(176 178) rotate(14)"><rect width="36" height="36" rx="7" fill="var(--her-red)"/><rect x="1" y="1" width="34" height="34" rx="6" fill="none" stroke="var(--white)" stroke-opacity=".35"/><g fill="var(--cream-97h)"><circle cx="9.500" cy="9.500" r="3.400"/><circle cx="26.500" cy="9.500" r="3.400"/><circle cx="18" cy="18" r="3.400"/><circle cx="9.500" cy="26.500" r="3.400"/><circle cx="26.500" cy="26.500" r="3.400"/></g></g>'

export function paint(): { defs: string; art: string } {
  const defs =
    sky(
      'bandits-sky',
      [0, 'var(--sky-22b)'],
      [0.5, 'var(--teal-37)'],
      [0.8, 'var(--pine-59)'],
      [1, 'var(--amber-80b)'],
    ) + halo('bandits-light', 'var(--honey-91)')
  let art = '<rect width="240" height="300" fill="url(#bandits-sky)"/>' + stars(9, 40, 240, 92)
  art +=
    '<circle cx="186" cy="40" r="25" fill="var(--cream-95)"/><circle cx="176" cy="34" r="23" fill="var(--sky-27)"/>'
  art += pines({
    seed: 11,
    from: -6,
    to: 250,
    foot: 178,
    height: 92,
    fill: 'var(--teal-45)',
    step: 17,
  })
  art += pines({
    seed: 12,
    from: -6,
    to: 250,
    foot: 188,
    height: 116,
    fill: 'var(--teal-35)',
    step: 24,
    jitter: 0.4,
  })
  art += '<path d="M0 182C60 172 180 172 240 184V330H0z" fill="var(--teal-29)"/>'
  art +=
    '<path d="M-10 244C50 196 110 208 150 196 190 186 220 188 250 182V204C210 206 184 214 160 226 120 246 60 244 20 282H-10z" fill="var(--amber-67b)"/><path d="M-10 262C50 218 110 226 156 210" stroke="var(--amber-53b)" stroke-width="2.4" fill="none" stroke-dasharray="10 7"/>'
  art += '<circle cx="128" cy="172" r="84" fill="url(#bandits-light)" opacity=".5"/>'
  art += lit(wagon, 66, 110, 116, 'var(--bark-22c)', 'var(--amber-88b)', false, 2, -2)
  art +=
    figure(arrow, 28, 48, 34, 'var(--honey-94)') +
    `<g opacity=".8">${figure(arrow, 70, 32, 26, 'var(--honey-94)')}</g>`
  art += pines({
    seed: 13,
    from: -10,
    to: 34,
    foot: 282,
    height: 150,
    fill: 'var(--teal-20)',
    step: 20,
    jitter: 0.3,
  })
  art += pines({
    seed: 14,
    from: 214,
    to: 262,
    foot: 282,
    height: 160,
    fill: 'var(--teal-20)',
    step: 20,
    jitter: 0.3,
  })
  art += '<path d="M0 232C40 214 70 244 110 244S190 218 240 234V330H0z" fill="var(--teal-20)"/>'
  art += lit(hooded, 4, 158, 76, 'var(--teal-20)', 'var(--pine-79)', false, 1.8, -1.2) + DIE
  return { defs, art }
}
