// Says aloud what happens at the table: that it is our turn, that a card was played, that it is
// over.
import { callToTable, play } from '$/table/call'

export class Caller {
  #wasMine = false

  /** `mine`: whether one of ours is asked now; `told`: whether something was done before that. */
  shown(now: { mine: boolean; over: boolean; told: boolean; title: string }): void {
    if (now.mine && !this.#wasMine) callToTable(now.title)
    else if (now.over && this.#wasMine) play('end')
    else if (now.told) play('card')
    this.#wasMine = now.mine
  }
}
