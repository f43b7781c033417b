/** Figures of the page, not tests: what the first visit loads, when something is painted, how soon a click is drawn. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browser, house, type Made, setTheStage, Visitor } from './harness'
import { get, Past, type Sight } from './past'

setTheStage()

declare const scheduler: { postTask(task: () => unknown, options: { priority: string }): Promise<unknown> }

/** Bytes that come over the wire until the page is quiet, fonts apart, and when it first painted. */
async function visit(visitor: Visitor, path: string, ready: string) {
  const devtools = await visitor.context.newCDPSession(visitor.page)
  await devtools.send('Network.enable')
  const kinds = new Map<string, string>()
  let [bytes, fonts] = [0, 0]
  devtools.on('Network.responseReceived', (event) => void kinds.set(event.requestId, event.type))
  devtools.on('Network.loadingFinished', (event) => {
    if (kinds.get(event.requestId) === 'Font') fonts += event.encodedDataLength
    else bytes += event.encodedDataLength
  })
  await visitor.go(path)
  await visitor.page.locator(ready).first().waitFor()
  await visitor.page.waitForTimeout(500)
  const paint = await visitor.page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN)
  console.log(
    `${path.replace(/#.*/, '')}: ${(bytes / 1024).toFixed(0)} KiB and ${(fonts / 1024).toFixed(0)} KiB of fonts, first paint after ${paint.toFixed(0)} ms`,
  )
}

/** From now on every click that changes the table is timed until the frame that shows it. */
async function timed(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const spans: number[] = []
    let begin: number | null = null
    Object.assign(window, { spans })
    window.addEventListener('click', () => void (begin = performance.now()), true)
    new MutationObserver(() => {
      const from = begin
      begin = null
      // A task of this priority runs right after the frame, before the next news.
      const drawn = () => void scheduler.postTask(() => spans.push(performance.now() - from!), { priority: 'user-blocking' })
      if (from !== null) requestAnimationFrame(drawn)
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-seq'] })
  })
  return () => page.evaluate(() => (window as unknown as { spans: number[] }).spans)
}

const part = (spans: number[], of: number) =>
  [...spans].sort((a, b) => a - b)[Math.min(spans.length - 1, Math.floor(spans.length * of))] ?? NaN
const told = (spans: number[]) => `p50 ${part(spans, 0.5).toFixed(0)} ms, p95 ${part(spans, 0.95).toFixed(0)} ms of ${spans.length}`

test('first visits', async () => {
  const made = await house.post<Made>('/tables', { game: 'fireteam-zero', options: {} })
  const other = await house.post<Made>('/tables', { game: 'cry-havoc', options: {} })
  for (const [path, ready] of [
    ['/', '.game h2'],
    [`/t/${made.table.id}#${made.seats[0]}`, '#prompt'],
    [`/t/${other.table.id}#${other.seats[0]}`, '#prompt'],
  ] as const) {
    const visitor = await Visitor.come(browser, house)
    await visit(visitor, path, ready)
    await visitor.leave()
  }
})

interface Play {
  seat: number
  choice: unknown
}

/**
 * A long game as it was played by bots, once more: the first seat by clicks, the others by requests. Whoever clicks at random
 * loses a mission within a few rounds.
 */
async function relive(past: Past<Sight>, made: Made, page: Page): Promise<void> {
  const log = await get<{ entry: { play?: Play } }[]>(`/tables/${past.made.table.id}/log`, past.made.spectator)
  const plays = log.flatMap(({ entry }) => entry.play ?? [])
  const state = (seat: number) =>
    get<{ plays: number; offers: unknown[]; question: { number: number } }>(`/tables/${made.table.id}/state`, made.seats[seat]!)
  for (const [n, { seat, choice }] of plays.entries()) {
    const { plays: before, offers, question } = await state(seat)
    if (before > n) continue
    const stands = (timeout: number) => expect.poll(async () => (await state(0)).plays, { timeout, interval: 5 }).toBeGreaterThan(n)
    if (seat > 0) await house.post(`/tables/${made.table.id}/plays`, { ask: question.number, choice, key: `play ${n}` }, made.seats[seat])
    else if (offers.length > 1) {
      const offer = `[data-offer="${offers.findIndex((one) => JSON.stringify(one) === JSON.stringify(choice))}"]:not([disabled]):visible`
      await page.locator(`.table[data-asked="${question.number}"]`).waitFor()
      if ((await page.locator(offer).count()) > 0)
        await page
          .locator(offer)
          .first()
          .click({ timeout: 1000 })
          .catch(() => {})
      // What is not in sight or covered by something else is in the list.
      if (
        await stands(1500).then(
          () => true,
          () => false,
        )
      )
        continue
      if ((await page.locator('.all').count()) === 0) await page.keyboard.press('a')
      await page.locator(`.all ${offer}`).click()
    }
    await stands(20_000)
  }
  await page.locator('.result').waitFor()
}

/** A table of four of which one clicks, from the first choice to the last: how long each click took. */
async function clicked(
  game: string,
  options: Record<string, unknown>,
  seed: number,
  level: string,
): Promise<{ spans: number[]; rounds: number }> {
  const past = await Past.of(game, options, 4, seed, level)
  const seats = Array.from({ length: 4 }, () => ({ kind: 'human' }))
  const made = await house.post<Made>('/tables', { game, options, seats, seed })
  const visitor = await Visitor.come(browser, house)
  await visitor.go(`/t/${made.table.id}#${made.seats[0]}`)
  await visitor.page.locator('#prompt').waitFor()
  const spans = await timed(visitor.page)
  await relive(past, made, visitor.page)
  const all = await spans()
  await visitor.leave()
  return { spans: all, rounds: past.rounds }
}

// Weaker bots let the Trogs end most games of Cry Havoc within three rounds.
test.each([
  ['fireteam-zero', { mission: '1.1', heroes: 4, people: 4 }, 12, 'regular'],
  ['cry-havoc', { players: 4 }, 4, 'veteran'],
])('%s: from a click to the redrawn board', { timeout: 1_200_000 }, async (game, options, rounds, level) => {
  const games: { spans: number[]; rounds: number }[] = []
  const clicks = () => games.flatMap(({ spans }) => spans)
  // Several hundred clicks, and one long game among them.
  for (let seed = 5; clicks().length < 300 || !games.some((one) => one.rounds >= rounds); seed++)
    games.push(await clicked(game, options, seed, level))
  const late = games.flatMap(({ spans }) => spans.slice(-Math.ceil(spans.length / 5)))
  console.log(
    `${game}, games of ${games.map((one) => one.rounds).join(', ')} rounds: ${told(clicks())}; the last fifth of each: ${told(late)}`,
  )
})
