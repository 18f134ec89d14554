// The log's lines in order: rounds, turns, and the elements that a line tells of.
import type { Argument, LogLine, Message } from '$/generated/protocol'

export interface Turn {
  seat: number
  lines: LogLine[]
}
export interface Round {
  round: number | null
  turns: Turn[]
}

/**
 * The latest turn first, without what told nothing. A turn is what one player did without another
 * in between; it reads from its beginning.
 */
export function roundsOf(log: readonly LogLine[]): Round[] {
  const rounds: Round[] = []
  for (const line of log.toReversed()) {
    if (!line.story.length && !line.undone) continue
    let round = rounds.at(-1)
    if (round?.round !== line.round || !round)
      rounds.push((round = { round: line.round, turns: [] }))
    const turn = round.turns.at(-1)
    if (turn?.seat === line.seat) turn.lines.unshift(line)
    else round.turns.push({ seat: line.seat, lines: [line] })
  }
  return rounds
}

/** Whether a line tells of dice, which tumble before they lie still. */
export const hasDice = (line: LogLine): boolean => line.story.some((one) => 'dice' in one)

/** Every element that a line's sentences name. */
export function elementsOf(line: LogLine): Set<string> {
  const found = new Set<string>()
  for (const message of line.story) collect(message, found)
  return found
}

function collect(message: Message, found: Set<string>): void {
  if (typeof message.element === 'string') found.add(message.element)
  for (const value of Object.values(message)) if (isMessage(value)) collect(value, found)
}

const isMessage = (value: Argument): value is Message =>
  typeof value === 'object' && value !== null && 'id' in value
