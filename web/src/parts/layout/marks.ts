// Signs on elements of a board, however the board draws them.
import type { Mark } from '$/table/table.svelte'

export function setMarks(board: HTMLElement, marks: ReadonlyMap<string, Mark>): void {
  for (const node of board.querySelectorAll<HTMLElement>('[data-mark]'))
    if (!marks.has(node.dataset.element ?? '')) {
      delete node.dataset.mark
      delete node.dataset.markWords
    }
  if (!marks.size) return
  for (const node of board.querySelectorAll<HTMLElement>('[data-element]')) {
    const mark = marks.get(node.dataset.element ?? '')
    if (!mark) continue
    node.dataset.mark = mark.kind
    node.dataset.markWords = mark.words
  }
}
