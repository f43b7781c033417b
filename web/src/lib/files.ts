/** Games as files: out of one home and into another. */
import type { Seat, TableId, Token } from './ids'
import type { Made, TableFile } from '../protocol'
import { api, Refused } from './api'
import { coverOf } from './games'
import { rememberMade } from './tables'

/** Lets the browser save a table under a name. */
export async function save(table: TableId, token: Token, title: string): Promise<void> {
  const file = await api.export(table, token)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }))
  link.download = `${title.replace(/[^\p{L}\p{N}]+/gu, '-')}.muster.json`
  link.click()
  // The browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Opens the table of a file. Whoever was a person there is one at this device. */
export async function open(file: Blob): Promise<Made> {
  let read: unknown
  try {
    read = JSON.parse(await file.text())
  } catch {
    read = null
  }
  if (typeof read !== 'object' || read === null || !('muster_table' in read))
    throw new Refused({ type: 'not-a-game', title: 'Not a game', status: 422, detail: 'The file is not a table of Muster.' })
  const made = await api.import(read as TableFile)
  const mine = made.seats.flatMap((token, seat) => (token ? [seat as Seat] : []))
  rememberMade(made, mine, coverOf(made.table.game).name)
  return made
}
