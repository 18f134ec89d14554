import { beforeEach, describe, expect, it } from 'vitest'
import { Advice, type Hint } from '$/table/advice.svelte'
import type { ClientMessage } from '$/generated/protocol'

const option = (action: number, chance: number) => ({ action, chance, points: 0 })
const hint = (version: number, about: number | null = null): Hint => ({
  type: 'hint',
  version,
  options: [option(7, 0.4), option(8, 0.3)],
  about: about === null ? null : option(about, 0.2),
  chances: [0.4, 0.6],
  why: [{ id: 'why' }],
  seconds: 0.8,
})

let said: ClientMessage[]
let advice: Advice

beforeEach(() => {
  said = []
  advice = new Advice({ version: 3, tell: (one) => said.push(one) })
})

describe('a hint', () => {
  it('is asked for once, about the version that is seen', () => {
    advice.ask()
    advice.ask()
    expect(said).toEqual([{ type: 'ask_hint', version: 3 }])
    expect(advice.open).toBe(true)
    advice.heard(hint(3))
    expect(advice.best).toBe(7)
    expect(advice.asking).toBe(false)
  })

  it('about another position is not shown', () => {
    advice.ask()
    advice.heard(hint(2))
    expect(advice.hint).toBeNull()
  })

  it('says why not something else, and is asked once for each', () => {
    advice.heard(hint(3))
    advice.point(8)
    advice.point(null)
    advice.point(8)
    expect(said).toEqual([{ type: 'ask_hint', version: 3, action: 8 }])
    expect(advice.answer).toBeNull()
    advice.heard(hint(3, 8))
    expect(advice.answer?.about?.action).toBe(8)
    advice.point(7)
    expect(advice.answer).toBeNull()
    expect(said).toHaveLength(1)
  })

  it('can be asked for again where it was refused, and is gone once it is closed', () => {
    advice.ask()
    advice.refused()
    expect(advice.open).toBe(false)
    advice.heard(hint(3))
    advice.close()
    expect(advice.open).toBe(false)
  })
})
