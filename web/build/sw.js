/**
 * Service worker of the site: keeps all of its files, so that the page is there without a network. A build has files of its own; those that
 * a running page may still need stay until nobody uses them, or until somebody wants the new version (`now`).
 */
/** @type {string[]} */
const FILES = [] // filled in by the build
/** @type {string} */
const VERSION = '' // filled in by the build
const CACHE = `muster-${VERSION}`

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', ({ data }) => void (data === 'now' && self.skipWaiting()))
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  if (method !== 'GET' || !url.startsWith(self.registration.scope)) return
  event.respondWith(mode === 'navigate' ? page(new URL(url)) : file(event.request))
})

/** Files whose names have a digest are taken over from the version before; the others are fetched anew. */
async function keep() {
  const cache = await caches.open(CACHE)
  await Promise.all(
    FILES.map(async (name) => {
      const known = name.startsWith('assets/') ? await caches.match(name) : undefined
      if (known) await cache.put(name, known)
      else await cache.add(new Request(name, { cache: 'no-cache' }))
    }),
  )
}

async function takeOver() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('muster-') && name !== CACHE).map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function file(request) {
  const cache = await caches.open(CACHE)
  return (await cache.match(request)) ?? fetch(request)
}

/** The one document. A path that only the page knows stands behind a question mark. */
async function page(url) {
  const scope = self.registration.scope
  const path = url.href.slice(scope.length).split(/[?#]/)[0]
  if (path !== '' && path !== 'index.html') return FILES.includes(path) ? file(path) : Response.redirect(`${scope}?/${path}${url.search}`)
  const cache = await caches.open(CACHE)
  return (await cache.match('index.html')) ?? fetch(url)
}
