// How cards look: a picture and a name, made from their figures.
import helm from 'icon:black-knight-helm'
import staff from 'icon:bo'
import sword from 'icon:broadsword'
import caravan from 'icon:caravan'
import cloak from 'icon:cloak'
import gown from 'icon:ample-dress'
import bow from 'icon:high-shot'
import pack from 'icon:knapsack'
import chest from 'icon:locked-chest'
import meal from 'icon:meal'
import monk from 'icon:abbot-meeple'
import knight from 'icon:mounted-knight'
import wagon from 'icon:old-wagon'
import prisoner from 'icon:prisoner'
import robe from 'icon:robe'
import sheep from 'icon:sheep'
import type { Card, Kind, Seat, Town } from '$/generated/sherwood_forest'

interface Look {
  name: string
  picture: string
}

/** Travellers by strength: up to this much they look like that. */
const TRAVELLERS: readonly (readonly [number, Look])[] = [
  [2, { name: 'shepherds', picture: sheep }],
  [4, { name: 'pedlars', picture: pack }],
  [5, { name: 'monks', picture: monk }],
  [7, { name: 'merchants', picture: wagon }],
  [9, { name: 'nobles', picture: gown }],
  [11, { name: 'taxes', picture: chest }],
  [12, { name: 'knights', picture: knight }],
  [99, { name: 'court', picture: caravan }],
]
const PRISONERS: Look = { name: 'prisoners', picture: prisoner }
const SHERIFF: Look = { name: 'sheriff', picture: helm }

export function lookOf(card: Card): Look {
  if (card.kind === 'sheriff') return SHERIFF
  if (card.companions) return PRISONERS
  return TRAVELLERS.find(([most]) => card.strength <= most)?.[1] ?? PRISONERS
}

export const EQUIPMENT: Record<Kind, { picture: string; strength: number }> = {
  'strength-1': { picture: staff, strength: 1 },
  'strength-2': { picture: bow, strength: 2 },
  'strength-3': { picture: sword, strength: 3 },
  cloak: { picture: cloak, strength: 0 },
  garment: { picture: robe, strength: 0 },
  provisions: { picture: meal, strength: 0 },
}
export const weapon = (strength: number): string =>
  EQUIPMENT[`strength-${strength}` as Kind].picture

/** Where the towns lie, seen from the crossing. */
export const WINDS: Record<Town, readonly [number, number]> = {
  York: [0, -1],
  Lincoln: [1, 0],
  Nottingham: [0, 1],
  Derby: [-1, 0],
}

export const numberOf = (element: string): number =>
  Number(element.slice(element.lastIndexOf('-') + 1))

/** A card in somebody's hand that the reader knows. */
export interface Held {
  kind: Kind
  key: string
  /** Whether everybody has seen it. */
  open: boolean
  /** Who has seen it, where not everybody has; only of one's own cards. */
  seen: number[]
}

export function cardsOf(seat: Seat): Held[] {
  return Object.entries(seat.hand).flatMap(([name, count]) => {
    const kind = name as Kind
    const open = seat.shown[kind] ?? 0
    return Array.from({ length: count }, (_, index) => ({
      kind,
      key: `${kind}-${index}`,
      open: index < open,
      seen:
        index < open
          ? []
          : seat.shown_to
              .filter((one) => (one.cards[kind] ?? 0) > index - open)
              .map((one) => one.seat),
    }))
  })
}
