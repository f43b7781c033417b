/** Whether a reaction can still gain anything that is plain to see. */
import type { View } from '../fireteam-zero'
import { MONSTER } from './numbers'

/**
 * A blow that may still fail, or damage that is about to be taken. A kill that is sure, a miss and a mere step are nothing to spend a card
 * on.
 */
export function atStake({ harm, attacks }: Pick<View, 'harm' | 'attacks'>): boolean {
  if (harm) return harm.amount.some((damage) => damage > 0)
  const attack = attacks?.at(-1)
  if (!attack || attack.result !== undefined) return false
  // Before the dice are cast more of them can help, or fewer.
  if (!attack.faces || !attack.blow) return true
  return attack.attacker < MONSTER ? !attack.blow.enough : attack.blow.damage.total > 0
}
