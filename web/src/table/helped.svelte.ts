// A table with what helps a player there: the pace of others, what they did, hints, and going back.
import { Advice } from '$/table/advice.svelte'
import type { Request } from '$/table/connection.svelte'
import { freshId } from '$/table/ids'
import { Pace, type Shown } from '$/table/pace'
import { Past } from '$/table/past.svelte'
import type { Action, ClientMessage } from '$/generated/protocol'
import { Table } from '$/table/table.svelte'

export abstract class HelpedTable extends Table {
  /** Moves of others that wait for a click. */
  waits = $state(0)
  paused = $state(false)
  readonly past = new Past(
    (seat) => this.held.includes(seat),
    (view) => (this.view = view),
  )
  readonly advice = new Advice(this)
  protected readonly pace = new Pace(
    (frame) => this.show(frame),
    (seat) => this.held.includes(seat),
    (moves) => (this.waits = moves),
  )
  protected weighed = $state.raw<{ version: number; final: number[] } | null>(null)

  protected abstract show(frame: Shown): void
  protected abstract request(request: Request): void
  abstract tell(said: ClientMessage): void

  /** What has not been weighed counts as final. */
  override isFinal(action: Action): boolean {
    return this.weighed?.version !== this.version || this.weighed.final.includes(action.action)
  }

  /** Against bots alone everything can be taken back. */
  override get forgiving(): boolean {
    return this.info?.free_undo ?? false
  }

  undo(): void {
    this.request({ type: 'undo', id: freshId(), version: this.version })
  }

  /** Against bots alone: back to a decision of ours. The game is practice from now on. */
  takeBack(to: number): void {
    this.request({ type: 'take_back', id: freshId(), version: this.version, to })
  }

  /** Show at once what is still to come, and nothing of the past. */
  hurry = (): void => {
    if (this.past.at !== null) this.past.look(null)
    this.pace.hurry()
  }

  /** Show the next move. */
  step = (): void => this.pace.step()

  pause(paused: boolean): void {
    this.paused = paused
    this.pace.pause(paused)
  }
}
