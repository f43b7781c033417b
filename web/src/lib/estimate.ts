/** How well something is expected to end, in words and as a bar. */
import type { Estimate } from '../protocol'
import { t } from './i18n.svelte'
import { settings } from './settings.svelte'

/** “43 % chance of victory”, “+1.5 points”. */
export function worth(estimate: Estimate): string {
  // A guess is never sure.
  if ('chance' in estimate) return t('tip-chance', { n: Math.min(99, Math.max(1, Math.round(estimate.chance * 100))) })
  const number = new Intl.NumberFormat(settings.now.lang, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
  return t('tip-points', { n: number.format(estimate.points) })
}

/** The least that is seen of a bar. */
const LEAST = 8

/** The bars of estimates beside each other, in percent: a chance as it is, points from the least to the most. */
export function share(estimates: readonly (Estimate | null | undefined)[]): number[] {
  const points = estimates.flatMap((one) => (one && 'points' in one ? [one.points] : []))
  const [least, most] = [Math.min(...points), Math.max(...points)]
  return estimates.map((one) => {
    if (!one) return 0
    if ('chance' in one) return one.chance * 100
    return most > least ? LEAST + ((100 - LEAST) * (one.points - least)) / (most - least) : 100
  })
}
