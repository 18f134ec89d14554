// Written by `python -m tools.types` from the server's own types: change those.

export type Back = 'A' | 'B'

export type Town = 'York' | 'Lincoln' | 'Nottingham' | 'Derby'

export type Place = 'church' | 'inn' | 'merchant' | 'market'

export type Kind = 'strength-1' | 'strength-2' | 'strength-3' | 'cloak' | 'garment' | 'provisions'

export type Phase =
  | 'plan'
  | 'group'
  | 'call'
  | 'offer'
  | 'choose hideout'
  | 'answer'
  | 'confirm'
  | 'deal member'
  | 'deal own'
  | 'deal pay'
  | 'consent'
  | 'bargain'
  | 'bid pick'
  | 'bid turn'
  | 'bid gold'
  | 'pick'
  | 'redirect'
  | 'arrow'
  | 'order'
  | 'cards'
  | 'split'
  | 'promises'
  | 'rest'
  | 'stay'
  | 'defeat'
  | 'over'

export type SlotState = 'face down' | 'face up'

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

/** What happens if a known card is played now and nobody adds cards. */
export interface Forecast {
  stops: Stop[]
  raided: string | null
  gains: Gain[]
}

export interface Card {
  number: number
  back: Back
  strength: number
  glory: number
  from: Town
  to: Town
  route: string[]
  kind: 'traveller' | 'sheriff'
  gold?: number
  companions?: number
  lost_glory?: number
  lost_robbers?: number
}

/** A travel card of this round. */
export interface Slot {
  element: string
  slot: number
  state: SlotState
  back: Back
  card: Card | null
  seen_by: number[]
  marked_by: number[]
  tokens: string[]
  forecast: Forecast | null
}

/** A known card that passes a hideout. */
export interface Passing {
  slot: number
  times: number
  needed: number
  short: number
}

/** A member's part of a group in a hideout. */
export interface Part {
  seat: number
  robbers: number
  pledged: number[]
  promised_gold: number
  promised_companions: number
}

/** A hideout, and who lies in wait there. */
export interface Hideout {
  element: string
  name: string
  watches: Town[]
  red: boolean
  leader: number | null
  groups: Part[]
  strength: number
  token: number | null
  informer: number | null
  passing: Passing[]
}

/** Cards that one player alone has seen. */
export interface Shown {
  seat: number
  cards: Partial<Record<'strength-1' | 'strength-2' | 'strength-3' | 'cloak' | 'garment' | 'provisions', number>>
}

/** A player's camp. */
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
  hand: Partial<Record<'strength-1' | 'strength-2' | 'strength-3' | 'cloak' | 'garment' | 'provisions', number>>
  /** What everybody has seen. */
  shown: Partial<Record<'strength-1' | 'strength-2' | 'strength-3' | 'cloak' | 'garment' | 'provisions', number>>
  /** One's own cards that one player alone has seen. */
  shown_to: Shown[]
}

/** For whom so many robbers are enough. */
export interface GroupStep {
  robbers: number
  passing: Passing[]
}

/** How many robbers lie in wait alone. */
export interface Group {
  element: string
  hideout: string
  seat: number
  steps: GroupStep[]
}

/** What a sheriff takes from a member without a cloak. */
export interface Losses {
  seat: number
  glory: number
  robbers: number
  spared: boolean
}

/** Something on the table that has no more to say than where it is. */
export interface Spot {
  element: string
}

/** The fight at a hideout, while cards are played. */
export interface Fight {
  hideout: string
  needed: number
  strength: number
  order: number[]
  played: number[][]
  pledged: number[][]
  robbers: number[]
  with_card: number[]
  cards: Spot
  next: Spot
  spent_anyway: boolean
  gains: Gain[]
  losses: Losses[]
}

/** What is left to hand out. */
export interface Loot {
  by: number
  gold: number
  companions: number
  robbers: number[]
  parts: number[]
  owed_gold: number[]
  owed_companions: number[]
  give_gold: Spot
  give_companion: Spot
}

