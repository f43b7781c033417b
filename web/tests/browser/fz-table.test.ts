/** The table of Fireteam Zero in moments of games that bots have played: what is marked stays marked, and nothing is cut off. */
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { View } from '../../src/fireteam-zero'
import { asked, browser, house, type Look, type Made, setTheStage, Visitor } from './harness'
import { type Found, Past } from './past'

setTheStage()

const DESKTOP: Look = { width: 1280, height: 800 }
const PHONE: Look = { width: 390, height: 844, touch: true }
const TURN = /^question-turn$/
const hand = ({ view, seat }: Found<View>) => view.heroes[seat]?.hand?.length ?? 0

/** Games that were played, each of them once. */
const games = new Map<string, Past<View>>()

/** The token of somebody who is asked at such a moment, with the table: games are played until there is one. */
async function at(key: RegExp, wished: (moment: Found<View>) => boolean, level = 'regular'): Promise<string> {
  for (let seed = 1; seed <= 40; seed++) {
    const [heroes, name] = [2 + (seed % 3), `${level} ${seed}`]
    const past = games.get(name) ?? (await Past.of<View>('fireteam-zero', { mission: '1.1', heroes, people: heroes }, heroes, seed, level))
    games.set(name, past)
    const found = past.some(key, wished)
    if (!found) continue
    const made = await past.goOn(found)
    return `/t/${made.table.id}#${made.seats[found.seat]}`
  }
  throw new Error(`no game has such a ${key}`)
}

async function come(path: string, look: Look): Promise<Visitor> {
  const visitor = await Visitor.come(browser, house, look)
  await visitor.go(path)
  await asked(visitor.page).waitFor()
  return visitor
}

const LOOKS = [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
  ['a phone in German', { ...PHONE, lang: 'de-DE' }],
  ['a desktop in German', { ...DESKTOP, lang: 'de-DE' }],
] as const

test('a die that was chosen keeps a ring while others may be chosen', async () => {
  const dice = ({ view }: Found<View>) => view.attacks?.at(-1)?.faces?.length ?? 0
  const left = ({ view }: Found<View>) =>
    (view.question?.offers ?? []).filter((offer) => typeof offer === 'object' && 'die' in offer).length
  // The moment after the first die was chosen; whoever plays at random chooses several.
  const path = await at(/question-reroll/, (moment) => left(moment) > 0 && left(moment) < dice(moment), 'random')
  const visitor = await come(path, DESKTOP)
  const { page } = visitor
  await page.locator('.roll .pick').first().waitFor()
  const rings = await page
    .locator('.roll .dw')
    .evaluateAll((them) => them.map((die) => `${die.tagName} ${getComputedStyle(die).outlineStyle}`))
  expect(rings).toContain('BUTTON solid')
  expect(rings).toContain('SPAN dashed')
  expect(rings.filter((ring) => !ring.endsWith('solid') && !ring.endsWith('dashed'))).toEqual([])
  await visitor.leave()
})

test.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('a hand of eight or more says on %s that it goes on, and leads there', async (_, look) => {
  const visitor = await come(await at(TURN, (moment) => hand(moment) >= 8), look)
  const { page } = visitor
  expect(await page.locator('.hand .card').count()).toBeGreaterThanOrEqual(8)
  const last = page.locator('.hand .slot').last()
  const seen = async () => {
    const [card, room] = [await last.boundingBox(), await page.locator('.hand').boundingBox()]
    return (card?.x ?? 0) + (card?.width ?? 0) <= (room?.x ?? 0) + (room?.width ?? 0) + 1
  }
  expect(await seen()).toBe(false)
  const on = page.locator('.held .on.right')
  await on.waitFor()
  const before = await page.locator('.hand').evaluate((row) => row.scrollLeft)
  await on.click()
  await page.waitForFunction((was) => document.querySelector('.hand')!.scrollLeft > was + 100, before)
  await page.locator('.held .on.left').waitFor()
  // At its end it says so by saying nothing.
  await page.locator('.hand').evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }))
  await on.waitFor({ state: 'hidden' })
  expect(await seen()).toBe(true)
  await visitor.leave()
})

test.each(LOOKS)('on %s no card is cut in the middle of a line', async (_, look) => {
  const visitor = await come(await at(TURN, (moment) => hand(moment) >= 8), look)
  const { page } = visitor
  await page.evaluate(() => document.fonts.ready)
  const cut = await page.locator('.hand .card').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const [text, low] = [card.querySelector('.low .text')!, card.querySelector('.low')!]
      const over = Math.max(
        text.scrollHeight - text.clientHeight,
        low.scrollHeight - low.clientHeight,
        card.scrollHeight - card.clientHeight,
      )
      return over > 1 ? [`${card.querySelector('.name')?.textContent} by ${over}`] : []
    }),
  )
  expect(cut).toEqual([])
  await visitor.leave()
})

