/** Links for others carry an address that others can reach. */
import { expect, test } from 'vitest'
import { isLoopback, Reach } from '../../src/lib/reach.svelte'

const at = (origin: string, addresses: string[]) => {
  let asked = 0
  const url = new URL(origin)
  const reach = new Reach({ origin: url.origin, hostname: url.hostname }, () => {
    asked += 1
    return Promise.resolve({ addresses })
  })
  return { reach, asked: () => asked }
}

test('a page that was opened as localhost asks the server where others reach it', async () => {
  for (const own of ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080']) {
    const { reach, asked } = at(own, ['http://192.168.1.20:8080', 'http://10.0.0.2:8080'])
    expect(reach.origin).toBe(own)
    await Promise.resolve()
    expect(reach.origin).toBe('http://192.168.1.20:8080')
    expect(asked()).toBe(1)
  }
})

test('a page that was opened at another address knows it, and a server that knows none changes nothing', async () => {
  const far = at('http://192.168.1.20:8080', ['http://10.0.0.2:8080'])
  expect(far.reach.origin).toBe('http://192.168.1.20:8080')
  expect(far.asked()).toBe(0)
  const alone = at('http://localhost:8080', [])
  void alone.reach.origin
  await Promise.resolve()
  expect(alone.reach.origin).toBe('http://localhost:8080')
  expect(['localhost', 'a.localhost', '127.0.0.53', '[::1]', 'muster.test', '10.0.0.1', 'localhost.example'].map(isLoopback)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
