// The line to the server: opened, watched, and opened anew when it is lost.
import type { Frame, ClientMessage } from '$/generated/protocol'

const EVERY = 2_000 // how often to ask whether the server is there, in milliseconds
const PATIENCE = 2_500 // how long its answer may take: a dead line is noticed within 5 seconds
const SELDOM = 20_000 // while nobody looks at the page
const LONGEST_WAIT = 4_000

export interface Listener {
  /** The line is open: say which table. */
  opened: () => void
  heard: (frame: Frame) => void
  lost: () => void
}

export class TableSocket {
  #socket: WebSocket | null = null
  #tries = 0
  #retry = 0
  #ask = 0
  #deadline = 0
  #ended = false

  constructor(readonly listener: Listener) {
    addEventListener('online', this.#hurry)
    addEventListener('offline', this.#fail)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  open(): void {
    clearTimeout(this.#retry)
    if (this.#ended) return
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`,
    )
    this.#socket = socket
    this.#await()
    socket.onopen = () => {
      this.#heard()
      this.listener.opened()
    }
    socket.onmessage = (event) => {
      this.#heard()
      this.listener.heard(JSON.parse(event.data) as Frame)
    }
    socket.onclose = this.#fail
  }

  /** Whether it was passed on. */
  send(said: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(said))
    return true
  }

  /** The table was entered: from now on a loss is a new one. */
  settled(): void {
    this.#tries = 0
  }

  /** Come in anew, as somebody else or without what was refused. */
  again(): void {
    this.#drop()
    this.open()
  }

  end(): void {
    this.#ended = true
    this.#drop()
    clearTimeout(this.#retry)
    removeEventListener('online', this.#hurry)
    removeEventListener('offline', this.#fail)
    document.removeEventListener('visibilitychange', this.#hurry)
  }

  // Whatever is heard shows that the line lives; then it is asked again after a while.
  #heard(): void {
    clearTimeout(this.#deadline)
    clearTimeout(this.#ask)
    this.#ask = window.setTimeout(this.#ping, document.hidden ? SELDOM : EVERY)
  }

  #ping = (): void => {
    this.send({ type: 'ping' })
    this.#await()
  }

  #await(): void {
    clearTimeout(this.#deadline)
    this.#deadline = window.setTimeout(this.#fail, document.hidden ? SELDOM : PATIENCE)
  }

  #drop(): void {
    clearTimeout(this.#ask)
    clearTimeout(this.#deadline)
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  #fail = (): void => {
    if (this.#ended || !this.#socket) return
    this.#drop()
    this.#retry = window.setTimeout(
      () => this.open(),
      Math.min(LONGEST_WAIT, 250 * 2 ** this.#tries++),
    )
    this.listener.lost()
  }

  /** Somebody looks again, or the network is back: do not wait any longer. */
  #hurry = (): void => {
    if (document.hidden || this.#ended) return
    if (this.#socket) this.#ping()
    else this.open()
  }
}
