import '$/boards/chickwood_forest/paints.css'
import dress from 'icon:ample-dress'
import castle from 'icon:castle'
import chicken from 'icon:chicken'
import diamondRing from 'icon:big-diamond-ring'
import eagle from 'icon:eagle-head'
import chest from 'icon:locked-chest'
import village from 'icon:village'

export { default as Board } from '$/boards/chickwood_forest/Board.svelte'
export { default as Mention } from '$/boards/chickwood_forest/Mention.svelte'
export const headings = {
  chests: chest,
  garments: dress,
  jewels: diamondRing,
  maid: chicken,
  henchmen: eagle,
  castles: castle,
  villages: village,
}
