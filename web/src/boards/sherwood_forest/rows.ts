// Everybody in a talk, as one list: the leader, those asked, and who else pays.
import type { Named, Offer, Paper, Payment, Talk } from '$/generated/sherwood_forest'
import type { Part } from '$/boards/sherwood_forest/Strength.svelte'

export interface Row {
  seat: number
  state: 'leads' | 'asked' | 'decides' | 'offers' | 'declined' | 'agreed' | 'out' | 'pays'
  robbers: number
  cards: Named[]
  wanted: number
  hideout: string | null
  gold: number
  companions: number
  informs: number | null
  /** Gold now that is wished for and stands in no contract yet. */
  wish: Payment | null
  /** Whether the terms stand in the contract, or are only wished for. */
  written: boolean
  yes: boolean
  /** Whether the table waits for their word. */
  waits: boolean
  /** Whether the talk is about this player now. */
  subject: boolean
}

/** Who would pay whom, as an offer puts it. */
function wished({ seat, gold_now: gold, gold_now_with: other }: Offer): Payment | null {
  if (!gold || other === undefined) return null
  return gold > 0 ? { from: other, to: seat, gold } : { from: seat, to: other, gold: -gold }
}

const stands = (wish: Payment, paper: Paper | null): boolean =>
  paper?.payments.some(({ from, to }) => from === wish.from && to === wish.to) ?? false

function leaderOf(talk: Talk): Row {
  const paper = talk.contract
  const member = paper?.members.find(({ seat }) => seat === talk.leader)
  return {
    seat: talk.leader,
    state: 'leads',
    robbers: member?.robbers ?? talk.robbers,
    cards: talk.cards,
    wanted: 0,
    hideout: null,
    gold: member?.gold ?? 0,
    companions: member?.companions ?? 0,
    informs: paper?.informer === talk.leader ? paper.travel_card : null,
    wish: null,
    written: true,
    yes: false,
    waits: false,
    subject: talk.about === talk.leader,
  }
}

function askedOf(talk: Talk, offer: Offer, voting: boolean): Row {
  const paper = talk.contract
  const member = paper?.members.find(({ seat }) => seat === offer.seat)
  const payer = paper?.payers.find(({ seat }) => seat === offer.seat)
  const wish = wished(offer)
  const settled = wish !== null && stands(wish, paper)
  // An offer of gold alone has no member; it is taken in when its gold stands in the contract.
  const out = offer.left_out && !settled
  const yes = member?.yes ?? payer?.yes ?? false
  const state =
    offer.state === 'declines' && !payer
      ? 'declined'
      : out
        ? 'out'
        : yes || offer.accepted || (settled && !offer.robbers)
          ? 'agreed'
          : offer.state === 'offers'
            ? 'offers'
            : payer
              ? 'pays'
              : talk.about === offer.seat
                ? 'decides'
                : 'asked'
  return {
    seat: offer.seat,
    state,
    robbers: member?.robbers ?? offer.robbers,
    cards: offer.cards,
    wanted: offer.wanted,
    hideout: talk.open && !member ? offer.hideout : null,
    gold: member?.gold ?? offer.gold ?? 0,
    companions: member?.companions ?? offer.companions ?? 0,
    informs:
      paper === null || paper.informer === null
        ? (offer.informs_on ?? null)
        : paper.informer === offer.seat
          ? paper.travel_card
          : null,
    wish: member || settled || out ? null : wish,
    written: member !== undefined,
    yes,
    waits:
      state === 'asked' ||
      state === 'decides' ||
      (voting && (member ?? payer) !== undefined && !yes),
    subject: talk.about === offer.seat,
  }
}

export function rowsOf(talk: Talk): Row[] {
  const leader = leaderOf(talk)
  const voting =
    talk.contract?.members.some((member) => member.seat === talk.leader && member.yes) ?? false
  const asked = talk.offers.map((offer) => askedOf(talk, offer, voting))
  const others = (talk.contract?.payers ?? []).filter(
    ({ seat }) => !talk.offers.some((offer) => offer.seat === seat),
  )
  const payers = others.map(({ seat, yes }): Row => ({
    ...leader,
    seat,
    state: yes ? 'agreed' : 'pays',
    robbers: 0,
    cards: [],
    gold: 0,
    companions: 0,
    informs: null,
    yes,
    waits: voting && !yes,
    subject: talk.about === seat,
  }))
  return [leader, ...asked, ...payers]
}

/** The same as parts of the group's strength. */
export const partsOf = (rows: Row[]): Part[] =>
  rows
    .filter((row) => row.robbers > 0 && row.state !== 'out' && row.state !== 'declined')
    .map(({ seat, robbers, cards, state }) => ({
      seat,
      robbers,
      cards,
      agreed: state === 'leads' || state === 'agreed',
    }))
