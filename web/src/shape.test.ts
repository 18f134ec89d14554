// A file is read by people: no component of more than 300 lines, no line of more than 100 columns
// but for drawings and texts that cannot be broken.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

// What `python -m tools.types` writes is not read line by line.
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.(svelte|ts|css)$/.test(path) && !path.startsWith('generated'),
)
const linesOf = (path: string): string[] => readFileSync(join('src', path), 'utf8').split('\n')
const QUOTED = /'[^']{12,}'|"[^"]{12,}"|`[^`]{12,}`|`[^`]{60,}$/g

it.each(files)('%s can be read', (path) => {
  const lines = linesOf(path)
  expect(lines.length - 1).toBeLessThanOrEqual(path.endsWith('.svelte') ? 300 : 350)
  expect(lines.filter((line) => line.replaceAll(QUOTED, '').length > 100)).toEqual([])
})
