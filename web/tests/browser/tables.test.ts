/** Tables: opened by one click, shared by a link, handed round, broken off and taken up again. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asked, browser, house, playByClicks, question, setTheStage, Visitor } from './harness'

setTheStage()

const choice = (page: Page) => page.locator('[data-offer]:not([disabled]):visible').first()
const words = (page: Page) => page.locator('#prompt').innerText()

test.each([
  ['fireteam-zero', '.fz'],
  ['cry-havoc', '.ch'],
])('%s: one click on the start page and one is asked', async (_, card) => {
  const visitor = await Visitor.come(browser, house)
  const { page } = visitor
  await visitor.go('/')
  await page.locator(`${card} .b.p`).click()
  await asked(page).waitFor()
  expect(page.url()).toMatch(/\/t\/[0-9a-f]{20}$/)
  await visitor.accessible()
  // The table is known from now on.
  await visitor.go('/')
  await page.getByText('your turn').waitFor()
  await page.locator(`${card} .tile`).first().click()
  await asked(page).waitFor()
  await visitor.leave()
})

test('two windows are two players at one table, and talk', async () => {
  const ada = await Visitor.come(browser, house)
  await ada.go('/new/cry-havoc')
  await ada.page.getByRole('button', { name: '2', exact: true }).click()
  await ada.page.getByLabel('Name').first().fill('Ada')
  await ada.page.getByLabel('Name').nth(1).fill('Grace')
  await ada.page.getByRole('button', { name: 'Open the table' }).click()
  const link = await ada.page.getByLabel('Seat 2: Grace, address').inputValue()
  expect(link).toMatch(/#[0-9a-f]{40}$/)
  await ada.page.getByRole('link', { name: 'To the table' }).click()

  const grace = await Visitor.come(browser, house, { width: 390, height: 844, lang: 'de-DE', touch: true })
  await grace.go(link)
  await grace.page.locator('#prompt').waitFor()
  // The token is no longer in the address.
  expect(grace.page.url()).not.toContain('#')
  for (let turn = 0; turn < 8; turn++) {
    const [one, two] = [asked(ada.page), asked(grace.page)]
    await one.or(ada.page.locator('#prompt.quiet')).waitFor()
    await Promise.race([one.waitFor(), two.waitFor()])
    const whose = (await one.count()) > 0 ? ada.page : grace.page
    const lines = await whose.locator('.log li').count()
    await playByClicks(whose, turn, 1)
    await expect.poll(() => whose.locator('.log li').count()).toBeGreaterThanOrEqual(lines)
  }
  await ada.page.keyboard.press('l')
  await ada.page.getByPlaceholder('Say something').fill('Hello Grace')
  await ada.page.keyboard.press('Enter')
  await grace.page.getByRole('button', { name: /^Protokoll/ }).click()
  await grace.page.getByText('Hello Grace').waitFor()
  await ada.leave()
  await grace.leave()
})

test('an open seat is taken by whoever has the link', async () => {
  const made = await house.post<{ table: { id: string } }>('/tables', {
    game: 'cry-havoc',
    options: {},
    seats: [{ kind: 'human' }, { kind: 'open' }],
  })
  const visitor = await Visitor.come(browser, house)
  await visitor.go(`/t/${made.table.id}`)
  await visitor.accessible()
  await visitor.page.getByLabel('Your name at the table').fill('Grace')
  await visitor.page.getByRole('button', { name: 'Sit here' }).click()
  await visitor.page.locator('#prompt').waitFor()
  await visitor.leave()
})

test('hot seat: a curtain hangs between two hands', async () => {
  const visitor = await Visitor.come(browser, house)
  const { page } = visitor
  await visitor.go('/new/cry-havoc')
  await page.getByRole('button', { name: '2', exact: true }).click()
  await page.getByLabel('Seat 2').selectOption('here')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.locator('#prompt, .curtain').first().waitFor()
  let curtains = 0
  for (let n = 0; n < 30 && curtains < 2; n++) {
    await page.locator('.curtain, #prompt:not(.quiet)').first().waitFor()
    if (await page.locator('.curtain').count()) {
      curtains++
      // Nothing of the table is in the document.
      expect(await page.locator('#hand').count()).toBe(0)
      await visitor.accessible()
      await visitor.shot('curtain')
      await page.locator('.curtain button').click()
      await asked(page).waitFor()
    } else await playByClicks(page, n, 1)
  }
  expect(curtains).toBe(2)
  await visitor.leave()
})

test('the server ends in the middle and comes back: nobody notices but for a thin line', async () => {
  const visitor = await Visitor.come(browser, house)
  const { page } = visitor
  await visitor.go('/')
  await page.locator('.fz .b.p').click()
  await asked(page).waitFor()
  await playByClicks(page, 1, 2)
  await question(page)
  const before = await words(page)
  await house.stop()
  await page.getByText('Reconnecting').waitFor()
  // A choice made meanwhile is kept and sent when the line is back.
  await choice(page).click()
  await house.start()
  await page.getByText('Reconnecting').waitFor({ state: 'detached', timeout: 20_000 })
  await expect.poll(() => words(page), { timeout: 20_000 }).not.toBe(before)
  await visitor.leave()
})

test('back after a while: what happened is told, what concerns one first', async () => {
  const made = await house.post<{ table: { id: string }; seats: string[] }>('/tables', {
    game: 'fireteam-zero',
    options: {},
    seats: [
      { kind: 'human', name: 'Ada' },
      { kind: 'human', name: 'Grace' },
    ],
  })
  const address = (seat: number) => `/t/${made.table.id}#${made.seats[seat]}`
  const ada = await Visitor.come(browser, house)
  await ada.go(address(0))
  await ada.page.locator('#prompt').waitFor()
  await ada.go('/about')
  const grace = await Visitor.come(browser, house)
  await grace.go(address(1))
  await grace.page.locator('#prompt').waitFor()
  await Promise.race([playByClicks(grace.page, 3, 6), grace.page.waitForTimeout(8000)])
  const both = (await grace.page.locator('.log li').count()) > 0
  await ada.go(`/t/${made.table.id}`)
  await ada.page.locator('#prompt').waitFor()
  if (both) {
    await ada.page.getByText('What happened meanwhile').waitFor()
    await ada.page.getByRole('button', { name: 'Go on' }).click()
  }
  await ada.leave()
  await grace.leave()
})

test('undo takes a choice back', async () => {
  const made = await house.post<{ table: { id: string }; seats: string[] }>('/tables', {
    game: 'fireteam-zero',
    options: { heroes: 2, people: 2 },
    undo: 'training',
    seats: [{ kind: 'human' }, { kind: 'bot', level: 'random' }],
  })
  const visitor = await Visitor.come(browser, house)
  const { page } = visitor
  await visitor.go(`/t/${made.table.id}#${made.seats[0]}`)
  await asked(page).waitFor()
  const first = await page.locator('#prompt h2').innerText()
  const state = async () =>
    (await (
      await fetch(`${house.url}/api/v1/tables/${made.table.id}/state`, { headers: { Authorization: `Bearer ${made.seats[0]}` } })
    ).json()) as { plays: number }
  const before = await state()
  await playByClicks(page, 2, 1)
  await expect.poll(async () => (await state()).plays).toBeGreaterThan(before.plays)
  await page.locator('body').press('z')
  await expect.poll(async () => (await state()).plays).toBe(before.plays)
  await expect.poll(() => page.locator('#prompt h2').innerText()).toBe(first)
  await visitor.leave()
})

test('what showed something is taken back if the others agree', async () => {
  const made = await house.post<{ table: { id: string }; seats: string[] }>('/tables', {
    game: 'fireteam-zero',
    options: { heroes: 2, people: 2 },
    undo: 'consent',
    seats: [
      { kind: 'human', name: 'Ada' },
      { kind: 'human', name: 'Grace' },
    ],
  })
  const [ada, grace] = [await Visitor.come(browser, house), await Visitor.come(browser, house)]
  const lines = [ada, grace].map((visitor) => visitor.lines())
  await ada.go(`/t/${made.table.id}#${made.seats[0]}`)
  await grace.go(`/t/${made.table.id}#${made.seats[1]}`)
  await grace.page.locator('#prompt').waitFor()
  await asked(ada.page).waitFor()
  const first = await ada.page.locator('#prompt h2').innerText()
  // Chance decides who begins: that cannot be unseen.
  await ada.page.locator('#prompt [aria-keyshortcuts=Enter]').click()
  await expect.poll(() => ada.page.locator('#prompt h2').innerText()).not.toBe(first)
  await ada.page.locator('body').press('z')
  await grace.page.getByText('would like to take back').waitFor()
  await grace.accessible()
  await grace.shot('undo-asked')
  await grace.page.getByRole('button', { name: 'Agree' }).click()
  await expect.poll(() => ada.page.locator('#prompt h2').innerText()).toBe(first)
  // Wish and consent have gone over the one connection that each has.
  for (const { opened, asked } of lines) expect([opened.length, asked]).toEqual([1, []])
  await ada.leave()
  await grace.leave()
})

test('the rule of a question is a press away, keys are listed, Enter plays the highlighted choice', async () => {
  const visitor = await Visitor.come(browser, house)
  const { page } = visitor
  await visitor.go('/')
  await page.locator('.ch .b.p').click()
  await asked(page).waitFor()
  await page.locator('#prompt .rule').click()
  await page.getByRole('dialog').getByText(/./).first().waitFor()
  await visitor.accessible()
  await page.keyboard.press('Escape')
  await page.locator('body').press('?')
  await page.getByText('To the neighbouring place').waitFor()
  await visitor.accessible()
  await page.keyboard.press('Escape')
  await page.locator('body').press('a')
  expect(await page.locator('.all [data-offer]').count()).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await visitor.leave()
})

test.each(['.fz', '.ch'])('a phone held either way shows board, question and hand: %s', async (card) => {
  for (const [width, height, newcomer] of [
    [390, 844, true],
    [844, 390, false],
    [360, 640, false],
  ] as const) {
    const visitor = await Visitor.come(browser, house, { width, height, lang: 'de-DE', touch: true, theme: 'light', newcomer })
    const { page } = visitor
    await visitor.go('/')
    await page.locator(`${card} .b.p`).click()
    await asked(page).waitFor()
    await visitor.fits()
    await visitor.shot(`table${card}-${width}x${height}`)
    await visitor.accessible()
    // A first game is guided: what its lesson does not want is refused and asks nothing new.
    if (newcomer) await page.locator('.bubble .leave').click()
    // Fireteam Zero begins without cards; from the first turn on there is a hand.
    await playByClicks(page, 5, card === '.fz' ? 8 : 1)
    await asked(page).waitFor()
    expect(await page.locator('#prompt').evaluate((prompt) => prompt.scrollTop), 'the question is read from its beginning').toBe(0)
    // Held sideways, answers that lie below are announced.
    const below = await page
      .locator('#prompt')
      .evaluate((prompt) => [prompt.scrollHeight - prompt.clientHeight > 4, getComputedStyle(prompt, '::after').content.includes('▾')])
    expect(below[1]).toBe(width > height && below[0])
    for (const part of ['#board', '#prompt', '#hand']) expect((await page.locator(part).boundingBox())?.height, part).toBeGreaterThan(20)
    await visitor.fits()
    await visitor.shot(`turn${card}-${width}x${height}`)
    await visitor.accessible()
    await visitor.leave()
  }
})

test('a lesson is begun on its page, and what was understood is not explained again', async () => {
  const visitor = await Visitor.come(browser, house, { newcomer: true })
  const { page } = visitor
  await visitor.go('/learn/cry-havoc')
  await page.locator('[data-lesson=move]').click()
  await page.locator('.bubble').waitFor({ timeout: 30_000 })
  // A lesson has words of its own; without it, tips come.
  const tip = page.locator('aside.hint')
  expect(await tip.count()).toBe(0)
  await page.locator('.bubble .leave').click()
  await tip.waitFor()
  const said = await tip.locator('p').textContent()
  await page.getByRole('button', { name: 'Understood' }).click()
  await page.waitForFunction((was) => document.querySelector('aside.hint p')?.textContent !== was, said)
  await page.reload()
  await asked(page).waitFor()
  expect(await page.getByText(said ?? '', { exact: true }).count()).toBe(0)
  await visitor.leave()
})

test('whoever plays for the first time here is guided and told what is asked, until it is enough', async () => {
  const visitor = await Visitor.come(browser, house, { newcomer: true })
  const { page } = visitor
  await visitor.go('/')
  await page.locator('.ch .b.p').click()
  await page.locator('.bubble').waitFor()
  await page.locator('.bubble .leave').click()
  await page.locator('.bubble').waitFor({ state: 'detached' })
  await page.locator('aside.hint').waitFor()
  await page.getByRole('button', { name: 'Stop explaining' }).click()
  await page.locator('aside.hint').waitFor({ state: 'detached' })
  const list = page.getByRole('button', { name: /^All choices/ })
  await list.click()
  await list.click()
  expect(await page.locator('aside.hint').count()).toBe(0)
  await page.reload()
  await asked(page).waitFor()
  expect(await page.locator('aside.hint, .bubble').count()).toBe(0)
  // The second table is an ordinary one.
  await visitor.go('/')
  await page.locator('.ch .b.p').click()
  await asked(page).waitFor()
  expect(await page.locator('aside.hint, .bubble').count()).toBe(0)
  // The switch brings tips back.
  await visitor.go('/')
  await page.locator('.cog').click()
  await page.locator('label.row', { hasText: 'Tips at a first table' }).locator('input').check()
  expect(await page.evaluate(() => (JSON.parse(localStorage.getItem('muster.settings') ?? '{}') as { tips?: boolean }).tips)).toBe(true)
  await visitor.leave()
})

test('another language at the table: the server’s words come again', async () => {
  const visitor = await Visitor.come(browser, house)
  const { page } = visitor
  await visitor.go('/')
  await page.locator('.ch .b.p').click()
  await asked(page).waitFor()
  const english = await page.locator('#prompt h2').innerText()
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('#prompt h2').innerText()).not.toBe(english)
  await visitor.leave()
})

test('a spectator watches: nothing is offered, the story is told', async () => {
  const made = await house.post<{ table: { id: string }; spectator: string; seats: string[] }>('/tables', {
    game: 'cry-havoc',
    options: {},
    seats: [
      { kind: 'human', name: 'Ada' },
      { kind: 'bot', level: 'random' },
    ],
  })
  const [ada, watcher] = [await Visitor.come(browser, house), await Visitor.come(browser, house)]
  await ada.go(`/t/${made.table.id}#${made.seats[0]}`)
  await watcher.go(`/t/${made.table.id}#${made.spectator}`)
  await asked(ada.page).waitFor()
  await watcher.page.locator('#prompt.quiet').waitFor()
  await playByClicks(ada.page, 4, 3)
  expect(await watcher.page.locator('[data-offer]').count()).toBe(0)
  await expect.poll(() => watcher.page.locator('.log li').count()).toBeGreaterThan(0)
  await watcher.leave()
  await ada.leave()
})
