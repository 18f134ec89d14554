import chicken from 'icon:chicken'
import nest from 'icon:nest-eggs'
import chest from 'icon:open-treasure-chest'
import { halo, lit, pines, sky } from '$/parts/paint'

export const icon = chicken
export const minutes = 45
export const blurb = {
  en: 'Scout castles, raid the loot, give alms to the villages.',
  de: 'Späht Burgen aus, raubt die Beute, gebt den Dörfern Almosen.',
  fr: 'Épie les châteaux, rafle le butin, fais l’aumône aux villages.',
  it: 'Spia i castelli, razzia il bottino, fai l’elemosina ai villaggi.',
}

const CAP =
  '<g transform="translate(136 44) rotate(6) scale(.86)"><path d="M16 22C12 2-6-16-30-22-24-4-10 14 8 25z" fill="#d13b2e"/><path d="M12 22C0 6-12-8-26-19" stroke="#7d1f1c" stroke-width="1.6" fill="none"/><path d="M0 29C9 8 26-4 60 12 50 17 45 23 43 31 28 25 14 25 0 29z" fill="#23824a"/><path d="M-7 31C12 22 30 22 47 31 46 38 41 39 36 37 24 33 10 34-3 38-8 38-9 34-7 31z" fill="#14532c"/></g>'

export function paint(): { defs: string; art: string } {
  const defs =
    sky('chick-sky', [0, '#2c6b62'], [0.4, '#6fae7d'], [0.68, '#f2d07c'], [1, '#f4a552']) +
    halo('chick-sun', '#fff4c4')
  let art = '<rect width="240" height="300" fill="url(#chick-sky)"/>'
  art +=
    '<circle cx="120" cy="120" r="118" fill="url(#chick-sun)" opacity=".8"/><circle cx="120" cy="120" r="74" fill="#fff1bf"/>'
  art += pines({ seed: 3, from: -6, to: 250, foot: 196, height: 96, fill: '#7fae7a', step: 20 })
  art += pines({
    seed: 4,
    from: -6,
    to: 250,
    foot: 204,
    height: 120,
    fill: '#3f7d59',
    step: 26,
    jitter: 0.4,
    gap: [66, 176],
  })
  art += '<path d="M0 196C60 182 170 182 240 198V330H0z" fill="#245540"/>'
  art += pines({
    seed: 5,
    from: -8,
    to: 60,
    foot: 234,
    height: 176,
    fill: '#16402f',
    step: 26,
    jitter: 0.3,
  })
  art += pines({
    seed: 6,
    from: 190,
    to: 260,
    foot: 234,
    height: 182,
    fill: '#16402f',
    step: 26,
    jitter: 0.3,
  })
  art += '<path d="M0 220C70 206 170 206 240 222V330H0z" fill="#10301f"/>'
  art += lit(chicken, 56, 66, 136, '#7a2c14', '#ffcf73', false, 2.4, -2.4) + CAP
  art +=
    lit(chest, 166, 172, 58, '#3b2410', '#ffcf73', false, 1.4, -1.4) +
    lit(nest, 16, 188, 46, '#3b2410', '#ffe3a0', false, 1.2, -1.2)
  return { defs, art }
}
