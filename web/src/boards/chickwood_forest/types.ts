// What the view of Chickwood Forest sends.
export type Side = 'up' | 'down'
export type Family =
  'chest' | 'garment' | 'jewel' | 'bust' | 'maid' | 'henchman' | 'benefactor' | 'legendary'
export type Heading =
  'chests' | 'garments' | 'jewels' | 'maid' | 'henchmen' | 'castles' | 'villages'
export type Stage = 'scout' | 'spy' | 'raid' | 'key' | 'alms' | 'end' | 'over'

export interface Loot {
  kind: string
  family: Family
  glory?: number
  alms?: number
  /** By how much it would change the reader's glory. */
  worth?: number
}

export interface Stack extends Loot {
  element: string
  count: number
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
  /** What a raid would bring the reader. */
  raid: { glory: number; alms: number; unknown: number } | null
  row: Played[]
}

/** The reader's card on its way to a castle. */
export interface Playing {
  kind: string
  face: Side
}

export interface Space {
  element: string
  cube: number | null
  chosen: boolean
}

export interface VillageCell {
  element: string
  name: string
  forest: boolean
  rows: { glory: number; unlocked: boolean; spaces: Space[] }[]
  full: boolean
  standing: { seat: number; cubes: number; glory: number }[]
  in_line: boolean
  line_end: boolean
  /** The next cube here: the glory it adds, and how many cubes a line from here can place. */
  step: { adds: number; places: number } | null
  /** The cubes that would make the reader first here, against those they have. */
  lead: { reached: number; needed: number; room: boolean } | null
}

export interface Seat {
  element: string
  seat: number
  castle: number
  raided: number | null
  banner: { face: Side; used: boolean; next: boolean }[]
  castles: { element: string; value: number; count: number }[]
  hand: { count: number; cards: Stack[] | null; picked?: string | null }
  supply: number
  collection: Stack[]
  sheet: Record<Heading, number>
  sums: { most: number; others: number; single: number; kinds: number }
  glory: number
}

export interface Alms {
  seat: number
  given: number
  left: number
  /** The villages of the line, as far as their order is certain; the last one comes last. */
  path: number[]
}

export interface ForestBoard {
  round: number
  rounds: number
  stage: Stage
  side: 'day' | 'night'
  order: number[]
  turn: number | null
  deck: { element: string; left: number }
  castles: CastlePile[]
  villages: { columns: number; rows: number; cells: VillageCell[] }
  alms: Alms | null
  seats: Seat[]
  aside: Stack[]
  buried: { count: number; known: Stack[] }
  unseen: Stack[]
}
