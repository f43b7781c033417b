import { expect, test } from 'vitest'
import type { Motion } from '../../src/lib/game'
import { actsOf, withoutMoments, type Script } from '../../src/lib/showing.svelte'

const motion = (kind: string, delay: number, ms: number): Motion => ({ kind, delay, ms, data: null })
const script: Script<string> = {
  motions: [
    motion('walk', 0, 300),
    { ...motion('fall', 300, 1000), interlude: 'passes' },
    motion('mark', 300, 400),
    motion('run', 1300, 200),
  ],
  stages: [
    { delay: 0, view: 'rolling' },
    { delay: 1400, view: 'settled' },
  ],
  cues: [
    { sound: 'step', delay: 0 },
    { sound: 'fall', delay: 300 },
    { sound: 'coin', delay: 900 },
    { sound: 'step', delay: 1300 },
  ],
}

test('a script is cut where an interlude begins and where it ends', () => {
  const [first, last, ...more] = actsOf(script)
  expect(more).toEqual([])
  expect([first?.interlude?.kind, last?.interlude]).toEqual(['fall', null])
  // What would move beside the interlude moves behind it.
  expect(first?.motions.map(({ kind, delay }) => [kind, delay])).toEqual([
    ['walk', 0],
    ['mark', 300],
  ])
  expect([first?.ms, last?.ms]).toEqual([300, 200])
  expect(first?.sounds.map(({ sound, delay }) => [sound, delay])).toEqual([
    ['fall', 0],
    ['coin', 600],
  ])
  expect([first?.cues.length, last?.cues]).toEqual([1, [{ sound: 'step', delay: 0 }]])
  expect(last?.stages).toEqual([{ delay: 100, view: 'settled' }])
})

test('without moments nothing waits for them', () => {
  const { motions, stages, cues } = withoutMoments(script)
  expect(motions.map(({ kind, delay }) => [kind, delay])).toEqual([
    ['walk', 0],
    ['mark', 300],
    ['run', 300],
  ])
  expect(stages.map(({ delay }) => delay)).toEqual([0, 400])
  expect(cues.map(({ delay }) => delay)).toEqual([0, 300, 300, 300])
})
