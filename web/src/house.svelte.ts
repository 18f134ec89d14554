// The house: its games and levels, and who one is here.
import { titleOf } from '$/boards'
import { api, usualPlayers } from '$/table/api'
import { go } from '$/router.svelte'
import type { GameInfo, HeldSeat, HouseInfo, OwnTable } from '$/table/protocol'
import { texts } from '$/texts.svelte'

class House {
  #told = $state.raw<HouseInfo | null>(null)
  /** What the house offers, with the names that games have in the reader's language. */
  info = $derived(this.#told && { ...this.#told, games: this.#told.games.map((game) => ({ ...game, title: titleOf(game.name, game.title, texts.language) })) })
  name = $state('')

  #loading: Promise<void> | null = null

  /** Ask the server once; whoever needs the answer waits for it. */
  load(): Promise<void> {
    this.#loading ??= api.house().then((info) => {
      this.#told = info
      this.name = info.guest ?? ''
    })
    return this.#loading
  }

  game(name: string): GameInfo | undefined {
    return this.info?.games.find((game) => game.name === name)
  }

  /** Everybody has a name; whoever has not told one is given one. */
  async introduce(name?: string): Promise<void> {
    if (!name && this.name) return
    const given = name ?? texts.say({ id: 'guest-name', number: Math.floor(Math.random() * 90) + 10 })
    this.name = (await api.nameMe(given)).name
  }

  async playNow(game: GameInfo, level = 'outlaw'): Promise<void> {
    await this.introduce()
    this.sitDown(await api.play(game.name, usualPlayers(game), level))
  }

  sitDown(own: OwnTable): void {
    keepSeats(own.table.id, own.seats)
    go(`/t/${own.table.id}`)
  }
}

export const house = new House()

/** What a table's game is called in the reader's language. */
export const gameOf = (table: { game: string; title: string }): string => titleOf(table.game, table.title, texts.language)

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
