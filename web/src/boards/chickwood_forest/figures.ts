// For the rules page alone.
import '$/boards/chickwood_forest/paints.css'

export { default as Aid } from '$/boards/chickwood_forest/Aid.svelte'
export { default as Figure } from '$/boards/chickwood_forest/Figure.svelte'
