/** Every question says in words what it means, and no sentence shows the id of a rule. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { withoutRules } from '../../src/lib/about'
import { LANGS } from '../../src/lib/settings.svelte'

const locales = resolve(import.meta.dirname, '../../../locales')
const ids = (file: string, start: string) =>
  [...readFileSync(resolve(locales, file), 'utf8').matchAll(new RegExp(`^${start}([a-z0-9-]+) =`, 'gm'))].map((found) => found[1]!)

/** Nobody is asked these. */
const NEVER = ['over', 'none', 'go-on']

/** What the page calls a question that the rules word in several ways. */
const SAME = [
  /^(optional)-text$/,
  /^(how-many)-.*$/,
  /^(march|forced-march)-one$/,
  /^(reroll)-.*$/,
  /^(structure)-(?:remove|activate)$/,
  /^(token|token-at)-named$/,
  /^(pick-figure)s$/,
]

/** Questions that come from the text of a card, which the page shows instead, or which say it all. */
const TEXTS: Record<string, RegExp> = {
  ch: /^(optional|option|place|kill|withdraw|capture|protect|mark|whose|objective|keep|discard|recover|crystals|control|structure|structure-at|token|token-at|ready-skill)$/,
  fz: /^$/,
}

test.each([
  ['ch', 'cry-havoc'],
  ['fz', 'fireteam-zero'],
])('%s: each kind of question has its sentence, in all languages', (short, game) => {
  const keys = ids(`en/${game}/play.ftl`, 'question-').map((key) => SAME.reduce((name, pattern) => pattern.exec(name)?.[1] ?? name, key))
  const asked = [...new Set(keys)].filter((key) => !NEVER.includes(key))
  expect(asked.length).toBeGreaterThan(30)
  for (const lang of LANGS) {
    const hints = ids(`${lang}/${short}-page.ftl`, `hint-${short}-`)
    expect(hints).toContain('text')
    expect(
      asked.filter((key) => !hints.includes(key) && !TEXTS[short]!.test(key)),
      lang,
    ).toEqual([])
  }
})

test('the id of a rule is not shown in a sentence', () => {
  expect(withoutRules('The Region is not adjacent (CH-MOVE-02).')).toBe('The Region is not adjacent.')
  expect(withoutRules('Nobody stands there (FZ-SPATK-04)')).toBe('Nobody stands there')
  expect(withoutRules('Ada (Pilgrims) passes (MR-03)')).toBe('Ada (Pilgrims) passes')
})

test.each(LANGS)('%s: no text of the page names a rule by its id', (lang) => {
  for (const file of ['page.ftl', ...['ch', 'fz'].flatMap((game) => [`${game}-page.ftl`, `${game}-front-page.ftl`]), 'hints.ftl']) {
    expect(readFileSync(resolve(locales, lang, file), 'utf8').match(/\b(?:FZ|CH|MR)-[A-Z0-9]+(?:-\d+)?\b/g), file).toBeNull()
  }
})
