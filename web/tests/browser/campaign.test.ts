/** The missions of an operation, one table after another. */
import { expect, test } from 'vitest'
import { asked, browser, house, playByClicks, setTheStage, Visitor } from './harness'

setTheStage()

test('a campaign is begun, shown on the start page, and goes on after a mission', { timeout: 300_000 }, async () => {
  const visitor = await Visitor.come(browser, house)
  const { page } = visitor
  await visitor.go('/new/fireteam-zero')
  await page.getByRole('button', { name: '2', exact: true }).click()
  await page.getByLabel('Seat 2').selectOption('bot:recruit')
  await page.getByRole('button', { name: 'Its whole operation' }).click()
  await visitor.accessible()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await asked(page).waitFor()
  const first = page.url()
  // Whoever presses anything loses soon.
  expect((await playByClicks(page, 11)).over).toBe(true)
  const won = (await page.locator('.result h1').innerText()) === 'Mission accomplished'
  await page.getByText(won ? 'Campaign: 1 won, 0 lost.' : 'Campaign: 0 won, 1 lost.').waitFor()
  await visitor.accessible()
  await visitor.go('/')
  const tile = page.locator('.tile', { hasText: 'Campaign: ' })
  await tile.getByText('next mission').waitFor()
  await tile.click()
  await page.getByRole('button', { name: won ? /^Next mission: / : /^Try .+ again$/ }).click()
  await asked(page).waitFor()
  expect(page.url()).not.toBe(first)
  // The mission that is over leads to the one that is played.
  await visitor.go(first)
  await page.getByRole('link', { name: /^Go on with / }).click()
  await asked(page).waitFor()
  await visitor.leave()
})
