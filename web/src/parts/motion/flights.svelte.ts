// Things fly from the old view of a table to the new one.
import { Flight } from '$/parts/motion/fly'
import type { Table } from '$/table/table.svelte'

/**
 * `changed` hears which elements came or changed hands. Where things have come to lie is asked
 * just before the browser draws them: it lays out the page then anyway, and whoever clicks does
 * not wait for the drawing of the new view and for that in one go.
 */
export function flyBetweenViews(
  table: Table,
  root: () => HTMLElement | undefined,
  changed?: (elements: Set<string>) => void,
): void {
  let flight: Flight | null = null
  let due = 0
  const show = (): void => {
    due = 0
    const elements = flight?.show()
    if (elements?.size) changed?.(elements)
  }
  const forget = (): void => {
    cancelAnimationFrame(due)
    due = 0
  }
  $effect.pre(() => {
    void table.view
    // Two views in one frame, or a page that is not looked at: what was to be shown comes first.
    if (due) {
      forget()
      show()
    }
    flight?.remember()
  })
  $effect(() => {
    void table.view
    const here = root()
    if (!here) return
    flight ??= new Flight(here)
    due = requestAnimationFrame(show)
    return forget
  })
}
