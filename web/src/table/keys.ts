// Everything by keyboard: arrows between what can be done, letters to the parts of the table.

const PLACES: Record<string, string> = {
  b: 'board',
  o: 'others',
  m: 'mine',
  l: 'log',
  p: 'prompt',
}

export interface KeyDeeds {
  undo: () => void
  hint?: () => void
  next?: () => void
  pause?: () => void
  chat: () => void
  actions: () => void
  help: () => void
  escape: () => void
}

export function onKey(event: KeyboardEvent, root: HTMLElement, deeds: KeyDeeds): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const target = event.target as HTMLElement
  if (target.closest('input,textarea,select') || document.querySelector('dialog[open]')) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const place = PLACES[key]
  if (key.startsWith('Arrow')) step(event, root, key)
  else if (place) document.getElementById(place)?.focus()
  else if (key === 'u') deeds.undo()
  else if (key === 'h') deeds.hint?.()
  else if (key === 'n') deeds.next?.()
  else if (key === 'w') deeds.pause?.()
  else if (key === 'c') deeds.chat()
  else if (key === 'a') deeds.actions()
  else if (key === '?') deeds.help()
  else if (key === 'Escape') deeds.escape()
  else return
  event.preventDefault()
}

/** To the nearest thing that can be done in the arrow's direction; from nowhere, to the first. */
function step(event: KeyboardEvent, root: HTMLElement, key: string): void {
  const offered = [...root.querySelectorAll<HTMLElement>('.can')].filter(
    (node) => node.offsetWidth > 0,
  )
  if (!offered.length) return
  const here = document.activeElement
  if (!(here instanceof HTMLElement) || !offered.includes(here)) {
    offered[0]?.focus()
    return
  }
  const from = middle(here)
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight'
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
  let best: HTMLElement | undefined
  let least = Infinity
  for (const node of offered) {
    const to = middle(node)
    const along = sign * (sideways ? to.x - from.x : to.y - from.y)
    const across = Math.abs(sideways ? to.y - from.y : to.x - from.x)
    if (node === here || along <= 4) continue
    const distance = along + 2.5 * across
    if (distance < least) [best, least] = [node, distance]
  }
  const next = offered[(offered.indexOf(here) + sign + offered.length) % offered.length]
  ;(best ?? next)?.focus()
  event.stopPropagation()
}

function middle(node: HTMLElement): { x: number; y: number } {
  const { x, y, width, height } = node.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
