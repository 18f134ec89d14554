// Where things lie on the graph of a game, and figures that add up.
import type { KeyMoment, Moment, Share } from '$/generated/protocol'

export const HEIGHT = 200
export const LEFT = 44
export const RIGHT = 62
export const TOP = 30
export const BOTTOM = 22

export const across = (step: number, last: number, width: number): number =>
  LEFT + (step / Math.max(1, last)) * (width - LEFT - RIGHT)

export const up = (chance: number): number => TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM)

/** A seat's line through its chances in all positions. */
export const lineOf = (curve: number[][], seat: number, width: number): string =>
  curve
    .map((chances, step) => {
      const x = across(step, curve.length - 1, width).toFixed(1)
      return `${step ? 'L' : 'M'}${x} ${up(chances[seat] ?? 0).toFixed(1)}`
    })
    .join('')

export interface Span {
  round: number
  from: number
  to: number
}

/** The rounds, from the position in which each begins to the one in which the next does. */
export function spansOf(rounds: (number | null)[]): Span[] {
  const spans: Span[] = []
  rounds.slice(0, -1).forEach((round, step) => {
    const last = spans.at(-1)
    if (round === null || last?.round === round) return
    if (last) last.to = step
    spans.push({ round, from: step, to: rounds.length - 1 })
  })
  return spans
}

/** Places moved apart, in order, so that what stands there does not overlap. */
export function apart(places: number[], gap: number, low: number, high: number): number[] {
  const order = places.map((at, index) => ({ at, index })).sort((one, other) => one.at - other.at)
  let least = low
  for (const each of order) {
    each.at = Math.max(each.at, least)
    least = each.at + gap
  }
  let most = high
  for (const each of order.toReversed()) {
    each.at = Math.min(each.at, most)
    most = each.at - gap
  }
  return order.sort((one, other) => one.index - other.index).map(({ at }) => at)
}

/** The parts of a result in hundredths of a victory; rounding is luck, so that they add up. */
export function hundredths(share: Share): Share {
  const [own, others] = [Math.round(100 * share.own), Math.round(100 * share.others)]
  const result = Math.round(100 * share.result)
  return { own, others, result, luck: result - own - others }
}

export const percent = (chance: number): string => `${Math.round(100 * chance)}%`

/** What stands against the move that was played: something better, or what came next to it. */
export const rivalOf = (moment: Moment): string =>
  moment.kind === 'mistake' ? 'look-better' : 'look-next-best'

/** The next key moment after a position, or the first one again. */
export const nextMoment = (moments: KeyMoment[], step: number): number | undefined =>
  (moments.find((each) => each.moment.step > step) ?? moments[0])?.moment.step

/** The key moment before a position, or the last one. */
export const momentBefore = (moments: KeyMoment[], step: number): number | undefined =>
  (moments.findLast((each) => each.moment.step < step) ?? moments.at(-1))?.moment.step

/** How a player's line is broken: it is told from the others without colour. */
export const DASHES: Record<string, string> = {
  sky: '',
  ember: '9 3',
  ivory: '2 4',
  orchid: '12 3 3 3',
  pine: '5 3',
  ink: '16 4 3 4 3 4',
}

/** What a player's line is drawn with: two colours are too dark to be seen on a dark ground. */
export const strokeOf = (player: string): string =>
  ({ ink: 'var(--player-ink-on)', pine: 'var(--sign-good)' })[player] ?? `var(--player-${player})`
