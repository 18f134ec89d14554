// What goes between this page and the server; docs/protocol.md explains it.

export type Language = 'en' | 'de' | 'fr' | 'it'

/** Something to be said: an id and its arguments. Fluent makes words of it. */
export interface Message {
  id: string
  [argument: string]: Argument
}
export type Argument = string | number | boolean | null | undefined | Message | { seat: number } | Names
/** A name in several languages. */
export type Names = { en: string } & Partial<Record<Language, string>>

export interface Action {
  action: number
  label: Message
  element: string
}

/** What one seat sees; `board` is the game's own. */
export interface View<Board = unknown> {
  game: string
  players: number
  options: Record<string, unknown>
  edition: string
  seat: number | null
  to_move: number | null
  board: Board
  prompt: Message | null
  actions: Action[]
  scores?: number[]
  winners?: number[]
  sheet?: Record<string, number>[]
}

export type Status = 'gathering' | 'playing' | 'finished' | 'stored' | 'frozen' | 'closed'

export interface SeatInfo {
  seat: number
  kind: 'open' | 'invite' | 'person' | 'bot'
  name: string
  level: string | null
  played_on: boolean
  here: boolean
}

export interface ClockRule {
  kind: 'none' | 'live' | 'slow'
  decision_s?: number
  reserve_s?: number
  days?: number
}

export interface TableInfo {
  id: string
  game: string
  title: string
  rules: number
  edition: string
  options: Record<string, unknown>
  players: number
  status: Status
  version: number
  listed: boolean
  undo: boolean
  clock: ClockRule
  host: string
  seats: SeatInfo[]
  waiting: number[]
  /** How many look on without a seat. */
  watching: number
  created_at: number
  changed_at: number
  origin: 'live' | 'imported' | 'continued'
  frozen: Message | null
  next: string | null
  scores: number[] | null
  winners: number[] | null
}

export interface HeldSeat {
  seat: number
  token: string
}

export interface OwnTable {
  table: TableInfo
  seats: HeldSeat[]
  invites: HeldSeat[]
}

export interface ClockFace {
  now: number
  /** Whose time runs. */
  seat: number | null
  since: number
  deadline: number | null
  /** What each seat has when its decision begins; null for a bot. */
  times: (number | null)[]
  reserves: number[]
}

export interface ChatLine {
  number: number
  at: number
  seat: number | null
  name: string
  text: string
}

export interface LogLine {
  version: number
  seat: number
  at: number
  /** The round in which it happened; null in games without rounds. */
  round: number | null
  undone: boolean
  story: Message[]
}

export type Frame =
  | {
      type: 'entered'
      table: TableInfo
      seats: number[]
      seat: number | null
      hosting: boolean
      chat: ChatLine[]
      log: LogLine[]
      rematch: HeldSeat[]
    }
  | {
      type: 'view'
      version: number
      seat: number | null
      view: View
      story: LogLine[]
      waiting: number[]
      undo: boolean
      clock: ClockFace | null
    }
  | { type: 'ack'; id: string; version: number; applied: boolean }
  | { type: 'refused'; id: string; version: number; reason: Message }
  | { type: 'table'; table: TableInfo; clock: ClockFace | null }
  | { type: 'chat'; line: ChatLine }
  | { type: 'log'; lines: LogLine[] }
  | { type: 'weighed'; version: number; final: number[] }
  | { type: 'rematch'; table: string; seats: HeldSeat[] }
  | { type: 'problem'; code: string; reason: Message }
  | { type: 'pong'; now: number }

export type Said =
  | { type: 'enter'; table: string; tokens: string[]; seat: number | null }
  | { type: 'act'; id: string; version: number; action: number }
  | { type: 'undo'; id: string; version: number }
  | { type: 'look'; seat: number | null }
  | { type: 'chat'; text: string }
  | { type: 'leave' | 'return' | 'hand_over'; seat: number }
  | { type: 'start'; level: string }
  | { type: 'rematch' }
  | { type: 'log'; before: number }
  | { type: 'weigh' }
  | { type: 'ping' }

export interface GameInfo {
  name: string
  title: string
  author: string
  publisher: string
  rules: number
  players: number[]
  options: Record<string, { choices: unknown[]; default: unknown }>
  editions: { hash: string; title: string; shipped: boolean }[]
  headings: string[]
  /** Whether one player ever knows what another does not. */
  secrets: boolean
}

export interface HouseInfo {
  version: string
  games: GameInfo[]
  levels: string[]
  languages: Language[]
  chat_letters: number
  name_letters: number
  guest: string | null
}

export interface SeatWish {
  kind: 'me' | 'open' | 'invite' | 'bot'
  level?: string
  name?: string
}

export interface NewTable {
  game: string
  seats: SeatWish[]
  options: Record<string, unknown>
  listed: boolean
  undo: boolean
  clock: ClockRule
}

export interface ReplayStep {
  step: number
  steps: number
  seat: number | null
  mover: number | null
  round: number | null
  view: View
  story: Message[]
}

export interface Trouble {
  code: string
  reason: Message
}
