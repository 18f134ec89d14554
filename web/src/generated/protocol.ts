// Written by `python -m tools.types` from the server's own types: change those.

export type Language = 'en' | 'de' | 'fr' | 'it'

/** Something to be said: an id and its arguments. Fluent makes words of it. */
export interface Message {
  id: string
  [argument: string]: Argument
}
/** A name in several languages. */
export type Names = { en: string } & Partial<Record<Language, string>>
export type Argument =
  string | number | boolean | null | undefined | Message | { seat: number } | Names

/** A legal action: its label and the element it belongs to. */
export interface Action {
  action: number
  label: Message
  element: string
}

/** What one seat sees; the board is the game's own. */
export interface View {
  game: string
  players: number
  options: Record<string, unknown>
  edition: string
  seat: number | null
  to_move: number | null
  board: unknown
  prompt: Message | null
  actions: Action[]
  /** When the game is over. */
  scores?: number[]
  winners?: number[]
  sheet?: Record<string, number>[]
}

export type Status = 'gathering' | 'playing' | 'finished' | 'stored' | 'frozen' | 'closed'

export type SeatKind = 'open' | 'invite' | 'person' | 'bot'

export type Origin = 'live' | 'imported' | 'continued'

export type Mark = 'practice' | 'hints'

export type AnswerKind = 'wait' | 'bot' | 'end' | 'yes' | 'no'

/** What everybody knows of a seat. */
export interface SeatInfo {
  seat: number
  kind: SeatKind
  name: string
  /** Of the bot that sits here. */
  level: string | null
  /** And what it is like, in games where one talks. */
  character: string | null
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

/** What a seat has answered to the table's question. */
export interface Answer {
  seat: number
  answer: AnswerKind
}

/** What the people at a table are asked; their answers settle it. */
export interface Question {
  /** Somebody keeps the table waiting; somebody wants to take back. */
  about: 'away' | 'undo'
  /** Who does not decide, or who asks. */
  seat: number
  /** The seats that may answer. */
  asked: number[]
  answers: Answer[]
  /** The table's, when it was asked: another one ends the question. */
  version: number
  asked_at: number
}

/** How far a game is that is still being compiled; until then its bots wait. */
export interface Preparing {
  done: number
  steps: number
  /** It cannot be compiled here: played all the same, with simple bots. */
  failed: boolean
}

/** What a table plays with. */
export interface ClockRule {
  kind?: 'none' | 'live' | 'slow'
  /** Live: free seconds for every decision. */
  decision_s?: number
  /** Live: seconds on top, for the whole game. */
  reserve_s?: number
  /** Slow: for a whole turn. */
  days?: number
}

/** What the browser of one seat puts in. */
export interface Part {
  seat: number
  /** Shown before anybody opens. */
  seal: string
  /** null: not opened in time, and left out. */
  nonce: string | null
}

/** Everything that settles a game's chance; the secret is told when the game is over. */
export interface Fairness {
  /** The one it was made for: a game's file may be brought to another. */
  table: string
  commitment: string
  /** Those whose seals were shown. */
  parts: Part[]
  secret: string | null
}

/** What everybody knows of a table. */
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
  /** The seats that the table waits for. */
  waiting: number[]
  /** Connections that look on without a seat. */
  watching: number
  created_at: number
  changed_at: number
  origin: Origin
  frozen: Message | null
  /** The rematch. */
  next: string | null
  scores: number[] | null
  winners: number[] | null
  /** The server's time; every time told of a table is to be read beside it. */
  now: number
  /** Three words that lead here while the table lives. */
  code: string | null
  /** Several seats are the host's, at one screen. */
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
  /** The game is being compiled, and its bots wait for it. */
  preparing: Preparing | null
  /** A guided game, by its lesson's name. */
  lesson: string | null
  /** Whether one may ask for hints here. */
  hints: boolean
  /** Against bots alone: back to any own decision, as practice. */
  free_undo: boolean
  /** How this game was played. */
  marks: Mark[]
  /** What settles the chance; parts while gathering: open yours. */
  fairness: Fairness | null
}

