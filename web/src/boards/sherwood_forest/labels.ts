// What an action's label names: players, numbers, cards.
import type { Action, Argument } from '$/generated/protocol'

export const numberIn = ({ label }: Action): number => Number(label.number ?? 0)

const seatAs = (argument: Argument): number =>
  typeof argument === 'object' && argument && 'seat' in argument ? Number(argument.seat) : -1
/** The other player that an action is about; -1 for none. */
export const otherIn = ({ label }: Action): number => seatAs(label.other)
export const payerIn = ({ label }: Action): number => seatAs(label.payer)

/** The number of the travel card that an action names; 0 for none. */
export function slotIn({ label }: Action): number {
  return typeof label.card === 'object' && label.card && 'number' in label.card
    ? Number(label.card.number)
    : 0
}

/** The equipment card that an action shows, by its message. */
export function kindIn({ label }: Action): string {
  return typeof label.card === 'object' && label.card && 'id' in label.card
    ? String(label.card.id)
    : ''
}

/** Actions in groups, in the order in which they come. */
export function groupedBy<Key>(actions: Action[], key: (action: Action) => Key): [Key, Action[]][] {
  const groups = new Map<Key, Action[]>()
  for (const action of actions)
    groups.set(key(action), [...(groups.get(key(action)) ?? []), action])
  return [...groups]
}
