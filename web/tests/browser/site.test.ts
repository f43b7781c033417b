/** The page as a folder on a host that only gives out files: tables are played in the browser, and there is no server. */
import { spawn } from 'node:child_process'
import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, atHome, executable, openBrowser, playByClicks, Visitor } from './harness'

const SITE = resolve(process.env.MUSTER_SITE ?? resolve(import.meta.dirname, '../../dist/site'))
/** As it lies on many a host: not at the top. */
const FOLDER = '/games/'
const KINDS: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
}

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

/** A browser of its own with this profile, and its end without a word. */
async function killable(profile: string): Promise<{ page: Page; kill: () => Promise<void> }> {
  const args = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--no-sandbox', '--disable-gpu', 'about:blank']
  const running = spawn(executable(), args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const port = await new Promise<string>((found, failed) => {
    let said = ''
    running.stderr.on('data', (data: Buffer) => {
      said += data.toString()
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (address) found(address)
    })
    running.on('exit', () => failed(new Error(said)))
  })
  const one = await chromium.connectOverCDP(port)
  const context = one.contexts()[0]!
  await atHome(context)
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const ended = new Promise((done) => running.once('exit', done))
  return {
    page,
    kill: async () => {
      running.kill('SIGKILL')
      await ended
    },
  }
}

const seq = async (page: Page) => Number(await page.locator('.table').getAttribute('data-seq'))

/** The first table of a game, as its card on the start page opens it. */
async function begin(visitor: Visitor, game: string): Promise<void> {
  const { page } = visitor
  await visitor.go('')
  await page
    .locator('.game', { hasText: game })
    .getByRole('button', { name: /Play now|A guided first game/ })
    .click()
  await asked(page).waitFor()
}

/** Plays on until the table has so many entries more. */
async function playOn(page: Page, seed: number, entries: number): Promise<number> {
  const before = await seq(page)
  for (let n = 0; (await seq(page)) < before + entries && n < 20; n++) await playByClicks(page, seed + n, 1)
  return seq(page)
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

test('a first game is guided without a server, too', async () => {
  const visitor = await Visitor.come(browser, place, { newcomer: true })
  const { page } = visitor
  await begin(visitor, 'Cry Havoc')
  await page.locator('.bubble').waitFor()
  await visitor.go('?/learn/fireteam-zero')
  await page.locator('[data-lesson=move]').waitFor()
  await visitor.leave()
})

test('two tabs of one table see the same, and the one that stays goes on', async () => {
  const visitor = await Visitor.come(browser, place)
  const first = visitor.page
  await begin(visitor, 'Cry Havoc')
  const second = await visitor.context.newPage()
  await second.goto(first.url())
  await asked(second).waitFor()
  const played = await playOn(first, 1, 3)
  await expect.poll(() => seq(second)).toBeGreaterThanOrEqual(played)
  await first.close()
  await asked(second).waitFor()
  expect(await playOn(second, 2, 8)).toBeGreaterThan(played)
  await visitor.context.close()
})

test('after the first load it needs no network: another game, another language, the past', async () => {
  const visitor = await Visitor.come(browser, place)
  const { page, context } = visitor
  await visitor.go('')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 })
  await context.setOffline(true)
  await page.reload()
  await begin(visitor, 'Fireteam Zero')
  await playOn(page, 1, 4)
  const table = page.url()
  await visitor.go('')
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.locator('.game').getByText('Jetzt spielen').first().waitFor()
  await page.goto(table.replace('/t/', '/replay/'))
  await page.locator('[data-look]').first().waitFor()
  await page.goto(table)
  await asked(page).waitFor()
  // A path that only the page knows.
  await page.goto(`${place.url}rules/cry-havoc`)
  await page.getByRole('heading', { name: 'Cry Havoc' }).first().waitFor()
  expect(page.url()).toBe(`${place.url}?/rules/cry-havoc`)
  await visitor.leave()
})

test('what was drawn is there after the browser was killed', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'muster-profile-'))
  const rounds = Number(process.env.KILLS ?? 3)
  let [address, seen] = ['', 0]
  for (let round = 0; round < rounds; round++) {
    const { page, kill } = await killable(profile)
    await page.goto(address || place.url)
    if (address) {
      await page.locator('.result, #prompt:not(.quiet)').first().waitFor({ timeout: 60_000 })
      expect(await seq(page), `round ${round}`).toBeGreaterThanOrEqual(seen)
    }
    if (!address || (await page.locator('.result').count()) > 0) {
      await page.goto(place.url)
      await page
        .locator('.game', { hasText: round % 2 === 0 ? 'Cry Havoc' : 'Fireteam Zero' })
        .getByRole('button', { name: /Play now/ })
        .click()
      await asked(page).waitFor()
      address = page.url()
    }
    seen = await playOn(page, round * 100, 1 + (round % 5))
    await kill()
  }
  rmSync(profile, { recursive: true, force: true })
})
