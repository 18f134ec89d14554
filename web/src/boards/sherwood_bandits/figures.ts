// For the rules page alone.
import '$/boards/sherwood_bandits/paints.css'

export { default as Aid } from '$/boards/sherwood_bandits/Aid.svelte'
export { default as Figure } from '$/boards/sherwood_bandits/Figure.svelte'
