import crown from 'icon:crown'
import diamond from 'icon:cut-diamond'
import paw from 'icon:paw-print'
import scroll from 'icon:scroll-unfurled'
import helm from 'icon:visored-helm'

export { default as Board } from '$/boards/kings_and_creatures/Board.svelte'
export { default as Ending } from '$/boards/kings_and_creatures/Ending.svelte'
export { default as Mention } from '$/boards/kings_and_creatures/Mention.svelte'
export const headings = {
  heroes: helm,
  treasures: diamond,
  creatures: paw,
  kings: crown,
  legends: scroll,
}
