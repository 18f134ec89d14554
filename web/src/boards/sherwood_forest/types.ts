// What the view of Sherwood Forest sends.
export type Town = 'York' | 'Lincoln' | 'Nottingham' | 'Derby'
export type Place = 'church' | 'inn' | 'merchant' | 'market'
export type Kind = 'strength-1' | 'strength-2' | 'strength-3' | 'cloak' | 'garment' | 'provisions'

export interface Card {
  number: number
  back: 'A' | 'B'
  kind: 'traveller' | 'sheriff'
  strength: number
  glory: number
  from: Town
  to: Town
  route: string[]
  gold?: number
  companions?: number
  lost_glory?: number
  lost_robbers?: number
}

/** A group that a carriage meets, and whether it is strong enough without hand cards. */
export interface Stop {
  hideout: string
  strength: number
  enough: boolean
}

/** What a success brings one member. */
export interface Gain {
  seat: number
  glory: number
  gold?: number
  companions?: number
  parts?: number
  parts_at_most?: number
  hands_out?: number
  pays?: number
}

export interface Slot {
  element: string
  slot: number
  state: 'face down' | 'face up'
  back: 'A' | 'B'
  card: Card | null
  seen_by: number[]
  marked_by: number[]
  tokens: string[]
  forecast: { stops: Stop[]; raided: string | null; gains: Gain[] } | null
}

/** A known card that passes a hideout. */
export interface Passing {
  slot: number
  times: number
  needed: number
  short: number
}

export interface Hideout {
  element: string
  name: string
  watches: Town[]
  red: boolean
  leader: number | null
  groups: {
    seat: number
    robbers: number
    pledged: number[]
    promised_gold: number
    promised_companions: number
  }[]
  strength: number
  token: number | null
  informer: number | null
  passing: Passing[]
}

export interface Seat {
  element: string
  seat: number
  camp: number
  robbers: number
  oak: number
  gold: number
  most_gold: number
  glory: number
  hand_size: number
  /** One's own hand; of others, what the reader has seen. */
  hand: Partial<Record<Kind, number>>
  /** What everybody has seen. */
  shown: Partial<Record<Kind, number>>
  /** One's own cards that one player alone has seen. */
  shown_to: { seat: number; cards: Partial<Record<Kind, number>> }[]
}

/** A card that somebody names; sure where it is pledged or the reader has seen it. */
export interface Named {
  strength: number
  sure: boolean
}

export interface Offer {
  seat: number
  state: 'offers' | 'declines' | 'open'
  wanted: number
  robbers: number
  cards: Named[]
  hideout: string | null
  accepted: boolean
  left_out: boolean
  informs_on?: number | null
  gold?: number
  companions?: number
  /** More than 0: they get it. */
  gold_now?: number
  gold_now_with?: number
}

export interface Member {
  seat: number
  robbers: number
  gold: number
  companions: number
  gold_now: number
  yes: boolean
}

export interface Payment {
  from: number
  to: number
  gold: number
}

export interface Paper {
  travel_card: number | null
  informer: number | null
  members: Member[]
  payments: Payment[]
  /** Who pays without being a member. */
  payers: { seat: number; yes: boolean }[]
}

export interface Talk {
  element: string
  leader: number
  /** Whether the others name the hideout. */
  open: boolean
  hideout: string | null
  hideouts: { element: string; seats: number[]; robbers: number }[]
  call: number
  calls: number
  about: number | null
  robbers: number
  cards: Named[]
  aim: number | null
  subject: number | null
  card: Card | null
  needed: number | null
  /** Strength: of those agreed, of all in question, and what is only said on top of that. */
  agreed: number
  sure: number
  said: number
  steps: { robbers: number; sure: number; said: number; enough: boolean | null }[]
  offers: Offer[]
  contract: Paper | null
  gains: Gain[]
  emptied: { seat: number; place: number }[]
}

export interface Bid {
  seat: number
  for: 'pick' | 'leave' | 'town' | 'keep'
  /** 0 while the amount is still open. */
  gold: number
  element?: string
  town?: Town
}

/** The raid phase of the advanced game: gold for picking, leaving, turning, keeping. */
export interface Bargain {
  bargainers: number[]
  /** Whether they are being asked who bargains. */
  open: boolean
  to: number | null
  about: 'pick' | 'turn'
  bids: Bid[]
  /** The card that the picker was paid to leave. */
  barred: string | null
}

export interface Group {
  element: string
  hideout: string
  seat: number
  steps: { robbers: number; passing: Passing[] }[]
}

export interface Fight {
  hideout: string
  needed: number
  strength: number
  order: number[]
  played: number[][]
  pledged: number[][]
  robbers: number[]
  with_card: number[]
  spent_anyway: boolean
  gains: Gain[]
  losses: { seat: number; glory: number; robbers: number; spared: boolean }[]
}

export interface Loot {
  by: number
  gold: number
  companions: number
  robbers: number[]
  parts: number[]
  owed_gold: number[]
  owed_companions: number[]
}

export interface Carriage {
  element: string
  slot: number
  card: Card
  from: Town
  to: Town
  arrow: number
  route: string[]
  at: string | null
  ways: { town: Town; to: string; stops: Stop[] }[]
}

export interface ForestBoard {
  rules: 'basic' | 'advanced'
  round: number
  rounds: number
  stage: 'plans' | 'raids' | 'over'
  phase: string
  map: {
    towns: { element: string; name: Town; arrows: string[] }[]
    hideouts: Hideout[]
    places: { element: string; name: Place; robbers: number[] }[]
    oak: { element: string; robbers: number[] }
    quarry: { element: string; gold: number }
    glory: number[]
  }
  /** How many travel cards a round has. */
  slots: number
  travel_cards: Slot[]
  to_come: { left: number; back: 'A' | 'B' }
  carriage: Carriage | null
  news: { card: Card; raided: string | null }[]
  equipment: { element: string; deck: number; discards: Partial<Record<Kind, number>> }
  seats: Seat[]
  first_player: { marker: number; card: number | null }
  group: Group | null
  talk: Talk | null
  call_open: { element: string }
  bargain: Bargain | null
  fight: Fight | null
  loot: Loot | null
}
