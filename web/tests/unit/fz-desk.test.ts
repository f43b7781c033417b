/** What a player's desk remembers within a turn. */
import { describe, expect, test } from 'vitest'
import type { Choice, Event, View } from '../../src/fireteam-zero'
import { Desk } from '../../src/fireteam-zero/desk.svelte'
import type { FzTable } from '../../src/fireteam-zero/model'

const [HENRY, PATTY] = [4, 5]
const turnOf = (seat: number, round = 1) => ({ round, turn: { seat } }) as unknown as View
const moved = (...figures: number[]) => figures.map((figure) => ({ event: 'moved', figure }) as unknown as Event)
const asking = (...figures: number[]) =>
  ({ question: { rule: 'FZ-SPEC-03' }, offers: [...figures.map((figure) => ({ figure })), 'done'] as Choice[] }) as unknown as FzTable

describe('who comes along', () => {
  test('is asked at the first step of a turn and remembered at the next ones', () => {
    const desk = new Desk({} as FzTable)
    desk.remember(turnOf(0), [])
    expect(desk.escortOf(asking(HENRY, PATTY))).toBeNull()
    desk.remember(turnOf(0), moved(0, HENRY, PATTY))
    expect(desk.escortOf(asking(HENRY, PATTY))).toEqual({ figure: HENRY })
    expect(desk.escortOf(asking(PATTY))).toEqual({ figure: PATTY })
  })

  test('is asked again where somebody stayed behind, when the player wants it, and in the next turn', () => {
    const desk = new Desk({} as FzTable)
    desk.remember(turnOf(0), moved(0, HENRY))
    expect(desk.escortOf(asking(HENRY, PATTY))).toBeNull()
    expect(desk.escortOf(asking(HENRY))).toEqual({ figure: HENRY })
    desk.askAgain()
    expect(desk.escortOf(asking(HENRY))).toBeNull()
    desk.remember(turnOf(0), moved(0, HENRY))
    desk.remember(turnOf(1), [])
    expect(desk.escortOf(asking(HENRY))).toBeNull()
  })

  test('is told once for each, however far they walked, and forgotten when the table jumps in time', () => {
    const desk = new Desk({} as FzTable)
    desk.remember(turnOf(0), moved(0, HENRY, PATTY, 0, HENRY, PATTY))
    expect(desk.along.who).toEqual([HENRY, PATTY])
    desk.remember(turnOf(0), null)
    expect(desk.along.who).toEqual([])
  })
})
