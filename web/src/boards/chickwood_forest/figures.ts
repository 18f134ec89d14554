// For the rules page alone.
export { default as Figure } from '$/boards/chickwood_forest/Figure.svelte'
