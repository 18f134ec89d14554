// Reading a rules page: the little Markdown that docs/rules/ uses, made safe and searchable.
import type { Language } from '$/generated/protocol'

interface Piece {
  plain: string
  /** The clauses that have their place here. */
  clauses: string[]
}
export type Block = Piece &
  (
    | { kind: 'heading'; level: number }
    | { kind: 'item' | 'inner' | 'text'; html: string }
    | { kind: 'table'; rows: string[][] }
  )

const FOLDER = '../../../../docs/rules'
const FILES = import.meta.glob<string>('../../../../docs/rules/**/*.md', {
  query: '?raw',
  import: 'default',
})
const CLAUSE = /\b[A-Z]{2}-[A-Z]{1,2}-?\d+[a-z]?\b/g
const ITEM = /^\s*(?:[-*]|\d+\.)\s+([^]*)$/

export interface Page {
  language: Language
  blocks: Block[]
}

/** A game's rules in a language, else in English; null where they are not written yet. */
export async function readRules(game: string, language: Language): Promise<Page | null> {
  const own = FILES[`${FOLDER}/${language}/${game}.md`]
  const load = own ?? FILES[`${FOLDER}/${game}.md`]
  return load ? { language: own ? language : 'en', blocks: parse(await load()) } : null
}

export function parse(source: string): Block[] {
  const blocks = paragraphs(source).map(blockOf)
  for (const [clause, block] of placesOf(blocks)) block.clauses.push(clause)
  return blocks
}

/**
 * Where each clause is told: where a paragraph begins with it, else in words rather than in a
 * table.
 */
function placesOf(blocks: Block[]): Map<string, Block> {
  const places = new Map<string, { block: Block; worth: number }>()
  let introduced = false
  for (const block of blocks) {
    introduced ||= block.kind === 'heading' && block.level > 1
    for (const clause of block.plain.match(CLAUSE) ?? []) {
      const worth = !introduced
        ? 0
        : block.plain.startsWith(clause)
          ? 3
          : block.kind === 'table'
            ? 1
            : 2
      if (worth > (places.get(clause)?.worth ?? -1)) places.set(clause, { block, worth })
    }
  }
  return new Map([...places].map(([clause, { block }]) => [clause, block]))
}

function blockOf(paragraph: string): Block {
  const clauses: string[] = []
  const heading = /^(#+)\s+(.*)$/.exec(paragraph)
  if (heading)
    return {
      kind: 'heading',
      level: heading[1]?.length ?? 1,
      plain: plain(heading[2] ?? ''),
      clauses,
    }
  if (paragraph.startsWith('|'))
    return { kind: 'table', rows: rowsOf(paragraph), plain: plain(paragraph), clauses }
  const item = ITEM.exec(paragraph)
  const words = (item?.[1] ?? paragraph).replaceAll(/\s*\n\s*/g, ' ')
  const kind = !item ? 'text' : paragraph.startsWith(' ') ? 'inner' : 'item'
  return { kind, html: inline(words), plain: plain(words), clauses }
}

/** Headings, items, tables and paragraphs, each in one piece. */
function paragraphs(source: string): string[] {
  const found: string[] = []
  let open = false
  for (const line of source.split('\n')) {
    const fresh =
      line.startsWith('#') ||
      ITEM.test(line) ||
      (line.startsWith('|') && !found.at(-1)?.startsWith('|'))
    if (!line.trim()) open = false
    else if (fresh || !open) {
      found.push(line.trimEnd())
      open = !line.startsWith('#')
    } else found[found.length - 1] += `\n${line.trim()}`
  }
  return found
}

const rowsOf = (paragraph: string): string[][] =>
  paragraph
    .split('\n')
    .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => inline(cell.trim())),
    )

/** What the house decided, as the pages mark it once bold is marked up; and its mark here. */
const OURS =
  /<b>(?:\[[DE]\]|\((?:ours|von uns|de nous|nostro)\))<\/b>|\((?:ours|von uns|de nous|nostro)\)/g
export const MARK = '°'
/** Clauses in brackets, one or several. */
const BRACKETED = /\s?[[(](?:[A-Z]{2}-[A-Z]{1,2}-?\d+[a-z]?(?:, | \w{1,3} )?)+[\])]/g

const escape = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function inline(words: string): string {
  return escape(words)
    .replaceAll(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replaceAll(/\*(.+?)\*/g, '<i>$1</i>')
    .replaceAll(/`(.+?)`/g, '<code>$1</code>')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(OURS, `<sup>${MARK}</sup>`)
    .replaceAll(BRACKETED, '<code>$&</code>')
    .replaceAll(/(?<![\w>[( -])([A-Z]{2}-[A-Z]{1,2}-?\d+[a-z]?)\b:?/g, '<code>$&</code>')
}

const plain = (words: string): string =>
  words.replaceAll(/[*`|]/g, '').replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
