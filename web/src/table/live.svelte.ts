// A table played live: what the server tells of it, and what people do there.
import { house, keepSeats, seatsAt } from '$/house.svelte'
import { settings } from '$/settings.svelte'
import { api, Refused } from '$/table/api'
import { ChatBook } from '$/table/chat.svelte'
import { Connection, type Request } from '$/table/connection.svelte'
import { freshId } from '$/table/ids'
import type { Shown } from '$/table/pace'
import { seal, unseal } from '$/table/part'
import type {
  Action,
  AnswerKind,
  ChatLine,
  ClockFace,
  Frame,
  HeldSeat,
  Message,
  ClientMessage,
  TableInfo,
} from '$/generated/protocol'
import { HelpedTable } from '$/table/helped.svelte'

export interface Heralds {
  /** A view is on the table. */
  shown?: (frame: Shown) => void
  /** Somebody reminds us that the table waits. */
  nudged?: () => void
}

export class LiveTable extends HelpedTable {
  readonly chat = new ChatBook()
  waiting = $state.raw<number[]>([])
  canUndo = $state(false)
  clock = $state.raw<ClockFace | null>(null)
  /**
   * How far our time is behind that of the clock, and behind the server's: the two are not the
   * same.
   */
  #clockAhead = $state(0)
  #ahead = $state(0)
  hosting = $state(false)
  trouble = $state.raw<Message | null>(null)
  closed = $state.raw<Message | null>(null)
  /** Hot-seat: the seat that is asked to come to the screen. */
  curtain = $state<number | null>(null)
  moreLog = $state(true)
  /** Somebody wants a rematch, and we are asked along. */
  offer = $state.raw<{ table: string; seats: HeldSeat[]; seat: number | null } | null>(null)
  /** Another device has come into this seat of ours. */
  device = $state<number | null>(null)
  /** Who reminds us that the table waits. */
  nudge = $state<number | null>(null)
  announcement = $state('')
  /** Why we have a seat no more, or none yet. */
  unseated = $state.raw<Message | null>(null)

  /** How the page opens the chat, while there is one to open. */
  openChat: (() => void) | null = null

