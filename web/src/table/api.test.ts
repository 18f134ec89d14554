import { afterEach, describe, expect, it, vi } from 'vitest'
import { api, codeOf, Refused, usualPlayers } from '$/table/api'
import type { GameInfo } from '$/generated/protocol'

afterEach(() => vi.unstubAllGlobals())

describe('a code of three words', () => {
  it.each(['Oak Fox Moon', ' oak-fox-moon ', 'OAK  fox - moon'])('is read from %j', (typed) => {
    expect(codeOf(typed)).toBe('oak-fox-moon')
  })

  it('is asked for by its address', async () => {
    const fetch = vi.fn(async () => new Response('{}'))
    vi.stubGlobal('fetch', fetch)
    await api.find('Œuf Fox Moon')
    expect(fetch).toHaveBeenCalledWith('/api/code/%C5%93uf-fox-moon', expect.anything())
  })
})

describe('a request', () => {
  it('that nobody hears is refused as offline', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
    await expect(api.house()).rejects.toMatchObject({ code: 'offline' })
  })

  it('that is refused tells why, and that it is not known why', async () => {
    const answer = { code: 'name-taken', reason: { id: 'name-taken' } }
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer), { status: 409 }))
    await expect(api.house()).rejects.toEqual(new Refused('name-taken', answer.reason))
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }))
    await expect(api.house()).rejects.toMatchObject({ code: 'unknown' })
  })
})

it('four sit down where four may, else as many as can', () => {
  expect(usualPlayers({ players: [2, 3, 4, 5] } as GameInfo)).toBe(4)
  expect(usualPlayers({ players: [2, 3] } as GameInfo)).toBe(3)
})
