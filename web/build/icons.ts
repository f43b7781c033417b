/**
 * Icons of game-icons.net (CC BY 3.0) by name, without shipping four thousand of them.
 *
 * Sources name an icon as `<Icon name="sergeant" />` or, in data, as `icon('sergeant')`. This plugin reads the sources of the
 * page and of each game, and makes a module of the symbols found there: `virtual:icons` for all but the games' folders, of which it takes
 * the covers, `virtual:icons/<game>` for the rest of theirs. What a game's folder `picture` names is apart, `virtual:icons/<game>/picture`:
 * silhouettes without a colour of their own, `#p-<name>`, which pictures fill as they like. Importing such a module puts the symbols into the
 * document, after which `<use href="#i-sergeant">` works in any SVG of the page. A name that does not exist stops the build.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

type Collection = {
  width?: number
  height?: number
  icons: Record<string, { body: string; width?: number; height?: number }>
  aliases?: Record<string, { parent: string }>
}

const PREFIX = 'virtual:icons'
const sources = resolve(import.meta.dirname, '../src')
const COVER = 'cover.ts'
const PICTURE = 'picture'
/** The folders of the games. */
const FOLDERS = readdirSync(sources).filter((folder) => existsSync(join(sources, folder, COVER)))

function files(folder: string, skip: string[]): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skip.includes(entry.name) ? [] : files(path, [])
    return /\.(svelte|ts)$/.test(entry.name) ? [path] : []
  })
}

/** Quoted words inside `<Icon …>` tags and `icon(…)` calls, but for those that something is compared with. */
export function named(text: string): string[] {
  const places = [...text.matchAll(/<Icon\b[^>]*?name=("[^"]*"|\{[^}]*\})/g), ...text.matchAll(/\bicon\(([^)]*)\)/g)]
  return places.flatMap((place) => [...(place[1] ?? '').matchAll(/(?<!==\s?)["']([a-z0-9][a-z0-9-]*)["']/g)].map((word) => word[1] ?? ''))
}

/** Tenths of a unit are enough. Arcs stay as they are: their flags stand right before a number. */
const short = (course: string) =>
  course.replace(/([a-z])([^a-z]*)/gi, (all, command: string, numbers: string) =>
    /a/i.test(command) ? all : command + numbers.replace(/\d*\.\d\d+/g, (number) => Number(number).toFixed(1).replace(/^0\./, '.')),
  )
/** Without a colour of its own. */
const plain = (body: string) =>
  body.replaceAll(' fill="currentColor"', '').replace(/ d="([^"]*)"/g, (_, course: string) => ` d="${short(course)}"`)

export function icons(): Plugin {
  const path = resolve(import.meta.dirname, '../node_modules/@iconify-json/game-icons/icons.json')
  let collection: Collection | undefined
  const symbol = (name: string, bare: boolean) => {
    collection ??= JSON.parse(readFileSync(path, 'utf8')) as Collection
    const found = collection.icons[name] ?? collection.icons[collection.aliases?.[name]?.parent ?? '']
    if (!found) throw new Error(`there is no icon "${name}" in game-icons`)
    const width = found.width ?? collection.width ?? 512
    const height = found.height ?? collection.height ?? 512
    const box = `viewBox="0 0 ${width} ${height}"`
    return bare ? `<symbol id="p-${name}" ${box}>${plain(found.body)}</symbol>` : `<symbol id="i-${name}" ${box}>${found.body}</symbol>`
  }
  return {
    name: 'muster-icons',
    resolveId: (id) => (id === PREFIX || id.startsWith(`${PREFIX}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [game, picture] = id.slice(PREFIX.length + 2).split('/')
      const covers = FOLDERS.map((folder) => join(sources, folder, COVER))
      const folder = join(sources, game ?? '', picture ?? '')
      const all = game ? files(folder, [PICTURE]) : [...files(sources, FOLDERS), ...covers]
      const read = all.filter((file) => !game || !covers.includes(file))
      const used = new Set(read.flatMap((file) => named(readFileSync(file, 'utf8'))))
      const symbols = [...used]
        .sort()
        .map((name) => symbol(name, picture !== undefined))
        .join('')
      return `import { addIcons } from '/src/lib/icons.ts'\naddIcons(${JSON.stringify(symbols)})\n`
    },
    // A newly used icon is there after the next reload of a development page.
    handleHotUpdate({ server }) {
      for (const game of ['', ...FOLDERS.flatMap((folder) => [`/${folder}`, `/${folder}/${PICTURE}`])]) {
        const module = server.moduleGraph.getModuleById(`\0${PREFIX}${game}`)
        if (module) server.moduleGraph.invalidateModule(module)
      }
    },
  }
}
