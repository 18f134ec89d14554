import chicken from 'icon:chicken'
import nest from 'icon:nest-eggs'
import chest from 'icon:open-treasure-chest'
import { halo, lit, pines, sky } from '$/parts/drawing/paint'

export const icon = chicken
export const minutes = 45
export const blurb = {
  en: 'Scout castles, raid the loot, give alms to the villages.',
  de: 'Späht Burgen aus, raubt die Beute, gebt den Dörfern Almosen.',
  fr: 'Épie les châteaux, rafle le butin, fais l’aumône aux villages.',
  it: 'Spia i castelli, razzia il bottino, fai l’elemosina ai villaggi.',
}

const CAP =
  '<g transform="translate(136 44) rotate(6) scale(.86)"><path d="M16 22C12 2-6-16-30-22-24-4-10 14 8 25z" fill="var(--red-57b)"/><path d="M12 22C0 6-12-8-26-19" stroke="var(--red-39b)" stroke-width="1.6" fill="none"/><path d="M0 29C9 8 26-4 60 12 50 17 45 23 43 31 28 25 14 25 0 29z" fill="var(--leaf-54b)"/><path d="M-7 31C12 22 30 22 47 31 46 38 41 39 36 37 24 33 10 34-3 38-8 38-9 34-7 31z" fill="var(--leaf-39)"/></g>'

export function paint(): { defs: string; art: string } {
  const defs =
    sky(
      'chick-sky',
      [0, 'var(--pine-48)'],
      [0.4, 'var(--leaf-69)'],
      [0.68, 'var(--honey-87c)'],
      [1, 'var(--orange-78c)'],
    ) + halo('chick-sun', 'var(--honey-96d)')
  let art = '<rect width="240" height="300" fill="url(#chick-sky)"/>'
  art +=
    '<circle cx="120" cy="120" r="118" fill="url(#chick-sun)" opacity=".8"/><circle cx="120" cy="120" r="74" fill="var(--honey-96b)"/>'
  art += pines({
    seed: 3,
    from: -6,
    to: 250,
    foot: 196,
    height: 96,
    fill: 'var(--leaf-70)',
    step: 20,
  })
  art += pines({
    seed: 4,
    from: -6,
    to: 250,
    foot: 204,
    height: 120,
    fill: 'var(--leaf-54c)',
    step: 26,
    jitter: 0.4,
    gap: [66, 176],
  })
  art += '<path d="M0 196C60 182 170 182 240 198V330H0z" fill="var(--pine-41)"/>'
  art += pines({
    seed: 5,
    from: -8,
    to: 60,
    foot: 234,
    height: 176,
    fill: 'var(--pine-34)',
    step: 26,
    jitter: 0.3,
  })
  art += pines({
    seed: 6,
    from: 190,
    to: 260,
    foot: 234,
    height: 182,
    fill: 'var(--pine-34)',
    step: 26,
    jitter: 0.3,
  })
  art += '<path d="M0 220C70 206 170 206 240 222V330H0z" fill="var(--leaf-28)"/>'
  art += lit(chicken, 56, 66, 136, 'var(--red-40b)', 'var(--amber-88)', false, 2.4, -2.4) + CAP
  art +=
    lit(chest, 166, 172, 58, 'var(--bark-28)', 'var(--amber-88)', false, 1.4, -1.4) +
    lit(nest, 16, 188, 46, 'var(--bark-28)', 'var(--honey-92c)', false, 1.2, -1.2)
  return { defs, art }
}
