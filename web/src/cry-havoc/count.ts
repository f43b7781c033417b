/**
 * Scoring, counted out: who gets what for which Region, in the order in which it is shown. Events say how many points a side got; for
 * which Regions is read off the planet as it stood then.
 */
import type { At, Event, Faction, Kit, Region, RegionView, Side, View } from '../cry-havoc'
import { boardOf, factionOf } from './model'

/** One thing that brings points: a Region itself, its Crystals, or a text. */
export interface Item {
  what: 'region' | 'crystals' | 'text'
  region: Region | null
  /** How many Crystals lie there; for the rest what it brings. */
  n: number
}

export interface SideCount {
  side: Side
  faction: Faction | null
  /** Points before and after. */
  from: number
  to: number
  regions: number
  crystals: number
  items: Item[]
  /** Crystals count half. */
  half: boolean
  /** Events that its marker passed. */
  passed: number
}

export interface Count {
  round: number
  /** Who enabled Scoring; nobody in the last Round. */
  by: Side | null
  /** The planet as it was counted. */
  view: View
  sides: SideCount[]
  /** The Event track afterwards. */
  events: View['events']
  over: boolean
  /** The Round that follows is the last. */
  lastNext: boolean
}

const regionOf = (at: At): Region | null => (typeof at === 'object' && 'region' in at ? at.region : null)

/** The events of Scoring itself, from the first to behind the last; null where nothing was scored for Regions or Crystals. */
export function scoringSpan(events: readonly Event[]): [number, number] | null {
  const counts = (event: Event) => event.event === 'scored' && ['regions', 'crystals', 'bonus'].includes(event.for_what)
  const first = events.findIndex(counts)
  if (first < 0) return null
  let last = events.findLastIndex(counts)
  while (events[last + 1]?.event === 'events_passed') last += 1
  return [first, last + 1]
}

/** The planet and the points after some events, as far as Scoring asks for them. */
function planetAfter(before: View, events: readonly Event[]): Pick<View, 'regions' | 'seats'> {
  const regions: RegionView[] = before.regions.map((region) => ({ ...region }))
  const seats = before.seats.map((seat) => ({ ...seat }))
  const crystals = (region: Region | null, n: number) => {
    const here = region === null ? undefined : regions[region]
    if (here) here.crystals = (here.crystals ?? 0) + n
  }
  for (const event of events) {
    if (event.event === 'control_taken') regions[event.region]!.control = event.side
    else if (event.event === 'control_lost') delete regions[event.region]!.control
    else if (event.event === 'crystals') crystals(regionOf(event.at), event.n)
    else if (event.event === 'crystals_moved') {
      crystals(regionOf(event.from), -event.n)
      crystals(regionOf(event.to), event.n)
    } else if (event.event === 'scored') {
      const seat = seats[event.side]
      if (seat) seat.vp += event.vp
    }
  }
  return { regions, seats }
}

export function countOf(before: View, after: View, events: readonly Event[], kit: Kit): Count | null {
  const span = scoringSpan(events)
  if (!span) return null
  const [first, end] = span
  const { regions, seats } = planetAfter(before, events.slice(0, first))
  // Who stood where matters to nobody here; what moved before Scoring has moved.
  const view: View = { ...before, seats, regions: regions.map((region, n) => ({ ...after.regions[n]!, ...planet(region) })) }
  const by = typeof before.scoring === 'object' ? before.scoring.by : null
  const home = (region: RegionView) => boardOf(kit, before).regions[region.region]?.hq !== 'none' && region.hq !== undefined
  const sides = new Map<Side, SideCount>()
  const sideOf = (side: Side): SideCount => {
    const from = seats[side]?.vp ?? 0
    const faction = factionOf(before, side)
    const half = kit.factions.find((of) => of.faction === faction)?.half_crystals ?? false
    const fresh: SideCount = { side, faction, from, to: from, regions: 0, crystals: 0, items: [], half, passed: 0 }
    const count = sides.get(side) ?? fresh
    sides.set(side, count)
    return count
  }
  // The one who enabled it is counted first, the others in the order of play; whoever gets nothing is there as well.
  for (const side of [...(by === null ? [] : [by]), ...before.initiative]) sideOf(side)
  let last: SideCount | null = null
  for (const event of events.slice(first, end)) {
    if (event.event === 'events_passed') {
      if (last) last.passed += 1
      continue
    }
    if (event.event !== 'scored') continue
    const count = (last = sideOf(event.side))
    count.to += event.vp
    const held = regions.filter((region) => region.control === event.side)
    if (event.for_what === 'regions') {
      count.regions = event.vp
      // Where HQs do not count there are fewer points than Regions.
      const scored = held.length === event.vp ? held : held.filter((region) => !home(region))
      count.items.push(...scored.map((region): Item => ({ what: 'region', region: region.region, n: 1 })))
    } else if (event.for_what === 'crystals') {
      count.crystals = event.vp
      const rich = held.filter((region) => region.crystals)
      count.items.push(...rich.map((region): Item => ({ what: 'crystals', region: region.region, n: region.crystals ?? 0 })))
    } else count.items.push({ what: 'text', region: null, n: event.vp })
  }
  const rest = events.slice(end)
  return {
    round: before.round,
    by,
    view,
    sides: [...sides.values()],
    events: { ...before.events, ...trackAfter(before, events.slice(0, end)) },
    over: rest.some((event) => event.event === 'game_won'),
    lastNext: rest.some((event) => event.event === 'final_scoring'),
  }
}

const planet = ({ control, crystals }: RegionView) => ({ control, crystals }) as Pick<RegionView, 'control' | 'crystals'>

/** Tokens of a spot that was passed lie on the next one. */
function trackAfter(before: View, events: readonly Event[]): Pick<View['events'], 'heights'> {
  const heights = [...before.events.heights]
  for (const event of events)
    if (event.event === 'events_passed') {
      heights[event.to] = (heights[event.to] ?? 0) + (heights[event.from] ?? 0)
      heights[event.from] = 0
    }
  return { heights }
}

/** When something of a Scoring is shown, in milliseconds from its beginning. */
export interface Tick {
  at: number
  side: Side
  item: Item
  /** Points that have been counted when it has landed. */
  vp: number
}

export interface Clock {
  ticks: Tick[]
  /** When each side has been counted, and all of it. */
  sides: { side: Side; from: number; to: number }[]
  end: number
}

const OPENING = 1000
const REGION = 300
const CRYSTALS = { first: 440, rest: 300 }
const REST = { first: 1100, rest: 800, passed: 1200 }

/** Crystals of half the worth bring a point at every second, rounded up. */
export function clockOf(count: Count): Clock {
  const ticks: Tick[] = []
  let at = OPENING
  const sides = count.sides.map(({ side, items, half, from, passed }, nth) => {
    const began = at
    let [vp, crystals, paid] = [from, 0, 0]
    for (const item of items) {
      if (item.what === 'crystals') {
        crystals += item.n
        const worth = half ? Math.ceil(crystals / 2) : crystals
        vp += worth - paid
        paid = worth
      } else vp += item.n
      at += item.what === 'region' ? REGION : nth === 0 ? CRYSTALS.first : CRYSTALS.rest
      ticks.push({ at, side, item, vp })
    }
    at += (nth === 0 ? REST.first : REST.rest) + (passed > 0 ? REST.passed : 0)
    return { side, from: nth === 0 ? 0 : began, to: at }
  })
  return { ticks, sides, end: at }
}
