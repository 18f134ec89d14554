// For the rules page alone.
export { default as Figure } from '$/boards/sherwood_bandits/Figure.svelte'
