// Signs on elements of a board, however the board draws them.
import type { Mark } from '$/table/table.svelte'

export function setMarks(board: HTMLElement, marks: ReadonlyMap<string, Mark>): void {
  for (const node of board.querySelectorAll<HTMLElement>('[data-element]')) {
    const mark = marks.get(node.dataset.element ?? '')
    if (mark) {
      node.dataset.mark = mark.kind
      node.dataset.markWords = mark.words
    } else {
      delete node.dataset.mark
      delete node.dataset.markWords
    }
  }
}
