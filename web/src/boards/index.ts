// One folder per game: `<game>/index.ts` with its parts, `<game>/cover.ts` for the home page,
// `<game>/figures.ts` for the rules page.
// See docs/adding-a-board.md.
import type { Component } from 'svelte'
import type { Message, Names } from '$/generated/protocol'

export interface BoardParts {
  /** The whole table, drawn with <Layout>. */
  Board: Component
  /** How a thing of this game looks in a sentence. */
  Mention?: Component<{ message: Message; words: string }>
  /** More about the end, beside the score sheet. */
  Ending?: Component
  /** The icon of a heading of the score sheet. */
  headings?: Record<string, string>
}

/** Pictures for the rules page. */
export interface Figures {
  /** What is drawn beside a clause, if anything. */
  Figure: Component<{ clause: string }>
  /** What the pictograms of the board mean. */
  Aid?: Component
  /** What the pictures refer to by id. */
  Defs?: Component
}

export interface Cover {
  /** An icon for lists. */
  icon: string
  minutes: number
  blurb: Names
  /** The name on the box, in languages where it is another one. */
  title?: Partial<Names>
  /** The picture, 240 x 300: definitions and drawing. */
  paint: () => { defs: string; art: string }
}

const PARTS = import.meta.glob<BoardParts>('./*/index.ts')
const FIGURES = import.meta.glob<Figures>('./*/figures.ts')
const COVERS = import.meta.glob<Cover>('./*/cover.ts', { eager: true })

const loaded = new Map<string, BoardParts>()

/** A game's own board, or the one that can show any game. */
export async function loadBoard(game: string): Promise<BoardParts> {
  const known = loaded.get(game)
  if (known) return known
  const load = PARTS[`./${game}/index.ts`]
  const parts = load ? await load() : { Board: (await import('./any/Board.svelte')).default }
  loaded.set(game, parts)
  return parts
}

/** The pictures for a game's rules, where there are any. */
export async function loadFigures(game: string): Promise<Figures | null> {
  return (await FIGURES[`./${game}/figures.ts`]?.()) ?? null
}

/** The parts of a board that is loaded already. */
export const boardParts = (game: string | undefined): BoardParts | undefined =>
  game === undefined ? undefined : loaded.get(game)

/** A game's name in a language. */
export const titleOf = (game: string, title: string, language: keyof Names): string =>
  coverOf(game)?.title?.[language] ?? title

export const coverOf = (game: string): Cover | undefined => COVERS[`./${game}/cover.ts`]
