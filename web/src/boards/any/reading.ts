// Reading a board that nobody has drawn yet.
import type { Message } from '$/generated/protocol'

export type Plain = string | number | boolean | null

export const isPlain = (value: unknown): value is Plain =>
  value === null || typeof value !== 'object'

export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

export const elementOf = (value: unknown): string | null =>
  typeof value === 'object' &&
  value !== null &&
  'element' in value &&
  typeof value.element === 'string'
    ? value.element
    : null

/** What a thing says of itself, where the view has it. */
export const summaryOf = (value: unknown): Message | null =>
  typeof value === 'object' && value !== null && 'summary' in value && isMessage(value.summary)
    ? value.summary
    : null

/** A field's name as words. */
export const words = (name: string): string => name.replaceAll(/[_-]+/g, ' ')

/** The summaries of all elements that a board names. */
export function namesIn(value: unknown, found = new Map<string, Message>()): Map<string, Message> {
  if (typeof value !== 'object' || value === null) return found
  const element = elementOf(value)
  const summary = summaryOf(value)
  if (element && summary) found.set(element, summary)
  for (const part of Object.values(value)) namesIn(part, found)
  return found
}
