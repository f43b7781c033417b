/** What nobody may miss: the end that comes nearer. */
import { expect, test } from 'vitest'
import type { Event as ChEvent, View as ChView } from '../../src/cry-havoc'
import { bannersOf as havoc } from '../../src/cry-havoc/banners'

const tones = (banners: readonly { tone: string }[]) => banners.map(({ tone }) => tone)

test('an Event that is passed and the last Round', () => {
  const view = {} as ChView
  const passed: ChEvent = { event: 'events_passed', from: 1, to: 2 }
  expect(havoc(view, [])).toEqual([])
  expect(tones(havoc(view, [passed, passed]))).toEqual(['bad'])
  expect(tones(havoc(view, [passed, { event: 'final_scoring' }]))).toEqual(['bad', 'plain'])
  expect(havoc({ winner: 0 } as unknown as ChView, [{ event: 'final_scoring' }])).toEqual([])
})

test('a Round that nobody scored says so, one that was counted out does not', () => {
  const view = {} as ChView
  const round = (n: number): ChEvent => ({ event: 'round_began', round: n })
  const scored: ChEvent = { event: 'scored', side: 0, vp: 3, for_what: 'regions' }
  expect(tones(havoc(view, [round(2)]))).toEqual(['plain'])
  expect(havoc(view, [round(1)])).toEqual([])
  expect(havoc(view, [scored, round(2)])).toEqual([])
})
