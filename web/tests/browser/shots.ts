/** Pictures of every screen in every look, for people to look at. `npm run shots -- -t battle` makes those of some screens only, `LOOKS=phone` in some looks. */
import type { Page } from 'playwright-core'
import { beforeAll, test } from 'vitest'
import type { View as Havoc } from '../../src/cry-havoc'
import type { View as Mission } from '../../src/fireteam-zero'
import { browser, house, type Look, type Made, setTheStage, Visitor } from './harness'
import { Past } from './past'

setTheStage()

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844, touch: true }
const LOOKS: Record<string, Look> = {
  'desktop-dark': DESKTOP,
  'desktop-light': { ...DESKTOP, theme: 'light' },
  'phone-dark': PHONE,
  'phone-light': { ...PHONE, theme: 'light' },
  'desktop-german': { ...DESKTOP, lang: 'de-DE' },
  'narrow-german': { width: 360, height: 740, touch: true, lang: 'de-DE' },
  wide: { width: 2560, height: 1440 },
  // What a browser makes of a window that is enlarged to 200 %.
  enlarged: { width: 720, height: 450, scale: 2 },
}

let mission: Past<Mission>
let war: Past<Havoc>
beforeAll(async () => {
  ;[mission, war] = await Promise.all([
    Past.of<Mission>('fireteam-zero', { mission: '1.1', heroes: 4, people: 4 }, 4, 5),
    Past.of<Havoc>('cry-havoc', { players: 4 }, 4, 7),
  ])
})

/** Where a screen is, and what is to be pressed there before the picture. */
interface Screen {
  path: string
  ready?: string
  /** What this device knows of a table when the page comes. */
  known?: Record<string, unknown>
  after?: (page: Page) => Promise<void>
}

const seated = ({ table, seats }: Made): Screen => ({ path: `/t/${table.id}#${seats.find((token) => token)}`, ready: '#prompt' })
const replayed = (past: Past<never>, at: number): Screen => ({
  path: `/replay/${past.made.table.id}?at=${at}#${past.made.spectator}`,
  ready: '.bar',
})
const open = async (table: Promise<Made>, after?: Screen['after']): Promise<Screen> => ({ ...seated(await table), after })

const key = (name: string) => (page: Page) => page.locator('body').press(name)
const press = (what: string) => (page: Page) => page.locator(what).first().click()

const TURN = /^question-turn/
const ACTION = /^question-action$/
const crowd = ({ monsters, heroes }: Mission) => {
  const places = [...monsters, ...heroes].flatMap(({ place }) => (place === undefined ? [] : [place]))
  return Math.max(...places.map((place) => places.filter((other) => other === place).length))
}
const hand = (seat: { hand?: unknown[] } | undefined) => seat?.hand?.length ?? 0