/** What the coach of a guided game says to the learner now. */
export interface Coach {
  lesson: string
  /** Their names; the words are the messages teach-LESSON-STEP. */
  steps: string[]
  /** The step that is due or comes next; as many as there are steps: all are done. */
  at: number
  /** null: the game simply goes on. */
  say: Message | null
  /** What the words mean: parts of the table by name. */
  ring: string[]
  /** The actions that are waited for; none: a click on "next". */
  wants: number[]
  /** The words answer what was just done: it can be taken back. */
  answer: boolean
  /** The learner plays on alone, and may call the coach again. */
  left: boolean
}

/** A seat and the token that holds it; the link is /t/TABLE#SEAT.TOKEN. */
export interface HeldSeat {
  seat: number
  token: string
  /** An invitation's three words. */
  code: string | null
}

/** What the clock shows: server times in milliseconds. */
export interface ClockFace {
  now: number
  /** Whose time runs; none while a bot decides. */
  seat: number | null
  since: number
  deadline: number | null
  /** What each seat has when its decision begins; none: a bot's. */
  times: (number | null)[]
  reserves: number[]
}

/** One line of chat; seat null: a spectator. */
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

/** What one action (or one taken back) told the reader's seat. */
export interface LogLine {
  version: number
  seat: number
  at: number
  /** The one in which it happened. */
  round: number | null
  undone: boolean
  /** Undone as far as this version; none: the last action only. */
  back_to: number | null
  /** A bot did it for the seat's owner. */
  stand_in: boolean
  story: Message[]
}

/** A choice made before the game begins. */
export interface OptionInfo {
  choices: unknown[]
  default: unknown
}

/** An edition that a table can be played with. */
export interface EditionInfo {
  hash: string
  title: string
  shipped: boolean
}

/** A game, as the home page needs it. */
export interface GameInfo {
  name: string
  title: string
  author: string
  publisher: string
  rules: number
  players: number[]
  options: Record<string, OptionInfo>
  editions: EditionInfo[]
  headings: string[]
  /** Guided games, the first one first. */
  lessons: string[]
  /** Whether one seat ever knows what another does not. */
  secrets: boolean
  /** It is being compiled: one can play, its bots wait. */
  preparing: Preparing | null
}

/** Everything to offer on the home page. */
export interface HouseInfo {
  version: string
  games: GameInfo[]
  levels: string[]
  languages: string[]
  chat_letters: number
  name_letters: number
  /** One's own name, where one has come before. */
  guest: string | null
  /** The message ids of the quick phrases. */
  phrases: string[]
  /** Where others in the same network find this server. */
  addresses: string[]
  announcement: string | null
}

/** How a guest wants to be called. */
export interface Name {
  name: string
}

/** Who is to sit here. Several `me` are a hot-seat table. */
export interface SeatWish {
  kind: 'me' | 'open' | 'invite' | 'bot'
  level?: string
  /** For a hot seat: who sits beside me. */
  name?: string
}

/** A table to be made. With nobody but oneself and bots it begins at once. */
export interface NewTable {
  game: string
  seats: SeatWish[]
  options?: Record<string, unknown>
  edition?: string | null
  listed?: boolean
  undo?: boolean
  /** Whether everybody may ask for hints; against bots alone one always may. */
  hints?: boolean
  clock?: ClockRule
  /** Of what one will put into the game's chance. */
  seal?: string | null
}

/** A game against bots, at once. */
export interface PlayNow {
  game: string
  players?: number | null
  level?: string
  options?: Record<string, unknown>
  edition?: string | null
  /** Of what one will put into the game's chance. */
  seal?: string | null
}

/** A guided game, at once. */
export interface StartLesson {
  lesson: string
}

/** A seat's token, from its link, or the three words of a device's code. */
export interface Claim {
  token: string
}

/** Three words that let another device into one's seat: once, and soon. */
export interface SeatCode {
  code: string
  /** Server time. */
  until: number
  now: number
}

