// Which panel is open over the page.
export type Menu = 'settings' | 'help' | 'actions' | 'back' | null

class Open {
  menu = $state<Menu>(null)
  /** What the open page adds to the settings. */
  more = $state.raw<{ words: string; icon: string; deed: () => void }[]>([])
}

export const opened = new Open()
export const openMenu = (menu: Menu): void => void (opened.menu = menu)
