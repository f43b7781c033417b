/** Numbers and layout of Fireteam Zero: what the panel, the button and the bar say at one time, and that nothing moves or is cut. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setTheStage, sitAtMission, until } from './harness'

setTheStage()

const targets = (page: Page) => page.locator('.ret.legal:not(.friend) .press')

async function overlap(a: Locator, b: Locator): Promise<boolean> {
  const [one, two] = [await a.boundingBox(), await b.boundingBox()]
  if (!one || !two) return false
  return one.x < two.x + two.width - 1 && two.x < one.x + one.width - 1 && one.y < two.y + two.height - 1 && two.y < one.y + one.height - 1
}

test('button and panel roll the same dice, the board keeps its size, and German fits at 1280 by 800', async () => {
  const visitor = await sitAtMission({ width: 1280, height: 800, lang: 'de-DE' })
  const { page } = visitor
  const sizes = new Set<string>()
  const measure = async () => {
    if ((await page.locator('.stage').count()) === 0) return
    const box = await page.locator('.stage').boundingBox()
    sizes.add(`${Math.round(box?.width ?? 0)} × ${Math.round(box?.height ?? 0)}`)
  }
  await until(page, async () => (await targets(page).count()) > 0, measure)
  await targets(page).first().click()
  await page.locator('.hand .legal').first().click()
  await page.locator('.odds').waitFor()
  await measure()
  expect([...sizes], 'the board keeps its size').toHaveLength(1)
  const dice = /\d+/.exec(await page.locator('.odds .formula li').first().innerText())?.[0]
  await expect.poll(async () => /\d+/.exec(await page.locator('#prompt .btn.go').innerText())?.[0]).toBe(dice)
  const parts = ['.odds .head', '.odds .bars', '.odds .formula', '.odds .extra'].map((part) => page.locator(part))
  for (const [n, part] of parts.entries())
    for (const other of parts.slice(n + 1)) expect(await overlap(part, other), 'parts of the panel overprint').toBe(false)
  await visitor.shot('fireteam-zero-odds-de')
  // Both objectives stand in the folder as a whole.
  const folder = await page.locator('.room .long').boundingBox()
  const last = await page.locator('.obj').nth(1).boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((folder?.y ?? 0) + (folder?.height ?? 0) + 1)
  await visitor.leave()
})
