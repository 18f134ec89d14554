// A table played live: the socket, what it tells, and what is sent once and only once.
import { keepSeats, seatsAt } from '$/house.svelte'
import { go } from '$/router.svelte'
import { settings } from '$/settings.svelte'
import { freshId } from '$/table/ids'
import type { Action, ChatLine, ClockFace, Frame, HeldSeat, Message, Said } from '$/table/protocol'
import { Table } from '$/table/table.svelte'
import { callToTable, play } from '$/table/call'

type Line = 'connecting' | 'open' | 'lost' | 'ended'
type Request = Extract<Said, { type: 'act' | 'undo' }>
type Shown = Extract<Frame, { type: 'view' }>

const PACE = 620 // how long one move of somebody else is shown before the next, in milliseconds
const ALIVE = 20_000 // how often to ask whether the server is there
const LONGEST_WAIT = 8_000

export class LiveTable extends Table {
  line = $state<Line>('connecting')
  chat = $state.raw<ChatLine[]>([])
  unread = $state(0)
  waiting = $state.raw<number[]>([])
  canUndo = $state(false)
  clock = $state.raw<ClockFace | null>(null)
  /** How far our clock is behind the server's. */
  skew = $state(0)
  hosting = $state(false)
  /** A move that was made but not yet acknowledged. */
  sent = $state.raw<Request | null>(null)
  trouble = $state.raw<Message | null>(null)
  closed = $state.raw<Message | null>(null)
  /** Hot-seat: the seat that is asked to come to the screen. */
  curtain = $state<number | null>(null)
  moreLog = $state(true)

  #socket: WebSocket | null = null
  #tries = 0
  #queue: Shown[] = []
  #timer = 0
  #retry = 0
  #alive = 0
  #looked: number | null = null
  #weighed: { version: number; final: number[] } | null = null
  #wasMine = false