/** Where three words lead. With a token, `claim` takes the seat. */
export interface Found {
  kind: 'table' | 'invite' | 'device'
  table: TableInfo
  seat: number | null
  token: string | null
}

/** Go on from a point of a stored game: which seats are mine, how strong the bots are. */
export interface Continue {
  step: number
  seats: number[]
  level?: string
}

/** A table, the seats one holds there, and the links for those whom one invites. */
export interface OwnTable {
  table: TableInfo
  seats: HeldSeat[]
  invites: HeldSeat[]
}

/** One position of a finished game from one point of view, and what led to it. */
export interface ReplayStep {
  step: number
  steps: number
  seat: number | null
  /** Who took the action that led here. */
  mover: number | null
  /** The round in which that happened. */
  round: number | null
  view: View
  story: Message[]
}

/** One action that was possible, with what it promised. */
export interface Option {
  action: number
  chance: number
  points: number
}

/** What a decision was worth, beside the best one. */
export interface Judgement {
  seat: number
  played: Option
  best: Option
  /** The best first. */
  options: Option[]
  /** On every seat's chance to win: the played action instead of the best. */
  effect: number[]
  /** To the seat, under each heading of the sheet. */
  gains: number[]
  /** To every seat, in all. */
  points: number[]
  /** What a player who does not think ahead would have done. */
  plain: number
  /** Of each action that was tried by itself. */
  simulations: number
  /** A second, longer look has said so. */
  again: boolean
}

/** What would have been best, had nothing been hidden. */
export interface Hindsight {
  best: Option
  chances: number[]
}

export type Kind = 'mistake' | 'best' | 'turn'

/** A step of the game, and why it is remembered. */
export interface Moment {
  /** The position before it has this number. */
  step: number
  seat: number
  kind: Kind
  /** Of that seat's chance to win. */
  change: number
}

/** An action in words, and where it is on the board. */
export interface Told {
  action: number
  label: Message
  element: string
}

/** A moment with its reason: what was played, and what was or would have been best. */
export interface KeyMoment {
  moment: Moment
  played: Told
  best: Told
  why: Message | null
}

/** Why a seat's result differs from a fair share. The three parts add up to it. */
export interface Share {
  /** The share of the victory, less a fair one. */
  result: number
  /** What its own decisions took away. */
  own: number
  /** What the others' decisions gave it. */
  others: number
  luck: number
}

/** Everything that is known about a game afterwards. Lists of steps begin with the first. */
export interface Analysis {
  format: number
  game: string
  players: number
  names: string[]
  simulations: number
  /** Who took each step. */
  movers: number[]
  /** Of each position, the last one included. */
  rounds: (number | null)[]
  /** Every seat's chance in each position, as a spectator saw it. */
  curve: number[][]
  /** Of each step; null where nothing was to be decided. */
  judged: (Judgement | null)[]
  /** Of each step, where the game has secrets. */
  hindsight: (Hindsight | null)[]
  moments: KeyMoment[]
  /** By each seat in a decision, on average. */
  given_away: number[]
  shares: Share[]
}

/** How far the analysis of a game is, and what is known by now: first of all the curve. */
export interface LookingBack {
  /** It is under way, or waits for its turn. */
  wanted: boolean
  done: number
  total: number
  analysis: Analysis | null
}

/** How one fared against bots of one level at one game, practice left out. */
export interface Fared {
  game: string
  level: string
  games: number
  wins: number
}

/** What one has played to the end. */
export interface OwnRecord {
  /** The games that one has finished at least once. */
  finished: string[]
  fared: Fared[]
}

/** Why a request was not carried out. */
export interface Trouble {
  code: string
  reason: Message
}

/** Who sat where in a game that is over, and with how many points. */
export interface PastSeat {
  /** Empty: a bot, which the reader names. */
  name: string
  /** A bot's. */
  level: string | null
  score: number
}

