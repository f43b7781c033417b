/** What went wrong, in the player's language. */
import type { Problem } from '../protocol'
import { withoutRules } from './about'
import { problemOf } from './api'
import { has, t } from './i18n.svelte'

/** Refusals of the rules come in the player's language already; the page has words of its own for the rest. */
export function told(problem: Problem): string {
  if (problem.type === 'page') return t('page-fault', { what: problem.detail })
  const own = `problem-${problem.type}`
  if (has(own)) return t(own)
  if (problem.status === 0 || problem.status >= 500) return t('not-arrived')
  if (problem.status === 404) return t('no-table')
  return withoutRules(problem.detail)
}

/** The same of something that was caught. */
export const said = (caught: unknown): string => told(problemOf(caught))
