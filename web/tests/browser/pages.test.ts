/** Every page but the tables, in both themes and at two sizes: it comes, reads well, and nothing is wrong with it. */
import { describe, expect, test } from 'vitest'
import { browser, house, setTheStage, Visitor } from './harness'

setTheStage()

const PAGES: [name: string, path: string, ready: string][] = [
  ['start', '/', '.game.ch h2'],
  ['new-fireteam-zero', '/new/fireteam-zero', 'form .big'],
  ['new-cry-havoc', '/new/cry-havoc', 'form .big'],
  ['learn-fireteam-zero', '/learn/fireteam-zero', 'main li'],
  ['learn-cry-havoc', '/learn/cry-havoc', 'main li'],
  ['rules-fireteam-zero', '/rules/fireteam-zero#FZ-ATK-02', '.marked'],
  ['rules-cry-havoc', '/rules/cry-havoc/battle?step=8', 'article figure svg'],
  ['catalogue-fireteam-zero', '/catalogue/fireteam-zero#double_aught', 'article h2'],
  ['catalogue-cry-havoc', '/catalogue/cry-havoc', 'details'],
  ['played-fireteam-zero', '/played/fireteam-zero', '.photo'],
  ['about', '/about', 'main p'],
]

describe.each([
  ['desktop', { width: 1440, height: 900, theme: 'dark', lang: 'en-US' }],
  ['phone', { width: 390, height: 844, theme: 'light', lang: 'de-DE', touch: true }],
  ['small', { width: 360, height: 640, theme: 'dark', lang: 'fr-FR', touch: true }],
] as const)('%s', (size, look) => {
  test.each(PAGES)('%s', async (name, path, ready) => {
    const visitor = await Visitor.come(browser, house, look)
    await visitor.go(path)
    await visitor.page.locator(ready).first().waitFor()
    await visitor.page.waitForTimeout(150)
    await visitor.shot(`${name}-${size}`)
    await visitor.fits()
    await visitor.accessible()
    expect(await visitor.page.locator('body').innerText()).not.toMatch(/undefined|\[object|NaN/)
    await visitor.leave()
  })
})

test('the language is the browser’s, can be changed, and stays changed', async () => {
  const visitor = await Visitor.come(browser, house, { lang: 'pt-BR' })
  const { page } = visitor
  await visitor.go('/')
  await page.getByText('Jogar agora').first().waitFor()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByText('Jetzt spielen').first().waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  await page.reload()
  await page.getByText('Jetzt spielen').first().waitFor()
  await visitor.leave()
})

test('settings: dark and light, and larger text', async () => {
  const visitor = await Visitor.come(browser, house)
  const { page } = visitor
  await visitor.go('/')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Light', exact: true }).click()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
  await page.getByRole('button', { name: '130 %' }).click()
  await visitor.accessible()
  await page.keyboard.press('Escape')
  await visitor.fits()
  await visitor.leave()
})

test('the rulebook is searched, and a link leads to its rule', async () => {
  const visitor = await Visitor.come(browser, house)
  const { page } = visitor
  await visitor.go('/rules/fireteam-zero')
  await page.getByRole('searchbox').fill('lucky coin tails')
  await page.getByRole('status').filter({ hasText: 'found' }).waitFor()
  expect(await page.locator('.rule').count()).toBeLessThan(40)
  await page.getByRole('searchbox').fill('')
  await visitor.go('/rules/cry-havoc#CH-MOVE-02')
  const rule = page.locator('#CH-MOVE-02')
  await rule.waitFor()
  await expect.poll(async () => (await rule.boundingBox())?.y ?? 9999).toBeLessThan(900)
  await visitor.leave()
})

test('the catalogue shows a card with its source', async () => {
  const visitor = await Visitor.come(browser, house, { lang: 'fr-FR' })
  const { page } = visitor
  await visitor.go('/catalogue/fireteam-zero')
  await page.getByRole('searchbox').fill('Chevrotine')
  await page
    .getByRole('link', { name: /Chevrotine/ })
    .first()
    .click()
  await page
    .locator('article footer')
    .getByText(/source/i)
    .first()
    .waitFor()
  await visitor.leave()
})

test('an address without a table says so', async () => {
  const visitor = await Visitor.come(browser, house)
  await visitor.go('/t/00000000000000000000')
  await visitor.page.getByText('There is no table at this address').waitFor()
  expect(visitor.wrong.every((text) => text.includes('404'))).toBe(true)
  await visitor.context.close()
})

test.each(['fireteam-zero', 'cry-havoc'])('%s: a new table is for whoever has its link, and no switch promises more', async (game) => {
  const visitor = await Visitor.come(browser, house)
  const { page } = visitor
  await visitor.go(`/new/${game}`)
  await page.locator('form .big').waitFor()
  for (const more of await page.locator('form summary').all()) await more.click()
  expect(await page.locator('form').innerText()).not.toMatch(/may find|find the table|lobby|public/i)
  const opened = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/tables'))
  await page.locator('form .big').click()
  expect((await opened).postDataJSON()).not.toHaveProperty('listed', true)
  await visitor.leave()
})
