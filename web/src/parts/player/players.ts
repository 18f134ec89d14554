// The six players: colour, emblem and pattern together, told apart in every kind of vision.
import acorn from 'icon:acorn'
import feather from 'icon:feather'
import fox from 'icon:fox-head'
import horseshoe from 'icon:horseshoe'
import moon from 'icon:moon'
import mushroom from 'icon:mushroom'
import { order } from '$/parts/player/order.svelte'

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
    colour: 'var(--player-sky)',
    on: 'var(--player-sky-on)',
    emblem: feather,
    emblemSize: 0.047,
    pattern: stroke('M-2 2 2-2M-2 9 9-2M5 9 9 5', 'rgb(var(--player-sky-pattern) / 0.5)', 2.4),
  },
  {
    key: 'ember',
    colour: 'var(--player-ember)',
    on: 'var(--player-ember-on)',
    emblem: fox,
    emblemSize: 0.044,
    pattern: stroke('M0 2h7', 'rgb(var(--player-ember-pattern) / 0.55)', 2.8),
  },
  {
    key: 'ivory',
    colour: 'var(--player-ivory)',
    on: 'var(--player-ivory-on)',
    emblem: moon,
    emblemSize: 0.04,
    pattern:
      '<circle cx="1.8" cy="1.8" r="1.25" fill="rgb(var(--player-ivory-pattern) / 0.72)"/><circle cx="5.3" cy="5.3" r="1.25" fill="rgb(var(--player-ivory-pattern) / 0.72)"/>',
  },
  {
    key: 'orchid',
    colour: 'var(--player-orchid)',
    on: 'var(--player-orchid-on)',
    emblem: mushroom,
    emblemSize: 0.044,
    pattern: stroke('M-1 5 3.5 1 8 5', 'rgb(var(--player-orchid-pattern) / 0.58)', 2),
  },
  {
    key: 'pine',
    colour: 'var(--player-pine)',
    on: 'var(--player-pine-on)',
    emblem: acorn,
    emblemSize: 0.044,
    pattern:
      '<path d="M0 0h3.5v3.5H0zM3.5 3.5H7V7H3.5z" fill="rgb(var(--player-pine-pattern) / 0.5)"/>',
  },
  {
    key: 'ink',
    colour: 'var(--player-ink)',
    on: 'var(--player-ink-on)',
    emblem: horseshoe,
    emblemSize: 0.04,
    pattern: stroke('M2 0v7M5.5 0v7', 'rgb(var(--player-ink-pattern) / 0.55)', 1.3),
  },
]

export const playerOf = (seat: number): Player =>
  PLAYERS[(order.seats[seat] ?? seat) % PLAYERS.length] as Player
