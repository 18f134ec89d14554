// How a figure comes about, as the server tells it: asked for when somebody wants to know.
import { seatsAt } from '$/house.svelte'
import { api } from '$/table/api'
import { LiveTable } from '$/table/live.svelte'
import { ReplayTable } from '$/table/replay.svelte'
import type { AskWorkings, Working } from '$/generated/protocol'
import type { Table } from '$/table/table.svelte'

/** What is asked about an element: whoever sits somewhere is asked for by their points. */
export const topicOf = (element: string): string => element.replace(/^(seat|gang)-/, 'score-')

let asked = new Map<string, Promise<Working[]>>()

/** The parts of a figure; none where nothing is known of it, or nobody can be asked. */
export function workingsOf(table: Table, of: string): Promise<Working[]> {
  const as = reader(table)
  if (!as) return Promise.resolve([])
  const key = [as.id, table.version, as.ask.token ?? as.ask.seat, of].join(' ')
  const known = asked.get(key)
  if (known) return known
  if (asked.size > 200) asked = new Map()
  const answer = api
    .workings(as.id, { ...as.ask, of })
    .then(({ lines }) => lines)
    .catch(() => [])
  asked.set(key, answer)
  return answer
}

function reader(table: Table): { id: string; ask: Omit<AskWorkings, 'of'> } | null {
  if (table instanceof LiveTable) {
    const held = seatsAt(table.id).find((one) => one.seat === table.seat)
    return { id: table.id, ask: { token: held?.token ?? null } }
  }
  if (table instanceof ReplayTable)
    return { id: table.id, ask: { step: table.step, seat: table.from } }
  return null
}
