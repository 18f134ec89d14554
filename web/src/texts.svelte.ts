// Words: Fluent messages of the client, the house and the games, in the reader's language.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { settings } from '$/settings.svelte'
import type { Argument, Language, Message } from '$/generated/protocol'

type Files = Record<string, () => Promise<string>>

const HOUSE: Files = {
  ...(import.meta.glob('./texts/*.ftl', { query: '?raw', import: 'default' }) as Files),
  ...(import.meta.glob('../../src/merrymen/texts/*.ftl', {
    query: '?raw',
    import: 'default',
  }) as Files),
  ...(import.meta.glob('../../src/merrymen/table/texts/*.ftl', {
    query: '?raw',
    import: 'default',
  }) as Files),
}
const GAMES: Files = {
  ...(import.meta.glob('../../src/merrymen/games/*/texts/*.ftl', {
    query: '?raw',
    import: 'default',
  }) as Files),
  ...(import.meta.glob('./boards/*/texts/*.ftl', { query: '?raw', import: 'default' }) as Files),
  ...(import.meta.glob('./pages/*/texts/*.ftl', { query: '?raw', import: 'default' }) as Files),
  ...(import.meta.glob('../../src/merrymen/lessons/*/texts/*.ftl', {
    query: '?raw',
    import: 'default',
  }) as Files),
}

type Pattern = NonNullable<NonNullable<ReturnType<FluentBundle['getMessage']>>['value']>

/** A piece of a sentence: words, or something that has a look of its own. */
export type Piece = string | { seat: number; words: string } | { message: Message; words: string }

class Texts {
  language = $state<Language>('en')
  ready = $state(false)
  #bundle = $state.raw(new FluentBundle('en'))
  #games = new Map<string, Promise<void>>()

  /** Show everything in another language, without loading the page anew. */
  async speak(language: Language): Promise<void> {
    const files = pick(HOUSE, language)
    for (const game of this.#games.keys()) files.push(...pick(GAMES, language, game))
    const sources = await Promise.all(files.map((load) => load()))
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) bundle.addResource(new FluentResource(source))
    this.#bundle = bundle
    this.language = language
    this.ready = true
    document.documentElement.lang = language
  }

  /** Have the words of a game at hand, or those of a lesson or a page that has its own. */
  learn(game: string): Promise<void> {
    const known = this.#games.get(game)
    if (known) return known
    this.#games.set(game, Promise.resolve())
    const learning = this.speak(this.language)
    this.#games.set(game, learning)
    return learning
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  /** A message's pieces, in order. Parts with a look of their own stay apart. */
  pieces(message: Message, names: readonly string[] = []): Piece[] {
    const kept: Exclude<Piece, string>[] = []
    const mark = (piece: Piece): string =>
      typeof piece === 'string' ? piece : `\uE000${kept.push(piece) - 1}\uE001`
    const words = this.#format(message, (value) => {
      if (typeof value !== 'object' || value === null) return value ?? ''
      const words = this.#plain(value, names)
      if ('seat' in value && typeof value.seat === 'number')
        return mark({ seat: value.seat, words })
      if (!('id' in value)) return words
      const said = value as Message
      return hasThings(said)
        ? this.pieces(said, names).map(mark).join('')
        : mark({ message: said, words })
    })
    return words
      .split(/\uE000(\d+)\uE001/)
      .map((part, index) => (index % 2 ? (kept[Number(part)] ?? '') : part))
      .filter((piece) => piece !== '')
  }

  /** A message in plain words. */
  say(message: Message, names: readonly string[] = []): string {
    return this.#format(message, (value) => this.#told(value, names))
  }

  #told(value: Argument, names: readonly string[]): string | number | boolean {
    return typeof value === 'object' && value !== null ? this.#plain(value, names) : (value ?? '')
  }

  /** The headline of a message, where its text has an attribute `.title`. */
  title(message: Message, names: readonly string[] = []): string | null {
    const pattern = this.#bundle.getMessage(message.id)?.attributes.title
    return pattern ? this.#words(message, pattern, (value) => this.#told(value, names)) : null
  }

  #plain(
    value: Exclude<Argument, string | number | boolean | null | undefined>,
    names: readonly string[],
  ): string {
    if ('id' in value) return this.say(value as Message, names)
    if ('seat' in value && typeof value.seat === 'number')
      return names[value.seat] ?? this.say({ id: 'seat', number: value.seat + 1 })
    const many = value as Record<string, string>
    return many[this.language] ?? many.en ?? ''
  }

  #format(message: Message, show: (value: Argument) => string | number | boolean): string {
    const found = this.#bundle.getMessage(message.id)
    if (!found?.value) {
      console.error(`no ${this.language} text for the message ${message.id}`)
      return message.id
    }
    return this.#words(message, found.value, show)
  }

  #words(
    message: Message,
    pattern: Pattern,
    show: (value: Argument) => string | number | boolean,
  ): string {
    const shown: Record<string, string | number> = {}
    for (const [key, value] of Object.entries(message)) {
      if (key === 'id') continue
      const told = show(value)
      shown[key] = typeof told === 'boolean' ? String(told) : told
    }
    const errors: Error[] = []
    const words = this.#bundle.formatPattern(pattern, shown, errors).replaceAll(HYPHEN, '−')
    for (const error of errors) console.error(`${message.id} in ${this.language}: ${error.message}`)
    return words
  }
}

/** What numbers below zero are formatted with. */
const HYPHEN = /(?<![\p{L}\d])-(?=\d)/gu

const isThing = (message: Message): boolean => typeof message.element === 'string'

/** Whether a message only joins others that have a look of their own, as in "this and that". */
function hasThings(message: Message): boolean {
  const parts = Object.values(message).filter(
    (part) => typeof part === 'object' && part !== null && 'id' in part,
  ) as Message[]
  return !isThing(message) && parts.some((part) => isThing(part) || hasThings(part))
}

/** The files in a language, where there is none the English one; of one game if it is named. */
function pick(files: Files, language: Language, game?: string): (() => Promise<string>)[] {
  return Object.keys(files)
    .filter(
      (path) => path.endsWith('/en.ftl') && (game === undefined || path.includes(`/${game}/`)),
    )
    .map((path) => files[path.replace('en.ftl', `${language}.ftl`)] ?? files[path])
    .filter((load) => load !== undefined)
}

export const texts = new Texts()

/** The client's own words. */
export function t(id: string, args: Record<string, Argument> = {}): string {
  return texts.ready ? texts.say({ id, ...args }) : ''
}

/** The language to begin with: the one chosen before, or the browser's. */
export function preferred(): Language {
  const known: Language[] = ['en', 'de', 'fr', 'it']
  if (settings.language) return settings.language
  for (const tag of navigator.languages) {
    const found = known.find((language) => tag.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}

/** A number as it is printed: with a minus sign, not a hyphen, where it is below zero. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`)

/** A number with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n))

/** A day as the reader writes it: the browser knows the country, we know the language. */
export function day(at: number): string {
  const own = navigator.languages.find((tag) => tag.toLowerCase().startsWith(texts.language))
  return new Date(at).toLocaleDateString(own ?? texts.language)
}
