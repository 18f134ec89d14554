// Reading a board that nobody has drawn yet.
import type { Message } from '$/table/protocol'

export type Plain = string | number | boolean | null

export const isPlain = (value: unknown): value is Plain => value === null || typeof value !== 'object'

export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

export const elementOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'element' in value && typeof value.element === 'string' ? value.element : null

/** A field's name as words. */
export const words = (name: string): string => name.replaceAll(/[_-]+/g, ' ')

/** Every element that a board names. */
export function elementsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  const element = elementOf(value)
  if (element) found.add(element)
  for (const part of Object.values(value)) elementsIn(part, found)
  return found
}
