/** What crosses between the page and its local house, and between the house's worker and the rules in it (`crates/browser`). */
import type { TableId } from '../lib/ids'

/** From the page to the worker. */
export type ToHouse =
  | { open: { rules: string } }
  | { ask: { n: number } & Asked }
  | { frame: { line: number; table: TableId; text: string } }
  | { gone: { line: number } }

/** From the worker to the page. */
export type FromHouse = { answer: { n: number } & Answer } | { tell: Told } | { end: { line: number } }

/** A request of the HTTP API. */
export interface Asked {
  method: 'GET' | 'POST'
  /** What follows `/api/v1`, with its query. */
  path: string
  token: string | null
  body?: unknown
}

export interface Answer {
  status: number
  body: unknown
}

/** A frame for a line. */
export interface Told {
  line: number
  frame: string
}

/** What happens at the house: `call::What`. */
export type What =
  | { ask: { method: string; path: string[]; query: Record<string, string>; token: string | null; body?: unknown } }
  | { frame: { line: number; table: TableId; text: string } }
  | { gone: { line: number } }
  | { thought: { table: TableId; seat: number; ask: number; choice: unknown } }
  | { time: object }
  | { moved: { table: TableId } }
  | { lost: { table: TableId } }

/** A row that has to be read: `call::Need`. */
export type Need = { table: TableId } | { campaign: string }

/** A row of the store: `call::Known`. */
export type Known = { table: { id: TableId; row: TableRow | null } } | { campaign: { id: string; row: unknown } }

export interface TableRow {
  sheet: unknown
  log: unknown[]
  fault?: string
}

/** A row to be written: `call::Write`. */
export type Write =
  | { table: { id: TableId; row: unknown } }
  | { entry: { table: TableId; seq: number; row: unknown } }
  | { campaign: { id: string; version: number; row: unknown } }

/** A bot's question: `call::Think`. */
export interface Think {
  table: TableId
  seat: number
  ask: number
  work: unknown
}

/** What came of a call: `call::Done`. */
export interface Done {
  need?: Need
  writes: Write[]
  answer?: Answer
  work?: unknown
  tells: Told[]
  ends: number[]
  thinks: Think[]
  due?: number
}
