// Written by `python -m tools.types` from the server's own types: change those.
import type { Message } from '$/generated/protocol'

export type Weight = 'light' | 'medium' | 'heavy'

export type WagonKind = 'plain' | 'beer' | 'wayfarers' | 'war' | 'kings' | 'sheriffs' | 'feast'

export type CompanionName = 'marian' | 'john' | 'robin' | 'tuck'

export type Step =
  | 'placing'
  | 'looking'
  | 'marking'
  | 'little john'
  | 'partner'
  | 'attacking'
  | 'robin hood'
  | 'looting'
  | 'friar tuck'
  | 'swapping'
  | 'serving'
  | 'bribing'
  | 'paying'
  | 'rewarding'
  | 'over'

export type Outcome = 'waiting' | 'under attack' | 'robbed' | 'escaped'

export type LeaderPlace = 'free' | 'marian' | 'john' | 'robin' | 'tuck' | 'jail'

/** The back of a wagon, and between which defences its front is. */
export interface Back {
  weight: Weight
  low: number
  high: number
}

/** The front of a wagon. */
export interface Front {
  number: number
  kind: WagonKind
  defence: number | null
  companion: CompanionName | null
  name: Message
  text: Message
}

/** A wagon on the road. */
export interface Wagon {
  element: string
  back: Back
  face_up: boolean
  seen_by_you: boolean
  /** Who has looked at it in secret. */
  seen_by: number[]
  token: number
  token_by: number | null
  /** It has been replaced and stays. */
  stays: boolean
  front: Front | null
  feast_dice: number[]
  summary: Message
}

/** A place to lie in wait. */
export interface Hideout {
  summary: Message
  element: string
  position: number
  gang: number | null
  lies: boolean
  guest: number | null
  weasel: boolean
  chosen: boolean
  late: boolean
}

/** A die of a raid. */
export interface RaidDie {
  element: string
  gang: number
  value: number
  crossed: boolean
}

/** An attack space with its dice. */
export interface Attack {
  summary: Message
  element: string
  position: number
  dice: RaidDie[]
  counts: boolean
  late: boolean
  /** Back with the owner, or on the drawbridge. */
  gone: boolean
}

/** Points that a gang gets. */
export interface GangPoints {
  gang: number
  points: number
}

/** How a raid ends, or would end as it stands. */
export interface RaidEnd {
  sum: number
  succeeds: boolean
  counting: number
  points: GangPoints[]
}

/** The raid while Robin Hood may be called, and who may still call him. */
export interface StandingRaid {
  sum: number
  succeeds: boolean
  counting: number
  points: GangPoints[]
  section: number
  still: number[]
  dice: number[][]
}

/** How likely a wagon falls to the bandits that wait there, without any help. */
export interface Odds {
  dice: number
  average: number
  percent?: number
}

/** A part of the road: its wagon, its hideouts, its attack spaces and how the raid stands. */
export interface Section {
  element: string
  number: number
  wagon: Wagon | null
  outcome: Outcome | null
  under_attack: boolean
  defence: number | null
  sum: number
  missing: number | null
  counting: number
  odds: Odds | null
  raid: RaidEnd | null
  hideouts: Hideout[]
  attack: Attack[]
}

/** A companion with the face-up card, and the cards to come. */
export interface Companion {
  element: string
  companion: CompanionName
  name: Message
  effect: string
  title: Message
  text: Message
  to_come: string[]
  leaders: number[]
}

/** A die on the drawbridge. */
export interface ColumnDie {
  element: string
  value: number
}

/** A gang's column of the drawbridge. */
export interface Column {
  element: string
  gang: number
  dice: ColumnDie[]
  sum: number
  coming: number[]
  sum_to_come: number
  state: 'reward' | 'safe' | 'jail'
}

/** The sheriff's drawbridge: under one sum there is a reward, over the other the jail. */
export interface Drawbridge {
  under: number
  over: number
  columns: Column[]
}

export type Item = 'ring' | 'bracelet' | 'necklace' | 'coin' | 'token'

export type TileColour = 'red' | 'green' | 'blue' | 'yellow'

/** Tiles of a kind, with their number. */
export interface Tiles {
  kind: number
  item: Item
  colour: TileColour | null
  name: Message
  element: string
  count: number
  summary: Message
}

/** Loot, as far as it is known. */
export interface Store {
  size: number
  tokens: number
  tiles: Tiles[] | null
}

/** What a seat knows of tiles that went by. */
export interface Known {
  tiles: Tiles[]
  may_be_gone: number
}

/** A tile that would bring much. */
export interface Wish {
  kind: number
  item: Item
  colour: TileColour | null
  name: Message
  adds: number
}

/** A gang, and what it has. */
export interface Gang {
  element: string
  seat: number | null
  gang: number
  will: boolean
  name: Message | { seat: number }
  victory_points: number
  start: boolean
  bandits: number
  bandits_left: number
  leader: LeaderPlace
  looks: number[]
  loot: Store
  chest: Store
  knows?: Known
  wishes?: Wish[]
}

/** How many wagons with such a front have not been seen. */
export interface FrontCount {
  kind: WagonKind
  defence: number | null
  count: number
}

/** The wagons to come: how many, the back on top, and which have not been seen yet. */
export interface Deck {
  element: string
  left: number
  top: Back | null
  unseen: Record<Weight, number>
  fronts: Record<Weight, FrontCount[]>
}

/** A pickpocket space. */
export interface Pickpocket {
  element: string
  gang: number | null
}

/** The supply of loot. */
export interface Supply {
  element: string
  tiles: number
  tokens: number
}

/** The tiles on their way from the right to the left. */
export interface Pile {
  element: string
  size: number
  holder: number
  to_keep: number
  space: number
  tiles: Tiles[] | null
}

/** Something on the table that has no more to say than where it is. */
export interface Spot {
  element: string
}

/** The sets of a colour. */
export interface ColourSets {
  colour: TileColour
  rings: number
  bracelets: number
  necklaces: number
  trios: number
  ring_sets: number
  bracelet_pairs: number
  single_necklaces: number
  as_coins: number
}

/** What each set brings. */
export interface SetWorth {
  ring_set: number
  bracelet_pair: number
  trio: number
  necklace: number
  three_coins: number
}

/** Pieces of an item, and what the most of them bring. */
export interface Majority {
  item: Item
  count: number
  points: number
}

/** What a gang's tiles bring, set by set; majorities when the game is over. */
export interface Sheet {
  gang: number
  name: Message | { seat: number }
  track: number
  colours: ColourSets[]
  coins: number
  coin_points: number
  set_points: number
  worth: SetWorth
  majorities?: Majority[]
  tiles?: number
  total?: number
}

export interface BanditsBoard {
  round: number
  rounds: number
  phase: 'ambush' | 'raids' | 'sheriff' | 'over'
  step: Step
  start: number
  order: number[]
  deck: Deck
  road: Section[]
  pickpockets: Pickpocket[]
  companions: Companion[]
  drawbridge: Drawbridge
  jail: number[]
  supply: Supply
  pile: Pile | null
  gangs: Gang[]
  raid: StandingRaid | null
  /** Where one says no. */
  pass: Spot
  sheets: Sheet[]
  lot: number | null
}

/** What is on a tile. */
export interface TileFace {
  kind: number
  item: Item
  colour: TileColour | null
  name: Message
}
