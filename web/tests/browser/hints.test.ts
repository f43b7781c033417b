/** Hints at a question, and the review of a finished game. */
import { expect, test } from 'vitest'
import { asked, browser, house, type Made, setTheStage, Visitor } from './harness'

setTheStage()

interface State {
  offers: unknown[]
  outcome: unknown
  question: { number: number } | null
}

async function state(made: Made): Promise<State> {
  const answer = await fetch(`${house.url}/api/v1/tables/${made.table.id}/state`, { headers: { Authorization: `Bearer ${made.seats[0]}` } })
  return (await answer.json()) as State
}

/** Somebody who takes any offer but to go back, the same ones every time, at a table with a bot, until something is so. */
async function play(made: Made, until: (state: State) => boolean): Promise<void> {
  for (let n = 0; n < 4000; n++) {
    const now = await state(made)
    if (until(now)) return
    const offers = now.offers.filter((offer) => offer !== 'back')
    const choice = offers[(n * 7919) % (offers.length || 1)]
    if (choice !== undefined)
      await house.post(`/tables/${made.table.id}/plays`, { ask: now.question?.number, choice, key: `k${n}` }, made.seats[0])
    else await new Promise((done) => setTimeout(done, 20))
  }
  throw new Error('the game does not get there')
}

const alone = (game: string, options: object): Promise<Made> =>
  house.post('/tables', { game, options, seed: 5, seats: [{ kind: 'human' }, { kind: 'bot', level: 'random' }] })

test('a hint shows the best answers, closes with Escape and plays what is pressed', async () => {
  const made = await alone('cry-havoc', { players: 2 })
  await play(made, (now) => now.offers.length > 3)
  const visitor = await Visitor.come(browser, house, { theme: 'light' })
  const { page } = visitor
  await visitor.go(`/t/${made.table.id}#${made.seats[0]}`)
  await asked(page).waitFor()
  await page.keyboard.press('i')
  const panel = page.getByRole('dialog', { name: 'Hint' })
  await panel.locator('li').first().waitFor()
  expect(await panel.locator('li').count()).toBeGreaterThan(1)
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-tip-way'))).toBe(true)
  await visitor.accessible()
  await visitor.shot('hint')
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  const before = await state(made)
  await page.getByRole('button', { name: /^Hint/ }).click()
  await panel.locator('li button').first().click()
  await panel.waitFor({ state: 'detached' })
  await expect.poll(async () => (await state(made)).question?.number).not.toBe(before.question?.number)
  await visitor.leave()
})

test('on a phone a hint fits, in another language', async () => {
  const made = await alone('fireteam-zero', { heroes: 2, people: 2 })
  await play(made, (now) => now.offers.length > 3)
  const visitor = await Visitor.come(browser, house, { width: 390, height: 844, lang: 'de-DE', touch: true })
  const { page } = visitor
  await visitor.go(`/t/${made.table.id}#${made.seats[0]}`)
  await asked(page).waitFor()
  await page.getByRole('button', { name: /^Hinweis/ }).click()
  await page.getByRole('dialog', { name: 'Hinweis' }).locator('li').first().waitFor()
  await visitor.fits()
  await visitor.accessible()
  await visitor.shot('hint-phone')
  await visitor.leave()
})

test('a review leads to the moment in the replay', async () => {
  const made = await alone('cry-havoc', { players: 2 })
  await play(made, (now) => now.outcome !== null)
  const visitor = await Visitor.come(browser, house)
  const { page } = visitor
  await visitor.go(`/t/${made.table.id}#${made.seats[0]}`)
  await page.locator('.result').getByRole('button', { name: 'See all of it' }).click({ timeout: 30_000 })
  const dialog = page.getByRole('dialog', { name: 'Review' })
  await dialog.getByText('Better').first().waitFor({ timeout: 20_000 })
  await visitor.accessible()
  await visitor.shot('review')
  await dialog.getByRole('link', { name: 'Look at this moment' }).first().click()
  await page.getByText(/Choice \d+ of \d+/).waitFor()
  await page.getByRole('button', { name: 'Review' }).click()
  await dialog.getByRole('link', { name: 'Look at this moment' }).last().click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.url()).toMatch(/at=\d+&seat=0/)
  await visitor.leave()
})
