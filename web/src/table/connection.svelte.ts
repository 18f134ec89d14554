// The connection to a table: entered anew whenever the line was lost, and nothing that is wanted is
// lost with it. What was asked and not answered is asked again; what nobody could hear is said
// later.
import { TableSocket, type Listener } from '$/table/socket'
import type { Frame, ClientMessage } from '$/generated/protocol'

export type Request = Extract<ClientMessage, { type: 'act' | 'undo' | 'take_back' }>
export type Words = Extract<ClientMessage, { type: 'chat' }>
type State = 'connecting' | 'open' | 'lost' | 'ended'

/** How long words that went out over a lost line may still arrive, in milliseconds. */
export const LATE = 2_500

/** What is needed of a line. */
export type Way = Pick<TableSocket, 'open' | 'send' | 'settled' | 'again' | 'end'>

interface Ends {
  /** What is said on coming in. */
  enter: () => ClientMessage
  heard: (frame: Frame) => void
}

export class Connection {
  state = $state<State>('connecting')
  /** A move that was made but not yet acknowledged. */
  sent = $state.raw<Request | null>(null)

  readonly #line: Way
  /** Chat that went out; a lost line may still bring it to the others. */
  #uttered = new Set<string | null | undefined>()
  /** Said while nobody could hear it. */
  #unheard: ClientMessage[] = []

  constructor(
    { enter, heard }: Ends,
    line: (listener: Listener) => Way = (listener) => new TableSocket(listener),
  ) {
    this.#line = line({
      opened: () => void this.#line.send(enter()),
      heard,
      lost: () => {
        if (this.state !== 'ended') this.state = 'lost'
      },
    })
  }

  open(): void {
    this.#line.open()
  }

  /** Come in anew, as somebody else or without what was refused. */
  again(): void {
    this.#line.again()
  }

  end(): void {
    this.state = 'ended'
    this.#line.end()
  }

  /** We are in: from now on a loss is a new one. */
  entered(): void {
    this.state = 'open'
    this.#line.settled()
  }

  /** Say again what was not answered, and then what nobody could hear; `isUnsaid` of some words. */
  catchUp(words: readonly Words[], isUnsaid: (said: Words) => boolean): void {
    if (this.sent) this.pass(this.sent)
    for (const said of words) {
      if (this.#uttered.has(said.id)) setTimeout(() => isUnsaid(said) && this.utter(said), LATE)
      else this.utter(said)
    }
    for (const said of this.#unheard.splice(0)) this.tell(said)
  }

  /** Ask for something, one thing at a time; whether it could be asked now. */
  request(request: Request): boolean {
    if (this.sent) return false
    this.sent = request
    this.pass(request)
    return true
  }

  /** A request was answered, whatever the answer. */
  answered(id: string | null | undefined): void {
    if (this.sent?.id === id) this.sent = null
  }

  /** What cannot be passed on now is passed on later. */
  tell(said: ClientMessage): void {
    if (!this.pass(said)) this.#unheard.push(said)
  }

  utter(said: Words): void {
    if (this.pass(said)) this.#uttered.add(said.id)
  }

  /** Say it now or never; whether it was passed on. */
  pass(said: ClientMessage): boolean {
    return this.state === 'open' && this.#line.send(said)
  }
}
