import { beforeEach, describe, expect, it } from 'vitest'
import { chosenFor, faredAgainst, proposed, remember } from '$/table/choice'
import type { GameInfo } from '$/generated/protocol'

const game = { name: 'castle_combo', players: [2, 3, 4, 5] } as GameInfo
const levels = ['squire', 'outlaw', 'legend']

beforeEach(() => localStorage.clear())

describe('what was chosen', () => {
  it('is remembered for each game', () => {
    expect(chosenFor(game, levels)).toBeNull()
    remember('castle_combo', { players: 3, level: 'legend' })
    remember('other', { players: 2, level: 'squire' })
    expect(chosenFor(game, levels)).toEqual({ players: 3, level: 'legend' })
  })

  it('is forgotten where it cannot be had any more', () => {
    remember('castle_combo', { players: 9, level: 'legend' })
    expect(chosenFor(game, levels)).toBeNull()
    remember('castle_combo', { players: 3, level: 'giant' })
    expect(chosenFor(game, levels)).toBeNull()
  })

  it('survives a broken entry', () => {
    localStorage.setItem('merrymen.play', '{')
    expect(chosenFor(game, levels)).toBeNull()
  })

  it('is proposed by what one has played', () => {
    expect(proposed(game, levels, true)).toEqual({ players: 4, level: 'squire' })
    expect(proposed(game, levels, false).level).toBe('outlaw')
  })
})

it('tells how one has fared, and who was never met', () => {
  const record = {
    finished: ['castle_combo'],
    fared: [{ game: 'castle_combo', level: 'squire', games: 4, wins: 3 }],
  }
  expect(faredAgainst(record, 'castle_combo', 'squire')).toMatchObject({ games: 4, wins: 3 })
  expect(faredAgainst(record, 'castle_combo', 'legend')).toBeNull()
  expect(faredAgainst(null, 'castle_combo', 'squire')).toBeNull()
})
