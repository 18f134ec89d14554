import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterFrame } from '$/tasks'

let frames: FrameRequestCallback[]
let done: number
const draw = (): void => {
  for (const frame of frames.splice(0)) frame(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  frames = []
  done = 0
  vi.stubGlobal('requestAnimationFrame', (deed: FrameRequestCallback) => frames.push(deed))
  afterFrame(() => (done += 1))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('waits for a frame, and for the task after it', () => {
  vi.advanceTimersByTime(50)
  draw()
  expect(done).toBe(0)
  vi.advanceTimersByTime(1)
  expect(done).toBe(1)
})

it('is done once, and also where nothing is drawn', () => {
  vi.advanceTimersByTime(150)
  expect(done).toBe(1)
  draw()
  vi.advanceTimersByTime(150)
  expect(done).toBe(1)
})
