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
  light: { frame: '#5f7d49', cloth: '#2c4630', edge: '#a9c48c', wheels: 1 },
  medium: { frame: '#b07a2c', cloth: '#57390f', edge: '#e3b873', wheels: 2 },
  heavy: { frame: '#6b4a6e', cloth: '#3d2741', edge: '#caa6ce', wheels: 3 },
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
