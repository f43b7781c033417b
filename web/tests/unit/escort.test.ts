/** Who walks along unasked is remembered from the steps that were told. */
import { expect, test } from 'vitest'
import type { Event, View } from '../../src/fireteam-zero'
import { Desk } from '../../src/fireteam-zero/desk.svelte'
import { SPECIALIST } from '../../src/fireteam-zero/numbers'

const moved = (figure: number) => ({ event: 'moved', figure }) as unknown as Event
const view = { round: 1, turn: { seat: 0 } } as unknown as View

test('several steps that arrive at once name everybody once', () => {
  const desk = new Desk()
  desk.remember(view, [0, SPECIALIST, SPECIALIST + 1, 0, SPECIALIST, SPECIALIST + 1].map(moved))
  expect(desk.along.who).toEqual([SPECIALIST, SPECIALIST + 1])
})
