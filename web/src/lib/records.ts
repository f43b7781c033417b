/** Games that were finished on this device: what was won, how hard it was, and what it came to. They never leave the device. */
import type { TableId } from './ids'

export interface Finished {
  game: string
  table: TableId
  /** When it was looked at, in milliseconds since 1970. */
  at: number
  /** What was played and how hard it was, in the words of the game's options. */
  what: string
  level: string
  won: boolean
  /** What it came to, in the terms of the game. */
  facts: Record<string, number>
}

const KEY = 'muster.records'
const MOST = 400

function read(): Finished[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown
    return Array.isArray(kept) ? (kept as Finished[]) : []
  } catch {
    return []
  }
}

/** Those of a game, the newest first. */
export const finishedOf = (game: string): Finished[] => read().filter((one) => one.game === game)

/** Keeps the end of a game; a table is counted once, as it was told last. */
export function keepRecord(record: Finished): void {
  try {
    const others = read().filter(({ table }) => table !== record.table)
    localStorage.setItem(KEY, JSON.stringify([record, ...others].slice(0, MOST)))
  } catch {
    // Without storage nothing is remembered, and nothing depends on it.
  }
}
