// What the view of Castle Combo sends.
import type { Colour } from '$/parts/drawing/heraldry'
import type { Message, Names } from '$/table/protocol'

export type Deck = 'castle' | 'village'
export type Goods = 'gold' | 'keys'

export interface Counter {
  count: string
  where: 'tableau' | 'row' | 'column' | 'row+column'
  whose: 'own' | 'neighbour'
  colour?: Colour
  deck?: Deck
  number?: number
  position?: string
  set?: (Colour | Deck)[]
}

export interface Effect {
  do: 'gain' | 'opponents_gain' | 'gold_on_each_purse' | 'fill_purses' | 'discard_from_row'
  what: Goods
  amount: number
  row: Deck | null
  per: Counter | null
}

export interface Face {
  element: string
  card: number
  name: Names
  deck: Deck
  cost: number
  shields: Colour[]
  messenger_to: Deck | null
  purse: number
  discount: Deck[]
  /** What it does, one list; or the two lists of an either-or. */
  ability: Effect[][]
  scores: { points: number; per: Counter }
  /**
   * What its purse holds (0: none) and where it sends the messenger ("stays": nowhere), for its
   * words.
   */
  also: { purse: number; sends: Deck | 'stays' }
  ability_words: Message
  points_words: Message
}

export interface Slot {
  element: string
  card: Face | null
  /** What it costs each seat. */
  prices?: number[]
  back?: { element: string; gold: number; keys: number }
}

export interface Location {
  element: string
  name: Deck
  closed: boolean
  messenger: boolean
  deck: { element: string; left: number }
  discards: { element: string; cards: Face[] }
  row: Slot[]
}

export interface EmptyCell {
  row: number
  column: number
  card: null
}
export interface FullCell {
  row: number
  column: number
  card: Face
  face_down: boolean
  stored: number
  points: number
  /** A position that may still come true, but is not certain yet. */
  position_open: boolean
}
export type Cell = EmptyCell | FullCell

export interface Seat {
  element: string
  seat: number
  gold: number
  keys: number
  stored: number
  cards: number
  discounts: Record<Deck, number>
  shields: Record<Colour, number>
  height: number
  width: number
  tableau: Cell[]
  points: number
  points_of_cards: number
}

export interface Space {
  element: string
  row: number
  column: number
  adds: number
}

export interface Turn {
  seat: number
  phase: 'take' | 'place' | 'option' | 'neighbour' | 'discard' | 'fill'
  key_spent: boolean
  held: (Face & { face_down: boolean }) | null
  gains?: Record<Goods, number> | null
  spaces: Space[]
  new_card: { element: string; card: number } | null
  options: { element: string; words: Message }[]
}

export interface CastleBoard {
  round: number
  rounds: number
  starter: number
  messenger: { element: string; at: Deck; stays: boolean }
  locations: Location[]
  turn: Turn | null
  seats: Seat[]
}

export const isFull = (cell: Cell): cell is FullCell => cell.card !== null
