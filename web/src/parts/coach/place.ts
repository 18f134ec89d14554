// Where the coach stands: beside what is meant, over none of it, inside the window.

export interface Box {
  x: number
  y: number
  width: number
  height: number
}
export interface Size {
  width: number
  height: number
}
export type Side = 'right' | 'left' | 'below' | 'above' | 'free'
export interface Place {
  x: number
  y: number
  side: Side
  /** Where the arrow stands along the card's edge. */
  arrow: number
}

const GAP = 16 // between the card and what it speaks of
const EDGE = 12 // between the card and the edge of the window

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most))

/** How much of two boxes lies on each other. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, wide) * Math.max(0, high)
}

/** One box around several. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

/** The four places beside a box. */
function besides(box: Box, card: Size, most: { x: number; y: number }): Place[] {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const beside = (x: number, side: Side): Place => {
    const y = clamp(middle.y - card.height / 2, EDGE, Math.max(EDGE, most.y))
    return { x, y, side, arrow: clamp(middle.y - y, 24, card.height - 24) }
  }
  const over = (y: number, side: Side): Place => {
    const x = clamp(middle.x - card.width / 2, EDGE, Math.max(EDGE, most.x))
    return { x, y, side, arrow: clamp(middle.x - x, 24, card.width - 24) }
  }
  return [
    beside(box.x + box.width + GAP, 'right'),
    beside(box.x - card.width - GAP, 'left'),
    over(box.y + box.height + GAP, 'below'),
    over(box.y - card.height - GAP, 'above'),
  ]
}

/**
 * The best place for a card of a size: beside all that is ringed, else beside one of it, else where
 * it covers least. What is to be kept free is not covered either.
 */
export function placeCard(
  rings: readonly Box[],
  card: Size,
  window: Size,
  keep: readonly Box[] = [],
): Place {
  const most = { x: window.width - card.width - EDGE, y: window.height - card.height - EDGE }
  const free = (x: number, y: number): Place => ({ x, y, side: 'free', arrow: 0 })
  if (!rings.length) return free((window.width - card.width) / 2, (window.height - card.height) / 2)
  const covered = ({ x, y }: Place): number =>
    [...rings, ...keep].reduce((sum, box) => sum + overlap({ x, y, ...card }, box), 0)
  const fits = (place: Place): boolean =>
    place.x >= EDGE &&
    place.y >= EDGE &&
    place.x <= most.x &&
    place.y <= most.y &&
    covered(place) === 0
  const found = [around(rings), ...rings].flatMap((box) => besides(box, card, most)).find(fits)
  if (found) return found
  const corners = [free(most.x, most.y), free(EDGE, most.y), free(most.x, EDGE), free(EDGE, EDGE)]
  return corners.reduce((best, one) => (covered(one) < covered(best) ? one : best))
}
