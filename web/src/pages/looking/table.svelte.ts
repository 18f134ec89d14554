// A finished game as the analysis shows it: each position as its mover saw it.
import type { Action, Analysis, ReplayStep } from '$/generated/protocol'
import { ReplayTable } from '$/table/replay.svelte'
import type { Mark } from '$/table/table.svelte'
import { t } from '$/texts.svelte'

export class AnalysedTable extends ReplayTable {
  /** What could be done in the position that is shown, as its mover saw it. */
  options = $state.raw<Action[]>([])
  /** The position after the one that is shown, with the story of the move. */
  after = $state.raw<ReplayStep | null>(null)

  override address(step: number, seat: number | null): string {
    return `/analysis/${this.id}?step=${step}${seat === null ? '' : `&seat=${seat}`}`
  }

  async show(step: number, seat: number | null, mover: number): Promise<void> {
    await this.load(step, seat ?? mover)
    const over = step >= this.steps
    const [here, after] = await Promise.all([
      over ? null : this.read(step, mover),
      over ? null : this.read(step + 1, mover),
    ])
    if (this.step !== step) return
    this.options = here?.view.actions ?? []
    this.after = after
  }

  /** Signs on what was played, what was better, and what only hindsight knows to be best. */
  mark(played: number | null, best: number | null, known: number | null): void {
    const marks = new Map<string, Mark>()
    const put = (action: number | null, kind: Mark['kind'], words: string): void => {
      const element = this.options.find((each) => each.action === action)?.element
      if (!element) return
      const there = marks.get(element)
      marks.set(
        element,
        there ? { kind: 'both', words: `${there.words} · ${words}` } : { kind, words },
      )
    }
    const good = played === best
    put(played, good ? 'better' : 'played', t(good ? 'look-played-best' : 'look-played'))
    if (!good) put(best, 'better', t('look-better'))
    if (known !== best && known !== played) put(known, 'known', t('look-known'))
    this.marks = marks
  }
}

/** What was done in a position, what was best there, and what hindsight says. */
export function decisionAt(
  analysis: Analysis,
  step: number,
): { played: number | null; best: number | null; known: number | null } {
  const judged = analysis.judged[step]
  return {
    played: judged?.played.action ?? null,
    best: judged?.best.action ?? null,
    known: analysis.hindsight[step]?.best.action ?? null,
  }
}
