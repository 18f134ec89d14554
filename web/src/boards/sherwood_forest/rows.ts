// Everybody in a talk, as one list: the leader, then those asked.
import type { Talk } from '$/boards/sherwood_forest/types'
import type { Part } from '$/boards/sherwood_forest/Strength.svelte'

export interface Row {
  seat: number
  state: 'leads' | 'asked' | 'decides' | 'offers' | 'declined' | 'agreed' | 'out'
  robbers: number
  cards: number[]
  wanted: number
  gold: number
  companions: number
  now: number
  informs: number | null
  /** Whether the terms stand in the contract, or are only wished for. */
  written: boolean
  yes: boolean
  /** Whether the table waits for their word. */
  waits: boolean
  /** Whether the talk is about this player now. */
  subject: boolean
}

export function rowsOf(talk: Talk): Row[] {
  const members = new Map(talk.contract?.members.map((member) => [member.seat, member]))
  const informer = talk.contract?.informer ?? null
  const leading = members.get(talk.leader)
  const voting = leading?.yes ?? false
  const leader: Row = {
    seat: talk.leader,
    state: 'leads',
    robbers: leading?.robbers ?? talk.robbers,
    cards: talk.cards,
    wanted: 0,
    gold: leading?.gold ?? 0,
    companions: leading?.companions ?? 0,
    now: 0,
    informs: informer === talk.leader ? (talk.contract?.travel_card ?? null) : null,
    written: true,
    yes: false,
    waits: false,
    subject: talk.about === talk.leader,
  }
  const others = talk.offers.map((offer): Row => {
    const member = offer.left_out ? undefined : members.get(offer.seat)
    const state =
      offer.state === 'declines' ? 'declined' : offer.left_out ? 'out' : member?.yes || offer.accepted ? 'agreed' : offer.robbers ? 'offers' : talk.about === offer.seat ? 'decides' : 'asked'
    return {
      seat: offer.seat,
      state,
      robbers: member?.robbers ?? offer.robbers,
      cards: offer.cards,
      wanted: offer.wanted,
      gold: member?.gold ?? offer.gold ?? 0,
      companions: member?.companions ?? offer.companions ?? 0,
      now: member?.gold_now ?? offer.gold_now ?? 0,
      informs: informer === null ? (offer.informs_on ?? null) : informer === offer.seat ? (talk.contract?.travel_card ?? null) : null,
      written: member !== undefined,
      yes: member?.yes ?? false,
      waits: state === 'asked' || state === 'decides' || (voting && member !== undefined && !member.yes),
      subject: talk.about === offer.seat,
    }
  })
  return [leader, ...others]
}

/** The same as parts of the group's strength. */
export const partsOf = (rows: Row[]): Part[] =>
  rows
    .filter((row) => row.robbers > 0 && row.state !== 'out' && row.state !== 'declined')
    .map(({ seat, robbers, cards, state }) => ({ seat, robbers, cards, sure: state === 'leads' || state === 'agreed' }))
