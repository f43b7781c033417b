/** Lays a Brotli file beside every text of the built page; the server sends it to browsers that can read it. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

export function brotli(): Plugin {
  let folder = ''
  return {
    name: 'muster-brotli',
    apply: 'build',
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle() {
      // A build that failed comes here too, and its own error is the one to show.
      if (!existsSync(folder)) return
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(html|js|css|svg|wasm)$/.test(name)) continue
        const path = join(folder, name)
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params }))
      }
    },
  }
}
