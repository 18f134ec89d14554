// What the view of Kings & Creatures sends.
export type CardType = 'hero' | 'treasure' | 'creature' | 'king' | 'legend'
export type Side = 'left' | 'right'

export interface Face {
  element: string
  number: number
  type: CardType | 'castle'
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
  leaves: boolean
  /** Who moves after it is taken; null: the round ends. */
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
  heroes: { count: number; glory: number; glory_now: number; short: number; short_of_double: number | null }
  kinds: string[]
  types: Record<CardType, number>
  glory: Record<'heroes' | 'treasures' | 'creatures' | 'kings' | 'legends', number>
  total: number
  cards: Face[]
}

export interface KingsBoard {
  round: number
  rounds: number
  stack: { element: string; left: number; size: number }
  display: { size: number; looking: number | null; cards: Offer[] }
  line: { first: number; last: number; gate: number | null; seats: { seat: number; number: number; in_round: boolean }[] }
  seats: Seat[]
}
