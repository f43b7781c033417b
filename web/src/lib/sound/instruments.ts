/**
 * The instruments: everything that is heard at a table, made from tones and noise on the spot. A game says which of its events sounds
 * like which (its `sounds.ts`).
 */
import { clack, clank, drum, GLASS, GONG, growling, paper, SHARDS, times } from './parts'
import type { Voice } from './synth'

export interface Instrument {
  /** Milliseconds of one of it, without the echo. */
  ms: number
  /** 1 goes without saying, 2 matters, 3 is a moment: heard also if its motions are skipped or the window is hidden. */
  weight: 1 | 2 | 3
  /** So that all are about as loud as they matter. */
  level: number
  /** How much of it the room answers. */
  room: number
  /** Milliseconds until the same may sound again. */
  gap: number
  play(voice: Voice, n: number): void
}

const PLAIN = { weight: 1, room: 0.12, gap: 45, level: 0.5 } as const
const MATTERS = { weight: 2, room: 0.25, gap: 120, level: 0.5 } as const
const MOMENT = { weight: 3, room: 0.4, gap: 600, level: 0.5 } as const

export const INSTRUMENTS = {
  // What lies on a table.
  die: {
    ...PLAIN,
    ms: 300,
    level: 0.72,
    play: (v) => {
      for (const [after, gain] of [
        [0, 0.7],
        [0.11, 1],
        [0.19, 0.6],
        [0.235, 0.35],
      ] as const)
        clack(v, v.about(after, 0.1), v.about(gain, 0.2))
    },
  },
  dice: {
    ...PLAIN,
    weight: 2,
    ms: 760,
    level: 2.23,
    gap: 500,
    play: (v, n) => {
      // They hop until they have settled, as they are drawn.
      times(n, 6, (nth) => {
        const from = 0.1 + nth * 0.04
        const hops = [
          [0.2, 0.9],
          [0.62, 0.32],
          [0.37, 0.7],
          [0.51, 0.5],
          [0, 0.55],
          [0.69, 0.2],
        ] as const
        for (const [after, gain] of hops.slice(0, n > 3 ? 4 : 6))
          clack(v, from + v.about(after, 0.09), v.about(gain, 0.25) / Math.sqrt(Math.min(n, 6)))
      })
    },
  },
  card: { ...PLAIN, ms: 145, level: 0.75, gap: 70, play: (v, n) => times(n, 4, (nth) => paper(v, nth * 0.095, v.about(1, 0.2))) },
  shuffle: {
    ...PLAIN,
    ms: 720,
    level: 0.48,
    gap: 600,
    play: (v) => {
      times(17, 17, (nth) => v.hiss(v.about(2700, 0.2), 0.022, 0.4 + 0.6 * Math.sin((nth / 16) * Math.PI), { after: nth * 0.03, q: 1.3 }))
      paper(v, 0.56, 0.9)
    },
  },
  token: {
    ...PLAIN,
    ms: 85,
    level: 2.27,
    play: (v) => {
      v.tone(v.about(640), 0.07, 0.6, { to: 560 })
      v.tone(v.about(1510), 0.035, 0.3)
      v.hiss(1900, 0.02, 0.5)
    },
  },
  tick: {
    ...PLAIN,
    weight: 2,
    ms: 270,
    level: 1.31,
    gap: 180,
    // Points one after another, the last one rings.
    play: (v, n) =>
      times(n, 8, (nth) => {
        const last = nth === Math.min(n, 8) - 1
        v.tone(880 * 1.059 ** nth, last ? 0.26 : 0.06, 0.5, { after: nth * 0.07, fm: [2, last ? 0.5 : 0.2] })
        v.hiss(4300, 0.012, 0.35, { after: nth * 0.07 })
      }),
  },

  // Figures and Units that go, come, fight.
  step: {
    ...PLAIN,
    ms: 105,
    level: 1.99,
    gap: 170,
    play: (v) => {
      v.tone(v.about(105), 0.09, 0.6, { to: 58 })
      v.hiss(v.about(540), 0.075, 2.2)
      v.hiss(v.about(2500, 0.2), 0.04, 0.14, { after: 0.02 })
    },
  },
  march: {
    ...PLAIN,
    ms: 215,
    level: 0.67,
    gap: 160,
    play: (v, n) =>
      times(n + 1, 4, (nth) => {
        const after = v.about(nth * 0.115, 0.05)
        v.tone(v.about(128), 0.09, 0.5, { to: 70, after })
        v.hiss(v.about(760), 0.06, 1.6, { after })
        v.hiss(v.about(3300, 0.2), 0.025, 0.2, { after: after + 0.012 })
      }),
  },
  land: {
    ...PLAIN,
    ms: 330,
    level: 0.64,
    gap: 140,
    play: (v) => {
      v.tone(v.about(142), 0.24, 0.9, { to: 50 })
      v.hiss(620, 0.24, 0.7, { kind: 'lowpass', to: 120 })
      v.hiss(5200, 0.28, 0.1, { kind: 'highpass', rise: 0.05, after: 0.04 })
    },
  },
  miss: { ...PLAIN, ms: 250, level: 1.0, play: (v) => v.hiss(v.about(620), 0.24, 0.8, { to: 2300, q: 1.6, rise: 0.11 }) },
  shot: {
    ...MATTERS,
    ms: 290,
    level: 1.73,
    play: (v) => {
      v.hiss(1700, 0.05, 0.9, { kind: 'highpass' })
      v.hiss(v.about(2600), 0.24, 0.9, { kind: 'lowpass', to: 280 })
      v.tone(v.about(190), 0.15, 0.8, { to: 48 })
      v.hiss(900, 0.26, 0.4, { after: 0.02, rise: 0.02 })
    },
  },
  zap: {
    ...MATTERS,
    ms: 260,
    level: 1.23,
    gap: 110,
    play: (v) => {
      v.tone(v.about(1450, 0.1), 0.2, 0.6, { to: 170, type: 'triangle', fm: [1.41, 0.7] })
      v.hiss(v.about(2800), 0.17, 0.5, { to: 520, q: 1.4 })
      v.tone(96, 0.16, 0.35, { to: 46, after: 0.08 })
    },
  },
  blow: {
    ...MATTERS,
    ms: 185,
    level: 2.49,
    play: (v) => {
      v.tone(v.about(172), 0.17, 0.65, { to: 52 })
      v.hiss(v.about(1150), 0.055, 1.6)
      v.hiss(460, 0.12, 1.3)
    },
  },
  blast: {
    ...MATTERS,
    ms: 1150,
    level: 0.38,
    room: 0.4,
    play: (v) => {
      v.hiss(2600, 0.09, 0.5, { kind: 'highpass' })
      v.hiss(v.about(1900), 1.1, 1, { kind: 'lowpass', to: 70 })
      v.tone(84, 0.9, 0.8, { to: 30 })
    },
  },
  hurt: {
    ...MATTERS,
    ms: 340,
    level: 1.66,
    play: (v) => {
      v.tone(v.about(150), 0.14, 0.8, { to: 55 })
      v.hiss(700, 0.06, 1.4)
      for (const f of [233, 466]) v.tone(v.about(f), 0.32, 0.3, { to: f * 0.6, type: 'triangle', after: 0.01 })
    },
  },
  guard: { ...MATTERS, ms: 260, level: 1.55, gap: 110, play: (v) => clank(v, 860, 0, 0.5) },
  latch: {
    ...MATTERS,
    ms: 400,
    level: 0.66,
    play: (v) => {
      clank(v, 430, 0, 0.5)
      clank(v, 352, 0.14, 0.6)
    },
  },
  kill: {
    ...MATTERS,
    ms: 480,
    level: 1.18,
    play: (v) => {
      v.hiss(1500, 0.04, 0.8)
      v.tone(v.about(250), 0.46, 0.6, { to: 44, type: 'triangle', fm: [0.51, 1.2] })
      v.hiss(1400, 0.4, 0.55, { kind: 'lowpass', to: 200 })
    },
  },
  fall: {
    ...MOMENT,
    ms: 1900,
    level: 0.78,
    play: (v) => {
      v.tone(112, 0.7, 0.6, { to: 40 })
      v.hiss(420, 0.32, 1.2)
      v.hiss(760, 0.08, 1.4)
      for (const [f, after] of [
        [174.6, 0.25],
        [349.2, 0.25],
        [146.8, 0.5],
        [293.7, 0.5],
      ] as const)
        v.tone(f, 1.3, 0.2, { type: 'triangle', rise: 0.13, after })
    },
  },
  rise: {
    ...MATTERS,
    ms: 640,
    level: 0.68,
    play: (v) => {
      v.tone(330, 0.4, 0.35, { type: 'triangle', rise: 0.03 })
      v.tone(494, 0.5, 0.4, { type: 'triangle', rise: 0.03, after: 0.13 })
    },
  },
  growl: { ...MATTERS, ms: 800, level: 0.38, gap: 450, play: (v) => growling(v, 74, 0.78, 0.7) },
  roar: {
    ...MOMENT,
    ms: 2300,
    level: 0.39,
    play: (v) => {
      growling(v, 52, 1.9, 0.9)
      v.ring(82, GONG, 2.2, 0.3)
      drum(v, 0, 0.8, 84)
    },
  },
  build: {
    ...MATTERS,
    ms: 460,
    level: 0.7,
    play: (v) => {
      clank(v, 312, 0, 0.5)
      clank(v, 350, 0.18, 0.6)
      v.tone(170, 0.3, 0.12, { to: 300, type: 'sawtooth', rise: 0.1, after: 0.05 })
    },
  },

  // What is looked for, found, taken.
  search: {
    ...PLAIN,
    ms: 780,
    level: 0.63,
    gap: 700,
    play: (v) =>
      times(5, 5, (nth) => v.hiss(v.about(1500, 0.45), 0.13, v.about(0.7, 0.3), { rise: 0.05, after: nth * v.about(0.145, 0.08), q: 1.1 })),
  },
  find: {
    ...MATTERS,
    ms: 600,
    level: 0.52,
    play: (v) => {
      v.bell(784, 0.45, 0.4)
      v.bell(1175, 0.5, 0.4, 0.09)
    },
  },
  done: { ...MOMENT, ms: 1420, level: 0.46, play: (v) => [523, 659, 784, 1046].forEach((f, n) => v.bell(f, 1, 0.36, n * 0.13)) },
  skill: {
    ...MATTERS,
    ms: 660,
    level: 0.46,
    play: (v) => [587, 880, 1318].forEach((f, n) => v.tone(f, 0.5, 0.28, { rise: 0.12, after: n * 0.07, type: 'triangle', to: f * 1.02 })),
  },
  crystal: {
    ...MATTERS,
    ms: 720,
    level: 0.41,
    gap: 160,
    room: 0.45,
    play: (v, n) =>
      times(n, 4, (nth) =>
        v.ring(SHARDS[Math.floor(v.random() * SHARDS.length)]!, GLASS, 0.7, v.about(0.5, 0.2), { after: nth * v.about(0.085) }),
      ),
  },
  flag: {
    ...MATTERS,
    ms: 640,
    level: 0.63,
    play: (v) => {
      drum(v, 0, 0.7)
      v.tone(196, 0.5, 0.3, { type: 'triangle', rise: 0.05, fm: [1, 0.5] })
      v.tone(294, 0.55, 0.3, { type: 'triangle', rise: 0.05, after: 0.08, fm: [1, 0.5] })
    },
  },
  reveal: {
    ...MATTERS,
    ms: 640,
    level: 0.47,
    room: 0.5,
    play: (v) => {
      v.hiss(1100, 0.16, 0.4, { q: 1.8, rise: 0.06 })
      v.tone(740, 0.5, 0.5, { to: 715, after: 0.12 })
    },
  },

  // How the game goes.
  coin: {
    ...MOMENT,
    ms: 1130,
    level: 0.82,
    play: (v) => {
      v.ring(3900, [1, 1.51, 2.37], 0.4, 0.4)
      // It turns faster the flatter it lies.
      let after = 0.2
      for (let pause = 0.14; pause > 0.022; pause *= 0.86) {
        v.ring(v.about(3600, 0.03), [1, 1.51, 2.37], 0.05, 0.28, { after })
        after += pause
      }
      v.tone(420, 0.08, 0.5, { after })
      v.hiss(2600, 0.03, 0.5, { after })
    },
  },
  threat: {
    ...MATTERS,
    ms: 1300,
    level: 0.45,
    gap: 400,
    play: (v) => {
      v.tone(74, 0.36, 0.6, { to: 48, type: 'triangle' })
      v.tone(68, 0.42, 0.5, { to: 44, type: 'triangle', after: 0.27 })
      for (const after of [0, 0.27]) v.hiss(430, 0.11, 2, { after, q: 1.4 })
      for (const f of [110, 116.5, 220, 234]) v.tone(f, 1.2, 0.16, { rise: 0.3, type: 'triangle' })
    },
  },
  twist: {
    ...MOMENT,
    ms: 1900,
    level: 0.6,
    play: (v) => {
      v.hiss(460, 0.78, 0.6, { to: 1500, rise: 0.74, q: 1.3 })
      drum(v, 0.78, 0.9, 74)
      v.ring(110, [1, 1.06, 1.5, 2.13, 2.83], 1.1, 0.35, { after: 0.78 })
    },
  },
  round: {
    ...MATTERS,
    ms: 960,
    level: 0.78,
    play: (v) => {
      drum(v, 0, 0.5, 96)
      v.ring(196, [1, 1.48, 2.1], 0.95, 0.3)
    },
  },
  event: {
    ...MOMENT,
    ms: 2100,
    level: 0.49,
    play: (v) => {
      v.ring(165, GONG, 2.05, 0.4)
      v.hiss(5200, 1.2, 0.05, { kind: 'highpass', rise: 0.5 })
    },
  },
  drum: { ...MATTERS, ms: 310, level: 1.25, play: (v) => drum(v, 0, 0.9) },
  clash: {
    ...MOMENT,
    ms: 1160,
    level: 0.55,
    play: (v) => {
      for (const [after, gain] of [
        [0, 0.5],
        [0.13, 0.6],
        [0.26, 0.75],
        [0.42, 1],
      ] as const)
        drum(v, after, gain, 96)
      v.ring(232, [1, 1.36, 1.83, 2.62, 3.37, 4.6], 0.72, 0.4, { after: 0.42 })
      v.hiss(4400, 0.2, 0.3, { kind: 'highpass', after: 0.42 })
    },
  },
  row: {
    ...MATTERS,
    ms: 560,
    level: 0.75,
    play: (v) => {
      drum(v, 0, 0.7)
      v.bell(392, 0.5, 0.35, 0.05)
    },
  },
  signal: {
    ...MOMENT,
    ms: 1150,
    level: 0.65,
    play: (v) => {
      v.bell(392, 0.6, 0.4)
      v.bell(587, 0.6, 0.4, 0.16)
      v.bell(392, 0.4, 0.2, 0.55)
      v.bell(587, 0.45, 0.2, 0.7)
    },
  },
  turn: {
    ...MOMENT,
    ms: 900,
    level: 0.53,
    gap: 2500,
    room: 0.2,
    play: (v) => {
      v.bell(523, 0.7, 0.35)
      v.bell(784, 0.75, 0.35, 0.14)
    },
  },
  won: {
    ...MOMENT,
    ms: 3250,
    level: 0.39,
    gap: 3000,
    play: (v) => {
      drum(v, 0, 0.5, 96)
      ;[293.7, 440, 587.3, 740, 880].forEach((f, n) => v.bell(f, 1.3 + n * 0.2, 0.32, n * 0.14))
      for (const f of [146.8, 220, 293.7, 370]) v.tone(f, 2.7, 0.16, { rise: 0.5, after: 0.5, type: 'triangle' })
    },
  },
  lost: {
    ...MOMENT,
    ms: 3050,
    level: 0.49,
    gap: 3000,
    play: (v) => {
      drum(v, 0, 0.8, 70)
      drum(v, 0.9, 0.5, 66)
      ;[349.2, 293.7, 261.6].forEach((f, n) => v.tone(f, 1.5, 0.26, { rise: 0.06, after: n * 0.42, type: 'triangle', to: f * 0.985 }))
      for (const f of [73.4, 110, 174.6]) v.tone(f, 2.4, 0.2, { rise: 0.4, after: 0.6, type: 'triangle', to: f * 0.96 })
    },
  },
} satisfies Record<string, Instrument>

export type Sound = keyof typeof INSTRUMENTS
