/** Somebody joins by the printed link, goes away, is stood in for by a bot, and takes the seat back with the old link. */
import { expect, test } from 'vitest'
import { asked, browser, house, type Made, playByClicks, setTheStage, Visitor } from './harness'

setTheStage()

const PHONE = { width: 390, height: 844, touch: true }
/** A live table is patient for so long. */
const PATIENCE = 3 * 60_000

test('a seat is taken back with its old link after a bot stood in', async () => {
  const ada = await Visitor.come(browser, house)
  await ada.go('/new/cry-havoc')
  await ada.page.getByRole('button', { name: '2', exact: true }).click()
  await ada.page.getByLabel('Name').first().fill('Ada')
  await ada.page.getByLabel('Name').nth(1).fill('Grace')
  await ada.page.getByRole('button', { name: 'Open the table' }).click()
  const link = await ada.page.getByLabel('Seat 2: Grace, address').inputValue()
  await ada.page.getByRole('link', { name: 'To the table' }).click()
  await ada.page.locator('#prompt').waitFor()

  const grace = await Visitor.come(browser, house, PHONE)
  await grace.go(link)
  for (let n = 0; n < 60; n++) {
    await asked(ada.page).or(ada.page.locator('#prompt.quiet')).first().waitFor()
    if (await asked(grace.page).count()) break
    if (await asked(ada.page).count()) await playByClicks(ada.page, n, 1)
  }
  await asked(grace.page).waitFor()
  await grace.leave()

  // The table has waited for a while.
  await house.age(PATIENCE)
  await ada.page.getByText('Reconnecting').waitFor({ state: 'detached' })
  await ada.page.getByRole('button', { name: 'Let a bot go on' }).click()
  await ada.page
    .locator('.news')
    .getByText(/A bot plays for Grace/)
    .waitFor()
  await asked(ada.page).waitFor()

  const again = await Visitor.come(browser, house, PHONE)
  await again.go(link)
  await again.page.locator('#prompt').waitFor()
  await ada.page
    .locator('.news')
    .getByText(/Grace.* sits down/)
    .waitFor()
  for (let n = 0; n < 60; n++) {
    await asked(ada.page).or(ada.page.locator('#prompt.quiet')).first().waitFor()
    if (await asked(again.page).count()) break
    if (await asked(ada.page).count()) await playByClicks(ada.page, n, 1)
  }
  await asked(again.page).waitFor()
  const seq = () => again.page.locator('.table').getAttribute('data-seq')
  const before = await seq()
  await playByClicks(again.page, 1, 1)
  await expect.poll(seq).not.toBe(before)
  await again.leave()
  await ada.leave()
})

const DAY = 24 * 60 * 60_000

test('at a table by days no bot is offered after minutes, but when the days are over', async () => {
  const made = await house.post<Made>('/tables', {
    game: 'cry-havoc',
    options: { players: 2 },
    seats: [
      { kind: 'human', name: 'Ada' },
      { kind: 'human', name: 'Grace' },
    ],
    pace: { kind: 'days', days: 2 },
    seed: 5,
  })
  const ada = await Visitor.come(browser, house)
  const { page } = ada
  await ada.go(`/t/${made.table.id}#${made.seats[0]}`)
  const quiet = page.locator('#prompt.quiet')
  for (let n = 0; n < 60; n++) {
    await asked(page).or(quiet).first().waitFor()
    if (await quiet.count()) break
    await playByClicks(page, n, 1)
  }
  const offered = page.getByRole('button', { name: 'Let a bot go on' })
  await house.age(30 * 60_000)
  await page.reload()
  await page.getByRole('button', { name: 'Nudge' }).waitFor()
  expect(await offered.count()).toBe(0)
  await house.age(2 * DAY)
  await page.reload()
  await offered.waitFor()
  await ada.leave()
})
