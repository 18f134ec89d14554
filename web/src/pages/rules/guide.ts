// A game in one screen or two: what a player needs, in sections that know their clauses.
import { parse, type Block } from '$/pages/rules/rules'
import type { Language } from '$/generated/protocol'

export interface Section {
  title: string
  /** The clauses that it tells of. */
  clauses: string[]
  parts: (Block | { kind: 'picture'; clause: string })[]
}

const FILES = import.meta.glob<string>('../../boards/*/rules/*.md', {
  query: '?raw',
  import: 'default',
})
const PICTURE = /^!\[(\S+)\]$/

export async function readGuide(game: string, language: Language): Promise<Section[]> {
  const load = FILES[`../../boards/${game}/rules/${language}.md`]
  return load ? sectionsOf(await load()) : []
}

export function sectionsOf(source: string): Section[] {
  return source
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...body] = part.split('\n')
      const [, title = '', clauses = ''] = /^(.*?)(?:\s*\{(.*)\})?$/.exec(head) ?? []
      const parts = parse(body.join('\n')).map((block) => {
        const drawn = PICTURE.exec(block.plain)
        return drawn ? { kind: 'picture' as const, clause: drawn[1] ?? '' } : block
      })
      return { title, clauses: clauses.split(' ').filter(Boolean), parts }
    })
}
