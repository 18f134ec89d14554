// Written by `python -m tools.types` from the server's own types: change those.

export type Family =
  | 'chest'
  | 'garment'
  | 'jewel'
  | 'bust'
  | 'maid'
  | 'henchman'
  | 'benefactor'
  | 'legendary'

export type Heading = 'chests' | 'garments' | 'jewels' | 'maid' | 'henchmen' | 'castles' | 'villages'

export type Stage = 'scout' | 'spy' | 'raid' | 'key' | 'alms' | 'end' | 'over'

export type Side = 'up' | 'down'

/** The figures on a loot card. */
export interface Loot {
  kind: string
  family: Family
  glory?: number
  alms?: number
  /** By how much it would change the reader's glory. */
  worth?: number
}

/** Cards of a kind, with their number. */
export interface Stack {
  kind: string
  family: Family
  glory?: number
  alms?: number
  /** By how much it would change the reader's glory. */
  worth?: number
  element: string
  count: number
}

/** What a raid would bring the reader. */
export interface Raid {
  glory: number
  alms: number
  unknown: number
}

/** A card in front of a castle; `card` is null where the reader does not know it. */
export interface Played {
  element: string
  by: number
  face: Side
  own: boolean
  known_to: number[]
  card: Loot | null
}

/** A castle pile with the row of cards in front of it. */
export interface CastlePile {
  element: string
  value: number
  banner: Side[]
  pile: number
  limit: number | null
  has_room: boolean
  raided_by: number | null
  named: boolean
  locked: boolean
  raid: Raid | null
  row: Played[]
}

/** A place for a cube. */
export interface Space {
  element: string
  cube: number | null
  chosen: boolean
}

/** A row of a village, with the glory that it opens. */
export interface VillageRow {
  glory: number
  unlocked: boolean
  spaces: Space[]
}

/** A player in a village, with the glory they would get now. */
export interface Standing {
  seat: number
  cubes: number
  glory: number
}

/** The next cube in a village: the glory it adds, and how many cubes a line from here places. */
export interface Step {
  adds: number
  places: number
}

/** The cubes that would make the reader first here, against those they have. */
export interface Lead {
  reached: number
  needed: number
  room: boolean
}

/** A village or forest: its rows with their glory and cubes, and who would get what. */
export interface VillageCell {
  element: string
  name: string
  forest: boolean
  rows: VillageRow[]
  full: boolean
  standing: Standing[]
  in_line: boolean
  line_end: boolean
  step: Step | null
  lead: Lead | null
}

/** The villages and forests, row by row. */
export interface Villages {
  columns: number
  rows: number
  cells: VillageCell[]
}

/** A symbol of a seat's castle: how a card is played, and whether that one is next. */
export interface Symbol {
  face: Side
  used: boolean
  next: boolean
}

/** Castles of a value that a seat has taken. */
export interface Castles {
  element: string
  value: number
  count: number
}

/** The own hand card by card; of another only the number of cards. */
export interface Hand {
  count: number
  cards: Stack[] | null
  picked?: string | null
}

/** The figures behind a seat's sheet: chests after the busts, single garments, kinds. */
export interface Sums {
  most: number
  others: number
  single: number
  kinds: number
}

/** A player and all that they have. */
export interface Seat {
  element: string
  seat: number
  castle: number
  raided: number | null
  banner: Symbol[]
  castles: Castles[]
  hand: Hand
  supply: number
  collection: Stack[]
  sheet: Record<Heading, number>
  sums: Sums
  glory: number
}

/** The line of alms under way. */
export interface Alms {
  seat: number
  given: number
  left: number
  /** Its villages, as far as their order is certain; the last one comes last. */
  path: number[]
}

/** The deck of loot. */
export interface Deck {
  element: string
  left: number
}

/** Cards set aside unrevealed: how many, and those that the reader knows. */
export interface Buried {
  count: number
  known: Stack[]
}

/** Everything on the table, as one seat sees it. */
export interface ForestBoard {
  round: number
  rounds: number
  stage: Stage
  side: 'day' | 'night'
  order: number[]
  turn: number | null
  deck: Deck
  castles: CastlePile[]
  villages: Villages
  alms: Alms | null
  seats: Seat[]
  aside: Stack[]
  buried: Buried
  unseen: Stack[]
}
