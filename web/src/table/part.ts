// What this browser puts into a game's chance: sealed while the table gathers, opened as it begins.
import type { ClientMessage, TableInfo } from '$/generated/protocol'

/** A nonce of our own, and what the table had shown by the time we opened it. */
export interface Kept {
  seal: string
  nonce: string
  table?: string
  commitment?: string
  seals?: string[]
}

const KEY = 'merrymen.chance'

function all(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]')
  } catch {
    return []
  }
}

function keep(one: Kept): void {
  const others = all().filter((other) => other.seal !== one.seal)
  localStorage.setItem(KEY, JSON.stringify([...others, one].slice(-60)))
}

async function draw(): Promise<Kept> {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const { sealOf } = await import('$/table/proof')
  return { seal: sealOf(nonce), nonce }
}

/** A seal for a table that is made with it. */
export async function freshSeal(): Promise<string> {
  const own = await draw()
  keep(own)
  return own.seal
}

/** What this browser saw of a table before its game. */
export const notedOf = (table: string): Kept | undefined => all().find((one) => one.table === table)

/** Come to a table that gathers: it gets our seal. */
export async function seal(info: TableInfo, say: (said: ClientMessage) => void): Promise<void> {
  if (info.status !== 'gathering' || !info.fairness || info.fairness.parts.length) return
  const own = notedOf(info.id) ?? (await draw())
  keep({ ...own, table: info.id, commitment: own.commitment ?? info.fairness.commitment })
  say({ type: 'seal', seal: own.seal })
}

/** All seals are shown: open ours, unless the server has changed its mind about the secret. */
export function unseal(info: TableInfo, say: (said: ClientMessage) => void): void {
  if (info.status !== 'gathering' || !info.fairness) return
  const { commitment, parts } = info.fairness
  const own = all().find((one) => parts.some((part) => part.seal === one.seal && !part.nonce))
  if (!own || (own.commitment ?? commitment) !== commitment) return
  keep({ ...own, table: info.id, commitment, seals: parts.map((part) => part.seal) })
  say({ type: 'open', nonce: own.nonce })
}
