/** What is heard of a table: of each update while it is shown, and of the past where nobody leafs through it. */
import type { Update } from '../../protocol'
import type { GameFace } from '../game'
import { settings } from '../settings.svelte'
import { ears } from './ears'
import type { Cue } from './cue'

/** Moments of the past that follow one another sooner than this are silent. */
const HASTE = 500

export class Hearing<V, C, K> {
  /** When the last moment of the past was turned to. */
  #turned = 0

  constructor(private readonly face: GameFace<V, C, K>) {}

  /** An update is shown. */
  hear(before: V, update: Update, speed: number): void {
    ears.hear(this.#cues(before, update), speed)
  }

  /** What happened after an interlude. */
  rest(view: V, events: readonly unknown[]): void {
    if (ears.open) ears.hear(this.face.cues?.(view, view, events) ?? [], settings.motion)
  }

  /** Updates that waited are not shown one by one. */
  skip(before: V, updates: readonly Update[]): void {
    ears.skip(updates.flatMap((update) => this.#cues(before, update)))
  }

  /** A moment of the past; `before` only where it is the next one. */
  turn(before: V | null, view: V, events: readonly unknown[]): void {
    const hasty = Date.now() - this.#turned < HASTE
    this.#turned = Date.now()
    ears.hush()
    if (before && !hasty && ears.open) ears.hear(this.face.cues?.(before, view, events) ?? [], settings.motion)
  }

  /** If anybody listens; what is taken back makes no sound. */
  #cues(before: V, { undone, state, events }: Update): Cue[] {
    return undone || !ears.open ? [] : (this.face.cues?.(before, state.view as V, events) ?? [])
  }
}
