// For the rules page alone.
import '$/boards/sherwood_bandits/paints.css'

export { default as Figure } from '$/boards/sherwood_bandits/Figure.svelte'
