/** Every word that the sources ask for exists in every language, and none stands in the sources themselves. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'svelte/compiler'
import { expect, test } from 'vitest'
import { GAMES } from '../../src/games'
import { FRONT } from '../../src/lib/games'
import { decimal } from '../../src/lib/i18n.svelte'
import { LANGS } from '../../src/lib/settings.svelte'
import { typeset } from '../../src/lib/typeset'

const root = resolve(import.meta.dirname, '../..')

function sources(folder: string, ending = /\.(svelte|ts)$/): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path, ending)
    return ending.test(entry.name) ? [readFileSync(path, 'utf8')] : []
  })
}

const asked = new Set(
  sources(join(root, 'src')).flatMap((text) => [...text.matchAll(/\bt\('([a-z0-9-]+)'/g)].map((match) => match[1] ?? '')),
)

test.each(LANGS)('%s has every word', (lang) => {
  const books = sources(join(root, `../locales/${lang}`), /page\.ftl$/)
  const known = new Set(books.flatMap((book) => new FluentResource(book).body.map((message) => message.id)))
  // The one in the comment of i18n.svelte.ts.
  const missing = [...asked].filter((id) => !known.has(id) && id !== 'prompt-undo')
  expect(missing).toEqual([])
})

/** Messages that are asked for by a word of the game alone: an outcome, a pool, the lower half of a card. */
const BY_WORD = ['won', 'lost', 'pool', 'reserve', 'tactical', 'reaction'].map((word) => `fz-${word}`)

test('every message is asked for', () => {
  const text = sources(join(root, 'src')).join('\n')
  const said = new Set([...text.matchAll(/['"`]([a-z][a-z0-9-]+)['"`]/g)].map((match) => match[1]))
  // `ch-stage-${stage}`: any message that begins like this, if it begins with more than the name of the game.
  const made = [...text.matchAll(/`((?:[a-z0-9-]|\$\{[^`{}]*(?:\{[^{}]*\})?[^`{}]*\})*)`/g)]
    .map((match) => (match[1] ?? '').split(/\$\{[^`]*?\}(?=[-a-z0-9]|$|\$)/))
    .filter((parts) => parts.length > 1 && /[a-z]{3}/.test(parts.join('')))
    .map((parts) => new RegExp(`^${parts.join('.+')}$`))
  const books = sources(join(root, '../locales/en'), /page\.ftl$/)
  const within = new Set(books.flatMap((book) => [...book.matchAll(/\{ *([a-z][a-z0-9-]+)/g)].map((match) => match[1])))
  const all = books.flatMap((book) => new FluentResource(book).body.map((message) => message.id))
  const asks = (id: string) => said.has(id) || within.has(id) || BY_WORD.includes(id) || made.some((pattern) => pattern.test(id))
  expect(all.filter((id) => !asks(id))).toEqual([])
  expect(asks('ch-nobody-asks-for-this')).toBe(false)
})

/** Attributes that are read out or shown. */
const SAID = ['aria-label', 'title', 'placeholder', 'alt']
/** Names, which are the same in every language. */
const NAMES = ['Muster', 'Muster:', 'game-icons.net', 'CC BY 3.0', '/api']

/** The words that a component says without asking for them. */
function literal(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(literal)
  if (typeof node !== 'object' || node === null) return []
  const of = node as Record<string, unknown>
  if (of.type === 'Text') return /\p{L}{2}/u.test(String(of.data)) ? [String(of.data).trim()] : []
  if (of.type === 'StyleDirective' || (of.type === 'Attribute' && !SAID.includes(String(of.name)))) return []
  return Object.values(of).flatMap(literal)
}

test('no component says a word of its own', () => {
  const said = sources(join(root, 'src'), /\.svelte$/).flatMap((text) => literal(parse(text, { modern: true }).fragment))
  expect(said.filter((word) => !NAMES.includes(word))).toEqual([])
  // All components are parsed, which takes a busy machine long.
}, 60_000)

test('a decimal has the comma or the point of the language', () => {
  expect(LANGS.map((lang) => decimal(4, lang))).toEqual(LANGS.map((lang) => (lang === 'en' ? '4.0' : '4,0')))
})

test('French breaks no line before high punctuation', () => {
  expect(typeset('fr', 'Qui ? « Abe » : 89 % ; a; oui !')).toBe('Qui\u202f? «\u00a0Abe\u00a0»\u00a0: 89\u00a0%\u202f; a\u202f; oui\u202f!')
  expect(typeset('de', 'Wer? „Abe“: 89 %')).toBe('Wer? „Abe“: 89 %')
})

test('French has the word of each game for its rounds', () => {
  const bundle = new FluentBundle('fr')
  bundle.addResource(new FluentResource(readFileSync(join(root, '../locales/fr/page.ftl'), 'utf8')))
  const say = (id: string, game: string) => bundle.formatPattern(bundle.getMessage(id)!.value!, { game, n: 3 })
  for (const id of ['tip-note', 'replay-round', 'replay-round-back', 'replay-round-on', 'review-round']) {
    expect(say(id, 'fireteam-zero')).toMatch(/round/i)
    expect(say(id, 'cry-havoc')).toMatch(/manche/i)
  }
})

/** The terms that a text refers to: `{ -ch-unit }`. */
const terms = (text: string) => [...text.matchAll(/\{ *(-[a-z0-9-]+)/g)].map((match) => match[1] ?? '')

test.each(LANGS)('%s has every term of its glossary that the tables refer to', (lang) => {
  const read = (book: string) => readFileSync(join(root, `../locales/${lang}/${book}.ftl`), 'utf8')
  const known = new Set(new FluentResource(read('glossary')).body.map((term) => term.id))
  expect(GAMES.flatMap(({ short }) => terms(read(`${short}-page`))).filter((id) => !known.has(id))).toEqual([])
  // The glossary is loaded with a table only.
  expect(['page', ...FRONT].flatMap((book) => terms(read(book)))).toEqual([])
})
