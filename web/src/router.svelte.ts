// Which page is open. Addresses are plain paths; the server answers each with this page.
class Router {
  path = $state(location.pathname)
  search = $state(location.search)
  hash = $state(location.hash)

  constructor() {
    addEventListener('popstate', () => this.read())
  }

  read(): void {
    this.path = location.pathname
    this.search = location.search
    this.hash = location.hash
  }
}

export const router = new Router()

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  const { path } = router
  router.read()
  if (path !== router.path) scrollTo(0, 0)
}

/** Links to our own pages need no loading. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return
  const link = (event.target as Element).closest?.('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return
  if (link.pathname.startsWith('/api/')) return
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
