/** What a device remembers of planets fought for: with which Faction, against whom, and how it ended. */
import type { Faction, View } from '../cry-havoc'
import { LEVELS } from '../lib/games'
import type { Finished } from '../lib/records'
import type { SeatInfo } from '../protocol'
import { FACTIONS } from './cover'
import { rankingOf } from './tale'

export type Kept = Pick<Finished, 'what' | 'level' | 'won' | 'facts'>

/** A finished game as it is kept; null for whoever only watched, and before the end. The level is that of the strongest bot. */
export function recordOf(view: View, seat: number | null, seats: readonly SeatInfo[]): Kept | null {
  const own = seat === null ? undefined : view.seats[seat]
  if (view.winner === undefined || !own?.faction) return null
  const order = rankingOf(view)
  const rival = order.find((other) => other.seat !== own.seat)
  const strength = Math.max(-1, ...seats.map((sitter) => (sitter.kind === 'bot' ? LEVELS.indexOf(sitter.level) : -1)))
  return {
    what: own.faction,
    level: LEVELS[strength] ?? '',
    won: view.winner === own.seat,
    facts: { vp: own.vp, rival: rival?.vp ?? 0, place: order.indexOf(own) + 1, players: view.seats.length, rounds: view.round },
  }
}

/** How it went with one Faction. */
export interface Tally {
  faction: Faction
  played: number
  won: number
  /** The most VP. */
  most: number
}

export const talliesOf = (records: readonly Finished[]): Tally[] =>
  FACTIONS.map((faction) => {
    const those = records.filter(({ what }) => what === faction)
    return {
      faction,
      played: those.length,
      won: those.filter(({ won }) => won).length,
      most: Math.max(0, ...those.map(({ facts }) => facts.vp ?? 0)),
    }
  })

const lead = ({ facts }: Finished) => (facts.vp ?? 0) - (facts.rival ?? 0)

/** The games worth naming: the most VP, the clearest victory, the strongest bots that were beaten. */
export function bestsOf(records: readonly Finished[]): { most: Finished | null; clearest: Finished | null; strongest: Finished | null } {
  const won = records.filter((one) => one.won)
  const top = (of: readonly Finished[], by: (one: Finished) => number) =>
    of.reduce<Finished | null>((a, b) => (a === null || by(b) > by(a) ? b : a), null)
  const rank = ({ level }: Finished) => LEVELS.indexOf(level)
  return {
    most: top(records, ({ facts }) => facts.vp ?? 0),
    clearest: top(won, lead),
    strongest: top(
      won.filter((one) => rank(one) >= 0),
      rank,
    ),
  }
}
