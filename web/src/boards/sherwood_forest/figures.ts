// For the rules page alone.
import '$/boards/sherwood_forest/paints.css'

export { default as Aid } from '$/boards/sherwood_forest/Aid.svelte'
export { default as Figure } from '$/boards/sherwood_forest/Figure.svelte'
