/**
 * The rules in WebAssembly (`make house`), which a page needs to be played without a server. `virtual:house` is their address where the page
 * is built as a site or while somebody works on it, and `null` in a page that a server gives out.
 *
 * HOUSE names the profile that they were built with: `browser`, or `browser-quick` for tests.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:house'
/** The profile of the rules. */
export const HOUSE = process.env.HOUSE ?? 'browser'
const FILE = resolve(import.meta.dirname, `../dist/house/${HOUSE}.wasm`)

export function house(): Plugin {
  let isWanted = false
  return {
    name: 'muster-house',
    config(_, { mode, command }) {
      const isSite = mode === 'site'
      isWanted = isSite || (command === 'serve' && existsSync(FILE))
      if (isSite && !existsSync(FILE)) throw new Error(`the rules for browsers are missing (${FILE}): make house`)
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined
      return isWanted ? `export { default } from ${JSON.stringify(`${FILE}?url`)}` : 'export default null'
    },
  }
}
