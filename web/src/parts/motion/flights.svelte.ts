// Things fly from the old view of a table to the new one.
import { Flight } from '$/parts/motion/fly'
import type { Table } from '$/table/table.svelte'

/** `changed` hears which elements came or changed hands. */
export function flyBetweenViews(
  table: Table,
  root: () => HTMLElement | undefined,
  changed?: (elements: Set<string>) => void,
): void {
  let flight: Flight | null = null
  $effect.pre(() => {
    void table.view
    flight?.remember()
  })
  $effect(() => {
    void table.view
    const here = root()
    if (!here) return
    flight ??= new Flight(here)
    const elements = flight.show()
    if (elements.size) changed?.(elements)
  })
}
