/** What is worth a word besides the game: who sits down, leaves, goes away or comes back, and what is said. */
import type { Seat } from './ids'
import type { SeatInfo } from '../protocol'

export type What = 'sat' | 'left' | 'bot' | 'bot-own' | 'came' | 'away'

/** `who` is how they were called at that moment; a seat that was left has no name any more. */
export interface SeatNews {
  what: What
  seat: Seat
  who: string | null
}

/** A bot that stands in bears the name of whom it stands in for. */
const nameOf = (seat: SeatInfo | undefined) => (seat && 'name' in seat && typeof seat.name === 'string' ? seat.name : null)

/** What changed at the seats of a table; of one's own only that a bot plays for one. */
export function seatNews(before: readonly SeatInfo[], after: readonly SeatInfo[], own: Seat | null): SeatNews[] {
  return after.flatMap((now, n): SeatNews[] => {
    const seat = n as Seat
    const was = before[n]
    if (!was) return []
    if (seat === own) return was.kind === 'human' && now.kind === 'bot' ? [{ what: 'bot-own', seat, who: null }] : []
    if (now.kind !== was.kind) {
      if (now.kind === 'human') return [{ what: 'sat', seat, who: nameOf(now) }]
      if (now.kind === 'bot') return [{ what: 'bot', seat, who: nameOf(was) }]
      return was.kind === 'human' ? [{ what: 'left', seat, who: nameOf(was) }] : []
    }
    if (now.kind !== 'human' || was.kind !== 'human' || now.present === was.present) return []
    return [{ what: now.present ? 'came' : 'away', seat, who: nameOf(now) }]
  })
}
