/** What is to be heard of an update, and when. Which event sounds how is said by one table per game, in its `sounds.ts`. */
import type { Sound } from './instruments'
import type { Far } from './far'

export type { Sound }

export interface Tone {
  sound: Sound
  /** How many of it: dice, cards, steps, points. */
  n?: number
  /** 1 as designed. */
  pitch?: number
  gain?: number
}

export interface Cue extends Tone {
  /** Milliseconds from the update on, as its motions run at their normal speed. */
  delay: number
}

/** What an event sounds like: always the same, or as it says itself. */
export type Told<E> = Sound | Tone | ((event: E) => Tone | Sound | null)
export type SoundTable<E extends { event: string }> = { [K in E['event']]?: Told<Extract<E, { event: K }>> }

/** The cues of events; `clocks` says when each of them is shown. */
export function cuesFrom<E extends { event: string }>(table: SoundTable<E>, events: readonly E[], clocks: readonly number[]): Cue[] {
  return events.flatMap((event, n): Cue[] => {
    const told = table[event.event as E['event']] as Told<E> | undefined
    const tone = typeof told === 'function' ? told(event) : told
    if (!tone) return []
    return [{ ...(typeof tone === 'string' ? { sound: tone } : tone), delay: clocks[n] ?? 0 }]
  })
}

/** What is always to be heard at a table, hardly. It is made as it runs and never comes round again. */
export interface Ambience {
  /** How long a sound lingers, in seconds, and how bright the walls are, from 0 to 1. */
  room: { seconds: number; bright: number }
  /** Deep tones that beat against one another: frequency, loudness. */
  drone: readonly (readonly [number, number])[]
  /** Bands of moving air: from and to which frequency, loudness, seconds of a gust. */
  wind: readonly (readonly [number, number, number, number])[]
  /** How loud it rains. */
  rain?: number
  /** What is heard from afar once in a while, each after a pause of so many seconds. */
  far: { sounds: readonly Far[]; pause: readonly [number, number] }
}
