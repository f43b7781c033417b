import { expect, test } from 'vitest'
import { changeLang } from '../../src/lib/i18n.svelte'
import { told } from '../../src/lib/said'
import { LANGS } from '../../src/lib/settings.svelte'

const problem = (type: string, status: number) => ({ type, status, title: type, detail: `the detail of ${type}` })

test.each(LANGS)('%s says that the disk is full, and not that nothing has arrived', async (lang) => {
  await changeLang(lang)
  const full = told(problem('disk-full', 503))
  expect(full).not.toContain('disk-full')
  expect(full).not.toBe(told(problem('unavailable', 503)))
  expect(full).not.toBe(told(problem('', 0)))
})
