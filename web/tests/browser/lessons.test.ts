/** Every lesson is finished by pressing only what is pointed at; anything else is answered, and nothing that is said covers what it speaks of. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { LessonInfo } from '../../src/protocol'
import { browser, house, type Look, type Made, passInterlude, setTheStage, Visitor } from './harness'

setTheStage()

const GAMES = ['fireteam-zero', 'cry-havoc'] as const
const LOOKS: Look[] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844, touch: true, lang: 'de-DE' },
  { width: 1280, height: 800, lang: 'pt-BR', theme: 'light' },
  { width: 390, height: 844, touch: true, lang: 'fr-FR', theme: 'light' },
]

async function begin(game: string, lesson: LessonInfo, look: Look): Promise<Visitor> {
  const bots = Array.from({ length: lesson.seats - 1 }, () => ({ kind: 'bot', level: lesson.level }))
  const made = await house.post<Made>('/tables', { game, options: { lesson: lesson.name }, seats: [{ kind: 'human' }, ...bots] })
  const visitor = await Visitor.come(browser, house, look)
  await visitor.go(`/t/${made.table.id}#${made.seats[0]}`)
  return visitor
}

const bubble = (page: Page) => page.locator('.bubble')

/** Presses an element wherever it is; regions and places are shapes with holes, so the middle of their box may be another's. */
const press = (page: Page, selector: string) =>
  page.evaluate((which) => {
    document.querySelector(which)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
  }, selector)

/** How much of the thing that is pointed at the bubble covers. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const [a, b] = ['.bubble', '.ring'].map((which) => document.querySelector(which)?.getBoundingClientRect())
    if (!a || !b) return 0
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return width > 8 && height > 8 ? (width * height) / (b.width * b.height) : 0
  })

/** What is said now, and at which question. */
const where = (page: Page) =>
  page.evaluate(
    () =>
      `${document.querySelector('.bubble')?.className} ${document.querySelector('.bubble .text')?.textContent} ${document.querySelector('.table')?.getAttribute('data-seq')} ${document.querySelector('[data-pointed]')?.outerHTML.slice(0, 120)}`,
  )

async function take(visitor: Visitor, name: string): Promise<{ said: number; answered: boolean }> {
  const { page } = visitor
  const steps = new Set<string>()
  let answered = false
  for (let presses = 0; presses < 200; presses++) {
    await page.locator('.bubble, .interlude').first().waitFor({ timeout: 20_000 })
    if (await passInterlude(page)) continue
    if (await page.locator('.bubble.done').count()) return { said: steps.size, answered }
    const before = await where(page)
    const step = await bubble(page).getAttribute('data-step')
    if (step !== null) steps.add(step)
    // Where nothing can be pointed at, nothing is covered.
    await page.waitForFunction(() => document.querySelector('[data-pointed], .bubble .next') !== null, null, { timeout: 10_000 })
    expect(await covered(page), `${name}, ${before}`).toBeLessThan(0.2)
    if (!answered && (await page.locator('.bubble .next').count()) === 0) {
      const wanted = await page.locator('[data-pointed]').first().getAttribute('data-offer')
      const other = `#prompt .choices [data-offer]:not([data-offer="${wanted}"]):not([disabled])`
      if (wanted !== null && (await page.locator(other).count())) {
        await press(page, other)
        await page
          .locator('.bubble .wrong')
          .waitFor({ timeout: 4000 })
          .catch(() => {
            throw new Error(`${name}: nothing is answered at ${before}`)
          })
        expect((await page.locator('.bubble .wrong').textContent())?.length).toBeGreaterThan(10)
        answered = true
      }
    }
    await press(page, (await page.locator('.bubble .next').count()) ? '.bubble .next' : '[data-pointed]')
    await page
      .waitForFunction(
        (was) =>
          `${document.querySelector('.bubble')?.className} ${document.querySelector('.bubble .text')?.textContent} ${document.querySelector('.table')?.getAttribute('data-seq')} ${document.querySelector('[data-pointed]')?.outerHTML.slice(0, 120)}` !==
          was,
        before,
        { timeout: 8000 },
      )
      .catch(() => {
        throw new Error(`${name}: nothing happens after ${before}`)
      })
  }
  throw new Error(`${name} never ends`)
}

describe.each(GAMES)('the lessons of %s', (game) => {
  test('are finished by pressing what is pointed at', { timeout: 600_000 }, async () => {
    const lessons = (await (await fetch(`${house.url}/api/v1/games/${game}/lessons`)).json()) as LessonInfo[]
    expect(lessons.length).toBeGreaterThan(5)
    let answers = 0
    for (const [n, lesson] of lessons.entries()) {
      const visitor = await begin(game, lesson, LOOKS[n % LOOKS.length]!)
      const { said, answered } = await take(visitor, lesson.name)
      expect(said, lesson.name).toBe(lesson.said)
      answers += answered ? 1 : 0
      await visitor.fits()
      await visitor.leave()
    }
    // Some lessons offer nothing else to press in the prompt.
    expect(answers).toBeGreaterThan(lessons.length / 2)
  })
})

test('a reload goes on at the same step, and without help the table is free', async () => {
  const lessons = (await (await fetch(`${house.url}/api/v1/games/fireteam-zero/lessons`)).json()) as LessonInfo[]
  const visitor = await begin('fireteam-zero', lessons[0]!, LOOKS[0]!)
  const { page } = visitor
  await page.locator('.bubble .next').click()
  await page.waitForFunction(() => document.querySelector('.bubble')?.getAttribute('data-step') !== '1' || true)
  const said = async () => page.locator('.bubble .text').textContent()
  const before = await said()
  await page.reload()
  await bubble(page).waitFor()
  expect(await said()).toBe(before)
  await page.locator('.bubble .leave').click()
  await page.waitForFunction(() => document.querySelector('.bubble') === null)
  await visitor.accessible()
  await visitor.leave()
})
