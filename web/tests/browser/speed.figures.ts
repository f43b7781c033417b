/** Figures of the page, not tests: what the first visit loads, when something is painted, how soon a click is drawn. */
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { asked, browser, house, type Made, playByClicks, setTheStage, Visitor } from './harness'

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
  console.log(`${path.replace(/#.*/, '')}: ${(bytes / 1024).toFixed(0)} KiB and ${(fonts / 1024).toFixed(0)} KiB of fonts, first paint after ${paint.toFixed(0)} ms`)
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

const part = (spans: number[], of: number) => [...spans].sort((a, b) => a - b)[Math.min(spans.length - 1, Math.floor(spans.length * of))] ?? NaN
const told = (spans: number[]) => `p50 ${part(spans, 0.5).toFixed(0)} ms, p95 ${part(spans, 0.95).toFixed(0)} ms of ${spans.length}`

test('first visits', async () => {
  const made = await house.post<Made>('/tables', { game: 'fireteam-zero', options: {} })
  const other = await house.post<Made>('/tables', { game: 'cry-havoc', options: {} })
  for (const [path, ready] of [['/', '.game h2'], [`/t/${made.table.id}#${made.seats[0]}`, '#prompt'], [`/t/${other.table.id}#${other.seats[0]}`, '#prompt']] as const) {
    const visitor = await Visitor.come(browser, house)
    await visit(visitor, path, ready)
    await visitor.leave()
  }
})

test.each([
  ['fireteam-zero', { mission: '1.1', heroes: 4 }, 4],
  ['cry-havoc', { players: 4 }, 4],
])('%s: from a click to the redrawn board', { timeout: 600_000 }, async (game, options, seats) => {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'random' }))
  const made = await house.post<Made>('/tables', { game, options, seats: [{ kind: 'human' }, ...bots], seed: 3 })
  const visitor = await Visitor.come(browser, house)
  await visitor.go(`/t/${made.table.id}#${made.seats[0]}`)
  await asked(visitor.page).waitFor()
  const spans = await timed(visitor.page)
  const { clicks } = await playByClicks(visitor.page, 5)
  const all = await spans()
  console.log(`${game}, ${clicks} clicks: ${told(all)}; the last fifth: ${told(all.slice(-Math.ceil(all.length / 5)))}`)
  await visitor.leave()
})
