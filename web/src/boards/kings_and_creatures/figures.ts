// For the rules page alone.
import '$/boards/kings_and_creatures/paints.css'

export { default as Aid } from '$/boards/kings_and_creatures/Aid.svelte'
export { default as Figure } from '$/boards/kings_and_creatures/Figure.svelte'
