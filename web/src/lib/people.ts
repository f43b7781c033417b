/** People at a table, as others call them. */
import type { Seat } from './ids'
import type { TableState } from './table.svelte'

/** A player and what they lead: “Grace (Pilgrims)”; without a name, what they lead alone. */
export function called(table: TableState, seat: Seat, name?: string | null): string {
  const side = table.face.seat(table, seat).name
  const info = table.seatInfo(seat)
  const person = name ?? (info.kind === 'human' ? info.name : null)
  return person && person !== side ? `${person} (${side})` : side
}
