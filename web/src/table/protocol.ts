// What goes between this page and the server; docs/protocol.md explains it.

export type Language = 'en' | 'de' | 'fr' | 'it'

/** Something to be said: an id and its arguments. Fluent makes words of it. */
export interface Message {
  id: string
  [argument: string]: Argument
}
export type Argument =
  string | number | boolean | null | undefined | Message | { seat: number } | Names
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
  /** A bot plays on for the owner, until the owner returns. */
  played_on: boolean
  here: boolean
  /** While the table gathers. */
  ready: boolean
  /** Decisions in a row that a bot had to take because time ran out. */
  late: number
  /** Names the person at this table, for mute, block and report. */
  who: string | null
  muted: boolean
  /** A free seat of a rematch: whose it was. */
  kept_for: string
}

export type Answer = 'wait' | 'bot' | 'end' | 'yes' | 'no'

/** What the people at a table are asked; their answers settle it. */
export interface Question {
  about: 'away' | 'undo'
  /** Who does not decide, or who asks. */
  seat: number
  asked: number[]
  answers: { seat: number; answer: Answer }[]
  version: number
  asked_at: number
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
  /** The server's time; every time told of a table is to be read beside it. */
  now: number
  /** Three words that lead here. */
  code: string | null
  hot_seat: boolean
  /** A countdown runs: the game begins then. */
  starts_at: number | null
  /** Nobody is there: neither clocks nor bots go on. */
  paused: boolean
  question: Question | null
  /** From then on, others may have a bot play on for the mover. */
  hand_over_at: number | null
  /** Why a game stopped before its end. */
  ended: Message | null
}

export interface HeldSeat {
  seat: number
  token: string
  /** An invitation's three words. */
  code?: string | null
}

/** Where three words lead. */
export interface Found {
  kind: 'table' | 'invite' | 'device'
  table: TableInfo
  seat: number | null
  token: string | null
}

/** Three words that let another device into one's seat: once, and soon. */
export interface SeatCode {
  code: string
  until: number
  now: number
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
  /** A quick phrase: a message id; then the text is empty. */
  phrase: string | null
  /** Names the speaker at this table, for mute, block and report. */
  who: string
}

export interface LogLine {
  version: number
  seat: number
  at: number
  /** The round in which it happened; null in games without rounds. */
  round: number | null
  undone: boolean
  /** A bot did it for the seat's owner. */
  stand_in: boolean
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
      /** Whom one does not hear, as far as they are at this table. */
      blocked: string[]
    }
  | { type: 'seated'; seats: HeldSeat[]; seat: number | null; reason: Message | null }
  | { type: 'device'; seat: number }
  | { type: 'nudge'; seat: number; to: number }
  | { type: 'announce'; text: string; at: number }
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
  | { type: 'rematch'; table: string; seats: HeldSeat[]; seat: number | null }
  | { type: 'problem'; code: string; reason: Message; about: string | null; at: number | null }
  | { type: 'pong'; now: number }

export type Said =
  | { type: 'enter'; table: string; tokens: string[]; seat: number | null }
  | { type: 'act'; id: string; version: number; action: number }
  | { type: 'undo'; id: string; version: number }
  | { type: 'look'; seat: number | null }
  | { type: 'chat'; text?: string; phrase?: string; id?: string }
  | { type: 'leave' | 'return' | 'hand_over' | 'kick'; seat: number }
  | { type: 'ready'; ready: boolean }
  | { type: 'swap'; seat: number; other: number }
  | { type: 'set_seat'; seat: number; kind: 'open' | 'invite' | 'bot'; level?: string }
  | ({ type: 'set_table' } & Partial<
      Pick<TableInfo, 'options' | 'edition' | 'clock' | 'players' | 'listed' | 'undo'>
    >)
  | { type: 'start'; level: string }
  | { type: 'close' | 'hold' | 'rematch' | 'nudge' }
  | { type: 'ask_undo'; version: number }
  | { type: 'answer'; about: Question['about']; answer: Answer }
  | { type: 'mute'; who: string; muted: boolean }
  | { type: 'block'; who: string; blocked: boolean }
  | { type: 'report'; who: string; text: string; line?: number }
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
  /** The message ids of the quick phrases. */
  phrases: string[]
  /** Where others in the same network find this server. */
  addresses: string[]
  announcement: string | null
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
  edition: string | null
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
