/** What a question means and why it is asked, in words: the second line under it. */
import { coverOf, RULES } from './games'
import { has, t } from './i18n.svelte'
import type { TableState } from './table.svelte'

const ID = new RegExp(String.raw`\s*\((?:${RULES})(?:-[A-Z0-9]+)+[a-z]?\)`, 'g')

/** `question-cards-move` → `hint-<short>-cards-move`; questions that come from texts of cards share one. */
export function hintOf(game: string, key: string): string {
  const { short } = coverOf(game)
  const own = `hint-${short}-${key.replace(/^question-/, '')}`
  return has(own) ? own : `hint-${short}-text`
}

export function about(table: TableState): string {
  const { question } = table
  if (!table.mine || !question) return ''
  return table.face.about?.(table) ?? t(hintOf(table.info.game, question.key))
}

/** The id of a rule stands behind the sentences of the rules; players reach it by the button beside them. */
export function withoutRules(text: string): string {
  return text.replace(ID, '')
}
