/** Motions from events: one duration per meaning, as in the tokens of the design. */
import type { Cause, Event, Figure, HeroView, Kit, Monster, MonsterView, Objective, Place, Recon, Sum, Twist, View } from '../fireteam-zero'
import type { Seat } from '../lib/ids'
import type { Motion } from '../lib/game'
import type { Deed, SeenRoll } from './desk.svelte'
import { momentsOf, SHOWN, STAMPS, TURNS, WAITS, type Happening } from './moments'
import { heroOn, MONSTER, seatOfHero, SPECIALIST } from './numbers'

/** Milliseconds. */
export const TRAVEL = 320
export const REVEAL = 420
export const ROLL = 900
/** How long a drawn card or settled dice are left to be read. */
export const READ = 2400
export const SETTLED = 1100
/** How long a print lies there. */
export const PRINTED = 2300
/** Dice from the throw until they are taken up. */
export const CAST = ROLL + SETTLED

export interface Travel {
  figure: Figure
  /** From, through, to. */
  path: Place[]
}
export interface Cast {
  attacker: Figure
  target: Figure | null
  type: SeenRoll['type']
  faces: number[]
  /** Dice that were rolled again; all in a first roll. */
  again: number
  /** What they came to, if that followed at once. */
  sum: Told | null
}
export interface Strike {
  attacker: Figure
  target: Figure
}
export interface Mark {
  place: Place
  kind: 'damage' | 'kill' | 'down' | 'wound' | 'miss' | 'spawn' | 'prevented'
  n: number
  seat: Seat | null
}
export interface Drawn {
  deck: 'twist' | 'recon'
  /** Its place in the list of the kit. */
  card: Twist | Recon
}

/** A small print beside the board: a kill, crossed out, or intel for an objective. */
export type Print =
  { what: 'kill'; figure: Figure; by: Figure | null; monster: Monster } | { what: 'intel'; objective: Objective; tokens: number }

export type FzMotion = Motion<Travel | Cast | Strike | Mark | Drawn | Happening | Print>

/** What dice came to, number by number, as it was told; each with its shares where there are several. */
export interface Told {
  target: Figure
  hits: Sum
  resistance?: Sum
  health?: Sum
  damage: Sum
  enough: boolean
}

type NumberWord = (Event & { event: 'share' })['number']

/** What follows a roll of this attacker at once: its hits, and what they are compared with. */
export function toldOf(events: readonly Event[], attacker: Figure): Told | null {
  const shares: (Event & { event: 'share' })[] = []
  const sum = (number: NumberWord, figure: Figure, total: number, from: Cause): Sum => {
    const parts = shares.filter((it) => it.number === number && it.figure === figure).map(({ from, n }) => ({ from, n }))
    return { total, parts: parts.length > 0 ? parts : [{ from, n: total }] }
  }
  let told: Told | null = null
  for (const event of events) {
    if (event.event === 'rolled' || event.event === 'rerolled' || event.event === 'attack_ended') break
    if (event.event === 'share') shares.push(event)
    else if (event.event === 'hits' && event.attacker === attacker) {
      const hits = sum('hits', attacker, event.hits, 'dice')
      told = { target: event.target, hits, damage: { total: event.hits, parts: [{ from: 'hits', n: event.hits }] }, enough: false }
    } else if (event.event === 'compared' && told?.target === event.figure) {
      told.resistance = sum('resistance', event.figure, event.resistance, 'printed')
      told.health = sum('health', event.figure, event.health, 'printed')
      told.damage = sum('damage', event.figure, event.damage, 'hits')
      told.enough = event.damage >= event.health
      return told
    } else if (event.event === 'damaged' && told) {
      const parts = shares.filter((it) => it.number === 'damage').map(({ from, n }) => ({ from, n }))
      if (parts.length > 0) told.damage = { total: parts.reduce((all, it) => all + it.n, 0), parts }
      return told
    }
  }
  return told
}

