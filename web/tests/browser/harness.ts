/**
 * What the browser tests stand on: a server of their own with the built page, Debian's Chromium, and eyes for everything that
 * must not happen (errors on the console, violations of the Content-Security-Policy, serious findings of axe).
 *
 * MUSTER_BIN names the program, MUSTER_PAGE a folder to take the page from instead of the one that was built in.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'

const web = resolve(import.meta.dirname, '../..')
const program = process.env.MUSTER_BIN ?? join(process.env.CARGO_TARGET_DIR ?? join(web, '../target'), 'debug/muster')
const BROWSERS = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The name that browsers know the server by. It is no localhost, so the page is on an insecure origin, as on a phone in the same room: what
 * works there works everywhere. Chromium alone knows it; a test that needs a secure origin says so (`Look.secure`).
 */
const NAME = 'muster.test'

/** A server with a database in a folder of its own. It may end and come back on the same port. */
export class House {
  /** Where programs find it. */
  url = ''
  /** Where people find it. */
  site = ''
  #port = 0
  #running: ChildProcess | null = null
  #data = mkdtempSync(join(tmpdir(), 'muster-page-'))

  static async open(): Promise<House> {
    const house = new House()
    await house.start()
    return house
  }

  async start(): Promise<void> {
    const page = process.env.MUSTER_PAGE ? ['--page', process.env.MUSTER_PAGE] : []
    const limits = ['--max-requests', '5000', '--max-tables-per-address', '5000', '--bot-time', '40']
    const args = ['serve', '--listen', `127.0.0.1:${this.#port}`, '--data', this.#data, ...limits, ...page]
    const running = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, RUST_LOG: 'error' } })
    this.#running = running
    this.url = await new Promise<string>((found, failed) => {
      let said = ''
      running.stdout.on('data', (data: Buffer) => {
        said += data.toString()
        const address = /serves (http:\/\/[\d.:]+)/.exec(said)?.[1]
        if (address) found(address)
      })
      running.on('error', failed)
      running.on('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)))
    })
    this.#port = Number(new URL(this.url).port)
    this.site = `http://${NAME}:${this.#port}`
  }

  async stop(): Promise<void> {
    const running = this.#running
    if (!running || running.exitCode !== null) return
    const ended = new Promise((done) => running.once('exit', done))
    running.kill('SIGTERM')
    await ended
  }

  /** Everything that happened at its tables happened so much earlier, in milliseconds. It comes back on the same port. */
  async age(by: number): Promise<void> {
    await this.stop()
    const text =
      'import sqlite3, sys; d = sqlite3.connect(sys.argv[1]); [d.execute(f"UPDATE {t} SET {c} = {c} - ?", (int(sys.argv[2]),)) for t, c in (("entries", "at"), ("tables", "made_at"))]; d.commit()'
    execFileSync('python3', ['-c', text, join(this.#data, 'muster.db'), String(by)])
    await this.start()
  }

  async close(): Promise<void> {
    await this.stop()
    rmSync(this.#data, { recursive: true, force: true })
  }

  async post<T>(path: string, body: unknown, token?: string): Promise<T> {
    const headers: Record<string, string> = { 'Content-Type': 'application/json' }
    if (token) headers.Authorization = `Bearer ${token}`
    const answer = await fetch(`${this.url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
}

export function executable(): string {
  const found = BROWSERS.find((path) => path && existsSync(path))
  if (!found) throw new Error('Chromium is missing: apt-get install chromium')
  return found
}

export async function openBrowser(): Promise<Browser> {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--host-resolver-rules=MAP ${NAME} 127.0.0.1`,
  ]
  return chromium.launch({ executablePath: executable(), args })
}

/** The server and the browser of the tests in one file. */
export let house: House
export let browser: Browser

export function setTheStage(): void {
  beforeAll(async () => {
    house = await House.open()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await house.close()
  })
}

/** A table that was opened. */
export interface Made {
  table: { id: string }
  /** The tokens of the seats, in their order; bots have none. */
  seats: string[]
  spectator: string
}

export interface Look {
  width?: number
  height?: number
  theme?: 'dark' | 'light'
  lang?: string
  /** With motions; tests are quicker without. */
  motion?: boolean
  touch?: boolean
  /** Pixels of the screen for one of the page. */
  scale?: number
  /** At an address where the browser allows everything. */
  secure?: boolean
  /** Somebody whose first game is guided, and who is told what each question means; everybody else has put that aside. */
  newcomer?: boolean
}

/** Nobody who comes here is new: first games are not guided, and no question is explained. */
export const atHome = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    localStorage['muster.settings'] ??= '{"tips":false}'
    localStorage['muster.lessons'] ??= '["fireteam-zero/first","cry-havoc/first"]'
  })

/** A window of a person of their own: another window shares nothing with it. */
export class Visitor {
  /** Whatever must not happen. */
  readonly wrong: string[] = []

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly site: string,
  ) {}

  static async come(browser: Browser, house: Pick<House, 'url' | 'site'>, look: Look = {}): Promise<Visitor> {
    const context = await browser.newContext({
      viewport: { width: look.width ?? 1440, height: look.height ?? 900 },
      colorScheme: look.theme ?? 'dark',
      locale: look.lang ?? 'en-US',
      reducedMotion: look.motion ? 'no-preference' : 'reduce',
      hasTouch: look.touch ?? false,
      deviceScaleFactor: look.scale ?? 1,
      permissions: look.secure ? ['clipboard-read', 'clipboard-write'] : [],
    })
    if (!look.newcomer) await atHome(context)
    const page = await context.newPage()
    const visitor = new Visitor(context, page, look.secure ? house.url : house.site)
    page.on('console', (message) => {
      // A line that breaks on purpose is no error of the page.
      if (message.type() === 'error' && !/WebSocket connection|ERR_CONNECTION/.test(message.text()))
        visitor.wrong.push(`${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => visitor.wrong.push(String(error)))
    return visitor
  }

  /** From now on: the connections that the page opens, and what it asks of a table beside them. */
  lines(): { opened: string[]; asked: string[] } {
    const lines = { opened: [] as string[], asked: [] as string[] }
    this.page.on('websocket', (socket) => lines.opened.push(socket.url()))
    this.page.on('request', (request) => {
      if (/(undo|consent|why-not)(\?|$)/.test(request.url()) || (request.method() === 'POST' && request.url().endsWith('/chat')))
        lines.asked.push(request.url())
    })
    return lines
  }

  async go(path: string): Promise<void> {
    await this.page.goto(path.startsWith('http') ? path : this.site + path)
  }

  /** A picture for people, into a folder that git ignores. */
  async shot(name: string): Promise<void> {
    const folder = join(web, 'shots')
    mkdirSync(folder, { recursive: true })
    await this.page.screenshot({ path: join(folder, `${name}.png`) })
  }

  /** Nothing serious for people who see, hear or move differently. */
  async accessible(): Promise<void> {
    const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
    await this.page.evaluate(axe)
    const found = await this.page.evaluate(async () => {
      const run = (
        window as unknown as {
          axe: {
            run(
              where: Document,
              how: object,
            ): Promise<{ violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[] }>
          }
        }
      ).axe
      // Cards and places are read out as sentences that begin with their name, not in the order they are laid out.
      const { violations } = await run.run(document, { rules: { 'label-content-name-mismatch': { enabled: false } } })
      return violations
        .filter((one) => one.impact === 'serious' || one.impact === 'critical')
        .map((one) => `${one.id} (${one.nodes.length}): ${one.nodes[0]?.html} ${one.nodes[0]?.failureSummary}`)
    })
    expect(found, `axe on ${this.page.url()}`).toEqual([])
  }

  /** No text or control sticks out of the window sideways. */
  async fits(): Promise<void> {
    const over = await this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(over, 'the page is wider than the window').toBeLessThanOrEqual(0)
  }

  async leave(): Promise<void> {
    await this.context.close()
    expect(this.wrong).toEqual([])
  }
}

/** A table of Fireteam Zero with one person and bots, in the hands of a visitor. */
export async function sitAtMission(look: Look = {}, heroes = 2): Promise<Visitor> {
  const seats = Array.from({ length: heroes }, (_, n) => (n === 0 ? { kind: 'human' } : { kind: 'bot', level: 'random' }))
  const made = await house.post<Made>('/tables', {
    game: 'fireteam-zero',
    options: { mission: '1.1', heroes, people: heroes },
    seats,
    seed: 8,
  })
  const visitor = await Visitor.come(browser, house, look)
  await visitor.go(`/t/${made.table.id}#${made.seats[0]}`)
  await asked(visitor.page).waitFor()
  return visitor
}

/** The prompt asks this window, and the last choice has been drawn. */
export const asked = (page: Page) => page.locator('#prompt:not(.quiet)')

/** How the table stands, as the page shows it: changes with every choice. */
const mark = (page: Page) =>
  page.evaluate(
    () =>
      `${document.querySelector('#prompt')?.textContent} ${document.querySelectorAll('.log li').length} ${document.querySelector('.result') !== null}`,
  )

/** What has the table for itself is pressed away. Gives whether there was something. */
export async function passInterlude(page: Page): Promise<boolean> {
  const open = (await page.locator('.interlude').count()) > 0
  if (open) await page.keyboard.press('Escape')
  return open
}

/** The next question: what has the table for itself before it is pressed away. */
export async function question(page: Page): Promise<void> {
  const moment = page.locator('.moment .btn.go')
  for (;;) {
    await page.locator('.interlude, .moment, #prompt:not(.quiet)').first().waitFor()
    if (await passInterlude(page)) continue
    if ((await moment.count()) === 0) return
    // It holds for a moment, so that the press before does not end it.
    await moment.click({ timeout: 1000 }).catch(() => {})
  }
}

/** Answers whatever is asked, as Enter would where it answers, until it looks as wished. */
export async function until(
  page: Page,
  wished: () => Promise<boolean>,
  each: () => Promise<void> = async () => {},
  most = 160,
): Promise<void> {
  for (let n = 0; n < most; n++) {
    await page.locator('.result, .interlude, .moment, #prompt:not(.quiet)').first().waitFor()
    if ((await page.locator('.result').count()) === 0) await question(page)
    for (const button of ['.recap button', '.hint button'])
      if (await page.locator(button).count()) await page.locator(button).first().click()
    await each()
    if (await wished()) return
    expect(await page.locator('.result').count(), 'the game ended too early').toBe(0)
    const before = await page.locator('#prompt').innerText()
    const go = page.locator('#prompt [aria-keyshortcuts=Enter]')
    const any = page.locator('[data-offer]:not([disabled]):visible')
    const next = (await go.count()) > 0 ? go : any.nth(n % Math.max(1, await any.count()))
    // Something may come over it.
    await next.click({ timeout: 2000 }).catch(() => {})
    await page
      .waitForFunction((was) => document.querySelector<HTMLElement>('#prompt')?.innerText !== was, before, { timeout: 3000 })
      .catch(() => {})
  }
  throw new Error('it never came to that')
}

/**
 * Plays by clicking what is offered: buttons of the prompt, and whatever on the board or in the hand carries `data-offer`.
 * Ends with the result screen, or after so many clicks. The choices are drawn from a seed, so that a failure can be repeated.
 */
export async function playByClicks(page: Page, seed: number, most = 5000): Promise<{ clicks: number; over: boolean }> {
  let chance = seed * 2654435761 + 1
  const draw = (n: number) => {
    chance = (chance * 1103515245 + 12345) % 2147483648
    return Math.floor((chance / 2147483648) * n)
  }
  for (let clicks = 0; clicks < most;) {
    await page.locator('.result, .curtain, .interlude, .moment, #prompt:not(.quiet)').first().waitFor({ timeout: 60_000 })
    if (await passInterlude(page)) continue
    if (await page.locator('.result').count()) return { clicks, over: true }
    const curtain = page.locator('.curtain button')
    if (await curtain.count()) {
      await curtain.click()
      continue
    }
    const moment = page.locator('.moment .btn.go')
    if (await moment.count()) {
      // It holds for a moment, so that the press before does not end it.
      await moment.click({ timeout: 1000 }).catch(() => {})
      continue
    }
    for (const button of ['.recap button', '.hint button'])
      if (await page.locator(button).count()) await page.locator(button).first().click()
    const before = await mark(page)
    const offers = page.locator('[data-offer]:not([disabled]):visible')
    const count = await offers.count()
    if (count === 0) {
      // Everything offered lies on the board out of sight: the list has it all.
      await page
        .getByRole('button', { name: /\(\d+\)$/ })
        .first()
        .click({ timeout: 2000 })
        .catch(() => {})
      if ((await page.locator('[data-offer]:not([disabled]):visible').count()) === 0) await page.waitForTimeout(50)
      continue
    }
    const offer = offers.nth(draw(count))
    // What covers it is put away, or it is reached by keys.
    await offer.click({ timeout: 1000 }).catch(async () => {
      await page.keyboard.press('Escape')
      await offer
        .click({ timeout: 1000 })
        .catch(() => offer.press('Enter', { timeout: 1000 }))
        .catch(() => {})
    })
    clicks++
    await page
      .waitForFunction(
        (was) =>
          `${document.querySelector('#prompt')?.textContent} ${document.querySelectorAll('.log li').length} ${document.querySelector('.result') !== null}` !==
          was,
        before,
        { timeout: 4000 },
      )
      .catch(() => {})
  }
  return { clicks: most, over: false }
}
