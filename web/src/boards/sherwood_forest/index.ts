import gold from 'icon:two-coins'
import tent from 'icon:camping-tent'
import church from 'icon:church'
import helm from 'icon:black-knight-helm'
import wagon from 'icon:old-wagon'

export { default as Board } from '$/boards/sherwood_forest/Board.svelte'
export { default as Mention } from '$/boards/sherwood_forest/Mention.svelte'
export const headings = {
  raids: wagon,
  sheriffs: helm,
  church,
  'last loot': gold,
  'first out': tent,
}
