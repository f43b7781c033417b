/** A chance of victory in words. */
import { t } from './i18n.svelte'

/** “43 % chance of victory”. A guess is never sure. */
export function chanceOf(chance: number): string {
  return t('tip-chance', { n: Math.min(99, Math.max(1, Math.round(chance * 100))) })
}
