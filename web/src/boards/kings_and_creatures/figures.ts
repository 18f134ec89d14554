// For the rules page alone.
export { default as Figure } from '$/boards/kings_and_creatures/Figure.svelte'
