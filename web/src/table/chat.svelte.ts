// What is said at a table: lines that were heard, and own ones that are still on their way.
import type { ChatLine } from '$/table/protocol'

export class ChatBook {
  lines = $state.raw<ChatLine[]>([])
  unread = $state(0)
  /** Said by us, and not heard back yet. */
  unsaid = $state.raw<string[]>([])
  /** What was refused, to be said again. */
  draft = $state('')

  #last = 0

  say(text: string): void {
    this.unsaid = [...this.unsaid, text]
  }

  /** The lines so far, on entering; of our own, those that never arrived are to be said again. */
  recall(lines: ChatLine[], isOwn: (line: ChatLine) => boolean): string[] {
    for (const line of lines) if (line.number > this.#last && isOwn(line)) this.#arrived(line.text)
    this.lines = lines
    this.#last = lines.at(-1)?.number ?? this.#last
    return this.unsaid
  }

  hear(line: ChatLine, own: boolean): void {
    if (line.number <= this.#last) return
    this.#last = line.number
    this.lines = [...this.lines, line]
    if (own) this.#arrived(line.text)
    else this.unread += 1
  }

  /** The server did not take it: whoever said it can change it. */
  refuse(): void {
    this.draft = this.unsaid.join(' ')
    this.unsaid = []
  }

  #arrived(text: string): void {
    const at = this.unsaid.findIndex((one) => alike(one) === alike(text))
    if (at >= 0) this.unsaid = this.unsaid.toSpliced(at, 1)
  }
}

/** The server takes away what cannot be seen. */
const alike = (text: string): string => text.replace(/[^\p{L}\p{N}\p{P}\p{S}]+/gu, '')
