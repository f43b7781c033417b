/** The page of Cry Havoc at moments that a game comes to: keys, what is asked and why, battles on a phone. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { View } from '../../src/cry-havoc'
import { asked, browser, house, type Look, type Made, playByClicks, setTheStage, Visitor } from './harness'
import { type Found, Past } from './past'

setTheStage()

const PHONE: Look = { width: 390, height: 844, touch: true }
const NEUTRAL = 4

let war: Past<View>
beforeAll(async () => {
  war = await Past.of<View>('cry-havoc', { players: 2 }, 2, 7, 'random')
})

/** A window at that moment, on the seat that is asked. */
async function at(moment: Found<View>, look: Look = {}): Promise<Visitor> {
  const made = await war.goOn(moment)
  const visitor = await Visitor.come(browser, house, look)
  await visitor.go(`/t/${made.table.id}#${made.seats[moment.seat]}`)
  await asked(visitor.page).waitFor()
  return visitor
}

const seq = (page: Page) => page.locator('.table').getAttribute('data-seq')
const hand = ({ view, seat }: Found<View>) => view.seats[seat]?.hand?.length ?? 0
const fights = ({ view, seat }: Found<View>) => view.battle?.sides.some((side) => side.side === seat) ?? false

test('E ends the turn after an Action', async () => {
  const visitor = await at(war.find(/question-after-action/))
  const { page } = visitor
  const before = await seq(page)
  await page.locator('body').press('e')
  await expect.poll(() => seq(page)).not.toBe(before)
  expect(await page.locator('.slip').count()).toBe(0)
  await visitor.leave()
})

test('one connection is enough for why not, undo, chat and another language', async () => {
  const moment = war.find(/question-action$/, ({ view }) => view.round > 1)
  const made = await war.goOn(moment)
  const visitor = await Visitor.come(browser, house)
  const { page } = visitor
  const { opened, asked: beside } = visitor.lines()
  await visitor.go(`/t/${made.table.id}#${made.seats[moment.seat]}`)
  await asked(page).waitFor()
  const [question, story] = [page.locator('#prompt h2'), () => page.locator('.log li').allInnerTexts()]
  const [first, told] = [await question.innerText(), await story()]
  expect(told.length).toBeGreaterThan(5)

  // No card is asked for now.
  await page.locator('body').press('1')
  await page.locator('.slip').waitFor()
  await page.mouse.click(2, 2)

  const before = await seq(page)
  await page.locator('#prompt [data-offer]').first().click()
  await expect.poll(() => seq(page)).not.toBe(before)
  await page.locator('body').press('z')
  await expect.poll(() => question.innerText()).toBe(first)
  expect(await story()).toEqual(told)

  await page.locator('body').press('l')
  await page.getByPlaceholder('Say something').fill('Hello')
  await page.keyboard.press('Enter')
  await page.locator('.chat').getByText('Hello').waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => question.innerText()).not.toBe(first)
  const german = await story()
  expect(german).toHaveLength(told.length)
  expect(german).not.toEqual(told)
  expect([opened.length, beside]).toEqual([1, []])
  await visitor.leave()
})

test('B goes to the planet although no region is lit, and a press on a region only looks at it', async () => {
  const visitor = await at(war.find(/question-action$/))
  const { page } = visitor
  expect(await page.locator('[data-region][data-offer]').count()).toBe(0)
  await page.locator('body').press('b')
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-region'))).toBe(true)
  await page.keyboard.press('Enter')
  await page.locator('aside.look').getByRole('button', { name: 'Close' }).waitFor()
  expect(await page.locator('.slip').count()).toBe(0)
  await visitor.shot('ch-looked')
  await page.keyboard.press('Escape')
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await expect.poll(() => page.locator('aside.look').count()).toBe(0)
  await visitor.leave()
})

