/** What is heard from afar: only with the echo of the room, and hardly. */
import type { Voice } from './synth'

export type Far = 'drip' | 'creak' | 'thunder' | 'crow' | 'glass' | 'moan' | 'stones'

export const FAR: Record<Far, (voice: Voice) => void> = {
  drip: (v) => {
    v.tone(v.about(1300, 0.2), 0.07, 0.35, { to: 820 })
    if (v.random() < 0.4) v.tone(v.about(1500, 0.2), 0.06, 0.2, { to: 900, after: v.about(0.24, 0.3) })
  },
  creak: (v) =>
    v.tone(v.about(190, 0.2), v.about(0.9, 0.3), 0.12, { to: v.about(240, 0.15), rise: 0.3, fm: [0.061, 0.5], type: 'triangle' }),
  thunder: (v) => {
    v.hiss(v.about(190), 3.4, 1.4, { kind: 'lowpass', to: 60, rise: v.about(0.7, 0.4) })
    v.hiss(v.about(120), 2.2, 0.9, { kind: 'lowpass', to: 50, rise: 0.4, after: v.about(1.1, 0.4) })
  },
  crow: (v) => {
    const calls = 1 + Math.floor(v.random() * 3)
    for (let n = 0; n < calls; n += 1)
      v.tone(v.about(620), 0.22, 0.26, { to: 480, rise: 0.04, after: n * 0.38, fm: [0.19, 0.8], type: 'triangle' })
  },
  glass: (v) => {
    const chimes = 1 + Math.floor(v.random() * 3)
    for (let n = 0; n < chimes; n += 1)
      v.ring(v.about(1500, 0.3), [1, 2.756, 5.404], 1.6, 0.2, { after: n * v.about(0.5, 0.6), rise: 0.01 })
  },
  moan: (v) => {
    const f = v.about(185, 0.15)
    v.tone(f, 3.6, 0.16, { to: f * v.about(0.94, 0.08), rise: 1.5 })
    v.tone(f * 1.502, 3.2, 0.1, { to: f * 1.4, rise: 1.3, after: 0.2 })
  },
  stones: (v) => {
    const falls = 3 + Math.floor(v.random() * 4)
    for (let n = 0; n < falls; n += 1) {
      const after = n * v.about(0.16, 0.5)
      v.hiss(v.about(1600, 0.4), 0.05, 0.9, { after, q: 2.2 })
      v.ring(v.about(880, 0.3), [1, 1.58, 2.4], 0.12, 0.4, { after })
    }
  },
}
