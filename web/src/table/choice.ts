// What somebody chose when sitting down to a game; kept in this browser, for each game.
import { usualPlayers } from '$/table/api'
import type { GameInfo, OwnRecord } from '$/generated/protocol'

export interface Choice {
  players: number
  level: string
}

const KEY = 'merrymen.play'

function all(): Record<string, Choice> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

/** The remembered choice, as far as it can still be had. */
export function chosenFor(game: GameInfo, levels: readonly string[]): Choice | null {
  const kept = all()[game.name]
  const fits = kept && game.players.includes(kept.players) && levels.includes(kept.level)
  return fits ? kept : null
}

export function remember(game: string, choice: Choice): void {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: choice }))
}

/** What is proposed to somebody who has chosen nothing yet: beginners meet the easiest level. */
export function proposed(game: GameInfo, levels: readonly string[], isNew: boolean): Choice {
  const level = (isNew ? levels[0] : levels.includes('outlaw') ? 'outlaw' : levels[0]) ?? ''
  return { players: usualPlayers(game), level }
}

/** How one has fared against a level; null: never met. */
export function faredAgainst(
  record: OwnRecord | null,
  game: string,
  level: string,
): { games: number; wins: number } | null {
  return record?.fared.find((one) => one.game === game && one.level === level) ?? null
}
