/**
 * What is shown of what happened: motions, views and sounds on one clock, which stops where an interlude takes the table for itself.
 * One press goes on to the next interlude, or to the end.
 */
import type { Motion } from './game'
import { ears } from './sound/ears'
import type { Cue } from './sound/cue'

/** What is shown of one update; all delays are milliseconds from its beginning, at normal speed. */
export interface Script<V> {
  motions: readonly Motion[]
  /** A view of the table from each `delay` on. From the last one on it stands as it does: `settle`. */
  stages: readonly { delay: number; view: V }[]
  cues: readonly Cue[]
}

/** What the table does while it is shown. */
export interface Table<V> {
  turn(view: V): void
  /** The table stands as it does by now. Once for each script. */
  settle(): void
  /** Everything has been shown. */
  end(): void
  /** Whether anybody is there who presses away what waits. */
  attended(): boolean
}

/** An interlude, while it is shown. */
export interface Shown extends Motion {
  /** Nothing of it moves. */
  still: boolean
}

/** What runs until an interlude, and the interlude. */
interface Act<V> extends Script<V> {
  ms: number
  interlude: Motion | null
  /** What is heard with the interlude. */
  sounds: readonly Cue[]
}

/** How long an interlude cannot be pressed away: the press that ended a motion shall not end what it brought to light. */
export const HOLDS = 500

/** The last act comes after the last interlude. */
export function actsOf<V>({ motions, stages, cues }: Script<V>): Act<V>[] {
  const interludes = motions.filter((motion) => motion.interlude).sort((a, b) => (a.delay ?? 0) - (b.delay ?? 0))
  const acts: Act<V>[] = []
  let from = 0
  for (const interlude of [...interludes, null]) {
    const begins = interlude ? (interlude.delay ?? 0) : Infinity
    const ends = begins + (interlude?.ms ?? 0)
    const within = <T extends { delay?: number }>(all: readonly T[], first: number, last: number): (T & { delay: number })[] =>
      all.filter(({ delay = 0 }) => delay >= first && delay < last).map((one) => ({ ...one, delay: (one.delay ?? 0) - first }))
    // What moves while the interlude is shown moves behind it.
    const moved = within(motions, from, ends).filter((motion) => !motion.interlude)
    const staged = within(stages, from, ends)
    const last = Math.max(0, ...moved.map(({ ms, delay }) => ms + delay), ...staged.map(({ delay }) => delay))
    acts.push({
      motions: moved,
      stages: staged,
      cues: within(cues, from, begins),
      sounds: within(cues, begins, ends),
      ms: interlude ? begins - from : last,
      interlude,
    })
    from = ends
  }
  return acts
}

/** Something past that any press ends. */
const isMoment = ({ interlude }: Motion) => interlude === 'passes' || interlude === 'waits'

/** The script without what any press would end; what comes after it moves up. */
export function withoutMoments<V>({ motions, stages, cues }: Script<V>): Script<V> {
  const gaps = motions.filter(isMoment).map(({ delay = 0, ms }) => ({ delay, ms }))
  const up = (at = 0) => at - gaps.reduce((all, { delay, ms }) => all + Math.min(ms, Math.max(0, at - delay)), 0)
  const moved = <T extends { delay?: number }>(one: T) => ({ ...one, delay: up(one.delay) })
  return { motions: motions.filter((motion) => !isMoment(motion)).map(moved), stages: stages.map(moved), cues: cues.map(moved) }
}

export class Showing<V> {
  motions = $state.raw<Motion[]>([])
  interlude = $state.raw<Shown | null>(null)

  readonly #table: Table<V>
  /** What is still to be shown, the present act first. */
  #acts = $state.raw<readonly Act<V>[]>([])
  #last: V | null = null
  #settled = true
  #clocks: ReturnType<typeof setTimeout>[] = []
  #speed = 1
  /** What is skipped sounds no more; while it is not null, what is run is skipped too. */
  #unheard: Cue[] | null = null
  /** Since when the interlude is shown, in milliseconds since 1970. */
  #since = 0

