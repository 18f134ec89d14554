// Things fly from the old view of a table to the new one.
import { Flight } from '$/parts/motion/fly'
import { inOwnTask } from '$/tasks'
import type { Table } from '$/table/table.svelte'

/**
 * `changed` hears which elements came or changed hands. To ask where things have come to lie, and to
 * let them fly, are tasks of their own between the new view and the browser's frame; if the frame
 * comes first, it is done there.
 */
export function flyBetweenViews(
  table: Table,
  root: () => HTMLElement | undefined,
  changed?: (elements: Set<string>) => void,
): void {
  let flight: Flight | null = null
  let due = 0
  const forget = (): void => {
    cancelAnimationFrame(due)
    due = 0
  }
  const show = (): void => {
    forget()
    const elements = flight?.show()
    if (elements?.size) changed?.(elements)
  }
  /** Unless it was done already. */
  const soon = (deed: () => void): void => inOwnTask(() => due && deed())
  const measure = (): void => {
    flight?.measure()
    soon(show)
  }
  $effect.pre(() => {
    void table.view
    // Two views in one frame, or a page that is not looked at: what was to be shown comes first.
    if (due) show()
    flight?.remember()
  })
  $effect(() => {
    void table.view
    const here = root()
    if (!here) return
    flight ??= new Flight(here)
    due = requestAnimationFrame(show)
    soon(measure)
    return forget
  })
}
