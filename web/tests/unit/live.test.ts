import { afterEach, beforeEach, expect, test, vi, type Mocked } from 'vitest'
import { Live, type Hearer } from '../../src/lib/live'
import { FakeSocket, info, state } from './fake'

let sockets: FakeSocket[]
let seen: number
let hearer: Mocked<Hearer>

function connect(): Live {
  return new Live('ws://x', hearer, () => {
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
    hello: vi.fn<Hearer['hello']>(() => ({ token: 'T', from: seen, lang: 'en' })),
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

test('a choice without an answer is sent again with the same key', async () => {
  const live = connect()
  sockets[0]?.open()
  sockets[0]?.tell(welcome(1))
  const answer = live.play({ ask: 2, choice: 'pass', key: 'k' })
  sockets[0]?.drop()
  vi.advanceTimersByTime(300)
  sockets[1]?.open()
  sockets[1]?.tell(welcome(1))
  expect(sockets[1]?.sent.at(-1)).toEqual({ play: { ask: 2, choice: 'pass', key: 'k' } })
  sockets[1]?.tell({ played: { key: 'k', seq: 2, repeated: true } })
  await expect(answer).resolves.toEqual({ seq: 2 })
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
