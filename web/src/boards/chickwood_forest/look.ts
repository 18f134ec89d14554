// How the kinds of loot look: a colour and a picture for each, and a figure for its worth.
import dress from 'icon:ample-dress'
import beard from 'icon:beard'
import diamondRing from 'icon:big-diamond-ring'
import arrow from 'icon:broadhead-arrow'
import cape from 'icon:cape'
import chicken from 'icon:chicken'
import eagle from 'icon:eagle-head'
import finch from 'icon:finch'
import pendant from 'icon:gem-pendant'
import juggler from 'icon:juggler'
import key from 'icon:key'
import jerkin from 'icon:leather-armor'
import chest from 'icon:locked-chest'
import mail from 'icon:mail-shirt'
import spyglass from 'icon:spyglass'
import torc from 'icon:torc'
import { figure } from '$/parts/drawing/paint'
import type { Family, Loot } from '$/generated/chickwood_forest'
import { t } from '$/texts.svelte'

export interface Look {
  frame: string
  tint: string
  ink: string
}

const LOOKS: Record<string, Look> = {
  'chest-gold': { frame: 'var(--amber-58)', tint: 'var(--honey-93)', ink: 'var(--brown-40)' },
  'chest-silver': { frame: 'var(--sky-53)', tint: 'var(--grey-93)', ink: 'var(--sky-37)' },
  'chest-emerald': { frame: 'var(--leaf-51)', tint: 'var(--pine-91)', ink: 'var(--leaf-35)' },
  'chest-ruby': { frame: 'var(--rose-50)', tint: 'var(--rose-89)', ink: 'var(--rose-34)' },
  garment: { frame: 'var(--plum-49)', tint: 'var(--plum-90)', ink: 'var(--violet-33b)' },
  jewel: { frame: 'var(--sky-52)', tint: 'var(--sky-92)', ink: 'var(--blue-36)' },
  benefactor: { frame: 'var(--olive-53)', tint: 'var(--olive-93b)', ink: 'var(--olive-38)' },
  henchman: { frame: 'var(--red-37b)', tint: 'var(--cream-89)', ink: 'var(--red-28)' },
  bust: { frame: 'var(--sand-51)', tint: 'var(--grey-90)', ink: 'var(--grey-34)' },
  maid: { frame: 'var(--rose-56)', tint: 'var(--rose-93)', ink: 'var(--rose-37)' },
  legendary: { frame: 'var(--blue-40)', tint: 'var(--blue-91)', ink: 'var(--blue-29)' },
}

/** Garments and jewels in the colours of the box; the cape's is ours. */
const COLOURS: Record<string, string> = {
  armour: 'var(--sky-58)',
  jerkin: 'var(--her-blue)',
  gown: 'var(--leaf-54)',
  cape: 'var(--red-50)',
  bracelet: 'var(--orange-54)',
  pendant: 'var(--teal-59)',
  ring: 'var(--violet-49)',
}

/** The signs on the four kinds of chests, in a field of 40 x 40. */
export const SIGNS: Record<string, string> = {
  'chest-gold':
    '<circle cx="20" cy="20" r="7.500"/><path d="M20 3.500l2.600 6h-5.200zM20 36.500l2.600-6h-5.200zM3.500 20l6-2.600v5.200zM36.500 20l-6-2.600v5.200zM8.300 8.300l6.100 2.400-3.700 3.700zM31.700 8.300l-6.100 2.400 3.700 3.700zM8.300 31.700l6.100-2.400-3.700-3.700zM31.700 31.700l-6.100-2.400 3.700-3.700z"/>',
  'chest-silver':
    '<path d="M20 4l4.700 10.600 11.500 1.200-8.600 7.700 2.500 11.300L20 29l-10.100 5.800 2.500-11.300-8.600-7.700 11.500-1.200z"/>',
  'chest-emerald':
    '<circle cx="20" cy="12.500" r="7"/><circle cx="12" cy="22" r="7"/><circle cx="28" cy="22" r="7"/><path d="M18.300 18h3.400l1.800 18h-7z"/>',
  'chest-ruby':
    '<path d="M21 3c2 7 11 11 11 21a12 12 0 0 1-24 0c0-5 2.500-8 5-11 .3 3 1.500 5 3.500 6C16 13 17 7 21 3z"/>',
}

const PICTURES: Record<string, string> = {
  armour: mail,
  jerkin,
  gown: dress,
  cape,
  bracelet: torc,
  pendant,
  ring: diamondRing,
  'spy-glass': spyglass,
  key,
  entertainers: juggler,
  'golden-arrow': arrow,
  'fake-beard': beard,
}

export const CHEST = chest

export function familyOf(kind: string): Family {
  const first = kind.split('-')[0] as Family
  if (['chest', 'bust', 'maid', 'henchman', 'benefactor'].includes(first)) return first
  if (['armour', 'jerkin', 'gown', 'cape'].includes(kind)) return 'garment'
  return ['bracelet', 'pendant', 'ring'].includes(kind) ? 'jewel' : 'legendary'
}

export const lookOf = (kind: string): Look => (LOOKS[kind] ?? LOOKS[familyOf(kind)]) as Look

