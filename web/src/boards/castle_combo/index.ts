import key from 'icon:key'

export { default as Board } from '$/boards/castle_combo/Board.svelte'
export const headings = { keys: key }
