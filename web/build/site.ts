/**
 * `vite build --mode site`: the page as a folder for any host that gives out files. Its addresses are relative, so that the folder can lie
 * anywhere, and the policy that a server would send stands in the document.
 */
import type { Plugin } from 'vite'

/** Nothing but our own files, nothing inline; the rules are WebAssembly. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "worker-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'"

export function site(): Plugin {
  let isSite = false
  return {
    name: 'muster-site',
    config(_, { mode }) {
      isSite = mode === 'site'
      return isSite ? { base: './', build: { outDir: 'dist/site' } } : undefined
    },
    transformIndexHtml: () =>
      isSite ? [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' }] : [],
  }
}
