import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Banner, GameFace, Motion } from '../../src/lib/game'
import type { Seat, Token } from '../../src/lib/ids'
import { settings } from '../../src/lib/settings.svelte'
import { TableState } from '../../src/lib/table.svelte'
import type { Message, Question, State, Told } from '../../src/protocol'
import { seatNews } from '../../src/lib/news'
import { branded, FakeSocket, info, state } from './fake'

type Choice = { card: number } | 'pass'

let sockets: FakeSocket[]
let motions: Motion[]
let banners: Banner[]
let stages: { delay: number; view: unknown }[]
let witnessed: (readonly unknown[] | null)[]

const witness = (_: unknown, events: readonly unknown[] | null) => witnessed.push(events)
const face = {
  motions: () => motions,
  banners: () => banners,
  stages: () => stages,
  witness,
  announce: (_: unknown, lines: string[]) => lines.join(' '),
} as unknown as GameFace<unknown, Choice>

function sit(first: State, missed: { seq: number; events: unknown[]; lines: string[] }[] = [], seen?: number): TableState<unknown, Choice> {
  const table = new TableState<unknown, Choice>({
    info: info(first.seq),
    face,
    kit: null,
    token: 'T' as Token,
    seen,
    connect: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
  })
  sockets[0]?.open()
  sockets[0]?.tell({ welcome: { table: info(first.seq), missed, state: first } })
  return table
}

const tell = (told: Told) => sockets.at(-1)?.tell(told)
const update = (seq: number, lines: string[] = [], more: Partial<State> = {}) =>
  tell({ update: { events: [], lines, state: state(seq, more) } })
/** What was asked for in frames of a kind. */
const asked = <B = unknown>(kind: string) =>
  sockets.flatMap((socket) => socket.sent.flatMap((frame) => (kind in frame ? [frame[kind] as B & { key: string }] : [])))
const plays = () => asked<{ choice: Choice; ask: number }>('play')

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  motions = []
  banners = []
  stages = []
  witnessed = []
  settings.set({ single: true, motion: 1, lang: 'en' })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const walk = (delay = 0, ms = 300): Motion => ({ kind: 'walk', ms, delay, data: null })
const count = (delay: number): Motion => ({ kind: 'count', ms: 9000, delay, interlude: 'stays', data: 7 })

test('an interlude that stays has the table for itself until it is closed; then the rest moves, and what has come meanwhile', () => {
  const table = sit(state(1))
  motions = [walk(), count(300), walk(9300)]
  banners = [{ title: 'Done', icon: 'x', tone: 'good' }]
  update(2, ['first'])
  expect(table.interlude).toBeNull()
  vi.advanceTimersByTime(301)
  expect([table.interlude?.data, table.interlude?.still]).toEqual([7, false])
  expect(table.banners).toEqual([])
  motions = [walk()]
  update(3, ['second'])
  vi.advanceTimersByTime(50_000)
  // A press is its own.
  table.skip()
  expect([table.interlude?.data, table.seq, table.lines.includes('second')]).toEqual([7, 2, false])
  table.resume()
  expect([table.interlude, table.motions.map(({ delay }) => delay), table.seq]).toEqual([null, [0], 2])
  vi.advanceTimersByTime(301)
  expect([table.seq, table.banners.length > 0]).toEqual([3, true])
})

test('motions that are skipped lead to their interlude, and without motion it comes at once', () => {
  const table = sit(state(1))
  motions = [walk(), count(300)]
  update(2)
  table.skip()
  expect(table.interlude?.data).toBe(7)
  table.resume()
  settings.set({ motion: 0 })
  motions = [count(300), walk(9300)]
  update(3)
  expect([table.interlude?.data, table.interlude?.still, table.motions.length]).toEqual([7, true, 0])
  table.resume()
  expect([table.interlude, table.busy]).toEqual([null, false])
})

test('an offer is found whatever the order of its fields', () => {
  const table = sit(state(1, { offers: [{ a: 1, b: { c: 2, d: 3 } }, 'pass'] }))
  expect(table.offerOf({ b: { d: 3, c: 2 }, a: 1 } as unknown as Choice)).toBe(0)
  expect(table.offerOf({ card: 9 })).toBe(-1)
  expect(table.mine).toBe(true)
})

test('a choice locks the table until its answer is drawn', async () => {
  const table = sit(state(1))
  void table.choose('pass')
  void table.choose({ card: 1 })
  expect(plays().map((play) => play.choice)).toEqual(['pass'])
  expect(table.sending).toBe(true)
  tell({ played: { key: plays()[0]?.key ?? '', seq: 2, repeated: false } })
  await vi.advanceTimersByTimeAsync(0)
  expect(table.sending).toBe(true)
  update(2, ['Passed.'])
  expect(table.sending).toBe(false)
  expect(table.lines.at(-1)).toBe('Passed.')
})

