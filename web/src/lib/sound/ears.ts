/**
 * Who listens at this device: whether anything is to be heard, and from when on. Browsers allow sound after the first press; only then
 * the instruments are loaded. Nothing is told by sound alone.
 */
import { settings } from '../settings.svelte'
import type { Band } from './band'
import type { Ambience, Cue } from './cue'

/** What browsers take for somebody's wish to hear something; a finger counts when it is lifted. */
const PRESSES = ['mousedown', 'pointerup', 'touchend', 'keydown'] as const

class Ears {
  #band: Band | null = null
  #context: AudioContext | null = null
  /** How many tables are open, and what surrounds the last one. */
  #tables = 0
  #ambience: Ambience | null = null

  /** A table is shown until what this gives is called. */
  attend(ambience: Ambience | null): () => void {
    this.#tables += 1
    this.#ambience = ambience
    for (const press of PRESSES) addEventListener(press, this.#pressed, { capture: true, passive: true })
    document.addEventListener('visibilitychange', this.#follow)
    if (globalThis.navigator?.userActivation?.hasBeenActive) this.#pressed()
    else this.#follow()
    return () => {
      this.#tables -= 1
      if (this.#tables > 0) return
      for (const press of PRESSES) removeEventListener(press, this.#pressed, { capture: true })
      document.removeEventListener('visibilitychange', this.#follow)
      this.#ambience = null
      this.#band?.close()
    }
  }

  /** Something may be heard: it is worth asking what. */
  get open(): boolean {
    return this.#band !== null && !settings.now.mute
  }

  hear(cues: readonly Cue[], speed: number): void {
    if (this.open) this.#safely((band) => band.hear(cues, speed))
  }

  /** The motions are skipped, and those of these cues do not even begin. */
  skip(unheard: readonly Cue[]): void {
    if (this.open) this.#safely((band) => band.skip(unheard))
  }

  /** What is still to come belongs to another moment. */
  hush(): void {
    this.#band?.hush()
  }

  /** It is this player's turn. */
  call(): void {
    if (this.open && settings.now.chime) this.#band?.play({ sound: 'turn' })
  }

  /** So that a volume can be chosen. */
  sample(): void {
    if (this.open) this.#band?.play({ sound: 'token' })
  }

  /** No table waits for its sound: a loudspeaker that fails is heard no more. */
  #safely(deed: (band: Band) => void): void {
    try {
      if (this.#band) deed(this.#band)
    } catch (problem) {
      console.warn(problem)
      this.#band = null
    }
  }

  /** The settings or the window have changed. */
  readonly #follow = (): void => {
    const { mute, volume } = settings.now
    const ambience = settings.ambience ? this.#ambience : null
    this.#band?.wish({ volume: mute ? 0 : volume, ambience: mute ? null : ambience, hidden: document.hidden })
  }

  /** The settings have changed. */
  follow(): void {
    this.#follow()
    if (globalThis.navigator?.userActivation?.hasBeenActive) this.#pressed()
  }

  readonly #pressed = (): void => {
    if (settings.now.mute || !('AudioContext' in globalThis)) return
    if (!this.#context) {
      // Made in the press itself: some browsers take a later one for unasked.
      const context = new AudioContext({ latencyHint: 'interactive' })
      this.#context = context
      void import('./band').then(
        ({ Band }) => {
          this.#band = new Band(context)
          this.#follow()
        },
        // Without the instruments the table is silent; the next press tries again.
        () => {
          this.#context = null
          void context.close().catch(() => {})
        },
      )
    } else this.#band?.press()
  }
}

export const ears = new Ears()
