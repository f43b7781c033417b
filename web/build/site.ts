/**
 * `vite build --mode site`: the page as a folder for any host that gives out files. Its addresses are relative, so that the folder can lie
 * anywhere; the policy that a server would send stands in the document; and a service worker keeps it all for when there is no network.
 *
 * A host that shows `404.html` for what it does not have sends people on to the page. For that it has to know where the folder lies:
 * SITE_BASE, `/` unless it is said.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { HOUSE } from './house.ts'

/** Nothing but our own files, nothing inline; the rules are WebAssembly. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "worker-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'"

const BASE = (process.env.SITE_BASE ?? '/').replace(/\/?$/, '/')

const LOST = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Muster</title>
<script src="${BASE}404.js"></script>
<p>There is no such page. <a href="${BASE}">Muster</a></p>
</html>
`
const SENT_ON = `location.replace(${JSON.stringify(BASE)} + '?/' + location.pathname.slice(${BASE.length}) + location.search + location.hash)\n`

export function site(): Plugin {
  let folder = ''
  let isSite = false
  return {
    name: 'muster-site',
    config(_, { mode }) {
      isSite = mode === 'site'
      return isSite ? { base: './', build: { outDir: HOUSE === 'browser' ? 'dist/site' : `dist/site-${HOUSE}` } } : undefined
    },
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    transformIndexHtml: () =>
      isSite ? [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' }] : [],
    closeBundle() {
      if (!isSite || !existsSync(join(folder, 'index.html'))) return
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
        (name) => statSync(join(folder, name)).isFile() && !name.endsWith('.br'),
      )
      const digest = createHash('sha256')
      for (const name of names.sort()) digest.update(name).update(readFileSync(join(folder, name)))
      const worker = readFileSync(join(import.meta.dirname, 'sw.js'), 'utf8')
        .replace('FILES = [] // filled in by the build', `FILES = ${JSON.stringify(names)}`)
        .replace("VERSION = '' // filled in by the build", `VERSION = '${digest.digest('hex').slice(0, 16)}'`)
      writeFileSync(join(folder, 'sw.js'), worker)
      writeFileSync(join(folder, '404.html'), LOST)
      writeFileSync(join(folder, '404.js'), SENT_ON)
    },
  }
}
