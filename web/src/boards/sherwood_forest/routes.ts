// What is drawn on the map's roads: the routes that the reader knows, and what the hideouts watch.
import { routePath, type Terrain, type Point } from '$/boards/sherwood_forest/terrain'
import type { ForestBoard } from '$/generated/sherwood_forest'

/** A route on the map. */
export interface Way {
  slot: number
  path: string
  /** Whether the reader alone knows it, with those who have looked as well. */
  secret: boolean
  passes: string[]
  /** Whether it is the one in question. */
  main: boolean
}

/** The route in question: the card looked at, the carriage's, the one talked about. */
export function routeInQuestion(board: ForestBoard, looking: string | null): number | null {
  const looked = board.travel_cards.find((one) => one.element === looking)
  if (looked?.card && looked.slot !== board.carriage?.slot) return looked.slot
  if (board.carriage) return board.carriage.slot
  return board.talk?.card ? board.talk.subject : null
}

/** The route in question; where there is none, all that `seat` knows and others do not. */
export function waysOf(
  board: ForestBoard,
  land: Terrain,
  seat: number | null,
  inQuestion: number | null,
): Way[] {
  return board.travel_cards.flatMap(({ slot, card, state, seen_by }) => {
    const secret = state === 'face down' && seat !== null && seen_by.includes(seat)
    const main = slot === inQuestion
    if (!card || !(main || (inQuestion === null && secret))) return []
    const rides = board.carriage?.slot === slot ? board.carriage : null
    const path = routePath(land, card.from, rides?.to ?? card.to)
    return [{ slot, path, secret, passes: rides?.route ?? card.route, main }]
  })
}

/** How often the route in question passes each hideout. */
export function passedBy(ways: readonly Way[]): Map<string, number> {
  const passed = new Map<string, number>()
  for (const way of ways.filter((one) => one.main))
    for (const element of way.passes) passed.set(element, (passed.get(element) ?? 0) + 1)
  return passed
}

/** The arrows of the hideouts, from each towards the roads that it watches. */
export function arrowsOf(
  board: ForestBoard,
  land: Terrain,
  gap: number,
): { key: string; at: string }[] {
  return board.map.hideouts.flatMap(({ name, watches }) => {
    const from = land.hideouts[name] ?? [0, 0]
    return watches.map((town) => ({ key: `${name}-${town}`, at: arrow(from, town, land, gap) }))
  })
}

function arrow([x, y]: Point, town: string, land: Terrain, gap: number): string {
  const upright = town === 'York' || town === 'Nottingham'
  const dx = upright ? Math.sign(land.crossing[0] - x) : 0
  const dy = upright ? 0 : Math.sign(land.crossing[1] - y)
  const reach = land.radius + gap
  const turned = dx ? (dx > 0 ? 0 : 180) : dy > 0 ? 90 : -90
  return `translate(${x + dx * reach} ${y + dy * reach * 0.94}) rotate(${turned})`
}
