/** A game once more: any moment, a link to it, on from there, and the dice. */
import { beforeAll, expect, test } from 'vitest'
import { asked, browser, house, type Made, setTheStage, Visitor } from './harness'

setTheStage()

let table: Made

beforeAll(async () => {
  // Somebody who plays alone may look back at any time.
  table = await house.post('/tables', {
    game: 'fireteam-zero',
    options: { heroes: 2, people: 2 },
    seats: [{ kind: 'human' }, { kind: 'bot', level: 'random' }],
  })
  const [token] = table.seats
  for (let n = 0; n < 25; n++) {
    const state = (await (
      await fetch(`${house.url}/api/v1/tables/${table.table.id}/state`, { headers: { Authorization: `Bearer ${token}` } })
    ).json()) as {
      offers: unknown[]
      question: { number: number } | null
    }
    if (state.offers.length > 0)
      await house.post(`/tables/${table.table.id}/plays`, { ask: state.question?.number, choice: state.offers[0], key: `k${n}` }, token)
    else await new Promise((done) => setTimeout(done, 60))
  }
})

test('the scrubber goes by choice, turn and round, and the address follows', async () => {
  const visitor = await Visitor.come(browser, house)
  const { page } = visitor
  await visitor.go(`/replay/${table.table.id}?at=3&seat=0#${table.seats[0]}`)
  await page.getByText(/Choice 3 of \d+/).waitFor()
  await visitor.accessible()
  await visitor.shot('replay')
  await page.getByRole('button', { name: 'One choice on' }).click()
  await page.getByText('Choice 4 of').waitFor()
  await expect.poll(() => page.url()).toContain('at=4')
  await page.getByRole('button', { name: 'One turn on' }).click()
  await expect.poll(() => page.url()).not.toContain('at=4&')
  await page.keyboard.press('Home')
  await page.getByText('Choice 0 of').waitFor()
  await page.keyboard.press('End')
  await page.getByRole('button', { name: 'One choice on' }).and(page.locator(':disabled')).waitFor()
  await page.getByRole('button', { name: 'Check the dice' }).click()
  await page.getByText('The dice are the ones sealed').waitFor()
  await visitor.leave()
})

test('play on from a moment', async () => {
  const visitor = await Visitor.come(browser, house)
  const { page } = visitor
  await visitor.go(`/replay/${table.table.id}?at=6&seat=0#${table.seats[0]}`)
  await page.getByText('Choice 6 of').waitFor()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await asked(page).waitFor()
  expect(page.url()).toContain('/t/')
  expect(page.url()).not.toContain(table.table.id)
  await visitor.leave()
})

test('a phone', async () => {
  const visitor = await Visitor.come(browser, house, { width: 390, height: 844, theme: 'light', lang: 'de-DE', touch: true })
  await visitor.go(`/replay/${table.table.id}?at=5&seat=0#${table.seats[0]}`)
  await visitor.page.getByText('Wahl 5 von').waitFor()
  await visitor.fits()
  await visitor.shot('replay-phone')
  await visitor.accessible()
  await visitor.leave()
})
