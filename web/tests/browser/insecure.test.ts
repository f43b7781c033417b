/** What a page of an insecure origin may not do, and does otherwise. All the other tests run there as well. */
import { expect, test } from 'vitest'
import { asked, browser, house, type Made, playByClicks, setTheStage, Visitor } from './harness'

setTheStage()

const secure = (visitor: Visitor) => visitor.page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator])

test('over plain http from another machine one makes moves, copies links and finds the link of the own seat', async () => {
  const made = await house.post<Made>('/tables', {
    game: 'cry-havoc',
    options: { players: 2 },
    seats: [
      { kind: 'human', name: 'Ada' },
      { kind: 'bot', level: 'random' },
    ],
  })
  const visitor = await Visitor.come(browser, house, { width: 390, height: 844, touch: true })
  const { page } = visitor
  await visitor.go(`/t/${made.table.id}#${made.seats[0]}`)
  await asked(page).waitFor()
  expect(await secure(visitor)).toEqual([false, false, false])
  const seq = await page.locator('.table').getAttribute('data-seq')
  await playByClicks(page, 1, 2)
  await expect.poll(() => page.locator('.table').getAttribute('data-seq')).not.toBe(seq)
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  const own = page.locator('.share').filter({ hasText: 'Your own seat' })
  expect(await own.locator('input').inputValue()).toBe(`${house.site}/t/${made.table.id}#${made.seats[0]}`)
  await own.getByRole('button', { name: 'Copy' }).click()
  await own.getByText('Copied').waitFor()
  await own.getByRole('button', { name: 'QR code' }).click()
  await own.getByRole('img', { name: 'QR code' }).waitFor()
  await visitor.fits()
  await visitor.accessible()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByText('over https or at localhost only').waitFor()
  await visitor.leave()
})

test('where nothing can be copied the link lies marked in its field', async () => {
  const made = await house.post<Made>('/tables', {
    game: 'cry-havoc',
    options: { players: 2 },
    seats: [{ kind: 'human' }, { kind: 'open' }],
  })
  const visitor = await Visitor.come(browser, house)
  const { page } = visitor
  await page.addInitScript(() => (document.execCommand = () => false))
  await visitor.go(`/t/${made.table.id}#${made.seats[0]}`)
  await page.locator('#prompt').waitFor()
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByRole('button', { name: 'Copy' }).first().click()
  await page.getByText('It is marked').waitFor()
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(`/t/${made.table.id}#`)
  await visitor.leave()
})

test('at localhost the clipboard of the browser is used', async () => {
  const made = await house.post<Made>('/tables', {
    game: 'cry-havoc',
    options: { players: 2 },
    seats: [{ kind: 'human' }, { kind: 'open' }],
  })
  const visitor = await Visitor.come(browser, house, { secure: true })
  const { page } = visitor
  await visitor.go(`/t/${made.table.id}#${made.seats[0]}`)
  await page.locator('#prompt').waitFor()
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByRole('button', { name: 'Copy' }).first().click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`/t/${made.table.id}#`)
  await visitor.leave()
})

test('an exception in a click is said, and the table goes on', async () => {
  const made = await house.post<Made>('/tables', {
    game: 'cry-havoc',
    options: { players: 2 },
    seats: [{ kind: 'human' }, { kind: 'bot', level: 'random' }],
  })
  const visitor = await Visitor.come(browser, house)
  const { page } = visitor
  await visitor.go(`/t/${made.table.id}#${made.seats[0]}`)
  await asked(page).waitFor()
  await page.evaluate(() => {
    const draw = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = () => {
      crypto.getRandomValues = draw
      throw new Error('no chance here')
    }
  })
  const offer = page.locator('[data-offer]:not([disabled]):visible').first()
  await offer.click()
  await page.getByRole('alert').getByText('no chance here').waitFor()
  const seq = await page.locator('.table').getAttribute('data-seq')
  await offer.click()
  await expect.poll(() => page.locator('.table').getAttribute('data-seq')).not.toBe(seq)
  expect(visitor.wrong.splice(0).join()).toContain('no chance here')
  await visitor.leave()
})
