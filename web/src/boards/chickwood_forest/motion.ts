// Whence cards come and where they go, for `parts/fly.ts`.
import type { CastlePile, Played, Seat, Side } from '$/generated/chickwood_forest'

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
