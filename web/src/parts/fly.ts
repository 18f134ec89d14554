// Cards fly from where they were to where they are: motion shows cause.
import { settings } from '$/settings.svelte'

interface Place {
  rect: DOMRect
  parent: Element | null
}

const MOVE = 280
const EASE = 'cubic-bezier(.2,.8,.2,1)'

export class Flight {
  #before = new Map<string, Place>()

  constructor(readonly root: HTMLElement) {}

  /** Where everything lies, before the table changes. */
  remember(): void {
    this.#before = this.#places()
  }

  /** Lead the eye to what has changed; the names of the elements that came or moved far. */
  show(): Set<string> {
    const fresh = new Set<string>()
    const after = this.#places()
    const first = this.#before.size === 0
    for (const [name, { rect, parent }] of after) {
      const before = this.#before.get(name)
      const node = this.root.querySelector<HTMLElement>(`[data-element="${CSS.escape(name)}"]`)
      if (!node || first) continue
      if (!before) {
        fresh.add(name)
        if (!settings.still) appear(node)
      } else if (before.parent !== parent || far(before.rect, rect)) {
        if (before.parent !== parent) fresh.add(name)
        if (!settings.still) move(node, before.rect, rect)
      }
    }
    return fresh
  }

  #places(): Map<string, Place> {
    const places = new Map<string, Place>()
    for (const node of this.root.querySelectorAll<HTMLElement>('[data-element]')) {
      const rect = node.getBoundingClientRect()
      const name = node.dataset.element as string
      if (rect.width && !places.has(name)) places.set(name, { rect, parent: node.parentElement?.parentElement ?? null })
    }
    return places
  }
}

const far = (a: DOMRect, b: DOMRect): boolean => Math.hypot(a.x - b.x, a.y - b.y) > 6

function appear(node: HTMLElement): void {
  node.animate([{ opacity: 0, transform: 'translateY(-14px) scale(.9)' }, {}], { duration: MOVE, easing: EASE })
}

/** A copy flies over everything else, so that no panel cuts it off; the thing itself waits unseen. */
function move(node: HTMLElement, from: DOMRect, to: DOMRect): void {
  const copy = node.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-element')
  copy.setAttribute('aria-hidden', 'true')
  copy.inert = true
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${to.x}px`,
    top: `${to.y}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    margin: '0',
    zIndex: '50',
    pointerEvents: 'none',
    transformOrigin: '0 0',
  })
  const start = `translate(${from.x - to.x}px,${from.y - to.y}px) scale(${from.width / to.width},${from.height / to.height})`
  node.parentElement?.append(copy)
  node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: MOVE })
  const flight = copy.animate([{ transform: start }, { transform: 'none' }], { duration: MOVE, easing: EASE })
  flight.onfinish = flight.oncancel = () => copy.remove()
}
