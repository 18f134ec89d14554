// Things fly from where they were to where they are: motion shows cause.
//
// An element with the same `data-element` is the same thing. Things that cannot be told apart share
// a `data-like`, with `data-count` where one element stands for several: what is fewer in one place
// and more in another has gone from here to there. Whatever else comes or goes may name the places
// that it comes `data-from` or goes `data-to`; the first of them that is in sight counts. `--turn`
// (0, 1, 2…) lets things start one after another.
//
// Everything is measured before anything is written: otherwise the browser would lay out the page
// anew for each thing that flies.
import type { TransitionConfig } from 'svelte/transition'
import { settings } from '$/settings.svelte'

interface Place {
  node: HTMLElement
  parent: Element | null
  rect: DOMRect
  /** What it lies in: where that moves, all that is in it goes with it and does not fly. */
  around: DOMRect
  count: number
}
interface Timing {
  duration: number
  delay: number
  easing: string
}
/** Where the copy of a thing flies, beginning and ending so much away from there. */
interface Way extends Pick<Place, 'node' | 'rect' | 'parent'> {
  name: string
  from: string
  to: string
  timing: Timing
}
/** What is written when all is measured. */
type Start = () => void
/** The things that are in sight, and the names of those that are there but not shown. */
interface Scene {
  places: Map<string, Place>
  unseen: Set<string>
}

const MOVE = 280
/** Between one start and the next; `Die.svelte` waits as long. */
const TURN = 80
const EASE = 'cubic-bezier(.2,.8,.2,1)'
const NOWHERE = 'translateY(-14px) scale(.9)'

export class Flight {
  #before: Scene = { places: new Map(), unseen: new Set() }
  #after: Scene | null = null
  #running = new Map<string, Animation>()
  #shifting = new Set<Animation>()

  constructor(readonly root: HTMLElement) {}

  /** Where everything lies, before the table changes. */
  remember(): void {
    this.#before = this.#scene()
    this.#after = null
  }

  /** Where everything has come to lie, before it is shown. */
  measure(): Scene {
    for (const shift of this.#shifting) shift.cancel()
    return (this.#after = this.#scene())
  }

  /** Lead the eye to what has changed; the names of the elements that came or changed hands. */
  show(): Set<string> {
    const before = this.#before
    const after = this.#after ?? this.measure()
    if (!before.places.size) return new Set()
    if (!settings.still) this.#fly(before, after)
    return new Set(
      [...after.places]
        .filter(([name, { parent }]) => before.places.get(name)?.parent !== parent)
        .map(([name]) => name),
    )
  }

  #fly(before: Scene, after: Scene): void {
    const free = setFree(before, after)
    const starts = [...after.places].map(([name, place]) => {
      const old = before.places.get(name)
      if (!old && before.unseen.has(name)) return null
      const source = take(free, place.node.dataset.like, place.count - (old?.count ?? 0))
      if (old) return source ? this.#join(name, place, source) : this.#move(name, old, place)
      const { from } = place.node.dataset
      return this.#come(name, source ?? find(before, from) ?? find(after, from), place)
    })
    const homeless = new Set([...free.values()].flat())
    for (const [name, place] of before.places)
      if (isGone(name, after) && (!place.node.dataset.like || homeless.has(place)))
        starts.push(this.#go(name, place, find(after, place.node.dataset.to)))
    for (const start of starts) start?.()
  }

  /** One more of its kind comes to a thing that is there already. */
  #join(name: string, { node, rect }: Place, source: Place): Start {
    const way = { node, rect, parent: node.parentElement, timing: timingOf(node) }
    return () => this.#start({ name, ...way, from: between(rect, source.rect), to: 'none' })
  }

  /** The same thing, elsewhere. */
  #move(name: string, old: Place, now: Place): Start | null {
    if (!strayed(old, now)) return null
    const { node, rect } = now
    const timing = timingOf(node)
    if (old.parent === now.parent && isMovable(node) && isAlike(old.rect, rect))
      return () => this.#shift(node, `${old.rect.x - rect.x}px ${old.rect.y - rect.y}px`, timing)
    const way = { node, rect, parent: node.parentElement, timing }
    return () => {
      this.#start({ name, ...way, from: onto(rect, old.rect), to: 'none' })
      hide(node, timing)
    }
  }

