import { afterEach, beforeEach, expect, test, vi, type Mocked } from 'vitest'
import { Refused } from '../../src/lib/api'
import type { TableId, Token } from '../../src/lib/ids'
import { Live, type Hearer } from '../../src/lib/live'
import { FakeSocket, info, state } from './fake'

let sockets: FakeSocket[]
let seen: number
let hearer: Mocked<Hearer>

function connect(): Live {
  return new Live('abc' as TableId, hearer, () => {
    const socket = new FakeSocket()
    sockets.push(socket)
    return socket
  })
}

const welcome = (seq: number) => ({ welcome: { table: info(seq), missed: [], state: state(seq) } })

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  seen = 0
  hearer = {
    hello: vi.fn<Hearer['hello']>(() => ({ token: 'T' as Token, from: seen, lang: 'en' })),
    welcome: vi.fn<Hearer['welcome']>((recap) => void (seen = recap.state.seq)),
    update: vi.fn<Hearer['update']>((update) => void (seen = update.state.seq)),
    table: vi.fn<Hearer['table']>(),
    chat: vi.fn<Hearer['chat']>(),
    online: vi.fn<Hearer['online']>(),
    ended: vi.fn<Hearer['ended']>(),
  }
})
afterEach(() => vi.useRealTimers())

test('says hello first and hears what it is told', () => {
  connect()
  sockets[0]?.open()
  expect(sockets[0]?.sent).toEqual([{ hello: { token: 'T', from: 0, lang: 'en' } }])
  sockets[0]?.tell(welcome(4))
  expect(hearer.online).toHaveBeenLastCalledWith('live')
  sockets[0]?.tell({ update: { events: [], state: state(5) } })
  expect(seen).toBe(5)
})

test('a broken line comes back by itself and resumes from the last entry seen', () => {
  connect()
  sockets[0]?.open()
  sockets[0]?.tell(welcome(7))
  sockets[0]?.drop()
  expect(hearer.online).toHaveBeenLastCalledWith('reconnecting')
  vi.advanceTimersByTime(300)
  expect(sockets).toHaveLength(2)
  sockets[1]?.open()
  expect(sockets[1]?.sent).toEqual([{ hello: { token: 'T', from: 7, lang: 'en' } }])
})

/** The key of the last frame that was sent. */
const key = (socket = sockets.at(-1)) => Object.values(socket?.sent.at(-1) ?? {}).map((body) => (body as { key: string }).key)[0] ?? ''

test('a request without an answer is sent again with the same key', async () => {
  const live = connect()
  sockets[0]?.open()
  sockets[0]?.tell(welcome(1))
  const answer = live.ask('play', { ask: 2, choice: 'pass' })
  const sent = key()
  sockets[0]?.drop()
  vi.advanceTimersByTime(300)
  sockets[1]?.open()
  sockets[1]?.tell(welcome(1))
  expect(sockets[1]?.sent.at(-1)).toEqual({ play: { ask: 2, choice: 'pass', key: sent } })
  sockets[1]?.tell({ played: { key: sent, seq: 2, repeated: true } })
  await expect(answer).resolves.toMatchObject({ seq: 2 })
})

test('each answer finds its request', async () => {
  const live = connect()
  sockets[0]?.open()
  sockets[0]?.tell(welcome(1))
  const [one, two] = [live.ask('why_not', { choice: 1 }), live.ask('why_not', { choice: 2 })]
  const keys = sockets[0]?.sent.slice(1).map(({ why_not }) => (why_not as { key: string }).key) ?? []
  sockets[0]?.tell({ why_not: { key: keys[1], allowed: true } })
  sockets[0]?.tell({ why_not: { key: keys[0], allowed: false } })
  expect([(await one).allowed, (await two).allowed]).toEqual([false, true])
  const undone = live.ask('undo', { keep: 3 })
  sockets[0]?.tell({ done: { key: key() } })
  await undone
  const said = live.ask('chat', { text: 'hi' })
  const problem = { type: 'too-many', title: '', status: 429, detail: 'Wait.' }
  sockets[0]?.tell({ refused: { key: key(), problem } })
  await expect(said).rejects.toEqual(new Refused(problem))
})

test('nobody waits for an answer of a connection that is over', async () => {
  const live = connect()
  const before = live.ask('consent', { agree: true })
  live.close()
  await expect(before).rejects.toBeInstanceOf(Refused)
  await expect(live.ask('undo', {})).rejects.toBeInstanceOf(Refused)
})

test('pauses grow while nobody answers', () => {
  connect()
  for (let n = 0; n < 12; n++) {
    sockets.at(-1)?.drop()
    vi.advanceTimersByTime(5000)
  }
  expect(sockets).toHaveLength(13)
  sockets.at(-1)?.drop()
  vi.advanceTimersByTime(4000)
  expect(sockets).toHaveLength(13)
})

test('whoever lost the seat does not come back', () => {
  connect()
  sockets[0]?.open()
  sockets[0]?.tell(welcome(1))
  sockets[0]?.tell({ bye: 'unseated' })
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
  expect(hearer.ended).toHaveBeenCalledWith(null)
})
