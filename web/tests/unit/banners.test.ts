/** What nobody may miss: the end that comes nearer, objectives that are done, the coin on tails. */
import { expect, test } from 'vitest'
import type { Event as ChEvent, View as ChView } from '../../src/cry-havoc'
import { bannersOf as havoc } from '../../src/cry-havoc/banners'
import type { Event, Kit, View } from '../../src/fireteam-zero'
import { bannersOf } from '../../src/fireteam-zero/banners'

const tones = (banners: readonly { tone: string }[]) => banners.map(({ tone }) => tone)

test('an Event that is passed and the last Round', () => {
  const view = {} as ChView
  const passed: ChEvent = { event: 'events_passed', from: 1, to: 2 }
  expect(havoc(view, [])).toEqual([])
  expect(tones(havoc(view, [passed, passed]))).toEqual(['bad'])
  expect(tones(havoc(view, [passed, { event: 'final_scoring' }]))).toEqual(['bad', 'plain'])
  expect(havoc({ winner: 0 } as unknown as ChView, [{ event: 'final_scoring' }])).toEqual([])
})

test('an objective that is done, all of them, and the coin', () => {
  const view = (done: boolean[], coin: string) =>
    ({ coin, objectives: done.map((complete, n) => ({ id: `o${n}`, complete })) }) as unknown as View
  const kit = { objectives: [] as unknown[] } as Kit
  const tails = { event: 'coin_turned', side: 'tails' } as Event
  expect(bannersOf(view([false, false], 'heads'), view([false, false], 'heads'), [], kit)).toEqual([])
  const one = bannersOf(view([false, false], 'heads'), view([true, false], 'heads'), [], kit)
  const all = bannersOf(view([true, false], 'heads'), view([true, true], 'heads'), [], kit)
  expect([tones(one), tones(all)]).toEqual([['good'], ['good']])
  expect(one[0]?.title).not.toBe(all[0]?.title)
  expect(tones(bannersOf(view([], 'heads'), view([], 'tails'), [tails], kit))).toContain('bad')
  // Turned, and turned back at once: nothing is lost by the next fall.
  expect(bannersOf(view([true], 'heads'), view([true], 'heads'), [tails], kit)).toEqual([])
})