  #connection = new Connection({
    enter: () => ({
      type: 'enter',
      table: this.id,
      tokens: seatsAt(this.id).map((held) => held.token),
      seat: this.#looked,
    }),
    heard: (frame) => this.#hear(frame),
  })
  #looked: number | null = null

  /** `first`: what must be settled before entering, such as a seat that is claimed by its link. */
  constructor(
    readonly id: string,
    first: Promise<void>,
    readonly heralds: Heralds = {},
  ) {
    super()
    const enter = (): void => this.#connection.open()
    first.then(enter, enter)
  }

  get line(): Connection['state'] {
    return this.#connection.state
  }

  get sent(): Request | null {
    return this.#connection.sent
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
    if (clock?.seat === seat && clock.deadline !== null)
      return Math.max(0, clock.deadline - now - this.#clockAhead)
    return clock?.times[seat] ?? null
  }

  // What people do

  override act(action: Action): void {
    this.request({ type: 'act', id: freshId(), version: this.version, action: action.action })
  }

  protected override request(request: Request): void {
    if (this.sent) return
    this.hurry()
    this.chosen = this.armed = null
    this.trouble = null
    this.#connection.request(request)
  }

  tell(said: ClientMessage): void {
    this.#connection.tell(said)
  }

  /** Whoever has no name yet is given one; the line then has to learn who is speaking. */
  async speak(words: { text: string } | { phrase: string }): Promise<void> {
    const known = house.name !== ''
    const said = this.chat.say(words)
    try {
      await house.introduce()
    } catch (error) {
      this.trouble = error instanceof Refused ? error.reason : { id: 'trouble-unknown' }
      this.chat.refuse(said.id ?? '')
      return
    }
    if (known) this.#connection.utter(said)
    else this.#connection.again()
  }

  block(who: string, blocked: boolean): void {
    this.chat.block(who, blocked)
    this.tell({ type: 'block', who, blocked })
  }

  answer(answer: AnswerKind): void {
    const { question } = this.info ?? {}
    if (question) this.tell({ type: 'answer', about: question.about, answer })
  }

  /** How long it is until a moment of the server's, in milliseconds. */
  until(moment: number, now = Date.now()): number {
    return Math.max(0, moment - now - this.#ahead)
  }

  #isOwn = (line: ChatLine): boolean =>
    line.seat === null ? this.watching && line.name === house.name : this.held.includes(line.seat)

  /** Take a free seat. */
  async sit(seat: number): Promise<void> {
    keepSeats(this.id, (await api.sit(this.id, seat)).seats)
    this.unseated = null
    this.#connection.again()
  }

  /** Hot-seat: the next player has come to the screen. */
  open(seat: number): void {
    this.curtain = null
    this.#looked = seat
    this.#connection.pass({ type: 'look', seat })
  }

  older(): void {
    const first = this.log[0]?.version
    if (first) this.#connection.pass({ type: 'log', before: first })
  }

  // The line

  leave(): void {
    this.pace.end()
    this.#connection.end()
  }

  // What the server tells

  #hear(frame: Frame): void {
    switch (frame.type) {
      case 'entered':
        this.#connection.entered()
        this.#know(frame.table)
        this.held = frame.seats
        this.hosting = frame.hosting
        this.chat.blocked = new Set(frame.blocked)
        this.log = frame.log
        this.moreLog = (frame.log[0]?.version ?? 1) > 1
        this.pace.forget()
        if (frame.rematch.length && frame.table.next)
          this.offer = { table: frame.table.next, seats: frame.rematch, seat: null }
        this.#connection.catchUp(this.chat.recall(frame.chat, this.#isOwn), (said) =>
          this.chat.unsaid.includes(said),
        )
        if (!this.watching) void seal(frame.table, this.#put).then(() => this.#unseal())
        break
      case 'view':
        this.pace.add(frame)
        break
      case 'ack':
        this.#connection.answered(frame.id)
        break
      case 'refused':
        this.#connection.answered(frame.id)
        this.trouble = frame.reason
        break
      case 'table':
        this.#know(frame.table)
        this.#wind(frame.clock)
        this.#unseal()
        break
      case 'seated':
        keepSeats(this.id, frame.seats)
        this.held = frame.seats.map((one) => one.seat)
        this.#looked = frame.seat
        this.unseated = frame.reason
        break
      case 'device':
        this.device = frame.seat
        break
      case 'nudge':
        if (this.held.includes(frame.to)) this.#nudged(frame.seat)
        break
      case 'announce':
        this.announcement = frame.text
        break
      case 'chat':
        this.chat.hear(frame.line, this.#isOwn(frame.line))
        break
      case 'log':
        this.moreLog = frame.lines.length > 0 && (frame.lines[0]?.version ?? 1) > 1
        this.log = [...frame.lines, ...this.log]
        break
      case 'weighed':
        this.weighed = frame
        break
      case 'hint':
        this.advice.heard(frame)
        break
      case 'rematch':
        this.offer = frame
        break
      case 'problem':
        if (this.line !== 'open') this.#refused(frame.code, frame.reason)
        else this.trouble = frame.reason
        this.advice.refused()
        if (frame.about) this.chat.refuse(frame.about)
        break
    }
  }

  /** A table that cannot be entered: with seats that are no longer ours we may still watch. */
  #refused(code: string, reason: Message): void {
    if (code === 'bad-token' && seatsAt(this.id).length) {
      keepSeats(this.id, [])
      this.#looked = null
      this.#connection.again()
      return
    }
    this.closed = reason
    this.leave()
  }

  /** Whether it was one of us who wants a rematch. */
  get isOwnOffer(): boolean {
    const seat = this.offer?.seat ?? null
    return seat !== null && this.held.includes(seat)
  }

  #know(info: TableInfo): void {
    this.info = info
    this.waiting = info.waiting
    this.#ahead = info.now - Date.now()
  }

  #put = (said: ClientMessage): void => void this.#connection.pass(said)

  #unseal(): void {
    if (this.info && !this.watching) unseal(this.info, this.#put)
  }

  #nudged(by: number): void {
    this.nudge = by
    this.heralds.nudged?.()
  }

  // Showing it

  protected override show(frame: Shown): void {
    this.version = frame.version
    this.view = frame.view
    this.armed = null
    this.past.note(frame)
    this.advice.close()
    this.waiting = frame.waiting
    this.canUndo = frame.undo
    this.#wind(frame.clock)
    const known = this.log.at(-1)?.version ?? 0
    const news = frame.story.filter((line) => line.version > known)
    if (news.length) this.log = [...this.log, ...news]
    this.#looked = frame.seat
    const asks = settings.tapTwice && (navigator.maxTouchPoints || !this.forgiving)
    if (frame.view.actions.length && asks) this.#connection.pass({ type: 'ask_final' })
    this.#callOver(frame)
    this.heralds.shown?.(frame)
  }

  #wind(clock: ClockFace | null): void {
    this.clock = clock
    if (clock) this.#clockAhead = clock.now - Date.now()
  }

  /** Whether one player knows what another does not: then nobody looks over a shoulder. */
  get #secrets(): boolean {
    return house.game(this.view?.game ?? '')?.secrets ?? true
  }

  /** Draw the curtain for the next of us. */
  #callOver(frame: Shown): void {
    const mover = frame.view.to_move
    const mine = mover !== null && this.held.includes(mover)
    const another = mine && this.held.length > 1 && mover !== frame.seat ? mover : null
    this.curtain = this.#secrets ? another : null
    if (another !== null && !this.#secrets) this.open(another)
  }
}