/** A game that one has played to its end. */
export interface PastGame {
  table: string
  game: string
  at: number
  /** One's own. */
  seat: number
  place: number
  won: boolean
  /** "people", or the level of the strongest bot; none: it does not count. */
  against: string | null
  seats: PastSeat[]
}

/** How one fared at a game against people, or against bots of a level. */
export interface Tally {
  game: string
  against: string
  played: number
  won: number
  average: number
  best: number
}

/** Something to be proud of, and the game in which it was first so; none: not yet. */
export interface Milestone {
  /** First-win, points, legend, all-games. */
  kind: string
  game: string | null
  /** How many it takes. */
  points: number | null
  table: string | null
  at: number | null
}

/** The games of one guest: the latest of them, and what comes out of all. */
export interface Myself {
  name: string
  games: PastGame[]
  /** Of all games, also of those that are not listed. */
  count: number
  tallies: Tally[]
  milestones: Milestone[]
}

/** About what, and as whom: at a table by the token of one's seat, in a replay from a seat. */
export interface AskWorkings {
  /** `score-1` for the points of seat 1, or an element of the board. */
  of: string
  token?: string | null
  /** Of a finished game; none: the table as it is now. */
  step?: number | null
  /** From which a finished game is looked at. */
  seat?: number | null
}

/** A part of a figure: what brings it, how much (null: it is no points), and how that comes. */
export interface Working {
  thing: Message
  points: number | null
  how: Message
  /** Of the score sheet. */
  heading?: string
}

/** The parts of a figure; none where there is nothing to tell. */
export interface Workings {
  of: string
  lines: Working[]
}

/** Where a puzzle is found. */
export interface PuzzleName {
  game: string
  id: string
}

/** A puzzle in the list: nothing that gives it away. */
export interface PuzzleListed {
  game: string
  id: string
  /** 1 to 3. */
  grade: number
  players: number
}

/** All puzzles, by game and grade, and the one of the day. */
export interface PuzzleList {
  puzzles: PuzzleListed[]
  day: PuzzleName | null
  /** The day, in universal time. */
  date: string
}

/** A puzzle to solve: the position as its seat sees it. */
export interface PuzzleShown {
  id: string
  grade: number
  seat: number
  round: number | null
  /** How often each level of bots finds the answer. */
  finds: Record<string, number>
  table: TableInfo
  view: View
  /** Whether one can play on from here. */
  playable: boolean
}

/** What somebody plays in a puzzle. */
export interface PuzzleMove {
  action: number
}

/** Play on from a puzzle, against bots of a level. */
export interface PuzzlePlay {
  level?: string
}

/** What was best, and what else there was. */
export interface PuzzleAnswer {
  right: boolean
  answer: number
  /** The best first. */
  options: Option[]
  why: Message
  simulations: number
  finds: Record<string, number>
}

/** Something that people did, and how often they won with it. */
export interface Trend {
  label: Message
  games: number
  /** The mean share of the victory. */
  won: number
  /** Where the true share may lie, with 95% confidence. */
  low: number
  high: number
  /** What would be a fair share at these tables. */
  fair: number
}

/** What people play at this house; counted once a day. */
export interface Trends {
  game: string
  date: string
  games: number
  /** People's parts in them. */
  parts: number
  /** First decisions, the most frequent first. */
  openings: Trend[]
  /** By the heading that brought most points. */
  strategies: Trend[]
}

