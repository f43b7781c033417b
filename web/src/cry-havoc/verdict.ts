/** What a row of a battle comes to: who wins it, who is killed, and what a card would change about it. */
import type { BattleView, Card, Objective, Rehearsal, Row } from '../cry-havoc'
import { t } from '../lib/i18n.svelte'
import { sideName, type Havoc } from './model'
import type { Step } from './motions'

/** The attacker, then the defender. */
export type Pair<T> = readonly [T, T]
export type Role = 0 | 1

export interface Verdict {
  winner: Role | null
  tie: boolean
  /** A tie that a text decides. */
  byText: boolean
  /** Units that each side kills, or takes prisoner. */
  taken: Pair<number>
}

const OBJECTIVES: readonly Objective[] = ['control', 'capture', 'attrition']
export const rowOf = (objective: Objective): 0 | 1 | 2 => OBJECTIVES.indexOf(objective) as 0 | 1 | 2

/** As it stands: by what is compared, who wins ties, and how many Units each side has in the whole battle. */
export function verdictOf(objective: Objective, strength: Pair<number>, ties: Pair<boolean>, units: Pair<number>): Verdict {
  const [a, d] = strength
  if (objective === 'attrition')
    return { winner: null, tie: a === d, byText: false, taken: [Math.max(0, Math.min(a, units[1])), Math.max(0, Math.min(d, units[0]))] }
  const tie = a === d
  const text = ties[0] === ties[1] ? null : ties[0] ? 0 : 1
  const winner: Role | null = a > d ? 0 : d > a ? 1 : (text ?? (objective === 'control' ? 1 : null))
  const took = objective === 'capture' && winner !== null && units[1 - winner]! > 0
  return { winner, tie, byText: tie && text !== null, taken: [took && winner === 0 ? 1 : 0, took && winner === 1 ? 1 : 0] }
}

/** As it was resolved. */
export function verdictAfter(battle: BattleView, step: Step): Verdict {
  const role = (side: number | null): Role | null => (side === null ? null : battle.sides[0]?.side === side ? 0 : 1)
  const at = rowOf(step.objective)
  const [a, d] = battle.sides.map((side) => side.objectives[at]!)
  const tie = a?.strength === d?.strength
  const count = (losses: readonly { side: number; n: number }[], of: Role) =>
    losses.filter((loss) => role(loss.side) !== of).reduce((n, loss) => n + loss.n, 0)
  const losses = step.objective === 'capture' ? step.captured : step.killed
  const due = (of: Role) => Number(step.capturing === true && role(step.winner) === of)
  return {
    winner: role(step.winner),
    tie,
    byText: tie && a?.wins_ties !== d?.wins_ties,
    taken: [count(losses, 0) + due(0), count(losses, 1) + due(1)],
  }
}

/** One sentence for a row. */
export function verdictSaid(table: Havoc, battle: BattleView, objective: Objective, { winner, tie, byText, taken }: Verdict): string {
  const sides = battle.sides.map(({ side }) => side)
  if (objective === 'attrition') {
    if (taken[0] + taken[1] === 0) return t('ch-row-attrition-none')
    const you = sides.indexOf(table.seat ?? -1) + 1
    const [first, second] = sides.map((side) => sideName(table, side))
    return t('ch-row-attrition', { you, first: first ?? '', second: second ?? '', a: taken[0], b: taken[1] })
  }
  if (winner === null) return t('ch-row-capture-tie')
  const side = sides[winner] ?? 0
  const args = { you: side === table.seat ? 1 : 0, side: sideName(table, side) }
  if (objective === 'capture') return t(taken[winner] > 0 ? 'ch-row-capture' : 'ch-row-capture-none', args)
  return t(tie ? (byText ? 'ch-row-control-text' : 'ch-row-control-tie') : 'ch-row-control', args)
}

/** What a card would put on a row, or take from it. */
export interface Ghost {
  /** Units that would stand there. */
  units: number
  /** Units that would leave it. */
  leaving: number
  /** What its text adds or takes otherwise. */
  more: number
}

const NONE: Ghost = { units: 0, leaving: 0, more: 0 }

/** The row of the rehearsal that tells of a card. */
export const caseOf = (rehearsal: Rehearsal | null, card: Card | null): Row | undefined =>
  card === null || rehearsal?.stage !== 'tactics' ? undefined : rehearsal.cases[0]?.rows.find((row) => row.card === card)

/**
 * What a card would change, by role and row. The rehearsal says what would be compared and how many Units would fight: Units that
 * come in stand where one's own strength grows, and what grows at one row while it shrinks at another has moved there.
 */
export function ghostsOf(rehearsal: Rehearsal, card: Card): Pair<[Ghost, Ghost, Ghost]> | null {
  const row = caseOf(rehearsal, card)
  const base = rehearsal.cases[0]?.rows.find((one) => one.card === undefined && !one.placed)
  if (!row || !base) return null
  const own = rehearsal.cases[0]?.attacker === rehearsal.side ? 0 : 1
  const of = (role: Role): [Ghost, Ghost, Ghost] => {
    const change = [0, 1, 2].map((n) => (row.ending.strength[role][n] ?? 0) - (base.ending.strength[role][n] ?? 0))
    const less = change.reduce((sum, n) => sum - Math.min(0, n), 0)
    const come = Math.max(0, row.ending.fought[role] - base.ending.fought[role])
    // An enemy does not move its own Units: what it loses a text has taken.
    let units = role === own ? come + less : come
    return change.map((n): Ghost => {
      if (n === 0) return NONE
      if (n < 0) return role === own && change.some((other) => other > 0) ? { ...NONE, leaving: -n } : { ...NONE, more: n }
      const here = Math.min(n, units)
      units -= here
      return { units: here, leaving: 0, more: n - here }
    }) as [Ghost, Ghost, Ghost]
  }
  return [of(0), of(1)]
}
