/**
 * What changed between two views, as things that move. One duration per meaning: travelling, appearing, being lost, turning
 * over, being told. Events of one update follow one another in the order of the rules.
 */
import type { At, BattleView, Card, Event, Objective, Region, Side, View } from '../cry-havoc'
import type { Motion } from '../lib/game'
import { scoringSpan } from './count'

export type Flight =
  | { kind: 'travel'; data: { side: Side; n: number; from: Region; to: Region } }
  | { kind: 'arrive'; data: { side: Side; n: number; to: Region } }
  | { kind: 'lost'; data: { side: Side; n: number; at: Region; captured: boolean } }
  | { kind: 'crystals'; data: { n: number; at: Region } }
  | { kind: 'control'; data: { side: Side; at: Region } }
  | { kind: 'scored'; data: { side: Side; vp: number } }
  | { kind: 'turned'; data: { piece: number; at: Region } }
  | { kind: 'built'; data: { at: Region } }
  | { kind: 'card'; data: { side: Side; card: Card; played: boolean } }
  | { kind: 'event'; data: { token: number } }
  | { kind: 'last'; data: null }
  | { kind: 'resolution'; data: Resolution }
  | { kind: 'began'; data: Began }

/** A battle that is fought now. */
export interface Began {
  region: Region
  attacker: Side
  defender: Side
}

/** What is counted out. */
export interface Scoring {
  before: View
  after: View
  events: readonly Event[]
}

/** How a battle was resolved, step by step. */
export interface Resolution {
  battle: BattleView
  steps: Step[]
}

/** Units that are gone, and the objective they stood on. */
export interface Loss {
  side: Side
  n: number
  on: Objective | null
}

export interface Step {
  /** Which of the events began it. */
  from: number
  objective: Objective
  /** Who won it; null on a tie. */
  winner: Side | null
  killed: Loss[]
  captured: (Loss & { by: Side })[]
  /** Whom the winner captures is still being asked. */
  capturing?: boolean
  vp: { side: Side; vp: number }[]
}

/** One duration per meaning, in milliseconds. */
export const MS = {
  travel: 420,
  appear: 320,
  lost: 520,
  told: 1100,
  turn: 1500,
  card: 1200,
  step: 1600,
  after: 1900,
  began: 2300,
  event: 3200,
  /** It stays as long as it takes. */
  count: 9000,
}

const at = (place: At): Region | null => (typeof place === 'object' && 'region' in place ? place.region : null)

const on = (place: At): Objective | null => (typeof place === 'object' && 'objective' in place ? place.objective : null)

export const motions = (before: View, after: View, events: readonly Event[]): Motion[] => timeline(before, after, events).motions

/** When each event is shown: milliseconds from the update on. */
export const clocksOf = (before: View, after: View, events: readonly Event[]): number[] => timeline(before, after, events).clocks

interface Timeline {
  motions: Motion[]
  clocks: number[]
}

/** Scoring is counted out; of what led there only a battle is worth the wait. */
function timeline(before: View, after: View, events: readonly Event[]): Timeline {
  const span = scoringSpan(events)
  if (!span) return staged(before, events)
  const [first, end] = span
  const led = staged(before, events.slice(0, first))
  const shown = led.motions.filter(({ covers }) => covers)
  const begins = Math.max(0, ...shown.map(({ ms, delay = 0 }) => ms + delay))
  const scoring: Scoring = { before, after, events }
  const rest = staged(after, events.slice(end))
  const later = begins + MS.count
  return {
    motions: [
      ...shown,
      { kind: 'count', ms: MS.count, delay: begins, interlude: 'stays', data: scoring },
      ...rest.motions.map((motion) => ({ ...motion, delay: later + (motion.delay ?? 0) })),
    ],
    clocks: [...led.clocks, ...events.slice(first, end).map(() => begins), ...rest.clocks.map((clock) => clock + later)],
  }
}

