/** The battle of the rulebook's own example (EX-09 to EX-16): four Pilgrims attack three Humans. */
import type { Faction } from '../../cry-havoc'
import type { Step } from '../../lib/guide'

/** Units on Region Control, Capture Prisoners, Attrition. */
export type Row = readonly [number, number, number]

export interface Fight extends Step {
  /** The attacker's Units, and the defender's; none yet. */
  attack?: Row
  defend?: Row
  /** Units that have just moved, of whom, from and to which Objective; from the Reserve without a `from`. */
  moved?: { who: 'attack' | 'defend'; from?: number; to: number; n: number }
  /** The attacker has declined. */
  out?: boolean
  /** How many Objectives are resolved. */
  done: number
  /** VP of the attacker and the defender so far. */
  vp?: readonly [number, number]
  /** Each side has lost one on this Objective. */
  killed?: number
}

export const ATTACKER: Faction = 'pilgrims'
export const DEFENDER: Faction = 'humans'

/** What changes from step to step: who stands where, what is resolved, the VP; the rest belongs to its step alone. */
type Change = Partial<Fight> & Pick<Fight, 'group' | 'mark'>

const CHANGES: readonly Change[] = [
  { group: 'start', mark: '·' },
  { group: 'crystal', mark: 'A' },
  { group: 'units', mark: 'B', attack: [3, 1, 0] },
  { group: 'units', mark: 'B', defend: [0, 0, 3], print: true },
  { group: 'tactics', mark: 'C', attack: [2, 1, 1], moved: { who: 'attack', from: 0, to: 2, n: 1 }, print: true },
  { group: 'tactics', mark: 'C', defend: [0, 1, 3], moved: { who: 'defend', to: 1, n: 1 }, print: true },
  { group: 'tactics', mark: 'C', out: true },
  { group: 'tactics', mark: 'C', defend: [2, 1, 1], moved: { who: 'defend', from: 2, to: 0, n: 2 }, print: true },
  { group: 'objectives', mark: 'D', done: 1, vp: [0, 2], print: true },
  { group: 'objectives', mark: 'D', done: 2 },
  { group: 'objectives', mark: 'D', done: 3, vp: [1, 3], killed: 0, print: true },
  { group: 'after', mark: 'E–G', attack: undefined, defend: undefined },
]

export const FIGHT: readonly Fight[] = CHANGES.reduce<Fight[]>((steps, change) => {
  const { attack, defend, out, done = 0, vp } = steps.at(-1) ?? {}
  return [...steps, { attack, defend, out, done, vp, ...change }]
}, [])