  /** A thing that was not there comes from somewhere, or out of nowhere. */
  #come(name: string, source: Place | undefined, { node, rect }: Place): Start | null {
    if (source && !far(source.rect, rect)) return null
    const timing = timingOf(node)
    if (!source) return () => appear(node, timing)
    const way = { node, rect, parent: node.parentElement, timing }
    return () => {
      this.#start({ name, ...way, from: between(rect, source.rect), to: 'none' })
      hide(node, timing)
    }
  }

  /** A thing that is there no more goes where it says, if that is in sight. */
  #go(name: string, place: Place, target: Place | undefined): Start | null {
    if (!target) return null
    const { node, rect } = place
    const parent = place.parent?.isConnected ? place.parent : this.root
    const way = { node, rect, parent, timing: timingOf(node, parent) }
    return () => this.#start({ name, ...way, from: 'none', to: between(rect, target.rect) })
  }

  /** A copy flies over everything else, so that no panel cuts it off. */
  #start({ name, node, rect, parent, from, to, timing }: Way): void {
    this.#running.get(name)?.finish()
    const copy = copyOf(node, rect, parent)
    const flight = copy.animate([{ transform: from }, { transform: to }], {
      ...timing,
      fill: 'backwards',
    })
    this.#running.set(name, flight)
    flight.onfinish = flight.oncancel = () => {
      copy.remove()
      if (this.#running.get(name) === flight) this.#running.delete(name)
    }
  }

  /** Within what it lies in nothing cuts a thing off: it needs no copy to go there. */
  #shift(node: HTMLElement, by: string, timing: Timing): void {
    const shift = node.animate([{ translate: by }, { translate: '0px' }], {
      ...timing,
      fill: 'backwards',
    })
    this.#shifting.add(shift)
    shift.onfinish = shift.oncancel = () => this.#shifting.delete(shift)
  }

  #scene(): Scene {
    const places = new Map<string, Place>()
    const unseen = new Set<string>()
    const boxes = new Map<Element | null, DOMRect>()
    for (const node of this.root.querySelectorAll<HTMLElement>('[data-element]')) {
      const rect = node.getBoundingClientRect()
      const name = node.dataset.element as string
      const parent = node.parentElement?.parentElement ?? null
      if (!rect.width) unseen.add(name)
      else if (!places.has(name))
        places.set(name, {
          node,
          parent,
          rect,
          around: boxOf(parent, boxes),
          count: Number(node.dataset.count ?? 1),
        })
    }
    return { places, unseen }
  }
}

const isGone = (name: string, { places, unseen }: Scene): boolean =>
  !places.has(name) && !unseen.has(name)

/** Whence things have gone, by what they are like: once for each of them. */
function setFree(before: Scene, after: Scene): Map<string, Place[]> {
  const free = new Map<string, Place[]>()
  for (const [name, place] of before.places) {
    const { like } = place.node.dataset
    const left = isGone(name, after) ? 0 : (after.places.get(name)?.count ?? place.count)
    if (like && left < place.count)
      free.set(like, [...(free.get(like) ?? []), ...Array<Place>(place.count - left).fill(place)])
  }
  return free
}

/** As many as have come here; where the first of them was. */
function take(
  free: Map<string, Place[]>,
  like: string | undefined,
  many: number,
): Place | undefined {
  return like && many > 0 ? free.get(like)?.splice(0, many)[0] : undefined
}

function find({ places }: Scene, names: string | undefined): Place | undefined {
  return names
    ?.split(' ')
    .map((name) => places.get(name))
    .find((place) => place !== undefined)
}

