// Which panel is open over the page.
export type Menu = 'settings' | 'help' | 'actions' | 'back' | null

class Open {
  menu = $state<Menu>(null)
  /** The rules beside a board: of which game, and the clause that matters, if any. */
  rules = $state.raw<{ game: string; clause: string } | null>(null)
  /** What the open page adds to the settings. */
  more = $state.raw<{ words: string; icon: string; deed: () => void }[]>([])
}

export const opened = new Open()
/** Open the rules beside the board instead of following a link to them. */
export function openRules(event: MouseEvent, game: string | undefined, clause = ''): void {
  if (!game || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  opened.rules = { game, clause }
}
export const openMenu = (menu: Menu): void => void (opened.menu = menu)
