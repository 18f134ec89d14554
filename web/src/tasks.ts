// Work in pieces: whoever clicks waits for one of them, not for all.

declare global {
  interface Window {
    /** Not every browser has it. */
    scheduler?: {
      postTask: (deed: () => void, how: { priority: 'user-blocking' }) => Promise<void>
    }
  }
}

const LONGEST = 100 // milliseconds to wait for a frame: a page that nobody sees draws none

/** In a task of its own; where the browser lets us, before it draws again. */
export function inOwnTask(deed: () => void): void {
  if (window.scheduler) void window.scheduler.postTask(deed, { priority: 'user-blocking' })
  else setTimeout(deed)
}

/**
 * In a task of its own right after a frame. A browser that has not drawn for long draws before it
 * does anything else: what begins without a frame is drawn before any further task of ours.
 */
export function afterFrame(deed: () => void): void {
  let begun = false
  const begin = (): void => {
    if (!begun) inOwnTask(deed)
    begun = true
  }
  requestAnimationFrame(begin)
  setTimeout(begin, LONGEST)
}