/** The figures of a view as this event leaves them. */
function figuresAfter(view: View, event: Event): View {
  const monsters = (figure: Figure, change: Partial<MonsterView>) => ({
    ...view,
    monsters: view.monsters.map((it) => (it.figure === figure ? { ...it, ...change } : it)),
  })
  const heroes = (seat: Seat, change: Partial<HeroView>) => ({
    ...view,
    heroes: view.heroes.map((it) => (it.seat === seat ? { ...it, ...change } : it)),
  })
  switch (event.event) {
    case 'moved':
    case 'placed':
      if (event.figure < SPECIALIST) return heroes(seatOfHero(event.figure), { place: event.to })
      if (event.figure < MONSTER)
        return { ...view, specialists: view.specialists.map((it) => (it.figure === event.figure ? { ...it, place: event.to } : it)) }
      return monsters(event.figure, { place: event.to })
    case 'spawned':
    case 'boss_entered':
      return monsters(event.figure, { place: event.place })
    case 'killed':
    case 'boss_beaten':
    case 'returned':
      return {
        ...view,
        monsters: view.monsters.map(({ place, ...it }) => (it.figure === event.figure || place === undefined ? it : { ...it, place })),
      }
    case 'wounded':
      return monsters(event.figure, { power: event.left })
    case 'knocked_down':
      return heroes(event.seat, { down: true })
    case 'coin_turned':
      return { ...view, coin: event.side }
    default:
      return view
  }
}

/** The table from roll to roll: what dice decide is shown when they have settled. */
export function stagesOf(before: View, after: View, events: readonly Event[], kit?: Kit): { delay: number; view: View }[] {
  const casts = motionsOf(before, events, kit).filter((motion) => motion.kind === 'dice')
  const last = casts.at(-1)
  if (!last) return []
  const stages: { delay: number; view: View }[] = []
  let [view, delay, nth] = [before, 0, 0]
  for (const event of events) {
    if (event.event === 'rolled' || event.event === 'rerolled') {
      stages.push({ delay, view })
      const cast = casts[nth++]
      delay = (cast?.delay ?? 0) + ROLL + SETTLED
    }
    view = figuresAfter(view, event)
  }
  return [...stages, { delay, view: after }]
}

export const motionsOf = (before: View, events: readonly Event[], kit?: Kit): FzMotion[] => staged(before, events, kit).motions

/** When each event is shown: milliseconds from the update on. */
export const clocksOf = (before: View, events: readonly Event[]): number[] => staged(before, events).clocks

