// How a game ended, as its score sheet shows it.
import type { TableInfo, View } from '$/generated/protocol'
import { t, texts } from '$/texts.svelte'

export interface Result {
  game: string
  scores: number[]
  winners: number[]
  headings: string[]
  /** The seats: the winners first, then by points. */
  order: number[]
  /** The winner, or the first of them, and whoever came next. */
  best: number
  second: number
  /** What the best is ahead by. */
  gap: number
  /** Whether it is known what the points came from. */
  detailed: boolean
  points: (seat: number, heading: string) => number
}

export function resultOf(view: View, info: TableInfo, listed: string[] | undefined): Result {
  const scores = view.scores ?? info.scores ?? []
  const winners = view.winners ?? info.winners ?? []
  const sheet = view.sheet ?? []
  const won = (seat: number): number => Number(winners.includes(seat))
  const score = (seat: number): number => scores[seat] ?? 0
  const order = scores.map((_, seat) => seat).sort((a, b) => won(b) - won(a) || score(b) - score(a))
  const [best = 0, second = best] = order
  return {
    game: view.game,
    scores,
    winners,
    headings: listed ?? Object.keys(sheet[0] ?? {}),
    order,
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

/** Those who won share the first place; others share theirs where the points are the same. */
export function placeOf({ scores, winners }: Result, seat: number): number {
  if (winners.includes(seat)) return 1
  const ahead = scores.filter((other) => other > (scores[seat] ?? 0)).length
  return Math.max(winners.length ? 2 : 1, 1 + ahead)
}
