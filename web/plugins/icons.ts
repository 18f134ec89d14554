// `import crown from 'icon:crown'` gives the drawing of one icon of the game-icons set (CC BY 3.0).
// Each icon is a module of its own, so a page carries only the icons that it shows. A board has its
// own copy of an icon that other boards show, too: one file for a board is sooner there than many.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { trim } from './trim.ts'

const PREFIX = 'icon:'
const SOURCES = fileURLToPath(new URL('../src', import.meta.url))
const OF_A_BOARD = /\/boards\/(\w+)\/(?!cover\.ts)/

export function gameIcons(): Plugin {
  const set: { icons: Record<string, { body: string }> } = createRequire(import.meta.url)(
    '@iconify-json/game-icons/icons.json',
  )
  const everywhere = iconsOutsideBoards()
  return {
    name: 'merrymen-game-icons',
    resolveId(id, importer) {
      if (!id.startsWith(PREFIX)) return null
      const board = everywhere.has(id) ? undefined : OF_A_BOARD.exec(importer ?? '')?.[1]
      return `\0${id}${board ? `?${board}` : ''}`
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const [name = ''] = id.slice(PREFIX.length + 1).split('?')
      const icon = set.icons[name]
      if (!icon) this.error(`there is no icon ${name} in the game-icons set`)
      return `export default ${JSON.stringify(trim(icon.body))}`
    },
  }
}

/** What pages, parts and covers show, which is there before any board. */
function iconsOutsideBoards(): Set<string> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((path) => `/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(svelte|ts)$/.test(path) && !OF_A_BOARD.test(path))
  const sources = files.map((path) => readFileSync(join(SOURCES, path), 'utf8'))
  return new Set(sources.join('\n').match(/icon:[\w-]+/g))
}
