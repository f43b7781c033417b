/** The table of Fireteam Zero: what a player works out, presses and reads in a turn. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asked, setTheStage, sitAtMission, until } from './harness'

setTheStage()

const offers = (page: Page, where = '') => page.locator(`${where} [data-offer]:not([disabled]):visible`)

const inTurn = (page: Page) => async () => (await page.locator('#prompt').innerText()).includes('turn at')
const atTarget = (page: Page) => async () => (await inTurn(page)()) && (await page.locator('.ret.legal:not(.friend) .press').count()) > 0

test('the mission is set up in a scene, without a word to type', async () => {
  const visitor = await sitAtMission()
  const { page } = visitor
  await page.getByRole('heading', { name: 'Who goes first?' }).waitFor()
  await visitor.accessible()
  await visitor.shot('fireteam-zero-setup')
  await offers(page, '.scene').last().click()
  await page.getByRole('heading', { name: 'Who goes in?' }).waitFor()
  await offers(page, '.scene').first().click()
  await page.getByRole('heading', { name: 'Choose a focus card', exact: true }).waitFor()
  await visitor.leave()
})

test('an attack shows its odds, a card is taken out again, and a refusal says why', async () => {
  const visitor = await sitAtMission()
  const { page } = visitor
  await until(page, atTarget(page))
  await page.locator('.ret.legal:not(.friend) .press').first().click()
  await page.locator('.hand .legal').first().waitFor()
  await page.locator('.hand .legal').first().click()
  await page.locator('.odds').waitFor()
  expect(await page.locator('.odds .big').innerText()).toMatch(/^[<>]?\d+%$/)
  expect(await page.locator('.odds svg[role=img] rect').count()).toBeGreaterThan(2)
  await visitor.accessible()
  await visitor.shot('fireteam-zero-attack')
  // The same press takes it out again.
  await page.locator('.hand .sel').first().click()
  await expect.poll(() => page.locator('.hand .sel').count()).toBe(0)
  await page.getByRole('button', { name: 'Take back' }).click()
  // A place that cannot be reached answers in a sentence with its rule.
  await page.locator('.place:not(.legal)').last().dispatchEvent('click')
  await page.locator('[class*=slip], [role=alert]').first().waitFor()
  await visitor.leave()
})

test('a turn says what can be pressed and why nothing can be searched; the monsters come without further questions', async () => {
  const visitor = await sitAtMission()
  const { page } = visitor
  await until(page, async () => (await inTurn(page)()) && (await page.getByRole('button', { name: 'why not?' }).count()) > 0)
  expect(await page.locator('#prompt').innerText()).toContain('Lit location: go there.')
  await page.getByRole('button', { name: 'why not?' }).click()
  await page.locator('.slip .rule').waitFor()
  expect(await page.locator('.slip').innerText()).not.toMatch(/FZ-[A-Z]+-\d+/)
  const all = page.getByRole('button', { name: 'Let them all act' })
  await until(page, async () => (await all.count()) > 0)
  await all.click()
  await asked(page).and(page.locator(':not(:has-text("monster activates next"), :has-text("which way does"))')).waitFor()
  await visitor.leave()
})

test('the forecast and the reasons of a monster open and close by keys', async () => {
  const visitor = await sitAtMission({ theme: 'light' })
  const { page } = visitor
  await until(page, atTarget(page))
  await page.keyboard.press('t')
  await page.getByRole('heading', { name: 'The threat phase to come' }).waitFor()
  await page.locator('.risks .risk').first().waitFor()
  expect(await page.getByText('sure', { exact: true }).count()).toBeGreaterThan(0)
  await page.keyboard.press('w')
  await page.getByRole('heading', { name: /^Why does|reaches nobody/ }).waitFor()
  await visitor.accessible()
  await visitor.shot('fireteam-zero-forecast')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.risks').count()).toBe(0)
  await visitor.leave()
})

test('a turn by keyboard alone: arrows walk the board, digits choose cards, the list replaces the drawing', async () => {
  const visitor = await sitAtMission()
  const { page } = visitor
  await until(page, inTurn(page))
  await page.locator('.place').first().focus()
  const first = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  const later = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  expect(later).toMatch(/Borders: /)
  expect(later).not.toBe(first)
  await page.keyboard.press('Shift+B')
  await page.locator('.list').waitFor()
  await visitor.accessible()
  await page.keyboard.press('Shift+B')
  await page.keyboard.press('e')
  await expect.poll(inTurn(page)).toBe(false)
  await visitor.leave()
})

test('a phone in German shows board, seats, prompt and hand, and nothing sticks out', async () => {
  const visitor = await sitAtMission({ width: 390, height: 844, lang: 'de-DE', touch: true })
  const { page } = visitor
  await until(page, async () => (await page.locator('#prompt').innerText()).includes('Zug von'))
  await visitor.fits()
  for (const part of ['.stage svg.fzb', '.chip', '#prompt', '.hand .card'])
    expect(await page.locator(part).first().isVisible(), part).toBe(true)
  expect(await page.locator('body').innerText()).not.toMatch(/fz-[a-z]+|undefined|\[object/)
  await visitor.accessible()
  await visitor.shot('fireteam-zero-phone-de')
  await visitor.leave()
})
