/** The page as a folder on a host that only gives out files: tables are played in the browser, and there is no server. */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, openBrowser, playByClicks, Visitor } from './harness'

const SITE = resolve(process.env.MUSTER_SITE ?? resolve(import.meta.dirname, '../../dist/site'))
/** As it lies on many a host: not at the top. */
const FOLDER = '/games/'
const KINDS: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

let host: Server
let browser: Browser
let place: { url: string; site: string }

beforeAll(async () => {
  if (!existsSync(join(SITE, 'index.html'))) throw new Error('the site was not built: make site')
  host = createServer((request, answer) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname
    const file = join(SITE, path.endsWith('/') ? `${path.slice(FOLDER.length)}index.html` : path.slice(FOLDER.length))
    if (!path.startsWith(FOLDER) || !existsSync(file) || !statSync(file).isFile()) {
      answer.writeHead(404).end()
      return
    }
    answer.writeHead(200, { 'Content-Type': KINDS[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(answer)
  })
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}${FOLDER}`
  place = { url, site: url }
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await new Promise((done) => host.close(done))
})

const seq = async (page: Page) => Number(await page.locator('.table').getAttribute('data-seq'))

/** The first table of a game, as its card on the start page opens it. */
async function begin(visitor: Visitor, game: string): Promise<void> {
  const { page } = visitor
  await visitor.go('')
  await page
    .locator('.game', { hasText: game })
    .getByRole('button', { name: /Play now/ })
    .click()
  await asked(page).waitFor()
}

test.each(['Cry Havoc', 'Fireteam Zero'])('%s is played to its end without a server, with a reload in the middle', async (game) => {
  const visitor = await Visitor.come(browser, place)
  const { page } = visitor
  await begin(visitor, game)
  await playByClicks(page, 3, 12)
  await asked(page).waitFor()
  const before = await seq(page)
  await page.reload()
  await asked(page).waitFor()
  expect(await seq(page)).toBeGreaterThanOrEqual(before)
  expect(await playByClicks(page, 5)).toMatchObject({ over: true })
  await visitor.leave()
})
