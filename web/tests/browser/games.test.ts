/** Whole games by clicks against bots, to the result and on to the replay; refusals that explain themselves; a turn by keys. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asked, browser, house, passInterlude, playByClicks, question, setTheStage, type Look, type Made, Visitor } from './harness'

setTheStage()

/** A table with one person and bots that do not think long. */
async function open(game: string, options: Record<string, unknown>, seats: number): Promise<Made> {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'random' }))
  return house.post<Made>('/tables', { game, options, seats: [{ kind: 'human', name: 'Ada' }, ...bots], seed: 7 })
}

const GAMES: [name: string, game: string, options: Record<string, unknown>, seats: number, look: Look][] = [
  ['a mission of two heroes', 'fireteam-zero', { mission: '1.1', heroes: 2 }, 2, {}],
  [
    'a mission of four heroes on a phone, in German',
    'fireteam-zero',
    { mission: '3.1', heroes: 4 },
    4,
    { width: 390, height: 844, lang: 'de-DE', theme: 'light', touch: true },
  ],
  ['a war of two', 'cry-havoc', { players: 2 }, 2, {}],
  [
    'a war of four on a phone, in French',
    'cry-havoc',
    { players: 4 },
    4,
    { width: 390, height: 844, lang: 'fr-FR', theme: 'light', touch: true },
  ],
]

test.each(GAMES)('%s is played to its end by clicks', { timeout: 400_000 }, async (name, game, options, seats, look) => {
  const made = await open(game, options, seats)
  const visitor = await Visitor.come(browser, house, look)
  const { page } = visitor
  await visitor.go(`/t/${made.table.id}#${made.seats[0]}`)
  await asked(page).waitFor()
  const { over, clicks } = await playByClicks(page, 11)
  expect(over, `${clicks} clicks`).toBe(true)
  expect(clicks).toBeGreaterThan(20)
  await visitor.shot(`end-${game}-${look.width ?? 1440}`)
  await visitor.fits()
  await visitor.accessible()
  expect(await page.locator('body').innerText(), name).not.toMatch(/undefined|\[object|NaN/)
  // What was played can be watched.
  const replay = page.locator('.result footer a[href*="/replay/"]')
  await replay.click()
  await page.waitForURL(/\/replay\//)
  await visitor.leave()
})

test('the cards played in a battle are still there after a reload, and for whoever jumps there in the replay', async () => {
  const made = await open('cry-havoc', { players: 2 }, 2)
  const visitor = await Visitor.come(browser, house)
  const { page } = visitor
  await visitor.go(`/t/${made.table.id}#${made.seats[0]}`)
  const played = page.locator('.tact .tc:not(.you):not(.no)')
  // Into battle wherever one follows; a card is played there if one can be.
  for (let n = 0; n < 150; n++) {
    await question(page)
    if ((await played.count()) > 0) break
    const text = await page.locator('#prompt').innerText()
    const wish = /Tactics card|so far: 0 cards/.test(text)
      ? '.hand [data-offer]'
      : /move your Units/.test(text)
        ? '[data-offer][aria-label*="a battle follows"]'
        : '#prompt button:text-matches("^Move")'
    const found = page.locator(wish).first()
    if ((await found.count()) === 0) await playByClicks(page, n, 1)
    else {
      // It may be gone by now.
      await found.press('Enter', { timeout: 2000 }).catch(() => {})
      await page
        .waitForFunction((was) => document.querySelector<HTMLElement>('#prompt')?.innerText !== was, text, { timeout: 4000 })
        .catch(() => {})
    }
  }
  const before = await played.allInnerTexts()
  expect(before.length).toBeGreaterThan(0)
  await page.reload()
  await asked(page).waitFor()
  expect(await played.allInnerTexts()).toEqual(before)
  const { plays } = (await (
    await fetch(`${house.url}/api/v1/tables/${made.table.id}/state`, { headers: { Authorization: `Bearer ${made.seats[0]}` } })
  ).json()) as { plays: number }
  await visitor.go(`/replay/${made.table.id}?at=${plays}&seat=0`)
  await page.getByText(`Choice ${plays} of`).waitFor()
  await expect.poll(() => played.allInnerTexts()).toEqual(before)
  await visitor.leave()
})

/** Presses things that are not offered until one of them is refused; gives what is said then. */
async function refusal(page: Page, things: string): Promise<string> {
  const all = page.locator(things)
  for (let nth = 0; nth < (await all.count()); nth++) {
    await all
      .nth(nth)
      .click({ timeout: 2000, force: true })
      .catch(() => {})
    const slip = page.locator('.slip')
    if (
      await slip.waitFor({ timeout: 1500 }).then(
        () => true,
        () => false,
      )
    )
      return slip.innerText()
  }
  return ''
}

/** Everything that can be read or is read out. */
const readable = (page: Page) =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[title], [aria-label]')].flatMap((node) => [
      node.getAttribute('title'),
      node.getAttribute('aria-label'),
    ])
    return [document.body.innerText, ...named].join('\n')
  })

