/** Pages by path. `go` moves without loading; links of the page are caught in App.svelte. */
class Route {
  path = $state(typeof location === 'undefined' ? '/' : location.pathname)
  query = $state(typeof location === 'undefined' ? '' : location.search)
  hash = $state(typeof location === 'undefined' ? '' : location.hash)

  constructor() {
    globalThis.addEventListener?.('popstate', () => this.#read())
    globalThis.addEventListener?.('hashchange', () => this.#read())
  }

  #read(): void {
    this.path = location.pathname
    this.query = location.search
    this.hash = location.hash
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    this.#read()
    if (!this.hash) scrollTo(0, 0)
  }

  /** The parts of the path: `/t/abc` → `['t', 'abc']`. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent)
  }
}

export const route = new Route()
