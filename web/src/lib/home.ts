/**
 * Where tables are played: at a server, or in this browser. Both take the same requests and the same frames, and whoever plays does not
 * know which of the two it is.
 */
import { local } from '../house/local'
import type { TableId, Token } from './ids'
import type { Socket } from './live'

export type Method = 'GET' | 'POST'

export interface Home {
  /** Whether others can come. */
  readonly open: boolean
  /** Sends a request of the HTTP API, whose path follows `/api/v1`; throws if nobody answers. */
  ask: (method: Method, path: string, token: Token | null, body?: unknown) => Promise<{ status: number; body: unknown }>
  /** A live connection to a table. */
  connect: (table: TableId) => Socket
}

/** Whether the page was built as a folder for any host that gives out files (`make site`). */
export const FILES = import.meta.env.MODE === 'site'

const ROOT = '/api/v1'

/** The server that the page came from. */
export const server: Home = {
  open: true,
  async ask(method, path, token, body) {
    const headers: Record<string, string> = {}
    if (token) headers.Authorization = `Bearer ${token}`
    if (body !== undefined) headers['Content-Type'] = 'application/json'
    const answer = await fetch(ROOT + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
    try {
      return { status: answer.status, body: (await answer.json()) as unknown }
    } catch (caught) {
      if (answer.ok) throw caught
      // A proxy that has no JSON to say.
      const problem = { type: 'http', title: answer.statusText, status: answer.status, detail: answer.statusText }
      return { status: answer.status, body: problem }
    }
  },
  connect: (table) => new WebSocket(`${location.origin.replace(/^http/, 'ws')}${ROOT}/tables/${table}/live`),
}

const KEY = 'muster.home'

/** A page that was built for any host has no server behind it; `?home=local` and `?home=server` choose for as long as the tab is open. */
function chosen(): Home {
  if (typeof document === 'undefined' || !local) return server
  const asked = new URLSearchParams(location.search).get('home')
  try {
    if (asked) sessionStorage.setItem(KEY, asked)
    const choice = sessionStorage.getItem(KEY)
    if (choice) return choice === 'local' ? local : server
  } catch {
    // Without storage the choice is forgotten at the next reload.
    if (asked) return asked === 'local' ? local : server
  }
  return FILES ? local : server
}

export const home: Home = chosen()
