/**
 * Conventions of the page that no linter knows, part of `npm run lint`: colours are named once, in the tokens or in the palette of a game.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const SOURCES = resolve(import.meta.dirname, '../src')
/** Where colours are given their names. */
const PALETTES = /^styles\/tokens\.css$|^[\w-]+\/palette\.css$/
const COLOUR =
  /(?<![\w.&])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!from var)|(?<=\b(?:fill|stroke|color|background|border)[\w-]*(?::|=")[^;"]*\b)(?<![-\w])(?:white|black|red|green|blue|gr[ae]y|silver|gold|orange|yellow|brown|navy|purple|pink|teal|crimson)(?![-\w])/gi
/** Names that begin like a colour: private fields and methods. */
const FIELD = /^\s*(?:async )?#\w+ ?[=(:;]/

/**
 * What is wrong in a file of the sources.
 * @param {string} path below `src`
 * @param {string} text
 */
export function findings(path, text) {
  if (PALETTES.test(path)) return []
  return text.split('\n').flatMap((line, n) => {
    const found = path.endsWith('.ts') && FIELD.test(line) ? [] : (line.match(COLOUR) ?? [])
    return found.map((colour) => `${path}:${n + 1}: the colour ${colour} has no name: use a token`)
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts|css)$/.test(file))
  const all = files.flatMap((file) => findings(file, readFileSync(join(SOURCES, file), 'utf8')))
  for (const text of all) console.error(text)
  process.exitCode = all.length > 0 ? 1 : 0
}
