/**
 * Pages by path. `go` moves without loading; links of the page are caught in App.svelte.
 *
 * Where the page is a folder on any host, only the folder itself can be asked for: there the address of a page stands behind a question mark,
 * `…/?/t/abc`, so that it can be loaded again. Everything within the page speaks of paths.
 */
import { FILES } from './home'

const HERE = 'http://page'

class Route {
  path = $state('/')
  query = $state('')
  hash = $state('')

  constructor() {
    if (typeof location !== 'undefined') this.#read()
    globalThis.addEventListener?.('popstate', () => this.#read())
    globalThis.addEventListener?.('hashchange', () => this.#read())
  }

  #read(): void {
    const address = location.search.startsWith('?/') ? location.search.slice(1) : '/'
    const { pathname, search } = FILES ? new URL(address, HERE) : location
    this.path = pathname
    this.query = search
    this.hash = location.hash
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', this.address(path))
    else history.pushState(null, '', this.address(path))
    this.#read()
    if (!this.hash) scrollTo(0, 0)
  }

  /** What the browser calls a page of this path. */
  address(path: string): string {
    return FILES ? location.pathname + (path === '/' ? '' : `?${path}`) : path
  }

  /** The path that a link leads to, seen from here. */
  leads(link: string): string {
    const { pathname, search, hash } = new URL(link, HERE + this.path + this.query)
    return pathname + search + hash
  }

  /** The parts of the path: `/t/abc` → `['t', 'abc']`. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent)
  }
}

export const route = new Route()
