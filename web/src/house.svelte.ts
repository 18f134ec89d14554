// The house: its games and levels, and who one is here.
import { titleOf } from '$/boards'
import { api, Refused } from '$/table/api'
import { remember, type Choice } from '$/table/choice'
import { go } from '$/router.svelte'
import type { GameInfo, HeldSeat, HouseInfo, Message, OwnTable } from '$/generated/protocol'
import { texts } from '$/texts.svelte'

class House {
  #told = $state.raw<HouseInfo | null>(null)
  /** What the house offers, with the names that games have in the reader's language. */
  info = $derived(
    this.#told && {
      ...this.#told,
      games: this.#told.games.map((game) => ({
        ...game,
        title: titleOf(game.name, game.title, texts.language),
      })),
    },
  )
  name = $state('')
  /** Somebody is asked for a name, and this waits for it. */
  asking = $state.raw<{ why: Message | null; done: (told: boolean) => void } | null>(null)

  #loading: Promise<void> | null = null

  /** Ask the server once; whoever needs the answer waits for it. */
  load(): Promise<void> {
    this.#loading ??= api.house().then((info) => {
      this.#told = info
      this.name = info.guest ?? ''
    })
    return this.#loading
  }

  /** Ask once more: games become ready, one after another. */
  async refresh(): Promise<void> {
    this.#told = await api.house().catch(() => this.#told)
  }

  /** Whether a game is still being made ready. */
  get preparing(): boolean {
    return !!this.#told?.games.some((game) => game.preparing && !game.preparing.failed)
  }

  game(name: string): GameInfo | undefined {
    return this.info?.games.find((game) => game.name === name)
  }

  /** Everybody has a name; whoever has not told one is given one. */
  async introduce(name?: string): Promise<void> {
    if (!name && this.name) return
    const given =
      name ?? texts.say({ id: 'guest-name', number: Math.floor(Math.random() * 90) + 10 })
    this.name = (await api.nameMe(given)).name
    if (!name) localStorage.setItem(GIVEN, this.name)
  }

  /** Whoever sits down with others tells a name, once; false when it is not told. */
  async meet(): Promise<boolean> {
    await this.load()
    if (this.name && this.name !== localStorage.getItem(GIVEN)) return true
    return this.askName()
  }

  askName(why: Message | null = null): Promise<boolean> {
    return new Promise((resolve) => {
      const done = (told: boolean): void => {
        this.asking = null
        resolve(told)
      }
      this.asking = { why, done }
    })
  }

  /** Sit down with others, under a name that nobody else there has; null when no name is told. */
  async join<T>(sit: () => Promise<T>): Promise<T | null> {
    let told = await this.meet()
    while (told) {
      try {
        return await sit()
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 'name-taken') throw error
        told = await this.askName(error.reason)
      }
    }
    return null
  }

  /** Against bots, as it was chosen; the choice is remembered. */
  async playNow(game: GameInfo, choice: Choice): Promise<void> {
    await this.introduce()
    const { freshSeal } = await import('$/table/part')
    const { players, level } = choice
    this.sitDown(await api.play(game.name, players, level, await freshSeal()))
    remember(game.name, choice)
  }

  /** A guided game: the game's first lesson, or another of them. */
  async startLesson(game: GameInfo, lesson = game.lessons[0]): Promise<void> {
    if (!lesson) return
    await this.introduce()
    this.sitDown(await api.startLesson(lesson))
  }

  sitDown(own: OwnTable): void {
    keepSeats(own.table.id, own.seats)
    go(`/t/${own.table.id}`)
  }
}

/** The name that we gave to somebody who had told none. */
const GIVEN = 'merrymen.given'

export const house = new House()

/** What a table's game is called in the reader's language. */
export const gameOf = (table: { game: string; title: string }): string =>
  titleOf(table.game, table.title, texts.language)

const KEY = 'merrymen.seats'

/** The seats one holds at a table, as this browser remembers them. */
export function seatsAt(table: string): HeldSeat[] {
  return kept()[table] ?? []
}

export function keepSeats(table: string, seats: HeldSeat[]): void {
  const all = Object.entries({ ...kept(), [table]: seats }).slice(-60)
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)))
}

function kept(): Record<string, HeldSeat[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}
