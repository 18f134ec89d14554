// How the five types look: colour, symbol and outline together.
import barbute from 'icon:barbute'
import blackKnight from 'icon:black-knight-helm'
import broadsword from 'icon:broadsword'
import castle from 'icon:castle'
import centaur from 'icon:centaur'
import coins from 'icon:coins-pile'
import crested from 'icon:crested-helmet'
import crown from 'icon:crown'
import diamond from 'icon:cut-diamond'
import necklace from 'icon:gem-necklace'
import gems from 'icon:gems'
import goat from 'icon:goat'
import griffin from 'icon:griffin-symbol'
import harp from 'icon:harp'
import grail from 'icon:holy-grail'
import jewelCrown from 'icon:jewel-crown'
import chalice from 'icon:jeweled-chalice'
import king from 'icon:king'
import lion from 'icon:lion'
import minotaur from 'icon:minotaur'
import chest from 'icon:open-treasure-chest'
import paw from 'icon:paw-print'
import ring from 'icon:ring'
import scroll from 'icon:scroll-unfurled'
import spartan from 'icon:spartan-helmet'
import dragon from 'icon:spiked-dragon-head'
import swordInStone from 'icon:sword-in-stone'
import throne from 'icon:throne-king'
import tied from 'icon:tied-scroll'
import unicorn from 'icon:unicorn'
import visored from 'icon:visored-helm'
import type { Seam } from '$/parts/drawing/CardFrame.svelte'
import type { Colour } from '$/parts/drawing/heraldry'
import type { CardType, Face } from '$/generated/kings_and_creatures'
import { t } from '$/texts.svelte'

export const ORDER: readonly CardType[] = ['hero', 'treasure', 'creature', 'king', 'legend']

export interface Look {
  colour: Colour
  symbol: string
  /** The symbol's place in its outline of 44 x 44. */
  place: readonly [x: number, y: number, size: number]
  outline: string
  seam: Seam
  field: string | undefined
}

export const LOOK: Record<CardType, Look> = {
  hero: {
    colour: 'red',
    symbol: broadsword,
    place: [10, 8, 24],
    outline: 'M4 4h36v16c0 11-8 17-18 21C12 37 4 31 4 20z',
    seam: 'zigzag',
    field: 'M40 24h120v78c0 42-32 64-60 76-28-12-60-34-60-76z',
  },
  treasure: {
    colour: 'yellow',
    symbol: diamond,
    place: [10, 10.5, 24],
    outline: 'M13 3h18l10 10v18L31 41H13L3 31V13z',
    seam: 'scallop',
    field: 'M68 22h64l38 42v76l-38 40H68l-38-40V64z',
  },
  creature: {
    colour: 'green',
    symbol: paw,
    place: [9.5, 9, 25],
    outline: 'M22 3c12 0 18 7 18 19s-6 19-18 19S4 34 4 22 10 3 22 3z',
    seam: 'leaf',
    field:
      'M30 190V104c0-46 28-78 70-78s70 32 70 78v86l-12-9-11 7-13-8-12 8-13-8-12 8-13-8-12 8-13-8-11 7z',
  },
  king: {
    colour: 'blue',
    symbol: crown,
    place: [10, 13, 24],
    outline: 'M4 8l9 4 9-9 9 9 9-4v27c0 4-3 6-6 6H10c-3 0-6-2-6-6z',
    seam: 'crenel',
    field: 'M38 190V84c0-30 34-34 62-66 28 32 62 36 62 66v106z',
  },
  legend: {
    colour: 'purple',
    symbol: scroll,
    place: [11.5, 11, 21],
    outline: 'M7 3h30c3 0 3 5 0 5v28c0 3-2 5-5 5H7c-3 0-3-5 0-5V8c-3 0-3-5 0-5z',
    seam: 'plain',
    field: undefined,
  },
}

/** A castle is none of the five types. */
export const CASTLE: Look = { ...LOOK.king, colour: 'orange' }

export const HELM = visored
const HELMS = [visored, barbute, crested, spartan, blackKnight]
const TREASURES = [coins, ring, necklace, chalice, harp, gems, jewelCrown, chest]
const TALES = [swordInStone, grail, harp, tied]
/** A chimera is a lion and a goat. */
const CHIMERA =
  `<g transform="translate(300 20) scale(-.58 .58)">${goat}</g>` +
  `<g transform="translate(120 116) scale(.76)">${lion}</g>`
export const KINDS: Record<string, string> = {
  centaur,
  minotaur,
  griffon: griffin,
  chimera: CHIMERA,
  dragon,
  unicorn,
}

export interface Placed {
  of: string
  x: number
  y: number
  size: number
}

const HERO_PLACES: readonly (readonly (readonly [number, number, number])[])[] = [
  [[54, 58, 96]],
  [
    [44, 76, 60],
    [98, 76, 60],
  ],
  [
    [76, 60, 52],
    [46, 108, 50],
    [104, 108, 50],
  ],
  [
    [52, 74, 46],
    [102, 74, 46],
    [56, 124, 42],
    [102, 124, 42],
  ],
]

/** The picture of a card, from its figures. */
export function picture(card: Face): Placed[] {
  const { number } = card
  if (card.type === 'hero') {
    const places = HERO_PLACES[Math.min(card.heroes ?? 1, 4) - 1] ?? []
    return places.map(([x, y, size], index) => ({
      of: HELMS[(number + index) % 5] ?? visored,
      x,
      y,
      size,
    }))
  }
  if (card.type === 'treasure')
    return [{ of: TREASURES[Math.min(8, card.glory ?? 1) - 1] ?? chest, x: 52, y: 56, size: 98 }]
  if (card.type === 'creature')
    return [{ of: KINDS[card.kind ?? ''] ?? paw, x: 46, y: 66, size: 110 }]
  if (card.type === 'king') {
    const mighty = (card.crowns?.left ?? 0) + (card.crowns?.right ?? 0) >= 6
    return [{ of: mighty ? throne : king, x: 48, y: 66, size: 104 }]
  }
  if (card.type === 'legend') return [{ of: TALES[number % 4] ?? tied, x: 98, y: 14, size: 50 }]
  return [{ of: castle, x: 48, y: 70, size: 104 }]
}

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)

/** The words on a card's band. */
export function bandName(card: Face): string {
  if (card.type === 'hero') return t('kcb-name-hero', { heroes: card.heroes ?? 1 })
  if (card.type === 'creature') return capital(t(`kc-kind-${card.kind}`))
  if (card.type === 'king') return t('kcb-name-king', { rules: { id: `kcb-band-${card.rules}` } })
  return t(`kcb-name-${card.type}`)
}

/** All that is on a card, in words. */
export function inWords(card: Face): string {
  const needs = Object.entries(card.needs ?? {}).map(([type, count]) =>
    t(`kc-needs-${type}`, { count }),
  )
  return t('kc-card', {
    type: card.type,
    number: card.number,
    glory: card.glory ?? 0,
    heroes: card.heroes ?? 0,
    left: card.crowns?.left ?? 0,
    right: card.crowns?.right ?? 0,
    kind: card.kind ? { id: `kc-kind-${card.kind}` } : '',
    rules: card.rules ? { id: `kc-ruled-${card.rules}` } : '',
    needs: needs.join(', '),
  })
}

/** What a legend still needs of each type. */
export const lacks = (card: Face): [CardType, number][] =>
  Object.entries(card.short ?? {}) as [CardType, number][]

export const isDone = (card: Face): boolean => card.type === 'legend' && !lacks(card).length