/** Follows the table from event to event, so that marks appear where figures stand at that moment. */
function staged(before: View, events: readonly Event[], kit?: Kit): { motions: FzMotion[]; clocks: number[] } {
  const moments = momentsOf(before, events, kit?.objectives)
  const at = new Map<Figure, Place>()
  for (const hero of before.heroes) at.set(heroOn(hero.seat), hero.place)
  for (const monster of before.monsters) if (monster.place !== undefined) at.set(monster.figure, monster.place)
  const out: FzMotion[] = []
  const clocks: number[] = []
  let clock = 0
  let began = 0
  let attacker: Figure | null = before.attacks?.at(-1)?.attacker ?? null
  let travel: { motion: FzMotion; data: Travel } | null = null
  const mark = (place: Place | undefined, kind: Mark['kind'], n: number, seat: Seat | null = null) => {
    if (place === undefined) return
    out.push({ kind: 'mark', ms: REVEAL + SETTLED, delay: clock, data: { place, kind, n, seat } })
  }
  const print = (data: Print) => out.push({ kind: 'print', ms: PRINTED, delay: clock, data })
  events.forEach((event, n) => {
    const moment = moments.find(({ first, last }) => first <= n && n <= last)
    if (moment && moment.first !== n && ['coin_turned', 'mission_ends'].includes(event.event)) {
      // The coin turns and the end is stamped while its moment is shown, which has moved the clock already.
      clocks.push(began + (event.event === 'coin_turned' ? TURNS : STAMPS))
    } else clocks.push(clock)
    switch (event.event) {
      case 'moved':
      case 'placed': {
        const from = event.from ?? at.get(event.figure)
        at.set(event.figure, event.to)
        if (from === undefined) break
        if (travel?.data.figure === event.figure && travel.data.path.at(-1) === from) {
          travel.data.path.push(event.to)
          travel.motion.ms += TRAVEL
          clock += TRAVEL
          break
        }
        const data = { figure: event.figure, path: [from, event.to] }
        travel = { data, motion: { kind: 'travel', ms: TRAVEL, delay: clock, data } }
        out.push(travel.motion)
        // Companions walk beside; only monsters go one after another.
        clock += event.figure >= 6 ? TRAVEL : 0
        break
      }
      case 'attack_declared':
      case 'targets': {
        const [attacker, target] = event.event === 'targets' ? [event.figure, event.hero] : [event.attacker, event.target]
        out.push({ kind: 'strike', ms: REVEAL, delay: clock, data: { attacker, target } })
        break
      }
      case 'rolled':
      case 'rerolled': {
        const sum = toldOf(events.slice(n + 1), event.attacker)
        const data: Cast = {
          attacker: event.attacker,
          target: sum?.target ?? null,
          type: event.ty,
          faces: event.faces.slice(0, event.n),
          again: event.event === 'rerolled' ? event.dice : 255,
          sum,
        }
        attacker = event.attacker
        out.push({ kind: 'dice', ms: CAST, delay: clock, covers: true, data })
        clock += CAST
        break
      }
      case 'twist_drawn':
        if (moment) break
        out.push({ kind: 'card', ms: REVEAL + READ, delay: clock, data: { deck: 'twist', card: event.twist } })
        clock += REVEAL + READ
        break
      case 'recon_drawn':
        out.push({ kind: 'card', ms: REVEAL + READ, delay: clock, data: { deck: 'recon', card: event.card } })
        clock += REVEAL + READ
        break
      case 'spawned':
      case 'boss_entered':
        at.set(event.figure, event.place)
        mark(event.place, 'spawn', 1)
        clock += TRAVEL / 2
        break
      case 'killed':
        mark(event.place, 'kill', 1)
        print({ what: 'kill', figure: event.figure, by: attacker, monster: event.monster })
        break
      case 'intel_placed':
        if (!events.slice(n).some((it) => it.event === 'objective_completed' && it.objective === event.objective))
          print({ what: 'intel', objective: event.objective, tokens: event.tokens })
        break
      case 'wounded':
        mark(at.get(event.figure), 'wound', event.left)
        break
      case 'unharmed':
        mark(at.get(event.figure), 'miss', 0)
        break
      case 'damaged':
        mark(at.get(heroOn(event.seat)), 'damage', event.n, event.seat)
        break
      case 'prevented':
        mark(at.get(heroOn(event.seat)), 'prevented', event.n, event.seat)
        break
      case 'knocked_down':
        mark(at.get(heroOn(event.seat)), 'down', 0, event.seat)
        break
    }
    if (event.event !== 'moved' && event.event !== 'placed') travel = null
    if (moment?.first === n) {
      const ms = SHOWN[moment.data.what]
      began = clock
      const interlude = WAITS.includes(moment.data.what) ? 'waits' : 'passes'
      out.push({ kind: 'moment', ms, delay: clock, interlude, data: moment.data })
      clock += ms
    }
  })
  return { motions: out, clocks }
}

/** The last roll of the events, for the tray. */
export function rollOf(events: readonly Event[]): SeenRoll | null {
  const rolls: SeenRoll[] = []
  events.forEach((event, n) => {
    const last = rolls.at(-1)
    if (event.event === 'rolled' || event.event === 'rerolled') {
      rolls.push({
        attacker: event.attacker,
        target: null,
        type: event.ty,
        faces: event.faces.slice(0, event.n),
        sum: toldOf(events.slice(n + 1), event.attacker),
        result: null,
      })
    } else if (event.event === 'hits' && last) {
      last.target = event.target
    } else if (event.event === 'attack_ended' && last) {
      Object.assign(last, { target: event.target, result: event.result })
    }
  })
  return rolls.at(-1) ?? null
}

/** What monsters did in the events, which led to this view, and what is known of the others. */
export function deedsOf(after: View, events: readonly Event[], known: ReadonlyMap<Figure, Deed> = new Map()): Map<Figure, Deed> {
  const deeds = new Map(known)
  let round = after.round - events.filter((event) => event.event === 'round_begins').length
  const blank = () => ({ round, face: null, goal: null, steps: null, target: null })
  const of = (figure: Figure) => deeds.get(figure) ?? blank()
  for (const event of events) {
    if (event.event === 'round_begins') round = event.round
    else if (event.event === 'activated') deeds.set(event.figure, blank())
    else if (event.event === 'activation_die') deeds.set(event.figure, { ...of(event.figure), face: event.face })
    else if (event.event === 'approaches') deeds.set(event.figure, { ...of(event.figure), goal: event.hero, steps: event.distance })
    else if (event.event === 'targets') deeds.set(event.figure, { ...of(event.figure), target: event.hero })
  }
  return deeds
}
