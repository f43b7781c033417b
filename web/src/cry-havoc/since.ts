/** What the others have done since one's own last turn: a line for each turn, moves of one turn taken together. */
import type { At, Event, Region, Side, Structure } from '../cry-havoc'

export type Deed =
  | { what: 'moved' | 'placed'; n: number; region: Region }
  | { what: 'built' | 'activated'; structure: Structure; region: Region }
  | { what: 'battle'; region: Region }
  | { what: 'killed'; n: number; side: Side; region: Region | null }
  | { what: 'scoring' | 'drew' }

export interface TurnTold {
  side: Side
  number: number
  deeds: Deed[]
}

const regionOf = (at: At): Region | null => (typeof at === 'object' && 'region' in at ? at.region : null)

/** Nothing once one has acted oneself: then it is past. */
export function turnsSince(events: readonly Event[], own: Side): TurnTold[] {
  const last = events.findLastIndex((event) => event.event === 'turn_ended' && event.side === own)
  const turns: TurnTold[] = []
  let flow = new Map<Region, number>()
  let now: TurnTold | null = null
  const close = () => {
    if (!now) return
    // Whoever goes on from a Region does not arrive there.
    const moved = [...flow].filter(([, n]) => n > 0).map(([region, n]): Deed => ({ what: 'moved', region, n }))
    now.deeds = [...moved, ...now.deeds]
    turns.push(now)
    now = null
  }
  for (const event of events.slice(last + 1)) {
    if (event.event === 'turn_began') {
      close()
      flow = new Map()
      if (event.side !== own) now = { side: event.side, number: event.number, deeds: [] }
    } else if (event.event === 'round_began') {
      close()
      turns.length = 0
    } else if (event.event === 'turn_ended') close()
    if (event.event === 'action_taken' && event.side === own) return []
    if (!now) continue
    if (event.event === 'moved' && event.side === now.side) {
      const [from, to] = [regionOf(event.from), regionOf(event.to)]
      if (from !== null) flow.set(from, (flow.get(from) ?? 0) - event.n)
      if (to !== null) flow.set(to, (flow.get(to) ?? 0) + event.n)
    } else if (event.event === 'placed' && event.side === now.side) {
      const region = regionOf(event.at)
      const same = now.deeds.find((deed) => deed.what === 'placed' && deed.region === region)
      if (same?.what === 'placed') same.n += event.n
      else if (region !== null) now.deeds.push({ what: 'placed', region, n: event.n })
    } else if (event.event === 'structure_built') now.deeds.push({ what: 'built', structure: event.structure, region: event.region })
    else if (event.event === 'activated') now.deeds.push({ what: 'activated', structure: event.structure, region: event.region })
    else if (event.event === 'battle_began') now.deeds.push({ what: 'battle', region: event.region })
    else if (event.event === 'killed') now.deeds.push({ what: 'killed', n: event.n, side: event.side, region: regionOf(event.at) })
    else if (event.event === 'scoring_enabled') now.deeds.push({ what: 'scoring' })
    else if (event.event === 'action_taken' && event.action === 'draw') now.deeds.push({ what: 'drew' })
  }
  close()
  return turns
}