const flower = (x: number, y: number, petal: string): string =>
  `<g transform="translate(${x} ${y})">${[
    [0, -5],
    [5, -1],
    [3, 5],
    [-3, 5],
    [-5, -1],
  ]
    .map(([a, b]) => `<circle cx="${a}" cy="${b}" r="4.600" fill="${petal}"/>`)
    .join('')}<circle r="3.200" fill="var(--gold-400)"/></g>`

/** The picture of a kind, in a field of 120 x 120. */
export function pictureOf(kind: string): string {
  const { frame, tint, ink } = lookOf(kind)
  switch (familyOf(kind)) {
    case 'chest':
      return (
        `${figure(chest, 0, 0, 120, ink)}<circle cx="45" cy="77" r="17" fill="${tint}"/>` +
        `<g transform="translate(29.500 61.500) scale(.78)" fill="${frame}">` +
        `${SIGNS[kind]}</g>`
      )
    case 'benefactor': // a finch with a satchel
      return (
        `${figure(finch, 4, 2, 112, ink)}<path d="M46 44C58 58 74 64 92 62" fill="none" stroke="${tint}" stroke-width="6"/>` +
        `<path d="M79 58h22l3 24H76z" fill="${frame}" stroke="${tint}" stroke-width="4" stroke-linejoin="round"/>` +
        `<path d="M79 66h22" stroke="${tint}" stroke-width="3"/>`
      )
    case 'bust': // an eagle in stone, with a crack
      return (
        `${figure(eagle, 18, -2, 86, ink)}<path d="M30 82h62l-6 12H36zM40 96h42v12H40zM26 109h70v11H26z" fill="${ink}"/>` +
        `<path d="M72 10 58 32l10 8-12 20" fill="none" stroke="${tint}" stroke-width="3.500" stroke-linejoin="round"/>`
      )
    case 'henchman': // an eagle under a kettle hat
      return (
        `${figure(eagle, 10, 20, 100, ink)}<path d="M14 44C20 14 42 4 62 4s40 10 44 36l12 5c-8 6-24 5-34 3-22-5-44-6-64 1-8 3-18 1-22-3z" fill="${frame}" stroke="${tint}" stroke-width="4" stroke-linejoin="round"/>` +
        `<path d="M26 39c20-8 48-8 74 0" stroke="${tint}" stroke-width="3.500" fill="none"/>`
      )
    case 'maid': // a hen with flowers
      return `${figure(chicken, 2, 6, 114, ink)}${flower(70, 17, 'var(--rose-63)')}${flower(86, 8, 'var(--white)')}${flower(102, 15, 'var(--rose-63)')}<path d="M66 24C80 14 96 14 108 24" stroke="var(--leaf-53b)" stroke-width="3" fill="none"/>`
    default:
      return figure(PICTURES[kind] ?? chest, 0, 0, 120, COLOURS[kind] ?? ink)
  }
}

/** The same for a small field: chests are drawn simpler, benefactors carry their figure. */
export function smallOf(kind: string): string {
  const { frame, ink } = lookOf(kind)
  if (familyOf(kind) === 'benefactor')
    return (
      `<g transform="translate(12 14) scale(.9)">${pictureOf(kind)}</g>` +
      `<path d="M34 0 66 16v36L34 68 2 52V16z" fill="${frame}" stroke="var(--card-light)" stroke-width="5"/>` +
      `<text x="34" y="53" font-size="54" font-weight="800" fill="var(--white)" text-anchor="middle" font-family="var(--font-text)">` +
      `${kind.at(-1)}</text>`
    )
  if (familyOf(kind) !== 'chest') return pictureOf(kind)
  return (
    `<path d="M12 50C12 22 24 12 40 12h40c16 0 28 10 28 38z" fill="${frame}" stroke="${ink}" stroke-width="7"/>` +
    `<rect x="6" y="48" width="108" height="62" rx="7" fill="${ink}"/>` +
    `<g transform="translate(29 42) scale(1.550)" fill="var(--white)">${SIGNS[kind]}</g>`
  )
}

/** The figure that says what a kind is about. */
export function figureOf(card: Loot): string {
  if (card.family === 'chest') return 'n²'
  if (card.family === 'garment') return '5'
  if (card.family === 'henchman') return '−3'
  if (card.family === 'bust') return '−1'
  if (card.family === 'maid') return '+1'
  return String(card.glory ?? card.alms ?? '★')
}

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)

/** A card's name as it stands on the card. */
export const nameOf = (kind: string): string =>
  capital(familyOf(kind) === 'benefactor' ? t('cfb-benefactor') : t(`cf-kind-${kind}`))

/** A card in words: its name and, where there is one, its figure. */
export const inWords = (kind: string): string => capital(t(`cf-kind-${kind}`))

/** What is known of a kind from its name alone. */
export function lootOf(kind: string): Loot {
  const family = familyOf(kind)
  const last = Number(kind.at(-1))
  if (family === 'benefactor') return { kind, family, alms: last }
  if (family === 'jewel')
    return { kind, family, glory: ['bracelet', 'pendant', 'ring'].indexOf(kind) + 2 }
  return { kind, family }
}