test('two digits in quick succession are two cards', async () => {
  const visitor = await at(
    war.find(/question-cards-(move|recruit)/, (moment) => hand(moment) > 2 && moment.view.discarding?.cards.length === 0),
  )
  const { page } = visitor
  await page.evaluate(() => {
    for (const key of ['1', '2']) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  await expect.poll(() => page.locator('#hand .card[aria-pressed=true]').count()).toBe(2)
  await visitor.leave()
})

test('the drawer leaves the answers in sight', async () => {
  const visitor = await at(war.find(/question-action$/), { width: 1280, height: 800 })
  const { page } = visitor
  await page.locator('body').press('l')
  await page.locator('.drawer').waitFor()
  await visitor.shot('ch-drawer')
  const covered = await page.locator('#prompt button').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const box = button.getBoundingClientRect()
        return !button.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2))
      })
      .map((button) => button.textContent),
  )
  expect(covered).toEqual([])
  await visitor.leave()
})

test.each([
  ['a laptop', 1280, 800],
  ['a large screen', 1920, 1080],
])('%s: Escape closes the drawer from every chat field, and from the board', async (_, width, height) => {
  const visitor = await at(war.find(/question-action$/), { width, height })
  const { page } = visitor
  const drawer = page.locator('.drawer')
  const fields = page.getByPlaceholder('Say something')
  await page.locator('body').press('l')
  await drawer.waitFor()
  for (let nth = (await fields.count()) - 1; nth >= 0; nth--) {
    await fields.nth(nth).focus()
    await page.keyboard.type('hm')
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.locator('body').press('l')
    await drawer.waitFor()
  }
  await page.locator('h1').click()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await visitor.leave()
})

test('with two players one is told why one decides for the Trogs', async () => {
  const visitor = await at(war.find(/question-deploy-control/, ({ view }) => view.deploying?.side === NEUTRAL))
  // The question itself says it; the line below it says what placing is about.
  expect(await visitor.page.locator('#prompt h2').innerText()).toMatch(/nobody plays the Trogs/i)
  await visitor.shot('ch-for-trogs')
  await visitor.accessible()
  await visitor.leave()
})

test('a phone: the rehearsal is announced above the fold, is not cut, and a battle begins at its top', async () => {
  const visitor = await at(
    war.find(/question-tactic/, (moment) => fights(moment) && hand(moment) > 2),
    { ...PHONE, lang: 'de-DE' },
  )
  const { page } = visitor
  const cue = page.locator('.cue')
  await cue.waitFor()
  const scene = page.locator('.scene')
  expect(await scene.evaluate((element) => element.scrollTop)).toBe(0)
  const within = await cue.evaluate(
    (element) => element.getBoundingClientRect().bottom <= element.closest('.scene')!.getBoundingClientRect().bottom + 1,
  )
  expect(within).toBe(true)
  await visitor.shot('ch-battle-phone')
  await cue.click()
  await visitor.shot('ch-rehearsal-phone')
  const cut = await page.locator('.re .scroll').evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(cut).toBeLessThanOrEqual(0)
  await visitor.fits()
  await visitor.accessible()
  await visitor.leave()
})

test('a phone: the next battle begins at its top, wherever the last one was left', async () => {
  const visitor = await at(
    war.find(/question-(deploy-control|tactic)/, ({ view }) => view.regions.filter((region) => region.battle).length > 1),
    PHONE,
  )
  const { page } = visitor
  const scene = page.locator('.scene:has(.battle)')
  const where = () => page.locator('h1 span').innerText()
  const first = await where()
  let next = first
  for (let n = 0; n < 40; n++) {
    await asked(page).waitFor()
    if (await scene.count()) {
      next = await where()
      if (next !== first) break
      await scene.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    }
    await playByClicks(page, n, 1)
  }
  expect(next).not.toBe(first)
  await expect.poll(() => scene.evaluate((element) => element.scrollTop)).toBe(0)
  await visitor.leave()
})