export type Frame =
  | {
      type: 'entered'
      table: TableInfo
      /** Those one holds here. */
      seats: number[]
      /** The one whose view one gets. */
      seat: number | null
      hosting: boolean
      chat: ChatLine[]
      log: LogLine[]
      rematch: HeldSeat[]
      /** Whom one does not hear, as far as they are at this table. */
      blocked: string[]
    }
  | {
      type: 'seated'
      seats: HeldSeat[]
      /** The one whose view one gets. */
      seat: number | null
      reason: Message | null
    }
  | {
      type: 'device'
      seat: number
    }
  | {
      type: 'nudge'
      /** Who reminds. */
      seat: number
      to: number
    }
  | {
      type: 'announce'
      text: string
      at: number
    }
  | {
      type: 'view'
      version: number
      seat: number | null
      view: View
      story: LogLine[]
      waiting: number[]
      /** Whether the last action can be taken back. */
      undo: boolean
      clock: ClockFace | null
      /** In a guided game, for who learns. */
      coach: Coach | null
    }
  | {
      type: 'ack'
      id: string
      version: number
      applied: boolean
    }
  | {
      type: 'refused'
      id: string
      version: number
      reason: Message
    }
  | {
      type: 'table'
      table: TableInfo
      clock: ClockFace | null
    }
  | {
      type: 'chat'
      line: ChatLine
    }
  | {
      type: 'log'
      lines: LogLine[]
    }
  | {
      type: 'weighed'
      version: number
      final: number[]
    }
  | {
      type: 'hint'
      version: number
      /** The best first. */
      options: Option[]
      /** Every seat's chance to win, if the best is done. */
      chances: number[]
      /** What the best has over the next, or over what was asked about. */
      why: Message[]
      seconds: number
      /** The action that was asked about. */
      about: Option | null
    }
  | {
      type: 'rematch'
      table: string
      seats: HeldSeat[]
      /** Who asks. */
      seat: number | null
    }
  | {
      type: 'problem'
      code: string
      reason: Message
      /** The id of the message that was not taken, where it had one. */
      about: string | null
      /** When it will be possible. */
      at: number | null
    }
  | {
      type: 'pong'
      now: number
    }

export type ClientMessage =
  | {
      type: 'enter'
      table: string
      tokens?: string[]
      seat?: number | null
    }
  | {
      type: 'act'
      id: string
      version: number
      action: number
    }
  | {
      type: 'undo'
      id: string
      version: number
    }
  | {
      type: 'take_back'
      id: string
      version: number
      to: number
    }
  | {
      type: 'look'
      seat?: number | null
    }
  | {
      type: 'chat'
      text?: string
      phrase?: string | null
      /** Comes back as `about` where the line was not taken. */
      id?: string | null
    }
  | {
      type: 'leave'
      seat: number
    }
  | {
      type: 'return'
      seat: number
    }
  | {
      type: 'hand_over'
      seat: number
    }
  | {
      type: 'ready'
      ready?: boolean
    }
  | {
      type: 'swap'
      seat: number
      other: number
    }
  | {
      type: 'set_seat'
      seat: number
      kind: 'open' | 'invite' | 'bot'
      level?: string
    }
  | {
      type: 'set_table'
      options?: Record<string, unknown> | null
      edition?: string | null
      clock?: ClockRule | null
      players?: number | null
      listed?: boolean | null
      undo?: boolean | null
      hints?: boolean | null
    }
  | {
      type: 'kick'
      seat: number
    }
  | {
      type: 'close'
    }
  | {
      type: 'start'
      level?: string
    }
  | {
      type: 'hold'
    }
  | {
      type: 'rematch'
      /** Of what one will put into its chance. */
      seal?: string | null
    }
  | {
      type: 'seal'
      seal: string
    }
  | {
      type: 'open'
      nonce: string
    }
  | {
      type: 'ask_undo'
      version: number
    }
  | {
      type: 'answer'
      about: 'away' | 'undo'
      answer: AnswerKind
    }
  | {
      type: 'nudge'
    }
  | {
      type: 'mute'
      who: string
      muted?: boolean
    }
  | {
      type: 'block'
      who: string
      blocked?: boolean
    }
  | {
      type: 'report'
      who: string
      text?: string
      line?: number | null
    }
  | {
      type: 'learn'
      deed: 'next' | 'back' | 'leave' | 'resume'
      /** The one that is left with "next". */
      step?: number
    }
  | {
      type: 'log'
      before: number
    }
  | {
      type: 'ask_final'
    }
  | {
      type: 'ask_hint'
      version: number
      action?: number | null
    }
  | {
      type: 'ping'
    }
