// The six players: colour, emblem and pattern together, told apart in every kind of vision.
import acorn from 'icon:acorn'
import feather from 'icon:feather'
import fox from 'icon:fox-head'
import horseshoe from 'icon:horseshoe'
import moon from 'icon:moon'
import mushroom from 'icon:mushroom'
import { order } from '$/parts/order.svelte'

export interface Player {
  key: string
  colour: string
  /** What is drawn on the colour. */
  on: string
  emblem: string
  emblemSize: number
  /** The pattern's tile of 7 x 7. */
  pattern: string
}

const stroke = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

export const PLAYERS: readonly Player[] = [
  {
    key: 'sky',
    colour: '#72cdf6',
    on: '#0c2430',
    emblem: feather,
    emblemSize: 0.047,
    pattern: stroke('M-2 2 2-2M-2 9 9-2M5 9 9 5', 'rgb(6 44 70/.5)', 2.4),
  },
  {
    key: 'ember',
    colour: '#e54616',
    on: '#230600',
    emblem: fox,
    emblemSize: 0.044,
    pattern: stroke('M0 2h7', 'rgb(60 8 0/.55)', 2.8),
  },
  {
    key: 'ivory',
    colour: '#f5efe0',
    on: '#2a2315',
    emblem: moon,
    emblemSize: 0.04,
    pattern:
      '<circle cx="1.8" cy="1.8" r="1.25" fill="rgb(84 70 36/.72)"/><circle cx="5.3" cy="5.3" r="1.25" fill="rgb(84 70 36/.72)"/>',
  },
  {
    key: 'orchid',
    colour: '#e455a1',
    on: '#2c0219',
    emblem: mushroom,
    emblemSize: 0.044,
    pattern: stroke('M-1 5 3.5 1 8 5', 'rgb(78 0 48/.58)', 2),
  },
  {
    key: 'pine',
    colour: '#0c6441',
    on: '#eafff5',
    emblem: acorn,
    emblemSize: 0.044,
    pattern: '<path d="M0 0h3.5v3.5H0zM3.5 3.5H7V7H3.5z" fill="rgb(220 255 235/.5)"/>',
  },
  {
    key: 'ink',
    colour: '#2d2a46',
    on: '#f1efff',
    emblem: horseshoe,
    emblemSize: 0.04,
    pattern: stroke('M2 0v7M5.5 0v7', 'rgb(225 222 255/.55)', 1.3),
  },
]

export const playerOf = (seat: number): Player =>
  PLAYERS[(order.seats[seat] ?? seat) % PLAYERS.length] as Player