  constructor(table: Table<V>) {
    this.#table = table
  }

  get running(): boolean {
    return this.#acts.length > 0
  }

  /** Something past is shown that any press ends. */
  get covered(): boolean {
    return (this.interlude !== null && isMoment(this.interlude)) || this.motions.some((motion) => motion.covers)
  }

  /** With a speed of 0 nothing moves, and every interlude stands as a still. */
  run(script: Script<V>, speed: number): void {
    this.stop()
    this.#speed = this.#unheard ? 0 : speed
    this.#acts = actsOf(script)
    this.#last = script.stages.at(-1)?.view ?? null
    this.#settled = false
    if (this.#last === null || this.#speed === 0) this.#settle()
    if (this.#unheard) this.#unheard.push(...script.cues)
    else if (speed === 0) ears.hear(script.cues, 0)
    if (this.#speed === 0) this.#jump()
    else this.#begin()
  }

  /** A press: on to the next interlude, or to the end; an interlude that stays is not ended by it. */
  skip(): void {
    if (this.interlude) {
      if (isMoment(this.interlude) && Date.now() - this.#since >= HOLDS) this.resume()
    } else if (this.running) {
      this.#unheard = this.#acts.slice(1).flatMap(({ cues }) => cues)
      this.#speed = 0
      this.#settle()
      this.#jump()
      ears.skip(this.#unheard)
      this.#unheard = null
    }
  }

  /** The interlude is over: what comes after it is shown. */
  resume(): void {
    if (!this.interlude) return
    this.interlude = null
    this.#halt()
    this.#acts = this.#acts.slice(1)
    if (this.#speed === 0) this.#jump()
    else this.#begin()
  }

  /** Nothing more is shown of it; the table is told nothing. */
  stop(): void {
    this.#halt()
    this.#acts = []
    this.#settled = true
    this.motions = []
    this.interlude = null
  }

  #begin(): void {
    const [act] = this.#acts
    if (!act) return
    const { motions, stages, cues, ms } = act
    if (motions.length === 0 && ms === 0 && stages.length === 0) {
      this.#turn(act)
      return
    }
    const speed = this.#speed
    this.motions = motions.map((motion) => ({ ...motion, ms: motion.ms * speed, delay: (motion.delay ?? 0) * speed }))
    ears.hear(cues, speed)
    for (const { delay, view } of stages) {
      const stage = () => (view === this.#last ? this.#settle() : this.#table.turn(view))
      if (delay === 0) stage()
      else this.#clocks.push(setTimeout(stage, delay * speed))
    }
    this.#clocks.push(setTimeout(() => this.#turn(act), ms * speed))
  }

  /** The act is over: its interlude begins, or all has been shown. */
  #turn(act: Act<V>): void {
    if (!act.interlude) {
      this.#end()
      return
    }
    this.#raise(act.interlude, false)
    ears.hear(act.sounds, this.#speed)
    const { interlude, ms } = act.interlude
    if (interlude === 'passes' || (interlude === 'waits' && !this.#table.attended()))
      this.#clocks.push(setTimeout(() => this.resume(), ms * this.#speed))
  }

  #raise(interlude: Motion, still: boolean): void {
    this.interlude = { ...interlude, still }
    this.#since = Date.now()
  }

  /** To the next interlude, or to the end, at once. */
  #jump(): void {
    this.#halt()
    this.motions = []
    const next = this.#acts[0]?.interlude
    if (next) this.#raise(next, true)
    else this.#end()
  }

  #end(): void {
    this.#halt()
    this.#acts = []
    this.#settle()
    this.motions = []
    this.#table.end()
  }

  #settle(): void {
    if (this.#settled) return
    this.#settled = true
    this.#table.settle()
    // What covered the table is over; the rest of the motions runs on.
    this.motions = this.motions.map((motion) => (motion.covers ? { ...motion, covers: false } : motion))
  }

  #halt(): void {
    for (const clock of this.#clocks.splice(0)) clearTimeout(clock)
  }
}
