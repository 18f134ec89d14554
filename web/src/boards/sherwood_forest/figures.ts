// For the rules page alone.
import '$/boards/sherwood_forest/paints.css'

export { default as Figure } from '$/boards/sherwood_forest/Figure.svelte'
