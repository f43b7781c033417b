/** Every word that the sources ask for exists in every language. */
import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { LANGS } from '../../src/lib/settings.svelte'

const root = resolve(import.meta.dirname, '../..')

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : []
  })
}

const asked = new Set(sources(join(root, 'src')).flatMap((text) => [...text.matchAll(/\bt\('([a-z0-9-]+)'/g)].map((match) => match[1] ?? '')))

test.each(LANGS)('%s has every word', (lang) => {
  const books = ['page', 'fz-page', 'ch-page'].map((book) => readFileSync(join(root, `../locales/${lang}/${book}.ftl`), 'utf8'))
  const known = new Set(books.flatMap((book) => new FluentResource(book).body.map((message) => message.id)))
  // The one in the comment of i18n.svelte.ts.
  const missing = [...asked].filter((id) => !known.has(id) && id !== 'prompt-undo')
  expect(missing).toEqual([])
})
