// What a new view shares with the one before it: what is equal stays the same object, so that the
// page draws anew only what has changed.

type Parts = Record<string, unknown>

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The new value, made of the old one's parts wherever those are equal. */
export function keep<T>(old: unknown, now: T): T {
  if (Array.isArray(old) && Array.isArray(now)) return keepList(old, now) as T
  if (isParts(old) && isParts(now)) return keepParts(old, now) as T
  return now
}

function keepParts(old: Parts, now: Parts): Parts {
  const names = Object.keys(now)
  let same = names.length === Object.keys(old).length
  const kept: Parts = {}
  for (const name of names) {
    kept[name] = keep(old[name], now[name])
    same &&= kept[name] === old[name] && name in old
  }
  return same ? old : kept
}

/** Things of the table are compared with themselves, wherever in the list they were. */
function keepList(old: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const named = new Map(old.map((one) => [nameOf(one), one]))
  const kept = now.map((one, at) => {
    const name = nameOf(one)
    return keep(name === undefined ? old[at] : named.get(name), one)
  })
  return kept.length === old.length && kept.every((one, at) => one === old[at]) ? old : kept
}

const nameOf = (value: unknown): unknown =>
  isParts(value) && typeof value.element === 'string' ? value.element : undefined
