// How much room there is; the same widths as in the style sheets.
import { MediaQuery } from 'svelte/reactivity'
import { settings } from '$/settings.svelte'

export const phone = new MediaQuery('max-width: 640px')
export const desk = new MediaQuery('min-width: 1001px')

/**
 * Once the page is drawn as it is now: to measure it then costs nothing, and whoever clicks is not
 * kept waiting. The function that comes back calls it off.
 */
export function onceDrawn(deed: () => void): () => void {
  let later = 0
  const frame = requestAnimationFrame(() => (later = window.setTimeout(deed)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(later)
  }
}

/** Scroll to the first of these, if none of them can be seen. */
export function bringIntoSight(nodes: Element[]): void {
  const shown = nodes.filter((node) => node.getClientRects().length)
  const top = document.querySelector('.prompt-place')?.getBoundingClientRect().bottom ?? 0
  const inSight = (node: Element): boolean => {
    const { y, height } = node.getBoundingClientRect()
    return y >= top - height / 2 && y + Math.min(height, 44) <= innerHeight
  }
  if (!shown.some(inSight))
    shown[0]?.scrollIntoView({ block: 'center', behavior: settings.still ? 'instant' : 'smooth' })
}