const SCREENS: Record<string, () => Screen | Promise<Screen>> = {
  start: () => ({ path: '/', ready: '.game.ch h2' }),
  'start-settings': () => ({ path: '/', ready: '.game.ch h2', after: press('.cog') }),
  'new-fireteam-zero': () => ({ path: '/new/fireteam-zero', ready: 'form .big', after: press('summary') }),
  'new-cry-havoc': () => ({ path: '/new/cry-havoc', ready: 'form .big', after: press('summary') }),
  'new-links': () => ({ path: '/new/cry-havoc', ready: 'form .big', after: press('form .big') }),
  join: async () => {
    const made = await house.post<Made>('/tables', {
      game: 'fireteam-zero',
      options: {},
      seats: [{ kind: 'human', name: 'Ada' }, { kind: 'open' }],
    })
    return { path: `/t/${made.table.id}`, ready: 'main' }
  },
  'learn-fireteam-zero': () => ({ path: '/learn/fireteam-zero', ready: 'main li' }),
  'learn-cry-havoc': () => ({ path: '/learn/cry-havoc', ready: 'main li' }),
  'rules-fireteam-zero': () => ({ path: '/rules/fireteam-zero#FZ-ATK-02', ready: '.marked' }),
  'rules-cry-havoc': () => ({ path: '/rules/cry-havoc/battle?step=8', ready: 'article figure svg' }),
  'rules-five-minutes': () => ({ path: '/rules/fireteam-zero', ready: 'article .desk svg' }),
  'catalogue-fireteam-zero': () => ({ path: '/catalogue/fireteam-zero#double_aught', ready: 'article h2' }),
  'catalogue-cry-havoc': () => ({ path: '/catalogue/cry-havoc', ready: 'details' }),
  about: () => ({ path: '/about', ready: 'main p' }),

  'fz-setup-first': () => open(mission.goOn(mission.find(/start-player/))),
  'fz-setup-hero': () => open(mission.goOn(mission.find(/question-hero/))),
  'fz-setup-focus': () => open(mission.goOn(mission.find(/question-focus/))),
  'fz-turn': () => open(mission.goOn(mission.find(TURN, ({ view }) => view.round >= 2))),
  'fz-turn-crowd': () => open(mission.goOn(mission.most(TURN, ({ view }) => crowd(view)))),
  'fz-turn-full-hand': () => open(mission.goOn(mission.most(TURN, ({ view, seat }) => hand(view.heroes[seat])))),
  'fz-attack': () => open(mission.goOn(mission.find(/attack-cards/, ({ view }) => (view.declaring?.cards.length ?? 0) > 1))),
  'fz-window': () => open(mission.goOn(mission.find(/question-window/))),
  'fz-damage': () => open(mission.goOn(mission.find(/discard-damage/))),
  'fz-tactics': () => open(mission.goOn(mission.find(/question-tactics/))),
  'fz-threat': () => open(mission.goOn(mission.find(/next-monster/, ({ view }) => view.round >= 2))),
  'fz-forecast': () =>
    open(mission.goOn(mission.most(TURN, ({ view }) => view.monsters.filter((it) => it.place !== undefined).length)), key('t')),
  'fz-why': () => open(mission.goOn(mission.find(TURN, ({ view }) => view.round >= 3)), key('w')),
  'fz-why-not': () =>
    open(mission.goOn(mission.find(TURN, ({ view }) => view.round >= 2)), (page) =>
      page.locator('.place:not(.legal)').last().dispatchEvent('click'),
    ),
  'fz-list': () => open(mission.goOn(mission.find(TURN, ({ view }) => view.round >= 2)), key('Shift+B')),
  'fz-side': () => open(mission.goOn(mission.find(TURN, ({ view }) => view.round >= 2)), press('.tool:nth-last-child(3)')),
  'fz-log': () => open(mission.goOn(mission.find(TURN, ({ view }) => view.round >= 2)), key('l')),
  'fz-all': () => open(mission.goOn(mission.find(TURN, ({ view }) => view.round >= 2)), key('a')),
  'fz-menu': () => open(mission.goOn(mission.find(TURN)), press('.tool:last-child')),
  'fz-help': () => open(mission.goOn(mission.find(TURN)), key('?')),
  'fz-rule': () => open(mission.goOn(mission.find(TURN)), press('#prompt .rule')),
  'fz-recap': async () => {
    const at = mission.find(TURN, ({ view }) => view.round >= 3)
    const made = await mission.goOn(at)
    return { ...seated(made), known: { id: made.table.id, game: 'fireteam-zero', title: '', seen: { [at.seat]: at.at - 40 } } }
  },
  'fz-result': () => ({ path: `/t/${mission.made.table.id}#${mission.made.spectator}`, ready: '.result' }),
  'fz-replay': () => replayed(mission as Past<never>, mission.find(TURN, ({ view }) => view.round >= 2).at),

  'ch-setup': () =>
    open(
      house.post<Made>('/tables', {
        game: 'cry-havoc',
        options: { players: 4, level: 'experienced', factions: [] },
        seats: [{ kind: 'human' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'regular' }))],
        seed: 3,
      }),
    ),
  'ch-action': () => open(war.goOn(war.find(ACTION, ({ view }) => view.round >= 2))),
  'ch-action-full-hand': () => open(war.goOn(war.most(ACTION, ({ view, seat }) => hand(view.seats[seat])))),
  'ch-action-crowd': () =>
    open(
      war.goOn(
        war.most(ACTION, ({ view }) =>
          Math.max(...view.regions.map((region) => (region.units ?? []).reduce((sum, one) => sum + one.n, 0))),
        ),
      ),
    ),
  'ch-cards': () => open(war.goOn(war.find(/question-cards/, ({ view }) => (view.discarding?.cards.length ?? 0) > 0))),
  'ch-march': () =>
    open(war.goOn(war.find(/question-march|question-move/, ({ view }) => view.round >= 2)), press('[data-region][data-offer]')),
  'ch-recruit': () => open(war.goOn(war.find(/question-recruit/))),
  'ch-build': () => open(war.goOn(war.find(/question-(build|structure)/))),
  'ch-deploy': () => open(war.goOn(war.find(/deploy-control/))),
  'ch-battle': () => open(war.goOn(war.find(/question-tactic$/))),
  'ch-battle-late': () => open(war.goOn(war.most(/question-tactic$/, ({ at }) => at))),
  'ch-battle-planet': () => open(war.goOn(war.find(/question-tactic$/)), key('b')),
  'ch-rehearsal': () =>
    open(war.goOn(war.find(/question-tactic$/, ({ view }) => view.round >= 2)), (page) =>
      page.locator('.re').evaluate((panel) => panel.scrollIntoView()),
    ),
  'ch-why-not': () =>
    open(war.goOn(war.find(ACTION, ({ view }) => view.round >= 2)), (page) =>
      page.locator('[data-region]:not([data-offer])').first().dispatchEvent('click'),
    ),
  'ch-list': () => open(war.goOn(war.find(ACTION, ({ view }) => view.round >= 2)), key('Shift+B')),
  'ch-side': () => open(war.goOn(war.find(ACTION, ({ view }) => view.round >= 2)), press('.tool:nth-last-child(3)')),
  'ch-chat': () =>
    open(war.goOn(war.find(ACTION)), async (page) => {
      await page.locator('body').press('l')
      await page.getByRole('textbox').first().fill('Gg')
      await page.keyboard.press('Enter')
    }),
  'ch-menu': () => open(war.goOn(war.find(ACTION)), press('.tool:last-child')),
  'ch-curtain': async () => {
    const at = war.find(ACTION, ({ seat }) => seat > 0)
    const made = await war.goOn(at, [0])
    return {
      path: `/t/${made.table.id}`,
      ready: '.curtain',
      known: {
        id: made.table.id,
        game: 'cry-havoc',
        title: 'Cry Havoc',
        seats: { 0: made.seats[0], [at.seat]: made.seats[at.seat] },
        curtain: true,
      },
    }
  },
  'ch-last-round': () => open(war.goOn(war.most(ACTION, ({ at }) => at))),
  'ch-result': () => ({ path: `/t/${war.made.table.id}#${war.made.spectator}`, ready: '.result' }),
  'ch-replay': () => replayed(war as Past<never>, war.find(/question-tactic$/, ({ view }) => view.round >= 2).at),
}

