// What a lesson rings, found on the page by the names that lessons use.

const PLACES = new Map([
  ['prompt', '#prompt'],
  ['board', '#board'],
  ['others', '#others'],
  ['mine', '#mine'],
  ['drawbridge', '.bridge'],
])

const selector = (name: string): string => {
  const place = PLACES.get(name)
  if (place) return place
  const element = name.startsWith('element:') ? name.slice('element:'.length) : null
  return element === null
    ? `[data-teach~="${CSS.escape(name)}"]`
    : `[data-element="${CSS.escape(element)}"]`
}

const shown = (node: Element): boolean => node.getClientRects().length > 0

/** The nodes of one name that can be seen; of `a|b` those of the first that has any. */
function nodesOf(name: string): Element[] {
  for (const one of name.split('|')) {
    const nodes = [...document.querySelectorAll(selector(one))].filter(shown)
    const can = nodes.filter((node) => node.matches('.can, button'))
    if (nodes.length) return can.length ? can : nodes
  }
  return []
}

/** Everything that is ringed, each once, and nothing that lies inside another. */
export function ringed(names: readonly string[]): Element[] {
  const found = [...new Set(names.flatMap(nodesOf))]
  return found.filter((node) => !found.some((other) => other !== node && other.contains(node)))
}
