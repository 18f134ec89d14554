// What the view of Kings & Creatures sends.
export type CardType = 'hero' | 'treasure' | 'creature' | 'king' | 'legend'
export type Side = 'left' | 'right'

export interface Face {
  element: string
  number: number
  type: CardType | 'castle'
  /** In the game from so many players on; 0: always. */
  mark: number
  glory?: number
  heroes?: number
  kind?: string
  rules?: CardType
  crowns?: Record<Side, number>
  needs?: Partial<Record<CardType, number>>
  /** What a king lacks on each side, or a legend of each type. */
  short?: Partial<Record<CardType | Side, number>>
  worth?: number
}

export interface Offer extends Face {
  /** Whether taking it ends the round for whoever looks; null: they have left already. */
  leaves: boolean | null
  /** Who moves after it is taken; null: the round ends, or they have left. */
  then: number | null
  adds: number
  adds_after_round?: number
}

export interface Seat {
  element: string
  seat: number
  left: number
  right: number
  visible: number
  taken_this_round: number
  takes_per_round: number
  in_round: boolean
  /** What heroes brought round by round, and what this round would bring or lacks: null after the game. */
  heroes: {
    count: number
    glory: number
    by_round: number[]
    glory_now: number | null
    short: number | null
    short_of_double: number | null
  }
  kinds: string[]
  types: Record<CardType, number>
  glory: Record<'heroes' | 'treasures' | 'creatures' | 'kings' | 'legends', number>
  total: number
  /** In the order of taking, the castle first. */
  cards: Face[]
  /** How many of the last ones are of this round and lie raised. */
  raised: number
}

export interface KingsBoard {
  round: number
  rounds: number
  stack: { element: string; left: number; size: number }
  display: { size: number; looking: number | null; cards: Offer[] }
  line: {
    first: number
    last: number
    gate: number | null
    seats: { seat: number; number: number; in_round: boolean }[]
  }
  seats: Seat[]
}
