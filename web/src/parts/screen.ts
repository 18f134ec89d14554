// How much room there is; the same widths as in the style sheets.
import { MediaQuery } from 'svelte/reactivity'

export const phone = new MediaQuery('max-width: 640px')
export const desk = new MediaQuery('min-width: 1001px')