test('an answer to an old question shows how the table stands', async () => {
  const table = sit(state(1))
  void table.choose('pass')
  const problem = { type: 'stale', title: '', status: 409, detail: 'The table has moved on.', now: state(6) }
  tell({ refused: { key: plays()[0]?.key, problem } })
  await vi.advanceTimersByTimeAsync(0)
  expect([table.seq, table.sending, table.trouble?.type]).toEqual([6, false, 'stale'])
})

test('what is not offered is asked about', async () => {
  const table = sit(state(1))
  const pressed = table.press({ card: 5 })
  const [why] = asked<{ choice: Choice }>('why_not')
  expect(why?.choice).toEqual({ card: 5 })
  tell({ why_not: { key: why?.key, allowed: false, rule: 'FZ-ATK-02', text: 'No.' } })
  await pressed
  expect(table.slip?.reason.text).toBe('No.')
  expect(plays()).toEqual([])
})

test('a single offer is played by itself, unless the player wants to be asked', async () => {
  sit(state(1, { offers: ['pass'] }))
  await vi.advanceTimersByTimeAsync(0)
  expect(plays()).toHaveLength(1)
  settings.set({ single: false })
  sockets = []
  sit(state(1, { offers: ['pass'] }))
  await vi.advanceTimersByTimeAsync(0)
  expect(plays()).toHaveLength(0)
})

test('undo goes back behind answers that gave themselves', async () => {
  const table = sit(state(1))
  void table.choose({ card: 1 })
  update(2, [], { offers: ['pass'] })
  await vi.advanceTimersByTimeAsync(0)
  update(3)
  void table.undo()
  expect(asked('undo')).toMatchObject([{ keep: 1 }])
})

test('what an undo takes back is told no longer, and the rest is not sent again', () => {
  const table = sit(
    state(3),
    [1, 2, 3].map((seq) => ({ seq, events: [seq], lines: [`line ${seq}`] })),
  )
  tell({ update: { events: [], undone: true, state: state(4, { plays: 2 }) } })
  expect(table.lines).toEqual(['line 1', 'line 2'])
  expect(witnessed).toEqual([[1, 2, 3], null, [1, 2]])
  update(5, ['another'], { plays: 3 })
  expect(table.lines).toEqual(['line 1', 'line 2', 'another'])
  expect(sockets.flatMap(({ sent }) => sent)).toHaveLength(1)
})

test('what was taken back while the line was broken is told no longer', () => {
  const table = sit(
    state(3),
    [1, 2, 3].map((seq) => ({ seq, events: [seq], lines: [`line ${seq}`] })),
  )
  sockets[0]?.drop()
  vi.advanceTimersByTime(300)
  sockets[1]?.open()
  const missed = [{ seq: 5, events: [5], lines: ['another'] }]
  tell({ welcome: { table: info(5), missed, state: state(5, { plays: 2 }) } })
  expect(table.lines).toEqual(['line 1', 'another'])
  expect(witnessed).toEqual([[1, 2, 3], null, [1], [5]])
})

test('in another language everything is told again over the same socket', () => {
  const table = sit(
    state(2),
    [1, 2].map((seq) => ({ seq, events: [seq], lines: [`line ${seq}`] })),
  )
  settings.set({ lang: 'fr' })
  table.speak(null)
  expect(asked('speak')).toMatchObject([{ lang: 'fr', from: 0 }])
  const missed = [1, 2].map((seq) => ({ seq, events: [seq], lines: [`ligne ${seq}`] }))
  tell({ welcome: { table: info(2), missed, state: state(2, { texts: ['Carte 1', 'Passer'] }) } })
  tell({ done: { key: asked('speak')[0]?.key } })
  expect(asked('speak')).toHaveLength(1)
  expect([table.lines, table.texts]).toEqual([
    ['ligne 1', 'ligne 2'],
    ['Carte 1', 'Passer'],
  ])
  expect(witnessed).toEqual([[1, 2], null, [], [1, 2]])
  expect(sockets).toHaveLength(1)
})

test('what is said and consented goes over the socket, and a no is shown', async () => {
  const table = sit(state(1))
  void table.say('hi')
  expect(asked('chat')).toMatchObject([{ text: 'hi' }])
  const agreed = table.consent(true)
  expect(asked('consent')).toMatchObject([{ agree: true }])
  const problem = { type: 'not-asked', title: '', status: 409, detail: 'Nobody waits for your consent.' }
  tell({ refused: { key: asked('consent')[0]?.key, problem } })
  await agreed
  expect(table.trouble).toEqual(problem)
})

