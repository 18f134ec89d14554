// Written by `python -m tools.types` from the server's own types: change those.
import type { Message } from '$/generated/protocol'

export type AnyType = 'castle' | 'treasure' | 'hero' | 'legend' | 'king' | 'creature'

export type CardType = 'treasure' | 'hero' | 'legend' | 'king' | 'creature'

export type Kind = 'centaur' | 'minotaur' | 'griffon' | 'chimera' | 'dragon' | 'unicorn'

export type Side = 'left' | 'right'

export type Lack = 'left' | 'right' | 'treasure' | 'hero' | 'legend' | 'king' | 'creature'

export type Heading = 'heroes' | 'treasures' | 'creatures' | 'kings' | 'legends'

/** A card as the browser draws it. */
export interface Face {
  element: string
  number: number
  type: AnyType
  /** In the game from so many players on; 0: always. */
  mark: number
  glory?: number
  heroes?: number
  kind?: Kind
  rules?: CardType
  crowns?: Record<Side, number>
  needs?: Partial<Record<CardType, number>>
  /** Of a card in front of its owner. */
  summary?: Message
  /** Cards that a king lacks by side, a legend by type. */
  short?: Partial<Record<Lack, number>>
  worth?: number
  /** Of a hero on offer. */
  adds_after_round?: number
}

/** A face-up card, told from the side of the one who looks. */
export interface Offer {
  element: string
  number: number
  type: AnyType
  /** In the game from so many players on; 0: always. */
  mark: number
  glory?: number
  heroes?: number
  kind?: Kind
  rules?: CardType
  crowns?: Record<Side, number>
  needs?: Partial<Record<CardType, number>>
  /** Of a card in front of its owner. */
  summary?: Message
  /** Cards that a king lacks by side, a legend by type. */
  short?: Partial<Record<Lack, number>>
  worth?: number
  /** Of a hero on offer. */
  adds_after_round?: number
  /** Whether taking it ends the round; null: they have left already. */
  leaves: boolean | null
  /** Who moves after it is taken; null: the round ends, or they have left. */
  then: number | null
  adds: number
}

/** The face-down cards of the round. */
export interface Stack {
  element: string
  left: number
  size: number
}

/** The face-up cards, and from whose side they are told. */
export interface Display {
  size: number
  looking: number | null
  cards: Offer[]
}

/** A player's place on the line of numbers. */
export interface Mark {
  seat: number
  number: number
  in_round: boolean
}

/** The order of turns as places on a line of numbers. */
export interface Line {
  first: number
  last: number
  /** The mover's own number. */
  gate: number | null
  seats: Mark[]
}

/** A player's heroes; what this round would bring or lacks is null after the game. */
export interface Heroes {
  count: number
  glory: number
  by_round: number[]
  glory_now: number | null
  short: number | null
  short_of_double: number | null
}

/** A player and all that lies in front of them. */
export interface Seat {
  element: string
  seat: number
  left: number
  right: number
  visible: number
  taken_this_round: number
  takes_per_round: number
  in_round: boolean
  heroes: Heroes
  kinds: Kind[]
  types: Record<CardType, number>
  glory: Record<Heading, number>
  total: number
  /** In the order of taking, the castle first. */
  cards: Face[]
  /** How many of the last ones are of this round and lie raised. */
  raised: number
}

/** Everything on the table. */
export interface KingsBoard {
  round: number
  rounds: number
  stack: Stack
  display: Display
  line: Line
  seats: Seat[]
}
