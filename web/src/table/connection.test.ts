import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection, LATE, type Request, type Words } from '$/table/connection.svelte'
import type { Listener } from '$/table/socket'
import type { ClientMessage } from '$/generated/protocol'

const move: Request = { type: 'act', id: 'move', version: 1, action: 7 }
const words: Words = { type: 'chat', id: 'hello', text: 'hello' }

let said: ClientMessage[]
let listener: Listener
let connection: Connection
/** Come in, as the server lets us. */
const enter = (): void => {
  listener.opened()
  connection.entered()
}

beforeEach(() => {
  vi.useFakeTimers()
  said = []
  connection = new Connection(
    { enter: () => ({ type: 'ping' }), heard: () => undefined },
    (told) => {
      listener = told
      const nothing = (): void => undefined
      const send = (one: ClientMessage): boolean => said.push(one) > 0
      return { open: nothing, settled: nothing, again: nothing, end: nothing, send }
    },
  )
})
afterEach(() => vi.useRealTimers())

describe('the connection to a table', () => {
  it('says which table it is as soon as the line is open', () => {
    listener.opened()
    expect(said).toEqual([{ type: 'ping' }])
    expect(connection.state).toBe('connecting')
  })

  it('asks one thing at a time, until it is answered', () => {
    enter()
    expect(connection.request(move)).toBe(true)
    expect(connection.request({ ...move, id: 'other' })).toBe(false)
    connection.answered('other')
    expect(connection.sent).toBe(move)
    connection.answered('move')
    expect(connection.sent).toBeNull()
  })

  it('asks again on coming back, and then says what nobody could hear', () => {
    enter()
    connection.request(move)
    listener.lost()
    expect(connection.state).toBe('lost')
    connection.tell({ type: 'rematch', seal: '' })
    said = []
    enter()
    connection.catchUp([], () => true)
    expect(said).toEqual([{ type: 'ping' }, move, { type: 'rematch', seal: '' }])
  })

  it('waits for words that went out before, and says them again if they never came', () => {
    enter()
    connection.utter(words)
    listener.lost()
    enter()
    said = []
    connection.catchUp([words], () => true)
    expect(said).toEqual([])
    vi.advanceTimersByTime(LATE)
    expect(said).toEqual([words])
  })

  it('does not say twice what has arrived meanwhile', () => {
    enter()
    connection.utter(words)
    said = []
    connection.catchUp([words], () => false)
    vi.advanceTimersByTime(LATE)
    expect(said).toEqual([])
  })

  it('stays ended, whatever happens to the line', () => {
    enter()
    connection.end()
    listener.lost()
    expect(connection.state).toBe('ended')
    expect(connection.pass(words)).toBe(false)
  })
})
