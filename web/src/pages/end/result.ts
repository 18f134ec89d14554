// How a game ended, as its score sheet shows it.
import type { Message, TableInfo, View, Working } from '$/generated/protocol'
import { t, texts } from '$/texts.svelte'

export interface Result {
  game: string
  scores: number[]
  winners: number[]
  headings: string[]
  /** The seats: the winners first, then by points. */
  order: number[]
  /** The reader's own seat, where they have one and no other. */
  own: number | null
  /** The winner, or the first of them; and whom to compare: the reader, else whoever came next. */
  best: number
  second: number
  /** What the best is ahead by. */
  gap: number
  /** Whether it is known what the points came from. */
  detailed: boolean
  points: (seat: number, heading: string) => number
}

export function resultOf(
  view: View,
  info: TableInfo,
  listed: string[] | undefined,
  held: readonly number[] = [],
): Result {
  const scores = view.scores ?? info.scores ?? []
  const winners = view.winners ?? info.winners ?? []
  const sheet = view.sheet ?? []
  const won = (seat: number): number => Number(winners.includes(seat))
  const score = (seat: number): number => scores[seat] ?? 0
  const order = scores.map((_, seat) => seat).sort((a, b) => won(b) - won(a) || score(b) - score(a))
  const own = held.length === 1 ? (held[0] ?? null) : null
  const [best = 0, next = best] = order
  const second = own === null || winners.includes(own) ? next : own
  return {
    game: view.game,
    scores,
    winners,
    headings: listed ?? Object.keys(sheet[0] ?? {}),
    order,
    own,
    best,
    second,
    gap: score(best) - score(second),
    detailed: sheet.length > 1,
    points: (seat, heading) => sheet[seat]?.[heading] ?? 0,
  }
}

/** A heading of the sheet in words. */
export function named(game: string, heading: string): string {
  const id = `heading-${game}-${heading.replaceAll(' ', '-')}`
  return texts.has(id) ? t(id) : heading.replaceAll('_', ' ')
}

/** The card that brings the points, where a heading has no more than one for anybody. */
export function soleCard(lines: Working[][], seat: number, heading: string): Message | null {
  const under = lines.map((own) => own.filter((line) => line.heading === heading))
  const thing = under[seat]?.[0]?.thing
  const one = under.every((own) => own.length < 2)
  return one && typeof thing?.element === 'string' ? thing : null
}

/** The best card of a seat where headings are places for one card each: places tell nothing. */
export function bestCard(
  { headings, points }: Result,
  lines: Working[][],
  seat: number,
): { card: Message; points: number } | null {
  const [best] = [...headings].sort((a, b) => points(seat, b) - points(seat, a))
  const card = best === undefined ? null : soleCard(lines, seat, best)
  return card && best !== undefined ? { card, points: points(seat, best) } : null
}

/** What a seat did best, and whether nobody did as well; null where it has no points. */
export function strongest(
  { headings, order, points }: Result,
  seat: number,
): { heading: string; points: number; most: boolean } | null {
  const ahead = (heading: string): number =>
    points(seat, heading) -
    Math.max(...order.filter((other) => other !== seat).map((other) => points(other, heading)))
  const [best] = [...headings]
    .filter((heading) => points(seat, heading) > 0)
    .sort((a, b) => ahead(b) - ahead(a) || points(seat, b) - points(seat, a))
  return best === undefined
    ? null
    : { heading: best, points: points(seat, best), most: ahead(best) > 0 }
}

/** Those who won share the first place; others share theirs where the points are the same. */
export function placeOf({ scores, winners }: Result, seat: number): number {
  if (winners.includes(seat)) return 1
  const ahead = scores.filter((other) => other > (scores[seat] ?? 0)).length
  return Math.max(winners.length ? 2 : 1, 1 + ahead)
}
