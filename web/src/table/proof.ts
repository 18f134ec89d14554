// The proof that a game's chance was settled before play, recomputed here; see docs/fairness.md.
// `crypto.subtle` exists only on https and localhost, so the hashes come from a library.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Kept } from '$/table/part'
import type { Fairness } from '$/generated/protocol'

/** What a game's file says, as far as it matters here; 64 bits are written as text. */
export interface Told {
  seed: string
  steps: [action: number, entropy: string | null][]
  fairness?: Fairness | null
}

/** Whether a proof holds; `why` is a message id, `step` the first one that does not fit. */
export type Verdict =
  | { holds: true; chances: number; people: number; own: 'in' | 'out' | 'none' }
  | { holds: false; why: string; step?: number; seat?: number }

const hashed = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))
const keyed = (key: Uint8Array, text: string): Uint8Array => hmac(sha256, key, utf8ToBytes(text))

export const sealOf = (nonce: string): string => hashed(`merrymen:${nonce}`)

/** Recompute everything that needs no rules; `noted` is what this browser saw before the game. */
export function check(told: Told, noted: Kept | undefined): Verdict {
  const settled = told.fairness
  if (!settled) return { holds: false, why: 'fair-none' }
  const { table, commitment, parts, secret } = settled
  if (!secret) return { holds: false, why: 'fair-closed' }
  if (noted?.commitment && noted.commitment !== commitment)
    return { holds: false, why: 'fair-other-commitment' }
  if (noted?.seals && noted.seals.join() !== parts.map((part) => part.seal).join())
    return { holds: false, why: 'fair-other-seals' }
  if (hashed(`merrymen:${table}:${secret}`) !== commitment)
    return { holds: false, why: 'fair-bad-secret' }
  const broken = parts.find((part) => part.nonce !== null && sealOf(part.nonce) !== part.seal)
  if (broken) return { holds: false, why: 'fair-bad-part', seat: broken.seat }
  const opened = parts.filter((part) => part.nonce !== null)
  const mixed = opened.map((part) => `:${part.seat}=${part.nonce}`).join('')
  const key = keyed(hexToBytes(secret), `merrymen:${table}${mixed}`)
  const used = countChances(told, key)
  if (typeof used !== 'number') return used
  return { holds: true, chances: used, people: opened.length, own: ownPart(settled, noted) }
}

/** The later chances in use; every step has the last one or the next. */
function countChances(told: Told, key: Uint8Array): number | Verdict {
  const chance = (number: number): string =>
    BigInt(`0x${bytesToHex(keyed(key, String(number)).slice(0, 8))}`).toString()
  if (told.seed !== chance(0)) return { holds: false, why: 'fair-bad-deal' }
  let used = 1
  let [now, next] = [chance(1), chance(2)]
  for (const [index, [, entropy]] of told.steps.entries()) {
    if (entropy === next) {
      used += 1
      ;[now, next] = [next, chance(used + 1)]
    } else if (entropy !== now) return { holds: false, why: 'fair-bad-step', step: index + 1 }
  }
  return used
}

function ownPart(settled: Fairness, noted: Kept | undefined): 'in' | 'out' | 'none' {
  const own = settled.parts.find((part) => part.seal === noted?.seal)
  return own ? (own.nonce === null ? 'out' : 'in') : 'none'
}
