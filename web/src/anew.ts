// A page that is older than its house asks for parts that are gone: it is loaded anew.

const KEY = 'merrymen-loaded-anew'
const PAUSE = 60_000 // milliseconds: what is missing then as well will not come by asking again

/** Load the page again where the house answers; where it does not, the line is told as down. */
export async function loadAnew(now = Date.now()): Promise<boolean> {
  if (now - Number(sessionStorage.getItem(KEY) ?? 0) < PAUSE) return false
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => null)
  if (!answer?.ok) return false
  sessionStorage.setItem(KEY, String(now))
  location.reload()
  return true
}
