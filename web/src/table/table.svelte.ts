// A table as the page shows it: live or replayed. Boards read it and call `act`; nothing else.
import { getContext, setContext, untrack, type Snippet } from 'svelte'
import type { Action, Coach, LogLine, Message, TableInfo, View } from '$/generated/protocol'
import { keep } from '$/table/keep'
import { t, texts } from '$/texts.svelte'

const KEY = Symbol('table')
const NO_ACTIONS: Action[] = []

/** A sign on an element of the board: what was done there, or what would have been better. */
export interface Mark {
  kind: 'played' | 'better' | 'known' | 'both'
  words: string
}

export abstract class Table {
  #info = $state.raw<TableInfo | null>(null)
  #view = $state.raw<View | null>(null)
  version = $state(0)
  log = $state.raw<LogLine[]>([])
  /** The seats that are played from this page. */
  held = $state.raw<number[]>([])
  /**
   * The element that is looked at: under the pointer, in focus, or in a hovered line of the log.
   */
  looking = $state<string | null>(null)
  /** The elements of which the line of the log under the pointer tells. */
  told = $state.raw<ReadonlySet<string>>(new Set())
  /** The element whose actions are being offered for a second tap. */
  chosen = $state<string | null>(null)
  /** The element that asks for a second click, because what it does cannot be taken back. */
  armed = $state<string | null>(null)
  /** What stands in the middle of the bar over the board, where there is room. */
  strip = $state.raw<Snippet | null>(null)
  /** Whether the board is a picture in another page: no bar above it, no rail beside it. */
  framed = $state(false)
  /** The elements with a sign on them. */
  marks = $state.raw<ReadonlyMap<string, Mark>>(new Map())
  /** Elements that changed hands with the last view. */
  fresh = $state.raw<ReadonlySet<string>>(new Set())

  /** What the coach of a guided game says. */
  coach = $state.raw<Coach | null>(null)

  get info(): TableInfo | null {
    return this.#info
  }

  /** What has not changed stays the same object, here and in the view: nobody draws it anew. */
  set info(info: TableInfo | null) {
    this.#info = keep(
      untrack(() => this.#info),
      info,
    )
  }

  get view(): View | null {
    return this.#view
  }

  set view(view: View | null) {
    this.#view = keep(
      untrack(() => this.#view),
      view,
    )
  }

  #seats = $derived(this.#info?.seats ?? [])

  /** Everybody's name by seat; the woodland's own players have theirs from us. */
  names = $derived.by(() => {
    void texts.language
    return this.#seats.map((seat) =>
      seat.name
        ? seat.name
        : seat.kind === 'bot'
          ? t(`bot-name-${seat.seat % 6}`)
          : t('seat', { number: seat.seat + 1 }),
    )
  })

  seat = $derived(this.view?.seat ?? null)

  /** The legal actions by the element that they belong to. */
  #offered = $derived.by(() => {
    const offered = new Map<string, Action[]>()
    for (const action of this.view?.actions ?? []) {
      const list = offered.get(action.element)
      if (list) list.push(action)
      else offered.set(action.element, [action])
    }
    return offered
  })

  actionsOf(element: string): Action[] {
    return this.#offered.get(element) ?? NO_ACTIONS
  }

  say(message: Message): string {
    return texts.say(message, this.names)
  }

  /** Whose turn it is to be looked at as "you": the seat whose view this is, or the first. */
  get near(): number {
    return this.seat ?? 0
  }

  /** The seats in the order in which they sit, beginning with the one nearest to the reader. */
  get around(): number[] {
    const players = this.view?.players ?? 0
    return Array.from({ length: players }, (_, index) => (this.near + index) % players)
  }

  /** Whether an action could not be taken back, as far as is known here. */
  isFinal(_action: Action): boolean {
    return true
  }

  /** Whether everything can be taken back here, at a price: then nothing asks twice by mouse. */
  get forgiving(): boolean {
    return false
  }

  /** The level of the bot that plays in a seat, in words; empty where a person does. */
  levelOf(seat: number): string {
    const level = this.info?.seats[seat]?.level
    return level ? t(`level-name-${level}`) : ''
  }

  /** What the bot in a seat is like, in words; empty where that makes no difference. */
  characterOf(seat: number): string {
    const character = this.info?.seats[seat]?.character
    return character ? t(`character-${character}`) : ''
  }

  abstract get busy(): boolean
  abstract act(action: Action): void
}

export function provideTable<T extends Table>(table: T): T {
  setContext(KEY, table)
  return table
}

/** The table that a board stands on. */
export function useTable(): Table {
  return getContext<Table>(KEY)
}

/** The table that something stands on, where it stands on one. */
export function tableAround(): Table | undefined {
  return getContext<Table | undefined>(KEY)
}
