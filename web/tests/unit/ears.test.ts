import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ambience } from '../../src/fireteam-zero/sounds'
import type { GameFace } from '../../src/lib/game'
import type { Token } from '../../src/lib/ids'
import { settings } from '../../src/lib/settings.svelte'
import type { Cue } from '../../src/lib/sound/cue'
import { ears } from '../../src/lib/sound/ears'
import { TableState } from '../../src/lib/table.svelte'
import { FakeSocket, info, state } from './fake'
import { FakeContext } from './loudspeaker'

/** All that were ever made: the page keeps its own. */
const contexts: FakeContext[] = []
/** What the window and the document tell. */
let heard: EventTarget
let page: EventTarget & { hidden: boolean }
let leave: () => void
/** What the next update sounds like. */
let cues: Cue[]
let socket: FakeSocket

const face = {
  motions: () => [{ kind: 'any', ms: 1000, data: null }],
  cues: () => cues,
  announce: () => '',
} as unknown as GameFace

const press = async () => {
  heard.dispatchEvent(new Event('mousedown'))
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}
/** How many tones have begun; those of the ambience begin at nothing. */
const sounds = () => contexts.flatMap(({ sources }) => sources).filter(({ from = 0 }) => from > 0).length
const wait = (ms: number) => {
  for (const context of contexts) context.currentTime += ms / 1000
  vi.advanceTimersByTime(ms)
}
const update = (seq: number, more: { undone?: boolean } = {}) =>
  socket.tell({ update: { events: [{}], lines: [], state: state(seq), ...more } })

function sit(): TableState {
  const table = new TableState({ info: info(1), face, kit: null, token: 'T' as Token, connect: () => (socket = new FakeSocket()) })
  socket.open()
  socket.tell({ welcome: { table: info(1), missed: [], state: state(1) } })
  return table
}

beforeEach(() => {
  vi.useFakeTimers()
  // No sound is quite like the one before: here it is.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  cues = [{ sound: 'card', delay: 0 }]
  heard = new EventTarget()
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard))
  vi.stubGlobal('removeEventListener', heard.removeEventListener.bind(heard))
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')))
  vi.stubGlobal(
    'AudioContext',
    class extends FakeContext {
      constructor() {
        super()
        contexts.push(this)
      }
    },
  )
  settings.set({ mute: false, volume: 0.7, ambience: null, chime: true, motion: 1, single: false })
  leave = ears.attend(ambience)
})
afterEach(() => {
  leave()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// All in one: ears are open for as long as the page is.
test('nothing is heard before the first press, nor while it is muted; then every update, once', async () => {
  const table = sit()
  update(2)
  expect(contexts).toEqual([])
  wait(2000)
  settings.set({ mute: true })
  await press()
  expect(contexts).toEqual([])
  settings.set({ mute: false })
  await press()
  await press()
  expect(contexts).toHaveLength(1)
  expect(contexts[0]?.running.length, 'ambience').toBeGreaterThan(4)
  expect(sounds()).toBe(0)
  // What is heard far off comes by chance.
  settings.set({ ambience: false })

  update(3)
  const card = sounds()
  expect(card).toBeGreaterThan(0)
  wait(3000)
  expect(sounds()).toBe(card)

  // An update that waits for motions sounds when it is shown; one that is taken back does not.
  update(4)
  update(5)
  expect(sounds()).toBe(2 * card)
  wait(1000)
  expect(sounds()).toBe(3 * card)
  wait(2000)
  update(6, { undone: true })
  wait(3000)
  expect(sounds()).toBe(3 * card)

  // What is skipped is not heard, but for moments.
  update(7)
  cues = [{ sound: 'coin', delay: 0 }]
  update(8)
  const before = sounds()
  table.skip()
  expect(sounds()).toBeGreaterThan(before)
  wait(5000)

  // Without motions too, once.
  settings.set({ motion: 0 })
  cues = [{ sound: 'card', delay: 800 }]
  const so = sounds()
  update(9)
  expect(sounds()).toBe(so + card)
  wait(3000)
  expect(sounds()).toBe(so + card)

  // One's own turn, unless it is not wished for.
  ears.call()
  const called = sounds()
  expect(called).toBeGreaterThan(so + card)
  wait(5000)
  settings.set({ chime: false })
  ears.call()
  expect(sounds()).toBe(called)

  // The place is silent behind a hidden window, and calls are not.
  settings.set({ chime: true })
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  wait(5000)
  expect(contexts[0]?.running).toEqual([])
  update(10)
  expect(sounds()).toBe(called)
  ears.call()
  expect(sounds()).toBeGreaterThan(called)
  page.hidden = false
  wait(5000)

  // Muted: silent at once, and nothing new.
  settings.set({ mute: true })
  ears.follow()
  wait(5000)
  const now = sounds()
  update(11)
  expect(sounds()).toBe(now)
  table.close()
})

test('who leafs through a game hears nothing of it; who watches it does', async () => {
  await press()
  settings.set({ motion: 1 })
  const table = new TableState({ info: info(1), face, kit: null, token: 'T' as Token, still: true })
  const turn = (step: boolean) => table.turnTo({}, 'spectator', [], [{}], step)
  const fresh = () => {
    const before = sounds()
    turn(true)
    return sounds() - before
  }
  turn(false)
  expect(fresh()).toBe(0)
  wait(900)
  expect(fresh()).toBeGreaterThan(0)
  wait(200)
  expect(fresh()).toBe(0)
  wait(900)
  expect(fresh()).toBeGreaterThan(0)
  table.close()
})

test('a system that asks for calm has sounds and no ambience, unless it is wished for', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion'), addEventListener: () => {} }))
  vi.resetModules()
  const { settings: calm } = await import('../../src/lib/settings.svelte')
  expect([calm.motion, calm.now.mute, calm.ambience]).toEqual([0, false, false])
  calm.set({ ambience: true })
  expect(calm.ambience).toBe(true)
  expect(settings.ambience).toBe(true)
  settings.set({ ambience: false })
  expect(settings.ambience).toBe(false)
})