test('updates wait for motions, and a key shows all at once', () => {
  const table = sit(state(1))
  motions = [{ kind: 'walk', ms: 300, data: null }]
  update(2, ['one'])
  update(3, ['two'])
  update(4, ['three'])
  expect([table.seq, table.motions.length]).toEqual([2, 1])
  vi.advanceTimersByTime(301)
  expect(table.seq).toBe(3)
  table.skip()
  expect([table.seq, table.motions.length]).toEqual([4, 0])
  expect(table.lines).toEqual(['one', 'two', 'three'])
})

test('what dice decide is shown, told and asked about when they have settled', () => {
  const table = sit(state(1))
  motions = [
    { kind: 'dice', ms: 900, covers: true, data: null },
    { kind: 'mark', ms: 400, delay: 900, data: null },
  ]
  stages = [
    { delay: 0, view: 'rolling' },
    { delay: 900, view: 'fallen' },
  ]
  update(2, ['It falls.'])
  expect([table.view, table.seq, table.covered, table.lines.length]).toEqual(['rolling', 1, true, 0])
  vi.advanceTimersByTime(901)
  expect([table.view, table.seq, table.covered, table.lines.length]).toEqual([{ seq: 2 }, 2, false, 1])
  expect(table.motions.length).toBe(2)
  // Whoever does not want to wait sees how it stands at once, and is told once.
  vi.advanceTimersByTime(500)
  update(3, ['Again.'])
  expect(table.seq).toBe(2)
  table.skip()
  expect([table.seq, table.motions.length, table.lines.length]).toEqual([3, 0, 2])
  vi.advanceTimersByTime(2000)
  expect([table.seq, table.lines.length]).toEqual([3, 2])
})

test('without motion everything is shown at once', () => {
  settings.set({ motion: 0 })
  const table = sit(state(1))
  motions = [{ kind: 'walk', ms: 300, data: null }]
  update(2)
  update(3)
  expect([table.seq, table.motions.length]).toEqual([3, 0])
})

test('whoever comes back is told what they missed, once', () => {
  const table = sit(
    state(9),
    [
      { seq: 4, events: [], lines: ['old'] },
      { seq: 8, events: [], lines: ['new'] },
    ],
    5,
  )
  expect(table.recap).toEqual(['new'])
  expect(table.lines).toEqual(['old', 'new'])
  sockets[0]?.drop()
  vi.advanceTimersByTime(300)
  sockets[1]?.open()
  expect(sockets[1]?.sent[0]).toMatchObject({ hello: { from: 9 } })
  tell({ welcome: { table: info(11), missed: [{ seq: 10, events: [], lines: ['newer'] }], state: state(11) } })
  expect(table.lines).toEqual(['old', 'new', 'newer'])
  expect(table.recap).toEqual(['new'])
})

test('a face hears of the past after a reload, and that an undo makes it untrue', () => {
  sit(state(9), [
    { seq: 4, events: ['a', 'b'], lines: [] },
    { seq: 8, events: ['c'], lines: [] },
  ])
  tell({ update: { events: ['d'], lines: [], state: state(10) } })
  vi.advanceTimersByTime(1)
  tell({ update: { events: [], lines: [], undone: true, state: state(11, { plays: 0 }) } })
  expect(witnessed).toEqual([['a', 'b', 'c'], ['d'], null, []])
})

test('a choice is made where the origin is not secure and there is no randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const table = sit(state(1))
  void table.choose('pass')
  expect(plays().map((play) => play.choice)).toEqual(['pass'])
  expect(plays()[0]?.key).toMatch(/^[0-9a-f]{32}$/)
})

test('an exception on the way leaves nobody waiting in silence', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('crypto', {})
  const table = sit(state(1))
  await table.choose('pass')
  expect([table.sending, table.trouble?.type]).toEqual([false, 'page'])
  expect(console.error).toHaveBeenCalled()
  vi.unstubAllGlobals()
  void table.choose('pass')
  expect([table.sending, table.trouble]).toEqual([true, null])
})

test('two cards pressed in quick succession are two cards', async () => {
  const table = sit(state(1))
  void table.press({ card: 1 })
  void table.press({ card: 2 })
  expect(plays()).toHaveLength(1)
  update(2, [], { offers: [{ card: 2 }, 'pass'] })
  await vi.advanceTimersByTimeAsync(0)
  expect(plays().map((play) => play.choice)).toEqual([{ card: 1 }, { card: 2 }])
})

