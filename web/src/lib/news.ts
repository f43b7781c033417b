/** What is worth a word besides the game: who sits down, leaves, goes away or comes back, and what is said. */
import type { SeatInfo } from '../protocol'

export type What = 'sat' | 'left' | 'bot' | 'came' | 'away'

/** `who` is how they were called at that moment; a seat that was left has no name any more. */
export interface SeatNews {
  what: What
  seat: number
  who: string | null
}

const nameOf = (seat: SeatInfo | undefined) => (seat?.kind === 'human' ? (seat.name ?? null) : null)

/** What changed at the seats of a table, but for one's own. */
export function seatNews(before: readonly SeatInfo[], after: readonly SeatInfo[], own: number | null): SeatNews[] {
  return after.flatMap((now, seat): SeatNews[] => {
    const was = before[seat]
    if (!was || seat === own) return []
    if (now.kind !== was.kind) {
      if (now.kind === 'human') return [{ what: 'sat', seat, who: nameOf(now) }]
      if (now.kind === 'bot') return [{ what: 'bot', seat, who: nameOf(was) }]
      return was.kind === 'human' ? [{ what: 'left', seat, who: nameOf(was) }] : []
    }
    if (now.kind !== 'human' || was.kind !== 'human' || now.present === was.present) return []
    return [{ what: now.present ? 'came' : 'away', seat, who: nameOf(now) }]
  })
}
