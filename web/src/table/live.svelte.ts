// A table played live: the socket, what it tells, and what is sent once and only once.
import { house, keepSeats, seatsAt } from '$/house.svelte'
import { go } from '$/router.svelte'
import { settings } from '$/settings.svelte'
import { api, Refused } from '$/table/api'
import { ChatBook } from '$/table/chat.svelte'
import { freshId } from '$/table/ids'
import { Line } from '$/table/line'
import { Pace, type Shown } from '$/table/pace'
import { seal, unseal } from '$/table/part'
import type {
  Action,
  AnswerKind,
  ChatLine,
  ClockFace,
  Frame,
  HeldSeat,
  Message,
  Said,
  TableInfo,
} from '$/generated/protocol'
import { Table } from '$/table/table.svelte'
import { callToTable, play } from '$/table/call'

type LineState = 'connecting' | 'open' | 'lost' | 'ended'
type Request = Extract<Said, { type: 'act' | 'undo' }>

const LATE = 2_500 // how long words that went out over a lost line may still arrive, in milliseconds

export class LiveTable extends Table {
  line = $state<LineState>('connecting')
  readonly chat = new ChatBook()
  waiting = $state.raw<number[]>([])
  canUndo = $state(false)
  clock = $state.raw<ClockFace | null>(null)
  /** How far our time is behind that of the clock, and behind the server's: the two are not the same. */
  #clockAhead = $state(0)
  #ahead = $state(0)
  hosting = $state(false)
  /** A move that was made but not yet acknowledged. */
  sent = $state.raw<Request | null>(null)
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

