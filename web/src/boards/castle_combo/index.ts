import key from 'icon:key'

export { default as Board } from '$/boards/castle_combo/Board.svelte'

/** The nine spaces of a tableau, one of them filled. */
const space = (place: number): string =>
  Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [24 + (index % 3) * 164, 24 + Math.floor(index / 3) * 164]
    return `<rect x="${x}" y="${y}" width="136" height="136" rx="24" fill="currentColor" fill-opacity="${index === place ? 1 : 0.22}"/>`
  }).join('')

const SPACES = [
  'top-left',
  'top',
  'top-right',
  'left',
  'centre',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
]

export const headings: Record<string, string> = {
  ...Object.fromEntries(SPACES.map((name, place) => [name, space(place)])),
  keys: key,
}