test.each([
  ['a phone', /question-action$/, PHONE],
  ['a phone in a battle', /question-tactic/, PHONE],
  ['a laptop', /question-action$/, { width: 1280, height: 800 }],
] as const)('%s: no card text is cut, in German', async (_, key, look) => {
  const visitor = await at(war.most(key, hand), { ...look, lang: 'de-DE' })
  const { page } = visitor
  await page.locator('#hand .card').first().waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const cut = await page
    .locator('#hand .card .text')
    .evaluateAll((texts) => texts.filter((text) => text.scrollHeight > text.clientHeight + 1).map((text) => text.textContent))
  expect(cut).toEqual([])
  await visitor.shot(`ch-hand-${look.width}`)
  await visitor.leave()
})

test('names are known while factions are chosen, and on the curtain', async () => {
  const options = { players: 2, keys: { faction_assignment: 'pick_in_seat_order' } }
  const made = await house.post<Made>('/tables', {
    game: 'cry-havoc',
    options,
    seats: [
      { kind: 'human', name: 'Ada' },
      { kind: 'human', name: 'Grace' },
    ],
  })
  const visitor = await Visitor.come(browser, house)
  const { page } = visitor
  const watcher = await Visitor.come(browser, house)
  await watcher.go(`/t/${made.table.id}#${made.spectator}`)
  await watcher.page
    .locator('#prompt')
    .getByText(/Ada|Grace/)
    .waitFor()
  await watcher.leave()
  // Both seats on one device, one after the other.
  await visitor.go(`/t/${made.table.id}#${made.seats[0]}`)
  await page.locator('#prompt').waitFor()
  await visitor.go(`/t/${made.table.id}#${made.seats[1]}`)
  await page.locator('#prompt').waitFor()
  await page.evaluate((id) => {
    const tables = JSON.parse(localStorage.getItem('muster.tables') ?? '[]') as { id: string; curtain: boolean }[]
    localStorage.setItem('muster.tables', JSON.stringify(tables.map((table) => ({ ...table, curtain: table.id === id || table.curtain }))))
  }, made.table.id)
  await page.reload()
  await page.locator('.curtain, .fac').first().waitFor()
  if (await page.locator('.curtain').count()) await page.locator('.curtain button').click()
  expect(await page.locator('.taken').innerText()).toMatch(/Ada|Grace/)
  await visitor.shot('ch-factions')
  await page.locator('.fac').first().click()
  expect(await page.locator('.curtain h1').innerText()).toMatch(/Ada|Grace/)
  await visitor.leave()
})

test.each([
  ['cry-havoc', { players: 2 }],
  ['fireteam-zero', { mission: '1.1', heroes: 2, people: 2 }],
])('%s: chat and who comes and goes are announced', async (game, options) => {
  const made = await house.post<Made>('/tables', { game, options, seats: [{ kind: 'human', name: 'Ada' }, { kind: 'open' }] })
  const ada = await Visitor.come(browser, house, { width: 1280, height: 800 })
  await ada.go(`/t/${made.table.id}#${made.seats[0]}`)
  await ada.page.locator('#prompt').waitFor()
  const grace = await Visitor.come(browser, house, PHONE)
  await grace.go(`/t/${made.table.id}`)
  await grace.page.getByLabel('Your name at the table').fill('Grace')
  await grace.page.getByRole('button', { name: 'Sit here' }).click()
  await ada.page
    .locator('.news')
    .getByText(/Grace.* sits down/)
    .waitFor()
  await grace.page.locator('#prompt').waitFor()
  await house.post(`/tables/${made.table.id}/chat`, { text: 'Hello Grace' }, made.seats[0])
  await grace.page.locator('.news').getByText('Hello Grace').waitFor()
  const log = grace.page.getByRole('button', { name: /^Log/ })
  expect(await log.innerText()).toContain('1')
  await grace.shot('ch-news-phone')
  await grace.accessible()
  await log.click()
  await expect.poll(() => grace.page.locator('.tool .new').count()).toBe(0)
  await grace.page.getByPlaceholder('Say something').fill('Hello Ada')
  await grace.page.keyboard.press('Enter')
  await ada.page.locator('.news').getByText('Hello Ada').waitFor()
  await ada.shot('ch-news')
  await ada.page.getByRole('button', { name: /^Log.*1/ }).click()
  await ada.page.locator('.drawer').getByText('Hello Ada').waitFor()
  await grace.page.keyboard.press('Escape')
  await grace.page.getByRole('button', { name: 'Table', exact: true }).click()
  await grace.page.getByRole('button', { name: 'Leave the table' }).click()
  await grace.page.getByRole('button', { name: 'Really leave?' }).click()
  await ada.page
    .locator('.news')
    .getByText(/Grace.* has left/)
    .waitFor()
  await ada.leave()
  await grace.leave()
})