/** One picture. What cannot be pressed in a look, or is wrong with it, is said; the picture is made all the same. */
async function shoot(name: string, screen: Screen, look: string): Promise<void> {
  const visitor = await Visitor.come(browser, house, LOOKS[look])
  const { page, context, wrong } = visitor
  page.setDefaultTimeout(8000)
  if (screen.known) {
    const known = { seats: {}, seen: {}, at: Date.now(), ...screen.known }
    await context.addInitScript(
      (table) => localStorage.getItem('muster.tables') ?? localStorage.setItem('muster.tables', JSON.stringify([table])),
      known,
    )
  }
  try {
    await visitor.go(screen.path)
    await page
      .locator(screen.ready ?? 'main')
      .first()
      .waitFor()
    await page.waitForTimeout(300)
    await screen.after?.(page)
  } catch (error) {
    wrong.push(String(error).split('\n')[0]!)
  }
  await page.waitForTimeout(300)
  await visitor.shot(`${name}--${look}`)
  await context.close()
  if (wrong.length > 0) console.log(`${name} ${look}: ${wrong.join(' ')}`)
}

const looks = Object.keys(LOOKS).filter((look) => new RegExp(process.env.LOOKS ?? '').test(look))
test.each(Object.keys(SCREENS))('%s', async (name) => {
  const screen = await SCREENS[name]!()
  await Promise.all(looks.map((look) => shoot(name, screen, look)))
})
