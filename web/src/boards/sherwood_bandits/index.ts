import '$/boards/sherwood_bandits/paints.css'
import bracelet from 'icon:ring'
import coins from 'icon:crown-coin'
import gems from 'icon:gems'
import laurels from 'icon:laurels'
import majority from 'icon:trophy'
import necklace from 'icon:gem-necklace'
import ring from 'icon:diamond-ring'

export { default as Board } from '$/boards/sherwood_bandits/Board.svelte'
export { default as Ending } from '$/boards/sherwood_bandits/Ending.svelte'
export { default as Mention } from '$/boards/sherwood_bandits/Mention.svelte'
export const headings = {
  track: laurels,
  majorities: majority,
  'ring sets': ring,
  'bracelet pairs': bracelet,
  trios: gems,
  necklaces: necklace,
  coins,
}
