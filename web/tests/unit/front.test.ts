/** What the pages before a table say of its content is what the content says. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { NEEDS } from '../../src/fireteam-zero/cover'
import { LANGS } from '../../src/lib/settings.svelte'

const root = resolve(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')

test('the roles that missions need are those of their sheets', () => {
  const sheets = [...read('content/fireteam-zero/missions.toml').matchAll(/^id = "(\d\.\d)"[^]*?^required_roles = \[(.*)\]/gm)]
  expect(sheets.length).toBe(9)
  const needed = sheets.flatMap(([, id, roles]) => (roles ? [[id, roles.replaceAll('"', '').replace('_', '-')]] : []))
  expect(NEEDS).toEqual(Object.fromEntries(needed))
})

test.each(LANGS)('each has its message in %s', (lang) => {
  const words = read(`locales/${lang}/fz-front-page.ftl`)
  for (const role of Object.values(NEEDS)) expect(words).toContain(`fz-needs-${role} =`)
})
