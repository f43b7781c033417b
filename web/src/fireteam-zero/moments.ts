/** The moments of a mission: what happened that nobody may miss, found among the events. How they look is said by Moment.svelte. */
import type { CoinSide, Event, Figure, Monster, Objective, Outcome, Place, Twist, View } from '../fireteam-zero'
import type { Seat } from '../lib/ids'
import { heroOn, membersOf, seatOfHero, SPECIALIST } from './numbers'

/** A hero who is knocked down: by whom, with how much damage, and how many cards were left to take it. */
export interface Fall {
  seat: Seat
  place: Place
  by: Figure | null
  damage: number | null
  hand: number | null
}

export type Happening =
  | { what: 'briefing' }
  | { what: 'twist'; twist: Twist }
  | { what: 'boss'; monster: Monster; place: Place; power: number }
  | { what: 'beaten'; monster: Monster }
  /** `done` of `all`, this one among them. */
  | { what: 'objective'; objective: Objective; done: number; all: number }
  | ({ what: 'down' } & Fall)
  | { what: 'coin'; side: CoinSide }
  /** Lost by the hero who fell last, if there was one. */
  | { what: 'end'; outcome: Outcome; fall: Fall | null }

/** How long each is shown, in milliseconds: long enough to be read once, for what has more to say. */
export const SHOWN: Record<Happening['what'], number> = {
  briefing: 9000,
  twist: 6500,
  boss: 5200,
  beaten: 4400,
  objective: 5000,
  down: 9500,
  coin: 3800,
  end: 5200,
}
/** What has so much to say that nobody shall hurry. */
export const WAITS: readonly Happening['what'][] = ['briefing', 'twist', 'down', 'end']
/** When the coin turns after a hero has fallen, and when the stamp of the end comes down. */
export const TURNS = 1150
export const STAMPS = 900

/** A moment, and which of the events begins it; those up to `last` belong to it. */
export interface Staged {
  first: number
  last: number
  data: Happening
}

/** What is known of a fall by the events that led to it, and by what was under way when they began. */
function fallOf(before: View, events: readonly Event[], seat: Seat, place: Place): Fall {
  let by: Figure | null = before.harm?.source ?? before.attacks?.at(-1)?.attacker ?? null
  let [damage, hand]: [number | null, number | null] = [null, null]
  for (const event of events) {
    if (event.event === 'targets' || event.event === 'ambush') by = event.figure
    else if (event.event === 'rolled') by = event.attacker
    else if (event.event === 'damaged' && event.seat === seat) [damage, hand] = [event.n, 0]
    // Whoever falls gives the whole hand.
    else if (event.event === 'discarded' && event.seat === seat && hand !== null) hand = membersOf(event.cards).length
  }
  return { seat, place, by: by === heroOn(seat) ? null : by, damage, hand }
}

/** The moments among these events, in their order; none belongs to two. */
export function momentsOf(before: View, events: readonly Event[], objectives: readonly { id: string }[] = []): Staged[] {
  const found: Staged[] = []
  const add = (first: number, data: Happening, last = first) => found.push({ first, last, data })
  const places = new Map(before.heroes.map((hero) => [hero.seat, hero.place]))
  const done = new Set(before.objectives.filter((it) => it.complete).map((it) => it.id))
  let twists = before.twists.length
  events.forEach((event, n) => {
    // What a moment before has told already.
    if (found.some(({ last }) => last >= n)) return
    switch (event.event) {
      case 'round_begins':
        if (event.round === 1) add(n, { what: 'briefing' })
        break
      case 'moved':
      case 'placed':
        if (event.figure < SPECIALIST) places.set(seatOfHero(event.figure), event.to)
        break
      case 'twist_drawn':
        if (twists++ === 0) add(n, { what: 'twist', twist: event.twist })
        break
      case 'boss_entered':
        add(n, { what: 'boss', monster: event.monster, place: event.place, power: event.power })
        break
      case 'boss_beaten':
        add(n, { what: 'beaten', monster: event.monster })
        break
      case 'objective_completed':
        done.add(objectives[event.objective]?.id ?? `${event.objective}`)
        add(n, { what: 'objective', objective: event.objective, done: done.size, all: before.objectives.length })
        break
      case 'knocked_down': {
        const fall = fallOf(before, events.slice(0, n), event.seat, places.get(event.seat) ?? (0 as Place))
        const rest = events.slice(n + 1)
        const next = rest.findIndex((it) => ['coin_turned', 'mission_ends', 'knocked_down'].includes(it.event))
        const follows = rest[next]
        if (follows?.event === 'mission_ends' && follows.outcome === 'lost') add(n, { what: 'end', outcome: 'lost', fall }, n + 1 + next)
        else add(n, { what: 'down', ...fall }, follows?.event === 'coin_turned' ? n + 1 + next : n)
        break
      }
      case 'coin_turned':
        add(n, { what: 'coin', side: event.side })
        break
      case 'mission_ends':
        add(n, { what: 'end', outcome: event.outcome, fall: null })
        break
    }
  })
  return found
}
