// For the rules page alone.
import '$/boards/castle_combo/paints.css'

export { default as Aid } from '$/boards/castle_combo/Aid.svelte'
export { default as Defs } from '$/boards/castle_combo/Defs.svelte'
export { default as Figure } from '$/boards/castle_combo/Figure.svelte'
