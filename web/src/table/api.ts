// The HTTP side of the server.
import type {
  AskWorkings,
  Found,
  GameInfo,
  HouseInfo,
  LookingBack,
  Message,
  Myself,
  NewTable,
  OwnRecord,
  OwnTable,
  PuzzleAnswer,
  PuzzleList,
  PuzzleShown,
  ReplayStep,
  SeatCode,
  TableInfo,
  Trends,
  Trouble,
  Workings,
} from '$/generated/protocol'

/** A request that was refused, with the server's reason. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly reason: Message,
  ) {
    super(code)
  }
}

/**
 * A request; a file's bytes are sent as they are, for numbers of 64 bits do not survive being read
 * here.
 */
async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body),
    })
  } catch {
    throw new Refused('offline', { id: 'trouble-offline' })
  }
  if (answer.ok) return (await answer.json()) as T
  const trouble = (await answer.json().catch(() => null)) as Trouble | null
  throw new Refused(trouble?.code ?? 'unknown', trouble?.reason ?? { id: 'trouble-unknown' })
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`

const puzzleAt = (game: string, puzzle: string): string =>
  `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(puzzle)}`

/** A code of three words, however somebody types it. */
export const codeOf = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '-')

export const api = {
  house: () => ask<HouseInfo>('/'),
  nameMe: (name: string) => ask<{ name: string }>('/guest', { name }),
  listed: () => ask<TableInfo[]>('/tables'),
  me: () => ask<Myself>('/me'),
  leave: (table: string) => ask<TableInfo>(`${at(table)}/leave`, {}),
  mine: () => ask<OwnTable[]>('/tables/mine'),
  /** The games one has finished, and how one has fared against bots. */
  record: () => ask<OwnRecord>('/record'),
  make: (wish: NewTable) => ask<OwnTable>('/tables', wish),
  play: (game: string, players: number, level: string, seal: string) =>
    ask<OwnTable>('/play', { game, players, level, seal }),
  startLesson: (lesson: string) => ask<OwnTable>('/lessons', { lesson }),
  table: (table: string) => ask<TableInfo>(at(table)),
  sit: (table: string, seat: number) => ask<OwnTable>(`${at(table)}/seats/${seat}`, {}),
  claim: (table: string, token: string) => ask<OwnTable>(`${at(table)}/claim`, { token }),
  /** Where three words lead. */
  find: (words: string) => ask<Found>(`/code/${encodeURIComponent(codeOf(words))}`),
  /** Three words for another device of one's own. */
  seatCode: (table: string, seat: number) => ask<SeatCode>(`${at(table)}/seats/${seat}/code`, {}),
  workings: (table: string, wish: AskWorkings) => ask<Workings>(`${at(table)}/workings`, wish),
  replay: (table: string, step: number, seat: number | null) =>
    ask<ReplayStep>(`${at(table)}/replay?step=${step}${seat === null ? '' : `&seat=${seat}`}`),
  goOn: (table: string, step: number, seats: number[], level: string) =>
    ask<OwnTable>(`${at(table)}/continue`, { step, seats, level }),
  /** What is known about a game that is over; `lookBack` has it computed. */
  analysis: (table: string) => ask<LookingBack>(`${at(table)}/analysis`),
  /** An analysis may be asked for soon: the server gets ready, so that nobody waits. */
  analysisSoon: (table: string) =>
    ask<LookingBack>(`${at(table)}/analysis?brief=true`).catch(() => null),
  lookBack: (table: string) => ask<LookingBack>(`${at(table)}/analysis`, {}),
  puzzles: () => ask<PuzzleList>('/puzzles'),
  puzzle: (game: string, puzzle: string) => ask<PuzzleShown>(puzzleAt(game, puzzle)),
  solve: (game: string, puzzle: string, action: number) =>
    ask<PuzzleAnswer>(puzzleAt(game, puzzle), { action }),
  playPuzzle: (game: string, puzzle: string, level: string) =>
    ask<OwnTable>(`${puzzleAt(game, puzzle)}/table`, { level }),
  /** What people play at this house. */
  trends: (game: string) => ask<Trends>(`/trends/${encodeURIComponent(game)}`),
  bring: (file: Blob) => ask<TableInfo>('/chronicles', file),
  chronicle: (table: string): string => `/api${at(table)}/chronicle`,
}

/** How many sit down when nothing else is said. */
export const usualPlayers = (game: GameInfo): number =>
  game.players.includes(4) ? 4 : (game.players.at(-1) ?? 2)

/**
 * An address of this server that others can open: not the name that every machine has for itself.
 */
export function openAddress(addresses: readonly string[]): string {
  const own = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
  return (own ? addresses[0]?.replace(/\/$/, '') : null) ?? location.origin
}
