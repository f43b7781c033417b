/** The tables that this device knows: tokens stay here and in the fragment of a link, never in a request's address. */
import type { Seat, TableId, Token } from './ids'
import type { Made, TableInfo } from '../protocol'
import type { Led } from './campaigns'
import { keep as keepText } from './kept'

export interface Known {
  id: TableId
  game: string
  /** Seat → token. Several on one device: hot seat. */
  seats: Record<Seat, Token>
  spectator?: Token
  owner?: Token
  /** What the table is, in words, for the list. */
  title: string
  /** When it was last looked at, in milliseconds since 1970. */
  at: number
  /** Seat → the last entry of the log that was seen. */
  seen: Record<Seat, number>
  /** Whether a curtain hides the hands when the device changes hands. */
  curtain: boolean
  /** Whether its lesson still helps. */
  lesson?: boolean
  /** The lesson that it is. */
  taught?: string
  /** The steps of its lesson that were read, where nothing had to be done. */
  read?: number[]
  /** The last words of its lesson were said. */
  parted?: boolean
  /** It is the newest mission of a campaign that is led from this device. */
  campaign?: Led
}

/** Under which name they are kept. */
export const KEY = 'muster.tables'
const MOST = 60

function read(): Known[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Known[]
  } catch {
    return []
  }
}

function write(tables: Known[]): void {
  keepText(KEY, JSON.stringify(tables.slice(0, MOST)))
}

/** The newest first. */
export function known(): Known[] {
  return read().sort((a, b) => b.at - a.at)
}

export function knownTable(id: TableId): Known | undefined {
  return read().find((table) => table.id === id)
}

/** The seats that are played on this device. */
export const ownSeats = (table: Known | undefined): Seat[] =>
  Object.keys(table?.seats ?? {})
    .map((seat) => Number(seat) as Seat)
    .sort((a, b) => a - b)

export function remember(table: Known): void {
  write([{ ...table, at: Date.now() }, ...known().filter((other) => other.id !== table.id)])
}

/** The token of a seat or of watching at a table, which may be new to this device. */
export function keep(info: TableInfo, title: string, token: Pick<Known, 'spectator' | 'owner'> | { seat: Seat; token: Token }): void {
  const before: Known = knownTable(info.id) ?? { id: info.id, game: info.game, seats: {}, title, at: 0, seen: {}, curtain: false }
  remember('seat' in token ? { ...before, seats: { ...before.seats, [token.seat]: token.token } } : { ...before, ...token })
}

export function change(id: TableId, how: (table: Known) => void): void {
  const tables = known()
  const table = tables.find((one) => one.id === id)
  if (!table) return
  how(table)
  write(tables)
}

export function forget(id: TableId): void {
  write(known().filter((table) => table.id !== id))
}

/** Remembers a table that was opened here: every seat with a token in `mine` is played on this device. */
export function rememberMade(made: Made, mine: readonly Seat[], title: string, more: Partial<Known> = {}): Known {
  const seats: Record<Seat, Token> = {}
  for (const seat of mine) {
    const token = made.seats[seat]
    if (token) seats[seat] = token
  }
  const table: Known = {
    id: made.table.id,
    game: made.table.game,
    seats,
    spectator: made.spectator,
    owner: made.owner,
    title,
    at: Date.now(),
    seen: {},
    curtain: Object.keys(seats).length > 1,
    ...more,
  }
  remember(table)
  return table
}
