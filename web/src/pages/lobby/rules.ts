// How a table is played: what its host chooses, before it is opened and until the game begins.
import type { ClockRule, GameInfo } from '$/generated/protocol'
import { t, texts } from '$/texts.svelte'

export interface TableRules {
  options: Record<string, unknown>
  /** Null: the edition that the house plays with. */
  edition: string | null
  clock: ClockRule
  listed: boolean
  undo: boolean
  hints: boolean
}

export type ClockKind = NonNullable<ClockRule['kind']>

export const CLOCKS: Record<ClockKind, ClockRule> = {
  none: { kind: 'none' },
  live: { kind: 'live', decision_s: 45, reserve_s: 600 },
  slow: { kind: 'slow', days: 2 },
}

export const usualRules = (game: GameInfo): TableRules => ({
  options: Object.fromEntries(
    Object.entries(game.options).map(([name, option]) => [name, option.default]),
  ),
  edition: null,
  clock: CLOCKS.none,
  listed: true,
  undo: true,
  hints: false,
})

/** A name for an option or its value: the game's own words where it has them. */
export function named(option: string, value?: unknown): string {
  const id = value === undefined ? `option-${option}` : `option-${option}-${String(value)}`
  if (texts.has(id)) return t(id)
  if (value === true) return t('yes')
  if (value === false) return t('no')
  return String(value ?? option).replaceAll('_', ' ')
}

/** A clock in a few words. */
export function clockWords({ kind, decision_s = 0, reserve_s = 0, days = 0 }: ClockRule): string {
  if (kind === 'live')
    return t('clock-told-live', { seconds: decision_s, minutes: Math.round(reserve_s / 60) })
  if (kind === 'slow') return t('clock-told-slow', { days })
  return t('clock-none')
}
