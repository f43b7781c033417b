/** Fingers on the boards: a long press looks and does not choose, two fingers zoom. */
import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asked, browser, house, type Made, playByClicks, setTheStage, Visitor } from './harness'

setTheStage()

type Point = readonly [x: number, y: number]

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })

/** The middle of the first of these that lies within the board, where a finger reaches it. */
async function within(page: Page, things: string): Promise<Point | null> {
  return page.evaluate((wanted) => {
    for (const thing of document.querySelectorAll(wanted)) {
      const box = thing.getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      if (document.elementFromPoint(x, y) === thing) return [x, y] as const
    }
    return null
  }, things)
}

test.each([
  ['fireteam-zero', { mission: '1.1', heroes: 2 }, '.stage svg.fzb', '[data-figure]', '.folder', /turn at/],
  ['cry-havoc', { players: 2 }, '.planet svg.top', '[data-region]', 'aside.look', /move your Units|choose Action/],
] as const)('%s: a long press looks, two fingers zoom', async (game, options, board, things, panel, when) => {
  const made = await house.post<Made>('/tables', { game, options, seats: [{ kind: 'human' }, { kind: 'bot', level: 'random' }], seed: 5 })
  const visitor = await Visitor.come(browser, house, { width: 390, height: 844, touch: true })
  const { page } = visitor
  await visitor.go(`/t/${made.table.id}#${made.seats[0]}`)
  await asked(page).waitFor()
  for (let n = 0; n < 60 && !when.test(await page.locator('#prompt').innerText()); n++) await playByClicks(page, n, 1)
  const session = await visitor.context.newCDPSession(page)
  const seq = await page.locator('.table').getAttribute('data-seq')

  const width = async () => Number((await page.locator(board).first().getAttribute('viewBox'))?.split(' ')[2])
  // From the whole board, so that something lies under the finger.
  const fit = page.locator('.stage').getByRole('button', { name: 'Fit' })
  if (await fit.count()) await fit.tap()
  const at = await within(page, game === 'fireteam-zero' ? `${things}:not(.friend *)` : things)
  if (!at) throw new Error('nothing lies under the finger')
  // What was reached by keys or the mouse on the way here is not looked at any more.
  await page.mouse.move(1, 1)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await expect.poll(() => page.locator(panel).count()).toBe(0)
  await touch(session, 'touchStart', [at])
  await page.locator(panel).waitFor()
  await touch(session, 'touchEnd', [])
  expect(await page.locator('.table').getAttribute('data-seq')).toBe(seq)
  await visitor.shot(`looked-${game}`)
  await page.locator(panel).getByRole('button', { name: 'Close' }).tap()

  const before = await width()
  const box = (await page.locator(board).first().boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await touch(session, 'touchStart', [
    [x - 20, y],
    [x + 20, y],
  ])
  for (let n = 1; n < 6; n++)
    await touch(session, 'touchMove', [
      [x - 20 - 10 * n, y],
      [x + 20 + 10 * n, y],
    ])
  await touch(session, 'touchEnd', [])
  await expect.poll(width).toBeLessThan(before * 0.8)
  expect(await page.locator('.table').getAttribute('data-seq')).toBe(seq)
  await visitor.leave()
})
