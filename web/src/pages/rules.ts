// Reading a rules page: the little Markdown that docs/rules/ uses, made safe and searchable.

export type Block =
  | { kind: 'heading'; level: number; plain: string }
  | { kind: 'item' | 'text'; html: string; plain: string; clause: string | undefined }
  | { kind: 'table'; rows: string[][]; plain: string }

const FILES = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' })
const CLAUSE = /\b[A-Z]{2}-[A-Z]{1,2}\d+[a-z]?\b/

/** A game's rules, or null where they are not written yet. */
export async function readRules(game: string): Promise<Block[] | null> {
  const load = FILES[`../../../docs/rules/${game}.md`]
  return load ? parse(await load()) : null
}

export function parse(source: string): Block[] {
  const blocks: Block[] = []
  for (const paragraph of paragraphs(source)) {
    const heading = /^(#+)\s+(.*)$/.exec(paragraph)
    if (heading) blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, plain: plain(heading[2] ?? '') })
    else if (paragraph.startsWith('|')) blocks.push(tableOf(paragraph))
    else {
      const item = /^(?:[-*]|\d+\.)\s+([^]*)$/.exec(paragraph)
      const words = (item?.[1] ?? paragraph).replaceAll(/\s*\n\s*/g, ' ')
      blocks.push({ kind: item ? 'item' : 'text', html: inline(words), plain: plain(words), clause: CLAUSE.exec(words)?.[0] })
    }
  }
  return blocks
}

/** Headings, items, tables and paragraphs, each in one piece. */
function paragraphs(source: string): string[] {
  const found: string[] = []
  let open = false
  for (const line of source.split('\n')) {
    const fresh = /^(#|[-*]\s|\d+\.\s)/.test(line) || (line.startsWith('|') && !found.at(-1)?.startsWith('|'))
    if (!line.trim()) open = false
    else if (fresh || !open) {
      found.push(line.trimEnd())
      open = !line.startsWith('#')
    } else found[found.length - 1] += `\n${line.trim()}`
  }
  return found
}

function tableOf(paragraph: string): Block {
  const rows = paragraph
    .split('\n')
    .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
    .map((line) => line.replace(/^\||\|$/g, '').split('|').map((cell) => inline(cell.trim())))
  return { kind: 'table', rows, plain: plain(paragraph) }
}

const escape = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function inline(words: string): string {
  return escape(words)
    .replaceAll(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replaceAll(/\*(.+?)\*/g, '<i>$1</i>')
    .replaceAll(/`(.+?)`/g, '<code>$1</code>')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/(?<![\w>])([A-Z]{2}-[A-Z]{1,2}\d+[a-z]?)\b/g, '<code>$1</code>')
}

const plain = (words: string): string => words.replaceAll(/[*`|]/g, '').replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
