/**
 * Conventions of the page that no linter knows, part of `npm run lint`: colours are named once, in the tokens, the palette or the cover
 * of a game; and what belongs to no game knows none.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const SOURCES = resolve(import.meta.dirname, '../src')
/** Where colours are given their names. */
const PALETTES = /^styles\/tokens\.css$|^[\w-]+\/(?:picture\/)?palette\.css$/
const COVERS = /^[\w-]+\/cover\.css$/
const COLOUR =
  /(?<![\w.&])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!from var)|(?<=\b(?:fill|stroke|color|background|border)[\w-]*(?::|=")[^;"]*\b)(?<![-\w])(?:white|black|red|green|blue|gr[ae]y|silver|gold|orange|yellow|brown|navy|purple|pink|teal|crimson)(?![-\w])/gi
/** Names that begin like a colour: private fields and methods. */
const FIELD = /^\s*(?:async )?#\w+ ?[=(:;]/

/** What belongs to no game. */
const COMMON = /^(?:lib|ui|pages)\/|^(?:App\.svelte|main\.ts)$/
/** The folders of the games. */
const GAMES = readdirSync(SOURCES).filter((folder) => existsSync(join(SOURCES, folder, 'cover.ts')))
/**
 * A name in any spelling, and the words of the game: `cry-havoc`, `CryHavoc`, `ch-you`. A name of one word may be part of another, so
 * it counts alone.
 * @param {string} game
 * @param {string} cover what its cover says
 */
export function names(game, cover) {
  const name = game.includes('-') ? game.replaceAll('-', '[-_ ]?') : `\\b${game}\\b`
  const short = /short: '([\w-]+)'/.exec(cover)?.[1] ?? game
  return `${name}|\\b${short}-`
}
const NAMES = new RegExp(GAMES.map((game) => names(game, readFileSync(join(SOURCES, game, 'cover.ts'), 'utf8'))).join('|'), 'gi')

/**
 * What is wrong in a file of the sources.
 * @param {string} path below `src`
 * @param {string} text
 */
export function findings(path, text) {
  if (PALETTES.test(path)) return []
  return text.split('\n').flatMap((line, n) => {
    const named = (path.endsWith('.ts') && FIELD.test(line)) || (COVERS.test(path) && line.startsWith('  --'))
    const colours = named ? [] : (line.match(COLOUR) ?? [])
    const games = COMMON.test(path) ? (line.match(NAMES) ?? []) : []
    return [
      ...colours.map((colour) => `${path}:${n + 1}: the colour ${colour} has no name: use a token`),
      ...games.map((name) => `${path}:${n + 1}: ${name}: what belongs to no game knows none`),
    ]
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts|css)$/.test(file))
  const all = files.flatMap((file) => findings(file, readFileSync(join(SOURCES, file), 'utf8')))
  for (const text of all) console.error(text)
  process.exitCode = all.length > 0 ? 1 : 0
}
