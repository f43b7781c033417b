/** What is pressed first, where a card or a Region is pressed before its time. */
import type { Choice } from '../cry-havoc'
import { t } from '../lib/i18n.svelte'
import type { Havoc } from './model'
import { of } from './offers'

/** What has to be done before anything can be done in a Region; null where nothing has to. */
export function firstHere(table: Havoc): string | null {
  const key = table.mine ? (table.question?.key ?? '') : ''
  if (key === 'question-action') return t('ch-first-action')
  return key.startsWith('question-cards-') ? t('ch-first-pay') : null
}

export function first(table: Havoc, choice: Choice): string | null {
  const key = table.question?.key ?? ''
  if (of(choice, 'card') === undefined) return firstHere(table)
  if (key === 'question-action') return t('ch-first-card')
  return ['question-move', 'question-recruit', 'question-build'].includes(key) ? t('ch-first-paid') : null
}
