// What the view of Sherwood Bandits sends.
import type { Message } from '$/table/protocol'

export type Weight = 'light' | 'medium' | 'heavy'
export type WagonKind = 'plain' | 'beer' | 'wayfarers' | 'war' | 'kings' | 'sheriffs' | 'feast'
export type CompanionName = 'marian' | 'john' | 'robin' | 'tuck'
export type Item = 'ring' | 'bracelet' | 'necklace' | 'coin' | 'token'
export type TileColour = 'red' | 'green' | 'blue' | 'yellow'
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

export interface Back {
  weight: Weight
  low: number
  high: number
}

export interface Front {
  number: number
  kind: WagonKind
  defence: number | null
  companion: CompanionName | null
  name: Message
  text: Message
}

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

export interface Hideout {
  element: string
  position: number
  gang: number | null
  lies: boolean
  guest: number | null
  weasel: boolean
  chosen: boolean
  late: boolean
  summary: Message
}

export interface RaidDie {
  element: string
  gang: number
  value: number
  crossed: boolean
}

export interface Attack {
  element: string
  position: number
  dice: RaidDie[]
  counts: boolean
  late: boolean
  gone: boolean
  summary: Message
}

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

export interface Section {
  element: string
  number: number
  wagon: Wagon | null
  outcome: 'waiting' | 'under attack' | 'robbed' | 'escaped' | null
  under_attack: boolean
  defence: number | null
  sum: number
  missing: number | null
  counting: number
  odds: { dice: number; average: number; percent?: number } | null
  raid: RaidEnd | null
  hideouts: Hideout[]
  attack: Attack[]
}

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

export interface Column {
  element: string
  gang: number
  dice: { element: string; value: number }[]
  sum: number
  coming: number[]
  sum_to_come: number
  state: 'reward' | 'safe' | 'jail'
}

export interface TileFace {
  kind: number
  item: Item
  colour: TileColour | null
  name: Message
}

export interface Tiles extends TileFace {
  element: string
  count: number
  summary: Message
}

export interface Wish extends TileFace {
  adds: number
}

export interface Store {
  size: number
  tokens: number
  tiles: Tiles[] | null
}

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
  leader: 'free' | CompanionName | 'jail'
  looks: number[]
  loot: Store
  chest: Store
  knows?: { tiles: Tiles[]; may_be_gone: number }
  wishes?: Wish[]
}

export interface Sheet {
  gang: number
  track: number
  set_points: number
  majorities?: { item: Item; count: number; points: number }[]
  total?: number
}

export interface BanditsBoard {
  round: number
  rounds: number
  phase: 'ambush' | 'raids' | 'sheriff' | 'over'
  step: Step
  start: number
  order: number[]
  deck: {
    element: string
    left: number
    top: Back | null
    unseen: Record<Weight, number>
    fronts: Record<Weight, { kind: WagonKind; defence: number | null; count: number }[]>
  }
  road: Section[]
  pickpockets: { element: string; gang: number | null }[]
  companions: Companion[]
  drawbridge: { under: number; over: number; columns: Column[] }
  jail: number[]
  supply: { element: string; tiles: number; tokens: number }
  pile: {
    element: string
    size: number
    holder: number
    to_keep: number
    space: number
    tiles: Tiles[] | null
  } | null
  gangs: Gang[]
  /** Where one says no. */
  pass: { element: string }
  raid: (RaidEnd & { section: number; still: number[]; dice: number[][] }) | null
  sheets: Sheet[]
}
