// To the same game again, with those who want it.
import { keepSeats } from '$/house.svelte'
import { go } from '$/router.svelte'
import { api, Refused } from '$/table/api'
import type { LiveTable } from '$/table/live.svelte'

/** To the rematch: taking the seat that is kept for us there is our consent. */
export async function comeAlong(table: LiveTable): Promise<void> {
  const { offer, isOwnOffer } = table
  if (!offer) return
  try {
    for (const { token } of isOwnOffer ? [] : offer.seats)
      keepSeats(offer.table, (await api.claim(offer.table, token)).seats)
    if (isOwnOffer) keepSeats(offer.table, offer.seats)
    go(`/t/${offer.table}`)
  } catch (error) {
    table.trouble = error instanceof Refused ? error.reason : { id: 'trouble-unknown' }
  }
}