function staged(before: View, events: readonly Event[]): Timeline {
  const resolved = resolution(before, events)
  if (resolved) {
    const ms = resolved.steps.length * MS.step + MS.after
    const end = events.findIndex((event) => event.event === 'battle_ended')
    const stepAt = (n: number) =>
      Math.max(
        0,
        resolved.steps.findLastIndex(({ from }) => from <= n),
      )
    const clocks = events.map((_, n) => (end >= 0 && n > end ? ms : stepAt(n) * MS.step))
    return { motions: [{ kind: 'resolution', ms, covers: true, data: resolved }, ...begun(events, ms)], clocks }
  }
  const found: Motion[] = []
  const clocks: number[] = []
  let delay = 0
  const add = (flight: Flight, ms: number, wait = 0) => {
    found.push({ ...flight, ms, delay })
    delay += wait
  }
  for (const event of events) {
    clocks.push(delay)
    switch (event.event) {
      case 'moved': {
        const [from, to] = [at(event.from), at(event.to)]
        if (from !== null && to !== null)
          add({ kind: 'travel', data: { side: event.side, n: event.n, from, to } }, MS.travel, MS.travel / 2)
        else if (to !== null) add({ kind: 'arrive', data: { side: event.side, n: event.n, to } }, MS.appear, MS.appear / 2)
        break
      }
      case 'placed': {
        const to = at(event.at)
        if (to !== null) add({ kind: 'arrive', data: { side: event.side, n: event.n, to } }, MS.appear, MS.appear / 2)
        break
      }
      case 'retreated': {
        const to = at(event.to)
        if (to !== null) add({ kind: 'arrive', data: { side: event.side, n: event.n, to } }, MS.appear, MS.appear / 2)
        break
      }
      case 'killed':
      case 'captured': {
        const place = at(event.at)
        if (place !== null)
          add(
            { kind: 'lost', data: { side: event.side, n: event.n, at: place, captured: event.event === 'captured' } },
            MS.lost,
            MS.lost / 2,
          )
        break
      }
      case 'crystals': {
        const place = at(event.at)
        if (place !== null && event.n !== 0) add({ kind: 'crystals', data: { n: event.n, at: place } }, MS.told)
        break
      }
      case 'control_taken':
        add({ kind: 'control', data: { side: event.side, at: event.region } }, MS.told)
        break
      case 'scored':
        if (event.vp !== 0) add({ kind: 'scored', data: { side: event.side, vp: event.vp } }, MS.told)
        break
      case 'token_revealed':
        add({ kind: 'turned', data: { piece: event.piece, at: event.region } }, MS.turn, MS.turn * 0.6)
        break
      case 'structure_built':
      case 'activated':
      case 'named_placed':
        add({ kind: 'built', data: { at: event.region } }, MS.appear, MS.appear / 2)
        break
      case 'tactic_played':
        add({ kind: 'card', data: { side: event.side, card: event.card, played: true } }, MS.card, MS.card / 2)
        break
      case 'battle_started':
        found.push(...begun([event], delay))
        delay += MS.began
        break
      case 'event_revealed':
        add({ kind: 'event', data: { token: event.token } }, MS.event, MS.event * 0.8)
        break
      case 'final_scoring':
        add({ kind: 'last', data: null }, MS.event, MS.event * 0.8)
        break
    }
  }
  return { motions: found, clocks }
}

const begun = (events: readonly Event[], delay: number): Motion[] =>
  events.flatMap((event) => {
    if (event.event !== 'battle_started') return []
    const { region, attacker, defender } = event
    return [{ kind: 'began', ms: MS.began, delay, covers: true, data: { region, attacker, defender } }]
  })

/** The steps of a battle that ended, or went on over its objectives, in these events. */
export function resolution(before: View, events: readonly Event[]): Resolution | null {
  const battle = before.battle
  if (!battle?.deployed) return null
  const steps: Step[] = []
  const open = (from: number, objective: Objective, winner: Side | null) => {
    const step: Step = { from, objective, winner, killed: [], captured: [], vp: [] }
    steps.push(step)
    return step
  }
  for (const [n, event] of events.entries()) {
    const last = steps.at(-1)
    if (event.event === 'objective_won') open(n, event.objective, event.side)
    else if (event.event === 'objective_tied') open(n, event.objective, null)
    else if (event.event === 'killed') {
      // What cards and texts kill belongs to the row that is under way, or to none.
      const due = battle.order.indexOf('attrition') <= battle.resolved + steps.length
      const step = last?.objective !== 'attrition' && due ? open(n, 'attrition', null) : last
      step?.killed.push({ side: event.side, n: event.n, on: on(event.at) })
    } else if (event.event === 'captured') last?.captured.push({ side: event.side, by: event.by, n: event.n, on: on(event.at) })
    else if (event.event === 'scored') last?.vp.push({ side: event.side, vp: event.vp })
    else if (event.event === 'battle_ended') break
  }
  // What is told ends where somebody is asked: with nobody to capture it would have gone on.
  const last = steps.at(-1)
  const ended = events.some((event) => event.event === 'battle_ended')
  if (!ended && last?.objective === 'capture' && last.winner !== null && last.captured.length === 0) last.capturing = true
  return steps.length > 0 ? { battle, steps } : null
}

/** Units of a side that a motion is still carrying to a region. */
export function coming(running: readonly Motion[], region: Region, side: Side): number {
  let n = 0
  for (const motion of running as readonly (Motion & Flight)[]) {
    if ((motion.kind === 'travel' || motion.kind === 'arrive') && motion.data.to === region && motion.data.side === side) n += motion.data.n
  }
  return n
}

/** The resolution that is being shown. */
export function shown(running: readonly Motion[]): Resolution | null {
  const found = running.find((motion) => motion.kind === 'resolution')
  return found ? (found.data as Resolution) : null
}
