/** A change whose answer was lost is sent again under the same key, and happens once. */
import { afterEach, expect, test, vi } from 'vitest'
import { api, Refused } from '../../src/lib/api'
import type { Seat, TableId, Token } from '../../src/lib/ids'

const TABLE = 'abc' as TableId

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

/** Answers one request after another; `null` is a connection that broke off. What was sent is kept. */
function server(answers: (Response | null)[]) {
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as Record<string, unknown>)
    const next = answers.shift()
    return next ? Promise.resolve(next) : Promise.reject(new TypeError('failed to fetch'))
  })
  return sent
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a join whose answer was lost is sent again under the same key', async () => {
  vi.useFakeTimers()
  const sent = server([null, answer(503, { status: 503, detail: 'busy' }), answer(200, { seat: 1, token: 't' })])
  const joined = api.join(TABLE, null, 'Grace')
  await vi.runAllTimersAsync()
  expect(await joined).toEqual({ seat: 1, token: 't' })
  expect(sent).toHaveLength(3)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/)
})

test('each change has a key of its own, and a no is not asked again', async () => {
  const sent = server([answer(201, {}), answer(201, {}), answer(409, { status: 409, detail: 'taken' })])
  await api.create({ game: 'chess' })
  await api.create({ game: 'chess' })
  expect(sent[0]?.key).not.toBe(sent[1]?.key)
  await expect(api.join(TABLE, 1 as Seat, null)).rejects.toBeInstanceOf(Refused)
  expect(sent).toHaveLength(3)
})

test('a server that stays away is given up', async () => {
  vi.useFakeTimers()
  const sent = server([])
  const left = expect(api.leave(TABLE, 't' as Token)).rejects.toBeInstanceOf(Refused)
  await vi.runAllTimersAsync()
  await left
  expect(sent).toHaveLength(3)
})