/** Whom the carriage would meet on its way to a town. */
export interface Way {
  town: Town
  to: string
  stops: Stop[]
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
  answers: Spot
  ways: Way[]
}

/** A town, and the hideouts on the arrows from it. */
export interface TownArm {
  element: string
  name: Town
  arrows: string[]
}

/** A place to go to, and everybody's robbers there. */
export interface House {
  element: string
  name: Place
  robbers: number[]
}

/** Robbers that work for nobody yet. */
export interface Oak {
  element: string
  robbers: number[]
}

/** The supply of gold. */
export interface Quarry {
  element: string
  gold: number
}

/** The forest: towns, hideouts, places, and the glory track. */
export interface Map {
  towns: TownArm[]
  hideouts: Hideout[]
  places: House[]
  oak: Oak
  quarry: Quarry
  glory: number[]
}

/** The cards of the rounds to come, and the back that lies on top. */
export interface ToCome {
  left: number
  back: Back
}

/** A carriage whose way has just ended, and where it was raided. */
export interface News {
  card: Card
  raided: string | null
}

/** The equipment cards. */
export interface Equipment {
  element: string
  deck: number
  discards: Partial<Record<'strength-1' | 'strength-2' | 'strength-3' | 'cloak' | 'garment' | 'provisions', number>>
}

/** Who has the marker of the first player, and who the card. */
export interface FirstPlayer {
  marker: number
  card: number | null
}

/** A hideout that offers to an open call name. */
export interface NamedHideout {
  element: string
  seats: number[]
  robbers: number
}

/** A card that somebody names; sure where it is pledged or the reader has seen it. */
export interface Named {
  strength: number
  sure: boolean
}

/** What the group would reach with so many robbers. */
export interface TalkStep {
  robbers: number
  sure: number
  said: number
  enough: boolean | null
}

/** What one asked player offers. */
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

/** A member of a contract. */
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

/** Who pays without being a member. */
export interface Payer {
  seat: number
  yes: boolean
}

/** What the leader has written so far, and who has said yes. */
export interface Paper {
  travel_card: number | null
  informer: number | null
  members: Member[]
  payments: Payment[]
  payers: Payer[]
}

/** Whose camp the group would empty, and whether that is the first or the second. */
export interface Emptied {
  seat: number
  place: number
}

/** A call, the offers and the contract, as a small table. */
export interface Talk {
  element: string
  fields: Spot[]
  leader: number
  /** Whether the others name the hideout. */
  open: boolean
  hideout: string | null
  hideouts: NamedHideout[]
  call: number
  calls: number
  about: number | null
  robbers: number
  cards: Named[]
  aim: number | null
  subject: number | null
  card: Card | null
  needed: number | null
  /** The strength of those agreed. */
  agreed: number
  /** Of all in question. */
  sure: number
  /** What is only said on top of that. */
  said: number
  steps: TalkStep[]
  offers: Offer[]
  contract: Paper | null
  gains: Gain[]
  emptied: Emptied[]
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
  element: string
  gold: Spot
  answers: Spot
  bargainers: number[]
  /** Whether they are being asked who bargains. */
  open: boolean
  asked: number[]
  to: number | null
  about: 'pick' | 'turn'
  bids: Bid[]
  /** The card that the picker was paid to leave. */
  barred: string | null
}

/** The map, the cards, the camps, and what is being talked or fought about. */
export interface ForestBoard {
  rules: 'basic' | 'advanced'
  round: number
  rounds: number
  stage: 'plans' | 'raids' | 'over'
  phase: Phase
  map: Map
  /** How many travel cards a round has. */
  slots: number
  travel_cards: Slot[]
  to_come: ToCome
  carriage: Carriage | null
  news: News[]
  equipment: Equipment
  seats: Seat[]
  first_player: FirstPlayer
  group: Group | null
  talk: Talk | null
  call_open: Spot
  bargain: Bargain | null
  fight: Fight | null
  loot: Loot | null
}
