// What is being settled just now, if anything: a contract, an ambush, a raid or a bargain.
import type { ForestBoard } from '$/generated/sherwood_forest'

export type Matter = 'talk' | 'group' | 'raid' | 'bargain'

export function matterOf(board: ForestBoard): Matter | null {
  if (board.talk) return 'talk'
  if (board.group) return 'group'
  if (board.carriage) return 'raid'
  return isBargaining(board) ? 'bargain' : null
}

/** Whether the picker is offered something, or it is asked who will offer. */
function isBargaining({ bargain, phase }: ForestBoard): boolean {
  if (!bargain) return false
  if (phase === 'pick') return bargain.bids.length > 0 || bargain.barred !== null
  return ['bargain', 'bid pick', 'bid gold'].includes(phase)
}