/** The end of what was opened can be brought into sight, and nothing lies over it. */
async function readable(details: Locator): Promise<void> {
  await details.locator('summary').first().click()
  await expect.poll(() => details.evaluate((it) => (it as HTMLDetailsElement).open)).toBe(true)
  const lines = details.locator('p')
  for (const nth of [0, (await lines.count()) - 1]) {
    await lines.nth(nth).scrollIntoViewIfNeeded()
    const hidden = await lines.nth(nth).evaluate((line) => {
      const box = line.getBoundingClientRect()
      const words = document.createRange()
      words.selectNodeContents(line)
      // Every line of the text, at both ends.
      return [...words.getClientRects()]
        .flatMap(
          ({ left, right, top, bottom }) =>
            [
              [left + 2, top + 3],
              [right - 2, bottom - 3],
            ] as [number, number][],
        )
        .filter(([x, y]) => !line.closest('details')!.contains(document.elementFromPoint(x, y)))
        .map(([x, y]) => `${line.textContent?.slice(0, 40)} at ${x - box.left}, ${y - box.top}`)
    })
    expect(hidden).toEqual([])
  }
}

test.each(LOOKS)('on %s the opened details of monsters, objectives and the briefing are read to their end', async (_, look) => {
  const visitor = await come(await at(TURN, ({ view }) => view.round >= 2), look)
  const { page } = visitor
  if (look.touch) await page.locator('.tool:nth-last-child(3)').click()
  const where = look.touch ? '.drawer' : ''
  for (const kind of ['.foe', '.obj']) {
    const all = page.locator(`${where} details${kind}`)
    await all.first().waitFor()
    for (let n = 0; n < (await all.count()); n++) await readable(all.nth(n))
  }
  await visitor.leave()
})

test('what can be pressed in a turn is said once', async () => {
  const visitor = await come(
    await at(TURN, ({ view }) => (view.question?.offers ?? []).some((offer) => typeof offer === 'object' && 'place' in offer)),
    DESKTOP,
  )
  const said = (await visitor.page.locator('#prompt').innerText()).match(/lit location/gi) ?? []
  expect(said).toHaveLength(1)
  await visitor.leave()
})

test.each(LOOKS)('on %s the bars of an attack with many dice are numbered without one number over another', async (_, look) => {
  const visitor = await come(await at(/question-attack-(cards|more|ready)/, ({ view }) => (view.declaring?.dice ?? 0) >= 8), look)
  const { page } = visitor
  const bars = page.locator('svg[role=img]:has(#fz-intel)')
  await bars.waitFor()
  const wrong = await bars.evaluate((svg) => {
    const texts = [...svg.querySelectorAll('text')].map((text) => ({ says: text.textContent ?? '', box: text.getBoundingClientRect() }))
    const room = svg.getBoundingClientRect()
    const over = texts.flatMap((a, n) =>
      texts
        .slice(n + 1)
        .filter(
          (b) =>
            a.box.left < b.box.right - 0.5 &&
            b.box.left < a.box.right - 0.5 &&
            a.box.top < b.box.bottom - 4 &&
            b.box.top < a.box.bottom - 4,
        )
        .map((b) => `${a.says} over ${b.says}`),
    )
    return [
      ...over,
      ...texts.filter(({ box }) => box.left < room.left - 1 || box.right > room.right + 1).map(({ says }) => `${says} sticks out`),
    ]
  })
  expect(wrong).toEqual([])
  await visitor.leave()
})

test.each(['en-US', 'de-DE'])('%s: at 1280 by 800 a long question leaves the buttons of the board free', async (lang) => {
  const visitor = await come(
    await at(/question-window/, ({ view }) => (view.question?.offers ?? []).some((offer) => typeof offer === 'object' && 'use' in offer)),
    { ...DESKTOP, lang },
  )
  const { page } = visitor
  const free = await page
    .locator('.fit button')
    .last()
    .evaluate((button) => {
      const { left, right, bottom } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint((left + right) / 2, bottom - 3))
    })
  await visitor.shot('zz-long')
  expect(free).toBe(true)
  await visitor.leave()
})

test('what the group decides is asked of the person, although the seat that would speak is a bot’s', async () => {
  const seats = [{ kind: 'bot', level: 'random' }, { kind: 'human' }]
  const made = await house.post<Made>('/tables', {
    game: 'fireteam-zero',
    options: { mission: '1.1', heroes: 2, people: 2 },
    seats,
    seed: 5,
  })
  const visitor = await come(`/t/${made.table.id}#${made.seats[1]}`, DESKTOP)
  const { page } = visitor
  await page.getByRole('heading', { name: 'Who goes first?' }).waitFor()
  await page.locator('.scene [data-offer]').first().click()
  await page.getByRole('heading', { name: 'Who goes in?' }).waitFor()
  await visitor.leave()
})
