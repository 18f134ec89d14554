// Whence cards come and where they go, for `parts/fly.ts`, and how a new figure comes.
import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import type { CastlePile, Played, Seat, Side } from '$/generated/chickwood_forest'
import { settings } from '$/settings.svelte'

/** The reader's card on its way to a castle. */
export interface Playing {
  kind: string
  face: Side
}

/** A card that was played comes from a hand. */
export const handOf = ({ own, card, by }: Played): string =>
  own && card ? `hand-${card.kind} seat-${by}` : `seat-${by}`

/**
 * The cards before a castle go to whoever raids it; after the last raid of a round, the next one
 * begins at once.
 */
export const raiderOf = (castle: CastlePile, round: number): string =>
  `raid-${round}-${castle.value} held-${round + 1}-${castle.value}`

/** The name of the place where a seat's castle is shown. */
export const holding = (seat: Seat, round: number): string =>
  seat.raided ? `raid-${round}-${seat.raided}` : `held-${round}-${seat.castle}`

/** From twice its size into its place; Svelte's own `scale` would lay out the page for each. */
export const fallInto = (_node: Element): TransitionConfig => ({
  duration: settings.still ? 0 : 420,
  easing: cubicOut,
  css: (there, missing) => `transform: scale(${1 + missing}); opacity: ${there}`,
})
