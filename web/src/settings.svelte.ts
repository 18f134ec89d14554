// What a guest has set here; kept in this browser.
import type { Language } from '$/generated/protocol'
import type { PaceKind } from '$/table/pace'

export type Theme = 'dusk' | 'day' | 'auto'

interface Kept {
  language: Language | null
  theme: Theme
  sound: boolean
  tapTwice: boolean
  calm: boolean
  notify: boolean
  pace: PaceKind
}

const KEY = 'merrymen.settings'
const FIRST: Kept = {
  language: null,
  theme: 'auto',
  sound: false,
  tapTwice: true,
  calm: false,
  notify: false,
  pace: 'follow',
}

class Settings implements Kept {
  language = $state<Language | null>(null)
  theme = $state<Theme>('auto')
  sound = $state(false)
  tapTwice = $state(true)
  calm = $state(false)
  notify = $state(false)
  pace = $state<PaceKind>('follow')

  constructor() {
    let kept: Partial<Kept> = {}
    try {
      kept = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    } catch {
      // A broken entry counts as none.
    }
    Object.assign(this, { ...FIRST, ...kept })
  }

  keep(): void {
    const { language, theme, sound, tapTwice, calm, notify, pace } = this
    const kept: Kept = { language, theme, sound, tapTwice, calm, notify, pace }
    localStorage.setItem(KEY, JSON.stringify(kept))
  }

  /** Whether things should stand still. */
  get still(): boolean {
    return this.calm || matchMedia('(prefers-reduced-motion: reduce)').matches
  }
}

export const settings = new Settings()

/** Day or dusk, on the page itself. */
export function applyTheme(): void {
  const light = matchMedia('(prefers-color-scheme: light)').matches
  const day = settings.theme === 'day' || (settings.theme === 'auto' && light)
  document.documentElement.dataset.theme = day ? 'day' : 'dusk'
  document.documentElement.classList.toggle('calm', settings.calm)
}
