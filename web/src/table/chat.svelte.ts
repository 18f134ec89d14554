// What is said at a table: lines that were heard, and own ones that are still on their way.
import { freshId } from '$/table/ids'
import type { ChatLine, ClientMessage } from '$/generated/protocol'
import { t } from '$/texts.svelte'

type Words = Extract<ClientMessage, { type: 'chat' }>

export class ChatBook {
  lines = $state.raw<ChatLine[]>([])
  unread = $state(0)
  /** Said by us, and not heard back yet. */
  unsaid = $state.raw<Words[]>([])
  /** What was refused, to be said again. */
  draft = $state('')
  /** Whom we do not want to hear. */
  blocked = $state.raw<ReadonlySet<string>>(new Set())

  heard = $derived(this.lines.filter((line) => !this.blocked.has(line.who)))

  #last = 0

  say(words: { text: string } | { phrase: string }): Words {
    const said: Words = { type: 'chat', id: freshId(), ...words }
    this.unsaid = [...this.unsaid, said]
    return said
  }

  /** The lines so far, on entering; of our own, those that never arrived are to be said again. */
  recall(lines: ChatLine[], isOwn: (line: ChatLine) => boolean): Words[] {
    for (const line of lines) if (line.number > this.#last && isOwn(line)) this.#arrived(line)
    this.lines = lines
    this.#last = lines.at(-1)?.number ?? this.#last
    return this.unsaid
  }

  hear(line: ChatLine, own: boolean): void {
    if (line.number <= this.#last) return
    this.#last = line.number
    this.lines = [...this.lines, line]
    if (own) this.#arrived(line)
    else if (!this.blocked.has(line.who)) this.unread += 1
  }

  block(who: string, blocked: boolean): void {
    const others = [...this.blocked].filter((one) => one !== who)
    this.blocked = new Set(blocked ? [...others, who] : others)
  }

  /** The server did not take it: whoever said it can change it. */
  refuse(id: string): void {
    const refused = this.unsaid.find((one) => one.id === id)
    this.unsaid = this.unsaid.filter((one) => one !== refused)
    if (refused?.text && !this.draft) this.draft = refused.text
  }

  #arrived(line: ChatLine): void {
    const at = this.unsaid.findIndex((one) =>
      line.phrase ? one.phrase === line.phrase : alike(one.text ?? '') === alike(line.text),
    )
    if (at >= 0) this.unsaid = this.unsaid.toSpliced(at, 1)
  }
}

/** A line in the reader's words: a quick phrase is one in every language. */
export const wordsOf = ({ text, phrase }: { text?: string; phrase?: string | null }): string =>
  phrase ? t(phrase) : (text ?? '')

/** The server takes away what cannot be seen. */
const alike = (text: string): string => text.replace(/[^\p{L}\p{N}\p{P}\p{S}]+/gu, '')
