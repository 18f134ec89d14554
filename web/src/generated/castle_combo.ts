// Written by `python -m tools.types` from the server's own types: change those.
import type { Message, Names } from '$/generated/protocol'

export type Deck = 'castle' | 'village'

export type Colour = 'blue' | 'purple' | 'green' | 'red' | 'orange' | 'yellow'

export type Goods = 'gold' | 'keys'

export type Scope = 'tableau' | 'row' | 'column' | 'row+column'

export type Deed =
  | 'gain'
  | 'opponents_gain'
  | 'gold_on_each_purse'
  | 'fill_purses'
  | 'discard_from_row'

export type Phase = 'take' | 'place' | 'option' | 'neighbour' | 'discard' | 'fill'

/** What is counted, and where. */
export interface Counter {
  where: Scope
  whose: 'own' | 'neighbour'
  count: string
  colour?: Colour
  deck?: Deck
  number?: number
  position?: string
  set?: ('blue' | 'purple' | 'green' | 'red' | 'orange' | 'yellow' | 'castle' | 'village')[]
}

/** One thing that a card does when it is bought. */
export interface Effect {
  do: Deed
  what: Goods
  amount: number
  row: Deck | null
  per: Counter | null
}

/** What a card scores. */
export interface Scores {
  points: number
  per: Counter
}

/** What a card has besides its ability and its points. */
export interface Also {
  /** How much it holds; 0: there is none. */
  purse: number
  /** The messenger; "stays": nowhere. */
  sends: 'castle' | 'village' | 'stays'
}

/** A card as the browser draws it. */
export interface Face {
  element: string
  card: number
  name: Names
  summary: Message
  deck: Deck
  cost: number
  shields: Colour[]
  messenger_to: Deck | null
  purse: number
  discount: Deck[]
  /** What it does, one list; or the two lists of an either-or. */
  ability: Effect[][]
  scores: Scores
  also: Also
  ability_words: Message
  points_words: Message
}

/** A card that was taken and is to be placed. */
export interface Held {
  element: string
  card: number
  name: Names
  summary: Message
  deck: Deck
  cost: number
  shields: Colour[]
  messenger_to: Deck | null
  purse: number
  discount: Deck[]
  /** What it does, one list; or the two lists of an either-or. */
  ability: Effect[][]
  scores: Scores
  also: Also
  ability_words: Message
  points_words: Message
  face_down: boolean
}

/** A card taken face down, and what that brings. */
export interface Back {
  element: string
  gold: number
  keys: number
}

/** A place of a row. */
export interface Slot {
  element: string
  card: Face | null
  /** What it costs each seat. */
  prices?: number[]
  back?: Back
  summary: Message
}

/** A face-down deck. */
export interface Pile {
  element: string
  left: number
}

/** Cards that lie open beside a row. */
export interface Discards {
  element: string
  cards: Face[]
}

/** A row with its deck and discards. */
export interface Location {
  element: string
  name: Deck
  closed: boolean
  messenger: boolean
  deck: Pile
  discards: Discards
  row: Slot[]
}

/** One space of a tableau; an empty one has no card and nothing else to say. */
export interface Cell {
  row: number
  column: number
  summary: Message
  card: Face | null
  face_down?: boolean
  stored?: number
  points?: number
  /** A position that may still come true, but is not certain yet. */
  position_open?: boolean
}

/** A tableau, what its owner has, and the points if the game ended now. */
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

/** A possible space, and how the points would change with the card there. */
export interface Space {
  element: string
  row: number
  column: number
  adds: number
}

/** The card whose ability is being used. */
export interface NewCard {
  element: string
  card: number
}

/** One side of an either-or. */
export interface Side {
  element: string
  words: Message
}

/** Where the mover's turn stands. */
export interface Turn {
  seat: number
  phase: Phase
  key_spent: boolean
  held: Held | null
  spaces: Space[]
  new_card: NewCard | null
  options: Side[]
  /** Of the held card, wherever it goes. */
  gains?: Record<Goods, number> | null
}

/** Where the messenger stands, and whether for good. */
export interface Messenger {
  element: string
  at: Deck
  stays: boolean
}

/** Everything on the table. */
export interface CastleBoard {
  round: number
  rounds: number
  starter: number
  messenger: Messenger
  locations: Location[]
  turn: Turn | null
  seats: Seat[]
}
