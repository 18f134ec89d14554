// Which picture stands for what, and how a gang is called.
import barrel from 'icon:barrel'
import bo from 'icon:bo'
import bracelet from 'icon:ring'
import caravan from 'icon:caravan'
import catapult from 'icon:catapult'
import chest from 'icon:locked-chest'
import coin from 'icon:crown-coin'
import handcuffs from 'icon:handcuffs'
import hat from 'icon:robin-hood-hat'
import hood from 'icon:hood'
import marianCrown from 'icon:queen-crown'
import monk from 'icon:monk-face'
import necklace from 'icon:gem-necklace'
import prisoner from 'icon:prisoner'
import ring from 'icon:diamond-ring'
import roast from 'icon:roast-chicken'
import throne from 'icon:throne-king'
import wagon from 'icon:old-wagon'
import wheelbarrow from 'icon:wheelbarrow'
import { MediaQuery } from 'svelte/reactivity'
import type {
  BanditsBoard,
  CompanionName,
  Front,
  Gang,
  Item,
  WagonKind,
  Weight,
} from '$/generated/sherwood_bandits'
import type { Table } from '$/table/table.svelte'
import { t } from '$/texts.svelte'

export const COMPANION: Record<CompanionName, string> = {
  marian: marianCrown,
  john: bo,
  robin: hat,
  tuck: monk,
}
export const LEADER: Record<Gang['leader'], string> = { free: hood, jail: prisoner, ...COMPANION }
export const ITEM: Record<Item, string> = { ring, bracelet, necklace, coin, token: coin }

const PLAIN: Record<Weight, string> = { light: wheelbarrow, medium: wagon, heavy: chest }
export const SPECIAL: Record<Exclude<WagonKind, 'plain'>, string> = {
  beer: barrel,
  wayfarers: caravan,
  war: catapult,
  kings: throne,
  sheriffs: handcuffs,
  feast: roast,
}

/** A wagon's weight: frame, the back's cloth, and one to three wheels. */
export const WEIGHT: Record<
  Weight,
  { frame: string; cloth: string; edge: string; wheels: number }
> = {
  light: { frame: 'var(--leaf-55)', cloth: 'var(--leaf-37d)', edge: 'var(--olive-79)', wheels: 1 },
  medium: {
    frame: 'var(--amber-62)',
    cloth: 'var(--brown-37)',
    edge: 'var(--amber-81)',
    wheels: 2,
  },
  heavy: { frame: 'var(--plum-46)', cloth: 'var(--plum-31)', edge: 'var(--plum-77)', wheels: 3 },
}

export const picture = (front: Pick<Front, 'kind'>, weight: Weight): string =>
  front.kind === 'plain' ? PLAIN[weight] : SPECIAL[front.kind]

/** The rail stands beside the board. */
export const beside = new MediaQuery('min-width: 1001px')

export function gangName(table: Table, board: BanditsBoard, gang: number): string {
  return board.gangs[gang]?.will ? t('sb-will') : (table.names[gang] ?? '')
}

/** The same, but "you" for the reader's own gang. */
export const gangOrYou = (table: Table, board: BanditsBoard, gang: number): string =>
  table.held.length === 1 && table.held[0] === gang ? t('sbb-you') : gangName(table, board, gang)