  #line = new Line({
    opened: () => this.#enter(),
    heard: (frame) => this.#hear(frame),
    lost: () => this.#lost(),
  })
  /** Chat that went out; a lost line may still bring it to the others. */
  #uttered = new Set<string | null | undefined>()
  /** Said while nobody could hear it. */
  #unheard: Said[] = []
  #pace = new Pace(
    (frame) => this.#show(frame),
    (seat) => this.held.includes(seat),
  )
  #looked: number | null = null
  #weighed: { version: number; final: number[] } | null = null
  #wasMine = false

  /** `first`: what must be settled before entering, such as a seat that is claimed by its link. */
  constructor(
    readonly id: string,
    first: Promise<void>,
  ) {
    super()
    const enter = (): void => this.#line.open()
    first.then(enter, enter)
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
    this.#pass(request)
  }

  /** Nothing that is wanted is lost: what cannot be passed on now is passed on later. */
  tell(said: Said): void {
    if (!this.#pass(said)) this.#unheard.push(said)
  }

  #utter(said: Extract<Said, { type: 'chat' }>): void {
    if (this.#pass(said)) this.#uttered.add(said.id)
  }

  #pass(said: Said): boolean {
    return this.line === 'open' && this.#line.send(said)
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
    if (known) this.#utter(said)
    else this.#line.again()
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
    this.#line.again()
  }

  /** Hot-seat: the next player has come to the screen. */
  open(seat: number): void {
    this.curtain = null
    this.#looked = seat
    this.#pass({ type: 'look', seat })
  }

  older(): void {
    const first = this.log[0]?.version
    if (first) this.#pass({ type: 'log', before: first })
  }

  /** Show at once what is still to come. */
  hurry = (): void => this.#pace.hurry()

  // The line

  #enter(): void {
    const tokens = seatsAt(this.id).map((held) => held.token)
    this.#line.send({ type: 'enter', table: this.id, tokens, seat: this.#looked })
  }

  #lost(): void {
    if (this.line !== 'ended') this.line = 'lost'
  }

  leave(): void {
    this.line = 'ended'
    this.#pace.end()
    this.#line.end()
  }

  // What the server tells

  #hear(frame: Frame): void {
    switch (frame.type) {
      case 'entered':
        this.line = 'open'
        this.#line.settled()
        this.#know(frame.table)
        this.held = frame.seats
        this.hosting = frame.hosting
        this.chat.blocked = new Set(frame.blocked)
        this.log = frame.log
        this.moreLog = (frame.log[0]?.version ?? 1) > 1
        this.#pace.forget()
        if (frame.rematch.length && frame.table.next)
          this.offer = { table: frame.table.next, seats: frame.rematch, seat: null }
        this.#catchUp(frame.chat)
        if (!this.watching) void seal(frame.table, this.#put).then(() => this.#unseal())
        break
      case 'view':
        this.#pace.add(frame)
        break
      case 'ack':
        if (this.sent?.id === frame.id) this.sent = null
        break
      case 'refused':
        if (this.sent?.id === frame.id) this.sent = null
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
        this.#weighed = frame
        break
      case 'rematch':
        this.offer = frame
        if (frame.seat !== null && this.held.includes(frame.seat)) void this.comeAlong()
        break
      case 'problem':
        if (this.line !== 'open') this.#refused(frame.code, frame.reason)
        else this.trouble = frame.reason
        if (frame.about) this.chat.refuse(frame.about)
        break
    }
  }

  /** Say again what was not answered, and then what nobody could hear. */
  #catchUp(chat: ChatLine[]): void {
    if (this.sent) this.#pass(this.sent)
    for (const said of this.chat.recall(chat, this.#isOwn)) {
      if (this.#uttered.has(said.id))
        setTimeout(() => this.chat.unsaid.includes(said) && this.#utter(said), LATE)
      else this.#utter(said)
    }
    for (const said of this.#unheard.splice(0)) this.tell(said)
  }

  /** A table that cannot be entered: with seats that are no longer ours we may still watch. */
  #refused(code: string, reason: Message): void {
    if (code === 'bad-token' && seatsAt(this.id).length) {
      keepSeats(this.id, [])
      this.#looked = null
      this.#line.again()
      return
    }
    this.closed = reason
    this.leave()
  }

  /** To the rematch: taking the seat that is kept for us there is our consent. */
  async comeAlong(): Promise<void> {
    const { offer } = this
    if (!offer) return
    const asked = offer.seat !== null && this.held.includes(offer.seat)
    try {
      for (const { token } of asked ? [] : offer.seats)
        keepSeats(offer.table, (await api.claim(offer.table, token)).seats)
      if (asked) keepSeats(offer.table, offer.seats)
      go(`/t/${offer.table}`)
    } catch (error) {
      this.trouble = error instanceof Refused ? error.reason : { id: 'trouble-unknown' }
    }
  }

  #know(info: TableInfo): void {
    this.info = info
    this.waiting = info.waiting
    this.#ahead = info.now - Date.now()
  }

  #put = (said: Said): void => void this.#pass(said)

  #unseal(): void {
    if (this.info && !this.watching) unseal(this.info, this.#put)
  }

  #nudged(by: number): void {
    this.nudge = by
    callToTable(this.info?.title ?? '')
  }

  // Showing it

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
    if (frame.view.actions.length && settings.tapTwice && navigator.maxTouchPoints)
      this.#pass({ type: 'weigh' })
    this.#callOver(frame)
  }

  #wind(clock: ClockFace | null): void {
    this.clock = clock
    if (clock) this.#clockAhead = clock.now - Date.now()
  }

  /** Whether one player knows what another does not: then nobody looks over a shoulder. */
  get #secrets(): boolean {
    return house.game(this.view?.game ?? '')?.secrets ?? true
  }

  /** Draw the curtain for the next of us, and say aloud that it is our turn. */
  #callOver(frame: Shown): void {
    const mover = frame.view.to_move
    const mine = mover !== null && this.held.includes(mover)
    const another = mine && this.held.length > 1 && mover !== frame.seat ? mover : null
    this.curtain = this.#secrets ? another : null
    if (another !== null && !this.#secrets) this.open(another)
    if (mine && !this.#wasMine) callToTable(this.info?.title ?? '')
    else if (mover === null && this.#wasMine) play('end')
    else if (frame.story.length) play('card')
    this.#wasMine = mine
  }
}
