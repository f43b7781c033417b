import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { brotli } from './build/brotli.ts'
import { house } from './build/house.ts'
import { icons } from './build/icons.ts'
import { site } from './build/site.ts'

/** Where `npm run dev` finds a server: `muster serve` on its usual port unless MUSTER says otherwise. */
const server = process.env.MUSTER ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [icons(), house(), svelte(), brotli(), site()],
  build: {
    target: 'es2022',
    // The folder above is kept in the repository, so that cargo can watch it.
    outDir: 'dist/page',
    emptyOutDir: true,
    // Everything is a file of its own: the Content-Security-Policy allows no data: fonts and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
    // Locales and rulebooks are kept beside the page, not inside it.
    fs: { allow: ['..'] },
  },
  // State is tested with the reactive half of Svelte, as it runs in a browser.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['tests/unit/**/*.test.ts'], environment: 'node' },
})