/** The rectangle of the first ancestor that has one; those that are `known` are measured once. */
function boxOf(node: Element | null, known: Map<Element | null, DOMRect>): DOMRect {
  const found = known.get(node)
  if (found) return found
  const rect = node?.getBoundingClientRect() ?? new DOMRect()
  const box = !node || rect.width ? rect : boxOf(node.parentElement, known)
  known.set(node, box)
  return box
}

const far = (a: DOMRect, b: DOMRect): boolean => Math.hypot(a.x - b.x, a.y - b.y) > 6

/** Whether a thing has moved by itself. */
function strayed(old: Place, now: Place): boolean {
  if (old.parent !== now.parent) return far(old.rect, now.rect)
  const [x, y] = [now.around.x - old.around.x, now.around.y - old.around.y]
  return Math.hypot(now.rect.x - old.rect.x - x, now.rect.y - old.rect.y - y) > 6
}

/** Whether a thing can be moved as it is: words in a line cannot, nor what has been moved aside. */
function isMovable(node: Element): boolean {
  const { display, translate } = getComputedStyle(node)
  return node instanceof HTMLElement && display !== 'inline' && translate === 'none'
}

const isAlike = (a: DOMRect, b: DOMRect): boolean =>
  Math.hypot(a.width - b.width, a.height - b.height) < 1

/** From one rectangle onto another, edge to edge: the same thing, elsewhere. */
const onto = (here: DOMRect, there: DOMRect): string =>
  `translate(${there.x - here.x}px,${there.y - here.y}px) scale(${there.width / here.width},${there.height / here.height})`

/**
 * From the middle of one to the middle of another; smaller where that is small, but never too
 * small to see.
 */
function between(here: DOMRect, there: DOMRect): string {
  const scale = Math.max(0.4, Math.min(1, there.width / here.width, there.height / here.height))
  const x = there.x - here.x + (there.width - here.width * scale) / 2
  const y = there.y - here.y + (there.height - here.height * scale) / 2
  return `translate(${x}px,${y}px) scale(${scale})`
}

/** When a thing sets out; what is off the table already starts as `around` it things do. */
function timingOf(node: Element, around = node): Timing {
  const turn = Number(turnOf(node) ?? turnOf(around) ?? 0)
  return { duration: MOVE, delay: turn * TURN, easing: EASE }
}

/** Looked up where it is written, because to ask for the computed one would lay out the page. */
const turnOf = (node: Element): string | undefined =>
  node.closest<HTMLElement>('[style*="--turn"]')?.style.getPropertyValue('--turn')

/** A card is turned over: a transition for its new side. */
export function turnOver(node: Element): TransitionConfig {
  const { duration, delay } = timingOf(node)
  return settings.still
    ? { duration: 0 }
    : { duration, delay, css: (done) => `transform: scaleX(${done})` }
}

/** The thing itself waits unseen where it will be. */
function hide(node: HTMLElement, { duration, delay }: Timing): void {
  node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay })
}

/** Out of nowhere. */
function appear(node: HTMLElement, timing: Timing): void {
  node.animate([{ opacity: 0, transform: NOWHERE }, {}], { ...timing, fill: 'backwards' })
}

function copyOf(node: HTMLElement, rect: DOMRect, parent: Element | null): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement
  for (const part of [copy, ...copy.querySelectorAll('[data-element],.can')]) {
    part.removeAttribute('data-element')
    part.classList.remove('can', 'glow', 'fresh')
  }
  copy.classList.add('flying')
  copy.setAttribute('aria-hidden', 'true')
  copy.inert = true
  Object.assign(copy.style, {
    position: 'fixed',
    inset: `${rect.y}px auto auto ${rect.x}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    margin: '0',
    zIndex: '50',
    pointerEvents: 'none',
    transform: 'none',
    transformOrigin: '0 0',
  })
  parent?.append(copy)
  // On top of all: neither cut off by the panel that it belongs to nor placed by it.
  copy.popover = 'manual'
  copy.showPopover?.()
  return copy
}
