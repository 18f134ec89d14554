import { beforeEach, describe, expect, it } from 'vitest'
import { ownDecisions, Past } from '$/table/past.svelte'
import type { LogLine, View } from '$/generated/protocol'
import type { Shown } from '$/table/pace'
import { line } from '$/parts/talk/line.fixture'

const back = (version: number, to: number | null = null): LogLine =>
  line(version, 0, { undone: true, back_to: to, story: [] })
const decided = (...log: LogLine[]): number[] => ownDecisions(log, [0]).map(({ to }) => to)

describe('own decisions', () => {
  it('are told with the version before them, the latest first', () => {
    expect(decided(line(1, 0), line(2, 1), line(3, 0))).toEqual([2, 0])
  })
  it('count no more once they are taken back', () => {
    expect(decided(line(1, 0), line(2, 0), back(3))).toEqual([0])
    expect(decided(line(1, 0), line(2, 1), line(3, 0), line(4, 1), back(5, 2))).toEqual([0])
    expect(decided(line(1, 0), line(2, 1), back(3, 0), line(4, 0))).toEqual([3])
  })
  it('are not those that a bot took for us', () => {
    expect(decided(line(1, 0, { stand_in: true }))).toEqual([])
  })
})

describe('what happened since our last turn', () => {
  let put: View[]
  let past: Past
  const frame = (...story: LogLine[]): Shown => {
    const version = story.at(-1)?.version ?? 0
    const view = { version, actions: [{ action: 1 }] }
    return { type: 'view', version, story, view } as unknown as Shown
  }
  beforeEach(() => {
    put = []
    past = new Past(
      (seat) => seat === 0,
      (view) => put.push(view),
    )
  })

  it('is what others did, and begins anew with a decision of ours', () => {
    past.note(frame(line(1, 0)))
    past.note(frame(line(2, 1)))
    past.note(frame(line(3, 2)))
    expect(past.moves.map((one) => one.version)).toEqual([2, 3])
    past.note(frame(line(4, 0)))
    expect(past.moves).toEqual([])
  })

  it('is looked at as it was shown, with nothing to do, and then it is the present again', () => {
    past.note(frame(line(2, 1)))
    past.note(frame(line(3, 2)))
    past.look(0)
    expect(put.at(-1)).toMatchObject({ version: 2, actions: [] })
    expect(past.told?.version).toBe(2)
    past.look(null)
    expect(put.at(-1)).toMatchObject({ version: 3, actions: [{ action: 1 }] })
    expect(past.told).toBeNull()
  })

  it('ends when the table moves on', () => {
    past.note(frame(line(2, 1)))
    past.look(0)
    past.note(frame(line(3, 2)))
    expect(past.at).toBeNull()
  })
})
