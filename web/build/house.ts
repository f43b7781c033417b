/**
 * `virtual:house` is the address of the rules in WebAssembly (`make house`), which a page needs to be played without a server; `null` where
 * they were not built.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:house'
const FILE = resolve(import.meta.dirname, '../dist/house/muster.wasm')

export function house(): Plugin {
  return {
    name: 'muster-house',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined
      return existsSync(FILE) ? `export { default } from ${JSON.stringify(`${FILE}?url`)}` : 'export default null'
    },
  }
}