test('what was pressed on the way is not meant for a question of another kind', async () => {
  const table = sit(state(1))
  void table.press({ card: 1 })
  void table.press({ card: 2 })
  update(2, [], {
    offers: [{ card: 2 }, 'pass'],
    question: branded<Question>({ number: 3, rule: 'FZ-ATK-02', key: 'question-other', seats: [0], waiting: [0], text: '?' }),
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(plays()).toHaveLength(1)
  expect(table.slip).toBeNull()
})

const said = (n: number, seat: number | null, text: string) => tell({ chat: branded<Message>({ room: 'players', n, at: 0, seat, text }) })
const told = (table: TableState<unknown, Choice>) =>
  table.company.news.map(({ told }) => ('said' in told ? told.said.text : `${told.what} ${told.who}`))

test('what others say is new until it is read; own words are not', () => {
  const table = sit(state(1))
  said(1, 0, 'I')
  said(2, 1, 'You')
  said(2, 1, 'You')
  expect([table.company.unread, told(table)]).toEqual([1, ['You']])
  table.company.read()
  expect([table.company.unread, told(table)]).toEqual([0, []])
  said(3, 1, 'Again')
  vi.advanceTimersByTime(10_000)
  expect([table.company.unread, told(table)]).toEqual([1, []])
})

test('who sits down, leaves or is replaced is told; a page loaded anew is not', () => {
  const table = sit(state(1))
  const grace = { kind: 'human', name: 'Grace', present: true } as const
  const seat = (second: TableState['info']['seats'][number]) =>
    tell({ table: { ...info(1), seats: [{ kind: 'human', present: true }, second] } })
  seat(grace)
  expect(told(table)).toEqual(['sat Grace'])
  vi.advanceTimersByTime(10_000)
  seat({ ...grace, present: false })
  vi.advanceTimersByTime(2000)
  seat(grace)
  vi.advanceTimersByTime(10_000)
  expect(told(table)).toEqual([])
  seat({ ...grace, present: false })
  vi.advanceTimersByTime(6000)
  expect(told(table)).toEqual(['away Grace'])
  seat({ kind: 'bot', level: 'veteran' })
  expect(told(table)).toEqual(['away Grace', 'bot Grace'])
})

test('one’s own seat is news only if a bot plays there', () => {
  expect(seatNews([{ kind: 'open' }], [{ kind: 'human', present: true }], 0 as Seat)).toEqual([])
  expect(seatNews([{ kind: 'human', present: false }], [{ kind: 'bot', level: 'veteran' }], 0 as Seat)).toEqual([
    { what: 'bot-own', seat: 0, who: null },
  ])
  expect(seatNews([{ kind: 'human', name: 'Ada', present: true }], [{ kind: 'open' }], null)).toEqual([
    { what: 'left', seat: 0, who: 'Ada' },
  ])
})

test('a choice is over when its answer is drawn, and another entry before it is none', async () => {
  const table = sit(state(1))
  let stands: boolean | undefined
  void table.choose('pass').then((it) => (stands = it))
  tell({ played: { key: plays()[0]?.key ?? '', seq: 3, repeated: false } })
  update(2)
  await vi.advanceTimersByTimeAsync(0)
  expect(stands).toBeUndefined()
  update(3)
  await vi.advanceTimersByTimeAsync(0)
  expect(stands).toBe(true)
})

test('a choice is not over before what is answered by itself after it is drawn, too', async () => {
  settings.set({ motion: 0 })
  const table = sit(state(1))
  let stands: boolean | undefined
  void table.choose({ card: 1 }).then((it) => (stands = it))
  update(2, [], { offers: ['pass'] })
  tell({ played: { key: plays()[0]?.key ?? '', seq: 2, repeated: false } })
  await vi.advanceTimersByTimeAsync(0)
  expect(plays().map((play) => play.choice)).toEqual([{ card: 1 }, 'pass'])
  expect(stands).toBeUndefined()
  tell({ played: { key: plays()[1]?.key ?? '', seq: 3, repeated: false } })
  update(3)
  await vi.advanceTimersByTimeAsync(0)
  expect(stands).toBe(true)
})

test('a choice that is refused or not offered does not stand', async () => {
  const table = sit(state(1))
  const refused = table.choose('pass')
  tell({
    refused: { key: plays()[0]?.key, problem: { type: 'stale', title: '', status: 409, detail: 'The table has moved on.', now: state(6) } },
  })
  expect(await refused).toBe(false)
  expect(await table.choose({ card: 77 })).toBe(false)
})

test('what nobody may miss comes after what moves, at once when that is skipped, and is not lost with it', () => {
  const table = sit(state(1))
  const titles = () => table.banners.map((it) => it.title)
  motions = [{ kind: 'walk', ms: 300, data: null }]
  banners = [{ title: 'Done', icon: 'x', tone: 'good' }]
  update(2)
  expect(titles()).toEqual([])
  vi.advanceTimersByTime(301)
  expect(titles()).toEqual(['Done'])
  // The press that ended something does not take it away, the next one does.
  table.dismiss()
  expect(titles()).toEqual(['Done'])
  vi.advanceTimersByTime(600)
  table.dismiss()
  expect(titles()).toEqual([])
  // What waits behind a motion is shown when that is skipped, and goes by itself.
  banners = []
  update(3)
  banners = [{ title: 'Last', icon: 'x', tone: 'plain' }]
  update(4)
  table.skip()
  expect(titles()).toEqual(['Last'])
  vi.advanceTimersByTime(5000)
  expect(titles()).toEqual([])
})

test('without motion what nobody may miss is there at once, and what is wanted next comes with the table', () => {
  settings.set({ motion: 0 })
  const table = sit(state(1))
  banners = [{ title: 'Last', icon: 'x', tone: 'plain' }]
  update(2, [], { goal: { now: ['All to the exit'] } })
  expect(table.banners.map((it) => it.title)).toEqual(['Last'])
  expect(table.goal?.now).toEqual(['All to the exit'])
})

const moment = (delay: number, ms = 1000): Motion => ({ kind: 'moment', ms, delay, interlude: 'passes', data: delay })

test('a moment covers the table while it runs, and the table goes on after it', async () => {
  const table = sit(state(1))
  motions = [moment(500)]
  update(2)
  expect(table.interlude).toBeNull()
  await vi.advanceTimersByTimeAsync(500)
  expect(table.interlude?.data).toBe(500)
  expect([table.covered, table.busy]).toEqual([true, true])
  motions = []
  update(3)
  expect(table.seq).toBe(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect([table.interlude, table.seq]).toEqual([null, 3])
})

test('a moment that was skipped before it began stands until it is pressed away', async () => {
  const table = sit(state(1))
  motions = [{ kind: 'dice', ms: 300, covers: true, data: null }, moment(300), moment(2000)]
  update(2)
  await vi.advanceTimersByTimeAsync(100)
  table.skip()
  expect(table.interlude?.data).toBe(300)
  // The same press, or one that comes at once, does not end it.
  table.skip()
  expect(table.interlude?.data).toBe(300)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(table.interlude?.data).toBe(300)
  table.skip()
  expect(table.interlude?.data).toBe(2000)
  await vi.advanceTimersByTimeAsync(1000)
  table.skip()
  expect([table.interlude, table.covered]).toEqual([null, false])
})

test('what has come behind a moment that stands is shown when it is pressed away', async () => {
  const table = sit(state(1))
  motions = [moment(300)]
  update(2)
  table.skip()
  expect(table.interlude).not.toBeNull()
  motions = []
  update(3)
  expect(table.seq).toBe(2)
  await vi.advanceTimersByTimeAsync(1000)
  table.skip()
  expect([table.interlude, table.seq]).toEqual([null, 3])
})

test('where nothing moves a moment is a still, and nothing is answered by itself behind it', async () => {
  settings.set({ motion: 0 })
  const table = sit(state(1))
  motions = [moment(300)]
  update(2, [], { offers: ['pass'] })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(table.interlude?.data).toBe(300)
  expect(plays()).toEqual([])
  table.skip()
  expect(table.interlude).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(plays()).toHaveLength(1)
})

test('what is taken back is no moment', async () => {
  const table = sit(state(1))
  motions = [moment(0)]
  tell({ update: { events: [], lines: [], undone: true, state: state(2) } })
  await vi.advanceTimersByTimeAsync(10)
  expect(table.interlude).toBeNull()
})

test('in a replay too, what dice decide is shown when they have settled, or when they are skipped', async () => {
  const table = new TableState<unknown, Choice>({ info: info(1), face, kit: null, token: 'T' as Token, still: true })
  table.turnTo('first', 'spectator', [], [], false)
  motions = [{ kind: 'dice', ms: 300, covers: true, data: null }]
  stages = [
    { delay: 0, view: 'rolling' },
    { delay: 300, view: 'settled' },
  ]
  table.turnTo('settled', 'spectator', [], [], true)
  expect(table.view).toBe('rolling')
  await vi.advanceTimersByTimeAsync(300)
  expect(table.view).toBe('settled')
  table.turnTo('later', 'spectator', [], [], true)
  table.skip()
  expect(table.view).toBe('later')
})
