// `import crown from 'icon:crown'` gives the drawing of one icon of the game-icons set (CC BY 3.0).
// Each icon is a module of its own, so a page carries only the icons that it shows.
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { trim } from './trim.ts'

const PREFIX = 'icon:'

export function gameIcons(): Plugin {
  const set: { icons: Record<string, { body: string }> } = createRequire(import.meta.url)(
    '@iconify-json/game-icons/icons.json',
  )
  return {
    name: 'merrymen-game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const name = id.slice(PREFIX.length + 1)
      const icon = set.icons[name]
      if (!icon) this.error(`there is no icon ${name} in the game-icons set`)
      return `export default ${JSON.stringify(trim(icon.body))}`
    },
  }
}
