/** What several instruments share: a die's corner, paper, a drum, metal, a large throat. */
import type { Voice } from './synth'

export const METAL = [1, 1.47, 2.09, 2.56, 3.9]
export const GONG = [1, 1.19, 1.56, 2, 2.66, 3.4, 4.1]
export const GLASS = [1, 2.756, 5.404]
export const SHARDS = [1320, 1480, 1760, 1976, 2217]

/** Once for each of so many, up to a bound. */
export const times = (n: number, most: number, one: (nth: number) => void) => {
  for (let nth = 0; nth < Math.min(Math.max(1, n), most); nth += 1) one(nth)
}

/** A corner of a die on wood. */
export function clack(v: Voice, after: number, gain: number): void {
  const f = v.about(1, 0.18)
  v.hiss(4200 * f, 0.028, gain, { q: 1.4, after })
  v.tone(2450 * f, 0.034, gain * 0.4, { after })
  v.tone(3980 * f, 0.022, gain * 0.25, { after })
  v.tone(310 * f, 0.03, gain * 0.14, { after })
}

export function paper(v: Voice, after: number, gain = 1): void {
  v.hiss(v.about(1700), 0.12, gain, { to: 4300, q: 0.8, rise: 0.045, after })
  v.hiss(v.about(950), 0.035, gain * 0.8, { after: after + 0.1, q: 1.2 })
}

export function drum(v: Voice, after: number, gain: number, f = 108): void {
  v.tone(v.about(f, 0.03), 0.3, gain * 0.65, { to: f * 0.52, after })
  v.tone(v.about(f * 2.3, 0.03), 0.12, gain * 0.5, { after })
  v.tone(v.about(f * 3.9, 0.03), 0.11, gain * 0.5, { after })
  v.hiss(700, 0.08, gain * 1.8, { after })
}

export function clank(v: Voice, f: number, after: number, gain: number): void {
  v.ring(v.about(f, 0.03), METAL, 0.24, gain, { after })
  v.hiss(5200, 0.02, gain, { kind: 'highpass', after })
}

/** A breath of something large. */
export function growling(v: Voice, f: number, secs: number, gain: number): void {
  v.tone(v.about(f), secs, gain * 0.6, { to: f * 0.78, rise: secs * 0.25, type: 'triangle', fm: [0.37, 0.9] })
  v.tone(v.about(f * 2.02), secs * 0.9, gain * 0.4, { to: f * 1.5, rise: secs * 0.2, type: 'sawtooth', fm: [0.24, 0.7] })
  v.tone(v.about(f * 4.1), secs * 0.8, gain * 0.3, { to: f * 3, rise: secs * 0.2, type: 'triangle', fm: [0.21, 0.6] })
  v.hiss(f * 5, secs * 0.85, gain * 1.4, { to: f * 3.4, q: 2.4, rise: secs * 0.3 })
}