const RULE = /\b(?:FZ|CH|MR)(?:-[A-Z0-9]+)*-\d+/

test.each([
  ['fireteam-zero', { mission: '1.1', heroes: 2 }, '[data-place]:not([data-offer])', /FZ-[A-Z]+-\d+/],
  ['cry-havoc', { players: 2 }, '[data-region]:not([data-offer])', /CH-[A-Z]+-\d+/],
] as const)(
  '%s: a question says why it is asked, what cannot be done says why, and the rule is a press away',
  async (game, options, things, rule) => {
    const made = await open(game, options, 2)
    const visitor = await Visitor.come(browser, house)
    const { page } = visitor
    await visitor.go(`/t/${made.table.id}#${made.seats[0]}`)
    await asked(page).waitFor()
    let said = ''
    for (let n = 0; n < 60 && !(n > 12 && said); n++) {
      // A region that nobody asks for is only looked at.
      const refuses = game === 'fireteam-zero' || (await page.locator('[data-region][data-offer]').count()) > 0
      said = refuses ? await refusal(page, things) : ''
      expect((await page.locator('#prompt .about').innerText()).length, await page.locator('#prompt').innerText()).toBeGreaterThan(15)
      expect(await readable(page)).not.toMatch(RULE)
      if (!said || n < 12) await playByClicks(page, n, 1)
      await question(page)
    }
    expect(said).not.toBe('')
    await visitor.accessible()
    await page.locator('.slip .rule').click()
    await expect.poll(() => page.locator('.drawer').innerText()).toMatch(rule)
    await visitor.leave()
  },
)

/** What a screen reader says of a new question, and the choices it finds, in the order of Tab. */
const heard = async (page: Page) => ({
  question: await page.locator('#prompt h2[aria-live]').innerText(),
  choices: await page
    .locator('.all [data-offer]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? (one as HTMLElement).innerText.trim())),
})

test.each([
  ['fireteam-zero', 2],
  ['cry-havoc', 8],
] as const)('%s: a whole game by keys and what is read out alone', { timeout: 300_000 }, async (game, onward) => {
  const made = await open(game, {}, 2)
  const visitor = await Visitor.come(browser, house)
  const { page } = visitor
  await visitor.go(`/t/${made.table.id}#${made.seats[0]}`)
  const plays = async () => Number(await page.locator('.table').getAttribute('data-seq'))
  let [choices, chance] = [0, 7]
  for (;;) {
    await asked(page).or(page.locator('.result, .interlude, .moment')).first().waitFor()
    if (await passInterlude(page)) continue
    if (await page.locator('.moment').count()) {
      // It has the focus, says what has happened, and any key ends it once it could be heard.
      await page.keyboard.press('Escape')
      await page.waitForTimeout(100)
      continue
    }
    if (await page.locator('.result').count()) break
    const seq = await plays()
    // The list of all choices is a key away; Tab goes to the next of them, Enter takes it.
    await page.keyboard.press('a')
    await page.locator('.all [data-offer]').first().waitFor()
    const said = await heard(page)
    expect(said.question).not.toBe('')
    expect(
      said.choices.every((name) => name.length > 1),
      said.choices.join(' | '),
    ).toBe(true)
    // Whoever hears the list knows that its end goes on.
    chance = (chance * 1103515245 + 12345) % 2147483648
    const draw = Math.floor((chance / 2147483648) * 16)
    const nth = draw < onward && said.choices.length <= 30 ? said.choices.length - 1 : draw % Math.min(said.choices.length, 8)
    const focused = () =>
      page.evaluate(() => [...document.querySelectorAll('.all [data-offer]')].findIndex((one) => one === document.activeElement))
    for (let tab = 0; tab < 40 && (await focused()) !== nth; tab++) await page.keyboard.press('Tab')
    expect(await focused(), said.choices.join(' | ')).toBe(nth)
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await plays()) > seq || (await page.locator('.result').count()) > 0, { timeout: 10_000 }).toBe(true)
    choices++
  }
  expect(choices).toBeGreaterThan(5)
  // The end has a name, and takes the focus.
  expect(await page.evaluate(() => document.activeElement?.closest('.result')?.getAttribute('aria-label'))).toBeTruthy()
  await visitor.leave()
})