  /** `first`: what must be settled before entering, such as a seat that is claimed by its link. */
  constructor(
    readonly id: string,
    first: Promise<void>,
  ) {
    super()
    const enter = (): void => void (this.line !== 'ended' && this.#connect())
    first.then(enter, enter)
    addEventListener('online', this.#again)
  }

  override get busy(): boolean {
    return this.sent !== null
  }

  get mine(): boolean {
    const mover = this.view?.to_move ?? null
    return mover !== null && this.held.includes(mover)
  }

  get watching(): boolean {
    return this.held.length === 0
  }

  /** What a seat's clock shows at a moment, in milliseconds; null where it has none. */
  left(seat: number, now: number): number | null {
    const { clock } = this
    if (clock?.seat === seat && clock.deadline !== null) return Math.max(0, clock.deadline - now - this.skew)
    return clock?.times[seat] ?? null
  }

  // What people do

  override act(action: Action): void {
    this.#request({ type: 'act', id: freshId(), version: this.version, action: action.action })
  }

  /** What has not been weighed counts as final. */
  override isFinal(action: Action): boolean {
    return this.#weighed?.version !== this.version || this.#weighed.final.includes(action.action)
  }

  undo(): void {
    this.#request({ type: 'undo', id: freshId(), version: this.version })
  }

  #request(request: Request): void {
    if (this.sent) return
    this.hurry()
    this.sent = request
    this.chosen = null
    this.trouble = null
    this.tell(request)
  }

  tell(said: Said): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(said))
  }

  /** Hot-seat: the next player has come to the screen. */
  open(seat: number): void {
    this.curtain = null
    this.#looked = seat
    this.tell({ type: 'look', seat })
  }

  older(): void {
    const first = this.log[0]?.version
    if (first) this.tell({ type: 'log', before: first })
  }

  /** Show at once what is still to come. */
  hurry = (): void => {
    while (this.#queue.length > 1) this.#show(this.#queue.shift() as Shown)
    clearTimeout(this.#timer)
    this.#timer = 0
    this.#next()
  }

  // The line

  #connect(): void {
    clearTimeout(this.#retry)
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`)
    this.#socket = socket
    socket.onopen = () => {
      const tokens = seatsAt(this.id).map((held) => held.token)
      this.tell({ type: 'enter', table: this.id, tokens, seat: this.#looked })
    }
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data) as Frame)
    socket.onclose = () => {
      if (this.#socket !== socket || this.line === 'ended') return
      this.line = 'lost'
      clearInterval(this.#alive)
      this.#retry = window.setTimeout(this.#again, Math.min(LONGEST_WAIT, 250 * 2 ** this.#tries++))
    }
    clearInterval(this.#alive)
    this.#alive = window.setInterval(() => this.tell({ type: 'ping' }), ALIVE)
  }

  #again = (): void => {
    if (this.line === 'lost') this.#connect()
  }

  leave(): void {
    this.line = 'ended'
    clearInterval(this.#alive)
    clearTimeout(this.#timer)
    clearTimeout(this.#retry)
    removeEventListener('online', this.#again)
    this.#socket?.close()
  }

  // What the server tells

  #hear(frame: Frame): void {
    switch (frame.type) {
      case 'entered':
        this.line = 'open'
        this.#tries = 0
        this.info = frame.table
        this.held = frame.seats
        this.hosting = frame.hosting
        this.chat = frame.chat
        this.log = frame.log
        this.moreLog = (frame.log[0]?.version ?? 1) > 1
        this.waiting = frame.table.waiting
        this.#queue = []
        if (frame.rematch.length && frame.table.next) keepSeats(frame.table.next, frame.rematch)
        if (this.sent) this.tell(this.sent)
        break
      case 'view':
        this.#queue.push(frame)
        this.#next()
        break
      case 'ack':
        if (this.sent?.id === frame.id) this.sent = null
        break
      case 'refused':
        if (this.sent?.id === frame.id) this.sent = null
        this.trouble = frame.reason
        break
      case 'table':
        this.info = frame.table
        this.waiting = frame.table.waiting
        this.#wind(frame.clock)
        break
      case 'chat':
        if (this.chat.some((line) => line.number === frame.line.number)) break
        this.chat = [...this.chat, frame.line]
        this.unread += 1
        break
      case 'log':
        this.moreLog = frame.lines.length > 0 && (frame.lines[0]?.version ?? 1) > 1
        this.log = [...frame.lines, ...this.log]
        break
      case 'weighed':
        this.#weighed = frame
        break
      case 'rematch':
        this.#rematch(frame.table, frame.seats)
        break
      case 'problem':
        if (this.line === 'connecting' || this.view === null) this.#refused(frame.code, frame.reason)
        else this.trouble = frame.reason
        break
      case 'pong':
        this.skew = frame.now - Date.now()
    }
  }

  /** A table that cannot be entered: with seats that are no longer ours we may still watch. */
  #refused(code: string, reason: Message): void {
    if (code === 'bad-token' && seatsAt(this.id).length) {
      keepSeats(this.id, [])
      this.#looked = null
      this.line = 'lost'
      this.#socket?.close()
      this.#connect()
      return
    }
    this.closed = reason
    this.leave()
  }

  #rematch(table: string, seats: HeldSeat[]): void {
    keepSeats(table, seats)
    go(`/t/${table}`)
  }

  // Showing one move after the other

  #next(): void {
    if (this.#timer) return
    const shown = this.#queue.shift()
    if (!shown) return
    this.#show(shown)
    if (settings.still || document.hidden) {
      this.#next()
      return
    }
    this.#timer = window.setTimeout(
      () => {
        this.#timer = 0
        this.#next()
      },
      shown.story.some((line) => !this.held.includes(line.seat)) ? PACE : 0,
    )
  }

  #show(frame: Shown): void {
    this.version = frame.version
    this.view = frame.view
    this.waiting = frame.waiting
    this.canUndo = frame.undo
    this.#wind(frame.clock)
    const known = this.log.at(-1)?.version ?? 0
    const news = frame.story.filter((line) => line.version > known)
    if (news.length) this.log = [...this.log, ...news]
    this.#looked = frame.seat
    if (frame.view.actions.length && settings.tapTwice && navigator.maxTouchPoints) this.tell({ type: 'weigh' })
    this.#callOver(frame)
  }

  #wind(clock: ClockFace | null): void {
    this.clock = clock
    if (clock) this.skew = clock.now - Date.now()
  }

  /** Draw the curtain for the next of us, and say aloud that it is our turn. */
  #callOver(frame: Shown): void {
    const mover = frame.view.to_move
    const mine = mover !== null && this.held.includes(mover)
    this.curtain = mine && this.held.length > 1 && mover !== frame.seat ? mover : null
    if (mine && !this.#wasMine) callToTable(this.info?.title ?? '')
    else if (mover === null && this.#wasMine) play('end')
    else if (frame.story.length) play('card')
    this.#wasMine = mine
  }
}