test.each(['en-US', 'de-DE'])(
  '%s: at 1280 by 800 narrow cards show their three numbers and whole words, and a long hand says that it goes on',
  async (lang) => {
    const visitor = await at(war.most(/question-(action|cards)/, hand), { width: 1280, height: 800, lang })
    const { page } = visitor
    await page.evaluate(() => document.fonts.ready)
    const wrong = await page.locator('.hand .card').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const edge = card.getBoundingClientRect().right - parseFloat(getComputedStyle(card).paddingRight)
        const numbers = [...card.querySelectorAll('.row > span')]
        const cut = numbers.some((number) => number.getBoundingClientRect().right > edge + 1)
        // A word that is broken takes two lines and more than its letters.
        const name = card.querySelector<HTMLElement>('.name > span')!
        const broken = name.scrollWidth > name.clientWidth
        return numbers.length !== 3 || cut || broken ? [`${name.textContent}: ${cut ? 'numbers' : 'name'}`] : []
      }),
    )
    expect(wrong).toEqual([])
    // The sign comes with the frame after the one in which the cards were set.
    const agrees = async (): Promise<boolean> => {
      const over = await page.locator('.hand').evaluate((row) => row.scrollWidth - row.clientWidth)
      return (await page.locator('.held .on.right').isVisible()) === over > 4
    }
    await expect.poll(agrees).toBe(true)
    await visitor.leave()
  },
)

test.each(['en-US', 'de-DE', 'fr-FR', 'pt-BR'])(
  '%s: at 1280 by 800 all phases are read, and the question leaves the buttons of the planet free',
  async (lang) => {
    const visitor = await at(war.find(/question-action$/), { width: 1280, height: 800, lang })
    const { page } = visitor
    await page.evaluate(() => document.fonts.ready)
    expect(await page.locator('.phases').evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(1)
    const covered = await page.locator('.stage button').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { left, right, bottom, width } = button.getBoundingClientRect()
        return width === 0 || button.contains(document.elementFromPoint((left + right) / 2, bottom - 3)) ? [] : [button.textContent]
      }),
    )
    expect(covered).toEqual([])
    await visitor.leave()
  },
)

test.each(['en-US', 'de-DE'])('%s: at 1280 by 800 the planet keeps its size, whatever is asked', async (lang) => {
  const sizes = new Map<string, string>()
  for (const key of [
    'action',
    'cards-move',
    'move',
    'after-action',
    'cards-build',
    'build',
    'cards-recruit',
    'keep-one',
    'which-deck',
    'initiative',
  ]) {
    const moment = war.some(new RegExp(`question-${key}$`), ({ view }) => !view.battle)
    if (!moment) continue
    const visitor = await at(moment, { width: 1280, height: 800, lang })
    const box = await visitor.page.locator('.stage').boundingBox()
    sizes.set(key, `${Math.round(box?.width ?? 0)} × ${Math.round(box?.height ?? 0)}`)
    await visitor.leave()
  }
  expect(sizes.size).toBeGreaterThan(6)
  expect(new Set(sizes.values()).size, [...sizes].join('; ')).toBe(1)
})

test.each([/question-deploy-control/, /question-tactic$/])('at 1280 by 800 the rehearsal is not cut, in German: %s', async (key) => {
  const visitor = await at(war.find(key, fights), { width: 1280, height: 800, lang: 'de-DE' })
  const table = visitor.page.locator('.re .scroll')
  await table.locator('tbody tr').first().waitFor()
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  await visitor.leave()
})
