/** What a device remembers of missions: which were won, how hard and with how many, and what to try next. */
import type { View } from '../fireteam-zero'
import type { Finished } from '../lib/records'
import { DIFFICULTIES } from './levels'
import type { Story } from './story'

/** A finished mission as it is kept. */
export const recordOf = (view: View, level: string, { heroes, rounds }: Story): Pick<Finished, 'what' | 'level' | 'won' | 'facts'> => ({
  what: view.mission,
  level,
  won: view.outcome === 'won',
  facts: {
    heroes: heroes.length,
    rounds: rounds.length,
    threat: view.threat.at,
    kills: heroes.reduce((all, { kills }) => all + kills, 0),
    falls: heroes.reduce((all, { falls }) => all + falls.length, 0),
  },
})

/** How a mission went at one difficulty: the quickest victory, or the defeat that lasted longest. */
export interface Best {
  level: string
  won: boolean
  heroes: number
  rounds: number
}

/** The best of a mission by difficulty, the easiest first; those not tried are absent. */
export function bestOf(records: readonly Finished[], mission: string): Best[] {
  return DIFFICULTIES.flatMap((level) => {
    const tried = records.filter((one) => one.what === mission && one.level === level)
    const won = tried.filter((one) => one.won).sort((a, b) => (a.facts.rounds ?? 0) - (b.facts.rounds ?? 0))
    const lost = tried.filter((one) => !one.won).sort((a, b) => (b.facts.rounds ?? 0) - (a.facts.rounds ?? 0))
    const best = won[0] ?? lost[0]
    return best ? [{ level, won: best.won, heroes: best.facts.heroes ?? 0, rounds: best.facts.rounds ?? 0 }] : []
  })
}

/** The difficulty to try next: one above the hardest that was won; what was lost and never won is offered one easier. */
export function levelFor(best: readonly Best[]): string {
  const nth = (level: string) => DIFFICULTIES.indexOf(level as (typeof DIFFICULTIES)[number])
  const won = Math.max(-1, ...best.filter((it) => it.won).map((it) => nth(it.level)))
  if (won >= 0) return DIFFICULTIES[Math.min(won + 1, DIFFICULTIES.length - 1)]!
  const lost = Math.min(DIFFICULTIES.length, ...best.map((it) => nth(it.level)))
  return lost < DIFFICULTIES.length ? DIFFICULTIES[Math.max(0, lost - 1)]! : 'regular'
}

/** Records over all missions; the quickest victory by its mission. */
export function recordsOf(records: readonly Finished[]) {
  const won = records.filter((one) => one.won)
  const quickest = [...won].sort((a, b) => (a.facts.rounds ?? 0) - (b.facts.rounds ?? 0))[0]
  return {
    missions: new Set(won.map(({ what }) => what)).size,
    played: records.length,
    quickest: quickest ? { mission: quickest.what, rounds: quickest.facts.rounds ?? 0 } : null,
    kills: records.reduce((all, { facts }) => all + (facts.kills ?? 0), 0),
    unfallen: won.filter(({ facts }) => facts.falls === 0).length,
  }
}
