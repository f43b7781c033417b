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

export const FIGHT: readonly Fight[] = [
  { group: 'start', mark: '·', done: 0 },
  { group: 'crystal', mark: 'A', done: 0 },
  { group: 'units', mark: 'B', done: 0, attack: [3, 1, 0] },
  { group: 'units', mark: 'B', done: 0, attack: [3, 1, 0], defend: [0, 0, 3], print: true },
  {
    group: 'tactics',
    mark: 'C',
    done: 0,
    attack: [2, 1, 1],
    defend: [0, 0, 3],
    moved: { who: 'attack', from: 0, to: 2, n: 1 },
    print: true,
  },
  { group: 'tactics', mark: 'C', done: 0, attack: [2, 1, 1], defend: [0, 1, 3], moved: { who: 'defend', to: 1, n: 1 }, print: true },
  { group: 'tactics', mark: 'C', done: 0, attack: [2, 1, 1], defend: [0, 1, 3], out: true },
  {
    group: 'tactics',
    mark: 'C',
    done: 0,
    attack: [2, 1, 1],
    defend: [2, 1, 1],
    moved: { who: 'defend', from: 2, to: 0, n: 2 },
    out: true,
    print: true,
  },
  { group: 'objectives', mark: 'D', done: 1, attack: [2, 1, 1], defend: [2, 1, 1], vp: [0, 2], print: true },
  { group: 'objectives', mark: 'D', done: 2, attack: [2, 1, 1], defend: [2, 1, 1], vp: [0, 2] },
  { group: 'objectives', mark: 'D', done: 3, attack: [2, 1, 1], defend: [2, 1, 1], vp: [1, 3], killed: 0, print: true },
  { group: 'after', mark: 'E–G', done: 3, vp: [1, 3] },
]
